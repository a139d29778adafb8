# The rules of Indian Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-indian = deal
rules-indian-1 = The aim
rules-indian-1-text =
    Arrange all thirteen cards into sequences and sets, and declare before the others do. Two of the groups have to be sequences, and one of these pure.

    { $form ->
        [deals] The winner of a deal gets from each of the others as many chips as that hand counts. After { $deal_count } deals whoever has most chips wins.
        [points] The winner of a deal gets what all others lose. After { $point_deals } deals the highest total wins.
       *[pool] Cards that are not arranged count against you. Whoever has { $pool } points or more is out of the match, and the last one in wins.
    }
rules-indian-2 = Cards and deal
rules-indian-2-text =
    Two packs of 52 cards with one joker each, 106 cards in all. { $packs_for_two ->
        [1] Two players play with one pack and one joker.
       *[2] Two players play with them, too.
    } Everybody is dealt thirteen cards.

    Then a card is cut and lies beside the stock: all cards of its rank are wild in this deal. If a joker is cut, aces are wild. The printed jokers always are. The next card starts the open pile.
rules-indian-3 = Your turn
rules-indian-3-text =
    Draw the top card of the stock or of the open pile, then discard one. The turn and the deal go round to the { $direction ->
        [anticlockwise] right.
       *[clockwise] left.
    }

    A wild card on the open pile stays there. Only the first player may take it, in the first turn.

    Nothing is laid on the table before the end.
rules-indian-4 = Sequences and sets
rules-indian-4-text =
    A pure sequence: three cards or more of one suit that follow on, none of them used as a wild. A card of the wild rank may lie in its own place.

    An impure sequence has wild cards in place of others.

    A set: three or four cards of one rank, each of another suit. Wild cards may take the place of some.

    The ace stands below the two or above the king, never between the two.
rules-indian-4-cards = 6H 7H 8H; 9C JK JC; KS KD KH; QS KS AS
rules-indian-5 = Declaring
rules-indian-5-text =
    If all your cards but one are arranged after drawing, with two sequences and one of them pure, put that one on the finish slot and declare. The deal ends at once, and you count nothing.

    { $wrong_show ->
        [refused] A hand that is not arranged so cannot declare at this table.
       *[costs] Be sure of it: a wrong declaration costs 80 points, and you are out of the deal. The card you threw goes to the open pile, and the others play on.
    }
rules-indian-6 = Dropping
rules-indian-6-text =
    Before you draw you may drop: you are out of this deal for a fixed price. { $pool ->
        [201] { $form ->
            [pool] That is 25 points in your first turn and 50 later.
           *[other] That is 20 points in your first turn and 40 later.
        }
       *[101] That is 20 points in your first turn and 40 later.
    }

    If all others have left the deal, the last player wins it.
rules-indian-7 = What counts
rules-indian-7-text =
    The hands of all others are arranged so that the least counts. Two to ten count what they show, jack, queen, king and ace 10, wild cards nothing.

    Without a pure sequence all your cards count. { $second_sequence ->
        [all_counts] So they do without a second sequence.
       *[pure_counts_off] With a pure sequence and no second one, everything but the pure one counts.
    } With both, only cards in no group count.

    No hand counts more than 80. { $unplayed_half ->
        [off] Whoever never had a turn counts as well.
       *[on] Whoever never had a turn counts half, rounded up.
    }
rules-indian-8 = The match
rules-indian-8-text =
    { $form ->
        [deals] After { $deal_count } deals the most chips win; equal ones share. A deal that nobody wins moves no chips.
        [points] After { $point_deals } deals the highest total wins; equal totals share. A deal that nobody wins moves no points.
       *[pool] Whoever reaches { $pool } points is dealt no more cards. { $re_entry ->
            [on] The first time you come back instead, with the highest total of those who are still in, as long as there are two of them at least.
           *[off] Nobody comes back.
        }
    }
rules-indian-9 = When the stock is out
rules-indian-9-text =
    The open pile but for its top card is shuffled into a new stock, as often as it has to be. After { $turn_limit } turns each the deal ends without a winner.
rules-indian-10 = Words of advice
rules-indian-10-text =
    A pure sequence comes first. Without it everything counts, however fine the rest is.

    Keep wild cards for the second sequence and for sets, and never throw one.

    A hand without two neighbours of a suit is often better dropped at once.
