//! Block 4, the owner's own division: a hand as it lies, in which only cards side by side make a meld.

use crate::cards::ids::CardId;
use crate::deadwood::division::Split;
use crate::melds::pattern;
use crate::spec::Spec;

impl Spec {
    /// The hand divided as it lies (ruling R25): of all divisions into melds of neighbours the one that leaves the least over, in points
    /// and then in cards; where melds score in the hand, of those that score the most. Melds keep the order of the hand, which says what a wild stands for.
    pub fn as_it_lies(&self, hand: &[CardId]) -> Split {
        // By place, from the end of the hand: what that scores and is left over from there on at best, and where the group that begins there ends.
        let dearest = self.patterns.iter().map(|pattern| pattern.worth).max().unwrap_or_default();
        let mut best = vec![((0, 0, 0), hand.len()); hand.len() + 1];
        for from in (0..hand.len()).rev() {
            let ((scored, points, cards), _) = best[from + 1];
            best[from] = ((scored, points + self.value(hand[from]), cards + 1), from + 1);
            for to in from + 2..=hand.len() {
                let (rest, points, cards) = best[to].0;
                let with_it = |worth| (rest - worth, points, cards);
                if with_it(dearest) >= best[from].0 {
                    continue;
                }
                let group = worth_of(self, &hand[from..to]).map(with_it);
                if let Some(group) = group.filter(|group| *group < best[from].0) {
                    best[from] = (group, to);
                }
            }
        }
        let (mut split, mut from) = (Split::default(), 0);
        while from < hand.len() {
            let to = best[from].1;
            match &hand[from..to] {
                [card] => split.loose.push(*card),
                meld => split.melds.push(meld.to_vec()),
            }
            from = to;
        }
        split
    }
}

/// What cards score as a meld, if they are one.
fn worth_of(spec: &Spec, cards: &[CardId]) -> Option<i32> {
    let divides = |index: &usize| !spec.patterns[*index].apart && pattern::is_meld(spec, *index, cards);
    (0..spec.patterns.len()).filter(divides).map(|index| spec.patterns[index].worth).max()
}
