//! What every part of a hand is worth: the best division into melds and loose cards, for all parts at once.

use crate::stakes::Stakes;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::deadwood::division::bits;
use rummage_rules::melds::meld::Meld;
use rummage_rules::spec::Spec;
use rummage_rules::{deadwood::division, melds::pattern, score};

/// A part of a hand that is a meld.
#[derive(Copy, Clone, Debug)]
pub struct Group {
    /// Its cards, as a mask over the hand.
    pub mask: u32,
    /// The points it makes on the table.
    pub points: i32,
}

/// Every meld of a hand; of those in `spec` that hold all cards under `with`.
pub fn groups(spec: &Spec, hand: &[CardId], with: u32) -> Vec<Group> {
    let points = |mask| {
        let reading = pattern::read(spec, &division::picked(hand, mask));
        reading.map_or(0, |reading| score::meld_points(spec, &Meld::new(Seat(0), reading)))
    };
    division::melds_with(spec, hand, with)
        .into_iter()
        .map(|mask| Group { mask, points: points(mask) })
        .collect()
}

/// A card that comes to a hand.
pub struct Coming {
    /// What it takes away where it stays loose.
    loose: i32,
    /// The melds that it makes: the cards of the hand that it needs, and what each is worth.
    melds: Vec<(u32, i32)>,
}

impl Coming {
    /// A card that comes to a hand; none where it makes no meld there.
    pub fn of(spec: &Spec, stakes: &Stakes, hand: &[CardId], card: CardId) -> Option<Coming> {
        let with: Vec<CardId> = hand.iter().copied().chain([card]).collect();
        let bit = 1 << hand.len();
        let melds = groups(spec, &with, bit).into_iter();
        let melds: Vec<(u32, i32)> = melds.map(|meld| (meld.mask & !bit, stakes.held(meld.points))).collect();
        (!melds.is_empty()).then(|| Coming { loose: stakes.loose(spec, card), melds })
    }
}

/// The worth of every part of a hand.
pub struct Solver {
    /// The cards that are part of any meld; the rest can only be loose.
    useful: u32,
    /// By part of the useful cards: the worth of its best division.
    open: Vec<i32>,
    /// By part of the useful cards: the worth of its best division that leaves nothing loose, and the meld of its lowest card.
    shut: Vec<Option<(i32, u32)>>,
    loose: Vec<i32>,
    out: i32,
}

impl Solver {
    /// Solves a hand of which `groups` are the melds.
    pub fn new(spec: &Spec, stakes: &Stakes, hand: &[CardId], groups: &[Group]) -> Solver {
        let loose: Vec<i32> = hand.iter().map(|card| stakes.loose(spec, *card)).collect();
        let useful = groups.iter().fold(0, |useful, group| useful | group.mask);
        let places: Vec<usize> = bits(useful).collect();
        let mut by_lowest = vec![Vec::new(); places.len()];
        for group in groups {
            let mask = gather(group.mask, useful);
            by_lowest[mask.trailing_zeros() as usize].push((
                mask as usize,
                stakes.held(group.points),
                group.mask,
            ));
        }
        let parts = 1usize << places.len();
        let mut open = vec![0; parts];
        let mut shut = vec![None; parts];
        shut[0] = Some((0, 0));
        for part in 1..parts {
            let lowest = part.trailing_zeros() as usize;
            open[part] = open[part & (part - 1)] - loose[places[lowest]];
            for &(mask, worth, meld) in by_lowest[lowest].iter().filter(|(mask, ..)| mask & !part == 0) {
                let rest = part & !mask;
                open[part] = open[part].max(open[rest] + worth);
                if let Some((shut_rest, _)) = shut[rest] {
                    let worth = shut_rest + worth;
                    if shut[part].is_none_or(|(best, _)| worth > best) {
                        shut[part] = Some((worth, meld));
                    }
                }
            }
        }
        Solver { useful, open, shut, loose, out: stakes.out }
    }

    /// The worth of a part of the hand, at the end of a turn.
    pub fn worth(&self, part: u32) -> i32 {
        let open = self.open(part);
        self.shut(part).map_or(open, |(shut, _)| shut.max(open) + self.out)
    }

    /// The same with one card more, which is loose or in one of the melds that it makes.
    pub fn worth_with(&self, part: u32, card: &Coming) -> i32 {
        let (mut open, mut shut) = (self.open(part) - card.loose, None);
        for (mask, worth) in card.melds.iter().filter(|(mask, _)| mask & !part == 0) {
            open = open.max(self.open(part & !mask) + worth);
            shut = shut.max(self.shut(part & !mask).map(|(rest, _)| rest + worth));
        }
        shut.map_or(open, |shut| shut.max(open) + self.out)
    }

    /// The worth of a part whose cards are not all laid.
    fn open(&self, part: u32) -> i32 {
        let loose: i32 = bits(part & !self.useful).map(|place| self.loose[place]).sum();
        self.open[gather(part, self.useful) as usize] - loose
    }

    /// If a part can be laid without a card left over: what that is worth, and one meld to lay.
    pub fn shut(&self, part: u32) -> Option<(i32, u32)> {
        if part & !self.useful == 0 { self.shut[gather(part, self.useful) as usize] } else { None }
    }
}

/// The bits of `part` at the places of `mask`, moved together.
fn gather(part: u32, mask: u32) -> u32 {
    bits(mask).enumerate().fold(0, |gathered, (index, place)| gathered | (part >> place & 1) << index)
}
