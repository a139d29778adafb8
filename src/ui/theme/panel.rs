//! Paper panels, glass pills and the roots they stand in.

use bevy::{a11y::AccessibilityNode, prelude::*};

use super::{entrance::Overlay, lettering::label};
use crate::{shell::assets::Face, stage::palette, ui::input::focus::FocusLayer};

/// Where a root stands in the overlay order of the design board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// A screen on the cloth.
    Screen = 0,
    /// A sheet of the table: scores, the end.
    Sheet = 10,
    /// A menu over everything.
    Menu = 20,
}

/// The root of a screen, as large as the window. The pointer looks through it.
pub fn screen_root() -> impl Bundle {
    (
        Node { width: vw(100), height: vh(100), flex_direction: FlexDirection::Column, ..default() },
        GlobalZIndex(Layer::Screen as i32),
        FocusLayer(Layer::Screen as i32),
    )
}

/// The root of a panel that dims what is behind and keeps the pointer from it.
pub fn overlay_root(layer: Layer) -> impl Bundle {
    (
        Overlay::default(),
        dialog(),
        Pickable::default(),
        Node {
            width: vw(100),
            height: vh(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_direction: FlexDirection::Column,
            row_gap: px(14),
            ..default()
        },
        BackgroundColor(palette::DIM),
        GlobalZIndex(layer as i32),
        FocusLayer(layer as i32),
    )
}

/// Makes a root one of a panel beside the table, which stays bright: what is behind need not wait for an answer.
pub fn lie_beside(root: &mut EntityCommands<'_>) {
    root.insert((
        BackgroundColor(Color::NONE),
        AccessibilityNode::from(accesskit::Node::new(accesskit::Role::Group)),
    ));
}

/// What is to be answered before anything behind it; its first heading gives it a name.
fn dialog() -> AccessibilityNode {
    let mut node = accesskit::Node::new(accesskit::Role::Dialog);
    node.set_modal();
    AccessibilityNode::from(node)
}

/// A sheet of warm paper with a hairline inside its edge. Give it a `Node` of your own; the hairline is a child: [`hairline`].
pub fn paper(node: Node) -> impl Bundle {
    (
        Node { border_radius: BorderRadius::all(px(22)), ..node },
        Pickable::default(),
        BackgroundGradient::from(LinearGradient::new(
            LinearGradient::TO_BOTTOM,
            vec![ColorStop::auto(palette::PAPER_HI), ColorStop::auto(palette::PAPER_LO)],
        )),
        BoxShadow::new(Color::BLACK.with_alpha(0.42), px(0), px(6), px(2), px(16)),
    )
}

/// The hairline 6 px inside a paper panel.
pub fn hairline() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(6),
            right: px(6),
            top: px(6),
            bottom: px(6),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(17)),
            ..default()
        },
        BorderColor::all(palette::PAPER_LINE.with_alpha(0.85)),
    )
}

/// A thin line between rows on paper.
pub fn rule() -> impl Bundle {
    (
        Node { height: px(1.5), align_self: AlignSelf::Stretch, flex_shrink: 0.0, ..default() },
        BackgroundColor(palette::PAPER_LINE.with_alpha(0.7)),
    )
}

/// A dark pill with words in it.
pub fn pill(text: impl Into<String>, size: f32, ink: Color) -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(size), px(size * 0.4)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::NIGHT),
        children![label(text, Face::Strong, size, ink)],
    )
}

/// A column that only arranges.
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// A row that only arranges, its children centred on one line.
pub fn row(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), ..default() }
}
