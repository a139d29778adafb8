//! Keys and buttons of pads as they are drawn.

use bevy::prelude::*;

use crate::{
    shell::{assets::Face, bindings::Place},
    ui::theme::{lettering::label, picture::icon},
};

/// A key or a button as it is drawn: a picture, and where that is a blank key what stands on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Drawn {
    pub(super) picture: &'static str,
    pub(super) face: Option<String>,
}

impl Drawn {
    /// A key. The usual ones have a picture of their own.
    pub fn key(place: &Place) -> Self {
        let picture = match place.face() {
            "B" => "key-b",
            "D" => "key-d",
            "G" => "key-g",
            "H" => "key-h",
            "M" => "key-m",
            "N" => "key-n",
            "P" => "key-p",
            "S" => "key-s",
            "Y" => "key-y",
            "Z" => "key-z",
            // No more letters than a key has room for.
            face => return Self { picture: "key-blank", face: Some(face.chars().take(3).collect()) },
        };
        Self { picture, face: None }
    }

    /// A button of a pad, by its place.
    pub fn button(place: &Place) -> Self {
        let picture = match place.face() {
            "South" => "pad-south",
            "East" => "pad-east",
            "North" => "pad-north",
            "West" => "pad-west",
            "LeftTrigger" => "pad-l1",
            "RightTrigger" => "pad-r1",
            "LeftTrigger2" => "pad-l2",
            "RightTrigger2" => "pad-r2",
            "LeftThumb" => "pad-stick-l",
            "RightThumb" => "pad-stick-r",
            "Start" => "pad-menu",
            face => return Self { picture: "key-blank", face: Some(face.chars().take(3).collect()) },
        };
        Self { picture, face: None }
    }

    /// A picture by its name.
    pub const fn named(picture: &'static str) -> Self {
        Self { picture, face: None }
    }

    /// Draws it as a part of something.
    pub fn spawn(&self, parent: &mut ChildSpawnerCommands<'_>, size: f32, tint: Color) {
        let mut node = parent.spawn(icon(self.picture, size, tint));
        if let Some(face) = &self.face {
            node.with_child(on_key(face.clone(), size, tint));
        }
    }
}

/// What stands on a blank key of this size.
pub(super) fn on_key(face: String, size: f32, tint: Color) -> impl Bundle {
    let letters = face.chars().count().max(1) as f32;
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    // The foot of the key is a tenth of it; several letters share its width.
    let face = label(face, Face::Bold, (size * 0.52).min(size * 0.85 / letters), tint);
    (Node { padding: UiRect::bottom(px(size * 0.1)), ..whole }, children![face])
}
