//! What somebody at the table says, and who may say it.

use super::chairs::no;
use super::people::Standing;
use super::{No, SocketId, Table};
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Ask, Gesture, Sorry, Tell};

impl Table {
    pub(super) async fn hear_ask(&mut self, socket: SocketId, ask: Ask) {
        let Some(standing) = self.people.standing(socket) else { return };
        if let Err((sorry, about)) = self.answer(socket, standing, ask).await {
            self.people.tell(socket, &Tell::Sorry(sorry, about));
        }
    }

    async fn answer(&mut self, socket: SocketId, standing: Standing, ask: Ask) -> Result<(), No> {
        if let Ask::Sit(seat, name) = ask {
            return self.sit(socket, seat, name).await;
        }
        let seat = standing.seat().ok_or_else(|| no(Sorry::NotSeated, ""))?;
        match ask {
            Ask::Stand => self.free(seat).await,
            Ask::Name(name) => self.rename(seat, name).await,
            Ask::Play(m, text) => {
                self.play(socket, seat, m, &text).await;
                Ok(())
            }
            Ask::Next => {
                self.is_ready(seat).await;
                Ok(())
            }
            Ask::Bot(other) => self.stand_in(other).await,
            Ask::Gesture(gesture) => {
                self.gesture(seat, gesture);
                Ok(())
            }
            Ask::Commit(commitment) => self.commit(seat, commitment).await,
            Ask::Nonce(nonce) => self.open_nonce(seat, nonce).await,
            of_the_host => {
                self.must_be_host(seat)?;
                self.answer_host(of_the_host).await
            }
        }
    }

    async fn answer_host(&mut self, ask: Ask) -> Result<(), No> {
        match ask {
            Ask::Rules(setup) => self.set_rules(*setup).await,
            Ask::Fill(seat, level) => self.fill(seat, level).await,
            Ask::Free(seat) => self.free(seat).await,
            Ask::Deal => self.deal().await,
            Ask::Host(seat) => self.hand_on(seat).await,
            Ask::Clock(seconds) => self.set_clock(seconds).await,
            _ => Err(no(Sorry::NotNow, "this is said once, at first")),
        }
    }

    fn gesture(&mut self, seat: Seat, gesture: Gesture) {
        self.people.tell_all(&Tell::Gesture(seat, gesture));
    }
}
