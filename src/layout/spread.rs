//! The whole table in numbers: how many cards lie where goes in, where each of them lies comes out.

use bevy::math::{Rect, Vec2};

use super::{
    hand::{self, HandFit},
    list::{self, List},
    manner::Manner,
    melds::{self, MeldBounds, MeldFit, MeldSize},
    row::{self, RowBounds, RowFit},
    zones::Zones,
};
use crate::{motion::Slot, theme::canvas::Canvas};

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
    /// The melds of each seat; at the end of yours, what you have laid out.
    pub melds: Vec<Vec<MeldSize>>,
    /// The opponent a list on a phone begins with.
    pub first: usize,
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

/// Drawing order: piles below melds, both below hands. Every card of three packs has its own place.
const STOCK_Z: f32 = 0.0;
const DISCARD_Z: f32 = 100.0;
const MELD_Z: f32 = 200.0;
const FAR_Z: f32 = 290.0;
const HAND_Z: f32 = 390.0;
/// From one card to the next.
const STEP_Z: f32 = 0.5;
/// The most the piles' cards are wide.
const PILE_WIDTH: f32 = 96.0;
/// The same beside a row, and on a phone.
const ROW_WIDTH: f32 = 84.0;
const PHONE_PILE: f32 = 60.0;
/// The stock shows one back for so many cards, and at most so many.
const LAYER: usize = 12;
const LAYERS: usize = 4;
/// Where the two small backs of a hand lie in a plate across a plot, from its right edge.
const TINY_BACKS: f32 = 94.0;
/// Room at the left of an opponent's plot for a plate inside it.
const INNER_PLATE: f32 = 118.0;

impl Spread {
    /// Lays the table.
    pub fn of(sight: &Sight) -> Self {
        let mut zones = Zones::of(sight.canvas, sight.hands.len(), &sight.manner);
        let (stock, discard, row) = piles(sight, &zones);
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
        Self { stock, discard, melds, fits, next_meld, hand, scrolls, row, zones }
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
        }
    }

    /// The slot of a discarded card, counted from the oldest.
    pub fn discard_slot(&self, nth: usize, count: usize) -> Slot {
        let z = DISCARD_Z + nth as f32 * STEP_Z;
        let Some((fit, area)) = self.row else {
            let at = self.discard.center();
            let drawn = count - 1 - nth < 3;
            return Slot { at, turn: scatter(nth), width: self.discard.width(), z, up: true, drawn };
        };
        let open = count.min(self.open_cards());
        let hidden = count - open;
        let at = fit.middle(nth.saturating_sub(hidden), open, area);
        Slot { at, turn: 0.0, width: fit.width, z, up: true, drawn: nth >= hidden }
    }

    /// How many cards of a row lie open.
    fn open_cards(&self) -> usize {
        self.row.map_or(1, |(fit, _)| fit.most)
    }

    /// The slot of a card of a meld, which is the so-maniest card on the table.
    pub fn meld_slot(&self, seat: usize, meld: usize, size: MeldSize, nth: usize, among: usize) -> Slot {
        let z = MELD_Z + among as f32 * STEP_Z;
        let slot = |at: Vec2, width: f32, drawn: bool| Slot { at, turn: 0.0, width, z, up: true, drawn };
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
        let (at, turn) = hand::spot(self.hand, self.zones.hand, nth, count, upright);
        Slot { at, turn, width: self.hand.width, z: HAND_Z + nth as f32 * STEP_Z, up: true, drawn: true }
    }

    /// The slot of a card of another's hand, which is the so-maniest in others' hands.
    pub fn far_slot(&self, sight: &Sight, seat: usize, nth: usize, among: usize) -> Slot {
        let count = sight.hands[seat];
        let t = nth as f32 - (count as f32 - 1.0) / 2.0;
        let z = FAR_Z + among as f32 * STEP_Z;
        let slot = |at, turn, width, drawn| Slot { at, turn, width, z, up: false, drawn };
        let gaps = count.saturating_sub(1).max(1) as f32;
        if sight.canvas.is_portrait() {
            // A phone shows no backs; cards come from and go to the plate.
            let chip = self.zones.chips.get(seat - 1).copied().unwrap_or_default();
            return slot(chip.center(), 0.0, 26.0, false);
        }
        let plot = self.zones.plots.get(seat - 1).copied().unwrap_or_default();
        if sight.hands.len() == 2 {
            let step = 27.0_f32.min(430.0 / gaps);
            let curve = 0.35_f32.min(14.0 / (gaps * gaps / 4.0));
            let at = Vec2::new(sight.canvas.size.x / 2.0 + t * step, 5.0 - t * t * curve);
            return slot(at, -t * 1.6_f32.min(16.0 / gaps), 56.0, true);
        }
        let bare = sight.melds[seat].is_empty();
        match self.zones.head {
            Some(head) if bare => {
                let width = if head < 48.0 { 44.0 } else { 52.0 };
                let step = 17.0_f32.min((plot.width() - 60.0 - width) / gaps);
                let room = plot.height() - head - 1.4 * width;
                let drop = (0.6 * room).clamp(0.0, 22.0) * (2.0 * t / gaps) * (2.0 * t / gaps);
                let at = Vec2::new(plot.center().x + t * step, plot.min.y + head + 0.7 * width + drop);
                slot(at, t * 2.4_f32.min(28.0 / count as f32), width, true)
            }
            Some(_) => {
                let at = plot.min + Vec2::new(plot.width() - TINY_BACKS + t.signum() * 3.0, 23.0);
                slot(at, t.signum() * 6.0, 19.0, nth + 2 >= count)
            }
            None if bare => {
                let middle = Vec2::new(plot.center().x + INNER_PLATE / 2.0, plot.center().y);
                let step = 17.0_f32.min((plot.width() - INNER_PLATE - 76.0) / gaps);
                let curve = 0.55_f32.min(20.0 / (gaps * gaps / 4.0));
                let at = middle + Vec2::new(t * step, curve * t * t - 4.0);
                slot(at, t * 2.4_f32.min(28.0 / gaps), 52.0, true)
            }
            None => {
                let at = plot.min + Vec2::new(86.0 + t * 2.0, 27.0);
                slot(at, t * 3.0, 19.0, nth + 2 >= count)
            }
        }
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

/// Stock and discard pile in their zone.
fn piles(sight: &Sight, zones: &Zones) -> (Rect, Rect, Option<(RowFit, Rect)>) {
    let centre = zones.centre;
    let portrait = sight.canvas.is_portrait();
    let by_height = (centre.height() - 7.0) / 1.4;
    let pile = |x: f32, width: f32| {
        Rect::from_center_size(Vec2::new(x + width / 2.0, centre.center().y), Vec2::new(width, 1.4 * width))
    };
    let Some(open) = sight.manner.row else {
        let width = match zones.list {
            Some(_) => by_height.min(PHONE_PILE),
            None => by_height.min(PILE_WIDTH),
        };
        if zones.list.is_some() {
            let stock = pile(centre.min.x + 4.0, width);
            return (stock, pile(stock.max.x + 10.0, width), None);
        }
        let apart = width / 2.0 + 15.0;
        let middle = centre.center().x - width / 2.0;
        return (pile(middle - apart, width), pile(middle + apart, width), None);
    };
    let (stock, left, right, step, reach) = if portrait {
        let stock = pile(centre.min.x + 2.0, by_height.min(PHONE_PILE));
        (stock, stock.max.x + 12.0, centre.max.x - 2.0, 0.62, 22.0)
    } else {
        let start = zones.plaque.map_or(centre.min.x + 20.0, |plaque| plaque.max.x + 30.0);
        let stock = pile(start, by_height.min(ROW_WIDTH));
        (stock, stock.max.x + 36.0, zones.prompt.min.x - 28.0, 0.667, 20.0)
    };
    let area = Rect::new(left, centre.min.y, right, centre.max.y);
    let bounds = RowBounds {
        widest: stock.width(),
        step,
        reach,
        mini_below: sight.manner.mini_below() / sight.canvas.unit,
    };
    let shown = sight.discard.min(open);
    let fit = RowFit { most: open, ..row::fit(shown, area.size(), bounds) };
    (stock, fit.bounds(shown, area), Some((fit, area)))
}

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
    MeldBounds {
        head,
        widest: widest * sight.card_scale,
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
        let inner = Rect { min: Vec2::new(plot.min.x + inset, plot.min.y), max: plot.max };
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
        Some(places) if count <= places => hand::in_places(widest.min(zones.hand.height() / 1.4 - 3.0)),
        _ => hand::fit(count, zones.hand.size(), widest, reach),
    }
}
