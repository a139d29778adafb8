//! How a side stands in the round: what lies there, what it may still come to, and how near the others are to the end.

use crate::level::Level;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::table::view::View;

/// So few cards of the stock are the end of the round.
const FEW_CARDS: usize = 8;
/// So few cards in a hand of the others, and it may go out.
const FEW_HELD: usize = 3;

/// A seat with its side, and how it looks at them.
pub struct Side<'a> {
    pub view: &'a View,
    pub level: Level,
}

impl<'a> Side<'a> {
    pub fn new(view: &'a View, level: Level) -> Side<'a> {
        Side { view, level }
    }

    /// How many cards make a meld long, and how many such melds let the side go out.
    pub fn out(&self) -> (usize, usize) {
        self.view.public.spec.ends.out.map_or((usize::MAX, 0), |out| (out.size, out.melds))
    }

    pub fn is_own(&self, seat: Seat) -> bool {
        self.view.public.same_side(seat, self.view.seat)
    }

    /// Whether the side of this seat may go out as its melds are.
    fn may_go_out(&self, seat: Seat) -> bool {
        let (size, melds) = self.out();
        let public = &self.view.public;
        let long =
            public.melds.iter().filter(|meld| public.same_side(meld.owner, seat) && meld.len() >= size);
        long.count() >= melds
    }

    /// Whether this seat may.
    pub fn may_finish(&self) -> bool {
        self.may_go_out(self.view.seat) && self.view.public.in_turn.consent != Some(false)
    }

    /// Whether another side may be out soon.
    pub fn others_are_near(&self) -> bool {
        let public = &self.view.public;
        let mut others = public.seats().filter(|seat| !self.is_own(*seat));
        others.any(|seat| public.hand_sizes[seat.index()] <= FEW_HELD && self.may_go_out(seat))
    }

    /// Whether what is held has to come to the table now, or never.
    pub fn is_late(&self) -> bool {
        let public = &self.view.public;
        public.stock_size <= FEW_CARDS || public.in_turn.consent == Some(true) || self.others_are_near()
    }

    /// The melds of the side that a card could be added to.
    pub fn fits(&self, card: CardId) -> bool {
        let mut own = self.view.public.melds.iter().filter(|meld| self.is_own(meld.owner));
        own.any(|meld| pattern::fits(&self.view.public.spec, meld, card, None).is_ok())
    }

    /// Whether the next seat could add a card to a meld of its side.
    pub fn next_adds(&self, card: CardId) -> bool {
        let public = &self.view.public;
        let next = public.left_of(self.view.seat);
        let theirs = |meld: &&Meld| public.same_side(meld.owner, next);
        let mut melds = public.melds.iter().filter(theirs);
        melds.any(|meld| pattern::fits(&public.spec, meld, card, None).is_ok())
    }

    /// How many natural cards of the rank of this one the hand holds.
    pub fn of_rank(&self, card: CardId) -> usize {
        let spec = &self.view.public.spec;
        let rank = spec.deck.printed(card).rank;
        let alike = |held: &&CardId| !spec.is_wild(**held) && spec.deck.printed(**held).rank == rank;
        self.view.hand.iter().filter(alike).count()
    }

    /// The wild cards in the hand.
    pub fn wilds(&self) -> usize {
        self.view.hand.iter().filter(|card| self.view.public.spec.is_wild(**card)).count()
    }

    /// Everything that the seat could lay now.
    pub fn lays(&self) -> Vec<Action> {
        let mut actions = self.view.suggest(usize::MAX);
        actions.retain(|action| matches!(action, Action::LayDown { .. } | Action::LayOff { .. }));
        actions
    }
}
