//! What a seat could do: the verbs that are open, and concrete legal actions for hints, bots and random play.

use crate::action::{Action, Choice, Source, Swap};
use crate::card::{CardId, MeldId, Seat};
use crate::finder;
use crate::gate::Gate;
use crate::ideas::{Ideas, LayDowns, LayOffs, Swaps};
use crate::table::{Pending, Public, TurnStep};
use crate::tableau::SwapWhen;
use crate::together::{self, SlotWanted};
use crate::turn::{Discards, FromDiscard, Knock};
use crate::view::View;
use crate::window::WindowKind;

/// Something a seat can be offered as a button.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Draw from the stock.
    DrawStock,
    /// Take from the discard pile.
    TakeDiscard,
    /// Decline the card, draw no further, or pass.
    Pass,
    /// Lay a meld.
    Meld,
    /// Add a card to a meld on the table.
    LayOff,
    /// Exchange a wild card.
    Swap,
    /// Discard.
    Discard,
    /// End the round by showing the hand.
    Close,
    /// Lay off no more on a hand that was shown.
    Done,
    /// Answer the window.
    Answer(WindowKind),
}

impl View {
    /// The verbs that this seat may use now. A verb may still be refused for the cards chosen.
    pub fn verbs(&self) -> Vec<Verb> {
        let public = &self.public;
        match public.pending.last() {
            Some(Pending::Turn(seat, step)) if *seat == self.seat => match step {
                TurnStep::Offer => vec![Verb::TakeDiscard, Verb::Pass],
                TurnStep::Draw => self.draw_verbs(),
                TurnStep::Play => self.play_verbs(),
                TurnStep::Showdown => vec![Verb::LayOff, Verb::Done],
            },
            Some(Pending::Window(window)) if public.asked().contains(&self.seat) => {
                vec![Verb::Answer(window.kind)]
            }
            _ => Vec::new(),
        }
    }

    fn draw_verbs(&self) -> Vec<Verb> {
        let possible = [
            (Verb::DrawStock, Action::Draw(Source::Stock)),
            (Verb::TakeDiscard, Action::Draw(Source::Discard)),
            (Verb::Pass, Action::Pass),
        ];
        possible.into_iter().filter(|(_, action)| self.check(action).is_ok()).map(|(verb, _)| verb).collect()
    }

    fn play_verbs(&self) -> Vec<Verb> {
        let spec = &self.public.spec;
        let melds = !self.public.melds.is_empty();
        let mut verbs = Vec::new();
        let may_meld = self.hand.len() > spec.turn.reserve || spec.draw.discard == FromDiscard::IntoMelds;
        if may_meld && !spec.tableau.in_hand {
            verbs.push(Verb::Meld);
        }
        if spec.tableau.open && melds {
            verbs.push(Verb::LayOff);
        }
        if spec.tableau.swap.when != SwapWhen::Never && melds {
            verbs.push(Verb::Swap);
        }
        let mut closes = Ideas::none();
        self.public.closes(&self.hand, &mut closes);
        if closes.to_actions().iter().any(|close| self.check(close).is_ok()) {
            verbs.push(Verb::Close);
        }
        verbs.push(Verb::Discard);
        verbs
    }

    /// Up to `most` legal actions of this seat, of every kind that is open to it.
    pub fn suggest(&self, most: usize) -> Vec<Action> {
        let mut actions = self.public.possible(self.seat, &self.hand);
        actions.retain(|action| self.check(action).is_ok());
        actions.truncate(most);
        actions
    }
}

impl Public {
    /// What could be legal, to be checked; the best lay-offs on a hand that was shown come first.
    fn possible(&self, seat: Seat, hand: &[CardId]) -> Vec<Action> {
        let mut ideas = Ideas::none();
        self.gather(seat, hand, &mut ideas);
        let mut actions = ideas.to_actions();
        if self.closed.is_some() {
            let best = self.best_lay_offs(hand);
            actions.retain(|action| !best.contains(action));
            actions.splice(0..0, best);
        }
        actions
    }

    /// What a seat could try now, put among `ideas`.
    #[inline(always)]
    pub(crate) fn gather<'a>(&'a self, seat: Seat, hand: &'a [CardId], ideas: &mut Ideas<'a>) {
        ideas.knock = self.spec.turn.knock == Knock::Seat;
        match self.pending.last() {
            Some(Pending::Turn(asked, step)) if *asked == seat => match step {
                TurnStep::Play => self.plays(seat, hand, ideas),
                TurnStep::Showdown => {
                    // What is best comes first: more lay-offs only where they leave less.
                    ideas.done = true;
                    ideas.lay_offs = self.lay_offs(seat, hand);
                }
                TurnStep::Offer | TurnStep::Draw => self.draws(ideas),
            },
            Some(Pending::Window(window)) => ideas.choices = answers(window.kind),
            _ => {}
        }
    }

    #[inline(always)]
    fn draws<'a>(&'a self, ideas: &mut Ideas<'a>) {
        ideas.draws = true;
        if let FromDiscard::Row { .. } = self.spec.draw.discard {
            ideas.row = self.discard.split_last().map_or(&[], |(_, below)| below);
        }
    }

    #[inline(always)]
    fn plays<'a>(&self, seat: Seat, hand: &'a [CardId], ideas: &mut Ideas<'a>) {
        self.closes(hand, ideas);
        if !self.spec.tableau.in_hand {
            ideas.melds = self.lay_downs(seat, hand);
        }
        if self.melds_grow() {
            ideas.lay_offs = self.lay_offs(seat, hand);
        }
        if self.spec.tableau.swap.when != SwapWhen::Never {
            ideas.swaps = self.swaps(seat, hand);
        }
        ideas.rows = self.spec.turn.discards == Discards::Any;
        ideas.discards = hand;
    }

    /// Every card that could be thrown to close, and the close without one.
    #[inline(always)]
    fn closes<'a>(&self, hand: &'a [CardId], ideas: &mut Ideas<'a>) {
        if let Some(rule) = &self.spec.ends.close {
            ideas.whole = rule.whole;
            ideas.closes = hand;
        }
    }

    fn lay_downs(&self, seat: Seat, hand: &[CardId]) -> LayDowns {
        let state = self.state(seat);
        let melds = || finder::melds_in(&self.spec, hand);
        match &self.spec.gates.gate {
            Gate::Round(rule) if state.opened && !rule.extra_melds => LayDowns::default(),
            Gate::Points { .. } if !state.opened => {
                LayDowns::Together(together::combinations(&self.spec, hand, &melds(), 3))
            }
            Gate::Round(rule) if !state.opened => {
                let whole_hand = rule.whole_hand.contains(&self.round);
                let wanted = self.contract(seat);
                LayDowns::Together(together::contracts(&self.spec, hand, &melds(), &wanted, whole_hand))
            }
            Gate::Seat(rule) => self.slot_by_slot(seat, hand, rule.at_once),
            _ => {
                let mut melds = melds();
                melds.extend(finder::melds_with_pile(&self.spec, hand, &self.discard));
                LayDowns::Single(melds)
            }
        }
    }

    /// Melds for the slots of the seat's contract that are still to be laid.
    fn slot_by_slot(&self, seat: Seat, hand: &[CardId], at_once: bool) -> LayDowns {
        let slots = self.contract(seat);
        let lacks = |place: &usize| self.state(seat).lacks(*place);
        let open: Vec<SlotWanted> = (0..slots.len()).filter(lacks).map(|place| slots[place]).collect();
        if open.is_empty() {
            return LayDowns::default();
        }
        let mut melds = finder::melds_in(&self.spec, hand);
        if at_once {
            return LayDowns::Together(together::contracts(&self.spec, hand, &melds, &slots, false));
        }
        melds.retain(|meld| {
            let fills = |(pattern, size): &SlotWanted| {
                meld.pattern == Some(*pattern) && size.is_none_or(|size| size == meld.cards.len())
            };
            open.iter().any(fills)
        });
        LayDowns::Single(melds)
    }

    #[inline]
    fn lay_offs<'a>(&self, seat: Seat, hand: &'a [CardId]) -> LayOffs<'a> {
        let waits = self.spec.gates.lay_off_waits && !self.state(seat).opened;
        if waits {
            return LayOffs::default();
        }
        let top = self.discard.last().filter(|_| self.spec.draw.discard == FromDiscard::IntoMelds);
        LayOffs { hand, top: top.copied(), melds: self.melds.len(), beside: self.spec.tableau.rides }
    }

    fn swaps(&self, seat: Seat, hand: &[CardId]) -> Swaps {
        let possible = match self.spec.tableau.swap.when {
            SwapWhen::Never => false,
            SwapWhen::OpeningTurn => self.in_turn.opened,
            SwapWhen::Opened => self.state(seat).opened,
            SwapWhen::Always => true,
        };
        let wanted = |natural: CardId| {
            let melds = (0..=u8::MAX).zip(&self.melds);
            let wanting = melds.filter(move |(_, meld)| meld.wants(&self.spec, natural));
            wanting.map(move |(meld, _)| Swap { natural, meld: MeldId(meld) })
        };
        let pairs = if possible { hand.iter().copied().flat_map(wanted).collect() } else { Vec::new() };
        Swaps { pairs, melds: self.melds.len() }
    }
}

fn answers(kind: WindowKind) -> &'static [Choice] {
    match kind {
        WindowKind::Buy => &[Choice::Buy, Choice::No],
        WindowKind::Rummy => &[Choice::Rummy, Choice::No],
        WindowKind::Dig => &[Choice::Dig(true), Choice::Dig(false)],
        WindowKind::Cut => &[Choice::Cut(41), Choice::Cut(31), Choice::Cut(49)],
    }
}
