//! Rule 14: whether a hand could be laid whole in this turn, so that the partner can be asked, and a promise to go out be kept.

use super::LONG;
use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::{Meld, natural_rank};
use crate::spec::own::Own;
use crate::table::Public;
use crate::turn::RummyRule;

/// Rule 5: the most wilds of a meld.
const MOST_WILDS: usize = 3;
/// The rank of black threes, which are a meld of three or four.
const THREE: usize = 3;

/// Whether all these cards, or all but one that is thrown, can be laid with these melds on the table, and the side has its canastas then.
pub(super) fn could_go_out(public: &Public, seat: Seat, cards: &[CardId], melds: &[Meld]) -> bool {
    let whole = Holding::of(public, seat, cards, melds);
    let canastas = public.spec.ends.out.map_or(0, |out| out.melds);
    let throws = |thrown: &CardId| {
        let rest: Vec<CardId> = cards.iter().copied().filter(|card| card != thrown).collect();
        Holding::of(public, seat, &rest, melds).can_be_laid(canastas)
    };
    whole.can_be_laid(canastas) || !public.ends_undiscarded() && cards.iter().any(throws)
}

/// Rule 15: the whole hand in one turn.
pub(super) const CONCEALED: RummyRule =
    RummyRule { asks_since: true, ..RummyRule::of(Own::new("concealed", is_concealed)) };

/// Whether a seat that had laid nothing before this turn has laid into melds of its own alone, one of them a canasta; its partner may have
/// melds.
fn is_concealed(public: &Public, seat: Seat) -> bool {
    let began_now = public.state(seat).laid_since == Some(public.turns[seat.index()]);
    let mut laid = public.melds.iter().filter(|meld| meld.laid_by.contains(&seat));
    let own = laid.clone().all(|meld| meld.laid_by.iter().all(|by| *by == seat));
    began_now && own && laid.any(|meld| meld.len() >= LONG)
}

/// How many cards of each rank are held and lie on the table, the ace at 1.
struct Holding {
    held: [usize; 14],
    naturals: [usize; 14],
    wilds_there: [usize; 14],
    wilds: usize,
}

impl Holding {
    fn of(public: &Public, seat: Seat, cards: &[CardId], melds: &[Meld]) -> Holding {
        let spec = &public.spec;
        let rank = |card: CardId| usize::from(spec.deck.printed(card).rank);
        let mut holding = Holding { held: [0; 14], naturals: [0; 14], wilds_there: [0; 14], wilds: 0 };
        for card in cards {
            if spec.is_wild(*card) {
                holding.wilds += 1;
            } else {
                holding.held[rank(*card)] += 1;
            }
        }
        for meld in melds.iter().filter(|meld| public.same_side(meld.owner, seat)) {
            let of = natural_rank(spec, meld.cards()).map_or(0, usize::from);
            let wilds = meld.cards().filter(|card| spec.is_wild(*card)).count();
            (holding.naturals[of], holding.wilds_there[of]) = (meld.len() - wilds, wilds);
        }
        holding
    }

    /// Whether every card has a place, and so many melds are canastas once all lie there.
    fn can_be_laid(&self, canastas: usize) -> bool {
        if !matches!(self.held[THREE], 0 | 3 | 4) {
            return false;
        }
        let (mut needed, mut room) = (0, 0);
        // For each meld that can become a canasta: how many wilds that takes besides those that it needs to be a meld.
        let mut missing: Vec<usize> = Vec::new();
        for rank in (1..self.held.len()).filter(|rank| *rank != THREE) {
            let (there, held) = (self.naturals[rank] + self.wilds_there[rank], self.held[rank]);
            let needs = match (there, held) {
                (0, 0) => continue,
                (0, 1) => return false,
                (0, 2) => 1,
                _ => 0,
            };
            let may_have = MOST_WILDS - self.wilds_there[rank];
            (needed, room) = (needed + needs, room + may_have);
            let lacks = LONG.saturating_sub(there + held);
            if lacks <= may_have {
                missing.push(lacks.saturating_sub(needs));
            }
        }
        missing.sort_unstable();
        let enough = missing.len() >= canastas;
        let for_canastas: usize = missing.iter().take(canastas).sum();
        enough && (needed + for_canastas..=room).contains(&self.wilds)
    }
}
