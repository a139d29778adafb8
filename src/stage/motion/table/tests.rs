//! The shipped table against the design board, and what is said of a broken one.

use bevy::state::app::StatesPlugin;

use super::*;

fn shipped() -> MotionTable {
    MotionTable::shipped().unwrap()
}

/// What is said of the shipped table when this stands in it instead of that.
fn said_of(that: &str, this: &str) -> String {
    assert!(SHIPPED.contains(that), "{that}");
    MotionTable::from_ron(&SHIPPED.replacen(that, this, 1)).unwrap_err().0
}

#[test]
fn the_file_holds_the_numbers_of_the_design_board() {
    let table = shipped();
    for (trip, milliseconds, stagger, ease, arc) in [
        (Trip::Deal, 260, 45, Ease::Out, 60),
        (Trip::Draw, 220, 0, Ease::Out, 40),
        (Trip::Take, 220, 0, Ease::Out, 28),
        (Trip::TakeRow, 280, 24, Ease::Out, 28),
        (Trip::Discard, 180, 0, Ease::InOut, 36),
        (Trip::Meld, 260, 60, Ease::Out, 50),
        (Trip::LayOff, 240, 60, Ease::Out, 44),
        (Trip::SwapIn, 300, 0, Ease::InOut, 60),
        (Trip::SwapOut, 300, 300, Ease::InOut, 40),
    ] {
        let Plan { seconds, stagger: each, ease: curve, arc: height, .. } = table.plan(trip);
        let whole = |seconds: f32| (1000.0 * seconds).round() as i32;
        assert_eq!((whole(seconds), whole(each), curve, height as i32), (milliseconds, stagger, ease, arc));
    }
    assert_eq!((table.plan(Trip::Deal).spin, table.plan(Trip::Draw).turns_at), (-20.0, 0.45));
    assert_eq!(table.spring, Spring { stiffness: 260.0, damping: 24.0 });
    assert_eq!(table.panel, Comings { comes: 0.22, goes: 0.16 });
    assert_eq!(table.curtain, Comings { comes: 0.42, goes: 0.52 });
}

#[test]
fn saving_what_was_read_changes_no_byte() {
    assert_eq!(shipped().to_ron(), SHIPPED);
}

#[test]
fn what_is_written_reads_as_it_was() {
    let mut table = shipped();
    let plan = table.trips.get_mut(&Trip::Gather).unwrap();
    *plan = Plan { seconds: 0.415, ease: Ease::In, spin: -7.5, ..*plan };
    table.spring.damping = 31.25;
    assert_ne!(table, shipped());
    assert_eq!(MotionTable::from_ron(&table.to_ron()), Ok(table));
}

#[test]
fn a_bad_number_is_named_with_its_line() {
    let said = said_of("Draw: (seconds: 0.22", "Draw: (seconds: -0.22");
    assert_eq!(said, "assets/motion.ron, line 5: Draw: seconds is -0.22 and has to be from 0.01 to 3.0");
    assert!(said_of("damping: 24.0", "damping: NaN").contains("line 16: spring: damping is NaN"));
    assert!(said_of("goes: 0.16", "goes: 0").contains("line 17: panel: goes is 0.0"));
    assert!(said_of("turns_at: 0.2)", "turns_at: 1.2)").contains("line 14: Gather: turns_at is 1.2"));
}

#[test]
fn what_is_missing_or_misspelt_is_named_with_its_line() {
    let line = SHIPPED.lines().find(|line| line.contains("Take:")).unwrap();
    assert_eq!(said_of(line, ""), "assets/motion.ron, line 3: trips: Take is missing");
    let cases = [
        ("Meld: (", "Mould: (", "line 9", "Mould"),
        ("ease: InOut, arc: 36.0", "ease: Bounce, arc: 36.0", "line 8", "Bounce"),
        ("stiffness: 260.0, ", "", "line 16", "stiffness"),
        ("arc: 40.0, ", "", "line 5", "arc"),
        ("goes: 0.16", "goes: 0.16, stays: 1.0", "line 17", "stays"),
        ("comes: 0.22", "comes: soon", "line 17", ""),
    ];
    for (that, this, line, key) in cases {
        let said = said_of(that, this);
        assert!(said.starts_with(FILE) && said.contains(line) && said.contains(key), "{said}");
    }
}

#[test]
fn a_table_that_cannot_be_read_stops_the_start() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin)).init_state::<Screen>();
    plugin(&mut app);
    let screen_after_loading = |app: &mut App| {
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Loading);
        (0..3).for_each(|_| app.update());
        *app.world().resource::<State<Screen>>().get()
    };
    assert_eq!(screen_after_loading(&mut app), Screen::Loading);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Splash);
    app.update();
    app.insert_resource(Fault("a fault".into()));
    assert_eq!(screen_after_loading(&mut app), Screen::Broken);
}
