//! The store of a hand: the melds that it keeps together, the cards beside them, and whether all of it could be laid at once.

use rummage_rules::action::MeldPlan;
use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::table::view::View;

/// With so few cards in another hand nothing is held back.
const FEARED: usize = 2;

/// What a hand has to live on.
pub(super) struct Store {
    /// Its melds, divided so that the least is left over.
    pub melds: Vec<Vec<CardId>>,
    loose: Vec<CardId>,
    /// Whether every card of it could be laid in this turn.
    pub goes_out: bool,
}

impl Store {
    pub fn of(view: &View) -> Store {
        let public = &view.public;
        let split = public.spec.best_split(&view.hand);
        let read = |cards: &Vec<CardId>| public.read(cards).map(|reading| Meld::new(view.seat, reading)).ok();
        let melds: Vec<Meld> = split.melds.iter().filter_map(read).collect();
        let fits = |card: &CardId| {
            [&public.melds[..], &melds].iter().any(|melds| pattern::fits_anywhere(&public.spec, melds, *card))
        };
        let may_lay = public.state(view.seat).opened || !melds.is_empty();
        let goes_out = may_lay && split.loose.iter().all(fits);
        Store { melds: split.melds, loose: split.loose, goes_out }
    }

    /// Its melds as they could be laid.
    pub fn planned(&self) -> impl Iterator<Item = MeldPlan> {
        self.melds.iter().map(|cards| MeldPlan { cards: cards.clone(), ..MeldPlan::default() })
    }

    pub fn is_loose(&self, card: CardId) -> bool {
        self.loose.contains(&card)
    }

    /// Whether these cards take a part of a meld away that is none without them.
    pub fn tears(&self, cards: &[CardId]) -> bool {
        let left = |meld: &Vec<CardId>| meld.iter().filter(|card| !cards.contains(card)).count();
        self.melds.iter().any(|meld| (1..3).contains(&left(meld)) && left(meld) < meld.len())
    }
}

/// Whether others may be out soon, or there are none any more.
pub(super) fn is_late(view: &View) -> bool {
    let public = &view.public;
    let others = public.seats_playing().filter(|seat| *seat != view.seat);
    others.map(|seat| public.hand_sizes[seat.index()]).min().is_none_or(|least| least <= FEARED)
}

/// Whether two melds have the same cards.
pub(super) fn is_same(one: &[CardId], other: &[CardId]) -> bool {
    one.len() == other.len() && one.iter().all(|card| other.contains(card))
}
