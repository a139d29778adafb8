//! Buttons: drafted in a sentence, spawned into a parent, observed with [`Activate`].

use bevy::{
    prelude::*,
    ui_widgets::{Button, Checkbox, RadioButton},
};

pub use super::role::pressable;
pub use bevy::ui_widgets::Activate;

use super::{
    lettering::label,
    look::{self, DIMMED, Dimmed, FOOT, Look},
    picture::icon,
    prompt::{Glyph, glyph},
    role::{self, operable},
    tip::Tipped,
};
use crate::{shell::assets::Face, stage::palette, ui::input::focus::FirstFocus};

/// What a button is to whoever has the screen read aloud.
enum Kind {
    Plain,
    Ticked(bool),
    OneOf(bool),
}

/// A button in the making.
pub struct Draft {
    tag: String,
    text: String,
    spoken: Option<String>,
    icon: Option<String>,
    glyph: Option<Glyph>,
    look: Look,
    width: Val,
    height: f32,
    size: f32,
    dimmed: bool,
    first: bool,
    left: bool,
    kind: Kind,
}

impl Draft {
    fn new(look: Look, tag: impl Into<String>, text: impl Into<String>, height: f32, size: f32) -> Self {
        Self {
            tag: tag.into(),
            text: text.into(),
            spoken: None,
            icon: None,
            glyph: None,
            look,
            width: Val::Auto,
            height,
            size,
            dimmed: false,
            first: false,
            left: false,
            kind: Kind::Plain,
        }
    }

    /// A picture before the words.
    pub fn icon(mut self, name: impl Into<String>) -> Self {
        self.icon = Some(name.into());
        self
    }

    /// The glyph of the pad or key that does the same, after the words.
    pub fn glyph(mut self, glyph: impl Into<Option<Glyph>>) -> Self {
        self.glyph = glyph.into();
        self
    }

    /// What a screen reader says instead of the words.
    pub fn spoken(mut self, words: impl Into<String>) -> Self {
        self.spoken = Some(words.into());
        self
    }

    /// How wide.
    pub fn width(mut self, width: Val) -> Self {
        self.width = width;
        self
    }

    /// How high, in reference pixels.
    pub fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    /// The size of its words.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// It cannot act now; choosing it should say why.
    pub fn dimmed(mut self, dimmed: bool) -> Self {
        self.dimmed = dimmed;
        self
    }

    /// The focus starts here.
    pub fn first(mut self) -> Self {
        self.first = true;
        self
    }

    /// Its words begin at the left edge.
    pub fn left(mut self) -> Self {
        self.left = true;
        self
    }

    /// It is a box that is ticked or not.
    pub fn ticked(mut self, on: bool) -> Self {
        self.kind = Kind::Ticked(on);
        self
    }

    /// It is one of several of which one is chosen: this one, or another.
    pub fn one_of(mut self, chosen: bool) -> Self {
        self.kind = Kind::OneOf(chosen);
        self
    }

    /// Another look.
    pub fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// Puts the button into its parent, ready to be observed.
    pub fn spawn<'a>(self, parent: &'a mut ChildSpawnerCommands<'_>) -> EntityCommands<'a> {
        let (ground, rim) = look::colours(self.look);
        let fade = if self.dimmed { DIMMED } else { 1.0 };
        let foot = if self.look == Look::Primary { FOOT } else { 0.0 };
        let rim_width = if self.look == Look::Primary { 0.0 } else { 1.5 };
        let mut button = match self.kind {
            Kind::Plain => parent.spawn(Button),
            Kind::Ticked(_) => parent.spawn(Checkbox),
            Kind::OneOf(_) => parent.spawn(RadioButton),
        };
        role::set(&mut button, matches!(self.kind, Kind::Ticked(true) | Kind::OneOf(true)));
        button.insert((
            operable(&self.tag, self.spoken.as_ref().unwrap_or(&self.text)),
            self.look,
            Node {
                width: self.width,
                min_height: px(self.height + foot),
                padding: UiRect::bottom(px(foot)),
                border: UiRect::all(px(rim_width)),
                border_radius: BorderRadius::all(px(self.height * 0.32)),
                align_items: AlignItems::Stretch,
                justify_content: JustifyContent::Stretch,
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(ground.with_alpha(ground.alpha() * fade)),
            BorderColor::all(rim.with_alpha(rim.alpha() * fade)),
        ));
        if self.first {
            button.insert(FirstFocus);
        }
        if self.dimmed {
            button.insert(Dimmed);
        }
        if self.text.is_empty() {
            button.insert(Tipped);
        }
        button.with_children(|outer| self.spawn_face(outer, fade));
        button
    }

    fn spawn_face(&self, outer: &mut ChildSpawnerCommands<'_>, fade: f32) {
        let ink = self.ink().with_alpha(fade);
        let side = if self.text.is_empty() { 0.0 } else { self.size * 0.85 };
        let mut face = outer.spawn(Node {
            flex_grow: 1.0,
            align_items: AlignItems::Center,
            justify_content: if self.left { JustifyContent::FlexStart } else { JustifyContent::Center },
            column_gap: px(self.size * 0.5),
            padding: UiRect::horizontal(px(side)),
            border: UiRect::all(px(if self.look == Look::Primary { 1.5 } else { 0.0 })),
            border_radius: BorderRadius::all(px(self.height * 0.32)),
            ..default()
        });
        if self.look == Look::Primary {
            face.insert((
                look::Face,
                look::primary_face(false, fade),
                BorderColor::all(palette::DAYLILY_HI.with_alpha(fade)),
            ));
        }
        face.with_children(|face| {
            if let Some(name) = &self.icon {
                face.spawn(icon(name.as_str(), self.icon_size(), ink));
            }
            if !self.text.is_empty() {
                let weight = if self.look == Look::Primary { Face::Bold } else { Face::Strong };
                face.spawn(label(self.text.as_str(), weight, self.size, ink));
            }
            if let Some(which) = self.glyph {
                face.spawn(glyph(which, self.size * 1.45, ink));
            }
        });
    }

    fn icon_size(&self) -> f32 {
        if self.text.is_empty() { self.height * 0.58 } else { self.size * 1.45 }
    }

    fn ink(&self) -> Color {
        match self.look {
            Look::Primary | Look::Glass | Look::Chosen => palette::CREAM,
            Look::Paper | Look::Row | Look::Lit | Look::Bare => palette::INK,
        }
    }
}

/// The one coral button of a screen.
pub fn primary(tag: impl Into<String>, text: impl Into<String>) -> Draft {
    Draft::new(Look::Primary, tag, text, 60.0, 22.0)
}

/// A glass button on the cloth.
pub fn glass(tag: impl Into<String>, text: impl Into<String>) -> Draft {
    Draft::new(Look::Glass, tag, text, 46.0, 16.0)
}

/// A white button on paper.
pub fn paper(tag: impl Into<String>, text: impl Into<String>) -> Draft {
    Draft::new(Look::Paper, tag, text, 46.0, 18.0)
}

/// A square button with a picture only; its words are spoken.
pub fn square(
    look: Look,
    tag: impl Into<String>,
    name: impl Into<String>,
    spoken: impl Into<String>,
) -> Draft {
    Draft::new(look, tag, "", 44.0, 16.0).icon(name).spoken(spoken).width(px(44))
}
