//! Own melds taken up and laid anew together with other cards, so that all of them are melds: what the owner may do who may rearrange.

use crate::cards::ids::{CardId, Seat};
use crate::melds::in_hand;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern;
use crate::spec::Spec;

/// Melds in which all of `must` lie, with as many of `may` as they need; melds of the seat that can stay come first.
pub fn arranged(
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

/// The same for cards that are laid besides all that the seat has on the table.
pub fn laying(
    spec: &Spec,
    seat: Seat,
    melds: &[Meld],
    cards: &[CardId],
    may: &[CardId],
) -> Option<Vec<Reading>> {
    let own = melds.iter().filter(|meld| meld.owner == seat).flat_map(Meld::cards);
    let must: Vec<CardId> = own.chain(cards.iter().copied()).collect();
    arranged(spec, seat, melds, &must, may)
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
pub(crate) fn put(seat: Seat, melds: &[Meld], mut new: Vec<Meld>) -> Vec<Meld> {
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
