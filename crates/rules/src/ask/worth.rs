//! What is all that a seat has worth now, as its game counts?

use crate::cards::ids::{CardId, Seat};
use crate::score::{self, Counts, Hands};
use crate::spec::Spec;
use crate::table::view::View;
use crate::table::{EndReason, Ending};

/// What a seat's cards are worth, in points.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Worth {
    /// How many more cards in melds win the round.
    ToLay(i32),
    /// How many cards the sight of the hidden wild card lacks.
    ToSee(i32),
    /// What would be left over of a hand that is shown.
    LeftOver(i32),
    /// What melds score in the hand, and what would be left over of it.
    Gathered {
        /// What its melds score at best.
        scored: i32,
        /// What would be left over.
        left: i32,
    },
    /// What the seat would score by completing the round now, and what if nobody does.
    Completing {
        /// By completing it.
        completed: i32,
        /// If it ends tied.
        tied: i32,
    },
    /// What whoever goes out would get for this hand.
    Caught(i32),
    /// What the hand costs in a game in which points are bad.
    Held(i32),
    /// What is laid, and what the hand takes off it.
    Laid {
        /// What is laid.
        laid: i32,
        /// What is held.
        held: i32,
    },
}

impl Spec {
    /// Whether a deal is won by so many cards laid, or by whoever gets rid of all, or melds are what scores: what cards are worth matters to
    /// nobody.
    pub fn counts_cards_alone(&self) -> bool {
        let by_being_out = || self.score.iter().all(|term| matches!(term.counts, Counts::Fixed(_)));
        self.ends.melded.is_some() || self.meld_worths.is_some() || by_being_out()
    }
}

impl View {
    /// What this seat's cards are worth, once the picked cards are gone where a hand is shown.
    pub fn worth(&self, picked: &[CardId]) -> Worth {
        let spec = &self.public.spec;
        if let Some(enough) = spec.ends.melded {
            return Worth::ToLay(score::length(enough.saturating_sub(self.public.melded(self.seat))));
        }
        if let Some(lacking) = self.lacking_to_see(picked) {
            return Worth::ToSee(score::length(lacking));
        }
        if let Some(left) = self.left_over(picked) {
            let gathered = || Worth::Gathered { scored: self.scored(picked), left };
            return if spec.meld_worths.is_some() { gathered() } else { Worth::LeftOver(left) };
        }
        let over = |by: Option<Seat>, why: EndReason| self.score_if(Ending { by, why });
        let tied = || over(None, EndReason::StockOut);
        if !spec.ends.completing_runs.is_empty() {
            return Worth::Completing {
                completed: over(Some(self.seat), EndReason::Completed),
                tied: tied(),
            };
        }
        if spec.counts_cards_alone() {
            return Worth::ToLay(score::length(self.hand.len()));
        }
        let held = self.hand.iter().map(|card| spec.value(*card)).sum::<i32>();
        if spec.score.iter().any(|term| matches!(term.counts, Counts::HandValue(Hands::Others, _))) {
            Worth::Caught(held)
        } else if spec.plan.low_wins {
            Worth::Held(held)
        } else {
            Worth::Laid { laid: tied() + held, held }
        }
    }

    /// How many cards the sight of the hidden wild card lacks at least once the picked card is gone, on the nearest way; none where nothing
    /// is hidden, or this seat has seen.
    pub fn lacking_to_see(&self, picked: &[CardId]) -> Option<usize> {
        let (public, spec) = (&self.public, &self.public.spec);
        let rule = public.sight().filter(|_| !public.state(self.seat).opened)?;
        let mut prospect = spec.threes.as_ref()?.prospect(spec);
        let gone = if let [card] = picked { Some(*card) } else { None };
        let hand: Vec<CardId> = self.hand.iter().copied().filter(|card| Some(*card) != gone).collect();
        let ways = rule.ways.iter().enumerate();
        ways.map(|(nth, way)| prospect.lacking_to_see(&hand, nth, public.lacks_for_sight(self.seat, way)))
            .min()
    }

    /// The most that melds score in the hand once the picked card is gone; of a hand that has to throw one, with the best thrown.
    fn scored(&self, picked: &[CardId]) -> i32 {
        let (spec, hand) = (&self.public.spec, &self.hand);
        let without = |thrown: CardId| {
            spec.most_scored(&hand.iter().copied().filter(|card| *card != thrown).collect::<Vec<_>>())
        };
        match picked {
            [card] => without(*card),
            _ if self.throws_one() => hand.iter().map(|card| without(*card)).max().unwrap_or_default(),
            _ => spec.most_scored(hand),
        }
    }
}
