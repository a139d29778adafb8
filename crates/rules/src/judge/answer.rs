//! Judging the answers of a window.

use super::{Case, Judged, Verdict, refuse};
use crate::action::Choice;
use crate::refusal::Code;
use crate::table::{Pending, TurnStep};
use crate::turn::window::{Window, WindowKind};

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_answer(&self, choice: Choice) -> Judged<Verdict> {
        let choice = self.meant(choice);
        self.may_answer(choice)?;
        Ok(Verdict::Answer(choice))
    }

    /// To let a vote go by is to vote no.
    fn meant(&self, choice: Choice) -> Choice {
        match (self.table.pending.last(), choice) {
            (Some(Pending::Window(Window { kind: WindowKind::Dig, .. })), Choice::No) => Choice::Dig(false),
            _ => choice,
        }
    }

    fn may_answer(&self, choice: Choice) -> Judged<()> {
        match self.table.pending.last() {
            Some(Pending::Window(window)) => self.may_answer_in(window, choice),
            pending => self.out_of_window(choice, pending),
        }
    }

    fn may_answer_in(&self, window: &Window, choice: Choice) -> Judged<()> {
        let belongs = matches!(
            (window.kind, choice),
            (WindowKind::Buy, Choice::Buy | Choice::No)
                | (WindowKind::Rummy, Choice::Rummy | Choice::No)
                | (WindowKind::Dig, Choice::Dig(_))
                | (WindowKind::Cut, Choice::Cut(_) | Choice::No)
                | (WindowKind::Force, Choice::Force | Choice::No)
                | (WindowKind::Leave, Choice::Agree | Choice::No)
                | (WindowKind::Give, Choice::Give(_) | Choice::No)
        );
        if !belongs {
            return self.out_of_window(choice, None);
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
        if window.kind == WindowKind::Cut {
            return self.may_cut(choice);
        }
        if window.kind == WindowKind::Give {
            return self.may_give(choice);
        }
        if choice == Choice::Rummy && !self.table.may_call(self.seat) {
            return refuse(Code::NoRummy, "fits-nowhere");
        }
        Ok(())
    }

    /// Who is asked to cut does: at least one card is lifted, and at least one stays.
    fn may_cut(&self, choice: Choice) -> Judged<()> {
        match choice {
            Choice::Cut(number) if self.table.cuts().contains(&number) => Ok(()),
            _ => refuse(Code::CannotCut, "cut-number"),
        }
    }

    /// Who is asked for a card gives one of its hand.
    fn may_give(&self, choice: Choice) -> Judged<()> {
        match choice {
            Choice::Give(card) => self.holds(&[card]),
            _ => refuse(Code::MustPlay, "give-one"),
        }
    }

    /// An answer to a question that is not open: too late, or never asked.
    fn out_of_window(&self, choice: Choice, pending: Option<&Pending>) -> Judged<()> {
        let in_turn =
            |steps: &[TurnStep]| matches!(pending, Some(Pending::Turn(_, step)) if steps.contains(step));
        let late = match choice {
            Choice::Buy => {
                self.table.spec.windows.buy.is_some() && in_turn(&[TurnStep::Draw, TurnStep::Play])
            }
            Choice::Rummy => self.table.call_passed,
            Choice::Force => return refuse(Code::WrongPhase, "nothing-to-force"),
            Choice::Give(_) => self.table.spec.windows.give && pending.is_some(),
            Choice::Dig(_) | Choice::Cut(_) | Choice::Agree | Choice::No => false,
        };
        if late { refuse(Code::TooLate, "window-closed") } else { refuse(Code::WrongPhase, "no-window") }
    }
}
