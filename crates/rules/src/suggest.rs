//! What a seat could do: the verbs that are open, and concrete legal actions for hints, bots and random play.

use crate::action::{Action, Choice, MeldPlan, Place, Source, Swap};
use crate::card::{CardId, MeldId, Seat};
use crate::finder;
use crate::gate::Gate;
use crate::ideas::{Hat, Ideas};
use crate::judge::Verdict;
use crate::table::{Pending, Public, Table, TurnStep};
use crate::tableau::SwapWhen;
use crate::together;
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
        let mut actions = self.public.possible(self.seat, &self.hand).into_actions();
        actions.retain(|action| self.check(action).is_ok());
        actions.truncate(most);
        actions
    }

    /// One legal action of this seat, each as likely as any other; none if it is not asked.
    pub fn any_action(&self, rng: &mut impl Rng) -> Option<Action> {
        self.public.any(self.seat, &self.hand, rng).map(|(action, _)| action)
    }
}

impl Table {
    /// One legal action of a seat, each as likely as any other; none if the seat is not asked.
    pub fn any_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.public.any(seat, self.hands.get(seat.index())?, rng).map(|(action, _)| action)
    }

    /// The same, judged and ready to happen.
    pub fn any_verdict(&self, seat: Seat, rng: &mut impl Rng) -> Option<Verdict> {
        self.public.any(seat, self.hands.get(seat.index())?, rng).map(|(_, verdict)| verdict)
    }
}

impl Public {
    fn any(&self, seat: Seat, hand: &[CardId], rng: &mut impl Rng) -> Option<(Action, Verdict)> {
        let mut ideas = self.possible(seat, hand);
        let mut hat = Hat::new(ideas.len());
        while let Some(place) = hat.draw(rng) {
            let action = ideas.take(place);
            if self.surely_refused(hand, &action) {
                continue;
            }
            if let Ok(verdict) = self.judge(hand, seat, &action) {
                return Some((action, verdict));
            }
        }
        None
    }

    /// Whether a hand cannot close for what it leaves over, without looking for the melds to show.
    fn surely_refused(&self, hand: &[CardId], action: &Action) -> bool {
        let Action::Close { discard, melds } = action else { return false };
        melds.is_empty() && self.leaves_too_much(hand, *discard)
    }

    /// What could be legal, to be checked.
    fn possible<'a>(&self, seat: Seat, hand: &'a [CardId]) -> Ideas<'a> {
        let mut ideas = self.candidates(seat, hand);
        if self.closed.is_some() {
            let best = self.best_lay_offs(hand);
            ideas.actions.retain(|action| !best.contains(action));
            ideas.actions.splice(0..0, best);
        }
        ideas.knock = self.spec.turn.knock == Knock::Seat;
        ideas
    }

    fn candidates<'a>(&self, seat: Seat, hand: &'a [CardId]) -> Ideas<'a> {
        match self.pending.last() {
            Some(Pending::Turn(asked, TurnStep::Play)) if *asked == seat => self.plays(seat, hand),
            Some(Pending::Turn(asked, TurnStep::Showdown)) if *asked == seat => {
                // What is best comes first: more lay-offs only where they leave less.
                Ideas::only(std::iter::once(Action::Pass).chain(self.lay_offs(hand)).collect())
            }
            Some(Pending::Turn(asked, _)) if *asked == seat => Ideas::only(self.draws()),
            Some(Pending::Window(window)) => Ideas::only(answers(window.kind)),
            _ => Ideas::default(),
        }
    }

    fn draws(&self) -> Vec<Action> {
        let mut draws = vec![Action::Draw(Source::Stock), Action::Draw(Source::Discard), Action::Pass];
        if matches!(self.spec.draw.discard, FromDiscard::Row { .. }) {
            let below_top = self.discard.iter().rev().skip(1);
            draws.extend(below_top.map(|card| Action::Draw(Source::Row(*card))));
        }
        draws
    }

    fn plays<'a>(&self, seat: Seat, hand: &'a [CardId]) -> Ideas<'a> {
        let mut actions = self.lay_downs(seat, hand);
        actions.extend(self.lay_offs(hand));
        actions.extend(self.swaps(hand));
        if self.spec.turn.discards == Discards::Any {
            actions.push(Action::Discard(Vec::new()));
            actions.extend((hand.len() > 1).then(|| Action::Discard(hand.to_vec())));
        }
        Ideas { actions, discards: hand, ..self.closes(hand) }
    }

    /// Every card that could be thrown to close, and the close without one.
    fn closes<'a>(&self, hand: &'a [CardId]) -> Ideas<'a> {
        let rule = self.spec.ends.close.as_ref();
        let closes = rule.map_or(&[][..], |_| hand);
        Ideas { whole: rule.is_some_and(|rule| rule.whole), closes, ..Ideas::default() }
    }

    fn lay_downs(&self, seat: Seat, hand: &[CardId]) -> Vec<Action> {
        if self.spec.tableau.in_hand {
            return Vec::new();
        }
        let single = |plan: MeldPlan| Action::LayDown { melds: vec![plan], swaps: Vec::new() };
        let several = |melds: Vec<MeldPlan>| Action::LayDown { melds, swaps: Vec::new() };
        let melds = finder::melds_in(&self.spec, hand);
        let state = self.state(seat);
        match &self.spec.gates.gate {
            Gate::Points { .. } if !state.opened => {
                together::combinations(&self.spec, hand, &melds, 3).into_iter().map(several).collect()
            }
            Gate::Round(rule) if !state.opened => {
                let index = usize::from(self.round).saturating_sub(1);
                let contract = rule.contracts.get(index).map_or(&[][..], Vec::as_slice);
                let wanted: Vec<(usize, Option<usize>)> =
                    contract.iter().map(|pattern| (*pattern, None)).collect();
                let whole_hand = rule.whole_hand.contains(&self.round);
                let found = together::contracts(&self.spec, hand, &melds, &wanted, whole_hand);
                found.into_iter().map(several).collect()
            }
            Gate::Seat(rule) if rule.at_once => {
                let index = usize::from(self.contracts[seat.index()]).saturating_sub(1);
                let slots = rule.contracts.get(index).map_or(&[][..], Vec::as_slice);
                let wanted: Vec<(usize, Option<usize>)> =
                    slots.iter().map(|(pattern, size)| (*pattern, Some(*size))).collect();
                together::contracts(&self.spec, hand, &melds, &wanted, false)
                    .into_iter()
                    .map(several)
                    .collect()
            }
            _ => {
                let from_pile = finder::melds_with_pile(&self.spec, hand, &self.discard);
                melds.into_iter().chain(from_pile).map(single).collect()
            }
        }
    }

    fn lay_offs(&self, hand: &[CardId]) -> Vec<Action> {
        if !self.melds_grow() {
            return Vec::new();
        }
        let beside = self.spec.tableau.rides;
        let top = self.discard.last().filter(|_| self.spec.draw.discard == FromDiscard::IntoMelds);
        let cards: Vec<CardId> = hand.iter().chain(top).copied().collect();
        let on =
            |card: CardId| self.meld_ids().map(move |meld| Action::LayOff { card, meld, end: None, beside });
        cards.into_iter().flat_map(on).collect()
    }

    fn swaps(&self, hand: &[CardId]) -> Vec<Action> {
        if self.spec.tableau.swap.when == SwapWhen::Never {
            return Vec::new();
        }
        let mut swaps = Vec::new();
        for natural in hand.iter().copied() {
            for meld in
                self.meld_ids().filter(|meld| self.melds[meld.index()].cards().any(|c| self.spec.is_wild(c)))
            {
                let swap = Swap { natural, meld };
                swaps.push(Action::SwapWild { swap, place: Place::Discard });
                swaps.extend(
                    self.meld_ids().map(|to| Action::SwapWild { swap, place: Place::LayOff(to, None) }),
                );
            }
        }
        swaps
    }

    fn meld_ids(&self) -> impl Iterator<Item = MeldId> + use<> {
        (0..=u8::MAX).map(MeldId).take(self.melds.len())
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
