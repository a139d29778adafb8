//! What a table does by the clock, and when its store is away: on time that passes at once, without sockets.

mod claim;
mod course;
mod dealt;
#[cfg(debug_assertions)]
mod leak;
mod network;

use super::{Inbox, SocketId};
use crate::house::{House, Limits, Times};
use crate::store::memory::Memory;
use crate::tables::Tables;
use axum::extract::ws::Utf8Bytes;
use rummage_rules::cards::ids::Seat;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::notation;
use rummage_rules::table::{Due, StepKind};
use rummage_wire::{Ask, Key, Level, Name, Nonce, Opening, Room, Setup, Sight, Sorry, TableId, Tell};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

/// So many lines may wait for a guest.
const WAITING: usize = 64;

/// A match too long to be over within a few rounds, however they are dealt.
const LONG: &str = "target_score=500";

/// Nothing at a table takes so long that a guest hears no word of it; whoever waits for more waits in vain.
const SILENCE: Duration = Duration::from_secs(3600);

struct Inn {
    tables: Arc<Tables>,
    store: Arc<Memory>,
    table: TableId,
    host: Key,
}

/// Somebody at the table.
struct Guest {
    id: SocketId,
    inbox: mpsc::Sender<Inbox>,
    lines: mpsc::Receiver<Utf8Bytes>,
    seat: Option<Seat>,
    key: Option<Key>,
    room: Option<Room>,
    sight: Option<Sight>,
    m: u32,
    /// Whether it puts chance into deals.
    deals: bool,
}

async fn inn(game: &str, seats: usize) -> Inn {
    let store = Arc::new(Memory::default());
    let house = House::new(store.clone(), Times::default(), Limits::default());
    let (tables, _) = Tables::new(Arc::new(house));
    let game = games::find(game).expect("a game");
    let options = Options::parse(LONG).expect("options");
    let setup = Setup::new(game, seats, options).expect("a table");
    let opening = Opening { name: name("Ann"), setup };
    let (table, host) = tables.open(opening, None).await.expect("a table");
    Inn { tables, store, table, host }
}

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

impl Inn {
    async fn come(&self, id: SocketId, key: Option<Key>) -> Result<Guest, Tell> {
        let (to, lines) = mpsc::channel(WAITING);
        let inbox = self.tables.come(self.table, id, &to, key, None).await?;
        let (seat, room, sight) = (None, None, None);
        let mut guest = Guest { id, inbox, lines, seat, key, room, sight, m: 0, deals: true };
        guest.until(|guest| guest.room.is_some()).await;
        Ok(guest)
    }

    async fn host(&self) -> Guest {
        self.come(0, Some(self.host)).await.expect("the host's key")
    }

    async fn friend(&self, host: &Guest, seat: Seat) -> Guest {
        let invite = host.room.as_ref().and_then(|room| room.invite);
        let mut friend = self.come(u64::from(seat.0), invite).await.expect("the invitation");
        friend.ask(Ask::Sit(seat, name("Ben"))).await;
        friend.until(|guest| guest.seat == Some(seat)).await;
        friend
    }
}

impl Guest {
    async fn ask(&mut self, ask: Ask) {
        self.inbox.send(Inbox::Ask(self.id, ask)).await.expect("the table lives");
    }

    async fn leave(&mut self) {
        self.inbox.send(Inbox::Gone(self.id)).await.expect("the table lives");
    }

    async fn hear(&mut self) -> Option<Tell> {
        let line = timeout(SILENCE, self.lines.recv()).await.expect("somebody says something");
        let tell: Tell = line?.parse().expect("a line");
        match tell.clone() {
            Tell::Seated(seat, key, m) => (self.seat, self.key, self.m) = (Some(seat), Some(key), m),
            Tell::Room(room) => self.room = Some(*room),
            Tell::View(number, happened, snapshot) => {
                let sight = Sight::begin(self.seat, number, happened, *snapshot);
                self.sight = Some(sight.expect("a view"));
            }
            Tell::Events(number, first, events) => {
                let sight = self.sight.as_mut().expect("a view comes first");
                sight.happen(number, first, events).expect("events");
            }
            Tell::Dealing(..) if self.deals => self.ask(Ask::Commit(self.nonce().commitment())).await,
            Tell::Commits(_, commitments) if commitments.iter().any(|(seat, _)| Some(*seat) == self.seat) => {
                self.ask(Ask::Nonce(self.nonce())).await;
            }
            _ => {}
        }
        Some(tell)
    }

    fn nonce(&self) -> Nonce {
        Nonce([u8::try_from(self.id).expect("few"); 32])
    }

    async fn until(&mut self, is_so: impl Fn(&Guest) -> bool) {
        while !is_so(self) {
            self.hear().await.expect("the table lives");
        }
    }

    async fn find<T>(&mut self, kind: impl Fn(&Tell) -> Option<T>) -> T {
        loop {
            if let Some(found) = kind(&self.hear().await.expect("the table lives")) {
                return found;
            }
        }
    }

    fn due(&self) -> Option<Due> {
        self.sight.as_ref().map(|sight| sight.view().public.due())
    }

    fn happened(&self) -> usize {
        self.sight.as_ref().map_or(0, Sight::happened)
    }

    /// The plainest thing to do, if it is asked.
    fn choice(&self) -> Option<String> {
        let (seat, view) = (self.seat?, self.sight.as_ref()?.view());
        let action = view.public.asked().contains(&seat).then(|| view.suggest(1))?.into_iter().next()?;
        Some(notation::exact_text(&view.public, &view.hand, seat, &action))
    }

    async fn play(&mut self, action: &str) {
        self.m += 1;
        self.ask(Ask::Play(self.m, action.into())).await;
    }
}

/// Ann with a bot at a table of two, dealt.
async fn with_a_bot(inn: &Inn) -> Guest {
    let mut ann = inn.host().await;
    ann.ask(Ask::Fill(Seat(1), Level::Seedling)).await;
    ann.ask(Ask::Deal).await;
    ann.until(|guest| guest.happened() > 0).await;
    ann
}

#[tokio::test(start_paused = true)]
async fn whoever_puts_in_no_chance_is_left_out_of_the_deal() {
    let inn = inn("basic", 3).await;
    let mut ann = inn.host().await;
    let mut ben = inn.friend(&ann, Seat(1)).await;
    ben.deals = false;
    ann.ask(Ask::Fill(Seat(2), Level::Seedling)).await;
    let began = Instant::now();
    ann.ask(Ask::Deal).await;
    let commits = ann.find(|tell| match tell {
        Tell::Commits(1, commitments) => Some(commitments.clone()),
        _ => None,
    });
    assert_eq!(commits.await, [(Seat(0), Nonce([0; 32]).commitment())]);
    assert_eq!(began.elapsed().as_secs(), 3);
    ann.until(|guest| guest.happened() > 0).await;
    ben.until(|guest| guest.happened() > 0).await;
    assert_eq!(began.elapsed().as_secs(), 3, "who has committed has opened at once");
}

#[tokio::test(start_paused = true)]
async fn a_turn_is_timed_and_then_what_is_plainest_is_played() {
    let inn = inn("basic", 2).await;
    let mut ann = inn.host().await;
    ann.ask(Ask::Clock(Some(30))).await;
    ann.ask(Ask::Fill(Seat(1), Level::Seedling)).await;
    ann.ask(Ask::Deal).await;
    let turn = ann.find(|tell| match tell {
        Tell::TurnClock(_, left, seats) => Some((*left, seats.clone())),
        _ => None,
    });
    assert_eq!(turn.await, (30_000, vec![Seat(0)]));
    let (began, happened) = (Instant::now(), ann.happened());
    ann.until(|guest| guest.happened() > happened).await;
    assert_eq!(began.elapsed().as_secs(), 30);
}

#[tokio::test(start_paused = true)]
async fn the_next_round_begins_when_all_have_seen_the_score_or_the_time_is_up() {
    let inn = inn("basic", 2).await;
    let mut ann = with_a_bot(&inn).await;
    let scored = Some(Due::Step(StepKind::NextRound));
    for presses in [false, true] {
        while ann.due() != scored {
            match ann.choice() {
                Some(action) => {
                    let happened = ann.happened();
                    ann.play(&action).await;
                    ann.until(|guest| guest.happened() > happened).await;
                }
                None => drop(ann.hear().await),
            }
        }
        let began = Instant::now();
        if presses {
            ann.ask(Ask::Next).await;
        }
        ann.until(|guest| guest.due() != scored).await;
        assert_eq!(began.elapsed().as_secs(), if presses { 0 } else { 12 });
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_is_parked_five_minutes_after_the_last_one_left() {
    let inn = inn("basic", 2).await;
    let mut ann = with_a_bot(&inn).await;
    let awake = || inn.tables.house.figures.tables.now();
    ann.leave().await;
    sleep(Duration::from_secs(299)).await;
    assert_eq!(awake(), 1);
    sleep(Duration::from_secs(2)).await;
    assert_eq!(awake(), 0);
    let again = inn.host().await;
    assert_eq!(again.room.map(|room| room.number), Some(1), "it is woken");
}

#[tokio::test(start_paused = true)]
async fn nothing_is_told_that_is_not_written_down_and_nothing_is_lost_by_it() {
    let inn = inn("basic", 2).await;
    let mut ann = with_a_bot(&inn).await;
    while ann.choice().is_none() {
        ann.hear().await;
    }
    let action = ann.choice().expect("asked");
    let happened = ann.happened();
    inn.store.away.store(true, Ordering::Relaxed);
    ann.play(&action).await;
    while let Some(tell) = ann.hear().await {
        assert!(!matches!(tell, Tell::Events(..) | Tell::Done(_)), "{tell} is not written down");
        if let Tell::Sorry(sorry, _) = tell {
            assert_eq!(sorry, Sorry::StoreAway);
        }
    }
    assert!(matches!(inn.come(5, Some(inn.host)).await, Err(Tell::Sorry(Sorry::StoreAway, _))));
    inn.store.away.store(false, Ordering::Relaxed);
    let mut again = inn.host().await;
    again.until(|guest| guest.happened() >= happened).await;
    assert_eq!((again.happened(), again.m), (happened, 0), "the action was not played");
    again.play(&action).await;
    again.find(|tell| matches!(tell, Tell::Done(1)).then_some(())).await;
    assert!(again.happened() > happened);
}

#[tokio::test(start_paused = true)]
async fn whoever_does_not_read_is_let_go_and_holds_nobody_up() {
    let inn = inn("basic", 2).await;
    let mut ann = inn.host().await;
    let mut idle = inn.come(7, None).await.expect("an onlooker");
    for _ in 0..2 * WAITING {
        ann.ask(Ask::Gesture(rummage_wire::Gesture::Bow)).await;
        ann.find(|tell| matches!(tell, Tell::Gesture(..)).then_some(())).await;
    }
    ann.until(|guest| guest.room.as_ref().is_some_and(|room| room.onlookers == 0)).await;
    let mut kept = 0;
    while idle.hear().await.is_some() {
        kept += 1;
    }
    assert!(kept <= WAITING);
    assert_eq!(inn.tables.house.figures.slow.now(), 1);
}
