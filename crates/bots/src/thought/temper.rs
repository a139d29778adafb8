//! Tempers: where two ways are worth about the same, one bot likes the one and another the other.

use crate::stakes::POINT;
use crate::thought::{Idea, led_by};
use rummage_rules::action::{Action, Source};
use rummage_rules::games::Style;
use rummage_rules::table::view::View;
use std::cmp::Reverse;
use std::mem::discriminant;

/// What a bot likes where it makes little difference. None is stronger than another by more than a few in a hundred (docs/measurements/bots.md).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Nothing but what it holds to be best.
    #[default]
    Steady,
    /// To throw dear cards early, and to draw unseen, which tells nobody what it collects.
    Careful,
    /// To keep dear cards, and to take what lies open.
    Greedy,
    /// To keep dear cards, and to draw unseen.
    Daring,
}

/// Two ways are worth about the same where they differ by no more than this part of what a card counts, and discards also by no more than
/// this part of what lies between the best and the middle one: not every style of play measures hands in points.
const NEAR: i32 = 20;
/// How those like to play who are asked to a table, in the order in which they are asked.
const GUESTS: [Temper; 7] = [
    Temper::Steady,
    Temper::Careful,
    Temper::Greedy,
    Temper::Daring,
    Temper::Careful,
    Temper::Steady,
    Temper::Greedy,
];

impl Temper {
    /// Every temper, the one that likes nothing first.
    pub const ALL: [Temper; 4] = [Temper::Steady, Temper::Careful, Temper::Greedy, Temper::Daring];

    /// Its short name on command lines and in texts.
    pub fn id(self) -> &'static str {
        match self {
            Temper::Steady => "steady",
            Temper::Careful => "careful",
            Temper::Greedy => "greedy",
            Temper::Daring => "daring",
        }
    }

    /// That of the guest who is asked to a table after so many others. Whoever has seen one of them play knows them again.
    pub fn of_guest(nth: usize) -> Temper {
        GUESTS[nth % GUESTS.len()]
    }

    /// The same ideas; of those that are worth about as much as the first, the one that this temper likes best comes first.
    pub(crate) fn inclined(self, mut ideas: Vec<Idea>, view: &View) -> Vec<Idea> {
        let Some(first) = ideas.first().filter(|_| self != Temper::Steady) else { return ideas };
        let kind = discriminant(&first.action);
        let is_alike = |idea: &&Idea| discriminant(&idea.action) == kind;
        let near = match first.action {
            Action::Discard(_) => {
                near(view).min((first.value - middle(ideas.iter().filter(is_alike))) / NEAR)
            }
            _ => near(view),
        };
        let least = first.value - near;
        let liked = |(nth, idea): (usize, &Idea)| {
            let comes_near = is_alike(&idea) && idea.value >= least;
            let liking = self.likes(&idea.action, view).filter(|_| comes_near)?;
            Some((liking, Reverse(nth)))
        };
        if liked((0, first)).is_none() {
            return ideas;
        }
        let Some((_, Reverse(best))) = ideas.iter().enumerate().filter_map(liked).max() else { return ideas };
        let best = ideas.remove(best);
        led_by(best, ideas)
    }

    /// How much it likes an action, beside others of the kind; none where it does not care.
    fn likes(self, action: &Action, view: &View) -> Option<i32> {
        let keeps_dear = matches!(self, Temper::Greedy | Temper::Daring);
        let takes_open = self == Temper::Greedy;
        match action {
            // Where a contract has to be laid, hands that come equally near to it differ by what they cost: that is no matter of liking.
            Action::Discard(_) if view.public.spec.style() == Style::Contract => None,
            Action::Discard(cards) => {
                let worth: i32 = cards.iter().map(|card| view.public.spec.value(*card)).sum();
                Some(if keeps_dear { -worth } else { worth })
            }
            Action::Draw(Source::Stock) => Some(i32::from(!takes_open)),
            Action::Draw(Source::Discard) => Some(i32::from(takes_open)),
            _ => None,
        }
    }
}

/// What the middle one of these is worth.
fn middle<'a>(ideas: impl Iterator<Item = &'a Idea>) -> i32 {
    let mut worths: Vec<i32> = ideas.map(|idea| idea.value).collect();
    worths.sort_unstable();
    worths.get(worths.len() / 2).copied().unwrap_or(0)
}

/// So much less is about the same, in hundredths of a point.
fn near(view: &View) -> i32 {
    let spec = &view.public.spec;
    let cards = i32::try_from(spec.deck.len()).unwrap_or(i32::MAX).max(1);
    let worth: i32 = spec.deck.cards().map(|card| spec.value(card).abs()).sum();
    POINT * worth / cards / NEAR
}
