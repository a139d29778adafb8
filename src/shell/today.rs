//! Which day it is, and how a day is told.

use rummage_rules::cards::day::Day;
use time::Date;

use super::text::Texts;

/// The first of January 1970 in the count of days that [`time`] has, the Julian.
const FIRST_DAY: i32 = 2_440_588;

/// The day it is, by the clock of this machine and the world's time.
pub fn today() -> Day {
    Day::of(seconds())
}

/// Seconds since the first of January 1970 began; none where the clock is set before it.
fn seconds() -> u64 {
    #[cfg(target_arch = "wasm32")]
    return (js_sys::Date::now() / 1000.0) as u64;
    #[cfg(not(target_arch = "wasm32"))]
    std::time::SystemTime::now()
        .duration_since(std::time::SystemTime::UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// A day as names of files have it, as `2026-11-28`; nothing for one beyond the calendar.
pub(crate) fn date_numbers(day: Day) -> Option<String> {
    date_of(day).map(|date| date.to_string())
}

fn date_of(day: Day) -> Option<Date> {
    Date::from_julian_day(FIRST_DAY.checked_add_unsigned(day.0)?).ok()
}

/// A day in words; nothing for one beyond the calendar.
pub fn date_words(texts: &Texts, day: Day) -> Option<String> {
    let date = date_of(day)?;
    let values = [
        ("day", i64::from(date.day()).into()),
        ("month", i64::from(u8::from(date.month())).into()),
        ("year", i64::from(date.year()).into()),
    ];
    Some(texts.fmt("date", &values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_told_as_calendars_tell_it() {
        let texts = Texts::english();
        let told = |day| date_words(&texts, Day(day));
        assert_eq!(told(0).as_deref(), Some("1 January 1970"));
        assert_eq!(told(11_016).as_deref(), Some("29 February 2000"));
        assert_eq!(told(20_782).as_deref(), Some("25 November 2026"));
        assert_eq!(told(u32::MAX), None);
        assert_eq!(date_numbers(Day(20_782)).as_deref(), Some("2026-11-25"));
    }
}
