//! Own melds taken up and laid anew together with cards of the hand, so that all of them are melds.

use crate::action::MeldPlan;
use crate::cards::ids::{CardId, Seat};
use crate::judge::{self, Judged};
use crate::melds::in_hand;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern;
use crate::refusal::Code;
use crate::spec::Spec;
use crate::table::Public;

/// All melds of the table as a lay-down would have them that names cards of own melds, or cards that are a meld only together with such;
/// none where the plans are melds of the hand as it is. What is not named of melds that are taken up is arranged by the table, as little
/// anew as can be.
pub(crate) fn lay(
    table: &Public,
    seat: Seat,
    hand: &[CardId],
    plans: &[MeldPlan],
) -> Judged<Option<Vec<Meld>>> {
    let spec = &table.spec;
    let own: Vec<CardId> = table.melds_of(seat).flat_map(Meld::cards).collect();
    let named: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
    // Asked first: what is not at hand may be no card of the deck.
    judge::held(&[hand, &own].concat(), &named)?;
    let wanting = plans.len() == 1 && pattern::read(spec, &named).is_err();
    if !wanting && named.iter().all(|card| !own.contains(card)) {
        return Ok(None);
    }
    let given = if wanting { &[] } else { plans };
    let read = |plan: &MeldPlan| Ok(pattern::readings_named(spec, &plan.cards, &plan.names)?.swap_remove(0));
    let given = given.iter().map(read).collect::<Judged<Vec<Reading>>>()?;
    let placed = |card: &CardId| given.iter().any(|reading| reading.cards().any(|lying| lying == *card));
    let mut loose = [own, named.clone()].concat();
    loose.retain(|card| !placed(card));
    let Some(arranged) = arranged(spec, seat, &table.melds, &loose, &[]) else {
        if wanting {
            pattern::read(spec, &named)?;
        }
        return judge::refuse_about(Code::NotAMeld, "group-torn", &loose);
    };
    let new = arranged.into_iter().chain(given).map(|reading| Meld::new(seat, reading)).collect();
    Ok(Some(put(seat, &table.melds, new)))
}

impl Public {
    /// Whether a seat with such a hand could lay these cards of hand and own melds together, own melds taken up for it.
    pub fn could_lay_anew(&self, seat: Seat, hand: &[CardId], cards: Vec<CardId>) -> bool {
        let plan = MeldPlan { cards, ..MeldPlan::default() };
        lay(self, seat, hand, &[plan]).is_ok()
    }
}

/// Whether a card can be laid on these melds of the table or with some of these cards.
pub(crate) fn fits(spec: &Spec, seat: Seat, melds: &[Meld], card: CardId, hand: &[CardId]) -> bool {
    with(spec, seat, melds, card, hand).is_some()
}

/// What a hand could lay so, besides melds and cards that fit as they are: for each card, the one that has to be laid first, those that go
/// with it to melds laid anew.
pub(crate) fn plans(table: &Public, seat: Seat, hand: &[CardId]) -> Vec<MeldPlan> {
    let mut found: Vec<MeldPlan> = Vec::new();
    for card in table.in_turn.must_play.iter().chain(hand) {
        let plan = laid_with(table, seat, hand, *card).filter(|plan| !found.contains(plan));
        found.extend(plan);
    }
    found
}

fn laid_with(table: &Public, seat: Seat, hand: &[CardId], card: CardId) -> Option<MeldPlan> {
    let melds = with(&table.spec, seat, &table.melds, card, hand)?;
    let laid = |held: &&CardId| melds.iter().any(|reading| reading.cards().any(|lying| lying == **held));
    let cards: Vec<CardId> = hand.iter().filter(laid).copied().collect();
    let own: Vec<Meld> = table.melds_of(seat).cloned().collect();
    let joins = cards.len() == 1 && pattern::fits_anywhere(&table.spec, &own, card);
    let as_it_is = joins || pattern::read(&table.spec, &cards).is_ok();
    (!as_it_is).then(|| MeldPlan { cards, ..MeldPlan::default() })
}

/// Melds in which a card lies with all that the seat has on the table, and as many of these cards as it takes.
fn with(spec: &Spec, seat: Seat, melds: &[Meld], card: CardId, may: &[CardId]) -> Option<Vec<Reading>> {
    let own = melds.iter().filter(|meld| meld.owner == seat).flat_map(Meld::cards);
    let must: Vec<CardId> = own.chain([card]).collect();
    arranged(spec, seat, melds, &must, may)
}

/// Melds in which all of `must` lie, with as many of `may` as they need; melds of the seat that can stay come first.
fn arranged(
    spec: &Spec,
    seat: Seat,
    melds: &[Meld],
    must: &[CardId],
    may: &[CardId],
) -> Option<Vec<Reading>> {
    let all: Vec<CardId> =
        must.iter().chain(may.iter().filter(|card| !must.contains(card))).copied().collect();
    let lying =
        melds.iter().filter(|meld| meld.owner == seat && meld.cards().all(|card| must.contains(&card)));
    let lying = lying.map(|meld| meld.cards().collect());
    let found = in_hand::melds_in(spec, &all).into_iter().map(|plan| plan.cards);
    let groups: Vec<Vec<CardId>> = lying.chain(found).collect();
    let cover = covered(&groups.iter().map(Vec::as_slice).collect::<Vec<_>>(), must)?;
    cover.into_iter().map(|cards| pattern::read(spec, cards).ok()).collect()
}

/// Groups that share no card and in which all of these lie.
fn covered<'a>(groups: &[&'a [CardId]], must: &[CardId]) -> Option<Vec<&'a [CardId]>> {
    let Some(first) = must.first() else { return Some(Vec::new()) };
    groups.iter().filter(|group| group.contains(first)).find_map(|group| {
        let apart = |card: &CardId| !group.contains(card);
        let left: Vec<CardId> = must.iter().copied().filter(apart).collect();
        let others: Vec<&[CardId]> = groups.iter().copied().filter(|other| other.iter().all(apart)).collect();
        let mut cover = covered(&others, &left)?;
        cover.insert(0, group);
        Some(cover)
    })
}

/// The melds of the table once a seat has these instead of its own: those that stay where they are, then in the places of those that do not.
fn put(seat: Seat, melds: &[Meld], mut new: Vec<Meld>) -> Vec<Meld> {
    let stays = |meld: &Meld, new: &mut Vec<Meld>| {
        let place = new.iter().position(|other| other.reading == meld.reading)?;
        Some(new.remove(place))
    };
    let kept: Vec<Option<Meld>> = melds
        .iter()
        .map(|meld| if meld.owner == seat { stays(meld, &mut new) } else { Some(meld.clone()) })
        .collect();
    let mut new = new.into_iter();
    let mut table: Vec<Meld> = kept.into_iter().filter_map(|meld| meld.or_else(|| new.next())).collect();
    table.extend(new);
    table
}
