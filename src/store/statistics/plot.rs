//! A heap of numbers as bars: how wide each is, how many lie in it, and where the middle is.

/// The widths that bars may have.
const WIDTHS: [i64; 14] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/// Numbers in bars of equal width.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bars {
    /// The least number of the first bar.
    pub from: i64,
    /// How many numbers apart bars begin.
    pub width: i64,
    /// How many numbers lie in each.
    pub counts: Vec<usize>,
    /// At least half of the numbers are as large as this.
    pub middle: i64,
}

impl Bars {
    /// Heaps numbers up in so many bars at most; nothing for no numbers.
    pub fn of(numbers: &[i32], most: usize) -> Option<Self> {
        let mut sorted: Vec<i64> = numbers.iter().copied().map(i64::from).collect();
        sorted.sort_unstable();
        let (least, greatest) = (*sorted.first()?, *sorted.last()?);
        let bar = |number: i64, width: i64| number.div_euclid(width);
        let needed = |width: i64| usize::try_from(bar(greatest, width) - bar(least, width)).unwrap_or(0) + 1;
        let width = WIDTHS.into_iter().find(|width| needed(*width) <= most)?;
        let mut counts = vec![0; needed(width)];
        for number in &sorted {
            counts[usize::try_from(bar(*number, width) - bar(least, width)).unwrap_or(0)] += 1;
        }
        Some(Self { from: bar(least, width) * width, width, counts, middle: sorted[sorted.len() / 2] })
    }

    /// The bar with the middle in it.
    pub fn middle_bar(&self) -> usize {
        usize::try_from((self.middle - self.from).div_euclid(self.width)).unwrap_or(0)
    }
}
