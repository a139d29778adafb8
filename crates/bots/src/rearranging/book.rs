//! Every meld that a table can be put together from: sets, and runs of three to five cards; longer runs are several of them.

use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::order::Order;
use rummage_rules::melds::pattern::{Kind, Sequence, Shape};
use rummage_rules::spec::Spec;

/// How many ranks and suits there are.
const RANKS: u8 = 13;
const SUITS: u8 = 4;
/// How many natural faces there are.
pub(super) const FACES: usize = RANKS as usize * SUITS as usize;
/// No run is longer that could not be two.
const LONGEST: usize = 5;

/// A meld by the faces that lie in it, in their order.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// The pattern of the game.
    pub pattern: usize,
    /// The faces.
    pub faces: Vec<usize>,
}

/// All of them.
pub(super) struct Book {
    pub forms: Vec<Form>,
    /// For each face those in which it lies.
    pub with: Vec<Vec<usize>>,
}

impl Book {
    /// The melds of a game.
    pub fn of(spec: &Spec) -> Book {
        let mut forms = Vec::new();
        for (pattern, rule) in spec.patterns.iter().enumerate() {
            match &rule.shape {
                Shape::Kind(rule) => forms.extend(sets(rule).map(|faces| Form { pattern, faces })),
                Shape::Sequence(rule) => forms.extend(runs(rule).map(|faces| Form { pattern, faces })),
                Shape::Own(_) | Shape::Listed(_) => {}
            }
        }
        let with = |face: usize| (0..forms.len()).filter(|nth| forms[*nth].faces.contains(&face)).collect();
        Book { with: (0..FACES).map(with).collect(), forms }
    }
}

/// The face of a natural card.
pub(super) fn face_of(spec: &Spec, card: CardId) -> Option<usize> {
    let printed = spec.deck.printed(card);
    (!spec.is_wild(card)).then(|| face(printed.suit, printed.rank))
}

fn face(suit: u8, rank: u8) -> usize {
    usize::from(suit) * usize::from(RANKS) + usize::from(rank) - 1
}

/// Sets of different suits.
fn sets(rule: &Kind) -> impl Iterator<Item = Vec<usize>> + use<> {
    let (least, most) = rule.size;
    let of_rank = move |rank: u8| {
        let suits =
            (0..1u8 << SUITS).filter(move |suits| (least..=most).contains(&(suits.count_ones() as usize)));
        suits.map(move |suits| {
            (0..SUITS).filter(|suit| suits >> suit & 1 == 1).map(|suit| face(suit, rank)).collect()
        })
    };
    (1..=RANKS).flat_map(of_rank)
}

/// Runs of one suit.
fn runs(rule: &Sequence) -> impl Iterator<Item = Vec<usize>> + use<> {
    let (order, least): (Order, usize) = (rule.order, rule.size.0);
    let from = move |low: u8| {
        let lengths =
            (least..=LONGEST).filter_map(move |length| Some((low, low + u8::try_from(length).ok()? - 1)));
        lengths.filter(move |(low, high)| order.spans(*low, *high))
    };
    let stretches = order.beginnings().flat_map(from);
    stretches.flat_map(move |(low, high)| {
        (0..SUITS).map(move |suit| (low..=high).map(|position| face(suit, order.rank(position))).collect())
    })
}
