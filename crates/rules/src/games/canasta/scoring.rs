//! Rule 17: what a hand was worth to each side, as lines of its seats.

use super::LONG;
use crate::melds::meld::Meld;
use crate::score::{self, Counts, Hands, Term, Whose};
use crate::spec::Spec;
use crate::spec::own::{Args, Counting, Own};
use crate::table::EndReason;

/// What each red three counts, and what if one side has all of them.
const RED_THREE: i32 = 100;
const ALL_RED_THREES: i32 = 200;
/// How many there are.
const RED_THREES: usize = 4;

/// The lines of the sheet. Bonuses for canastas stand with who began them, and those for red threes with who laid them.
pub(super) fn terms() -> Vec<Term> {
    let canastas = |rule: fn(&Spec, &Meld, Args) -> i32, name, each| {
        Term::each(name, Counts::Melds(Own::with(name, [each, 0, 0], rule)))
    };
    let out = |label, sum, why| Term::new(label, Counts::Fixed(sum), Whose::EnderBy(why));
    vec![
        Term::each("laid", Counts::LaidValue(1)),
        canastas(natural, "natural", 500),
        canastas(mixed, "mixed", 300),
        out("out", 100, EndReason::WentOut),
        out("concealed", 200, EndReason::Rummy),
        Term::each("red-threes", Counts::Own(Own::new("red-threes", red_threes))),
        Term::each("held", Counts::HandValue(Hands::Seat, -1)),
    ]
}

fn natural(spec: &Spec, meld: &Meld, [each, ..]: Args) -> i32 {
    if meld.len() >= LONG && !has_wilds(spec, meld) { each } else { 0 }
}

fn mixed(spec: &Spec, meld: &Meld, [each, ..]: Args) -> i32 {
    if meld.len() >= LONG && has_wilds(spec, meld) { each } else { 0 }
}

fn has_wilds(spec: &Spec, meld: &Meld) -> bool {
    meld.cards().any(|card| spec.is_wild(card))
}

/// They count against a side that has laid no meld.
fn red_threes(asked: &Counting<'_>) -> i32 {
    let (public, seat) = (asked.public, asked.seat);
    let of_side = public.aside.iter().filter(|(whose, _)| public.same_side(*whose, seat)).count();
    let each = if of_side == RED_THREES { ALL_RED_THREES } else { RED_THREE };
    let has_laid = asked.melds.iter().any(|meld| public.same_side(meld.owner, seat));
    let own = score::length(public.laid_aside(seat).count()) * each;
    if has_laid { own } else { -own }
}
