//! Finds moments worth a picture: bots play a match by the judge alone, and the record is cut where the moment is.

use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::{
    action::{Action, Source},
    cards::ids::Seat,
    cards::shuffle::Seed,
    draft,
    games::Game,
    house::options::Options,
    moves::suggest::Verb,
    record::MatchRecord,
    table::view::View,
    table::{Due, Pending, Phase},
    turn::window::WindowKind,
};

/// A moment of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The first turn of the person at the screen.
    Early,
    /// The turn at which most cards lie in melds while the hand is still a hand.
    Late,
    /// The person has drawn for the first time.
    Play,
    /// The person draws, and may reach for the third card of the row; late in the round.
    Reach,
    /// The person is asked with the others, late in the round.
    Question(WindowKind),
    /// The turn at which the person holds the fewest cards, and the one at which it holds the most.
    Fewest,
    Most,
    /// The person holds what opens.
    Ready,
    /// Another has shown its hand, and the person may lay off.
    Showdown,
    /// One action before the first score sheet.
    Sheet,
    /// One action before the end of the match.
    End,
}

/// Cards that the person should still hold in a picture of a late turn.
const STILL_A_HAND: usize = 2;
/// After so many rounds a match shows nothing new, except its end.
const ROUNDS: u16 = 2;

/// The record of a match up to the moment, or nothing if this match never comes to it.
pub fn record(
    game: &Game,
    players: usize,
    options: &Options,
    seed: u128,
    moment: Moment,
) -> Option<MatchRecord> {
    let mut host = Host::new(game, players, options.clone(), Seed(seed)).ok()?;
    let mut bots: Vec<_> = (0..players).map(|seat| seat_bot(Level::Gardener, seat as u64)).collect();
    let mut best: Option<(usize, MatchRecord)> = None;
    loop {
        host.settle();
        let public = host.public();
        match (public.phase(), moment) {
            (Phase::MatchOver, _) | (Phase::RoundOver, Moment::Sheet) => break,
            (Phase::RoundOver, _) => {
                if public.round >= ROUNDS && moment != Moment::End {
                    break;
                }
                host.step();
                continue;
            }
            _ => {}
        }
        let view = host.view(Seat(0));
        if let Some(worth) = worth(&view, moment)
            && best.as_ref().is_none_or(|(found, _)| worth >= *found)
        {
            best = Some((worth, host.record().clone()));
            if matches!(moment, Moment::Early | Moment::Play | Moment::Ready) {
                break;
            }
        }
        act(&mut host, &mut bots);
    }
    best.map(|(_, record)| record)
}

/// How much the view is worth a picture of this moment; nothing if it is none. Of equals the later one is taken.
fn worth(view: &View, moment: Moment) -> Option<usize> {
    let public = &view.public;
    let asked = public.asked().contains(&Seat(0));
    let own_turn = matches!(public.pending.last(), Some(Pending::Turn(Seat(0), _)));
    match moment {
        Moment::Early => own_turn.then_some(0),
        Moment::Late if own_turn && view.hand.len() >= STILL_A_HAND => {
            let gone = public.seats().filter(|seat| public.state(*seat).left.is_some()).count();
            Some(gone + public.melds.iter().map(|meld| meld.all_cards().count()).sum::<usize>())
        }
        Moment::Late => None,
        Moment::Fewest => own_turn.then(|| usize::MAX - view.hand.len()),
        Moment::Most => own_turn.then_some(view.hand.len()),
        Moment::Play => (own_turn && view.verbs().contains(&Verb::Discard)).then_some(0),
        Moment::Reach => {
            let third = public.discard.iter().rev().nth(2)?;
            view.check(&Action::Draw(Source::Row(*third))).ok()?;
            Some(public.melds.len())
        }
        Moment::Ready => (own_turn && !draft::ready(view, &view.hand).is_empty()).then_some(0),
        Moment::Showdown => (own_turn && public.closed.is_some()).then_some(view.best_lay_offs().len()),
        Moment::Question(kind) => {
            let open = matches!(public.pending.last(), Some(Pending::Window(window)) if window.kind == kind);
            (open && asked).then_some(0)
        }
        Moment::Sheet | Moment::End => Some(0),
    }
}

fn act(host: &mut Host, bots: &mut [Box<dyn Bot>]) {
    let Due::Seat(seat) = host.due() else { return };
    let view = host.view(seat);
    let action = bots[seat.index()].choose(&view, Budget::default());
    if host.act(seat, &action).is_err() {
        let way_on = view.suggest(1).pop().expect("an asked seat has a way on");
        host.act(seat, &way_on).expect("a suggestion is legal");
    }
}
