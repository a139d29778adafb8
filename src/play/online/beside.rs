//! Others at this screen who sit at the same table elsewhere: each has a seat, a line and a view of their own, and the curtain between them.

use std::collections::VecDeque;

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
};
use rummage_wire::{Ask, Key, Name, Sight, Since, TableId, Tell};

use super::{AtTable, Connection, Sent, Standing, Wanted, chance::Chance, play::Answer};
use crate::{
    play::referee::{Guest, Referee},
    shell::{AppSystems, notice::Notice, text::Texts},
    store::friends::Friends,
};

/// Those who sit beside whoever holds this screen.
#[derive(Resource, Debug, Default)]
pub struct Beside(Vec<Companion>);

/// One of them.
#[derive(Debug)]
pub(super) struct Companion {
    line: Connection,
    /// The chair to sit down on, and what they are called, until they sit.
    wants: Option<(Seat, Name)>,
    seat: Option<Seat>,
    /// The table as it was told anew, until it is laid.
    fresh: Option<Sight>,
    /// What was told of the match and has not come to the table yet, from this event on.
    waiting: VecDeque<Event<Seen>>,
    from: Since,
    sent: Sent,
    chance: Chance,
    /// They have got up, or never sat down.
    gone: bool,
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Beside>().add_systems(
        Update,
        (come_again.run_if(resource_added::<Connection>), hear, leave_with_the_line, sit)
            .chain()
            .run_if(resource_exists::<Connection>)
            .after(AppSystems::ReadDevices)
            .before(AppSystems::Judge),
    );
}

impl Beside {
    /// Somebody comes to a free chair by the invitation.
    pub fn invite(&mut self, base: &str, table: TableId, invitation: Key, chair: Seat, name: Name) {
        let companion = Companion::new(base, table, invitation);
        self.0.push(Companion { wants: Some((chair, name)), ..companion });
    }

    /// Somebody gets up, and leaves the chair for good.
    pub fn stand(&self, seat: Seat) {
        self.0.iter().filter(|one| one.seat == Some(seat)).for_each(|one| one.line.say(&Ask::Stand));
    }

    /// The seats of those who sit beside.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().filter_map(|companion| companion.seat)
    }

    /// Whether one of them has sent something that is not answered yet.
    pub fn waits(&self) -> bool {
        self.0.iter().any(|companion| companion.sent.waits())
    }

    /// The line of somebody who sits beside.
    pub fn line_of(&self, seat: Seat) -> Option<&Connection> {
        self.0.iter().find(|companion| companion.seat == Some(seat)).map(|companion| &companion.line)
    }

    pub(super) fn lines(&mut self) -> impl Iterator<Item = &mut Connection> {
        self.0.iter_mut().map(|companion| &mut companion.line)
    }

    pub(super) fn of(&mut self, seat: Seat) -> Option<&mut Companion> {
        self.0.iter_mut().find(|companion| companion.seat == Some(seat))
    }

    /// Whether each of them can be seated at the table of this match: it was told of it, or knows it from the table that is laid.
    pub(super) fn can_sit(&self, number: Option<u32>, laid: Option<&Guest>) -> bool {
        let knows = |one: &Companion| {
            let laid = one.seat.and_then(|seat| laid?.beside(seat)).map(|guest| guest.since().number);
            let told = one.fresh.as_ref().map(Sight::number);
            [laid, told].into_iter().flatten().any(|known| number.is_none_or(|number| number == known))
        };
        self.0.iter().all(knows)
    }

    /// Whether each of them was told all events before this one.
    pub(super) fn know(&self, happened: usize) -> bool {
        self.0.iter().all(|companion| companion.from.happened + companion.waiting.len() >= happened)
    }

    /// To each of them happens what was told of the events before this one.
    pub(super) fn catch_up(&mut self, guest: &mut Guest, happened: usize) {
        for companion in &mut self.0 {
            let Some(other) = companion.seat.and_then(|seat| guest.beside_mut(seat)) else { continue };
            let due = happened.saturating_sub(companion.from.happened).min(companion.waiting.len());
            let events: Vec<_> = companion.waiting.drain(..due).collect();
            let Since { number, happened: first } = companion.from;
            companion.from.happened += due;
            if let Err(why) = other.hear(number, first, events) {
                warn!("what somebody beside is told does not go with what is known: {why}");
                companion.line.begin_afresh();
            }
        }
    }
}

impl Companion {
    fn new(base: &str, table: TableId, key: Key) -> Self {
        Self {
            line: Connection::new(base.to_owned(), Wanted::Place { table, key: Some(key) }),
            wants: None,
            seat: None,
            fresh: None,
            waiting: VecDeque::new(),
            from: Since { number: 0, happened: 0 },
            sent: Sent::default(),
            chance: Chance::default(),
            gone: false,
        }
    }

    /// By which line it acts, and what it has sent.
    pub(super) fn hand(&mut self) -> (&Connection, &mut Sent) {
        (&self.line, &mut self.sent)
    }

    /// How much of the match it was told, if it was told of it.
    fn since(&self) -> Option<Since> {
        let Since { number, happened } = self.from;
        (number > 0).then(|| Since { number, happened: happened + self.waiting.len() })
    }

    /// What it is told, and what the table says of what it sent.
    fn hear(&mut self, tell: Tell) -> Option<Answer> {
        self.chance.hear(&tell, self.seat, &self.line);
        let answer = self.sent.hear(&tell, &self.line);
        match tell {
            Tell::Welcome(_) => {
                if let Some((chair, name)) = &self.wants {
                    self.line.say(&Ask::Sit(*chair, name.clone()));
                }
            }
            Tell::Seated(seat, ..) => (self.seat, self.wants) = (Some(seat), None),
            Tell::Room(room) => self.gone |= self.seat.is_some() && room.you.is_none(),
            // Somebody was quicker, or there is no such chair any more.
            Tell::Sorry(..) => self.gone |= self.wants.is_some(),
            Tell::View(number, happened, snapshot) => {
                self.waiting.clear();
                self.from = Since { number, happened };
                match Sight::begin(self.seat, number, happened, *snapshot) {
                    Ok(sight) => self.fresh = Some(sight),
                    Err(why) => error!("the server tells of a table that cannot be: {why}"),
                }
            }
            Tell::Events(number, first, events) => self.wait_with(number, first, events),
            _ => {}
        }
        answer
    }

    /// Events wait until they come to the table. Those that were told before are passed over.
    fn wait_with(&mut self, number: u32, first: usize, mut events: Vec<Event<Seen>>) {
        let Some(since) = self.since().filter(|since| since.number == number && since.happened >= first)
        else {
            return self.line.begin_afresh();
        };
        let known = (since.happened - first).min(events.len());
        self.waiting.extend(events.drain(known..));
    }
}

/// Those come again who sat beside when this table was left.
fn come_again(mut beside: ResMut<Beside>, connection: Res<Connection>, friends: Res<Friends>) {
    beside.0.clear();
    if let Some(table) = connection.table() {
        let keys = friends.beside_at(connection.base(), table);
        beside.0.extend(keys.into_iter().map(|key| Companion::new(connection.base(), table, key)));
    }
}

fn hear(
    mut beside: ResMut<Beside>,
    mut friends: ResMut<Friends>,
    texts: Res<Texts>,
    mut answers: MessageWriter<Answer>,
    mut notices: MessageWriter<Notice>,
) {
    let quiet = beside.bypass_change_detection();
    let before: Vec<_> = quiet.seats().collect();
    for companion in &mut quiet.0 {
        let known = companion.since();
        for tell in companion.line.hear(known, None) {
            if let (Tell::Seated(_, key, _), Some(table)) = (&tell, companion.line.table()) {
                friends.hold_beside(companion.line.base(), table, *key);
            }
            answers.write_batch(companion.hear(tell));
        }
    }
    quiet.0.retain(|companion| {
        let over = companion.gone || matches!(companion.line.standing(), Standing::Over(_));
        let link = companion.line.own_link().filter(|_| over);
        if let Some((table, key)) = link.and_then(|link| Some((link.table, link.key?))) {
            friends.let_go_beside(companion.line.base(), table, key);
        }
        if over && companion.wants.is_some() {
            notices.write(Notice(texts.get("friends-sorry-seat-taken")));
        }
        !over
    });
    if quiet.seats().ne(before) {
        beside.set_changed();
    }
}

/// Where whoever holds the screen has no line any more, nobody beside has one.
fn leave_with_the_line(mut beside: ResMut<Beside>, connection: Res<Connection>) {
    if matches!(connection.standing(), Standing::Over(_)) && !beside.0.is_empty() {
        beside.0.clear();
    }
}

/// Those who were told the table anew sit down at it, once it is laid.
fn sit(mut beside: ResMut<Beside>, mut referee: Option<ResMut<Referee>>, room: Option<Res<AtTable>>) {
    let Some(guest) = referee.as_mut().and_then(|referee| referee.bypass_change_detection().guest_mut())
    else {
        return;
    };
    if room.is_none() {
        return;
    }
    let number = guest.since().number;
    for companion in &mut beside.bypass_change_detection().0 {
        if let Some(sight) = companion.fresh.take_if(|sight| sight.number() == number) {
            guest.sit_beside(Guest::new(sight));
        }
    }
}
