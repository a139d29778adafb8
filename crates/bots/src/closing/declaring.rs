//! Play where a hand has to be declared: how many cards it lacks, a pure run before all others, what it costs to be caught with, and what the
//! cards that may come do for both.

use crate::closing::collecting::{self, in_natural_melds};
use crate::closing::gathering::{faces, without};
use crate::goal::company::has_company;
use crate::level::Level;
use crate::thought::draws::{STOCK, TAKE, open_card};
use crate::thought::steps::pause;
use crate::thought::{Idea, led_by};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::with_wilds;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// A point that counts against the hand, in the measure of hands.
const POINT: i32 = 100;
/// What a card that is lacking costs in that measure, as matches told that were played on from one moment with one discard or another.
const LACKING: i32 = 920;
/// What later draws are worth if every card that may come brought the declaration nearer, and for each point that they save on average.
const NEARER_LATER: i32 = 1_920;
const SAVED_LATER: i32 = 146;
/// Whoever does not look ahead keeps the melds of its hand, and is rather rid of a dear card than keeps what may become one: a point of it.
const DEAR: i32 = 600;
const MELDED: i32 = 6_000;
/// What it costs to throw a card that the next seat was seen to want, and one that is wild.
const GIFT: i32 = 46;
const WILD: i32 = 2_300;
/// So many discards a Sage weighs by what may come after them.
const WEIGHED: usize = 4;
/// A hand that lacks so many cards at its first turn is not worth its risk.
const HOPELESS: usize = 6;

/// A seat with its hand before it.
struct Declaring<'a> {
    view: &'a View,
    spec: &'a Spec,
    level: Level,
    /// The faces that may still come, each with how many there are.
    unseen: Vec<(CardId, i32)>,
}

/// What the cards that may come do for a hand, on average, in thousandths.
struct Outlook {
    /// How many of them bring its declaration nearer.
    nearer: i32,
    /// The points that they save.
    saved: i32,
}

impl Outlook {
    /// What the card is worth that is drawn now.
    fn soon(&self) -> i32 {
        (LACKING * self.nearer + POINT * self.saved) / 1_000
    }

    /// What those are worth that come in later turns.
    fn later(&self) -> i32 {
        (NEARER_LATER * self.nearer + SAVED_LATER * self.saved) / 1_000
    }
}

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, level: Level) -> Vec<Idea> {
    let spec: &Spec = &view.public.spec;
    let seat = Declaring { view, spec, level, unseen: faces(spec, &view.unseen()) };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Draw)) => seat.draws().await,
        Some(Pending::Turn(_, TurnStep::Play)) => seat.plays().await,
        _ => Vec::new(),
    }
}

impl Declaring<'_> {
    /// Takes the open card or draws; a hopeless hand is dropped at once by who knows.
    async fn draws(&self) -> Vec<Idea> {
        if self.level <= Level::Gardener {
            return collecting::draws(self.view, 1);
        }
        let lacking = self.lacking(&self.view.hand, 0);
        let kept = self.held(&self.view.hand, lacking);
        let first = self.view.public.turns[self.view.seat.index()] == 1;
        let drop = Action::Drop;
        if self.level == Level::Sage && first && lacking >= HOPELESS && self.view.check(&drop).is_ok() {
            return led_by(Idea::new(drop, kept), vec![Idea::new(STOCK, kept)]);
        }
        let Some(top) = open_card(self.view) else { return vec![Idea::new(STOCK, kept)] };
        let (taken, drawn) = match self.level {
            Level::Sage => self.by_what_comes(top, lacking).await,
            _ => self.by_what_is_lacking(top, lacking),
        };
        let (take, stock) = (Idea::new(TAKE, taken), Idea::new(STOCK, drawn));
        if taken > drawn { led_by(take, vec![stock]) } else { led_by(stock, vec![take]) }
    }

    /// What the hand is worth with the open card, and with one of the stock, by no more than the cards that it lacks.
    fn by_what_is_lacking(&self, top: CardId, lacking: usize) -> (i32, i32) {
        let with = [&self.view.hand[..], &[top]].concat();
        let wild = if self.spec.is_wild(top) { WILD } else { 0 };
        (wild - LACKING * count(self.lacking(&with, 1)), -LACKING * count(lacking))
    }

    /// The same by what this turn and later ones make of it.
    async fn by_what_comes(&self, top: CardId, lacking: usize) -> (i32, i32) {
        let hand = &self.view.hand;
        let with = [&hand[..], &[top]].concat();
        let mut thrown = self.thrown(&with).await;
        thrown.retain(|(card, _)| *card != top);
        let thrown = self.weighed(&with, thrown).await;
        let taken = thrown.first().map_or(i32::MIN, |(_, worth)| *worth);
        let outlook = self.outlook(hand, lacking).await;
        (taken, self.held(hand, lacking) + outlook.soon() + outlook.later())
    }

    /// Declares if it can, else throws a card.
    async fn plays(&self) -> Vec<Idea> {
        let hand = &self.view.hand;
        let mut thrown = match self.level {
            Level::Seedling => collecting::thrown(self.view),
            _ => self.thrown(hand).await,
        };
        let goes_out = |card: &CardId| {
            with_wilds::lacks_fewer(self.spec, &without(hand, *card), 1, 0)
                && self.view.foresee(&Action::close(*card)) == Ok(None)
        };
        let out = thrown.iter().map(|(card, _)| *card).find(goes_out);
        if self.level == Level::Sage && out.is_none() {
            thrown = self.weighed(hand, thrown).await;
        }
        let thrown =
            thrown.into_iter().map(|(card, worth)| Idea::new(Action::discard(card), worth)).collect();
        match out {
            Some(card) => led_by(Idea::new(Action::close(card), 0), thrown),
            None => thrown,
        }
    }

    /// The cards that may be thrown of such a hand, one of each face, the best first, each with what the rest is worth.
    async fn thrown(&self, hand: &[CardId]) -> Vec<(CardId, i32)> {
        let melded = if self.level == Level::Sage { Vec::new() } else { in_natural_melds(self.spec, hand) };
        let mut thrown = Vec::new();
        for (card, _) in faces(self.spec, hand) {
            let rest = without(hand, card);
            let wild = if self.spec.is_wild(card) { WILD } else { 0 };
            let lacking = self.lacking(&rest, 0);
            let worth = match self.level {
                Level::Sage => self.held(&rest, lacking),
                _ => {
                    let melded = if melded.contains(&card) { MELDED } else { 0 };
                    DEAR * self.spec.value(card) - LACKING * count(lacking) - melded
                }
            };
            thrown.push((card, worth - wild - self.gift(card)));
            pause().await;
        }
        thrown.sort_by_key(|(_, worth)| -worth);
        thrown
    }

    /// The best of these discards weighed by what may come after them, and then the others.
    async fn weighed(&self, hand: &[CardId], mut thrown: Vec<(CardId, i32)>) -> Vec<(CardId, i32)> {
        for (card, worth) in thrown.iter_mut().take(WEIGHED) {
            let rest = without(hand, *card);
            *worth += self.outlook(&rest, self.lacking(&rest, 0)).await.later();
        }
        thrown.sort_by_key(|(_, worth)| -worth);
        thrown
    }

    /// What a hand is worth that lacks so many cards.
    fn held(&self, hand: &[CardId], lacking: usize) -> i32 {
        -LACKING * count(lacking) - POINT * self.spec.least_left(hand)
    }

    /// What the cards that may come do for such a hand, which lacks so many.
    async fn outlook(&self, hand: &[CardId], lacking: usize) -> Outlook {
        let all: i32 = self.unseen.iter().map(|(_, copies)| copies).sum();
        let left = self.spec.least_left(hand);
        let mut with = hand.to_vec();
        let (mut nearer, mut saved) = (0, 0);
        for (card, copies) in self.unseen.iter().filter(|(card, _)| has_company(self.spec, *card, hand)) {
            with.push(*card);
            if with_wilds::lacks_fewer(self.spec, &with, lacking, 1) {
                nearer += copies;
            }
            saved += copies * (left - self.spec.least_after_discard(&with)).max(0);
            with.pop();
            pause().await;
        }
        Outlook { nearer: 1_000 * nearer / all.max(1), saved: 1_000 * saved / all.max(1) }
    }

    /// What is lost by throwing a card that the next seat may want.
    fn gift(&self, card: CardId) -> i32 {
        if self.level < Level::Sage || self.spec.is_wild(card) {
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
