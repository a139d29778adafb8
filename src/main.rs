//! The program: read the arguments, open a window, hand over to [`rummage::AppPlugin`].

use bevy::prelude::*;

fn main() -> AppExit {
    App::new().add_plugins((DefaultPlugins, rummage::AppPlugin)).run()
}
