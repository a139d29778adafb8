//! Every meld that some cards and some wilds could be laid as, without looking at the same one twice.

use crate::goal::reach::Target;
use crate::goal::tally::{RANKS, SUITS};
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::order::{HIGH_ACE, Order};
use rummage_rules::cards::wilds::WildLimit;
use rummage_rules::deadwood::division::bits;
use rummage_rules::melds::pattern::{Kind, Sequence, Shape};
use rummage_rules::spec::Spec;
use rummage_rules::turn::gate::{Gate, PointsGate};

/// More naturals than this are not looked at.
pub const MOST_NATURALS: usize = 30;

/// A meld that could be laid.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its natural cards, as a mask over the naturals.
    pub naturals: u32,
    /// How many wilds it takes.
    pub wilds: u8,
    /// What its cards are worth.
    pub points: i32,
    /// What it is worth where an opening is asked for.
    pub opening: i32,
    /// The pattern, by index.
    pub pattern: usize,
    /// What it is.
    pub target: Target,
}

impl Candidate {
    /// How many cards it has.
    pub fn size(&self) -> usize {
        self.naturals.count_ones() as usize + usize::from(self.wilds)
    }
}

/// Every meld of these naturals with up to so many wilds.
pub fn candidates(spec: &Spec, naturals: &[CardId], wilds: u8) -> Vec<Candidate> {
    let naturals = &naturals[..naturals.len().min(MOST_NATURALS)];
    let worth = Worth::of(spec, naturals);
    let mut found = Vec::new();
    for (pattern, rule) in spec.patterns.iter().enumerate() {
        match &rule.shape {
            Shape::Kind(Kind { size, wilds: limit, suits_differ, ranks }) => {
                for rank in (1..=13u8).filter(|rank| ranks >> rank & 1 == 1) {
                    let of_rank = worth.ranks[usize::from(rank)];
                    if of_rank.count_ones() as usize + usize::from(wilds) < size.0 {
                        continue;
                    }
                    let parts = parts(of_rank).filter(|part| !suits_differ || worth.suits_differ(*part));
                    for part in parts {
                        let here = part.count_ones() as usize;
                        let fits = |wilds: &u8| {
                            let in_all = here + usize::from(*wilds);
                            (size.0..=size.1).contains(&in_all) && limit.allows(here, usize::from(*wilds))
                        };
                        let target = Target::Kind { rank };
                        found.extend(
                            (0..=wilds).filter(fits).map(|w| worth.candidate(part, w, pattern, target)),
                        );
                    }
                }
            }
            Shape::Sequence(Sequence { size, order, wilds: limit, adjacent, one_suit: true }) => {
                let rule = Runs { size: *size, order: *order, limit: *limit, adjacent: *adjacent, wilds };
                (0..SUITS).for_each(|suit| rule.of_suit(&worth, suit, pattern, &mut found));
            }
            _ => {}
        }
    }
    found
}

/// The naturals, and what they are worth; by rank and by suit as masks over them, so that each card is looked at once.
struct Worth<'a> {
    spec: &'a Spec,
    naturals: &'a [CardId],
    values: Vec<i32>,
    ranks: [u32; RANKS + 1],
    suits: [u32; SUITS],
}

impl Worth<'_> {
    fn of<'a>(spec: &'a Spec, naturals: &'a [CardId]) -> Worth<'a> {
        let (mut ranks, mut suits) = ([0; RANKS + 1], [0; SUITS]);
        for (place, card) in naturals.iter().enumerate() {
            let face = spec.deck.printed(*card);
            let masks = [ranks.get_mut(usize::from(face.rank)), suits.get_mut(usize::from(face.suit))];
            masks.into_iter().flatten().for_each(|mask| *mask |= 1 << place);
        }
        let values = naturals.iter().map(|card| spec.value(*card)).collect();
        Worth { spec, naturals, values, ranks, suits }
    }

    fn suits_differ(&self, part: u32) -> bool {
        let suit = |place: usize| 1u8 << (self.spec.deck.printed(self.naturals[place]).suit % 8);
        let suits = bits(part).fold(0, |suits, place| suits | suit(place));
        suits.count_ones() == part.count_ones()
    }

    fn candidate(&self, naturals: u32, wilds: u8, pattern: usize, target: Target) -> Candidate {
        let values: i32 = bits(naturals).map(|place| self.values[place]).sum();
        let points = values + i32::from(wilds) * self.spec.values.joker;
        let size = naturals.count_ones() as usize + usize::from(wilds);
        let opening = self.opening(target, size, points);
        Candidate { naturals, wilds, points, opening, pattern, target }
    }

    /// What a meld is worth towards an opening in which wilds count as what they stand for; otherwise its points.
    fn opening(&self, target: Target, size: usize, points: i32) -> i32 {
        let Gate::Points(PointsGate { wild_as_represented: true, .. }) = self.spec.gates.gate else {
            return points;
        };
        let values = &self.spec.values;
        let of_rank = |rank: u8| values.ranks[usize::from(rank)];
        match target {
            Target::Kind { rank } => of_rank(rank) * i32::try_from(size).unwrap_or(0),
            Target::Run { low, .. } => {
                let at = |position: u8| match values.low_ace {
                    Some(worth) if position == 1 => worth,
                    _ => of_rank(Order::rank_at(position)),
                };
                (low..).take(size).map(at).sum()
            }
        }
    }
}

/// Every part of a mask, the empty one not.
fn parts(mask: u32) -> impl Iterator<Item = u32> {
    let next = move |part: &u32| Some((part - 1) & mask).filter(|part| *part != 0);
    std::iter::successors(Some(mask).filter(|mask| *mask != 0), next)
}

/// What runs must be like.
struct Runs {
    size: (usize, usize),
    order: Order,
    limit: WildLimit,
    adjacent: bool,
    wilds: u8,
}

impl Runs {
    fn of_suit(&self, worth: &Worth, suit: usize, pattern: usize, found: &mut Vec<Candidate>) {
        let of_suit = worth.suits[suit];
        if of_suit.count_ones() as usize + usize::from(self.wilds) < self.size.0 {
            return;
        }
        let at = |position: u8| of_suit & worth.ranks[usize::from(Order::rank_at(position))];
        let first = found.len();
        for low in self.order.least..=self.order.most {
            let (mut naturals, mut wilds, mut after_wild) = (0u32, 0u8, false);
            for high in low..=HIGH_ACE {
                let bit = at(high).isolate_lowest_one();
                wilds += u8::from(bit == 0);
                if wilds > self.wilds || (bit == 0 && after_wild && !self.adjacent) {
                    break;
                }
                after_wild = bit == 0;
                naturals |= bit;
                let size = usize::from(high - low) + 1;
                let fits = (self.size.0..=self.size.1).contains(&size)
                    && self.order.spans(low, high)
                    && self.limit.allows(naturals.count_ones() as usize, usize::from(wilds));
                let new = |one: &Candidate| (one.naturals, one.wilds) != (naturals, wilds);
                if fits && found[first..].iter().all(new) {
                    found.push(worth.candidate(naturals, wilds, pattern, Target::Run { suit, low }));
                }
            }
        }
    }
}
