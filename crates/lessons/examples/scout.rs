//! Looks for a deal that a lesson can be made of: bots play the first round of many seeds, and those rounds are printed in which
//! what is wanted happens, with the learner's hand and every move as a lesson writes it.

use clap::Parser;
use rummage_bots::{Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::notation::{action_text, cards_text, parse_action};
use rummage_rules::prelude::*;
use rummage_rules::table::StepKind;

/// Finds deals for lessons.
#[derive(Parser)]
struct Wanted {
    /// The id of the game.
    game: String,
    /// How many sit there.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// House rules, as key=value with commas between them.
    #[arg(long, default_value = "")]
    options: String,
    /// The first seed, and how many are tried.
    #[arg(long, default_value_t = 1)]
    from: u64,
    /// How many seeds are tried.
    #[arg(long, default_value_t = 2000)]
    tries: u64,
    /// How many rounds are printed.
    #[arg(long, default_value_t = 3)]
    most: usize,
    /// The learner moves no more often than this.
    #[arg(long, default_value_t = 16)]
    moves: usize,
    /// Words with which moves of the learner begin, each of which has to occur.
    #[arg(long, value_delimiter = ',')]
    words: Vec<String>,
    /// What the learner does, once, as soon as it may be done, whatever the bot would do.
    #[arg(long)]
    once: Option<String>,
    /// The learner has to be the one who ends the round.
    #[arg(long)]
    ends: bool,
}

fn main() {
    let wanted = Wanted::parse();
    let found = (wanted.from..wanted.from + wanted.tries).filter_map(|seed| round(&wanted, seed));
    found.take(wanted.most).for_each(|round| println!("{round}"));
}

/// The first round of this seed, if it is such a one.
fn round(wanted: &Wanted, seed: u64) -> Option<String> {
    let game = rummage_rules::games::find(&wanted.game).expect("a game");
    let options = Options::parse(&wanted.options).expect("options");
    let mut host = Host::new(game, wanted.seats, options, Seed(seed.into())).expect("a table");
    let mut bots: Vec<_> = (0..wanted.seats as u64)
        .map(|seat| seat_bot(if seat == 0 { Level::HedgeSharp } else { Level::Seedling }, seat))
        .collect();
    let (mut told, mut own) = (String::new(), Vec::new());
    while host.public().ending.is_none() {
        match host.due() {
            Due::Step(StepKind::NextRound) if host.public().round > 0 => break,
            Due::Nothing => break,
            Due::Step(_) => _ = host.step(),
            Due::Seat(seat) => {
                let view = host.view(seat);
                let action = insisted(wanted, &view, &own)
                    .unwrap_or_else(|| bots[seat.index()].choose(&view, Budget::default()));
                let text = action_text(&view.public, &action);
                if seat == Seat(0) {
                    let cards = |cards: &[CardId]| cards_text(&view.public, cards.iter().copied());
                    let pile = cards(&view.public.discard);
                    let wild = cards(view.public.wild_card.as_slice());
                    told += &format!("  # hand {} | pile {pile} | cut {wild}\n", cards(&view.hand));
                    own.push(text.clone());
                }
                told += &format!("{seat} {text}\n");
                host.act(seat, &action).expect("bots play by the rules");
            }
        }
        if own.len() > wanted.moves {
            return None;
        }
    }
    let has = |word: &String| own.iter().any(|text| text.starts_with(word.as_str()));
    let ends = host.public().ending.is_some_and(|ending| ending.by == Some(Seat(0)));
    (wanted.words.iter().all(has) && (ends || !wanted.ends)).then(|| format!("seed {seed}\n{told}"))
}

/// What the learner does once, if it may be done now and has not been.
fn insisted(wanted: &Wanted, view: &View, own: &[String]) -> Option<Action> {
    let once = wanted.once.as_ref().filter(|once| view.seat == Seat(0) && !own.contains(once))?;
    let action = parse_action(&view.public, &view.hand, once).ok()?;
    view.check(&action).is_ok().then_some(action)
}
