//! Play where melds with wilds stay in the hand and one with nothing left over, or little, ends the round: the draw and the discard by what
//! is left over, now and with the cards that may come.

use crate::closing;
use crate::closing::alone::Alone;
use crate::closing::collecting;
use crate::closing::hopes::Hopes;
use crate::level::Level;
use crate::thought::draws::{STOCK, TAKE, open_card};
use crate::thought::steps::pause;
use crate::thought::{Idea, led_by};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// A point left over, in the measure of hands.
const POINT: i32 = 100;
/// So many discards a Sage weighs by what may come after them: those that leave least.
const WEIGHED: usize = 5;
/// Where melds score in the hand, what leaves least is seldom the best: there a Hedge-sharp weighs so many.
const WEIGHED_WHERE_MELDS_SCORE: usize = 2;
/// What it is worth to give the next seat a card that it can hardly use, against one like those it took, in the measure of hands.
const GIFT: i32 = 60;
/// What a wild is worth to whoever gets it, in the measure of hands.
const WILD: i32 = 900;

/// A seat with its hand before it.
struct Gathering<'a> {
    view: &'a View,
    spec: &'a Spec,
    level: Level,
    hopes: Hopes,
    /// The faces that may still come, each with how many there are.
    unseen: Vec<(CardId, i32)>,
}

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, level: Level) -> Vec<Idea> {
    let spec: &Spec = &view.public.spec;
    let seat = Gathering { view, spec, level, hopes: Hopes::of(view), unseen: faces(spec, &view.unseen()) };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Draw)) => seat.draws().await,
        Some(Pending::Turn(_, TurnStep::Play)) => seat.plays().await,
        Some(Pending::Turn(_, TurnStep::Showdown)) => closing::lay_offs(view),
        _ => Vec::new(),
    }
}

/// One card of each face among these, with how many there are.
pub(crate) fn faces(spec: &Spec, cards: &[CardId]) -> Vec<(CardId, i32)> {
    let mut faces: Vec<(CardId, i32)> = Vec::new();
    for card in cards {
        let same =
            |(other, _): &&mut (CardId, i32)| spec.deck.face_index(*other) == spec.deck.face_index(*card);
        match faces.iter_mut().find(same) {
            Some((_, count)) => *count += 1,
            None => faces.push((*card, 1)),
        }
    }
    faces
}

impl Gathering<'_> {
    /// Takes the open card where it is good for something, else draws.
    async fn draws(&self) -> Vec<Idea> {
        let with = |top: CardId| [&self.view.hand[..], &[top]].concat();
        match self.level {
            Level::Seedling => collecting::draws(self.view, 1),
            Level::Gardener => collecting::takes_if(self.view, |top| {
                let best = self.ranked(&with(top), Some(top)).first().map_or(i32::MIN, |(_, worth)| *worth);
                self.spec.is_wild(top) || best > -self.left(&self.view.hand)
            }),
            _ if self.looks_ahead() => self.weighed_draws().await,
            _ => collecting::takes_if(self.view, |top| {
                self.spec.is_wild(top) || collecting::in_natural_melds(self.spec, &with(top)).contains(&top)
            }),
        }
    }

    /// The same, by what this draw and later ones make of the hand.
    async fn weighed_draws(&self) -> Vec<Idea> {
        let Some(top) = open_card(self.view) else { return vec![Idea::new(STOCK, 0)] };
        let with = [&self.view.hand[..], &[top]].concat();
        let taken = self.weighed(&with, self.ranked(&with, Some(top)), 2).await;
        let taken = taken.first().map_or(i32::MIN, |(_, worth)| *worth);
        let now = self.left(&self.view.hand);
        let drawn = self.after_a_draw(&self.view.hand, now, self.hopes.at_hand + self.hopes.later);
        let (take, stock) = (Idea::new(TAKE, taken), Idea::new(STOCK, drawn));
        if taken > drawn { led_by(take, vec![stock]) } else { led_by(stock, vec![take]) }
    }

    /// What is left over of a hand, in the measure of hands; where melds score in the hand, less what they do.
    fn left(&self, hand: &[CardId]) -> i32 {
        POINT * self.spec.least_left(hand) - self.scored(hand)
    }

    /// The least of that once a card is thrown, whichever is best.
    fn left_after_discard(&self, hand: &[CardId]) -> i32 {
        POINT * self.spec.least_after_discard(hand) - self.scored(hand)
    }

    /// What melds score in the hand, in the measure of hands, as far as this level looks at that.
    fn scored(&self, hand: &[CardId]) -> i32 {
        if self.level >= Level::HedgeSharp { POINT / 2 * self.spec.most_scored(hand) } else { 0 }
    }

    /// Closes if it can, with as little left over as can be, else throws a card.
    async fn plays(&self) -> Vec<Idea> {
        let ranked = self.ranked(&self.view.hand, self.view.public.taken);
        let least = -POINT * self.view.public.close_limit().unwrap_or(0);
        let outs = ranked.iter().filter(|(_, worth)| *worth >= least);
        let outs = outs.map(|(card, worth)| Idea::new(Action::close(*card), *worth));
        let out =
            outs.filter(|close| self.is_time(close)).find(|close| self.view.check(&close.action).is_ok());
        let ranked = match self.level {
            Level::Seedling => collecting::thrown(self.view),
            Level::Gardener => collecting::dearest_thrown(self.view),
            _ if self.looks_ahead() && !self.view.public.in_last_lap() => {
                self.weighed(&self.view.hand, ranked, self.weighs()).await
            }
            _ => ranked,
        };
        let thrown: Vec<Idea> =
            ranked.into_iter().map(|(card, worth)| Idea::new(Action::discard(card), worth)).collect();
        match out {
            Some(out) => led_by(out, thrown),
            None => thrown,
        }
    }

    /// Whether it looks at the cards that may come.
    fn looks_ahead(&self) -> bool {
        self.weighs() > 0
    }

    /// How many discards it weighs by what may come after them.
    fn weighs(&self) -> usize {
        match self.level {
            Level::HedgeSharp if self.spec.meld_worths.is_some() => WEIGHED_WHERE_MELDS_SCORE,
            Level::Sage => WEIGHED,
            _ => 0,
        }
    }

    /// Whether to close with this now. Where others could lay off on it, all but the sharpest wait until nothing is left over.
    fn is_time(&self, close: &Idea) -> bool {
        let lays_off = self.spec.knocks().is_some_and(|rule| rule.lay_offs);
        self.level == Level::Sage || !lays_off || close.value == 0
    }

    /// The cards that may be thrown, the one that leaves least first, each with what the rest is worth. Of equals the dearest goes, and
    /// a wild last.
    fn ranked(&self, hand: &[CardId], kept: Option<CardId>) -> Vec<(CardId, i32)> {
        let able = hand.iter().copied().filter(|card| Some(*card) != kept || self.spec.turn.return_discard);
        let mut ranked: Vec<(CardId, i32)> =
            able.map(|card| (card, -self.left(&without(hand, card)))).collect();
        let value = |card: CardId| self.spec.value(card);
        ranked.sort_by_key(|(card, worth)| (-worth, self.spec.is_wild(*card), -value(*card), card.0));
        ranked
    }

    /// The first of these discards weighed by what may come after them, and then the others.
    async fn weighed(
        &self,
        hand: &[CardId],
        mut ranked: Vec<(CardId, i32)>,
        most: usize,
    ) -> Vec<(CardId, i32)> {
        for (card, worth) in ranked.iter_mut().take(most) {
            *worth = self.after_a_draw(&without(hand, *card), -*worth, self.hopes.later) - self.gift(*card);
            pause().await;
        }
        for (card, worth) in ranked.iter_mut().skip(most) {
            *worth -= self.gift(*card);
        }
        ranked.sort_by_key(|(card, worth)| (-worth, -self.spec.value(*card), card.0));
        ranked
    }

    /// What a hand is worth of which so much is left over, if so many draws may still bring down that, in per cent.
    fn after_a_draw(&self, rest: &[CardId], left: i32, draws: i32) -> i32 {
        let alone = self.spec.meld_worths.is_none().then(|| Alone::of(self.spec, rest));
        let mut with = rest.to_vec();
        let mut gains = 0;
        let mut cards = 0;
        for (card, count) in &self.unseen {
            with.push(*card);
            let soon = alone.as_ref().and_then(|alone| alone.least_after_discard(*card));
            let then = soon.map_or_else(|| self.left_after_discard(&with), |least| POINT * least);
            gains += count * ((left - then).max(0) + POINT * self.hopes.of_closing(then / POINT));
            cards += count;
            with.pop();
        }
        draws * (gains / cards.max(1)) / 100 - left
    }

    /// What is lost by throwing a card that the next seat may want.
    fn gift(&self, card: CardId) -> i32 {
        if self.spec.is_wild(card) {
            return 2 * WILD;
        }
        let public = &self.view.public;
        let next = public.left_of(self.view.seat);
        let face = self.spec.deck.printed(card);
        let wants = |other: &CardId| {
            let held = self.spec.deck.printed(*other);
            let steps = self.spec.place_of(held.rank).abs_diff(self.spec.place_of(face.rank));
            held.rank == face.rank || (held.suit == face.suit && steps <= 2)
        };
        // Where only the number of cards counts, each is dearer than any gift.
        let is_gift = !self.spec.counts_cards_alone() && public.known[next.index()].iter().any(wants);
        if is_gift { GIFT } else { 0 }
    }
}

pub(crate) fn without(hand: &[CardId], thrown: CardId) -> Vec<CardId> {
    hand.iter().copied().filter(|card| *card != thrown).collect()
}
