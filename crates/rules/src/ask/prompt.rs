//! What is asked now, and of whom?

use crate::ask::{Drawing, Playing};
use crate::cards::ids::Seat;
use crate::moves::suggest::Verb;
use crate::spec::Spec;
use crate::table::view::View;
use crate::table::{Pending, Phase, TurnStep};
use crate::turn::window::{Calls, WindowKind};

/// What a seat is told of this moment: what it is asked, or what it waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Nothing: the cards go round.
    Deal,
    /// Nothing: the discard pile becomes the stock.
    Recycle,
    /// Nothing: the round is counted.
    Count,
    /// Nothing: the match is over.
    Over,
    /// Several seats are asked the same; the answers of these are missing.
    Answer(WindowKind, Vec<Seat>),
    /// It is this seat's turn.
    Own(Turn),
    /// It is another seat's turn.
    Other(Doing),
    /// This seat is out of the match, in which others play on.
    OutOfMatch,
    /// This seat has left the round, in which others play on.
    OutOfRound,
}

/// What a seat is asked in its turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To take the card on offer, or to decline it.
    Offer,
    /// To draw.
    Draw(Drawing),
    /// To play and to discard.
    Play(Playing),
    /// To lay off on a hand that was shown, or to say that it is done.
    Showdown,
}

/// What a seat is about in its turn, as the others see it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Doing {
    /// It looks at the card on offer.
    Offer,
    /// It draws.
    Draw,
    /// It plays.
    Play,
    /// It lays off on a hand that was shown.
    Showdown,
}

impl Ask {
    /// The verbs that this seat is asked for; none where it waits.
    pub fn verbs(&self, seat: Seat) -> Vec<Verb> {
        match self {
            Ask::Answer(kind, missing) if missing.contains(&seat) => vec![Verb::Answer(*kind)],
            Ask::Own(Turn::Offer) => vec![Verb::TakeDiscard, Verb::Pass],
            Ask::Own(Turn::Draw(drawing)) => drawing.verbs().to_vec(),
            Ask::Own(Turn::Play(playing)) => playing.verbs().to_vec(),
            Ask::Own(Turn::Showdown) => vec![Verb::LayOff, Verb::Done],
            _ => Vec::new(),
        }
    }
}

impl Turn {
    /// What the others see of it.
    pub fn doing(self) -> Doing {
        match self {
            Turn::Offer => Doing::Offer,
            Turn::Draw(_) => Doing::Draw,
            Turn::Play(_) => Doing::Play,
            Turn::Showdown => Doing::Showdown,
        }
    }
}

impl Spec {
    /// Whether seats are ever asked this out of turn.
    pub fn asks(&self, kind: WindowKind) -> bool {
        match kind {
            WindowKind::Cut => self.windows.cut_bonus.is_some(),
            WindowKind::Buy => self.windows.buy.is_some(),
            WindowKind::Rummy => matches!(self.windows.rummy, Calls::Manual | Calls::ToLay),
            WindowKind::Dig => self.windows.dig.is_some(),
            WindowKind::Force => self.windows.force,
            WindowKind::Leave => self.windows.leave && self.has_partners(),
            WindowKind::Give => self.windows.give,
        }
    }
}

impl Spec {
    /// Whether seats are ever asked out of turn about cards; a cut is asked before the deal.
    pub fn asks_out_of_turn(&self) -> bool {
        [WindowKind::Buy, WindowKind::Rummy, WindowKind::Dig].into_iter().any(|kind| self.asks(kind))
    }
}

impl View {
    /// What this seat is told of this moment.
    pub fn prompt(&self) -> Ask {
        let public = &*self.public;
        match (public.pending.last(), public.phase()) {
            (Some(Pending::Window(window)), _) => Ask::Answer(window.kind, window.missing().collect()),
            (_, Phase::Recycle) => Ask::Recycle,
            (_, Phase::Score | Phase::RoundOver) => Ask::Count,
            // Between the beginning of a round and its first turn nothing is asked either.
            (_, Phase::MatchOver) if !public.winners.is_empty() => Ask::Over,
            (Some(Pending::Turn(seat, step)), _) => self.turn_of(*seat, *step),
            _ => Ask::Deal,
        }
    }

    fn turn_of(&self, seat: Seat, step: TurnStep) -> Ask {
        let doing = doing(step);
        let everybody_looks = matches!(doing, Doing::Offer | Doing::Showdown);
        if !everybody_looks && !self.public.is_in(self.seat) {
            return Ask::OutOfMatch;
        }
        if !everybody_looks && !self.public.is_playing(self.seat) {
            return Ask::OutOfRound;
        }
        if seat != self.seat {
            return Ask::Other(doing);
        }
        Ask::Own(match doing {
            Doing::Offer => Turn::Offer,
            Doing::Draw => Turn::Draw(self.drawing()),
            Doing::Play => Turn::Play(self.playing()),
            Doing::Showdown => Turn::Showdown,
        })
    }
}

fn doing(step: TurnStep) -> Doing {
    match step {
        TurnStep::Offer => Doing::Offer,
        TurnStep::Draw => Doing::Draw,
        TurnStep::Play => Doing::Play,
        TurnStep::Showdown => Doing::Showdown,
    }
}
