//! The link to a table: what a friend opens, or the letters of a table read out.

use crate::letters::{Key, LettersError, TableId};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// `https://host/t/TABLE#KEY`. The key stands in the fragment, which browsers send to nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where the table's server is, `https://host`; nothing where the letters alone were given.
    pub base: Option<String>,
    /// The table.
    pub table: TableId,
    /// Whose place it is; an onlooker has none.
    pub key: Option<Key>,
}

/// A text that is no link to a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// An address of something else.
    #[error("this is an address, but of no table: a table's has /t/ and ten letters")]
    NoTable,
    /// An address of another kind.
    #[error("a table's address begins with https:// or http://")]
    Scheme,
    /// The letters of the table are wrong.
    #[error("the table: {0}")]
    Table(LettersError),
    /// The letters of the key are wrong.
    #[error("the key after #: {0}")]
    Key(LettersError),
}

impl Link {
    /// Where the server listens for lines: `wss://host/wire`.
    pub fn socket(base: &str) -> Option<String> {
        let host = base.strip_prefix("http")?;
        Some(format!("ws{host}/wire"))
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(base) = &self.base {
            write!(f, "{base}/t/")?;
        }
        write!(f, "{}", self.table)?;
        self.key.map_or(Ok(()), |key| write!(f, "#{key}"))
    }
}

impl FromStr for Link {
    type Err = LinkError;

    /// Reads a pasted link, with whatever blanks came along, or the letters of a table alone.
    fn from_str(text: &str) -> Result<Link, LinkError> {
        let text = text.trim();
        let (place, key) = text.split_once('#').map_or((text, None), |(place, key)| (place, Some(key)));
        let (base, table) = match place.rsplit_once("/t/") {
            Some((base, table)) => (Some(base), table.trim_end_matches('/')),
            None if place.contains('/') => return Err(LinkError::NoTable),
            None => (None, place),
        };
        if base.is_some_and(|base| !["https://", "http://"].iter().any(|scheme| base.starts_with(scheme))) {
            return Err(LinkError::Scheme);
        }
        let letters: String =
            table.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
        let table = letters.parse().map_err(LinkError::Table)?;
        let key = key.filter(|key| !key.is_empty()).map(str::parse).transpose().map_err(LinkError::Key)?;
        Ok(Link { base: base.map(str::to_owned), table, key })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_comes_back_and_so_do_letters_read_out() {
        let link = Link {
            base: Some("https://cards.example:8443".into()),
            table: TableId::of_chance(12345),
            key: Some(Key::of_chance(9)),
        };
        assert_eq!(format!(" {link}\n").parse(), Ok(link.clone()));
        let bare = Link { base: None, key: None, ..link };
        assert_eq!(bare.to_string().parse(), Ok(bare.clone()));
        assert_eq!("00000 0-0c1S".parse::<Link>().map(|link| link.table), Ok(bare.table));
    }

    #[test]
    fn what_is_no_link_says_why() {
        let read = |text: &str| text.parse::<Link>().map_err(|error| error.to_string());
        assert!(read("https://host/help").is_err_and(|why| why.contains("of no table")));
        assert!(read("file:///t/0123456789").is_err_and(|why| why.contains("https://")));
        assert!(read("https://host/t/0123").is_err_and(|why| why.contains("4 letters")));
        assert!(read("https://host/t/0123456789#abc").is_err_and(|why| why.contains("the key")));
    }

    #[test]
    fn the_socket_is_where_the_page_is() {
        assert_eq!(Link::socket("https://host:1").as_deref(), Some("wss://host:1/wire"));
        assert_eq!(Link::socket("http://127.0.0.1").as_deref(), Some("ws://127.0.0.1/wire"));
        assert_eq!(Link::socket("gopher://x"), None);
    }
}
