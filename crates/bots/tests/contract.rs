//! How the sharpest level plays towards a contract, in single moments of Liverpool, Contract Rummy and Dummy.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, Thought, seat_bot};
use rummage_rules::action::Source;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

/// A view from the first round of Liverpool, two books to be laid, in this step of a turn, and this hand in place of the one that was dealt.
fn moment(step: TurnStep, hand: &[&str]) -> View {
    moment_of("liverpool", step, hand)
}

fn moment_of(game: &str, step: TurnStep, hand: &[&str]) -> View {
    let mut view = common::moment(
        game,
        3,
        |view| matches!(view.public.pending.last(), Some(Pending::Turn(_, now)) if *now == step),
    );
    view.hand = cards(&view, hand);
    let public = view.public.set_up();
    public.discard.clear();
    public.taken = None;
    public.hand_sizes[view.seat.index()] = hand.len();
    view
}

fn sharp(view: &View) -> Action {
    seat_bot(Level::HedgeSharp, 1).choose(view, Budget::default())
}

#[test]
fn the_card_that_completes_the_contract_is_taken_and_one_that_does_not_help_is_left() {
    let hand = ["5S", "5H", "5D", "9C", "9D", "KH", "QS", "JC", "2D", "3S"];
    for (top, taken) in [("9H", true), ("4C", false)] {
        let mut view = moment(TurnStep::Offer, &hand);
        view.public.set_up().discard = cards(&view, &[top]);
        assert_eq!(sharp(&view) == Action::Draw(Source::Discard), taken, "{top}");
    }
}

#[test]
fn what_the_contract_does_not_need_is_thrown_and_the_dearest_of_it_first() {
    let view = moment(TurnStep::Play, &["5S", "5H", "5D", "9C", "9D", "8H", "8S", "KC", "2D", "3S", "4C"]);
    assert_eq!(sharp(&view), Action::discard(cards(&view, &["KC"])[0]));
}

#[test]
fn a_card_that_the_next_seat_would_lay_off_at_once_is_kept_for_one_that_it_cannot_use() {
    let mut view =
        moment(TurnStep::Play, &["5S", "5H", "5D", "9C", "9D", "8H", "8S", "KC", "QC", "3S", "4C"]);
    let queen = cards(&view, &["QC"])[0];
    assert_eq!(sharp(&view), Action::discard(queen));
    let next = view.seat.left(3);
    let queens = pattern::read_as(&view.public.spec, 0, &cards(&view, &["QH", "QS", "QD"])).unwrap();
    let public = view.public.set_up();
    public.melds.push(Meld::new(next, queens));
    public.states[next.index()].opened = true;
    public.hand_sizes[next.index()] = 2;
    assert_eq!(sharp(&view), Action::discard(cards(&view, &["KC"])[0]));
}

#[test]
fn a_fourth_card_goes_down_with_the_contract_where_nothing_is_laid_off_in_that_turn() {
    let hand = ["JS", "JC", "JD", "JH", "4C", "4D", "4H", "9C", "KD", "2S", "7H"];
    let view = moment_of("contractrummy", TurnStep::Play, &hand);
    let Action::LayDown { melds, .. } = sharp(&view) else { panic!("two sets are laid") };
    let mut sizes: Vec<usize> = melds.iter().map(|meld| meld.cards.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
}

#[test]
fn a_meld_goes_down_with_a_wild_in_it_where_others_may_go_out_before_the_contract_is_there() {
    let hand = ["8D", "8S", "2C", "4H", "6C", "TH", "QS", "KD"];
    for (others_hold, expected) in [(1, Some(3)), (13, None)] {
        let mut view = moment_of("dummy", TurnStep::Play, &hand);
        let (seats, own) = (view.public.seats().collect::<Vec<_>>(), view.seat);
        let public = view.public.set_up();
        seats
            .iter()
            .filter(|seat| **seat != own)
            .for_each(|seat| public.hand_sizes[seat.index()] = others_hold);
        let laid = match sharp(&view) {
            Action::LayDown { melds, .. } => Some(melds[0].cards.len()),
            _ => None,
        };
        assert_eq!(laid, expected, "where others hold {others_hold}");
    }
}

#[test]
fn a_card_that_can_be_laid_off_is_not_played_out_as_a_discard() {
    let mut view = moment_of("dummy", TurnStep::Play, &["4C", "9S", "KD"]);
    let fours = pattern::read_as(&view.public.spec, 0, &cards(&view, &["4D", "4H", "4S"])).unwrap();
    let next = view.seat.left(3);
    view.public.set_up().melds.push(Meld::new(next, fours));
    let four = cards(&view, &["4C"])[0];
    let thoughts = seat_bot(Level::Sage, 1).think(&view, Budget::default());
    let lays_off = |thought: &Thought| matches!(thought.action, Action::LayOff { card, .. } if card == four);
    assert!(thoughts.iter().any(lays_off), "{thoughts:?}");
    let thrown =
        thoughts.iter().find(|thought| thought.action == Action::discard(four)).expect("it is legal");
    assert_eq!(thrown.visits, 0, "{thoughts:?}");
    assert!(thoughts.iter().filter(|thought| thought.visits > 0).count() > 1, "{thoughts:?}");
}
