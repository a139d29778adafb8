//! How a client plays: by its bot, or by chance.

use super::Client;
use rummage_bots::Budget;
use rummage_rules::cards::shuffle::below;
use rummage_rules::notation;
use rummage_rules::table::{Due, StepKind};
use rummage_wire::{Ask, Room, Sight, Stage, Tell};

impl Client {
    /// How many events of the match it knows.
    pub fn happened(&self) -> usize {
        self.sight.as_ref().map_or(0, Sight::happened)
    }

    /// Whether the match is over for this client.
    pub fn is_over(&self) -> bool {
        self.proof.is_some() && self.room.as_ref().is_some_and(|room| room.stage == Stage::Over)
    }

    /// What it would do now, if it is asked.
    pub fn choice(&mut self) -> Option<String> {
        let (seat, sight) = (self.seat?, self.sight.as_ref()?);
        if self.dividing.contains(&seat) {
            return Some("pass".into());
        }
        let view = sight.view();
        if !view.public.asked().contains(&seat) {
            return None;
        }
        let action = match &mut self.bot {
            Some(bot) => bot.choose(view, Budget(1)),
            None => {
                let actions = view.suggest(8);
                let count = u32::try_from(actions.len()).expect("few");
                actions[below(&mut self.rng, count) as usize].clone()
            }
        };
        Some(notation::exact_text(&view.public, &view.hand, seat, &action))
    }

    /// Sends an action with the next number.
    pub async fn play(&mut self, action: &str) {
        self.m += 1;
        self.waits = true;
        self.last = Some((self.m, action.to_owned()));
        self.ask(&Ask::Play(self.m, action.to_owned())).await;
    }

    /// Plays, and says that the score is seen, until the match is over.
    pub async fn play_to_end(&mut self) {
        self.act().await;
        while !self.is_over() {
            self.play_once().await;
        }
    }

    /// Hears one line, and does whatever is to be done then.
    pub async fn play_once(&mut self) -> Tell {
        let tell = self.next().await.expect("the socket is open");
        assert!(!matches!(tell, Tell::Sorry(..)), "{tell}");
        self.act().await;
        tell
    }

    /// Does whatever is to be done now.
    pub async fn act(&mut self) {
        if self.waits {
            return;
        }
        if let Some(action) = self.choice() {
            return self.play(&action).await;
        }
        if self.waits_for_round() && !self.is_ready() {
            self.ask(&Ask::Next).await;
        }
    }

    /// Does the same, match after match: the host deals where none goes on and everybody is here.
    pub async fn play_on(&mut self) {
        let waits_for_a_deal = |room: &Room| {
            let gathered = room.chairs.iter().all(|chair| chair.here);
            gathered && room.you == Some(room.host) && matches!(room.stage, Stage::Gathering | Stage::Over)
        };
        if self.room.as_ref().is_some_and(waits_for_a_deal) {
            self.ask(&Ask::Deal).await;
        }
        self.act().await;
    }

    fn waits_for_round(&self) -> bool {
        let due = self.sight.as_ref().map(|sight| sight.view().public.due());
        due == Some(Due::Step(StepKind::NextRound))
    }

    fn is_ready(&self) -> bool {
        let chair = |room: &Room| self.seat.is_none_or(|seat| room.chairs[seat.index()].ready);
        self.room.as_ref().is_none_or(chair)
    }
}
