//! The one vocabulary of wishes that every device is translated into.

use bevy::{input_focus::InputFocus, prelude::*};

use crate::shell::{
    AppSystems,
    states::{Menu, Screen},
};

/// A step on a screen, by arrow keys, cross or stick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dir {
    /// Towards the top of the window.
    Up,
    /// Towards the bottom of the window.
    Down,
    /// Towards the left.
    Left,
    /// Towards the right.
    Right,
}

impl Dir {
    /// The step as a vector, with y growing downwards as in the window.
    pub fn vector(self) -> Vec2 {
        match self {
            Self::Up => Vec2::NEG_Y,
            Self::Down => Vec2::Y,
            Self::Left => Vec2::NEG_X,
            Self::Right => Vec2::X,
        }
    }
}

/// What somebody wants. Positions are logical window pixels, origin top left.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// Move the focus.
    Move(Dir),
    /// South, Enter, Space: choose what has the focus.
    Choose,
    /// East, Escape: one step back, or clear the selection.
    Back,
    /// West, D: discard, or the second action.
    Act2,
    /// North, M: meld, or the primary action.
    Primary,
    /// Start: the pause menu.
    Menu,
    /// View, I: look closely at what has the focus.
    Inspect,
    /// L1, Shift+Tab: the region before.
    PrevRegion,
    /// R1, Tab: the next region.
    NextRegion,
    /// L2, S: sort the hand by number.
    SortRank,
    /// R2, Shift+S: sort the hand by family or suit.
    SortSuit,
    /// B, R1: sort the hand by melds, or put it back.
    SortMelds,
    /// C, the left stick pressed: the card of the hand that has the focus moves instead of the focus, until it is put down.
    Carry,
    /// Shift with an arrow: the card of the hand that has the focus moves by one place.
    Shift(Dir),
    /// N, the right stick pressed: let everything by that is asked out of turn, or be asked again.
    PassOn,
    /// H: a hint.
    Hint,
    /// Z with or without Control, Backspace, View with West: undo.
    Undo,
    /// Y with or without Control, Shift+Z, View with R1: redo.
    Redo,
    /// G, View with South: the log.
    Log,
    /// R, F1: the rules.
    Rules,
    /// F11: the window as large as the screen, or as it was.
    FullScreen,
    /// F12, View with Start: the workshop.
    Workshop,
    /// The wheel or the right stick: scroll by this many lines, downwards positive.
    Scroll(f32),
    /// A hovering pointer moved.
    PointerMove(Vec2),
    /// A click or a tap that was no drag.
    PointerTap {
        /// Where it was.
        at: Vec2,
    },
    /// The second button, or a long press.
    PointerSecond {
        /// Where it was.
        at: Vec2,
    },
    /// The pointer left its threshold with the button down.
    DragStart {
        /// Where the button went down.
        at: Vec2,
    },
    /// The drag goes on.
    DragTo {
        /// Where it is now.
        at: Vec2,
    },
    /// The button was let go after a drag.
    DragEnd {
        /// Where it was let go.
        at: Vec2,
    },
    /// The gesture is void: the window lost focus, a second button, Escape, or another screen.
    Cancel,
    /// A digit key points at the n-th thing.
    PointAt(u8),
}

impl Intent {
    /// The same for whatever has no card to move: Shift makes no difference to its arrows.
    pub fn unshifted(self) -> Self {
        match self {
            Self::Shift(dir) => Self::Move(dir),
            other => other,
        }
    }
}

/// The device used last; prompts show its glyphs.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LastDevice {
    /// A mouse.
    #[default]
    Mouse,
    /// A finger.
    Touch,
    /// The keyboard.
    Keyboard,
    /// A pad.
    Gamepad,
}

impl LastDevice {
    /// Whether it steps a focus about, and has no pointer.
    pub fn is_keyed(self) -> bool {
        matches!(self, Self::Keyboard | Self::Gamepad)
    }
}

/// Who moves the focus by [`Intent::Move`] while no menu is open.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FocusHome {
    /// The screen's own buttons.
    #[default]
    Menus,
    /// The table's regions of cards.
    Table,
}

/// Back to the cards of the table.
pub fn come_home(world: &mut World) {
    world.insert_resource(FocusHome::Table);
    world.resource_mut::<InputFocus>().clear();
}

/// Registers the vocabulary.
pub fn plugin(app: &mut App) {
    app.add_message::<Intent>().init_resource::<LastDevice>().init_resource::<FocusHome>().add_systems(
        Update,
        forget_old_wishes
            .run_if(state_changed::<Screen>.or_else(state_changed::<Menu>))
            .before(AppSystems::ReadDevices),
    );
}

/// A message lives for two frames. The press that opened a menu must not be read again by that menu and close it.
fn forget_old_wishes(mut intents: ResMut<Messages<Intent>>) {
    intents.clear();
}
