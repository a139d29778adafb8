//! Prompts: what the buttons of the device in hand do here.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{lettering::label, panel::row, picture::Picture};
use crate::{
    shell::{
        AppSystems,
        assets::{Face, Sheet},
        bindings::{Bindings, Board, Deed},
        intent::LastDevice,
    },
    stage::palette,
};

mod drawn;

pub(crate) use drawn::Drawn;
use drawn::on_key;

/// A thing a device can do, shown as the glyph of the device used last.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glyph {
    /// Choose what has the focus.
    Choose,
    /// One step back.
    Back,
    /// Move about.
    Move,
    /// Discard or second action.
    Act2,
    /// Meld or primary action.
    Primary,
    /// Let by whatever is asked out of turn.
    PassOn,
    /// The pause menu.
    Menu,
    /// The pad's menu button where Escape means something else.
    Start,
    /// The pad's second action where keys write letters.
    West,
    /// The pad's primary action where keys write letters.
    North,
    /// Look closely.
    Inspect,
    /// The region or tab before.
    Previous,
    /// The next region or tab.
    Next,
    /// Scroll a text.
    Scroll,
}

impl Glyph {
    /// How it is drawn for this device, or nothing where the device has no such thing.
    fn drawn(self, device: LastDevice, bindings: &Bindings) -> Option<Drawn> {
        use Glyph as G;
        use LastDevice as D;
        let name = match (device, self) {
            (D::Gamepad, G::Move) => "pad-dpad-all",
            (D::Gamepad, G::Inspect) => "pad-view",
            (D::Gamepad, G::Scroll) => "pad-stick-r",
            (D::Keyboard, G::Choose) => "key-enter",
            (D::Keyboard, G::Back | G::Menu) => "key-esc",
            (D::Keyboard, G::Move) => "key-arrows",
            (D::Keyboard, G::Next) => "key-tab",
            (D::Keyboard, G::Inspect | G::Previous | G::Scroll | G::Start | G::West | G::North) => {
                return None;
            }
            (D::Mouse, G::Choose) => "mouse-left",
            (D::Mouse, G::Inspect) => "mouse-right",
            (D::Mouse, G::Scroll) => "mouse-wheel",
            (D::Touch, G::Choose) => "touch-tap",
            (D::Touch, G::Inspect) => "touch-hold",
            (D::Touch, G::Scroll) => "touch-drag",
            (D::Mouse | D::Touch, _) => return None,
            (D::Gamepad, _) => {
                return bindings.place(Board::Pad, self.deed()?).map(|place| Drawn::button(&place));
            }
            (D::Keyboard, _) => {
                return bindings.place(Board::Keys, self.deed()?).map(|place| Drawn::key(&place));
            }
        };
        Some(Drawn::named(name))
    }

    /// What it stands for, where that may have been put elsewhere.
    fn deed(self) -> Option<Deed> {
        Some(match self {
            Self::Choose => Deed::Choose,
            Self::Back => Deed::Back,
            Self::Act2 | Self::West => Deed::Act2,
            Self::Primary | Self::North => Deed::Primary,
            Self::PassOn => Deed::PassOn,
            Self::Menu | Self::Start => Deed::Menu,
            Self::Previous => Deed::Previous,
            Self::Next => Deed::Next,
            Self::Move | Self::Inspect | Self::Scroll => return None,
        })
    }
}

/// A prompt that hides itself where its glyph has no picture.
#[derive(Component)]
struct Prompt(Glyph);

/// Keeps glyphs in step with the device in hand.
pub fn plugin(app: &mut App) {
    app.add_observer(show_glyph).add_observer(show_prompt).add_systems(
        Update,
        show_all
            .run_if(resource_changed::<LastDevice>.or_else(resource_changed::<Bindings>))
            .in_set(AppSystems::Present),
    );
}

/// One glyph of this size.
pub fn glyph(which: Glyph, size: f32, tint: Color) -> impl Bundle {
    (
        which,
        GlyphTint(tint),
        Node { width: px(size), height: px(size), flex_shrink: 0.0, display: Display::None, ..default() },
    )
}

#[derive(Component)]
struct GlyphTint(Color);

/// A row of prompts: each a glyph and its word.
pub fn prompts(parent: &mut ChildSpawnerCommands<'_>, list: &[(Glyph, String)]) {
    parent.spawn(Node { flex_wrap: FlexWrap::Wrap, row_gap: px(6), ..row(22.0) }).with_children(|bar| {
        for (which, word) in list {
            bar.spawn((
                Prompt(*which),
                row(5.0),
                children![
                    glyph(*which, 23.0, palette::MIST),
                    label(word.as_str(), Face::Strong, 15.0, palette::MIST)
                ],
            ));
        }
    });
}

/// Draws glyphs as the device in hand has them.
#[derive(SystemParam)]
struct Dresser<'w, 's> {
    device: Res<'w, LastDevice>,
    bindings: Res<'w, Bindings>,
    commands: Commands<'w, 's>,
}

impl Dresser<'_, '_> {
    /// A glyph as its device draws it, or out of the way where the device has none.
    fn dress(&mut self, entity: Entity, glyph: Glyph, tint: Color, node: &mut Node) {
        node.display = self.shown(glyph);
        let Some(drawn) = glyph.drawn(*self.device, &self.bindings) else { return };
        let size = if let Val::Px(size) = node.width { size } else { 0.0 };
        let face = drawn.face.map(|face| on_key(face, size, tint));
        let picture = Picture { sheet: Sheet::Icons, name: drawn.picture.into(), tint };
        // A panel may go in the same frame, and its glyphs with it.
        self.commands.entity(entity).queue_silenced(move |mut glyph: EntityWorldMut<'_>| {
            glyph.insert(picture).despawn_children();
            if let Some(face) = face {
                glyph.with_child(face);
            }
        });
    }

    fn shown(&self, glyph: Glyph) -> Display {
        if glyph.drawn(*self.device, &self.bindings).is_some() { Display::Flex } else { Display::None }
    }
}

fn show_glyph(
    added: On<Add<GlyphTint>>,
    mut glyphs: Query<(&Glyph, &GlyphTint, &mut Node)>,
    mut dresser: Dresser,
) {
    if let Ok((glyph, tint, mut node)) = glyphs.get_mut(added.entity) {
        dresser.dress(added.entity, *glyph, tint.0, &mut node);
    }
}

fn show_prompt(added: On<Add<Prompt>>, mut prompts: Query<(&Prompt, &mut Node)>, dresser: Dresser) {
    if let Ok((prompt, mut node)) = prompts.get_mut(added.entity) {
        node.display = dresser.shown(prompt.0);
    }
}

fn show_all(
    mut glyphs: Query<(Entity, &Glyph, &GlyphTint, &mut Node), Without<Prompt>>,
    mut prompts: Query<(&Prompt, &mut Node)>,
    mut dresser: Dresser,
) {
    for (entity, glyph, tint, mut node) in &mut glyphs {
        dresser.dress(entity, *glyph, tint.0, &mut node);
    }
    for (prompt, mut node) in &mut prompts {
        node.display = dresser.shown(prompt.0);
    }
}
