//! Prompts: what the buttons of the device in hand do here.

use bevy::prelude::*;

use super::{lettering::label, panel::row, picture::Picture};
use crate::{
    shell::{
        AppSystems,
        assets::{Face, Sheet},
        intent::LastDevice,
    },
    stage::palette,
};

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
    /// The icon on this device, or none where the device has no such thing.
    pub fn icon(self, device: LastDevice) -> Option<&'static str> {
        use Glyph as G;
        use LastDevice as D;
        Some(match (device, self) {
            (D::Gamepad, G::Choose) => "pad-south",
            (D::Gamepad, G::Back) => "pad-east",
            (D::Gamepad, G::Move) => "pad-dpad-all",
            (D::Gamepad, G::Act2 | G::West) => "pad-west",
            (D::Gamepad, G::Primary | G::North) => "pad-north",
            (D::Gamepad, G::PassOn) => "pad-stick-r",
            (D::Keyboard, G::PassOn) => "key-n",
            (D::Gamepad, G::Menu | G::Start) => "pad-menu",
            (D::Gamepad, G::Inspect) => "pad-view",
            (D::Gamepad, G::Previous) => "pad-l1",
            (D::Gamepad, G::Next) => "pad-r1",
            (D::Gamepad, G::Scroll) => "pad-stick-r",
            (D::Keyboard, G::Choose) => "key-enter",
            (D::Keyboard, G::Back | G::Menu) => "key-esc",
            (D::Keyboard, G::Move) => "key-arrows",
            (D::Keyboard, G::Act2) => "key-d",
            (D::Keyboard, G::Primary) => "key-m",
            (D::Keyboard, G::Next) => "key-tab",
            (D::Mouse, G::Choose) => "mouse-left",
            (D::Mouse, G::Inspect) => "mouse-right",
            (D::Mouse, G::Scroll) => "mouse-wheel",
            (D::Touch, G::Choose) => "touch-tap",
            (D::Touch, G::Inspect) => "touch-hold",
            (D::Touch, G::Scroll) => "touch-drag",
            (D::Keyboard, G::Inspect | G::Previous | G::Scroll | G::Start | G::West | G::North) => {
                return None;
            }
            (D::Mouse | D::Touch, _) => return None,
        })
    }
}

/// A prompt that hides itself where its glyph has no picture.
#[derive(Component)]
struct Prompt(Glyph);

/// Keeps glyphs in step with the device in hand.
pub fn plugin(app: &mut App) {
    app.add_observer(show_glyph)
        .add_observer(show_prompt)
        .add_systems(Update, show_all.run_if(resource_changed::<LastDevice>).in_set(AppSystems::Present));
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

/// A glyph as its device draws it, or out of the way where the device has none.
fn dress(
    entity: Entity,
    glyph: Glyph,
    tint: Color,
    device: LastDevice,
    node: &mut Node,
    commands: &mut Commands,
) {
    node.display = shown(glyph, device);
    if let Some(name) = glyph.icon(device) {
        // A panel may go in the same frame, and its glyphs with it.
        commands.entity(entity).try_insert(Picture { sheet: Sheet::Icons, name: name.into(), tint });
    }
}

fn shown(glyph: Glyph, device: LastDevice) -> Display {
    if glyph.icon(device).is_some() { Display::Flex } else { Display::None }
}

fn show_glyph(
    added: On<Add<GlyphTint>>,
    device: Res<LastDevice>,
    mut glyphs: Query<(&Glyph, &GlyphTint, &mut Node)>,
    mut commands: Commands,
) {
    if let Ok((glyph, tint, mut node)) = glyphs.get_mut(added.entity) {
        dress(added.entity, *glyph, tint.0, *device, &mut node, &mut commands);
    }
}

fn show_prompt(added: On<Add<Prompt>>, device: Res<LastDevice>, mut prompts: Query<(&Prompt, &mut Node)>) {
    if let Ok((prompt, mut node)) = prompts.get_mut(added.entity) {
        node.display = shown(prompt.0, *device);
    }
}

fn show_all(
    device: Res<LastDevice>,
    mut glyphs: Query<(Entity, &Glyph, &GlyphTint, &mut Node), Without<Prompt>>,
    mut prompts: Query<(&Prompt, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, glyph, tint, mut node) in &mut glyphs {
        dress(entity, *glyph, tint.0, *device, &mut node, &mut commands);
    }
    for (prompt, mut node) in &mut prompts {
        node.display = shown(prompt.0, *device);
    }
}
