//! Colours by name: a drawing says `{gold}`, `{hair+30}` for three tenths of white in it, or `{skin-25}` for a quarter of ink.

/// What is drawn with.
const INK: Colour = Colour([0x23, 0x30, 0x2E]);
const WHITE: Colour = Colour([0xFF; 3]);

/// Red, green and blue.
#[derive(Clone, Copy)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// So many hundredths of another colour in this one.
    fn with(self, other: Colour, hundredths: u32) -> Colour {
        let mixed = |channel: usize| {
            let (own, theirs) = (u32::from(self.0[channel]), u32::from(other.0[channel]));
            ((own * (100 - hundredths) + theirs * hundredths + 50) / 100) as u8
        };
        Colour([mixed(0), mixed(1), mixed(2)])
    }

    fn code(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02X}{green:02X}{blue:02X}")
    }
}

/// The drawing with the colours of these names. A name that is not among them is left as it stands, and the drawing cannot be read.
pub fn tinted(drawing: &str, named: &[(&str, Colour)]) -> String {
    let mut parts = drawing.split('{');
    let mut done = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let Some((name, rest)) = part.split_once('}') else { continue };
        done.push_str(&colour(name, named).map_or_else(|| format!("{{{name}}}"), Colour::code));
        done.push_str(rest);
    }
    done
}

fn colour(name: &str, named: &[(&str, Colour)]) -> Option<Colour> {
    let of = |name: &str| named.iter().find(|(known, _)| *known == name).map(|(_, colour)| *colour);
    let mixed = |sign: char, other: Colour| {
        let (name, hundredths) = name.split_once(sign)?;
        Some(of(name)?.with(other, hundredths.parse::<u32>().ok()?.min(100)))
    };
    of(name).or_else(|| mixed('+', WHITE)).or_else(|| mixed('-', INK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_colours_lighter_and_darker() {
        let named = [("gold", Colour([200, 100, 0]))];
        assert_eq!(tinted("a {gold} b", &named), "a #C86400 b");
        assert_eq!(tinted("{gold+50}{gold-100}", &named), "#E4B280#23302E");
        assert_eq!(tinted("{lead}{gold*2}", &named), "{lead}{gold*2}");
    }
}
