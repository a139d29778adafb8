//! A conversation: what has been set so far, and the answer to each line.

use super::hosted::{Hosted, Seats};
use super::moves;
use super::position::Position;
use super::question::Question;
use super::telling::{Telling, Watcher};
use crate::players::Player;
use crate::table_options;
use crate::view_text;
use rummage_bots::Level;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::SeedError;
use rummage_rules::games::{GAMES, Game};
use rummage_rules::house::options::Options;
use rummage_rules::notation;
use rummage_rules::record::RULES_REVISION;
use rummage_rules::table::view::View;

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// The lines that are understood.
const COMMANDS: [&str; 22] = [
    "hello", "game", "seats", "match", "play", "try", "undo", "watch", "copies", "view", "show", "turn",
    "suggest", "actions", "think", "thoughts", "record", "seat", "event", "refused", "divide", "quit",
];
/// A seat that whoever asks plays.
const YOU: &str = "you";

/// The table that was set.
struct Setting {
    game: &'static Game,
    seats: usize,
    options: Options,
    players: Seats,
}

/// A conversation.
pub struct Session {
    level: Level,
    setting: Option<Setting>,
    position: Option<Position>,
    telling: Telling,
    divides: bool,
}

impl Session {
    /// A conversation in which this level thinks.
    pub fn new(level: Level) -> Session {
        let telling = Telling { to: Watcher::Onlooker, copies: false };
        Session { level, setting: None, position: None, telling, divides: false }
    }

    /// What is answered to a line before `ok`.
    ///
    /// # Errors
    /// What the line is about and what is wrong with it.
    pub fn answer(&mut self, line: &str) -> Result<Vec<String>, String> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match command {
            "hello" => Ok(hello()),
            "game" => self.set_game(rest),
            "seats" => self.set_seats(rest),
            "match" => self.begin(rest),
            "play" => self.play(rest),
            "try" => self.attempt(rest),
            "undo" => self.undo(rest),
            "watch" => self.watch(rest),
            "copies" => self.number_copies(rest),
            "divide" => self.divide(rest),
            "view" => self.set_view(rest),
            "show" => self.show(rest),
            "turn" => self.position().map(|position| vec![position.turn()]),
            "suggest" => self.suggest(rest),
            "actions" => self.view_of(rest).map(|view| moves::every(&view)),
            "think" => self.think(rest),
            "thoughts" => self.thoughts(rest),
            "record" => self.record(),
            // What a seat is told. Nothing of it is needed here: the view says it all.
            "seat" | "event" | "refused" | "quit" => Ok(Vec::new()),
            _ => {
                let short: String = command.chars().take(40).collect();
                return Err(format!("'{short}' is no command: the commands are {}", COMMANDS.join(", ")));
            }
        };
        done.map_err(|why| format!("{command}: {why}"))
    }

    fn setting(&mut self) -> Result<&mut Setting, String> {
        self.setting.as_mut().ok_or_else(|| "no game is set: write game gin 2".into())
    }

    fn position(&self) -> Result<&Position, String> {
        self.position.as_ref().ok_or_else(no_position)
    }

    fn hosted(&mut self) -> Result<&mut Hosted, String> {
        self.position.as_mut().ok_or_else(no_position)?.hosted()
    }

    fn set_game(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let mut words = rest.split_whitespace();
        let game =
            table_options::game(words.next().unwrap_or_default()).map_err(|error| error.to_string())?;
        let seats = match words.next() {
            None => game.usual_seats,
            Some(text) => text.parse().map_err(|_| format!("'{text}' is no number of seats"))?,
        };
        let options: Vec<String> = words.map(str::to_owned).collect();
        let options = table_options::options(game, &options).map_err(|error| error.to_string())?;
        let spec = game.spec(seats, &options).map_err(|error| error.to_string())?;
        let codes: Vec<&str> = spec.deck.cards().map(|card| spec.deck.code(card)).collect();
        self.setting = Some(Setting { game, seats, options, players: vec![None; seats] });
        self.position = None;
        Ok(vec![format!("deck {}", codes.join(" ")), format!("rules {}", game.revision())])
    }

    fn set_seats(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let setting = self.setting()?;
        let levels = Level::ALL.map(Level::id).join(", ");
        let player = |name: &str| match name {
            YOU => Ok(None),
            _ => Player::named(name)
                .ok()
                .filter(|player| !matches!(player, Player::Seer(_)))
                .map(Some)
                .ok_or_else(|| format!("'{name}' cannot sit here: write {YOU}, {levels}, plain or random")),
        };
        let players = rest.split_whitespace().map(player).collect::<Result<Vec<_>, _>>()?;
        if players.len() != setting.seats {
            return Err(format!("{} names for {} seats", players.len(), setting.seats));
        }
        setting.players = players;
        Ok(Vec::new())
    }

    fn begin(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let telling = self.telling;
        let setting = self.setting()?;
        let (seed, practice) = match rest.split_once(char::is_whitespace) {
            Some((seed, "practice")) => (seed, true),
            _ => (rest, false),
        };
        let seed = seed.parse().map_err(|error: SeedError| error.to_string())?;
        let host = Host::new(setting.game, setting.seats, setting.options.clone(), seed);
        let host = host.map_err(|error| error.to_string())?;
        let host = if practice { host.for_practice() } else { host };
        let mut hosted = Hosted::new(host, setting.players.clone());
        hosted.let_counts_wait(self.divides);
        let said = hosted.go_on(telling)?;
        self.position = Some(Position::Match(Box::new(hosted)));
        Ok(said)
    }

    fn play(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let telling = self.telling;
        let (seat, text) = seat_first(rest);
        self.hosted()?.play(seat, text, telling)
    }

    fn attempt(&self, rest: &str) -> Result<Vec<String>, String> {
        let (seat, text) = seat_first(rest);
        moves::tried(&self.seen_by(seat)?, text)
    }

    fn undo(&mut self, rest: &str) -> Result<Vec<String>, String> {
        let telling = self.telling;
        let seat = named_seat(rest)?;
        self.hosted()?.undo(seat, telling)
    }

    fn number_copies(&mut self, rest: &str) -> Result<Vec<String>, String> {
        self.telling.copies = switch(rest)?;
        Ok(Vec::new())
    }

    /// A count that waits is gone on with once counts wait no longer.
    fn divide(&mut self, rest: &str) -> Result<Vec<String>, String> {
        self.divides = switch(rest)?;
        let (telling, divides) = (self.telling, self.divides);
        let Some(Position::Match(hosted)) = &mut self.position else { return Ok(Vec::new()) };
        let waited = !hosted.dividing().is_empty();
        hosted.let_counts_wait(divides);
        if waited && !divides { hosted.go_on(telling) } else { Ok(Vec::new()) }
    }

    fn watch(&mut self, rest: &str) -> Result<Vec<String>, String> {
        self.telling.to = match (rest, notation::parse_seat(rest)) {
            ("all", _) => Watcher::All,
            ("none", _) => Watcher::Onlooker,
            (_, Some(seat)) => Watcher::Seat(seat),
            _ => return Err(format!("'{rest}' cannot watch: write all, none or a seat like P0")),
        };
        Ok(Vec::new())
    }

    fn set_view(&mut self, text: &str) -> Result<Vec<String>, String> {
        let position = Position::View(Box::new(view_text::read(text)?));
        let turn = position.turn();
        self.position = Some(position);
        Ok(vec![turn])
    }

    fn show(&self, rest: &str) -> Result<Vec<String>, String> {
        let view = self.view_of(rest)?;
        let options = match self.position()? {
            Position::Match(hosted) => hosted.record().rules(),
            Position::View(_) => return Err("a view was set, and it is what you know".into()),
        };
        Ok(vec![format!("view {}", view_text::write(&view, &options))])
    }

    /// The view of the seat that is written here, which may be nothing.
    fn view_of(&self, seat: &str) -> Result<View, String> {
        let named = named_seat(seat)?;
        self.position()?.view(named)
    }

    fn suggest(&self, rest: &str) -> Result<Vec<String>, String> {
        let (seat, rest) = seat_first(rest);
        let most = match rest {
            "" => usize::MAX,
            text => text.parse().map_err(|_| format!("'{text}' is no number of suggestions"))?,
        };
        Ok(moves::suggested(&self.seen_by(seat)?, most))
    }

    fn think(&self, rest: &str) -> Result<Vec<String>, String> {
        Question::read(self, rest).map(|question| vec![question.choice()])
    }

    fn thoughts(&self, rest: &str) -> Result<Vec<String>, String> {
        Question::read(self, rest).map(|question| question.thoughts())
    }

    /// The view of the seat named, or of the only one asked.
    pub(super) fn seen_by(&self, seat: Option<Seat>) -> Result<View, String> {
        self.position()?.view(seat)
    }

    /// The level that thinks where none is named.
    pub(super) fn level(&self) -> Level {
        self.level
    }

    fn record(&self) -> Result<Vec<String>, String> {
        match self.position()? {
            Position::Match(hosted) => {
                let json = serde_json::to_string(hosted.record()).map_err(|error| error.to_string())?;
                Ok(vec![format!("record {json}")])
            }
            Position::View(_) => Err("a view has no record".into()),
        }
    }
}

fn no_position() -> String {
    "there is no position: write match SEED or view JSON".into()
}

/// Whether something is to be on.
fn switch(text: &str) -> Result<bool, String> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("'{text}' is neither on nor off")),
    }
}

fn hello() -> Vec<String> {
    let games: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    vec![
        format!("id rummage-cli {}", env!("CARGO_PKG_VERSION")),
        format!("protocol {PROTOCOL}"),
        format!("rules {RULES_REVISION}"),
        format!("games {}", games.join(" ")),
        format!("levels {}", Level::ALL.map(Level::id).join(" ")),
        format!("commands {}", COMMANDS.join(" ")),
    ]
}

/// The seat that a text is, if it is not empty.
fn named_seat(text: &str) -> Result<Option<Seat>, String> {
    match notation::parse_seat(text) {
        None if !text.is_empty() => Err(format!("'{text}' is no seat: seats are written P0, P1")),
        named => Ok(named),
    }
}

/// The seat that a text begins with, if it does, and the rest.
pub(super) fn seat_first(text: &str) -> (Option<Seat>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match notation::parse_seat(first) {
        Some(seat) => (Some(seat), rest.trim()),
        None => (None, text),
    }
}
