//! The list of the pictures: what is on screen, and at which sizes.

use bevy::math::UVec2;
use rummage::shell::{
    preferences::{DeckStyle, Light, Preferences},
    states::{Menu, Screen},
};
use rummage_rules::{
    games::{GAMES, Game},
    house::options::Options,
    turn::{gate::Gate, window::WindowKind},
};

use super::{position::Moment, ruled};

/// Wide, large, very wide, a tablet, a phone upright and lying.
pub const SIZES: [UVec2; 6] = [
    UVec2::new(1280, 720),
    UVec2::new(1920, 1080),
    UVec2::new(2560, 1080),
    UVec2::new(1024, 768),
    UVec2::new(390, 844),
    UVec2::new(844, 390),
];

/// A picture to be drawn.
#[derive(Clone)]
pub struct Scene {
    /// Its file's name, without the ending.
    pub name: String,
    /// What is shown.
    pub what: What,
    /// What the player likes other than usual.
    pub likes: fn(&mut Preferences),
}

/// What a picture shows.
#[derive(Clone)]
pub enum What {
    /// A screen without a match.
    Screen(Screen, &'static Game),
    /// The title, for who has finished matches.
    Again(&'static Game),
    /// A menu over the table.
    Over(Menu, &'static Game),
    /// A menu over another screen.
    OverScreen(Menu, Screen, &'static Game),
    /// The room around a table elsewhere, as its host or a guest sees it.
    Room { game: &'static Game, host: bool },
    /// Who is here, in the midst of a match elsewhere.
    Company(&'static Game),
    /// A tab of the options, by its button.
    Tab(&'static str, &'static Game),
    /// The set-up of a match with these house rules.
    SetUp { game: &'static Game, players: usize, options: Options },
    /// The set-up of a match in which another person sits at this screen.
    People(&'static Game),
    /// Words looked for in the rules, with the house rules of the game's first preset.
    Found { game: &'static Game, words: &'static str },
    /// The curtain before the first of two people.
    Curtain(&'static Game),
    /// The result of a match.
    Result(&'static Game, usize),
    /// A step of a game's lesson; why something else waits.
    Lesson { game: &'static Game, step: usize, missed: bool },
    /// Thoughts on request.
    Hint { game: &'static Game, players: usize, deeper: bool },
    /// What the player was to think at a moment of the match, beside the table of that moment.
    Reasoning { game: &'static Game, players: usize },
    /// The matches with friends that can be looked back on.
    Played,
    /// The round that is over, looked at again.
    Review { game: &'static Game, players: usize },
    /// A practice match walked back to its middle, the log beside it or not.
    Replay { game: &'static Game, players: usize, log: bool },
    /// All hands on the table, once a round has been counted.
    Counted { game: &'static Game, players: usize },
    /// A table in play.
    Table { game: &'static Game, players: usize, options: Options, moment: Moment },
}

/// All pictures of one size.
pub fn all() -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut add = |name: String, what: What| scenes.push(Scene { name, what, likes: |_| {} });
    let first = GAMES[0];
    add("title".into(), What::Screen(Screen::Title, first));
    add("title-again".into(), What::Again(first));
    add("choose".into(), What::Screen(Screen::Choose, first));
    add("rules-which".into(), What::OverScreen(Menu::WhichRules, Screen::Title, first));
    add("credits".into(), What::Over(Menu::Credits, first));
    add("pause".into(), What::Over(Menu::Pause, first));
    add("log".into(), What::Over(Menu::Log, first));
    add("fair".into(), What::Over(Menu::Fair, first));
    add("options".into(), What::Over(Menu::Options, first));
    add("options-play".into(), What::Tab("options-tab-play", first));
    add("options-controls".into(), What::Tab("options-tab-controls", first));
    add("curtain".into(), What::Curtain(first));
    add("statistics".into(), What::Screen(Screen::Statistics, first));
    add("statistics-games".into(), What::OverScreen(Menu::Games, Screen::Statistics, first));
    add("friends".into(), What::Screen(Screen::Friends, first));
    for (name, host) in [("friends-host", true), ("friends-guest", false)] {
        let game = GAMES.iter().copied().find(|game| game.id == "liverpool").unwrap_or(first);
        add(name.into(), What::Room { game, host });
        if host {
            add("friends-company".into(), What::Company(game));
        }
    }
    add("friends-played".into(), What::Played);
    add("gestures".into(), What::Over(Menu::Gestures, first));
    add("setup-people".into(), What::People(first));
    add("letters".into(), What::OverScreen(Menu::Letters, Screen::Setup, first));
    for game in GAMES {
        add(format!("setup-{}", game.id), What::Screen(Screen::Setup, game));
        add(format!("house-{}", game.id), What::OverScreen(Menu::House, Screen::Setup, game));
        add(format!("rules-{}", game.id), What::Over(Menu::Rules, game));
        if !game.presets.is_empty() {
            add(format!("found-{}", game.id), What::Found { game, words: "card" });
        }
        for players in game.seats.clone() {
            for (word, moment) in [("early", Moment::Early), ("late", Moment::Late), ("sheet", Moment::Sheet)]
            {
                add(format!("{}-{players}-{word}", game.id), table(game, players, moment));
            }
        }
        let largest = *game.seats.end();
        for players in [*game.seats.start(), largest] {
            add(format!("{}-{players}-counted", game.id), What::Counted { game, players });
        }
        for (word, moment) in HANDS {
            add(format!("{}-{}-{word}", game.id, game.usual_seats), table(game, game.usual_seats, moment));
        }
        if lays_all_at_once(game) {
            add(
                format!("{}-{}-ready", game.id, game.usual_seats),
                table(game, game.usual_seats, Moment::Ready),
            );
        }
        if shows_hands(game) {
            add(format!("{}-{largest}-showdown", game.id), table(game, largest, Moment::Showdown));
        }
        for (word, kind) in QUESTIONS.into_iter().filter(|(_, kind)| asks(game, *kind)) {
            for players in [game.usual_seats, largest] {
                add(format!("{}-{players}-{word}", game.id), table(game, players, Moment::Question(kind)));
            }
        }
        for players in [game.usual_seats, largest] {
            add(format!("{}-{players}-replay", game.id), What::Replay { game, players, log: false });
        }
        let players = game.usual_seats;
        add(format!("{}-{players}-hint", game.id), What::Hint { game, players, deeper: false });
        add(format!("{}-{players}-deeper", game.id), What::Hint { game, players, deeper: true });
        add(format!("{}-{players}-reasoning", game.id), What::Reasoning { game, players });
        add(format!("{}-{players}-review", game.id), What::Review { game, players });
        add(format!("{}-replay-log", game.id), What::Replay { game, players: game.usual_seats, log: true });
        for preset in game.presets {
            let players = 4.clamp(*game.seats.start(), largest);
            let moment = Moment::Late;
            let options = preset.options().expect("a preset has options");
            let what = What::Table { game, players, options, moment };
            add(format!("{}-{players}-{}", game.id, preset.id), what);
        }
        for players in [*game.seats.start(), largest] {
            add(format!("{}-{players}-end", game.id), table(game, players, Moment::End));
            add(format!("{}-{players}-result", game.id), What::Result(game, players));
        }
    }
    for game in GAMES {
        let steps = rummage_lessons::of(game).map_or(0, |lesson| lesson.steps.len());
        for step in 0..steps {
            add(format!("lesson-{}-{}", game.id, step + 1), What::Lesson { game, step, missed: false });
        }
        if game.id == rummage_lessons::FIRST {
            add("lesson-missed".into(), What::Lesson { game, step: 5, missed: true });
        }
    }
    for (name, what) in ruled::all() {
        add(name, what);
    }
    for game in GAMES {
        let what = table(game, game.usual_seats, Moment::Late);
        scenes.push(Scene {
            name: format!("new-{}", game.id),
            what,
            likes: |likes| likes.first_times = true,
        });
    }
    for (word, likes) in LIKES {
        scenes.extend(core(first).map(|(name, what)| Scene { name: format!("{word}-{name}"), what, likes }));
    }
    scenes
}

/// How a player may like it other than usual.
const LIKES: [(&str, fn(&mut Preferences)); 7] = [
    ("letters", |likes| likes.suit_letters = true),
    ("text-200", |likes| likes.step_text(10)),
    ("four-colours", |likes| likes.deck = DeckStyle::FourColours),
    ("high-contrast", |likes| likes.high_contrast = true),
    ("dusk", |likes| likes.light = Light::Dusk),
    ("sea", |likes| likes.light = Light::Sea),
    ("clay", |likes| likes.light = Light::Clay),
];

/// What is drawn for each liking: every screen, and a table with flowers and one with suits.
fn core(first: &'static Game) -> impl Iterator<Item = (&'static str, What)> {
    let wild = GAMES.iter().find(|game| *game.seats.end() == 2 && has_wilds(game)).copied().unwrap_or(first);
    [
        ("title", What::Screen(Screen::Title, first)),
        ("choose", What::Screen(Screen::Choose, first)),
        ("setup", What::Screen(Screen::Setup, first)),
        ("options", What::Over(Menu::Options, first)),
        ("house", What::OverScreen(Menu::House, Screen::Setup, first)),
        ("statistics", What::Screen(Screen::Statistics, first)),
        ("statistics-games", What::OverScreen(Menu::Games, Screen::Statistics, first)),
        ("rules", What::Over(Menu::Rules, first)),
        ("fair", What::Over(Menu::Fair, first)),
        ("table", table(first, first.usual_seats, Moment::Late)),
        ("wilds", table(wild, wild.usual_seats, Moment::Late)),
        ("sheet", table(first, first.usual_seats, Moment::Sheet)),
        ("replay", What::Replay { game: first, players: first.usual_seats, log: false }),
        ("reasoning", What::Reasoning { game: first, players: first.usual_seats }),
    ]
    .into_iter()
}

/// Whether a seat may end a round by showing its hand.
fn shows_hands(game: &Game) -> bool {
    game.spec(game.usual_seats, &Options::default()).is_ok_and(|spec| spec.shows_hands())
}

/// Whether what a seat lays first goes down all at once.
fn lays_all_at_once(game: &Game) -> bool {
    game.spec(game.usual_seats, &Options::default())
        .is_ok_and(|spec| matches!(spec.gates.gate, Gate::Points(_) | Gate::Round(_) | Gate::Sight(_)))
}

fn has_wilds(game: &Game) -> bool {
    game.spec(game.usual_seats, &Options::default())
        .is_ok_and(|spec| spec.deck.cards().any(|card| spec.is_wild(card)))
}

/// The hands of every game.
const HANDS: [(&str, Moment); 2] = [("fewest", Moment::Fewest), ("most", Moment::Most)];

const QUESTIONS: [(&str, WindowKind); 4] = [
    ("buy", WindowKind::Buy),
    ("rummy", WindowKind::Rummy),
    ("dig", WindowKind::Dig),
    ("cut", WindowKind::Cut),
];

/// Whether a game ever asks this.
fn asks(game: &Game, kind: WindowKind) -> bool {
    game.spec(game.usual_seats, &Options::default()).is_ok_and(|spec| spec.asks(kind))
}

fn table(game: &'static Game, players: usize, moment: Moment) -> What {
    What::Table { game, players, options: Options::default(), moment }
}
