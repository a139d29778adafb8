//! How often something may be asked: so many at once, and so many a second from then on.

use tokio::time::Instant;

/// A bucket of permits that fills up again with time.
#[derive(Clone, Debug)]
pub struct Bucket {
    most: f64,
    a_second: f64,
    left: f64,
    looked: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(most: u32, a_second: f64) -> Bucket {
        Bucket { most: most.into(), a_second, left: most.into(), looked: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let filled = now.duration_since(self.looked).as_secs_f64() * self.a_second;
        (self.left, self.looked) = ((self.left + filled).min(self.most), now);
    }

    /// Whether it is as good as new.
    pub fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.most
    }

    /// Takes a permit, if one is left.
    pub fn take(&mut self) -> bool {
        self.fill();
        let allowed = self.left >= 1.0;
        self.left -= f64::from(u8::from(allowed));
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn what_was_taken_comes_back_with_time_and_no_more() {
        let mut bucket = Bucket::new(3, 2.0);
        let mut taken = || (0..10).filter(|_| bucket.take()).count();
        assert_eq!(taken(), 3);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(taken(), 2);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(taken(), 3);
        assert!(!bucket.is_full());
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(bucket.is_full());
    }
}
