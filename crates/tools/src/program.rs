//! A seat that is a program: it is told what its seat may know, in the protocol of `docs/engine.md`, and asked for moves.

use crate::sitter::Sitter;
use crate::told;
use crate::trouble::Trouble;
use crate::view_text;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rummage_bots::Budget;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use rummage_rules::notation;
use rummage_rules::table::Public;
use rummage_rules::table::view::View;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// A line of an answer is no longer than this, in bytes, and an answer has no more lines than that.
const LONGEST_LINE: u64 = 1 << 20;
const MOST_LINES: usize = 4096;
/// What a program answers at the beginning if copies of a card are to be told apart in events.
const COPIES: &str = "copies on";
/// How long a program has to go once the match is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// How a program is started: its path and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    words: Vec<String>,
    within: Duration,
}

impl Launch {
    /// A command line, its words apart by spaces; and how long each answer may take.
    ///
    /// # Errors
    /// When it is empty.
    pub fn parse(line: &str, within: Duration) -> Result<Launch, Trouble> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        match words[..] {
            [] => Err(Trouble::Input("'program:' names no program: write program:PATH ARGUMENTS".into())),
            _ => Ok(Launch { words, within }),
        }
    }
}

impl fmt::Display for Launch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words.join(" "))
    }
}

/// A place at a table.
pub struct Place<'a> {
    /// The game.
    pub game: &'a Game,
    /// How many play.
    pub seats: usize,
    /// The house rules.
    pub options: &'a Options,
    /// Which of the seats.
    pub seat: Seat,
}

/// A program in its seat. It goes when this is dropped.
pub struct Program {
    child: Child,
    to: Option<Sender<String>>,
    lines: Receiver<String>,
    within: Duration,
    options: Options,
    /// Whether it asks for copies of a card to be told apart.
    copies: bool,
    rng: ChaCha8Rng,
    /// What went wrong while nothing was asked of it.
    trouble: Option<String>,
}

impl Program {
    /// Starts the program and tells it where it sits.
    ///
    /// # Errors
    /// When it does not start, or does not answer.
    pub fn start(launch: &Launch, place: &Place, seed: u64) -> Result<Program, Trouble> {
        let started = Command::new(&launch.words[0])
            .args(&launch.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Trouble::Input(format!("program '{launch}' does not start: {error}")));
        let mut child = started?;
        let ((to_us, lines), (to, from_us)) = (sync_channel(64), channel());
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || listen(output, &to_us));
            thread::spawn(move || speak(input, &from_us));
        }
        let rng = ChaCha8Rng::seed_from_u64(seed);
        let (to, within, options) = (Some(to), launch.within, place.options.clone());
        let mut program = Program { child, to, lines, within, options, copies: false, rng, trouble: None };
        let chosen: String = place.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
        let game = format!("game {} {}{chosen}", place.game.id, place.seats);
        for line in ["hello".into(), game, format!("seat {}", place.seat)] {
            let asked = program.ask(&line);
            let answer =
                asked.map_err(|why| Trouble::Input(format!("program '{launch}' at '{line}': {why}")))?;
            program.copies |= answer.iter().any(|line| line.trim() == COPIES);
        }
        Ok(program)
    }

    /// Says a line. Whether the program has gone shows where an answer is waited for.
    fn say(&self, line: &str) {
        let _ = self.to.as_ref().map(|to| to.send(format!("{line}\n")));
    }

    /// Says a line, and hears what is answered up to `ok`.
    fn ask(&mut self, line: &str) -> Result<Vec<String>, String> {
        let deadline = Instant::now() + self.within;
        self.say(line);
        let mut answer = Vec::new();
        while answer.len() < MOST_LINES {
            let heard = self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now()));
            let heard = heard.map_err(|error| match error {
                RecvTimeoutError::Timeout => format!("no answer within {:?}", self.within),
                RecvTimeoutError::Disconnected => "it has gone without an answer".into(),
            })?;
            match heard.trim() {
                "ok" => return Ok(answer),
                error if error.starts_with("error") => return Err(format!("it answered '{error}'")),
                said => answer.push(said.to_owned()),
            }
        }
        Err(format!("its answer has more than {MOST_LINES} lines"))
    }

    fn think(&mut self, view: &View, budget: Budget) -> Result<Action, String> {
        self.ask(&format!("view {}", view_text::write(view, &self.options)))?;
        let seed = self.rng.next_u64();
        let answer = self.ask(&format!("think seed {seed} budget {}", budget.0))?;
        let moved = answer.iter().find_map(|line| line.strip_prefix("move "));
        let text = moved.ok_or("it answered 'think' without a line 'move ACTION'")?;
        let own = format!("{} ", view.seat);
        let text = text.strip_prefix(&own).unwrap_or(text);
        notation::parse_action(&view.public, &view.hand, text).map_err(|error| error.to_string())
    }
}

impl Sitter for Program {
    fn choose(&mut self, view: &View, budget: Budget) -> Result<Action, String> {
        match self.trouble.take() {
            Some(trouble) => Err(trouble),
            None => self.think(view, budget),
        }
    }

    fn observe(&mut self, public: &Public, event: &Event<Seen>) {
        for line in told::lines(public, event, self.copies) {
            if self.trouble.is_none() {
                self.trouble = self.ask(&line).err();
            }
        }
    }

    fn refused(&mut self, why: &str) {
        // Whatever it answers to that, the match is over.
        self.say(&format!("refused {why}"));
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.say("quit");
        self.to = None;
        let deadline = Instant::now() + FAREWELL.min(self.within);
        // It has gone when there is nothing more to hear.
        while self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())).is_ok() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Says these lines to the program until there are no more or it does not listen: it may be slow to, and we may not wait for it here.
fn speak(mut input: ChildStdin, lines: &Receiver<String>) {
    while lines.recv().is_ok_and(|line| input.write_all(line.as_bytes()).is_ok()) {}
}

/// Passes on what the program says, line by line, until it says no more or nobody listens.
fn listen(out: ChildStdout, to: &SyncSender<String>) {
    let mut out = BufReader::new(out);
    loop {
        let mut line = Vec::new();
        match out.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        if to.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}
