//! What a seat could do: the verbs that are open, and concrete legal actions for hints, bots and random play.

use crate::action::{Action, Choice, Source, Swap};
use crate::card::{CardId, MeldId, Seat};
use crate::finder;
use crate::gate::Gate;
use crate::ideas::{Hat, Idea, Ideas, LayDowns, LayOffs, Swaps};
use crate::judge::Verdict;
use crate::pattern;
use crate::table::{Pending, Public, Table, TurnStep};
use crate::tableau::SwapWhen;
use crate::together::{self, SlotWanted};
use crate::turn::{Discards, FromDiscard, Knock};
use crate::view::View;
use crate::window::WindowKind;
use rand::Rng;

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
        if self.public.closes(&self.hand).into_actions().iter().any(|close| self.check(close).is_ok()) {
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

    /// One legal action of this seat, each as likely as any other; none if it is not asked.
    pub fn any_action(&self, rng: &mut impl Rng) -> Option<Action> {
        self.public.any(self.seat, &self.hand, rng).map(|(idea, _)| idea.into_action())
    }
}

impl Table {
    /// One legal action of a seat, each as likely as any other; none if the seat is not asked.
    pub fn any_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.public.any(seat, self.hands.get(seat.index())?, rng).map(|(idea, _)| idea.into_action())
    }

    /// The same, judged and ready to happen.
    pub fn any_verdict(&self, seat: Seat, rng: &mut impl Rng) -> Option<Verdict> {
        self.public.any(seat, self.hands.get(seat.index())?, rng).map(|(_, verdict)| verdict)
    }
}

impl Public {
    fn any(&self, seat: Seat, hand: &[CardId], rng: &mut impl Rng) -> Option<(Idea, Verdict)> {
        let mut ideas = self.ideas(seat, hand);
        let mut hat = Hat::new(ideas.len());
        while let Some(place) = hat.draw(rng) {
            let idea = ideas.take(place);
            if self.surely_refused(hand, &idea) {
                continue;
            }
            if let Ok(verdict) = self.judge_idea(hand, seat, &idea) {
                return Some((idea, verdict));
            }
        }
        None
    }

    /// Whether an idea is refused for what is cheap to see: a hand that cannot close for what it leaves over, a card that does not fit.
    fn surely_refused(&self, hand: &[CardId], idea: &Idea) -> bool {
        match idea {
            Idea::Other(Action::Close { discard, melds }) => {
                melds.is_empty() && self.leaves_too_much(hand, *discard)
            }
            Idea::Other(Action::LayOff { card, meld, end, .. }) => {
                let target = self.melds.get(meld.index());
                target.is_none_or(|meld| pattern::fits(&self.spec, meld, *card, *end).is_err())
            }
            _ => false,
        }
    }

    /// What could be legal, to be checked; the best lay-offs on a hand that was shown come first.
    fn possible(&self, seat: Seat, hand: &[CardId]) -> Vec<Action> {
        let mut actions = self.ideas(seat, hand).into_actions();
        if self.closed.is_some() {
            let best = self.best_lay_offs(hand);
            actions.retain(|action| !best.contains(action));
            actions.splice(0..0, best);
        }
        actions
    }

    fn ideas<'a>(&self, seat: Seat, hand: &'a [CardId]) -> Ideas<'a> {
        let mut ideas = match self.pending.last() {
            Some(Pending::Turn(asked, TurnStep::Play)) if *asked == seat => self.plays(seat, hand),
            Some(Pending::Turn(asked, TurnStep::Showdown)) if *asked == seat => {
                // What is best comes first: more lay-offs only where they leave less.
                Ideas::only(std::iter::once(Action::Pass).chain(self.lay_offs(seat, hand).iter()).collect())
            }
            Some(Pending::Turn(asked, _)) if *asked == seat => self.draws(),
            Some(Pending::Window(window)) => Ideas::only(answers(window.kind)),
            _ => Ideas::default(),
        };
        ideas.knock = self.spec.turn.knock == Knock::Seat;
        ideas
    }

    fn draws(&self) -> Ideas<'static> {
        let row = matches!(self.spec.draw.discard, FromDiscard::Row { .. });
        let deeper = if row { self.discard.split_last().map_or(&[][..], |(_, below)| below) } else { &[] };
        let deeper = deeper.iter().rev().map(|card| Action::Draw(Source::Row(*card)));
        Ideas { draws: true, actions: deeper.collect(), ..Ideas::default() }
    }

    fn plays<'a>(&self, seat: Seat, hand: &'a [CardId]) -> Ideas<'a> {
        let mut actions = Vec::new();
        if self.spec.turn.discards == Discards::Any {
            actions.push(Action::Discard(Vec::new()));
            actions.extend((hand.len() > 1).then(|| Action::Discard(hand.to_vec())));
        }
        Ideas {
            melds: self.lay_downs(seat, hand),
            lay_offs: self.lay_offs(seat, hand),
            swaps: self.swaps(seat, hand),
            actions,
            discards: hand,
            ..self.closes(hand)
        }
    }

    /// Every card that could be thrown to close, and the close without one.
    fn closes<'a>(&self, hand: &'a [CardId]) -> Ideas<'a> {
        let rule = self.spec.ends.close.as_ref();
        let closes = rule.map_or(&[][..], |_| hand);
        Ideas { whole: rule.is_some_and(|rule| rule.whole), closes, ..Ideas::default() }
    }

    fn lay_downs(&self, seat: Seat, hand: &[CardId]) -> LayDowns {
        let state = self.state(seat);
        let melds = || finder::melds_in(&self.spec, hand);
        match &self.spec.gates.gate {
            _ if self.spec.tableau.in_hand => LayDowns::default(),
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

    fn lay_offs<'a>(&self, seat: Seat, hand: &'a [CardId]) -> LayOffs<'a> {
        let waits = self.spec.gates.lay_off_waits && !self.state(seat).opened;
        if waits || !self.melds_grow() {
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

fn answers(kind: WindowKind) -> Vec<Action> {
    let choices: &[Choice] = match kind {
        WindowKind::Buy => &[Choice::Buy, Choice::No],
        WindowKind::Rummy => &[Choice::Rummy, Choice::No],
        WindowKind::Dig => &[Choice::Dig(true), Choice::Dig(false)],
        WindowKind::Cut => &[Choice::Cut(41), Choice::Cut(31), Choice::Cut(49)],
    };
    choices.iter().copied().map(Action::Answer).collect()
}
