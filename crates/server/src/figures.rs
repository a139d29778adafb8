//! What a server counts, and the page that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that goes up, and where it is of things that are there, down again.
#[derive(Default)]
pub struct Figure(AtomicU64);

impl Figure {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many.
    pub fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper ends of the times that are told apart, in milliseconds.
const STEPS: [u64; 8] = [1, 2, 5, 10, 20, 50, 200, 1000];

/// How long something took, each time.
#[derive(Default)]
pub struct Times {
    steps: [Figure; STEPS.len()],
    micros: AtomicU64,
    count: Figure,
}

impl Times {
    /// It took so long once more.
    pub fn took(&self, time: Duration) {
        let steps = STEPS.iter().zip(&self.steps);
        steps.filter(|(most, _)| time <= Duration::from_millis(**most)).for_each(|(_, step)| step.up());
        self.micros.fetch_add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
        self.count.up();
    }
}

/// All figures of a server.
#[derive(Default)]
pub struct Figures {
    /// Sockets that are open.
    pub sockets: Figure,
    /// Tables that are awake.
    pub tables: Figure,
    /// Tables that were opened.
    pub opened: Figure,
    /// Actions that were played and written down.
    pub actions: Figure,
    /// Actions that were refused.
    pub refused: Figure,
    /// Sockets that were let go because nobody read at the other end.
    pub slow: Figure,
    /// Lines that were none, too long or too fast.
    pub misread: Figure,
    /// Appends that the store did not take.
    pub store_away: Figure,
    /// How long an append took.
    pub append: Times,
}

impl Figures {
    /// The page that Prometheus reads.
    pub fn page(&self) -> String {
        let mut page = String::new();
        let figures = [
            ("sockets", "gauge", "Sockets that are open", &self.sockets),
            ("tables", "gauge", "Tables that are awake", &self.tables),
            ("tables_opened_total", "counter", "Tables that were opened", &self.opened),
            ("actions_total", "counter", "Actions played and written down", &self.actions),
            ("refusals_total", "counter", "Actions that were refused", &self.refused),
            ("slow_sockets_total", "counter", "Sockets let go because nobody read", &self.slow),
            ("misread_lines_total", "counter", "Lines that were none, too long or too fast", &self.misread),
            ("store_away_total", "counter", "Appends that the store did not take", &self.store_away),
        ];
        for (name, kind, help, figure) in figures {
            head(&mut page, name, kind, help);
            let _ = writeln!(page, "rummage_{name} {}", figure.now());
        }
        head(&mut page, "append_seconds", "histogram", "How long an append took");
        for (most, step) in STEPS.iter().zip(&self.append.steps) {
            let seconds = Duration::from_millis(*most).as_secs_f64();
            let _ = writeln!(page, "rummage_append_seconds_bucket{{le=\"{seconds}\"}} {}", step.now());
        }
        let (count, micros) = (self.append.count.now(), self.append.micros.load(Ordering::Relaxed));
        let sum = Duration::from_micros(micros).as_secs_f64();
        let _ = writeln!(page, "rummage_append_seconds_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(page, "rummage_append_seconds_sum {sum}\nrummage_append_seconds_count {count}");
        page
    }
}

fn head(page: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(page, "# HELP rummage_{name} {help}.\n# TYPE rummage_{name} {kind}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_tells_what_was_counted() {
        let figures = Figures::default();
        figures.sockets.up();
        figures.sockets.up();
        figures.sockets.down();
        figures.append.took(Duration::from_millis(4));
        let page = figures.page();
        for line in [
            "# TYPE rummage_sockets gauge",
            "rummage_sockets 1",
            "rummage_append_seconds_bucket{le=\"0.002\"} 0",
            "rummage_append_seconds_bucket{le=\"0.005\"} 1",
            "rummage_append_seconds_bucket{le=\"+Inf\"} 1",
            "rummage_append_seconds_sum 0.004",
        ] {
            assert!(page.lines().any(|there| there == line), "{line} is not in\n{page}");
        }
    }
}
