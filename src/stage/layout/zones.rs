//! Where everything has its place: plots, piles, hand, plates and actions, for every number of players.

use bevy::math::{Rect, Vec2};

use super::manner::Manner;
use crate::shell::canvas::{Canvas, Form};

/// The outer margin of a wide window.
const MARGIN: f32 = 20.0;
/// The gap between plots in a row.
const GAP: f32 = 10.0;
/// The outer margin of a phone.
const PHONE_MARGIN: f32 = 10.0;
/// The room a phone held upright keeps free above its header.
const PHONE_TOP: f32 = 8.0;

/// The places of a table. Opponents run clockwise from the seat on your left.
#[derive(Debug, Clone, PartialEq)]
pub struct Zones {
    /// Game, round, and the buttons of the table.
    pub header: Rect,
    /// The opponents' plots.
    pub plots: Vec<Rect>,
    /// The opponents' plates on a phone; elsewhere plates lie at their plots.
    pub chips: Vec<Rect>,
    /// The room at the top of an opponent's plot for a plate across it; none where plates lie elsewhere.
    pub head: Option<f32>,
    /// All plots on a phone, where melds grow: one list, your own plot last.
    pub list: Option<Rect>,
    /// Stock and discard pile.
    pub centre: Rect,
    /// Room for a plaque left of the piles, where there is any.
    pub plaque: Option<Rect>,
    /// Room for a question right of the piles.
    pub prompt: Rect,
    /// Room for words at the left of your own plot, where it has any.
    pub note: Option<Rect>,
    /// Your own plot.
    pub own: Rect,
    /// The sentence above the hand.
    pub pill: Rect,
    /// Your hand.
    pub hand: Rect,
    /// Your plate.
    pub seat: Rect,
    /// The buttons of your turn.
    pub actions: Rect,
}

/// What a window taller than 720 gives to each row of plots and to the piles.
pub fn gain(size: Vec2) -> f32 {
    (size.y - 720.0).max(0.0) / 3.0
}

fn area(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::new(x, y, x + w, y + h)
}

impl Zones {
    /// The places on this canvas for so many players.
    pub fn of(canvas: Canvas, players: usize, manner: &Manner) -> Self {
        match (canvas.form, manner.open) {
            (Form::Landscape, _) => Self::landscape(players, canvas.size).with_manner(manner),
            (Form::Portrait, false) => Self::portrait(players, canvas.size),
            (Form::Portrait, true) => Self::phone_list(players, canvas.size, manner),
        }
    }

    /// A wide window. What is larger than 1280 x 720 gives its room to plots and piles.
    pub fn landscape(players: usize, size: Vec2) -> Self {
        let opponents = players.saturating_sub(1).max(1);
        let full = size.x - 2.0 * MARGIN;
        let [top, top_h, mid, mid_h, own, own_h, pill, hand] = match opponents {
            1 | 2 => [72.0, 136.0, 218.0, 136.0, 364.0, 136.0, 504.0, 548.0],
            3 => [66.0, 160.0, 236.0, 124.0, 370.0, 128.0, 504.0, 548.0],
            4 => [66.0, 200.0, 276.0, 126.0, 412.0, 110.0, 526.0, 556.0],
            _ => [64.0, 152.0, 222.0, 152.0, 380.0, 112.0, 500.0, 540.0],
        };
        let share = gain(size);
        let spare = 3.0 * share;
        let (top_h, mid, mid_h) = (top_h + share, mid + share, mid_h + share);
        let (own, own_h) = (own + 2.0 * share, own_h + share);
        let (pill, hand) = (pill + spare, hand + spare);
        let beside = opponents > 4;
        let in_row = if beside { opponents - 2 } else { opponents };
        let w = (full - GAP * (in_row as f32 - 1.0)) / in_row as f32;
        let row = (0..in_row).map(|i| area(MARGIN + i as f32 * (w + GAP), top, w, top_h));
        let (plots, centre) = if beside {
            let side = 290.0;
            let left = area(MARGIN, mid, side, mid_h);
            let right = area(size.x - MARGIN - side, mid, side, mid_h);
            let plots = std::iter::once(left).chain(row).chain([right]).collect();
            (plots, area(MARGIN + side + GAP, mid, full - 2.0 * (side + GAP), mid_h))
        } else {
            (row.collect(), area(MARGIN, mid, full, mid_h))
        };
        Self {
            header: area(MARGIN, 12.0, full, 46.0),
            plots,
            chips: Vec::new(),
            head: None,
            list: None,
            plaque: None,
            prompt: centre,
            note: None,
            centre,
            own: area(MARGIN, own, full, own_h),
            pill: area((size.x - 400.0) / 2.0, pill, 400.0, 29.0),
            hand: area((size.x - 792.0) / 2.0, hand, 792.0, size.y - hand - 8.0),
            seat: area(MARGIN, 598.0 + spare, 224.0, 56.0),
            actions: area(size.x - 232.0, 560.0 + spare, 212.0, 150.0),
        }
    }

    /// A phone held upright: plates as chips, one strip of melds per owner, hand and actions in the thumb's reach.
    pub fn portrait(players: usize, size: Vec2) -> Self {
        let opponents = players.saturating_sub(1).max(1);
        let full = size.x - 2.0 * PHONE_MARGIN;
        let spare = (size.y - 844.0).max(0.0);
        let (chips, strips_top) = chips(opponents, full);
        // Below lies a sentence, which grows upwards to three lines, and a gap to the hand, where a bee may sit.
        let strips_end = 486.0 + spare;
        let strip_h = ((strips_end - strips_top - PHONE_PILES) / players as f32 - 8.0).min(STRIP);
        let strip = |i: usize| area(PHONE_MARGIN, strips_top + i as f32 * (strip_h + 8.0), full, strip_h);
        let own = area(PHONE_MARGIN, strips_end - strip_h, full, strip_h);
        let centre_top = strip(opponents).min.y;
        let centre_h = own.min.y - 8.0 - centre_top;
        let centre_low = (centre_h - 150.0).max(0.0) / 2.0;
        let centre = area(PHONE_MARGIN, centre_top + centre_low, full, centre_h - 2.0 * centre_low);
        Self {
            header: area(PHONE_MARGIN, PHONE_TOP + 6.0, full, 46.0),
            plots: (0..opponents).map(strip).collect(),
            chips,
            head: None,
            list: None,
            plaque: None,
            prompt: centre,
            note: None,
            centre,
            own,
            pill: area(PHONE_MARGIN, strips_end + 19.0, full, 49.0),
            hand: area(PHONE_MARGIN, 568.0 + spare, full, 212.0),
            seat: area(size.x - PHONE_MARGIN - 62.0, strips_end - strip_h, 62.0, strip_h),
            actions: area(PHONE_MARGIN, 792.0 + spare, full, 44.0),
        }
    }
}

/// What the manner of a game adds to the places of a wide window.
impl Zones {
    fn with_manner(mut self, manner: &Manner) -> Self {
        let centre = self.centre;
        if manner.by_sides && self.plots.len() == 3 {
            self.widen_first();
        }
        if self.plots.len() > 2 && !manner.banded {
            self.head = Some(match (manner.ladder, self.plots.len()) {
                (true, _) => 56.0,
                (false, 3 | 4) => 50.0,
                (false, _) => 44.0,
            });
        }
        if manner.open && self.plots.len() > 1 {
            self.note = Some(Rect { max: Vec2::new(self.own.min.x + NOTE, self.own.max.y), ..self.own });
        }
        let beside = |x: f32, end: f32| Rect::new(x, centre.min.y, end, centre.max.y);
        (self.plaque, self.prompt) = match manner.row {
            None => {
                let piles = PILES.min(centre.width() * 0.41);
                let peek = if manner.cuts_wild { 46.0 } else { 0.0 };
                let (left, right) = (centre.center().x - piles / 2.0 - peek, centre.center().x + piles / 2.0);
                (Some(beside(centre.min.x, left.min(centre.min.x + 420.0))), beside(right, centre.max.x))
            }
            // Between plots on both sides a long row needs all the room there is.
            Some(usize::MAX) if self.plots.len() > 4 => (None, self.own),
            Some(usize::MAX) => (None, beside(centre.max.x - PROMPT, centre.max.x)),
            Some(_) => {
                let prompt = beside(centre.max.x - PROMPT - 62.0, centre.max.x);
                (Some(beside(centre.min.x, centre.min.x + 244.0)), prompt)
            }
        };
        self
    }

    /// The first plot of three takes room from the others, which hold no melds.
    fn widen_first(&mut self) {
        let narrow = (self.own.width() - 2.0 * GAP) * ASIDE;
        let mut right = self.own.max.x;
        for plot in self.plots[1..].iter_mut().rev() {
            (plot.min.x, plot.max.x) = (right - narrow, right);
            right -= narrow + GAP;
        }
        self.plots[0].max.x = right;
    }

    /// Without a hand the list of a phone reaches further down, and all below it with it.
    pub fn give_up_the_hand(&mut self) {
        let Some(list) = &mut self.list else { return };
        let by = Vec2::new(0.0, WITHOUT_HAND);
        list.max += by;
        for place in [&mut self.centre, &mut self.pill, &mut self.prompt, &mut self.own, &mut self.seat] {
            *place = Rect::from_corners(place.min + by, place.max + by);
        }
        self.hand.min.y = self.pill.max.y.max(self.centre.max.y);
    }

    /// A phone held upright, where anybody's melds grow: all plots are one list above piles and hand.
    fn phone_list(players: usize, size: Vec2, manner: &Manner) -> Self {
        let opponents = players.saturating_sub(1).max(1);
        let full = size.x - 2.0 * PHONE_MARGIN;
        let spare = (size.y - 844.0).max(0.0);
        let (chips, list_top) = chips(opponents, full);
        // Between the sentence and the hand a tag or a bee may sit.
        let pill_top = 541.0 + spare;
        // A row takes the whole width, and one of many lines more height; beside two piles there is room for words.
        let (centre, pill) = match manner.row {
            None => {
                let centre = area(PHONE_MARGIN, 516.0 + spare, full, 96.0);
                let piles = if manner.cuts_wild { 176.0 } else { 146.0 };
                (centre, Rect::new(centre.min.x + piles, centre.min.y, centre.max.x, pill_top + 62.0))
            }
            Some(most) => {
                let height = if most == usize::MAX { 150.0 } else { 96.0 };
                let centre = area(PHONE_MARGIN, pill_top - 6.0 - height, full, height);
                (centre, area(PHONE_MARGIN, pill_top, full, 62.0))
            }
        };
        let list = Rect::new(PHONE_MARGIN, list_top, PHONE_MARGIN + full, centre.min.y - 8.0);
        let own = area(PHONE_MARGIN, list.max.y - 80.0, full, 80.0);
        let beside_piles = Rect { min: pill.min, ..centre };
        let prompt = if manner.row.is_none() { beside_piles } else { own };
        Self {
            header: area(PHONE_MARGIN, PHONE_TOP + 6.0, full, 46.0),
            plots: chips.clone(),
            chips,
            head: None,
            list: Some(list),
            plaque: None,
            prompt,
            note: None,
            centre,
            own,
            pill,
            hand: area(PHONE_MARGIN, 621.0 + spare, full, 165.0),
            seat: Rect { min: Vec2::new(own.max.x - 62.0, own.min.y), ..own },
            actions: area(PHONE_MARGIN, 792.0 + spare, full, 44.0),
        }
    }
}

/// The opponents' plates on a phone, four a line, and where they end.
fn chips(opponents: usize, full: f32) -> (Vec<Rect>, f32) {
    let in_row = opponents.min(4);
    let height = match opponents {
        1 | 2 => 46.0,
        3 | 4 => 62.0,
        _ => 44.0,
    };
    let width = (full - 6.0 * (in_row as f32 - 1.0)) / in_row as f32;
    let chip = |i: usize| {
        let (column, line) = ((i % 4) as f32, (i / 4) as f32);
        area(PHONE_MARGIN + column * (width + 6.0), PHONE_TOP + 60.0 + line * (height + 6.0), width, height)
    };
    let end = PHONE_TOP + 62.0 + opponents.div_ceil(4) as f32 * (height + 6.0);
    ((0..opponents).map(chip).collect(), end)
}

/// How much of the row a plot takes that holds no melds.
const ASIDE: f32 = 0.21;
/// The room for words at the left of your own plot.
const NOTE: f32 = 146.0;
/// The room that two piles take in the middle.
const PILES: f32 = 250.0;
/// The room for a question beside a row.
const PROMPT: f32 = 372.0;
/// The least room for stock and discard pile on a phone.
const PHONE_PILES: f32 = 104.0;
/// How much further a list reaches where no hand lies below it; a button stands there.
const WITHOUT_HAND: f32 = 104.0;
/// The most a strip of melds takes on a phone.
const STRIP: f32 = 84.0;

#[cfg(test)]
mod tests;
