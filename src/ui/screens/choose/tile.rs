//! A tile of the choice: the game's picture, what it is, who can play it with what, and how it stands.

use bevy::prelude::*;
use rummage_rules::games::Game;

use crate::{
    play::lesson,
    shell::{
        assets::{Face, Sheet},
        states::Screen,
        text::Texts,
    },
    stage::palette,
    store::{
        saves::Waiting,
        statistics::{ledger::Played, tally::Share},
    },
    ui::{
        input::focus::{ByPointer, FirstFocus},
        screens::setup::{deal_again, lay_usual_table},
        theme::{
            button::{self, Activate, pressable},
            lettering::label,
            look::{Lifts, Look},
            panel::{self, column, row},
            picture::{icon, picture},
        },
    },
};

const PICTURE: Vec2 = Vec2::new(128.0, 144.6);

/// How large a tile is, and what is on it.
#[derive(Copy, Clone)]
pub(super) struct Measures {
    pub(super) width: f32,
    /// Of the picture, to its usual size.
    picture: f32,
    /// The letters of the name, and those of a long one.
    name: f32,
    long_name: f32,
    blurb: f32,
    /// Between the lines, and around them.
    gap: f32,
    /// Whether how the game stands has a line of its own.
    own_line: bool,
}

pub(super) const IN_COLUMNS: Measures = Measures {
    width: 382.0,
    picture: 0.72,
    name: 23.0,
    long_name: 23.0,
    blurb: 15.5,
    gap: 2.0,
    own_line: false,
};
pub(super) const IN_A_LIST: Measures = Measures {
    width: 346.0,
    picture: 0.88,
    name: 23.0,
    long_name: 20.0,
    blurb: 16.5,
    gap: 4.0,
    own_line: true,
};

/// Where letters are large.
pub(super) const IN_A_WIDE_LIST: Measures =
    Measures { width: 760.0, name: 26.0, long_name: 23.0, own_line: false, ..IN_A_LIST };

impl Measures {
    /// The same, as wide as there is room.
    pub(super) fn at_most(self, width: f32) -> Self {
        Self { width: self.width.min(width), ..self }
    }
}

/// What tiles are made of.
#[derive(Copy, Clone)]
pub(super) struct Tiles<'a> {
    pub(super) texts: &'a Texts,
    /// The finished matches of all games.
    pub(super) matches: &'a [Played],
    /// Those that go on.
    pub(super) waiting: &'a Waiting,
    /// Whether the way to each game's lesson is offered.
    pub(super) teaches: bool,
}

impl Tiles<'_> {
    /// A tile: picture left, words right.
    pub(super) fn spawn(
        self,
        parent: &mut ChildSpawnerCommands<'_>,
        game: &'static Game,
        size: Measures,
        is_first: bool,
    ) {
        let name = self.texts.get(&format!("game-{}", game.id));
        let standing = self.standing(game);
        let spoken = standing.as_ref().map_or_else(|| name.clone(), |(words, _)| format!("{name}. {words}"));
        let node = Node {
            width: px(size.width),
            padding: UiRect::all(px(10)),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(20)),
            ..row(12.0)
        };
        parent.spawn(Node { flex_shrink: 0.0, ..default() }).with_children(|place| {
            let mut tile = self.paper(place, game, size, (name, spoken), node, standing);
            if is_first {
                tile.insert(FirstFocus);
            }
            if self.teaches {
                self.leaf(place, game);
                if self.was_played_last(game) {
                    self.once_more(place, game);
                }
            }
        });
    }

    /// The way to the game's lesson, in the corner of its tile.
    fn leaf(self, place: &mut ChildSpawnerCommands<'_>, game: &'static Game) {
        let name = self.texts.get(&format!("game-{}", game.id));
        let spoken = self.texts.fmt("choose-lesson", &[("game", name.into())]);
        let corner = Node { position_type: PositionType::Absolute, right: px(6), top: px(6), ..default() };
        place.spawn(corner).with_children(|corner| {
            button::square(Look::Paper, format!("lesson-{}", game.id), "petal", spoken)
                .height(36.0)
                .width(px(36))
                .spawn(corner)
                .insert(ByPointer)
                .observe(move |_: On<Activate>, mut commands: Commands| {
                    commands.queue(move |world: &mut World| lesson::sit_down(world, game.id));
                });
        });
    }

    /// Whether a match of this game was the last one that came to its end, and none waits.
    fn was_played_last(self, game: &Game) -> bool {
        self.waiting.of(game.id).is_none() && self.matches.last().is_some_and(|last| last.game == game.id)
    }

    /// Deals at the table that was last set for the game, without a look at it.
    fn once_more(self, place: &mut ChildSpawnerCommands<'_>, game: &'static Game) {
        let name = self.texts.get(&format!("game-{}", game.id));
        let spoken = self.texts.fmt("choose-once-more", &[("game", name.into())]);
        // On the picture, where no words are.
        let corner = Node { position_type: PositionType::Absolute, left: px(6), bottom: px(6), ..default() };
        place.spawn(corner).with_children(|corner| {
            button::square(Look::Primary, "once-more", "cards", spoken).height(40.0).spawn(corner).observe(
                move |_: On<Activate>, mut commands: Commands| {
                    commands.run_system_cached_with(deal_again, game);
                },
            );
        });
    }

    fn paper<'a>(
        self,
        place: &'a mut ChildSpawnerCommands<'_>,
        game: &'static Game,
        size: Measures,
        (name, spoken): (String, String),
        node: Node,
        standing: Option<(String, Color)>,
    ) -> EntityCommands<'a> {
        let mut tile = place.spawn((pressable(game.id, spoken), panel::paper(node), Lifts(6.0)));
        tile.observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>, mut commands: Commands| {
            commands.run_system_cached_with(lay_usual_table, game);
            next.set(Screen::Setup);
        });
        tile.with_children(|tile| {
            tile.spawn(picture(Sheet::Tiles, game.id, PICTURE * size.picture, Color::WHITE));
            tile.spawn(Node {
                align_self: AlignSelf::Stretch,
                flex_grow: 1.0,
                flex_basis: px(0),
                padding: UiRect::all(px(size.gap)),
                ..column(size.gap)
            })
            .with_children(|words| {
                let letters = if name.chars().count() < 14 { size.name } else { size.long_name };
                words.spawn(label(name, Face::Title, letters, palette::INK));
                let blurb = self.texts.get(&format!("game-{}-blurb", game.id));
                words.spawn(label(blurb, Face::Body, size.blurb, palette::INK_SOFT));
                words.spawn(Node { flex_grow: 1.0, ..default() });
                words.spawn(panel::rule());
                self.facts(words, game, size, standing);
            });
        });
        tile
    }

    /// Who can play with what; at the end of the line, how the game stands.
    fn facts(
        self,
        words: &mut ChildSpawnerCommands<'_>,
        game: &Game,
        size: Measures,
        standing: Option<(String, Color)>,
    ) {
        let line = Node {
            margin: UiRect::top(px(size.gap)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(size.gap),
            ..row(8.0)
        };
        words.spawn(line).with_children(|facts| {
            let deck = self.texts.get(&format!("game-{}-deck", game.id));
            for (picture, fact) in [("player", self.players(game)), ("cards", deck)] {
                facts.spawn((
                    row(3.0),
                    children![
                        icon(picture, 20.0, palette::INK),
                        (label(fact, Face::Strong, 15.0, palette::INK), TextLayout::no_wrap())
                    ],
                ));
            }
            if let Some((words, ink)) = standing {
                let (start, width) = if size.own_line { (px(2), percent(100)) } else { (auto(), auto()) };
                let place = Node { margin: UiRect::left(start), width, ..default() };
                facts.spawn((
                    place,
                    children![(label(words, Face::Strong, 14.0, ink), TextLayout::no_wrap())],
                ));
            }
        });
    }

    /// Whether a match of this game waits, or how many were won. Whoever never finished any match is told nothing of games that are new.
    fn standing(self, game: &Game) -> Option<(String, Color)> {
        if let Some(waiting) = self.waiting.of(game.id) {
            let round = [("round", i64::from(waiting.round).into())];
            return Some((self.texts.told(game.id, "choose-waiting", &round), palette::DAYLILY_LO));
        }
        let mut wins = Share::default();
        for played in self.matches.iter().filter(|played| played.game == game.id) {
            wins.add(played.won);
        }
        match wins.whole {
            0 if self.matches.is_empty() => None,
            0 => Some((self.texts.get("choose-new"), palette::PURPLE)),
            whole => {
                let values = [("part", wins.part.into()), ("whole", whole.into())];
                Some((self.texts.fmt("choose-won", &values), palette::LEAF_DARK))
            }
        }
    }

    /// How many can play.
    fn players(self, game: &Game) -> String {
        let (least, most) = (*game.seats.start(), *game.seats.end());
        if least == most {
            self.texts.fmt("players-one", &[("count", least.into())])
        } else {
            self.texts.fmt("players-range", &[("least", least.into()), ("most", most.into())])
        }
    }
}
