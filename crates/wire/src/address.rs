//! The address of a server, as a browser is given it: scheme, host and port, with nothing after them.

use std::fmt;
use std::net::Ipv6Addr;
use std::str::FromStr;
use thiserror::Error;

/// `https://HOST` or `https://HOST:PORT`; without TLS `http://`. Nothing in it could be read as more than that, wherever it is put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

/// A text that is no address of a server.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[error("write https://HOST or https://HOST:PORT, with nothing after it")]
pub struct AddressError;

impl Address {
    /// The address, without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let place = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_one = place.is_some_and(|place| match place.rsplit_once(':') {
            // The colons of a number between brackets are its own.
            Some((host, port)) if !port.ends_with(']') => is_host(host) && is_port(port),
            _ => is_host(place),
        });
        if is_one { Ok(Address(text.into())) } else { Err(AddressError) }
    }
}

/// Whether it is a name, a number, or a long number between brackets.
fn is_host(host: &str) -> bool {
    let number = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let named = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
    match number {
        Some(number) => number.parse::<Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.chars().all(named),
    }
}

fn is_port(port: &str) -> bool {
    port.bytes().all(|digit| digit.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_may_have_a_port() {
        for text in [
            "https://cards.example",
            "https://a-1.cards.example:8443",
            "http://10.0.0.2:7117",
            "http://[::1]:80",
        ] {
            assert_eq!(text.parse::<Address>().map(|address| address.to_string()), Ok(text.to_owned()));
        }
        let slashed: Result<Address, _> = "http://[2001:db8::2]/".parse();
        assert_eq!(slashed.map(|address| address.to_string()), Ok("http://[2001:db8::2]".into()));
    }

    #[test]
    fn what_is_none_is_not_taken() {
        for text in [
            "",
            "cards.example",
            "ftp://cards.example",
            "https://",
            "https:///",
            "https://cards.example/rummage",
            "https://cards.example//",
            "https://cards.example?x",
            "https://cards.example#x",
            "https://ann@cards.example",
            "https://cards.example:",
            "https://cards.example:0",
            "https://cards.example:+80",
            "https://cards.example:65536",
            "https://cards example",
            "https://cards.example; script-src *",
            "https://[::1",
            "https://[cards]",
            "https://a:b:80",
        ] {
            assert_eq!(text.parse::<Address>(), Err(AddressError), "{text}");
        }
    }
}
