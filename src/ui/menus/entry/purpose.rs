//! What is written for: a name, a code, or words to look for, and how the panel speaks of it.

use rummage_rules::cards::ids::Seat;

/// What is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A name for the rules in force.
    #[default]
    Name,
    /// Another name for these rules.
    Rename(String),
    /// A code to play by.
    Code,
    /// Words to look for in the rules.
    Search,
    /// Letters to look for in the names of games.
    Game,
    /// What the others at a table elsewhere call this player.
    Own,
    /// What whoever sits on this chair is called, at a table of this screen.
    Chair(usize),
    /// What somebody is called who sits down on this chair of a table elsewhere, beside whoever holds this screen.
    Beside(Seat),
    /// The link to a table elsewhere.
    Link,
    /// The address of a server of tables.
    Server,
}

/// The keys of what the panel says.
pub(in crate::ui::menus) struct Words {
    /// Its title.
    pub title: &'static str,
    /// A line below what is written, while nothing is wrong with it.
    pub note: &'static str,
    /// Its button.
    pub done: &'static str,
    /// What a screen reader says of a text that is offered.
    pub offer: &'static str,
    /// Where the focus starts.
    pub first: &'static str,
}

impl Purpose {
    /// What the panel says. A name is offered and only needs a nod; a code comes from somewhere else; words to look for are offered to choose from.
    pub(in crate::ui::menus) fn words(&self) -> Words {
        let name = Words {
            title: "letters-name",
            note: "letters-name-note",
            done: "letters-save",
            offer: "letters-offer",
            first: "letters-done",
        };
        match self {
            Self::Name => name,
            Self::Rename(_) => Words { title: "letters-rename", ..name },
            Self::Code => Words {
                title: "letters-code",
                note: "letters-code-note",
                done: "letters-use",
                first: "letters-paste",
                ..name
            },
            Self::Search => Words {
                title: "letters-search",
                note: "letters-search-note",
                done: "letters-find",
                offer: "letters-offer-term",
                first: "offer-0",
            },
            Self::Game => Words {
                title: "letters-game",
                note: "letters-game-note",
                done: "letters-find",
                first: "letter-A",
                ..name
            },
            Self::Own => {
                Words { title: "letters-own", note: "letters-own-note", done: "letters-own-done", ..name }
            }
            Self::Chair(_) => {
                Words { title: "letters-chair", note: "letters-own-note", done: "letters-chair-done", ..name }
            }
            Self::Beside(_) => Words {
                title: "letters-beside",
                note: "letters-own-note",
                done: "letters-beside-done",
                ..name
            },
            Self::Link => Words {
                title: "letters-link",
                note: "letters-link-note",
                done: "letters-link-done",
                first: "letters-paste",
                ..name
            },
            Self::Server => Words {
                title: "letters-server",
                note: "letters-server-note",
                done: "letters-server-done",
                first: "letters-paste",
                ..name
            },
        }
    }
}
