//! Something legal by chance, each action as likely as any other: for play-outs, and for players who think no further.

use crate::action::{Action, Idea};
use crate::cards::ids::{CardId, Seat};
use crate::cards::shuffle;
use crate::judge::Verdict;
use crate::melds::pattern;
use crate::moves::ideas::Ideas;
use crate::moves::moment::Moment;
use crate::moves::sampling::Hat;
use crate::table::view::View;
use crate::table::{Public, Table};
use rand::Rng;

/// A seat that could leave the round does so once in so many times that this is drawn.
const SELDOM: u32 = 40;

impl View {
    /// One legal action of this seat, each as likely as any other but leaving the round; none if it is not asked.
    pub fn any_action(&self, rng: &mut impl Rng) -> Option<Action> {
        self.public.any_action(self.seat, &self.hand, rng)
    }
}

impl Table {
    /// One legal action of a seat, each as likely as any other; none if the seat is not asked.
    pub fn any_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.seen_by(seat).any_action(seat, self.hands.get(seat.index())?, rng)
    }

    /// The same, judged and ready to happen. The moments of every turn go on by code of their own, in which it is known how little can be
    /// tried.
    #[inline(always)]
    pub fn any_verdict(&self, seat: Seat, rng: &mut impl Rng) -> Option<Verdict> {
        let (seen, hand) = (self.seen_by(seat), self.hands.get(seat.index())?.as_slice());
        let public = &*seen;
        let found = match public.moment(seat) {
            Moment::Draws => public.any(seat, hand, public.draws(), rng),
            Moment::Throws => public.any(seat, hand, public.throws(hand), rng),
            moment => return public.any_verdict_at(moment, seat, hand, rng),
        };
        found.map(|(_, verdict)| verdict)
    }
}

impl Public {
    fn any_action(&self, seat: Seat, hand: &[CardId], rng: &mut impl Rng) -> Option<Action> {
        let lists = self.lists(self.moment(seat), seat, hand);
        let ideas = self.ideas(self.moment(seat), seat, hand, &lists);
        self.any(seat, hand, ideas, rng).map(|(idea, _)| idea.into_action())
    }

    #[inline(never)]
    fn any_verdict_at(
        &self,
        moment: Moment,
        seat: Seat,
        hand: &[CardId],
        rng: &mut impl Rng,
    ) -> Option<Verdict> {
        let lists = self.lists(moment, seat, hand);
        let ideas = self.ideas(moment, seat, hand, &lists);
        self.any(seat, hand, ideas, rng).map(|(_, verdict)| verdict)
    }

    /// One idea after the other is drawn until one is legal.
    #[inline(always)]
    fn any<'i>(
        &self,
        seat: Seat,
        hand: &[CardId],
        ideas: Ideas<'i>,
        rng: &mut impl Rng,
    ) -> Option<(Idea<'i>, Verdict)> {
        let case = self.case(hand, seat);
        let step = case.step();
        let mut hat = Hat::new(ideas.len());
        let mut could_close = None;
        let mut drawn = hat.draw_first(rng);
        while let Some(place) = drawn {
            let idea = ideas.at(place);
            // Were a drop as likely as a draw, rounds by chance would come to nothing else; nor is a hand shown as it is held as often.
            let shows = matches!(idea, Idea::Close { .. }) && self.spec.counts_as_held();
            let drops = (shows || matches!(idea, Idea::Drop)) && shuffle::below(rng, SELDOM) > 0;
            // Most passes are refused, and a refusal is written out.
            let idle =
                matches!(idea, Idea::Pass) && step.is_some_and(|step| case.why_not_pass(step).is_some());
            if !drops
                && !idle
                && !self.surely_refused(hand, idea, &mut could_close)
                && let Ok(verdict) = case.judge(step, &idea)
            {
                return Some((idea, verdict));
            }
            drawn = hat.draw(rng);
        }
        None
    }

    /// Whether an idea is refused for what is cheap to see: a hand that cannot close for what it leaves over, a card that does not fit.
    /// Whether the hand could close at all is found out once.
    #[inline(always)]
    fn surely_refused(&self, hand: &[CardId], idea: Idea, could_close: &mut Option<bool>) -> bool {
        match idea {
            Idea::Close { discard, .. } => {
                let hope = *could_close.get_or_insert_with(|| self.could_close(hand));
                !hope || self.leaves_too_much(hand, discard)
            }
            Idea::LayOff { card, meld, .. } => {
                let target = self.melds.get(meld.index());
                target.is_none_or(|meld| pattern::fits(&self.spec, meld, card, None).is_err())
            }
            _ => false,
        }
    }
}
