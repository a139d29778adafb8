//! Play where a hand has to be declared: how many cards it lacks, a pure run before all others, then how many cards would help, then what it
//! costs to be caught with.

use crate::closing::company::has_company;
use crate::closing::gathering::{faces, without};
use crate::level::Wits;
use crate::thought::steps::pause;
use crate::thought::{Idea, led_by};
use rummage_rules::action::{Action, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::with_wilds;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// What a card that is lacking costs, in hundredths of a point.
const LACKING: i32 = 1200;
/// What it is worth that a card of a hundred which may come would help, in the same measure.
const OUT: i32 = 15;
/// A point that counts against the hand. More count only as far as the hand costs.
const POINT: i32 = 4;
/// What it costs to throw a card that the next seat was seen to want, and one that is wild.
const GIFT: i32 = 60;
const WILD: i32 = 3000;
/// So many discards the sharpest player weighs by what may come after them.
const WEIGHED: usize = 4;
/// A hand that lacks so many cards at its first turn is not worth its risk.
const HOPELESS: usize = 6;

/// A seat with its hand before it.
struct Declaring<'a> {
    view: &'a View,
    spec: &'a Spec,
    wits: Wits,
}

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, wits: Wits) -> Vec<Idea> {
    let spec: &Spec = &view.public.spec;
    let seat = Declaring { view, spec, wits };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Draw)) => seat.draws(),
        Some(Pending::Turn(_, TurnStep::Play)) => seat.plays().await,
        _ => Vec::new(),
    }
}

impl Declaring<'_> {
    /// Takes the open card where it brings the declaration nearer, else draws; a hopeless hand is dropped at once by who knows.
    fn draws(&self) -> Vec<Idea> {
        let now = self.lacking(&self.view.hand, 0);
        let worth = |lacking: usize| -LACKING * count(lacking);
        let stock = Idea::new(Action::Draw(Source::Stock), worth(now));
        let first = self.view.public.turns[self.view.seat.index()] == 1;
        let drop = Action::Drop;
        if self.wits == Wits::HedgeSharp && first && now >= HOPELESS && self.view.check(&drop).is_ok() {
            return led_by(Idea::new(drop, worth(now)), vec![stock]);
        }
        let take = Action::Draw(Source::Discard);
        let top = self.view.public.discard.last().copied().filter(|_| self.view.check(&take).is_ok());
        let Some(top) = top else { return vec![stock] };
        let mut with = self.view.hand.clone();
        with.push(top);
        let then = self.lacking(&with, 1);
        let take = Idea::new(take, worth(then));
        if then < now || self.spec.is_wild(top) {
            led_by(take, vec![stock])
        } else {
            led_by(stock, vec![take])
        }
    }

    /// Declares if it can, else throws a card.
    async fn plays(&self) -> Vec<Idea> {
        let (mut thrown, mut out): (Vec<Idea>, Option<Idea>) = (Vec::new(), None);
        for (card, _) in faces(self.spec, &self.view.hand) {
            let rest = without(&self.view.hand, card);
            let lacking = self.lacking(&rest, 0);
            let close = Action::close(card);
            if out.is_none() && lacking == 0 && self.view.foresee(&close) == Ok(None) {
                out = Some(Idea::new(close, 0));
            }
            thrown.push(Idea::new(Action::discard(card), self.worth(card, &rest, lacking)));
            pause().await;
        }
        thrown.sort_by_key(|idea| -idea.value);
        if let Some(out) = out {
            return led_by(out, thrown);
        }
        if self.wits == Wits::HedgeSharp {
            let unseen = faces(self.spec, &self.view.unseen());
            for idea in thrown.iter_mut().take(WEIGHED) {
                let Action::Discard(cards) = &idea.action else { continue };
                idea.value += self.outs(&without(&self.view.hand, cards[0]), &unseen).await;
            }
            thrown.sort_by_key(|idea| -idea.value);
        }
        thrown
    }

    /// What a hand is worth that lacks so many cards once this one is thrown.
    fn worth(&self, thrown: CardId, rest: &[CardId], lacking: usize) -> i32 {
        let wild = if self.spec.is_wild(thrown) { WILD } else { 0 };
        let caught = match self.wits {
            // A beginner looks at the card that goes, not at what stays.
            Wits::Seedling => -self.spec.value(thrown),
            Wits::Gardener | Wits::HedgeSharp => self.spec.least_left(rest),
        };
        -LACKING * count(lacking) - POINT * caught - wild - self.gift(thrown)
    }

    /// What the cards are worth that may come, each with how many there are, and would help this hand.
    async fn outs(&self, rest: &[CardId], unseen: &[(CardId, i32)]) -> i32 {
        let now = self.lacking(rest, 0);
        let all: i32 = unseen.iter().map(|(_, copies)| copies).sum();
        let mut with = rest.to_vec();
        let mut help = 0;
        for (card, copies) in unseen.iter().filter(|(card, _)| has_company(self.spec, *card, rest)) {
            with.push(*card);
            if self.lacking(&with, 1) < now {
                help += copies;
            }
            with.pop();
            pause().await;
        }
        OUT * 100 * help / all.max(1)
    }

    /// What is lost by throwing a card that the next seat may want.
    fn gift(&self, card: CardId) -> i32 {
        if self.wits != Wits::HedgeSharp || self.spec.is_wild(card) {
            return 0;
        }
        let public = &self.view.public;
        let next = public.left_of(self.view.seat);
        if has_company(self.spec, card, &public.known[next.index()]) { GIFT } else { 0 }
    }

    fn lacking(&self, hand: &[CardId], spare: usize) -> usize {
        with_wilds::lacking(self.spec, hand, spare).unwrap_or(0)
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
