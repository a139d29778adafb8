//! The ways in which picked cards can go onto a meld of the table. Each is asked of the judge before it is offered.

use super::{Deed, named, readings};
use crate::action::{Action, End, MeldPlan, Place, Swap};
use crate::cards::ids::{CardId, MeldId};
use crate::judge;
use crate::melds::in_hand;
use crate::melds::meld::{Meld, Reading, Stand};
use crate::melds::pattern;
use crate::table::view::View;

/// No more new melds than this are offered for a freed wild.
const MOST_MELDS: usize = 3;

/// Something that can be done with cards and a meld.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What it is.
    pub kind: WayKind,
    /// What does it.
    pub deed: Deed,
}

/// What a way does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WayKind {
    /// The card joins a set, or lies beside the meld.
    Join,
    /// The card joins a run at an end, a wild as what it stands for there.
    AtEnd(End, Option<Stand>),
    /// The card is given for a wild, which becomes part of a new meld.
    FreeForMeld(Reading),
    /// The card is given for a wild, which goes onto a meld.
    FreeOnto(MeldId, Option<End>, Option<Stand>),
    /// The card is given for a wild, which has to be the discard.
    FreeToDiscard,
    /// The card is given for a wild, which goes into the hand.
    FreeToHand,
    /// The card is given for a wild, which will be part of the melds that open.
    FreeToOpen,
}

impl WayKind {
    /// Whether a wild is exchanged.
    pub fn frees(&self) -> bool {
        !matches!(self, WayKind::Join | WayKind::AtEnd(..))
    }
}

/// Everything the picked cards can do with a meld: a single card joins it, and a natural card frees a wild of it.
pub fn ways(view: &View, picked: &[CardId], meld: MeldId) -> Vec<Way> {
    let mut found = match picked {
        [card] => joining(view, *card, meld),
        _ => Vec::new(),
    };
    for natural in picked {
        let others: Vec<CardId> = picked.iter().copied().filter(|card| card != natural).collect();
        let swap = Swap { natural: *natural, meld };
        if let Some(wild) = wild_for(view, swap) {
            found.extend(freeing(view, swap, wild, &others));
        }
    }
    found
}

/// A card joins a meld: at either end of a run, or wherever it belongs.
pub fn joining(view: &View, card: CardId, meld: MeldId) -> Vec<Way> {
    let Some(target) = view.public.melds.get(meld.index()) else { return Vec::new() };
    let ways = ends(view, target).into_iter().map(|end| {
        let kind = match end {
            Some(end) => WayKind::AtEnd(end, stand(view, target, card, end)),
            None => WayKind::Join,
        };
        (kind, lay_off(view, card, meld, end))
    });
    let legal = ways.filter(|(_, action)| view.check(action).is_ok());
    legal.map(|(kind, action)| Way { kind, deed: Deed::Act(action) }).collect()
}

/// A card laid off wherever it belongs, legal or not: the judge says why not.
pub fn plain_lay_off(view: &View, card: CardId, meld: MeldId) -> Action {
    lay_off(view, card, meld, None)
}

fn lay_off(view: &View, card: CardId, meld: MeldId, end: Option<End>) -> Action {
    Action::LayOff { card, named: None, meld, end, beside: view.public.spec.tableau.rides }
}

/// The ends a card may go to: both of a run that grows, none in particular of anything else.
fn ends(view: &View, target: &Meld) -> Vec<Option<End>> {
    let grows = target.reading.is_run(&view.public.spec) && !view.public.spec.tableau.rides;
    if grows { vec![Some(End::High), Some(End::Low)] } else { vec![None] }
}

fn stand(view: &View, target: &Meld, card: CardId, end: End) -> Option<Stand> {
    pattern::fits(&view.public.spec, target, card, Some(end)).ok()?.slot.stands_for
}

/// The wild that this exchange would free.
pub fn wild_for(view: &View, swap: Swap) -> Option<CardId> {
    let target = view.public.melds.get(swap.meld.index())?;
    judge::freed(&view.public.spec, target, swap.natural).map(|(_, wild)| wild)
}

/// What can become of a wild that is freed, with the other picked cards or without.
fn freeing(view: &View, swap: Swap, wild: CardId, others: &[CardId]) -> Vec<Way> {
    let public = &view.public;
    if public.spec.tableau.swap.to_open && !public.state(view.seat).opened {
        let may = others.is_empty() && public.case(&view.hand, view.seat).may_open_with(swap);
        return may
            .then_some(Way { kind: WayKind::FreeToOpen, deed: Deed::CountOn(swap) })
            .into_iter()
            .collect();
    }
    let places = if others.is_empty() { alone(view, swap, wild) } else { with_others(view, wild, others) };
    let ways = places.into_iter().map(|(kind, place)| (kind, Action::SwapWild { swap, place }));
    let legal = ways.filter(|(_, action)| view.check(action).is_ok());
    legal.map(|(kind, action)| Way { kind, deed: Deed::Act(action) }).collect()
}

/// Where a wild may go for which nothing else is picked: into a meld with cards of the hand, onto any meld of the table, into the hand for the
/// discard or to be kept.
fn alone(view: &View, swap: Swap, wild: CardId) -> Vec<(WayKind, Place)> {
    let melds = new_melds(view, swap.natural, wild);
    let new = melds.into_iter().map(|(reading, plan)| (WayKind::FreeForMeld(reading), Place::Meld(plan)));
    let targets = (0..=u8::MAX).map(MeldId).zip(&view.public.melds);
    let onto = targets.flat_map(|(id, target)| {
        ends(view, target).into_iter().map(move |end| {
            let stands_for = end.and_then(|end| stand(view, target, wild, end));
            (WayKind::FreeOnto(id, end, stands_for), Place::LayOff(id, end))
        })
    });
    let kept = [(WayKind::FreeToDiscard, Place::Discard), (WayKind::FreeToHand, Place::Hand)];
    new.chain(onto).chain(kept).collect()
}

/// The melds that a freed wild would be with the other picked cards.
fn with_others(view: &View, wild: CardId, others: &[CardId]) -> Vec<(WayKind, Place)> {
    let cards: Vec<CardId> = others.iter().copied().chain([wild]).collect();
    let meld = |reading: Reading| {
        let plan = named(&reading);
        (WayKind::FreeForMeld(reading), Place::Meld(plan))
    };
    readings(&view.public.spec, &cards).into_iter().map(meld).collect()
}

/// Melds of the hand with the freed wild.
fn new_melds(view: &View, natural: CardId, wild: CardId) -> Vec<(Reading, MeldPlan)> {
    let spec = &view.public.spec;
    let rest = view.hand.iter().copied().filter(|card| *card != natural);
    let cards: Vec<CardId> = rest.chain([wild]).collect();
    let with_wild = in_hand::melds_in(spec, &cards).into_iter().filter(|plan| plan.cards.contains(&wild));
    let read = with_wild.filter_map(|plan| {
        let reading = pattern::read_as(spec, plan.pattern?, &plan.cards).ok()?;
        Some((reading, plan))
    });
    read.take(MOST_MELDS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ids::Seat;
    use crate::games;
    use crate::house::options::Options;
    use crate::table::TurnStep;
    use crate::table::setup::Situation;

    /// A view of the first seat, in its turn and past its opening, with this hand and these melds of the next seat.
    fn view(game: &str, seats: usize, hand: &str, melds: &[&str]) -> View {
        let spec = games::find(game).unwrap().spec(seats, &Options::default()).unwrap();
        let mut used: Vec<CardId> = Vec::new();
        let mut cards = |codes: &str| -> Vec<CardId> {
            let find = |code: &str| {
                let card = spec.deck.find(code).find(|card| !used.contains(card)).unwrap();
                used.push(card);
                card
            };
            codes.split(' ').map(find).collect()
        };
        let mut situation = Situation::new(spec.clone());
        situation.asked = Some((Seat(0), TurnStep::Play));
        situation.hands[0] = (cards(hand), 0);
        for codes in melds {
            let reading = pattern::read(&spec, &cards(codes)).unwrap();
            situation.melds.push(Meld::new(Seat(1), reading));
        }
        let mut table = situation.build().unwrap();
        table.public.write().states[0].opened = true;
        table.view(Seat(0))
    }

    fn kinds(view: &View, picked: &[usize], meld: u8) -> Vec<WayKind> {
        let picked: Vec<CardId> = picked.iter().map(|nth| view.hand[*nth]).collect();
        ways(view, &picked, MeldId(meld)).into_iter().map(|way| way.kind).collect()
    }

    #[test]
    fn a_natural_card_goes_to_its_end_only() {
        let view = view("quick", 2, "7C 2D 3S", &["8C 9C TC"]);
        assert_eq!(kinds(&view, &[0], 0), [WayKind::AtEnd(End::Low, None)]);
        assert!(kinds(&view, &[1], 0).is_empty());
    }

    #[test]
    fn a_joker_may_go_to_either_end() {
        let view = view("quick", 2, "JK 2D 3S", &["8C 9C TC"]);
        let stands: Vec<u8> = kinds(&view, &[0], 0)
            .into_iter()
            .filter_map(|kind| match kind {
                WayKind::AtEnd(_, Some(stand)) => Some(stand.rank),
                _ => None,
            })
            .collect();
        assert_eq!(stands, [11, 7]);
    }

    #[test]
    fn the_card_a_joker_stands_for_frees_it_for_every_place_there_is() {
        let view = view("quick", 2, "TC 5D 5H 2S", &["8C 9C JK JC", "KD KH KS"]);
        let kinds = kinds(&view, &[0], 0);
        assert!(kinds.iter().any(|kind| matches!(kind, WayKind::FreeForMeld(_))), "{kinds:?}");
        assert!(kinds.iter().any(|kind| matches!(kind, WayKind::FreeOnto(MeldId(1), None, _))), "{kinds:?}");
        assert!(kinds.contains(&WayKind::FreeToDiscard), "{kinds:?}");
    }

    #[test]
    fn with_other_cards_the_joker_goes_into_their_meld() {
        let view = view("quick", 2, "TC 5D 5H 2S", &["8C 9C JK JC"]);
        let found = kinds(&view, &[0, 1, 2], 0);
        assert!(
            matches!(found.as_slice(), [WayKind::FreeForMeld(reading)] if reading.name == "set"),
            "{found:?}"
        );
    }

    #[test]
    fn before_the_contract_a_joker_can_be_counted_on() {
        let mut view = view("liverpool", 3, "TC 5D 5H 2S 9D", &["8C 9C JK JC"]);
        view.public.write().states[0].opened = false;
        assert_eq!(kinds(&view, &[0], 0), [WayKind::FreeToOpen]);
        assert!(kinds(&view, &[4], 0).is_empty());
    }

    #[test]
    fn a_single_lies_beside_any_meld_it_fits() {
        let view = view("ditch", 2, "7H 2D", &["8C 9C"]);
        assert_eq!(kinds(&view, &[0], 0), [WayKind::Join]);
    }
}
