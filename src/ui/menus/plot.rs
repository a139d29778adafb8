//! A plot laid out large over the table: every card of its melds, what a wild one stands for, and who laid off what.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::{
    cards::ids::{CardId, Seat},
    melds::meld::Meld,
};

use super::frame::Heading;
use crate::{
    play::table::{Board, player::PlayerName, script::Shown},
    shell::{
        AppSystems,
        assets::Face,
        canvas::{Canvas, resized},
        states::Menu,
        text::{
            Texts,
            cards::{card_name, stand_name},
            sentence_case,
        },
    },
    stage::palette,
    ui::theme::{
        faces::Faces,
        lettering::label,
        panel::{self, Layer, column},
        scroll::scroller,
    },
};

/// How wide the cards are, the fewer there are of them the wider; of more cards than these, and on a phone, the width is the last.
const CARDS: [(usize, f32); 2] = [(10, 124.0), (20, 104.0)];
const CARD: f32 = 84.0;
/// How much of a card the next leaves bare where there is room.
const BARE: f32 = 0.62;
/// The bar at the foot of a card that somebody else laid.
const FOOT: f32 = 5.0;

/// Whose plot is looked at.
#[derive(Resource, Debug, Clone, Copy, Default)]
struct Enlarged(Option<Seat>);

/// The panel.
#[derive(Component)]
struct Root;

/// Draws the panel, and draws it anew when something is laid meanwhile.
pub fn plugin(app: &mut App) {
    app.init_resource::<Enlarged>().add_systems(OnEnter(Menu::Plot), draw).add_systems(
        Update,
        draw.run_if(in_state(Menu::Plot).and_then(resized.or_else(resource_changed::<Shown>)))
            .in_set(AppSystems::Present),
    );
}

/// Opens the plot in which melds of this seat lie, if any lie there.
pub(crate) fn enlarge(world: &mut World, seat: Seat) {
    let (board, public) = (world.resource::<Board>(), &world.resource::<Shown>().0.public);
    let plot = board.holder(public, seat);
    if public.melds.iter().any(|meld| board.holder(public, meld.owner) == plot) {
        world.insert_resource(Enlarged(Some(plot)));
        world.resource_mut::<NextState<Menu>>().set(Menu::Plot);
    }
}

/// What there is to tell of a plot.
#[derive(SystemParam)]
struct Plot<'w, 's> {
    shown: Res<'w, Shown>,
    board: Res<'w, Board>,
    texts: Res<'w, Texts>,
    faces: Faces<'w>,
    canvas: Res<'w, Canvas>,
    names: Query<'w, 's, &'static PlayerName>,
}

fn draw(old: Query<Entity, With<Root>>, enlarged: Res<Enlarged>, plot: Plot, mut commands: Commands) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let Some(seat) = enlarged.0 else { return };
    let portrait = plot.canvas.is_portrait();
    let (width, side) = if portrait { (plot.canvas.size.x - 20.0, 16.0) } else { (980.0, 34.0) };
    commands.spawn((Root, DespawnOnExit(Menu::Plot), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            root.spawn(panel::paper(Node {
                width: px(width),
                max_height: percent(88),
                padding: UiRect { left: px(side), right: px(side - 2.0), top: px(20), bottom: px(22) },
                ..column(12.0)
            }))
            .with_children(|sheet| {
                sheet.spawn(panel::hairline());
                Heading::new(plot.title(seat), if portrait { 28.0 } else { 34.0 })
                    .first()
                    .spawn(sheet, &plot.texts);
                sheet.spawn(panel::rule());
                let body = Node { min_height: px(0), flex_shrink: 1.0, ..default() };
                scroller(sheet, "plot", body, |list| {
                    list.spawn(Node {
                        flex_wrap: FlexWrap::Wrap,
                        column_gap: px(34),
                        row_gap: px(18),
                        padding: UiRect { right: px(14), bottom: px(6), ..UiRect::ZERO },
                        ..default()
                    })
                    .with_children(|melds| {
                        let room = width - 2.0 * side - 14.0;
                        let card = plot.card_width(seat, portrait);
                        plot.melds(seat).for_each(|meld| plot.meld(melds, meld, card, room));
                        plot.aside(melds, seat, card);
                    });
                });
            });
        },
    );
}

impl Plot<'_, '_> {
    fn name(&self, seat: Seat) -> String {
        let name = self.board.player(seat).and_then(|player| self.names.get(player).ok());
        name.map(|name| name.0.clone()).unwrap_or_default()
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.board.viewer == Some(seat)
    }

    fn lies_here(&self, plot: Seat, owner: Seat) -> bool {
        self.board.holder(&self.shown.0.public, owner) == plot
    }

    /// The melds that lie in a plot: those of one seat, or of a side.
    fn melds(&self, plot: Seat) -> impl Iterator<Item = &Meld> {
        self.shown.0.public.melds.iter().filter(move |meld| self.lies_here(plot, meld.owner))
    }

    fn title(&self, seat: Seat) -> String {
        let side = self.shown.0.public.seats().any(|other| other != seat && self.lies_here(seat, other));
        let key = match (self.is_you(seat), side) {
            (true, false) => "plot-title-you",
            (true, true) => "plot-title-your-side",
            (false, false) => "plot-title",
            (false, true) => "plot-title-side",
        };
        self.texts.fmt(key, &[("name", self.name(seat).into())])
    }

    fn card_width(&self, seat: Seat, portrait: bool) -> f32 {
        let cards: usize = self.melds(seat).map(|meld| meld.all_cards().count()).sum();
        let fitting = CARDS.iter().find(|(most, _)| cards <= *most && !portrait);
        fitting.map_or(CARD, |(_, width)| *width)
    }

    /// A meld with its cards in a row, and below it what they do not say themselves.
    fn meld(&self, melds: &mut ChildSpawnerCommands<'_>, meld: &Meld, card: f32, room: f32) {
        let deck = &self.shown.0.public.spec.deck;
        let cards: Vec<CardId> = meld.all_cards().collect();
        let most = (room - card) / (cards.len().max(2) - 1) as f32 / card;
        melds.spawn(Node { max_width: px(room), ..column(5.0) }).with_children(|block| {
            self.faces.row_with(block, deck, &cards, card, BARE.min(most), |place, nth| {
                if let Some((_, by)) = laid_off(meld).into_iter().find(|(card, _)| *card == cards[nth]) {
                    place.spawn(foot(self.colour(by)));
                }
            });
            for (nth, words) in self.words(meld).into_iter().enumerate() {
                let (face, ink) =
                    if nth == 0 { (Face::Strong, palette::INK) } else { (Face::Body, palette::INK_SOFT) };
                block.spawn(label(words, face, 15.0, ink));
            }
        });
    }

    /// What had to be laid aside in this plot.
    fn aside(&self, melds: &mut ChildSpawnerCommands<'_>, plot: Seat, card: f32) {
        let public = &self.shown.0.public;
        let here = public.aside.iter().filter(|(seat, _)| self.lies_here(plot, *seat));
        let cards: Vec<CardId> = here.map(|(_, card)| *card).collect();
        if cards.is_empty() {
            return;
        }
        melds.spawn(column(5.0)).with_children(|block| {
            self.faces.row_with(block, &public.spec.deck, &cards, card, BARE, |_, _| {});
            block.spawn(label(self.texts.get("plot-aside"), Face::Strong, 15.0, palette::INK));
        });
    }

    fn colour(&self, seat: Seat) -> Color {
        let place = self.board.opponents().position(|other| other == seat).map_or(0, |index| index + 1);
        palette::SEATS[place % palette::SEATS.len()]
    }

    /// What it is and how many cards it has, what its wild cards stand for, and who laid what off.
    fn words(&self, meld: &Meld) -> Vec<String> {
        let public = &self.shown.0.public;
        let kind = self.texts.get(&format!("meld-short-{}", meld.reading.name));
        let count = self.texts.fmt("meld-cards", &[("count", meld.laid_cards().count().into())]);
        let mut lines = vec![format!("{}, {count}", sentence_case(&kind))];
        for slot in &meld.reading.slots {
            let Some(stand) = slot.stands_for else { continue };
            let stand = stand_name(&self.texts, public, stand);
            let card = card_name(&self.texts, public, slot.card);
            let words = self.texts.fmt("spoken-wild", &[("card", card.into()), ("stand", stand.into())]);
            lines.push(sentence_case(&words));
        }
        for (card, by) in laid_off(meld) {
            let key = if self.is_you(by) { "plot-laid-you" } else { "plot-laid" };
            let card = card_name(&self.texts, public, card);
            lines.push(self.texts.fmt(key, &[("name", self.name(by).into()), ("card", card.into())]));
        }
        lines
    }
}

/// The cards that were laid off, and by whom. A single beside a meld counts for whoever laid it, so that is always told.
fn laid_off(meld: &Meld) -> Vec<(CardId, Seat)> {
    let laid = meld.laid_cards().enumerate();
    laid.filter(|(nth, (_, by))| *nth >= meld.len() || *by != meld.owner).map(|(_, card)| card).collect()
}

/// The colour of whoever laid a card off.
fn foot(ink: Color) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(5),
            right: px(5),
            bottom: px(1),
            height: px(FOOT + 2.0),
            border: UiRect::all(px(1)),
            ..default()
        },
        BackgroundColor(ink),
        BorderColor::all(palette::INK),
    )
}
