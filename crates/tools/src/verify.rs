//! `verify`: recomputes every deal of a recorded match from its seed, and says in plain words whether it was fair.

mod chance;

use crate::replay;
use crate::trouble::Trouble;
use rummage_rules::cards::deck::Deck;
use rummage_rules::cards::ids::CardId;
use rummage_rules::event::Event;
use rummage_rules::games;
use rummage_rules::record::MatchRecord;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Recompute every deal of a recorded match from its seed
#[derive(clap::Args)]
pub struct Args {
    /// The record: a file, or the code of a match
    file: PathBuf,
    /// The seal that the table showed before the deal
    #[arg(long)]
    seal: Option<String>,
    /// A file with the lines that an online table told of the deal: dealing, commits and proof
    #[arg(long)]
    told: Option<PathBuf>,
}

/// Says whether the match is what it says it is.
///
/// # Errors
/// When the file is no record.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let record = replay::read(&args.file)?;
    let seal = record.seal().to_string();
    writeln!(out, "The seal of this match is the SHA-256 of these lines:")?;
    for line in record.head().lines() {
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "{seal}")?;
    if let Some(shown) = &args.seal {
        let shown: String = shown.split_whitespace().collect();
        if shown.to_lowercase() != seal {
            writeln!(out, "NOT FAIR: the table showed the seal {shown}.")?;
            return Ok(false);
        }
        writeln!(out, "The table showed the same seal before the deal.")?;
    }
    if let Some(told) = &args.told
        && !tell_chance(told, &record, out)?
    {
        return Ok(false);
    }
    let proof = match record.prove() {
        Ok(proof) => proof,
        Err(why) => {
            writeln!(out, "NOT FAIR: the match cannot have been played with this seed: {why}.")?;
            return Ok(false);
        }
    };
    if let Some(spec) =
        games::find(&record.game).and_then(|game| game.spec(record.seats, &record.rules()).ok())
    {
        tell_deals(&spec.deck, &proof.events, out)?;
    }
    writeln!(
        out,
        "FAIR: the seed gives all {} deals, {} reshuffles and {} cuts; all {} actions are legal with these cards, and all {} round hashes agree.",
        proof.deals,
        proof.reshuffles,
        proof.cuts,
        proof.actions,
        record.marks.len()
    )?;
    Ok(true)
}

/// Where the seed of an online match came from; whether that is so.
fn tell_chance(told: &Path, record: &MatchRecord, out: &mut dyn Write) -> Result<bool, Trouble> {
    let chance = chance::read(told, record.seed)?;
    if let Err(why) = chance.verify() {
        writeln!(out, "NOT FAIR: {why}.")?;
        return Ok(false);
    }
    let seats: Vec<String> = chance.seats().iter().map(ToString::to_string).collect();
    writeln!(
        out,
        "The seed is the SHA-256 of what the server had sealed and of the chance of {}: nobody chose it.",
        if seats.is_empty() { "nobody else".into() } else { seats.join(", ") }
    )?;
    Ok(true)
}

/// Each hand as the seed deals it.
fn tell_deals(deck: &Deck, events: &[Event<CardId>], out: &mut dyn Write) -> Result<(), Trouble> {
    let mut now = 0;
    for event in events {
        match event {
            Event::RoundBegan { round, .. } => now = *round,
            Event::Dealt { hands, .. } => {
                writeln!(out, "Round {now}:")?;
                for (seat, hand) in hands.iter().enumerate() {
                    let codes: Vec<&str> = hand.iter().map(|card| deck.code(*card)).collect();
                    writeln!(out, "  P{seat} {}", codes.join(" "))?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
