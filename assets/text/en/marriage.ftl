# The rules of Marriage, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-marriage = deal
rules-marriage-1 = The aim
rules-marriage-1-text =
    Put twenty-one cards into seven groups of three, and go out. But which cards are wild lies hidden, and you have to earn the sight of it first.

    After { $deal_count ->
        [one] one deal
       *[other] { $deal_count } deals
    } the highest total wins. What one player gets, the others pay.
rules-marriage-2 = Cards and deal
rules-marriage-2-text =
    Three packs of 52 cards{ $jokers ->
        [on] , with three printed jokers
       *[off] {""}
    }. Everybody is dealt twenty-one, and the next card begins the discard pile. { $direction ->
        [anticlockwise] Turns go round to the right.
       *[clockwise] Turns go round to the left.
    }
rules-marriage-3 = Your turn
rules-marriage-3-text =
    Draw the top of the stock or the last discard, then discard one card. A wild card may be discarded, and taken.
rules-marriage-4 = Groups
rules-marriage-4-text =
    Every group has three cards. A pure sequence: three of one suit that follow on. The ace is low or high, never in the middle.

    A tunnela: the same card three times.

    A triplet: one rank in three suits.

    Wild cards fill sequences and triplets, as long as one card lies in its own place.

    A dublee, the same card twice, is a group only for whoever collects pairs.
rules-marriage-4-cards = 5H 6H 7H; 9C 9C 9C; 8C 8D 8H; TH 6C QH; KD KD
rules-marriage-5 = Before your first draw
rules-marriage-5-text =
    A tunnela that you were dealt may be laid before your first draw. It is worth five if you come to see the hidden card, and it counts as one of the three groups.
rules-marriage-6 = The sight of the hidden card
rules-marriage-6-text =
    When you have drawn, lay three groups that are pure sequences or tunnelas, all at once. Then you look at the hidden card.

    Or lay seven dublees.
rules-marriage-6-cards = 5H 6H 7H; KD KD
rules-marriage-7 = The tiplu
rules-marriage-7-text =
    The first who earns it takes the bottom card of the stock and puts it face down beside it: the tiplu. Others who earn it look at the same card. Nobody else knows it.
rules-marriage-8 = What is wild
rules-marriage-8-text =
    All copies of the tiplu. The poplu and the jhiplu, next above and below it in its suit; next to the ace are the king and the two. And its rank in the other suits.

    { $jokers ->
        [on] Printed jokers are wild for everybody. Where the tiplu is one, nothing else is wild.
       *[off] You use them only once you have seen.
    }
rules-marriage-9 = Going out
rules-marriage-9-text =
    When you have seen and have drawn, put your other twelve cards into four groups, wild cards among them, discard the last one and go out.

    With seven dublees on the table an eighth goes out, whatever else you hold.
rules-marriage-10 = Mal
rules-marriage-10-text =
    Wild cards that you hold or have laid at the end are mal, if you have seen: the tiplu three, poplu and jhiplu two each{ $alter ->
        [on] , and the alter, the tiplu’s rank in the other suit of its colour, five
       *[off] {""}
    }. The other wild cards are worth nothing.

    Copies are worth more. Two tiplus are worth eight. Two poplus or two jhiplus are worth five, three ten.{ $alter ->
        [on] {" "}Two alters are worth fifteen, three thirty.
       *[off] {""}
    }

    { $marriage ->
        [on] A marriage, jhiplu, tiplu and poplu laid as one group, is worth ten more.
       *[off] A marriage, jhiplu, tiplu and poplu in one group, is worth no more than its cards.
    }
rules-marriage-11 = The count
rules-marriage-11-text =
    Everybody gets the own mal from each of the others, whoever went out.

    Whoever went out gets three points from each player who has seen, and ten from each who has not. With dublees it is five more from each. A loser who has laid dublees pays nothing.

    When everybody has had { $turn_limit } turns, the deal is over, and the mal alone is settled.
rules-marriage-12 = Words of advice
rules-marriage-12-text =
    Pure sequences come first: without three of them a hand is worth nothing and pays ten.

    Once you have seen, keep the tiplu and its neighbours even where you do not need them. Going out with little mal can cost you points.

    Five pairs in the hand as dealt are the time to think of dublees.
