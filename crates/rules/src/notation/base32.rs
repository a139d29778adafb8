//! Digits that survive being read out, typed in capitals or pasted into an address: nobody mistakes one for another.

/// The digits by value: no I, L, O and U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The letter of a digit.
pub fn letter(digit: u8) -> char {
    char::from(DIGITS[usize::from(digit % 32)])
}

/// The value of a letter, however it is written.
pub fn digit(letter: char) -> Option<u8> {
    let plain = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        plain => plain,
    };
    (0u8..).zip(DIGITS).find(|(_, digit)| char::from(**digit) == plain).map(|(value, _)| value)
}

/// Bytes as digits, five bits each; the last is filled up with noughts.
pub fn of_bytes(bytes: &[u8]) -> String {
    let (mut letters, mut held, mut bits) = (String::with_capacity(bytes.len() * 8 / 5 + 1), 0u32, 0u32);
    for byte in bytes {
        (held, bits) = ((held << 8 | u32::from(*byte)) & 0xFFFF, bits + 8);
        while bits >= 5 {
            bits -= 5;
            letters.push(letter((held >> bits & 31) as u8));
        }
    }
    if bits > 0 {
        letters.push(letter((held << (5 - bits) & 31) as u8));
    }
    letters
}

/// The bytes of digits. What does not fill a byte at the end is no part of them.
pub fn to_bytes(digits: &[u8]) -> Vec<u8> {
    let (mut bytes, mut held, mut bits) = (Vec::with_capacity(digits.len() * 5 / 8), 0u32, 0u32);
    for digit in digits {
        (held, bits) = ((held << 5 | u32::from(*digit)) & 0xFFFF, bits + 5);
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits & 255) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_their_digits() {
        for length in 0..12u8 {
            let bytes: Vec<u8> = (0..length).map(|nth| nth.wrapping_mul(91).wrapping_add(200)).collect();
            let digits: Vec<u8> = of_bytes(&bytes).chars().filter_map(digit).collect();
            assert_eq!(to_bytes(&digits), bytes);
        }
        assert_eq!((digit('o'), digit('l'), digit('z'), digit('U')), (Some(0), Some(1), Some(31), None));
    }
}
