//! What a person wishes at a table elsewhere goes there, and what the judge there says of it comes back.

use bevy::prelude::*;
use rummage_rules::{notation, table::StepKind, table::view::View};
use rummage_wire::{Ask, Refused, Tell};

use super::{Connection, Standing, beside::Beside, connection::Told};
use crate::{
    play::referee::{ActionRequest, Judged, Looking, Referee, StepRequest, runs_here},
    shell::{AppSystems, notice::Notice, text::Texts},
};

/// What was sent and not answered yet, and the number of what was sent last.
#[derive(Resource, Debug, Default)]
pub struct Sent {
    last: u32,
    waits: Option<(u32, ActionRequest, String)>,
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sent>().add_message::<Answer>().add_systems(
        Update,
        (
            (forget.run_if(resource_added::<Connection>), answer, tell).chain().in_set(AppSystems::Think),
            send.run_if(
                resource_exists::<Referee>.and_then(not(runs_here)).and_then(not(resource_exists::<Looking>)),
            )
            .in_set(AppSystems::Judge),
        )
            .run_if(resource_exists::<Connection>),
    );
}

/// What was sent to another table is none of this one's.
fn forget(mut sent: ResMut<Sent>) {
    *sent = Sent::default();
}

/// One wish at a time; what the judge would not even hear is refused here, as it would be there.
fn send(
    referee: Res<Referee>,
    connection: Res<Connection>,
    texts: Res<Texts>,
    mut beside: ResMut<Beside>,
    mut sent: ResMut<Sent>,
    mut requests: MessageReader<ActionRequest>,
    mut steps: MessageReader<StepRequest>,
    mut judged: MessageWriter<Judged>,
    mut notices: MessageWriter<Notice>,
) {
    if steps.read().any(|step| step.0 == StepKind::NextRound) {
        connection.say(&Ask::Next);
        beside.lines().for_each(|line| line.say(&Ask::Next));
    }
    for request in requests.read() {
        let ActionRequest { seat, action } = request;
        let (line, sent) = match beside.of(*seat) {
            Some(companion) => companion.hand(),
            None => (&*connection, &mut *sent),
        };
        if sent.waits() {
            continue;
        }
        if line.standing() != Standing::There {
            notices.write(Notice(texts.get("friends-not-now")));
            continue;
        }
        let view = referee.view(*seat);
        if let Err(refusal) = view.check(action) {
            judged.write(Judged { seat: *seat, action: action.clone(), answer: Err(refusal) });
            continue;
        }
        sent.send(request.clone(), &view, line);
    }
}

fn answer(
    mut told: MessageReader<Told>,
    connection: Res<Connection>,
    mut sent: ResMut<Sent>,
    mut answers: MessageWriter<Answer>,
) {
    for Told(tell) in told.read() {
        answers.write_batch(sent.hear(tell, &connection));
    }
}

/// What the table says of something that was sent.
#[derive(Message, Debug)]
pub(super) enum Answer {
    /// The judge has heard it.
    Judged(Judged),
    /// It came to nothing, for no fault of whoever sent it.
    NotTaken,
}

fn tell(
    mut answers: ResMut<Messages<Answer>>,
    texts: Res<Texts>,
    mut judged: MessageWriter<Judged>,
    mut notices: MessageWriter<Notice>,
) {
    for answer in answers.drain() {
        match answer {
            Answer::Judged(answer) => {
                judged.write(answer);
            }
            Answer::NotTaken => {
                notices.write(Notice(texts.get("friends-refused")));
            }
        }
    }
}

impl Sent {
    /// Sends what a seat wants to do, if nothing else of it waits.
    pub(super) fn send(&mut self, request: ActionRequest, view: &View, line: &Connection) {
        let text = notation::exact_text(&view.public, &view.hand, request.seat, &request.action);
        self.last += 1;
        line.say(&Ask::Play(self.last, text.clone()));
        self.waits = Some((self.last, request, text));
    }

    /// What the table says of what was sent, if it says anything of it.
    pub(super) fn hear(&mut self, tell: &Tell, line: &Connection) -> Option<Answer> {
        match tell {
            Tell::Done(number) => {
                let ActionRequest { seat, action } = self.take(*number)?;
                Some(Answer::Judged(Judged { seat, action, answer: Ok(()) }))
            }
            Tell::Refused(number, why) => {
                let ActionRequest { seat, action } = self.take(*number)?;
                if let Refused::Judge(refusal) = &**why {
                    return Some(Answer::Judged(Judged { seat, action, answer: Err(refusal.clone()) }));
                }
                warn!("what was sent is not played: {why:?}");
                if let Refused::Old(last) = **why {
                    self.last = self.last.max(last);
                }
                Some(Answer::NotTaken)
            }
            // The line is there again: what was under way when it was lost is sent again, and played once.
            Tell::Seated(_, _, last) => {
                self.last = self.last.max(*last);
                if let Some((number, _, text)) = &self.waits {
                    line.say(&Ask::Play(*number, text.clone()));
                }
                None
            }
            _ => None,
        }
    }

    /// Whether something was sent that is not answered yet.
    pub fn waits(&self) -> bool {
        self.waits.is_some()
    }

    /// What had this number, which is answered now.
    fn take(&mut self, number: u32) -> Option<ActionRequest> {
        self.waits.take_if(|(sent, ..)| *sent == number).map(|(_, request, _)| request)
    }
}
