//! Wakes a resting window when a pad stirs: pads make no window event, and nothing is drawn only to look for one.

use std::{
    iter,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    thread,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};
use gilrs::{EventType, Gilrs};

use super::{LINGER, Still};

/// How far a stick must lean to be a wish, and no hand that brushes it.
const LEAN: f32 = 0.5;

/// What the window and the thread that listens to the pads tell each other.
#[derive(Resource, Clone, Default)]
struct PadWatch(Arc<Told>);

#[derive(Default)]
struct Told {
    listening: AtomicBool,
    asleep: AtomicBool,
    stirred: AtomicBool,
}

impl PadWatch {
    /// Hears wishes until no more come or nobody is there to be woken.
    fn hear(&self, wishes: impl Iterator<Item = ()>, wake: impl Fn() -> bool) {
        self.0.listening.store(true, SeqCst);
        for () in wishes {
            if self.0.asleep.swap(false, SeqCst) {
                self.0.stirred.store(true, SeqCst);
                if !wake() {
                    break;
                }
            }
        }
        self.0.listening.store(false, SeqCst);
    }
}

/// Registers the watch, where there is an event loop that can be woken.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen.run_if(resource_exists::<EventLoopProxyWrapper>)).add_systems(
        Last,
        attend.after(super::watch).before(super::pace).run_if(resource_exists::<PadWatch>),
    );
}

/// Starts to listen, beside Bevy's own reading of the pads: that is done once a frame, and at rest there is none.
fn listen(mut commands: Commands, event_loop: Res<EventLoopProxyWrapper>) {
    let watch = PadWatch::default();
    commands.insert_resource(watch.clone());
    let event_loop = (**event_loop).clone();
    let started = thread::Builder::new().name("pads".into()).spawn(move || {
        // Where pads cannot be read, Bevy has said so.
        let Ok(mut pads) = Gilrs::new() else { return };
        let events = iter::from_fn(|| pads.next_event_blocking(None));
        let wishes = events.filter(|event| is_wish(&event.event)).map(drop);
        watch.hear(wishes, || event_loop.send_event(WinitUserEvent::WakeUp).is_ok());
    });
    if let Err(why) = started {
        warn!("pads are asked at rest, since no thread could be started to listen to them: {why}");
    }
}

fn is_wish(event: &EventType) -> bool {
    match event {
        EventType::Connected | EventType::ButtonPressed(..) => true,
        EventType::AxisChanged(_, lean, _) => lean.abs() > LEAN,
        _ => false,
    }
}

/// Ends the stillness when a pad has stirred. Asks to be woken from the first pause between frames, lest a wish fall between two of them.
fn attend(watch: Res<PadWatch>, mut still: ResMut<Still>) {
    if watch.0.stirred.swap(false, SeqCst) {
        still.seconds = 0.0;
    }
    still.hears_pads = watch.0.listening.load(SeqCst);
    watch.0.asleep.store(still.seconds >= LINGER, SeqCst);
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// How often the window is woken by so many wishes.
    fn woken(watch: &PadWatch, wishes: usize) -> usize {
        let woken = Cell::new(0);
        watch.hear(iter::repeat_n((), wishes), || {
            woken.set(woken.get() + 1);
            true
        });
        woken.get()
    }

    fn table(watch: &PadWatch, seconds: f32) -> App {
        let mut app = App::new();
        app.insert_resource(watch.clone());
        app.insert_resource(Still { seconds, ..default() });
        app.add_systems(Last, attend);
        app.update();
        app
    }

    #[test]
    fn a_resting_window_is_woken_once_and_then_still_no_more() {
        let watch = PadWatch::default();
        let mut app = table(&watch, 100.0);
        assert_eq!(woken(&watch, 3), 1);
        app.update();
        assert_eq!(app.world().resource::<Still>().seconds, 0.0);
        assert_eq!(woken(&watch, 3), 0, "it is awake");
    }

    #[test]
    fn pads_are_asked_for_where_nobody_listens() {
        let watch = PadWatch::default();
        let mut app = table(&watch, 100.0);
        assert!(!app.world().resource::<Still>().hears_pads, "not yet");
        let wishes = iter::from_fn(|| {
            app.update();
            assert!(app.world().resource::<Still>().hears_pads);
            None
        });
        watch.hear(wishes, || true);
        app.update();
        assert!(!app.world().resource::<Still>().hears_pads, "no more");
    }
}
