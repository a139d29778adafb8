//! Everything that a seat may do, as far as that is a list that comes to an end, and which kinds of it are only sampled.

use crate::action::{Action, Choice, End, MeldPlan, Place, Swap};
use crate::cards::ids::MeldId;
use crate::deadwood::division;
use crate::judge::Verdict;
use crate::moves::ideas::LayDowns;
use crate::moves::lists::Lists;
use crate::moves::moment::Moment;
use crate::table::view::View;
use crate::turn::Discards;
use crate::turn::gate::Gate;
use crate::turn::window::WindowKind;

/// The places of a card on a meld: where it fits at once, and at either end of a run.
const ENDS: [Option<End>; 3] = [None, Some(End::Low), Some(End::High)];

/// Where no meld has more cards than this, all of them can be tried.
const SMALL: usize = 3;

/// Everything that a seat may do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Every {
    /// Legal actions, no two that come to the same; of melds with cards that look alike one stands for all.
    pub actions: Vec<Action>,
    /// The words of those kinds of which there may be more than are listed.
    pub sampled: Vec<&'static str>,
}

impl View {
    /// Everything that this seat may do now, also what would fail at the table and cost points.
    pub fn every_action(&self) -> Every {
        let moment = self.public.moment(self.seat);
        let lists = self.public.lists(moment, self.seat, &self.hand);
        let mut actions = self.public.possible(self.seat, &self.hand);
        actions.extend(self.cuts(moment));
        actions.extend(self.small_melds(moment));
        actions.extend(self.at_either_end(moment));
        actions.extend(self.freed_to_either_end(&lists.swaps));
        let mut verdicts: Vec<Verdict> = Vec::new();
        actions.retain(|action| match self.public.judge(&self.hand, self.seat, action) {
            Ok(verdict) if verdict.failure().is_some() => true,
            Ok(verdict) if !verdicts.contains(&verdict) => {
                verdicts.push(verdict);
                true
            }
            _ => false,
        });
        let sampled = self.sampled(moment, &lists, &actions);
        Every { actions, sampled }
    }

    fn cuts(&self, moment: Moment) -> Vec<Action> {
        let cut = |number| Action::Answer(Choice::Cut(number));
        if moment == Moment::Answers(WindowKind::Cut) {
            self.public.cuts().map(cut).collect()
        } else {
            Vec::new()
        }
    }

    /// Every few cards of the hand, alone and with the top of the pile, where melds are so small that all can be tried.
    fn small_melds(&self, moment: Moment) -> Vec<Action> {
        if moment != Moment::Plays || !self.melds_are_small() {
            return Vec::new();
        }
        let hand = self.hand.len().min(division::LARGEST_HAND);
        let groups = (0..1u32 << hand).filter(|group| group.count_ones() as usize <= SMALL);
        let meld = |group: u32, from_pile: usize| {
            let cards = division::picked(&self.hand, group);
            let small = (1..=SMALL).contains(&(cards.len() + from_pile));
            let from_pile = u8::try_from(from_pile).unwrap_or(u8::MAX);
            let melds = vec![MeldPlan { cards, from_pile, ..MeldPlan::default() }];
            small.then_some(Action::LayDown { melds, swaps: Vec::new() })
        };
        groups
            .flat_map(|group| (0..=self.reach_into_pile()).filter_map(move |top| meld(group, top)))
            .collect()
    }

    /// How many cards of the pile can be part of a small meld.
    fn reach_into_pile(&self) -> usize {
        if self.public.plays_from_pile() { self.public.discard.len().min(SMALL) } else { 0 }
    }

    fn melds_are_small(&self) -> bool {
        let spec = &self.public.spec;
        spec.patterns.iter().all(|pattern| pattern.shape.size().1 <= SMALL)
    }

    /// Every card that could be laid off, on every meld and at either end.
    fn at_either_end(&self, moment: Moment) -> Vec<Action> {
        if !matches!(moment, Moment::Plays | Moment::Throws | Moment::Showdown) {
            return Vec::new();
        }
        let top = self.public.discard.last().filter(|_| self.public.plays_from_pile());
        let beside = self.public.spec.tableau.rides;
        let cards = self.hand.iter().chain(top).copied();
        let places = |card| {
            self.melds()
                .flat_map(move |meld| ENDS.map(|end| Action::LayOff { card, named: None, meld, end, beside }))
        };
        cards.flat_map(places).collect()
    }

    fn freed_to_either_end(&self, swaps: &[Swap]) -> Vec<Action> {
        let places = |swap: &Swap| {
            let swap = *swap;
            self.melds().flat_map(move |meld| {
                ENDS.map(|end| Action::SwapWild { swap, place: Place::LayOff(meld, end) })
            })
        };
        swaps.iter().flat_map(places).collect()
    }

    fn melds(&self) -> impl Iterator<Item = MeldId> + use<> {
        let melds = u8::try_from(self.public.melds.len()).unwrap_or(u8::MAX);
        (0..melds).map(MeldId)
    }

    /// The words of those kinds of which there may be more legal actions than are listed.
    fn sampled(&self, moment: Moment, lists: &Lists, actions: &[Action]) -> Vec<&'static str> {
        let spec = &self.public.spec;
        let melds =
            matches!(moment, Moment::Plays | Moment::Takes) && !spec.tableau.in_hand && self.may_lay_more();
        let throws = matches!(moment, Moment::Plays | Moment::Throws) && self.hand.len() > 1;
        let divides = !spec.counts_as_held();
        let closes = divides && actions.iter().any(|action| matches!(action, Action::Close { .. }));
        let closing = spec.ends.close.as_ref().map_or("close", |rule| rule.words().loose);
        let kinds = [
            ("meld", melds && self.melds_are_sampled(&lists.melds)),
            ("down", melds),
            ("swap", spec.tableau.swap.to_meld && !lists.swaps.is_empty()),
            ("rearrange", moment == Moment::Rearranges),
            ("discard", throws && spec.turn.discards == Discards::Any),
            // The melds may be named, too.
            (closing, closes),
        ];
        kinds.into_iter().filter_map(|(word, sampled)| sampled.then_some(word)).collect()
    }

    /// Whether new melds may be laid at all in this turn.
    fn may_lay_more(&self) -> bool {
        let closed = match &self.public.spec.gates.gate {
            Gate::Round(rule) => self.public.state(self.seat).opened && !rule.extra_melds,
            _ => false,
        };
        !closed && self.public.melds_left() != Some(0)
    }

    /// Whether a hand may hold more single melds than are looked for: several are laid at once, or wilds or the pile take part.
    fn melds_are_sampled(&self, found: &LayDowns) -> bool {
        let wilds = self.hand.iter().any(|card| self.public.spec.is_wild(*card));
        let anew = self.public.spec.tableau.regroup;
        let many = wilds || anew || self.public.plays_from_pile() || matches!(found, LayDowns::Together(_));
        many && !self.melds_are_small()
    }
}
