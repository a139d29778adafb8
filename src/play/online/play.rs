//! What a person wishes at a table elsewhere goes there, and what the judge there says of it comes back.

use bevy::prelude::*;
use rummage_rules::{notation, refusal::Refusal, table::StepKind};
use rummage_wire::{Ask, Refused, Tell};

use super::{Connection, Standing, connection::Told};
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
    app.init_resource::<Sent>().add_systems(
        Update,
        (
            (forget.run_if(resource_added::<Connection>), answer).chain().in_set(AppSystems::Think),
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
    mut sent: ResMut<Sent>,
    mut requests: MessageReader<ActionRequest>,
    mut steps: MessageReader<StepRequest>,
    mut judged: MessageWriter<Judged>,
    mut notices: MessageWriter<Notice>,
) {
    if steps.read().any(|step| step.0 == StepKind::NextRound) {
        connection.say(&Ask::Next);
    }
    for request in requests.read() {
        let ActionRequest { seat, action } = request;
        if sent.waits.is_some() {
            continue;
        }
        if connection.standing() != Standing::There {
            notices.write(Notice(texts.get("friends-not-now")));
            continue;
        }
        let view = referee.view(*seat);
        if let Err(refusal) = view.check(action) {
            judged.write(Judged { seat: *seat, action: action.clone(), answer: Err(refusal) });
            continue;
        }
        let text = notation::exact_text(&view.public, &view.hand, *seat, action);
        sent.last += 1;
        connection.say(&Ask::Play(sent.last, text.clone()));
        sent.waits = Some((sent.last, request.clone(), text));
    }
}

fn answer(
    mut told: MessageReader<Told>,
    connection: Res<Connection>,
    mut sent: ResMut<Sent>,
    texts: Res<Texts>,
    mut judged: MessageWriter<Judged>,
    mut notices: MessageWriter<Notice>,
) {
    for Told(tell) in told.read() {
        match tell {
            Tell::Done(number) => {
                if let Some(request) = sent.take(*number) {
                    judged.write(Judged { seat: request.seat, action: request.action, answer: Ok(()) });
                }
            }
            Tell::Refused(number, why) => {
                let Some(request) = sent.take(*number) else { continue };
                match &**why {
                    Refused::Judge(refusal) => {
                        let answer = Err::<(), Refusal>(refusal.clone());
                        judged.write(Judged { seat: request.seat, action: request.action, answer });
                    }
                    other => {
                        warn!("what was sent is not played: {other:?}");
                        if let Refused::Old(last) = other {
                            sent.last = sent.last.max(*last);
                        }
                        notices.write(Notice(texts.get("friends-refused")));
                    }
                }
            }
            // The line is there again: what was under way when it was lost is sent again, and played once.
            Tell::Seated(_, _, last) => {
                sent.last = sent.last.max(*last);
                if let Some((number, _, text)) = &sent.waits {
                    connection.say(&Ask::Play(*number, text.clone()));
                }
            }
            _ => {}
        }
    }
}

impl Sent {
    /// Whether something was sent that is not answered yet.
    pub fn waits(&self) -> bool {
        self.waits.is_some()
    }

    /// What had this number, which is answered now.
    fn take(&mut self, number: u32) -> Option<ActionRequest> {
        self.waits.take_if(|(sent, ..)| *sent == number).map(|(_, request, _)| request)
    }
}
