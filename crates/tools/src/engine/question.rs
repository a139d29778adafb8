//! What a level is asked about a position: its move, or all that it thinks of doing.

use super::session::{Session, seat_first};
use rummage_bots::{Budget, Level, Reason, Thought, seat_bot};
use rummage_rules::action::Action;
use rummage_rules::notation;
use rummage_rules::table::view::View;

/// The most iterations that one thought may take.
const MOST_BUDGET: u32 = 1 << 16;

/// `[SEAT] [LEVEL] [seed N] [budget N]`, with what is absent filled in.
pub struct Question {
    view: View,
    level: Level,
    seed: u64,
    budget: Budget,
}

impl Question {
    /// Reads a question.
    ///
    /// # Errors
    /// What of it cannot be understood, or that the seat is not asked.
    pub fn read(session: &Session, rest: &str) -> Result<Question, String> {
        let (seat, rest) = seat_first(rest);
        let (mut level, mut seed, mut budget) = (session.level(), 0, Budget::default().0);
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            let mut number = || {
                let text = words.next().unwrap_or_default();
                text.parse::<u64>().map_err(|_| format!("'{word} {text}' has no whole number"))
            };
            match word {
                "seed" => seed = number()?,
                "budget" => {
                    budget = u32::try_from(number()?).unwrap_or(u32::MAX);
                    if !(1..=MOST_BUDGET).contains(&budget) {
                        return Err(format!("a budget is 1 to {MOST_BUDGET} iterations"));
                    }
                }
                name => {
                    level = Level::find(name).ok_or_else(|| {
                        format!("'{name}' is no level: write think P0 gardener seed 1 budget 16")
                    })?;
                }
            }
        }
        let view = session.seen_by(seat)?;
        if !view.public.asked().contains(&view.seat) {
            return Err(format!("{} is not asked now", view.seat));
        }
        Ok(Question { view, level, seed, budget: Budget(budget) })
    }

    /// The move.
    pub fn choice(&self) -> String {
        let action = seat_bot(self.level, self.seed).choose(&self.view, self.budget);
        format!("move {} {}", self.view.seat, self.text(&action))
    }

    /// Everything it thinks of doing, the move first.
    pub fn thoughts(&self) -> Vec<String> {
        let thoughts = seat_bot(self.level, self.seed).think(&self.view, self.budget);
        thoughts.iter().map(|thought| self.line(thought)).collect()
    }

    fn text(&self, action: &Action) -> String {
        notation::exact_text(&self.view.public, &self.view.hand, self.view.seat, action)
    }

    /// `thought P0 -3.20 16 discard KC; lonely; leaves-loose 12`
    fn line(&self, thought: &Thought) -> String {
        let (points, hundredths) = (thought.value / 100, (thought.value % 100).abs());
        let sign = if thought.value < 0 && points == 0 { "-" } else { "" };
        let said = format!(
            "thought {} {sign}{points}.{hundredths:02} {} {}",
            self.view.seat,
            thought.visits,
            self.text(&thought.action)
        );
        thought.reasons.iter().fold(said, |said, reason| said + "; " + &self.reason(reason))
    }

    /// A reason by its name, then the seat, the number and the cards that it is about.
    fn reason(&self, reason: &Reason) -> String {
        let seat = reason.seat.map(|seat| format!(" {seat}")).unwrap_or_default();
        let number = if reason.number == 0 { String::new() } else { format!(" {}", reason.number) };
        let deck = &self.view.public.spec.deck;
        let cards: String = reason.cards.iter().map(|card| format!(" {}", deck.code(*card))).collect();
        format!("{}{seat}{number}{cards}", reason.why.id())
    }
}
