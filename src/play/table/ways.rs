//! The ways in which picked cards can go onto a meld of the table. Each is asked of the judge before it is offered.

use rummage_rules::{
    action::{Action, End, MeldPlan, Place, Swap},
    cards::ids::{CardId, MeldId},
    melds::in_hand,
    melds::meld::{Meld, Reading, Stand},
    melds::pattern::{self, Shape},
    refusal::Code,
    table::view::View,
};

use super::readings::readings;

/// No more new melds than this are offered for a freed wild.
const MOST_MELDS: usize = 3;

/// Something that can be done with cards and a meld.
#[derive(Debug, Clone, PartialEq)]
pub struct Way {
    /// What it is.
    pub kind: WayKind,
    /// What does it.
    pub deed: Deed,
}

/// What a player's decision comes to.
#[derive(Debug, Clone, PartialEq)]
pub enum Deed {
    /// The judge is asked for this.
    Act(Action),
    /// The picked cards are laid out as this meld.
    LayOut(Reading),
    /// The melds that open will count on this exchange.
    CountOn(Swap),
    /// Nothing.
    Leave,
}

/// What a way does.
#[derive(Debug, Clone, PartialEq)]
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
    /// The card is given for a wild, which will be part of the melds that open.
    FreeToOpen,
}

impl WayKind {
    /// Whether a wild is exchanged.
    pub fn frees(&self) -> bool {
        !matches!(self, Self::Join | Self::AtEnd(..))
    }
}

/// Everything the picked cards can do with a meld: a single card joins it, and a natural card frees a wild of it.
pub fn ways(view: &View, picked: &[CardId], meld: MeldId) -> Vec<Way> {
    let Some(target) = view.public.melds.get(meld.index()) else { return Vec::new() };
    let mut found = match picked {
        [card] => joining(view, *card, meld),
        _ => Vec::new(),
    };
    for natural in picked {
        let others: Vec<CardId> = picked.iter().copied().filter(|card| card != natural).collect();
        if let Some(wild) = wild_for(view, target, *natural) {
            found.extend(freeing(view, Swap { natural: *natural, meld }, wild, &others));
        }
    }
    found
}

/// A card joins a meld: at either end of a run, or wherever it belongs.
pub fn joining(view: &View, card: CardId, meld: MeldId) -> Vec<Way> {
    let spec = &view.public.spec;
    let Some(target) = view.public.melds.get(meld.index()) else { return Vec::new() };
    let beside = spec.tableau.rides;
    let lay_off = |end: Option<End>| Action::LayOff { card, named: None, meld, end, beside };
    let ways = ends(view, target).into_iter().map(|end| {
        let kind = match end {
            Some(end) => WayKind::AtEnd(end, stand(view, target, card, end)),
            None => WayKind::Join,
        };
        (kind, lay_off(end))
    });
    let legal = ways.filter(|(_, action)| view.check(action).is_ok());
    legal.map(|(kind, action)| Way { kind, deed: Deed::Act(action) }).collect()
}

/// The ends a card may go to: both of a run that grows, none in particular of anything else.
fn ends(view: &View, target: &Meld) -> Vec<Option<End>> {
    let shape = &view.public.spec.patterns[target.reading.pattern].shape;
    let grows = matches!(shape, Shape::Sequence { .. }) && !view.public.spec.tableau.rides;
    if grows { vec![Some(End::High), Some(End::Low)] } else { vec![None] }
}

fn stand(view: &View, target: &Meld, card: CardId, end: End) -> Option<Stand> {
    pattern::fits(&view.public.spec, target, card, Some(end)).ok()?.slot.stands_for
}

/// The wild of a meld that stands for this card.
pub fn wild_for(view: &View, target: &Meld, natural: CardId) -> Option<CardId> {
    let spec = &view.public.spec;
    let face = spec.deck.printed(natural);
    let stands = |stand: Stand| stand.rank == face.rank && stand.suit.is_none_or(|suit| suit == face.suit);
    if spec.is_wild(natural) {
        return None;
    }
    let slots = target.reading.slots.iter();
    slots.filter(|slot| slot.stands_for.is_some_and(stands)).map(|slot| slot.card).next()
}

/// What can become of a wild that is freed, with the other picked cards or without.
fn freeing(view: &View, swap: Swap, wild: CardId, others: &[CardId]) -> Vec<Way> {
    let tableau = &view.public.spec.tableau.swap;
    let opening = tableau.when.helps_to_open() && !view.public.state(view.seat).opened;
    let mut found = Vec::new();
    if opening {
        if others.is_empty() && may_open_with(view, swap) {
            found.push(Way { kind: WayKind::FreeToOpen, deed: Deed::CountOn(swap) });
        }
        return found;
    }
    let mut offer = |kind: WayKind, place: Place| {
        let action = Action::SwapWild { swap, place };
        if view.check(&action).is_ok() {
            found.push(Way { kind, deed: Deed::Act(action) });
        }
    };
    let spec = &view.public.spec;
    if others.is_empty() {
        for (reading, plan) in new_melds(view, swap.natural, wild) {
            offer(WayKind::FreeForMeld(reading), Place::Meld(plan));
        }
        for (id, target) in (0..=u8::MAX).map(MeldId).zip(&view.public.melds) {
            for end in ends(view, target) {
                let stands_for = end.and_then(|end| stand(view, target, wild, end));
                offer(WayKind::FreeOnto(id, end, stands_for), Place::LayOff(id, end));
            }
        }
        offer(WayKind::FreeToDiscard, Place::Discard);
    } else {
        let cards: Vec<CardId> = others.iter().copied().chain([wild]).collect();
        for reading in readings(spec, &cards) {
            let plan = plan_of(&reading);
            offer(WayKind::FreeForMeld(reading), Place::Meld(plan));
        }
    }
    found
}

/// A reading as the judge is told of it, its wild cards where they stand.
pub fn plan_of(reading: &Reading) -> MeldPlan {
    let cards = reading.slots.iter().map(|slot| slot.card).collect();
    MeldPlan { cards, pattern: Some(reading.pattern), ..MeldPlan::default() }
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

/// Whether an opening may count on this exchange: whatever the judge says first about it is about the exchange, not the melds.
fn may_open_with(view: &View, swap: Swap) -> bool {
    let melds = vec![MeldPlan { cards: vec![swap.natural], ..MeldPlan::default() }];
    match view.check(&Action::LayDown { melds, swaps: vec![swap] }) {
        Ok(()) => true,
        Err(refusal) => ![
            Code::SwapNotAllowed,
            Code::NotRepresented,
            Code::WrongPhase,
            Code::NotYourTurn,
            Code::FloaterMustLayOff,
        ]
        .contains(&refusal.code),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::{
        cards::ids::Seat, games, house::options::Options, table::TurnStep, table::setup::Situation,
    };

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
        table.public.states[0].opened = true;
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
        view.public.states[0].opened = false;
        assert_eq!(kinds(&view, &[0], 0), [WayKind::FreeToOpen]);
        assert!(kinds(&view, &[4], 0).is_empty());
    }

    #[test]
    fn a_single_lies_beside_any_meld_it_fits() {
        let view = view("ditch", 2, "7H 2D", &["8C 9C"]);
        assert_eq!(kinds(&view, &[0], 0), [WayKind::Join]);
    }
}
