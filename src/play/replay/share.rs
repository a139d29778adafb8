//! The code of the match that is looked back on goes to the clipboard, and a match that came by a code is looked at.

use bevy::prelude::*;

use super::BeginAt;
use crate::{
    play::referee::Referee,
    shell::{
        AppSystems,
        clipboard::{Clipboard, Handed},
        match_setup::MatchSetup,
        notice::Notice,
        states::Menu,
        text::Texts,
    },
    store::saves::code,
};

/// The next match that is laid is looked back on at once.
#[derive(Resource, Debug, Default)]
struct Guest(bool);

/// Registers looking at a match from elsewhere.
pub fn plugin(app: &mut App) {
    app.init_resource::<Guest>()
        .add_systems(Update, look.run_if(resource_added::<Referee>).in_set(AppSystems::Think));
}

/// The match that is laid next is over: it is looked at from its beginning.
pub fn look_at_next(world: &mut World) {
    world.resource_mut::<Guest>().0 = true;
}

fn look(mut guest: ResMut<Guest>, mut begin: ResMut<BeginAt>, mut next: ResMut<NextState<Menu>>) {
    if std::mem::take(&mut guest.0) {
        begin.0 = Some(0);
        next.set(Menu::Replay);
    }
}

/// The match at this table as a code, or nothing while cards are hidden.
pub fn code_of(referee: &Referee, setup: &MatchSetup) -> Option<String> {
    referee.host()?.code(&code::chairs(setup))
}

/// Hands the code over, or says why there is none yet.
pub fn copy(
    referee: Res<Referee>,
    setup: Res<MatchSetup>,
    texts: Res<Texts>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: MessageWriter<Notice>,
) {
    let said = match code_of(&referee, &setup) {
        None => texts.get("replay-code-later"),
        Some(code) => match clipboard.hand_over(&code, "rummage-match.txt") {
            Ok(Handed::Clipboard) => texts.fmt("replay-copied", &[("count", code.len().into())]),
            Ok(Handed::File(file)) => {
                texts.fmt("replay-copied-file", &[("file", file.display().to_string().into())])
            }
            Err(why) => texts.fmt("replay-not-copied", &[("why", why.into())]),
        },
    };
    notices.write(Notice(said));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{sample, saves::code::table_of};
    use rummage_rules::{cards::ids::Seat, games::GAMES, record::MatchRecord};

    #[test]
    fn nobody_has_the_code_while_cards_are_hidden_but_in_practice() {
        for game in GAMES {
            let record = sample::begun(game, 4);
            let setup = MatchSetup::usual(game);
            let played = Referee::resume(&record, Seat(0)).expect("a match that was played");
            assert_eq!(code_of(&played, &setup), None, "{}", game.id);
            let practice = MatchRecord { practice: true, ..record.clone() };
            let played = Referee::resume(&practice, Seat(0)).expect("a match that was played");
            let code = code_of(&played, &setup).expect("practice hides nothing");
            let (again, over) = table_of(&code).expect("a good code");
            let (record, seed) = (played.record().cloned(), Some(record.seed.0));
            let laid = MatchSetup { practice: true, seed, record, ..setup };
            assert_eq!((again, over), (laid, false), "{}", game.id);
        }
    }
}
