//! The whole table in numbers: how many cards lie where goes in, where each of them lies comes out.

use bevy::math::{Rect, Vec2};

use super::{
    hand::{self, HandFit, Held},
    list::{self, List},
    manner::Manner,
    melds::{self, MeldBounds, MeldFit, MeldSize},
    piles::{Piles, piles},
    row::RowFit,
    zones::{self, Zones},
};
use crate::{play::table::slot::Slot, shell::canvas::Canvas};

/// What the layout must know of a table. Seats are counted clockwise from your own.
#[derive(Debug, Clone, PartialEq)]
pub struct Sight {
    /// The window.
    pub canvas: Canvas,
    /// How the game wants its table laid.
    pub manner: Manner,
    /// Whether a finger is used.
    pub touch: bool,
    /// How much larger cards are than designed.
    pub card_scale: f32,
    /// Cards in the discard pile.
    pub discard: usize,
    /// Cards in each hand; of your own, those that are not laid out in your plot.
    pub hands: Vec<usize>,
    /// The places with which groups of your own hand begin, the first one left out.
    pub breaks: Vec<usize>,
    /// The melds of each seat; at the end of yours, what you have laid out.
    pub melds: Vec<Vec<MeldSize>>,
    /// The opponent a list on a phone begins with.
    pub first: usize,
    /// Whether your own hand lies in your plot to be counted, and leaves its place to the plots of a phone.
    pub counted: bool,
}

/// Where everything lies.
#[derive(Debug, Clone, PartialEq)]
pub struct Spread {
    /// The places of the table.
    pub zones: Zones,
    /// The stock.
    pub stock: Rect,
    /// The discard pile, or the whole row.
    pub discard: Rect,
    /// The card beside the stock whose rank is wild in this round: its right half lies under the stock.
    pub wild: Rect,
    /// The melds of each seat, your own first; none for a plot that is out of sight.
    pub melds: Vec<Option<Vec<Rect>>>,
    /// How the melds of each seat lie.
    pub fits: Vec<MeldFit>,
    /// Where your next meld would begin.
    pub next_meld: Vec2,
    /// How your hand lies.
    pub hand: HandFit,
    /// Whether there are plots out of sight.
    pub scrolls: bool,
    /// The row of discarded cards, where it is one.
    row: Option<(RowFit, Rect)>,
}

/// Drawing order: piles below melds, both below hands, the others' (290, in `far.rs`) below your own. Every card of three packs has its own place.
const STOCK_Z: f32 = 0.0;
const WILD_Z: f32 = STOCK_Z - STEP_Z;
const DISCARD_Z: f32 = 100.0;
const MELD_Z: f32 = 200.0;
const HAND_Z: f32 = 390.0;
/// From one card to the next.
pub(super) const STEP_Z: f32 = 0.5;
/// The stock shows one back for so many cards, and at most so many.
const LAYER: usize = 12;
const LAYERS: usize = 4;
/// Room at the left of an opponent's plot for a plate inside it.
pub(super) const INNER_PLATE: f32 = 118.0;

impl Spread {
    /// Lays the table.
    pub fn of(sight: &Sight) -> Self {
        let mut zones = Zones::of(sight.canvas, sight.hands.len(), &sight.manner);
        if sight.counted {
            zones.give_up_the_hand();
        }
        let Piles { stock, discard, wild, row } = piles(sight, &zones);
        let (fits, melds, scrolls) = match zones.list {
            Some(list) => listed(sight, list, &mut zones),
            None => plotted(sight, &zones),
        };
        let last = melds[0].iter().flatten().last();
        let first = match (zones.list, zones.note) {
            (Some(_), _) => zones.own.min + Vec2::new(list::INSET, 8.0),
            (None, Some(note)) => Vec2::new(note.max.x, note.min.y + 9.0),
            (None, None) => zones.own.min + Vec2::new(own_inset(sight), 9.0),
        };
        let next_meld = last.map_or(first, |last| Vec2::new(last.max.x + 30.0, last.min.y));
        let hand = fit_hand(sight, &zones);
        Self { stock, discard, wild, melds, fits, next_meld, hand, scrolls, row, zones }
    }

    /// The slot of a card of the stock, counted from the bottom.
    pub fn stock_slot(&self, nth: usize, count: usize) -> Slot {
        let layers = count.div_ceil(LAYER).clamp(1, LAYERS);
        let from_top = count - 1 - nth;
        let layer = (from_top / LAYER).min(layers - 1);
        Slot {
            at: self.stock.center() + layer as f32 * Vec2::new(1.6, 1.8),
            turn: 0.0,
            width: self.stock.width(),
            z: STOCK_Z + nth as f32 * STEP_Z,
            up: false,
            drawn: from_top < 2 || from_top.is_multiple_of(LAYER) && from_top / LAYER < layers,
            backed: false,
        }
    }

    /// The slot of the card whose rank is wild in this round.
    pub fn wild_slot(&self) -> Slot {
        let (at, width) = (self.wild.center(), self.wild.width());
        Slot { at, turn: 0.0, width, z: WILD_Z, up: true, drawn: true, backed: false }
    }

    /// The slot of a discarded card, counted from the oldest.
    pub fn discard_slot(&self, nth: usize, count: usize) -> Slot {
        let z = DISCARD_Z + nth as f32 * STEP_Z;
        let Some((fit, area)) = self.row else {
            let at = self.discard.center();
            let drawn = count - 1 - nth < 3;
            let (turn, width) = (scatter(nth), self.discard.width());
            return Slot { at, turn, width, z, up: true, drawn, backed: false };
        };
        let open = count.min(self.open_cards());
        let hidden = count - open;
        let at = fit.middle(nth.saturating_sub(hidden), open, area);
        Slot { at, turn: 0.0, width: fit.width, z, up: true, drawn: nth >= hidden, backed: false }
    }

    /// How many cards of a row lie open.
    fn open_cards(&self) -> usize {
        self.row.map_or(1, |(fit, _)| fit.most)
    }

    /// The slot of a card of a meld, which is the so-maniest card on the table.
    pub fn meld_slot(&self, seat: usize, meld: usize, size: MeldSize, nth: usize, among: usize) -> Slot {
        let z = MELD_Z + among as f32 * STEP_Z;
        let slot = |at: Vec2, width: f32, drawn: bool| Slot {
            at,
            turn: 0.0,
            width,
            z,
            up: true,
            drawn,
            backed: false,
        };
        let place = self.melds[seat].as_ref().and_then(|places| places.get(meld));
        match (place, self.fits.get(seat)) {
            (Some(place), Some(fit)) => match fit.card(size, nth, *place) {
                Some((at, width)) => slot(at, width, true),
                // A card that a fold hides lies under the last.
                None => slot(place.center(), fit.width, false),
            },
            _ => {
                let chip = seat.checked_sub(1).and_then(|other| self.zones.chips.get(other));
                slot(chip.unwrap_or(&self.zones.own).center(), 26.0, false)
            }
        }
    }

    /// The slot of a card of your own hand.
    pub fn own_slot(&self, sight: &Sight, nth: usize) -> Slot {
        let upright = sight.canvas.is_portrait();
        let count = match sight.manner.places {
            Some(places) => places.max(sight.hands[0]),
            None => sight.hands[0],
        };
        let (at, turn) = hand::spot(&self.hand, self.zones.hand, nth, count, upright);
        let (width, z) = (self.hand.width, HAND_Z + nth as f32 * STEP_Z);
        Slot { at, turn, width, z, up: true, drawn: true, backed: self.hand.row_of(nth) > 0 }
    }

    /// The empty places of a hand that has places.
    pub fn empty_places(&self, sight: &Sight) -> Vec<Rect> {
        let held = sight.hands[0];
        (held..sight.manner.places.unwrap_or(held)).map(|nth| self.own_slot(sight, nth).rect()).collect()
    }
}

/// How a discarded card lies: turned by -6 to 6 degrees, the same for the same place in the pile.
fn scatter(index: usize) -> f32 {
    ((index * 5 + 2) % 13) as f32 - 6.0
}

/// In tall plots the cards of melds grow as wide as those of a full hand, and no further.
const GROWN: f32 = 102.0;

/// How melds may lie in the plots of this table.
fn bounds(sight: &Sight, own: bool, head: f32) -> MeldBounds {
    let portrait = sight.canvas.is_portrait();
    let seats = sight.hands.len();
    let (widest, step) = match (sight.manner.banded, portrait, seats, own) {
        (true, false, ..) => (84.0, 0.62),
        (true, true, ..) => (52.0, 0.62),
        (false, true, ..) => (52.0, 0.50),
        (false, false, 2 | 3, _) => (78.0, 0.44),
        (false, false, 4, true) => (74.0, 0.50),
        (false, false, _, true) => (66.0, 0.50),
        (false, false, 4 | 5, false) => (64.0, 0.54),
        (false, false, _, false) => (44.0, 0.60),
    };
    let grown = if portrait { widest } else { widest + 2.0 * (zones::gain(sight.canvas.size) / 2.8).floor() };
    MeldBounds {
        head,
        widest: grown.min(GROWN.max(widest)) * sight.card_scale,
        narrowest: 34.0,
        step,
        step_min: 0.28,
        mini_step_min: if sight.manner.banded { 0.28 } else { 0.42 },
        mini_below: sight.manner.mini_below() / sight.canvas.unit,
    }
}

/// Room at the left of your own plot, where no words stand there.
fn own_inset(sight: &Sight) -> f32 {
    if sight.canvas.is_portrait() { 12.0 } else { 20.0 }
}

type Laid = (Vec<MeldFit>, Vec<Option<Vec<Rect>>>, bool);

/// Every seat has its plot.
fn plotted(sight: &Sight, zones: &Zones) -> Laid {
    let lay = |(seat, sizes): (usize, &Vec<MeldSize>)| {
        let own = seat == 0;
        let plot = if own { zones.own } else { zones.plots.get(seat - 1).copied().unwrap_or(zones.own) };
        let portrait = sight.canvas.is_portrait();
        let head = match (portrait, zones.head.filter(|_| !own)) {
            (true, _) => 5.0,
            (false, Some(head)) => head,
            (false, None) => 9.0,
        };
        let inset = match (own, zones.note, zones.head) {
            _ if portrait => 12.0,
            (true, Some(note), _) => note.width(),
            (false, _, Some(_)) => 14.0,
            (false, _, None) if sight.hands.len() > 2 => INNER_PLATE,
            _ => own_inset(sight),
        };
        let bounds = bounds(sight, own, head);
        // A fit keeps 28 free at the right by itself.
        let corner = if own && portrait { list::OWN_CORNER - 28.0 } else { 0.0 };
        let inner = Rect::new(plot.min.x + inset, plot.min.y, plot.max.x - corner, plot.max.y);
        let fit = melds::fit(sizes, inner.size(), bounds);
        (fit, Some(melds::flow(sizes, inner, head, fit)))
    };
    let (fits, melds) = sight.melds.iter().enumerate().map(lay).unzip();
    (fits, melds, false)
}

/// All plots are one list: what has nothing to show lies at its plate.
fn listed(sight: &Sight, zone: Rect, zones: &mut Zones) -> Laid {
    let bounds = bounds(sight, true, 0.0);
    let List { strips, fits, scrolls } = list::lay(&sight.melds, zone, bounds, sight.first);
    if let Some(own) = strips[0] {
        zones.own = own;
        zones.seat = Rect { min: Vec2::new(own.max.x - 62.0, own.min.y), ..own };
    }
    for (plot, strip) in zones.plots.iter_mut().zip(&strips[1..]) {
        *plot = strip.unwrap_or(*plot);
    }
    let melds = strips
        .iter()
        .enumerate()
        .map(|(seat, strip)| strip.map(|strip| list::flow(&sight.melds[seat], strip, seat == 0, fits[seat])));
    let melds = melds.collect();
    (fits, melds, scrolls)
}

fn fit_hand(sight: &Sight, zones: &Zones) -> HandFit {
    let count = sight.hands[0];
    let (widest, reach) = match (sight.canvas.is_portrait(), sight.touch) {
        // A phone's hand may shrink to 88, and take two rows at that.
        (true, _) => (107.0, 40.0),
        (false, true) => (112.0, 40.0),
        (false, false) if count > 13 => (102.0, 28.0),
        (false, false) => (112.0, 28.0),
    };
    let widest = widest * sight.card_scale.min(1.0);
    match sight.manner.places {
        Some(places) if count <= places => {
            hand::in_places(widest.min(zones.hand.height() / 1.4 - 3.0), places)
        }
        _ => {
            let held = Held { count, breaks: &sight.breaks };
            hand::fit(held, zones.hand.size(), widest, reach, sight.manner.strip())
        }
    }
}
