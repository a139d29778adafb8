//! `fuzz`: spoils texts of one kind again and again, and sees that each is read or refused in words: no panic, no hang, no flood.

mod memory;
mod reader;

use crate::trouble::Trouble;
use memory::Peak;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use reader::{Kind, Outcome};
use rummage_spoil::Stopwatch;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Spoil texts of one kind again and again, and see that each is read or refused in words
#[derive(clap::Args)]
pub struct Args {
    /// What is read
    kind: Kind,
    /// Texts to begin with, one a file
    #[arg(long)]
    corpus: PathBuf,
    /// The seed of it all
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many texts are tried
    #[arg(long, required_unless_present = "seconds")]
    executions: Option<u64>,
    /// How long they are tried
    #[arg(long)]
    seconds: Option<u64>,
    /// Where a text is kept that does harm
    #[arg(long, default_value = ".")]
    save: PathBuf,
}

/// No text may take longer.
const PATIENCE: Duration = Duration::from_secs(1);
/// No text may take more memory, in bytes.
const ROOM: u64 = 64 << 20;
/// Memory is measured over so many texts.
const WEIGHED: u64 = 16;
/// Longer texts are cut: nothing that is kept may be longer.
const LONGEST: usize = 4 << 20;
/// So many texts that were answered in a new way are spoilt further, if they are no longer than that.
const POOL: usize = 1000;
const POOLED: usize = 8 << 10;
/// A run ends when it has found so many different harms.
const ENOUGH: usize = 20;

/// Tries the texts and prints what came of them.
///
/// # Errors
/// When there is nothing to begin with.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let corpus = corpus(args)?;
    let mut fuzzer = Fuzzer::new(args.kind, args.seed, corpus);
    let start = Instant::now();
    let within = |done: u64| {
        args.executions.is_none_or(|most| done < most)
            && args.seconds.is_none_or(|most| start.elapsed() < Duration::from_secs(most))
    };
    while within(fuzzer.done) && fuzzer.harm.len() < ENOUGH {
        fuzzer.batch(args.executions.map_or(WEIGHED, |most| WEIGHED.min(most - fuzzer.done)));
    }
    for (number, (what, text)) in fuzzer.harm.iter().enumerate() {
        let path = args.save.join(format!("fuzz-{:?}-{}-{number}", args.kind, args.seed).to_lowercase());
        std::fs::write(&path, text).map_err(|error| Trouble::in_file(&path, error))?;
        writeln!(out, "HARM {what}: {}", path.display())?;
    }
    writeln!(out, "{fuzzer} in {} s", start.elapsed().as_secs())?;
    Ok(fuzzer.harm.is_empty())
}

/// The texts to begin with, in the order of their names.
fn corpus(args: &Args) -> Result<Vec<Vec<u8>>, Trouble> {
    let here = |error| Trouble::in_file(&args.corpus, error);
    let entries = std::fs::read_dir(&args.corpus).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut paths: Vec<PathBuf> = entries.map_err(here)?.iter().map(std::fs::DirEntry::path).collect();
    paths.sort();
    let texts: Result<Vec<_>, _> = paths.iter().map(std::fs::read).collect();
    let texts = texts.map_err(here)?;
    if texts.is_empty() {
        return Err(Trouble::in_file(&args.corpus, "there is no text in this folder to begin with"));
    }
    Ok(texts)
}

/// A run over texts of one kind.
struct Fuzzer {
    kind: Kind,
    dice: ChaCha8Rng,
    /// What is spoilt: the corpus, and spoilt texts that were answered in a new way.
    pool: Vec<Vec<u8>>,
    answers: BTreeSet<String>,
    done: u64,
    accepted: u64,
    slowest: Duration,
    most_memory: u64,
    /// What must not be, and a text that brings it about.
    harm: BTreeMap<String, Vec<u8>>,
}

impl Fuzzer {
    fn new(kind: Kind, seed: u64, corpus: Vec<Vec<u8>>) -> Fuzzer {
        Fuzzer {
            kind,
            dice: ChaCha8Rng::seed_from_u64(seed),
            pool: corpus,
            answers: BTreeSet::new(),
            done: 0,
            accepted: 0,
            slowest: Duration::ZERO,
            most_memory: 0,
            harm: BTreeMap::new(),
        }
    }

    /// Tries so many texts, and weighs what reading them took.
    fn batch(&mut self, texts: u64) {
        let spoilt: Vec<Vec<u8>> = (0..texts).map(|_| self.spoilt()).collect();
        let peak = Peak::from_now();
        spoilt.iter().for_each(|text| self.attempt(text));
        let taken = peak.map_or(0, |peak| peak.growth());
        self.most_memory = self.most_memory.max(taken);
        if taken > ROOM {
            let longest = spoilt.into_iter().max_by_key(Vec::len).unwrap_or_default();
            self.harm.entry("too much memory is taken".into()).or_insert(longest);
        }
    }

    fn spoilt(&mut self) -> Vec<u8> {
        let base = &self.pool[self.dice.random_range(0..self.pool.len())];
        let mut text = self.kind.spoil(&mut self.dice, base, &self.pool);
        text.truncate(LONGEST);
        text
    }

    fn attempt(&mut self, bytes: &[u8]) {
        self.done += 1;
        // As the store does: what is no text is read as well as it can be.
        let text = String::from_utf8_lossy(bytes);
        let (answer, took) = timed(self.kind, &text);
        self.slowest = self.slowest.max(took);
        let harm = match answer {
            _ if took > PATIENCE => "it takes too long".into(),
            Err(harm) => harm,
            Ok(outcome) => return self.note(bytes, &outcome),
        };
        self.harm.entry(harm).or_insert_with(|| bytes.to_vec());
    }

    /// What is answered in a new way is worth spoiling further.
    fn note(&mut self, bytes: &[u8], outcome: &Outcome) {
        let shape = match outcome {
            Outcome::Accepted(shape) => {
                self.accepted += 1;
                format!("accepted {shape}")
            }
            Outcome::Refused(why) => shape(why),
        };
        if self.pool.len() < POOL && bytes.len() <= POOLED && self.answers.insert(shape) {
            self.pool.push(bytes.to_vec());
        }
    }
}

impl fmt::Display for Fuzzer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fuzzer { kind, done, accepted, answers, slowest, most_memory, harm, .. } = self;
        write!(
            f,
            "{kind:?}: {done} texts, {accepted} accepted, {} ways of answering, slowest {} ms, at most {} MiB, {} harmful",
            answers.len(),
            slowest.as_millis(),
            most_memory >> 20,
            harm.len()
        )
    }
}

/// Reads a text once; the error is what must not be.
fn timed(kind: Kind, text: &str) -> (Result<Outcome, String>, Duration) {
    let watch = Stopwatch::start();
    let read = catch_unwind(AssertUnwindSafe(|| kind.read(text)));
    let took = watch.worked();
    let panicked = |panic: Box<dyn std::any::Any + Send>| {
        let word = panic.downcast_ref::<String>().map(String::as_str);
        let word = word.or(panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
        Err(format!("panicked: {}", shape(word)))
    };
    (read.unwrap_or_else(panicked), took)
}

/// A sentence without its numbers and quotations, so that sentences of one kind are told as one.
fn shape(sentence: &str) -> String {
    let outside = sentence.split(['\'', '"', '`']).step_by(2).collect::<Vec<_>>().join("…");
    outside.chars().filter(|letter| !letter.is_ascii_digit()).take(120).collect()
}
