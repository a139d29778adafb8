//! What a turn is worth where cards on the table count for and cards in the hand against: the best way to lay a hand.

use crate::goal::candidates::{Candidate, MOST_NATURALS, candidates};
use crate::goal::company::goes_with;
use crate::level::skill::Skill;
use crate::points::duty::Duty;
use crate::points::settling::Search;
use crate::stakes::{POINT, danger};
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::melds::meld::Meld;
use rummage_rules::melds::pattern;
use rummage_rules::score;
use rummage_rules::spec::Spec;
use rummage_rules::table::Public;
use rummage_rules::table::view::View;
use rummage_rules::turn::gate::{Gate, PointsGate};
use rummage_rules::turn::tableau::SwapWhen;

/// No more combinations of melds than this are looked at for one hand.
const MOST_COMBINATIONS: u32 = 300;
/// A card in another hand counts about so much against its holder.
const THEIR_CARD: i32 = 9;

/// How a seat looks at its hand in this situation.
pub struct Ledger<'a> {
    pub view: &'a View,
    pub skill: Skill,
    pub opened: bool,
    /// What the melds of an opening must be worth, and the run that opens whatever it is worth.
    pub(super) gate: (i32, Option<usize>),
    /// How likely a card in the hand will count against the seat, in per cent.
    pub caught: i32,
    /// What going out is worth.
    pub(super) out: i32,
    /// By card: what it makes when it goes to a meld on the table, if it does.
    pub(super) fits: Vec<i32>,
    /// The cards that may still come, as far as this level knows.
    pub unseen: Vec<CardId>,
    /// How many draws it hopes for, in per cent.
    draws: i32,
    /// Whether it sets wilds of the table free: where there are few, everybody sees that.
    pub frees: bool,
    /// Whether it lays off on the melds of others too.
    watches: bool,
}

/// A hand as it is best laid.
#[derive(Clone, Debug, Default)]
pub struct Settled {
    /// What that is worth.
    pub worth: i32,
    /// The melds laid, over `naturals`.
    pub melds: Vec<Candidate>,
    /// The natural cards of the hand.
    pub naturals: Vec<CardId>,
    /// What stays in the hand after the discard.
    pub rest: Vec<CardId>,
    /// Whether the melds may be laid: the gate lets them pass.
    pub passes: bool,
}

impl<'a> Ledger<'a> {
    /// What lies before the seat of this view.
    pub fn new(view: &'a View, skill: Skill) -> Ledger<'a> {
        let public = &view.public;
        let spec = &public.spec;
        let opened = is_open(public, view.seat);
        let gate = match spec.gates.gate {
            Gate::Points(PointsGate { least, or_run, .. }) if !opened => (least, or_run),
            _ => (0, None),
        };
        let others = public.seats().filter(|seat| !public.same_side(*seat, view.seat));
        let in_hands: usize = others.map(|seat| public.hand_sizes[seat.index()]).sum();
        let unseen = if skill.counts { view.unseen() } else { Vec::new() };
        let out = score::going_out_points(spec) + THEIR_CARD * i32::try_from(in_hands).unwrap_or(0);
        let caught = danger::caught(view);
        let (draws, frees, watches) = match has_many_wilds(spec) {
            true => (skill.draws_with_wilds, skill.frees, skill.watches),
            false => (skill.draws, true, skill.watches_all),
        };
        let mut ledger = Ledger {
            view,
            skill,
            opened,
            gate,
            caught,
            out: POINT * out,
            fits: Vec::new(),
            unseen,
            draws,
            frees,
            watches,
        };
        ledger.fits = spec.deck.cards().map(|card| ledger.lay_off_points(card)).collect();
        ledger
    }

    /// Whether it lays off on this meld: some look at nothing but their own.
    pub fn looks_at(&self, meld: &Meld) -> bool {
        self.watches || self.view.public.same_side(meld.owner, self.view.seat)
    }

    fn spec(&self) -> &'a Spec {
        &self.view.public.spec
    }

    /// The best way to lay these cards and to throw one of them, as `duty` allows.
    pub fn settle(&self, cards: &[CardId], duty: Duty) -> Settled {
        let spec = self.spec();
        let (wilds, mut naturals): (Vec<CardId>, Vec<CardId>) =
            cards.iter().partition(|card| spec.is_wild(**card));
        naturals.truncate(MOST_NATURALS);
        let count = u8::try_from(wilds.len()).unwrap_or(u8::MAX);
        let mut all = candidates(spec, &naturals, count);
        all.sort_by_key(|meld| std::cmp::Reverse(meld.points));
        let mut search = Search {
            ledger: self,
            all: &all,
            naturals: &naturals,
            wilds: &wilds,
            duty,
            chosen: Vec::new(),
            left: MOST_COMBINATIONS,
            best: Settled { worth: i32::MIN, ..Settled::default() },
        };
        search.choose(0, 0, 0);
        Settled { naturals: naturals.clone(), ..search.best }
    }

    /// What a hand may still become: how much the cards that may come would add, on average.
    pub fn hope(&self, rest: &[CardId]) -> i32 {
        if self.unseen.is_empty() || rest.is_empty() {
            return 0;
        }
        let now = self.settle_kept(rest);
        let mut with = rest.to_vec();
        let gain = |card: &CardId| {
            if self.fits[usize::from(card.0)] == 0 && !self.has_two_beside(*card, rest) {
                return 0;
            }
            with.push(*card);
            let gain = self.settle(&with, Duty::None).worth - now;
            with.pop();
            i64::from(gain.max(0))
        };
        let gains: i64 = self.unseen.iter().map(gain).sum();
        let mean = gains / i64::try_from(self.unseen.len()).unwrap_or(1);
        i32::try_from(mean).unwrap_or(0) * self.draws / 100
    }

    /// Whether two cards of the hand could be in a meld with this one. Few cards have two, so that few have to be tried.
    fn has_two_beside(&self, card: CardId, hand: &[CardId]) -> bool {
        let spec = self.spec();
        let is_wild = spec.is_wild(card);
        let goes_along = |other: &&CardId| is_wild || spec.is_wild(**other) || goes_with(spec, card, **other);
        hand.iter().filter(goes_along).nth(1).is_some()
    }

    /// What a card makes on the melds of the table: its value, and more where it sets a wild free.
    fn lay_off_points(&self, card: CardId) -> i32 {
        let (public, spec) = (&self.view.public, self.spec());
        let face = spec.deck.printed(card);
        let frees = |meld: &Meld| {
            let mut stands = meld.reading.slots.iter().filter_map(|slot| slot.stands_for);
            stands.any(|stand| stand.rank == face.rank && stand.suit.is_none_or(|suit| suit == face.suit))
        };
        let swaps = spec.tableau.swap.when != SwapWhen::Never;
        if self.frees && swaps && !spec.is_wild(card) && public.melds.iter().any(frees) {
            return spec.value(card) + spec.values.joker;
        }
        let fits = |meld: &Meld| self.looks_at(meld) && pattern::fits(spec, meld, card, None).is_ok();
        if public.melds.iter().any(fits) { spec.value(card) } else { 0 }
    }

    /// What a hand is worth with nothing thrown from it.
    fn settle_kept(&self, rest: &[CardId]) -> i32 {
        let loose: i32 = rest.iter().map(|card| self.spec().value(*card)).sum();
        let dearest = rest.iter().map(|card| self.spec().value(*card)).max().unwrap_or(0);
        (self.settle(rest, Duty::None).worth - dearest * self.caught).max(-loose * self.caught)
    }

    /// What a turn with these cards is worth, and what may become of the rest.
    pub fn turn(&self, cards: &[CardId], duty: Duty) -> i32 {
        let settled = self.settle(cards, duty);
        if settled.worth == i32::MIN {
            return i32::MIN;
        }
        settled.worth + self.hope(&settled.rest)
    }

    /// What it is worth to hold these cards at the end of a turn.
    pub fn held(&self, rest: &[CardId]) -> i32 {
        if rest.is_empty() {
            return self.out;
        }
        let loose: i32 = rest.iter().map(|card| self.spec().value(*card)).sum();
        self.hope(rest) - loose * self.caught
    }
}

/// Whether more than two cards are wild: a hand may then become much, and takes long to weigh.
pub(crate) fn has_many_wilds(spec: &Spec) -> bool {
    spec.deck.cards().filter(|card| spec.is_wild(*card)).count() > 2
}

/// Whether a seat may lay any meld, whatever it is worth.
pub fn is_open(public: &Public, seat: Seat) -> bool {
    !matches!(public.spec.gates.gate, Gate::Points { .. }) || public.state(seat).opened
}
