//! Judging the answers of a window.

use super::{Case, Verdict, refuse};
use crate::action::Choice;
use crate::pattern;
use crate::refusal::{Code, Refusal};
use crate::table::{Pending, TurnStep};
use crate::window::{Window, WindowKind};

impl Case<'_> {
    pub(super) fn judge_answer(&self, choice: Choice) -> Result<Verdict, Refusal> {
        match self.table.pending.last() {
            Some(Pending::Window(window)) => self.judge_in_window(window, choice),
            pending => Err(self.out_of_window(choice, pending)),
        }
    }

    fn judge_in_window(&self, window: &Window, choice: Choice) -> Result<Verdict, Refusal> {
        let belongs = matches!(
            (window.kind, choice),
            (WindowKind::Buy, Choice::Buy | Choice::No)
                | (WindowKind::Rummy, Choice::Rummy | Choice::No)
                | (WindowKind::Dig, Choice::Dig(_))
                | (WindowKind::Cut, Choice::Cut(_))
        );
        if !belongs {
            return Err(self.out_of_window(choice, None));
        }
        if !window.asked.contains(&self.seat) {
            return match window.kind {
                WindowKind::Buy => refuse(Code::BuyNotAllowed, "may-not-buy"),
                _ => refuse(Code::NotYourTurn, "others-turn"),
            };
        }
        if window.answered.contains(&self.seat) {
            return refuse(Code::TooLate, "answered");
        }
        if !self.table.asked().contains(&self.seat) {
            return refuse(Code::NotYourTurn, "others-turn");
        }
        if choice == Choice::Rummy {
            let discard = self.table.discard.last().copied();
            if !discard.is_some_and(|card| pattern::fits_anywhere(&self.table.spec, &self.table.melds, card))
            {
                return refuse(Code::NoRummy, "fits-nowhere");
            }
        }
        Ok(Verdict::Answer(choice))
    }

    /// An answer to a question that is not open: too late, or never asked.
    fn out_of_window(&self, choice: Choice, pending: Option<&Pending>) -> Refusal {
        let in_turn =
            |steps: &[TurnStep]| matches!(pending, Some(Pending::Turn(_, step)) if steps.contains(step));
        let late = match choice {
            Choice::Buy => {
                self.table.spec.windows.buy.is_some() && in_turn(&[TurnStep::Draw, TurnStep::Play])
            }
            Choice::Rummy => self.table.call_passed,
            Choice::Dig(_) | Choice::Cut(_) | Choice::No => false,
        };
        if late {
            Refusal::new(Code::TooLate, "window-closed")
        } else {
            Refusal::new(Code::WrongPhase, "no-window")
        }
    }
}
