//! What a seat could do: the verbs that are open, and concrete legal actions for hints, bots and random play.

use crate::action::{Action, Source};
use crate::cards::ids::{CardId, Seat};
use crate::melds::{in_hand, regroup, side_by_side};
use crate::moves::ideas::{Ideas, LayDowns, LayOffs, Swaps};
use crate::moves::lists::Lists;
use crate::moves::moment::Moment;
use crate::table::view::View;
use crate::table::{Pending, Public, TurnStep};
use crate::turn::gate::{Gate, Wanted};
use crate::turn::tableau::SwapWhen;
use crate::turn::window::WindowKind;
use crate::turn::{Discards, FromDiscard, Knock};

/// Something a seat can be offered as a button.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Draw from the stock.
    DrawStock,
    /// Take from the discard pile.
    TakeDiscard,
    /// Leave the round before drawing.
    Drop,
    /// Decline the card, draw no further, or pass.
    Pass,
    /// Lay a meld.
    Meld,
    /// Add a card to a meld on the table.
    LayOff,
    /// Exchange a wild card.
    Swap,
    /// Lay the whole table anew, with cards of the hand.
    Rearrange,
    /// Discard.
    Discard,
    /// End the round by showing the hand.
    Close,
    /// Lay off no more on a hand that was shown.
    Done,
    /// End a turn that is played without a discard.
    Finish,
    /// Answer the window.
    Answer(WindowKind),
}

impl View {
    /// The verbs that this seat may use now. A verb may still be refused for the cards chosen.
    pub fn verbs(&self) -> Vec<Verb> {
        let public = &*self.public;
        match public.pending.last() {
            Some(Pending::Turn(seat, _)) if *seat == self.seat && public.plays_or_draws() => {
                self.rearranging_verbs()
            }
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
            (Verb::Drop, Action::Drop),
            (Verb::Pass, Action::Pass),
            (Verb::Close, Action::Close { discard: None, melds: Vec::new() }),
        ];
        let may = |(verb, action): &(Verb, Action)| self.check(action).is_ok() || self.takes_pile(*verb);
        let early = self.lays_before_draw().then_some(Verb::Meld);
        possible.into_iter().filter(may).map(|(verb, _)| verb).chain(early).collect()
    }

    fn play_verbs(&self) -> Vec<Verb> {
        let spec = &self.public.spec;
        let melds = !self.public.melds.is_empty();
        let mut verbs = Vec::new();
        let may_meld = self.hand.len() > spec.turn.reserve || self.public.plays_from_pile();
        if may_meld && !self.public.melds_in_hand() {
            verbs.push(Verb::Meld);
        }
        if spec.tableau.open && melds {
            verbs.push(Verb::LayOff);
        }
        if spec.tableau.swap.when != SwapWhen::Never && melds {
            verbs.push(Verb::Swap);
        }
        if self.public.closes(&self.hand).to_actions().iter().any(|close| self.check(close).is_ok()) {
            verbs.push(Verb::Close);
        }
        verbs.extend(self.public.ends_by());
        verbs
    }

    /// Up to `most` legal actions of this seat, of every kind that is open to it, but none that would fail at the table and cost points.
    pub fn suggest(&self, most: usize) -> Vec<Action> {
        let mut actions = self.public.possible(self.seat, &self.hand);
        let sound = |action: &Action| {
            let verdict = self.public.judge(&self.hand, self.seat, action);
            verdict.is_ok_and(|verdict| verdict.failure().is_none())
        };
        actions.retain(sound);
        actions.truncate(most);
        actions
    }
}

impl Public {
    /// What could be legal, to be checked; the best lay-offs on a hand that was shown come first.
    pub(crate) fn possible(&self, seat: Seat, hand: &[CardId]) -> Vec<Action> {
        let lists = self.lists(self.moment(seat), seat, hand);
        let mut actions = self.ideas(self.moment(seat), seat, hand, &lists).to_actions();
        if self.closed.is_some() {
            let best = self.best_lay_offs(hand);
            actions.retain(|action| !best.contains(action));
            actions.splice(0..0, best);
        }
        actions
    }

    /// What a seat could try at this moment; what has to be found for it is in the `lists`.
    #[inline(always)]
    pub(crate) fn ideas<'a>(
        &'a self,
        moment: Moment,
        seat: Seat,
        hand: &'a [CardId],
        lists: &'a Lists,
    ) -> Ideas<'a> {
        match moment {
            Moment::Draws => self.draws(),
            Moment::Takes => self.takes_pile_or_draws(lists),
            Moment::Throws => self.throws(hand),
            Moment::Plays => self.plays(seat, hand, lists),
            Moment::Rearranges => Ideas { layouts: &lists.layouts, ..self.draws() },
            // What is best comes first: more lay-offs only where they leave less.
            Moment::Showdown => Ideas { done: true, lay_offs: self.lay_offs(seat, hand), ..self.knock() },
            Moment::Answers(WindowKind::Give) => Ideas { gives: hand, ..self.knock() },
            Moment::Answers(kind) => Ideas { choices: kind.answers(), ..self.knock() },
            Moment::Nothing => self.knock(),
        }
    }

    /// What a seat could lay or exchange at this moment.
    pub(crate) fn lists(&self, moment: Moment, seat: Seat, hand: &[CardId]) -> Lists {
        let (plays, tableau) = (moment == Moment::Plays, &self.spec.tableau);
        let exchanges = plays && tableau.swap.when != SwapWhen::Never;
        Lists {
            melds: match moment {
                Moment::Takes if self.lays_early(seat) => self.early_melds(hand),
                Moment::Takes => self.lay_downs_with_pile(seat, hand),
                _ if plays && !tableau.in_hand => self.lay_downs(seat, hand),
                _ => LayDowns::default(),
            },
            swaps: if exchanges { self.swaps(seat, hand) } else { Vec::new() },
            layouts: if moment == Moment::Rearranges { self.layouts(seat, hand) } else { Vec::new() },
        }
    }

    #[inline(always)]
    fn knock<'a>(&self) -> Ideas<'a> {
        Ideas { knock: self.spec.turn.knock == Some(Knock::Seat), ..Ideas::default() }
    }

    /// Drawing from anywhere, and not at all.
    #[inline(always)]
    pub(crate) fn draws(&self) -> Ideas<'_> {
        let row = match self.spec.draw.discard {
            FromDiscard::Row { .. } => self.discard.split_last().map_or(&[][..], |(_, below)| below),
            _ => &[],
        };
        let (drop, whole) = (self.spec.ends.drop.is_some(), self.spec.turn.close_undrawn);
        Ideas { draws: true, drop, row, whole, ..self.knock() }
    }

    /// Every card that could be thrown, to close or not.
    #[inline(always)]
    pub(crate) fn throws<'a>(&self, hand: &'a [CardId]) -> Ideas<'a> {
        let discards = if self.spec.turn.discards == Discards::None { &[][..] } else { hand };
        Ideas { rows: self.spec.turn.discards == Discards::Any, discards, ..self.closes(hand) }
    }

    /// Every card that could be thrown to close, and the close without one.
    #[inline(always)]
    fn closes<'a>(&self, hand: &'a [CardId]) -> Ideas<'a> {
        let (closes, whole) =
            self.spec.ends.close.as_ref().map_or((&[][..], false), |rule| (hand, rule.whole()));
        Ideas { whole, closes, ..self.knock() }
    }

    #[inline(always)]
    fn plays<'a>(&self, seat: Seat, hand: &'a [CardId], lists: &'a Lists) -> Ideas<'a> {
        let lay_offs = if self.melds_grow() { self.lay_offs(seat, hand) } else { LayOffs::default() };
        let to_hand = self.spec.tableau.swap.to_hand;
        let swaps = Swaps { pairs: &lists.swaps, melds: self.melds.len(), to_hand };
        let (done, ask) = (self.ends_undiscarded(), self.spec.windows.leave);
        Ideas { melds: &lists.melds, lay_offs, swaps, done, ask, ..self.throws(hand) }
    }

    fn lay_downs(&self, seat: Seat, hand: &[CardId]) -> LayDowns {
        let state = self.state(seat);
        let melds = || in_hand::melds_in(&self.spec, hand);
        match &self.spec.gates.gate {
            Gate::Round(rule) if state.opened && !rule.extra_melds => LayDowns::default(),
            Gate::Meld(rule) if !state.opened => {
                LayDowns::Single(melds().into_iter().filter(|plan| rule.takes(&self.spec, plan)).collect())
            }
            Gate::Points { .. } if !state.opened => {
                let mut openings = side_by_side::combinations(&self.spec, hand, &melds(), 3);
                let sure = if self.spec.draw.to_open { self.opening(seat, hand) } else { None };
                openings.extend(sure.filter(|sure| !openings.contains(sure)));
                LayDowns::Together(openings)
            }
            Gate::Round(rule) if !state.opened => {
                let whole_hand = rule.whole_hand.contains(&self.round);
                let wanted = self.contract(seat);
                LayDowns::Together(side_by_side::contracts(&self.spec, hand, &melds(), &wanted, whole_hand))
            }
            Gate::Seat(rule) => self.slot_by_slot(seat, hand, rule.at_once),
            Gate::Sight(rule) => self.sights(seat, hand, rule),
            _ if self.melds_left() == Some(0) => LayDowns::default(),
            _ => {
                let mut melds = melds();
                melds.extend(in_hand::melds_with_pile(&self.spec, hand, &self.discard));
                let anew = self.spec.tableau.regroup.then(|| regroup::plans(self, seat, hand));
                LayDowns::Single([melds, anew.unwrap_or_default()].concat())
            }
        }
    }

    /// Melds for the slots of the seat's contract that are still to be laid.
    fn slot_by_slot(&self, seat: Seat, hand: &[CardId], at_once: bool) -> LayDowns {
        let slots = self.contract(seat);
        let lacks = |place: &usize| self.state(seat).lacks(*place);
        let open: Vec<Wanted> = (0..slots.len()).filter(lacks).map(|place| slots[place]).collect();
        if open.is_empty() {
            return LayDowns::default();
        }
        let mut melds = in_hand::melds_in(&self.spec, hand);
        if at_once {
            return LayDowns::Together(side_by_side::contracts(&self.spec, hand, &melds, &slots, false));
        }
        melds.retain(|meld| {
            let fills =
                |slot: &Wanted| meld.pattern.is_some_and(|pattern| slot.takes(pattern, meld.cards.len()));
            open.iter().any(fills)
        });
        LayDowns::Single(melds)
    }

    #[inline]
    fn lay_offs<'a>(&self, seat: Seat, hand: &'a [CardId]) -> LayOffs<'a> {
        if self.must_open_first(seat) || self.waits_to_lay_off(seat) {
            return LayOffs::default();
        }
        let top = self.discard.last().filter(|_| self.plays_from_pile());
        LayOffs { hand, top: top.copied(), melds: self.melds.len(), beside: self.spec.tableau.rides }
    }
}
