//! How visuals lean away from their slots: pointed at, picked, held, refused; and what they are marked as.

use bevy::{math::ops, prelude::*};

use crate::{
    play::{
        seats::human::{Choices, concerns},
        table::{
            Board, HumanTurn, TurnPhase,
            aim::{Aim, Drag, Target},
            card::{Card, Face, Refused, Selected, Staged},
            pile::{InPile, PileCards},
            plan::Plan,
            script::Shown,
            slot::Slot,
        },
    },
    shell::{
        AppSystems,
        intent::{FocusHome, LastDevice},
        preferences::Preferences,
        states::Screen,
    },
    stage::{marks::Marks, motion::Lean},
};
use rummage_rules::{cards::ids::CardId, table::Phase};

/// How far the neighbours of a pointed card part.
const PART: [f32; 3] = [14.0, 8.0, 3.0];
/// How far a card turns towards the mouse at its edge, in degrees.
const TILT: f32 = 8.0;
/// Seconds of shaking.
const SHAKE: f32 = 0.24;
/// Seconds of the cross.
const CROSS: f32 = 0.6;

/// Registers leaning and marking.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (forgive, (lean, mark))
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Layout),
    );
}

fn forgive(time: Res<Time>, mut refused: Query<(Entity, &mut Refused)>, mut commands: Commands) {
    for (card, mut refused) in &mut refused {
        refused.age += time.delta_secs();
        if refused.age > CROSS {
            commands.entity(card).remove::<Refused>();
        }
    }
}

/// What stands out: under the mouse, or where pad and keys are.
pub fn raised(aim: &Aim, device: LastDevice, home: FocusHome) -> Option<Target> {
    match device {
        LastDevice::Mouse => aim.pointed,
        LastDevice::Touch => None,
        LastDevice::Keyboard | LastDevice::Gamepad => aim.focused.filter(|_| home == FocusHome::Table),
    }
}

/// The cards that a reach for this card of the row would take: it, and all that came after it.
pub fn reached(raised: Option<Target>, row: &PileCards) -> Vec<Entity> {
    row.iter().skip_while(|card| raised != Some(Target::Row(*card))).collect()
}

/// How far the cards of a reach rise.
pub const REACH: f32 = 14.0;

fn lean(
    aim: Res<Aim>,
    shown: Res<Shown>,
    device: Res<LastDevice>,
    home: Res<FocusHome>,
    board: Res<Board>,
    preferences: Res<Preferences>,
    piles: Query<&PileCards>,
    slots: Query<(&Slot, Has<Selected>, Option<&Refused>)>,
    staged: Query<(), With<Staged>>,
    mut leans: Query<(Entity, &mut Lean), With<Card>>,
) {
    let hand = board.own_hand().and_then(|hand| piles.get(hand).ok());
    let hand = hand.map(|hand| hand.iter().collect::<Vec<Entity>>()).unwrap_or_default();
    let row = board.discard.and_then(|pile| piles.get(pile).ok());
    let raised = raised(&aim, *device, *home);
    let may_reach = board.viewer.is_some_and(|seat| shown.0.public.reaches(seat));
    let reach = row.filter(|_| may_reach).map(|row| reached(raised, row)).unwrap_or_default();
    let carried = |card: &Entity| aim.drag.is_some_and(|drag| drag.what == Target::Laid(*card));
    let stands_out = |card: &Entity| {
        reach.contains(card) || carried(card) || slots.get(*card).is_ok_and(|(_, picked, _)| picked)
    };
    let laid = board.melds().iter().filter_map(|pile| piles.get(*pile).ok()).flat_map(PileCards::iter);
    let out: Vec<Entity> = row.into_iter().flat_map(PileCards::iter).chain(laid).filter(stands_out).collect();
    let cards: Vec<Entity> = hand.into_iter().filter(|card| !staged.contains(*card)).chain(out).collect();
    // What has left the hand stands straight again, and so does what is laid out.
    for (_, mut lean) in leans.iter_mut().filter(|(card, _)| !cards.contains(card)) {
        lean.set_if_neq(Lean::default());
    }
    let held = aim.drag.map(|drag| drag.what);
    let keyed = device.is_keyed();
    let middle = cards.iter().position(|card| raised == Some(Target::Card(*card)) && held.is_none());
    for (nth, card) in cards.iter().enumerate() {
        let (Ok((slot, picked, refused)), Ok((_, mut lean))) = (slots.get(*card), leans.get_mut(*card))
        else {
            continue;
        };
        let mut next = Lean { scale: 1.0, ..default() };
        if picked || aim.carried == Some(*card) {
            next.by.y -= 0.16 * slot.width;
        } else if reach.contains(card) {
            next.by.y -= REACH;
        }
        if let Some(middle) = middle {
            let away = nth.abs_diff(middle);
            if away == 0 {
                // A picked card stands high already; higher, the sentence above the hand would cover it.
                next.by.y -= if picked { 0.03 } else { 0.12 } * slot.width;
                // The ring of the focus must be seen whole.
                next.front = keyed;
                if !preferences.reduced_motion {
                    next.scale = 1.08;
                    next.turn = tilt(&aim, *device, slot);
                }
            } else if away <= PART.len() {
                next.by.x += if nth > middle { PART[away - 1] } else { -PART[away - 1] };
            }
        }
        if let Some(refused) = refused.filter(|refused| refused.age < SHAKE && !preferences.reduced_motion) {
            let share = refused.age / SHAKE;
            next.by.x += 9.0 * (1.0 - share) * -ops::sin(share * std::f32::consts::TAU * 2.0);
        }
        let held =
            |drag: &Drag| [Target::Card(*card), Target::Row(*card), Target::Laid(*card)].contains(&drag.what);
        if let Some(drag) = aim.drag.filter(held) {
            next = Lean { by: drag.at - drag.from, turn: -slot.turn, scale: 1.06, front: true, held: true };
        }
        lean.set_if_neq(next);
    }
}

/// Towards the mouse; pad and keys are on the middle of a card.
fn tilt(aim: &Aim, device: LastDevice, slot: &Slot) -> f32 {
    let aside = (aim.at.x - slot.at.x) / (slot.width / 2.0);
    if device == LastDevice::Mouse { TILT * aside.clamp(-1.0, 1.0) } else { 0.0 }
}

fn mark(
    aim: Res<Aim>,
    device: Res<LastDevice>,
    home: Res<FocusHome>,
    board: Res<Board>,
    phase: Option<Res<State<TurnPhase>>>,
    human: Option<Res<State<HumanTurn>>>,
    plan: Res<Plan>,
    choices: Res<Choices>,
    shown: Res<Shown>,
    piles: Query<&PileCards>,
    mut cards: Query<(Entity, Option<&Face>, &InPile, Has<Selected>, Has<Refused>, &mut Marks), With<Card>>,
) {
    let keyed = device.is_keyed() && *home == FocusHome::Table;
    let focused = aim.focused.filter(|_| keyed);
    let top = |pile: Option<Entity>| {
        pile.and_then(|pile| piles.get(pile).ok()).and_then(|cards| cards.iter().last())
    };
    let in_phase = |wanted: Phase| human.is_some() && phase.as_ref().is_some_and(|phase| phase.0 == wanted);
    let drawing = in_phase(Phase::Draw);
    let carrying = matches!(aim.drag, Some(Drag { what: Target::Card(_), .. }));
    let playing = carrying && (in_phase(Phase::Meld) || in_phase(Phase::Discard));
    let (stock, discard) = (top(board.stock), top(board.discard));
    // A meld that the picked card can go to shows it on its last card.
    let onto: Vec<Entity> = plan.onto.iter().filter_map(|meld| top(Some(*meld))).collect();
    let asked_of = choices.open().then(|| concerns(&choices, &shown.0.public));
    // Whoever has left the round holds a hand that is out of play.
    let public = &shown.0.public;
    let gone = public.seats().filter(|seat| public.state(*seat).left.is_some());
    let out_of_play: Vec<Entity> = gone.filter_map(|seat| board.hand(seat)).collect();
    for (card, face, pile, selected, refused, mut marks) in &mut cards {
        let concerned = |cards: &Vec<CardId>| selected || face.is_some_and(|face| cards.contains(&face.0));
        let on_pile = Some(card) == stock || Some(card) == discard;
        let focus_here = match focused {
            Some(Target::Card(focused) | Target::Row(focused) | Target::Laid(focused)) => focused == card,
            Some(Target::Stock) => Some(card) == stock,
            Some(Target::Discard) => Some(card) == discard,
            _ => false,
        };
        let waits = out_of_play.contains(&pile.0) || asked_of.as_ref().is_some_and(|cards| !concerned(cards));
        let legal = drawing && on_pile || playing && Some(card) == discard || onto.contains(&card);
        marks.set_if_neq(Marks {
            selected,
            focused: focus_here,
            legal: legal && !waits,
            refused,
            waits,
            advised: marks.advised,
        });
    }
}
