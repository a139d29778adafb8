//! Points as they are written: with a true minus, and a dash for nothing.

/// Points with a true minus.
pub fn plain(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// Points with their sign, zero without one.
pub fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { plain(points) }
}

/// Points, or a dash for nothing.
pub fn or_dash(points: i32) -> String {
    if points == 0 { "—".into() } else { plain(points) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_true() {
        assert_eq!([signed(21), signed(0), signed(-7)], ["+21", "0", "−7"]);
        assert_eq!([or_dash(3), or_dash(0), plain(-10)], ["3", "—", "−10"]);
    }
}
