//! Why a table cannot do what a line asks.

/// What is wrong, one word each. Rules of the game are refused otherwise ([`Refused`](crate::Refused)).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sorry {
    /// Client and server are of different revisions.
    Revision,
    /// There is no such table, or it is forgotten.
    UnknownTable,
    /// The key opens no place at this table.
    WrongKey,
    /// No seat is free, or as many look on as may.
    Full,
    /// Somebody sits there, or there is no such seat.
    SeatTaken,
    /// The host alone may do this.
    NotHost,
    /// Whoever looks on may not do this.
    NotSeated,
    /// More lines than may be sent in so short a time.
    TooFast,
    /// A line longer than may be sent.
    TooLong,
    /// A frame that is not text, or a text that is no line.
    NotUnderstood,
    /// What was asked for cannot be written down now.
    StoreAway,
    /// The server stops.
    Closing,
    /// It cannot be done at this moment.
    NotNow,
    /// As many tables are open as this server, or this key, may open.
    TooManyTables,
    /// The person sits here from elsewhere now.
    Elsewhere,
}

crate::words::by_word!(
    Sorry,
    "reason",
    Revision = "revision",
    UnknownTable = "unknown-table",
    WrongKey = "wrong-key",
    Full = "full",
    SeatTaken = "seat-taken",
    NotHost = "not-host",
    NotSeated = "not-seated",
    TooFast = "too-fast",
    TooLong = "too-long",
    NotUnderstood = "not-understood",
    StoreAway = "store-away",
    Closing = "closing",
    NotNow = "not-now",
    TooManyTables = "too-many-tables",
    Elsewhere = "elsewhere"
);

impl Sorry {
    /// Whether the socket closes after it.
    pub fn is_fatal(self) -> bool {
        matches!(
            self,
            Sorry::Revision
                | Sorry::UnknownTable
                | Sorry::WrongKey
                | Sorry::TooFast
                | Sorry::TooLong
                | Sorry::Closing
                | Sorry::TooManyTables
                | Sorry::StoreAway
                | Sorry::Elsewhere
        )
    }

    /// Whether the same may be asked again in a while, by a new socket.
    pub fn passes(self) -> bool {
        matches!(self, Sorry::StoreAway | Sorry::Closing | Sorry::TooFast)
    }
}
