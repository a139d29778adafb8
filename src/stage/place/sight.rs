//! What the layout must know, read from the entities; and what it found, told to everybody.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::{
    Ground, Laid,
    revealed::{self, Revealed},
    scroll::ListStart,
};
use crate::{
    play::table::{
        Board,
        card::{Face, Staged},
        groups::Groups,
        meld::Meld,
        pile::PileCards,
        player::{OwnedBy, Player},
        script::Shown,
        staging::Staging,
    },
    shell::{canvas::Canvas, intent::LastDevice, preferences::Preferences},
    stage::layout::{
        manner::Manner,
        melds::MeldSize,
        spread::{Sight, Spread},
    },
};

/// Everything on the table that has a size.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Sizes<'w, 's> {
    board: Res<'w, Board>,
    piles: Query<'w, 's, &'static PileCards>,
    melds: Query<'w, 's, (&'static Meld, &'static OwnedBy)>,
    players: Query<'w, 's, &'static Player>,
    staged: Query<'w, 's, (), With<Staged>>,
    staging: Res<'w, Staging>,
    faces: Query<'w, 's, &'static Face>,
    shown: Res<'w, Shown>,
}

impl Sizes<'_, '_> {
    /// The table.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of a pile, the topmost last.
    pub(super) fn cards(&self, pile: Option<Entity>) -> Vec<Entity> {
        let cards = pile.and_then(|pile| self.piles.get(pile).ok());
        cards.map(|cards| cards.iter().collect()).unwrap_or_default()
    }

    /// The cards of a hand that are held: neither laid out in the plot, nor put in the place of a wild, nor laid down to be counted.
    pub(super) fn held(&self, seat: Seat) -> Vec<Entity> {
        let given = |card: &Entity| self.staging.swaps.iter().any(|swap| swap.natural == *card);
        let revealed = self.revealed(seat);
        let mut cards = self.cards(self.board.hand(seat));
        cards.retain(|card| !self.staged.contains(*card) && !given(card) && !revealed.holds(*card));
        cards
    }

    /// What of a hand lies on the table because it is shown.
    pub(super) fn revealed(&self, seat: Seat) -> Revealed {
        let yours = self.board.viewer == Some(seat);
        let split = revealed::split_of(&self.shown.0.public, seat, yours);
        let cards = self.cards(self.board.hand(seat));
        split
            .map(|split| Revealed::of(&split, &cards, |card| self.faces.get(card).ok().map(|face| face.0)))
            .unwrap_or_default()
    }

    /// What is laid out, group by group.
    pub(super) fn staging(&self) -> &Staging {
        &self.staging
    }

    fn count(&self, pile: Option<Entity>) -> usize {
        pile.and_then(|pile| self.piles.get(pile).ok()).map_or(0, PileCards::len)
    }

    /// The melds that lie in the plot of a seat, in the order of laying.
    pub(super) fn melds_in(&self, plot: Seat) -> Vec<(Entity, MeldSize)> {
        let lies = |pile: &Entity| {
            let (meld, owner) = self.melds.get(*pile).ok()?;
            let owner = self.players.get(owner.0).ok()?;
            let size = MeldSize {
                riders: meld.riders.len(),
                squared: meld.squared.is_some(),
                ..MeldSize::of(meld.reading.slots.len())
            };
            (self.board.holder(&self.shown.0.public, owner.0) == plot).then_some((*pile, size))
        };
        self.board.melds().iter().filter_map(lies).collect()
    }

    /// The cards of a meld from below: of one that lies squared up, the card that tells how it is made up comes last.
    pub(super) fn stacked(&self, pile: Entity) -> Vec<Entity> {
        let mut cards = self.cards(Some(pile));
        let top = self.melds.get(pile).ok().and_then(|(meld, _)| meld.squared);
        let shows = |card: &Entity| self.faces.get(*card).is_ok_and(|face| Some(face.0) == top);
        if let Some(nth) = cards.iter().position(shows) {
            let card = cards.remove(nth);
            cards.push(card);
        }
        cards
    }

    /// The cards in the plot of a seat that had to be laid aside.
    pub(super) fn aside_in(&self, plot: Seat) -> Vec<Entity> {
        let public = &self.shown.0.public;
        let here = public.seats().filter(|seat| self.board.holder(public, *seat) == plot);
        here.flat_map(|seat| self.cards(self.board.aside(seat))).collect()
    }
}

pub(super) fn lay_ground(
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    device: Res<LastDevice>,
    shown: Res<Shown>,
    start: Res<ListStart>,
    own_groups: Res<Groups>,
    sizes: Sizes,
    mut ground: Option<ResMut<Ground>>,
    mut laid: Option<ResMut<Laid>>,
    mut commands: Commands,
) {
    let board = &sizes.board;
    let plots: Vec<Plot> = board.around().map(|seat| Plot::of(&sizes, seat)).collect();
    let mut counts: Vec<Vec<MeldSize>> = plots.iter().map(Plot::sizes).collect();
    let groups = sizes.staging.groups.iter().map(|group| MeldSize::of(group.cards.len()));
    counts[0].extend(groups);
    let revealed: Vec<Revealed> = board.around().map(|seat| sizes.revealed(seat)).collect();
    counts.iter_mut().zip(&revealed).for_each(|(counts, hand)| counts.extend(hand.sizes()));
    let sight = Sight {
        canvas: *canvas,
        manner: Manner::of(&shown.0.public.spec).bold(preferences.bold_cards()),
        touch: *device == LastDevice::Touch,
        card_scale: preferences.card_scale(),
        discard: sizes.count(board.discard),
        breaks: own_groups.breaks(),
        hands: board.around().map(|seat| sizes.held(seat).len()).collect(),
        melds: counts,
        first: start.0,
        counted: !revealed[0].groups.is_empty(),
    };
    if sight.hands.len() < 2 || laid.as_ref().is_some_and(|laid| laid.sight == sight) && ground.is_some() {
        return;
    }
    let spread = Spread::of(&sight);
    let next = tell(&sight, &spread, &plots, &revealed);
    match &mut ground {
        Some(ground) => {
            ground.set_if_neq(next);
        }
        None => commands.insert_resource(next),
    }
    let next = Laid { sight, spread };
    match &mut laid {
        Some(laid) => **laid = next,
        None => commands.insert_resource(next),
    }
}

/// What lies in a plot before anything is laid out or shown there: melds, and behind them what was laid aside.
struct Plot {
    seat: Seat,
    melds: Vec<(Entity, MeldSize)>,
    aside: Option<MeldSize>,
}

impl Plot {
    fn of(sizes: &Sizes<'_, '_>, seat: Seat) -> Self {
        let aside = sizes.aside_in(seat).len();
        Self { seat, melds: sizes.melds_in(seat), aside: (aside > 0).then_some(MeldSize::of(aside)) }
    }

    fn sizes(&self) -> Vec<MeldSize> {
        self.melds.iter().map(|(_, size)| *size).chain(self.aside).collect()
    }
}

fn tell(sight: &Sight, spread: &Spread, plots: &[Plot], revealed: &[Revealed]) -> Ground {
    let mut places = Vec::new();
    let mut folds = Vec::new();
    let mut hands = Vec::new();
    for (nth, Plot { seat, melds, .. }) in plots.iter().enumerate() {
        let Some(rects) = &spread.melds[nth] else { continue };
        for ((meld, size), rect) in melds.iter().zip(rects) {
            places.push((*meld, *seat, *rect));
            if spread.fits[nth].folds(*size) {
                folds.push((*rect, size.cards));
            }
        }
        // What is shown of a hand lies behind all that was laid.
        let begin = rects.len() - revealed[nth].groups.len();
        hands.extend(revealed[nth].told(*seat, &rects[begin..]));
    }
    let own = plots.first().map_or(0, |plot| plot.sizes().len());
    let shown = revealed[0].groups.len();
    let staged = spread.melds[0].as_ref().map(|rects| rects[own..rects.len() - shown].to_vec());
    Ground {
        zones: spread.zones.clone(),
        stock: spread.stock,
        discard: spread.discard,
        melds: places,
        staged: staged.unwrap_or_default(),
        hands,
        folds,
        empty_places: spread.empty_places(sight),
        own_fit: spread.fits[0],
        next_meld: spread.next_meld,
        scrolls: spread.scrolls,
    }
}
