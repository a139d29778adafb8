//! The program: read the arguments, open a window, hand over to [`rummage::AppPlugin`].

use bevy::prelude::*;
use rummage::{
    AppPlugin,
    shell::{arguments::Arguments, platform},
    stage::palette,
};

fn main() -> AppExit {
    let arguments = match Arguments::of_caller() {
        Ok(arguments) if arguments.help => {
            println!("{}", rummage::shell::arguments::HELP);
            return AppExit::Success;
        }
        Ok(arguments) => arguments,
        Err(sentence) => {
            eprintln!("{sentence}");
            return AppExit::from_code(2);
        }
    };
    platform::speak_plainly_of_failures();
    App::new()
        .add_plugins((platform::window(&arguments), AppPlugin { arguments }))
        .insert_resource(palette::clear_colour())
        // A fault in one system is logged; the game goes on.
        .set_error_handler(rummage::shell::report::note_failure)
        .run()
}
