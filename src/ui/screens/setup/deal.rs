//! The ways from the set-up to the table: deal, for practice or in earnest, what chance deals or what this day does, or go on with the match that waits.

use bevy::prelude::*;

use super::Page;
use crate::ui::screens::friends::{Hosting, hand_over};
use crate::{
    shell::{
        assets::Face, match_setup::MatchSetup, notice::Notice, states::Screen, today::today,
        usual_tables::UsualTables,
    },
    stage::palette,
    ui::theme::{
        button::{self, Activate},
        lettering::label,
        prompt::Glyph,
    },
};

/// Sits down, or says why not. A table for friends goes to its server.
pub(in crate::ui::screens) fn deal(
    hosting: Option<Res<Hosting>>,
    mut setup: ResMut<MatchSetup>,
    mut tables: ResMut<UsualTables>,
    mut next: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    match setup.validate() {
        Ok(()) if hosting.is_some() => commands.run_system_cached(hand_over),
        Ok(()) => {
            tables.keep(&setup);
            setup.aside = false;
            next.set(Screen::Table);
        }
        Err(why) => {
            notices.write(Notice(why.to_string()));
        }
    }
}

impl Page<'_> {
    /// Deal, and what may be chosen beside it.
    pub(super) fn deal_button(&self, parent: &mut ChildSpawnerCommands<'_>) {
        if self.hosting {
            button::primary("deal", self.texts.get("friends-setup-open"))
                .icon("cards")
                .glyph(Glyph::Start)
                .size(22.0)
                .first()
                .spawn(parent)
                .observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(deal));
            return;
        }
        self.switch(parent, "practice", "undo", self.setup.practice)
            .observe(|_: On<Activate>, mut setup: ResMut<MatchSetup>| setup.practice = !setup.practice);
        self.of_the_day(parent);
        button::primary("deal", self.texts.get("setup-deal"))
            .icon("cards")
            .glyph(Glyph::Start)
            .size(24.0)
            .first()
            .spawn(parent)
            .observe(|_: On<Activate>, mut commands: Commands| commands.run_system_cached(deal));
        self.begun(parent);
    }

    /// A choice that is on or off.
    fn switch<'a>(
        &self,
        parent: &'a mut ChildSpawnerCommands<'_>,
        name: &'static str,
        icon: &'static str,
        on: bool,
    ) -> EntityCommands<'a> {
        let state = self.texts.get(if on { "state-on" } else { "state-off" });
        button::glass(name, self.texts.fmt(&format!("setup-{name}"), &[("state", state.into())]))
            .icon(if on { "check" } else { icon })
            .spoken(self.texts.get(&format!("setup-{name}-spoken")))
            .ticked(on)
            .spawn(parent)
    }

    /// Whether the cards are those that everybody gets today.
    fn of_the_day(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let seed = Some(today().seed(self.setup.game).0);
        let on = self.setup.seed == seed;
        self.switch(parent, "day", "day", on)
            .observe(move |_: On<Activate>, mut setup: ResMut<MatchSetup>| setup.seed = seed.filter(|_| !on));
        if on {
            parent.spawn((
                label(self.texts.get("setup-day-note"), Face::Italic, 15.0, palette::MIST),
                TextLayout::justify(Justify::Center),
            ));
        }
    }

    /// The way back to a match that waits; dealing anew lets it go.
    fn begun(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let Some(waiting) = self.waiting else { return };
        let round = [("round", i64::from(waiting.round).into())];
        let again = waiting.setup.clone();
        button::glass("continue", self.texts.fmt("setup-continue", &round)).spawn(parent).observe(
            move |_: On<Activate>, mut setup: ResMut<MatchSetup>, mut next: ResMut<NextState<Screen>>| {
                *setup = again.clone();
                next.set(Screen::Table);
            },
        );
        parent.spawn((
            label(self.texts.get("setup-continue-note"), Face::Italic, 15.0, palette::MIST),
            TextLayout::justify(Justify::Center),
        ));
    }
}
