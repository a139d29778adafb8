//! Play where the sight of a hidden wild card has to be earned: how many cards that lacks comes first, then how many go out, then how many
//! cards of those that may come would help.

use crate::closing::gathering::{faces, without};
use crate::closing::{self, collecting};
use crate::goal::company::has_company;
use crate::level::Level;
use crate::thought::draws::{STOCK, TAKE, open_card};
use crate::thought::steps::pause;
use crate::thought::{Idea, led_by};
use rummage_rules::action::{Action, MeldPlan};
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::threes::Prospect;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::sight::SightWay;

/// What a card that is lacking costs, in hundredths of a point.
const LACKING: i32 = 300;
/// How many times as dear one is that the sight lacks: on the way of groups of three, and on that of pairs.
const TO_SEE: i32 = 2;
const TO_SEE_BY_PAIRS: i32 = 3;
/// What pairs lack once they see: the one that goes out.
const BY_PAIRS_LATER: i32 = 2;
/// So many draws a hand hopes for that is weighed by the cards which may come.
const DRAWS: i32 = 2;
/// What it costs to throw a card that the next seat was seen to want, and one that is wild.
const GIFT: i32 = 20;
const WILD: i32 = 3000;
/// So many discards a Sage weighs by what may come after them.
const WEIGHED: usize = 10;
/// So many ways to earn the sight are compared.
const WAYS: usize = 24;
/// A meld has so many cards.
const SIZE: usize = 3;

/// What a seat of this level could do, the best first.
pub async fn ideas(view: &View, level: Level) -> Vec<Idea> {
    let spec: &Spec = &view.public.spec;
    let Some(threes) = &spec.threes else { return Vec::new() };
    let mut seat = Earning { view, spec, level, prospect: threes.prospect(spec) };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Draw)) => seat.begins(),
        Some(Pending::Turn(_, TurnStep::Play)) => seat.plays().await,
        _ => Vec::new(),
    }
}

/// A seat with its hand before it.
struct Earning<'a> {
    view: &'a View,
    spec: &'a Spec,
    level: Level,
    prospect: Prospect<'a>,
}

impl Earning<'_> {
    /// Lays what may be laid before the first draw, takes the open card where it brings the hand nearer, or draws.
    fn begins(&mut self) -> Vec<Idea> {
        let draws = self.draws();
        match self.lay_downs().into_iter().next() {
            Some((early, _)) => led_by(Idea::new(early, 0), draws),
            None => draws,
        }
    }

    fn draws(&mut self) -> Vec<Idea> {
        match self.level {
            Level::Seedling => return collecting::draws(self.view, 1),
            Level::Gardener => return collecting::draws(self.view, 2),
            Level::HedgeSharp | Level::Sage => {}
        }
        let now = self.lacking(&self.view.hand);
        let stock = Idea::new(STOCK, -LACKING * now);
        let Some(top) = open_card(self.view) else { return vec![stock] };
        let mut with = self.view.hand.clone();
        with.push(top);
        let then = self.lacking(&with);
        let take = Idea::new(TAKE, -LACKING * then);
        if then < now || self.spec.is_wild(top) {
            led_by(take, vec![stock])
        } else {
            led_by(stock, vec![take])
        }
    }

    /// Goes out if it can, earns the sight if it can, else throws a card.
    async fn plays(&mut self) -> Vec<Idea> {
        let thrown = self.thrown().await;
        let out = thrown.iter().find_map(|idea| {
            let Action::Discard(cards) = &idea.action else { return None };
            let close = Action::close(*cards.first()?);
            self.view.check(&close).is_ok().then_some(close)
        });
        if let Some(out) = out {
            return led_by(Idea::new(out, 0), thrown);
        }
        let mut sights: Vec<(Action, i32)> = Vec::new();
        for (sight, melds) in self.lay_downs() {
            let laid = |card: &CardId| melds.iter().any(|meld| meld.cards.contains(card));
            let rest: Vec<CardId> = self.view.hand.iter().copied().filter(|card| !laid(card)).collect();
            let lacks = self.prospect.lacking(&rest, rest.len() / SIZE);
            sights.push((sight, i32::try_from(lacks).unwrap_or(i32::MAX)));
            pause().await;
        }
        match sights.into_iter().min_by_key(|(_, lacks)| *lacks) {
            Some((sight, _)) => led_by(Idea::new(sight, 0), thrown),
            None => thrown,
        }
    }

    /// What may be laid now, and with which melds.
    fn lay_downs(&self) -> Vec<(Action, Vec<MeldPlan>)> {
        let melds = |action: Action| match &action {
            Action::LayDown { melds, .. } => Some((action.clone(), melds.clone())),
            _ => None,
        };
        self.view.suggest(WAYS).into_iter().filter_map(melds).collect()
    }

    /// The cards that may be thrown, the best first.
    async fn thrown(&mut self) -> Vec<Idea> {
        if self.level <= Level::Gardener {
            return closing::thrown(collecting::longest_held_thrown(self.view));
        }
        let mut thrown: Vec<Idea> = Vec::new();
        for (card, _) in faces(self.spec, &self.view.hand) {
            let lacking = self.lacking(&without(&self.view.hand, card));
            thrown.push(Idea::new(Action::discard(card), -LACKING * lacking - self.loss(card)));
            pause().await;
        }
        thrown.sort_by_key(|idea| -idea.value);
        if self.level == Level::Sage {
            let unseen = faces(self.spec, &self.view.unseen());
            for idea in thrown.iter_mut().take(WEIGHED) {
                let Action::Discard(cards) = &idea.action else { continue };
                idea.value += self.outs(&without(&self.view.hand, cards[0]), &unseen).await;
            }
            thrown.sort_by_key(|idea| -idea.value);
        }
        thrown
    }

    /// How many cards the hand lacks, those for the sight the dearer ones.
    fn lacking(&mut self, hand: &[CardId]) -> i32 {
        let (public, seat) = (&self.view.public, self.view.seat);
        let laid = public.melded_by(seat);
        let melds = self.spec.deal.hand(public.round).saturating_sub(laid) / SIZE;
        match public.sight_of(seat) {
            Some(way) if way.one_more => i32::from(pairs(self.spec, hand) == 0),
            Some(_) => count(self.prospect.lacking(hand, melds)),
            None => self.lacking_unseen(hand, melds),
        }
    }

    /// The same before the sight, on the nearer of the ways. Only a Sage tells these apart; the others lay what turns out to be enough.
    fn lacking_unseen(&mut self, hand: &[CardId], melds: usize) -> i32 {
        let (public, seat) = (&self.view.public, self.view.seat);
        let all = count(self.prospect.lacking(hand, melds));
        let Some(rule) = public.sight().filter(|_| self.level == Level::Sage) else { return all };
        let lacking = |(nth, way): (usize, &SightWay)| {
            let wanted = public.lacks_for_sight(seat, way);
            let lacking = count(self.prospect.lacking_to_see(hand, nth, wanted));
            if way.one_more { TO_SEE_BY_PAIRS * lacking + BY_PAIRS_LATER } else { TO_SEE * lacking + all }
        };
        rule.ways.iter().enumerate().map(lacking).min().unwrap_or(all)
    }

    /// What the cards are worth that may come, each with how many there are, and would help this hand.
    async fn outs(&mut self, rest: &[CardId], unseen: &[(CardId, i32)]) -> i32 {
        let now = self.lacking(rest);
        let all: i32 = unseen.iter().map(|(_, copies)| copies).sum();
        let mut with = rest.to_vec();
        let mut help = 0;
        for &(card, copies) in unseen {
            if !has_company(self.spec, card, rest) {
                continue;
            }
            with.push(card);
            help += copies * (now - self.lacking(&with)).max(0);
            with.pop();
            pause().await;
        }
        DRAWS * LACKING * help / all.max(1)
    }

    /// What is lost by throwing a card that is wild, or that the next seat may want.
    fn loss(&self, card: CardId) -> i32 {
        if self.spec.is_wild(card) {
            return WILD;
        }
        let public = &self.view.public;
        let next = public.left_of(self.view.seat);
        let is_gift = self.level == Level::Sage && has_company(self.spec, card, &public.known[next.index()]);
        if is_gift { GIFT } else { 0 }
    }
}

/// How many faces a hand holds twice or more.
fn pairs(spec: &Spec, hand: &[CardId]) -> usize {
    faces(spec, hand).into_iter().filter(|(_, copies)| *copies > 1).count()
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
