# The rules of German Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-romme = deal
rules-romme-1 = The aim
rules-romme-1-text =
    Lay your cards in sets and runs, add to what lies on the table, and be the first without a card. What you still hold then counts against you.

    { $end_mode ->
        [points] When somebody reaches { $target_score } points, the match is over,
       *[deals] { $deals_each ->
            [1] When everybody has dealt once,
            [2] When everybody has dealt twice,
           *[other] When everybody has dealt { $deals_each } times,
        } the match is over,
    } and the lowest total wins. Equal totals share the win.
rules-romme-2 = Cards and deal
rules-romme-2-text =
    Two packs of 52 cards and six jokers. Everybody is dealt thirteen cards. { $first_seat ->
        [plays] Whoever sits to the left of the dealer gets a fourteenth and begins: without a draw, with a discard that starts the pile.
       *[draws] The next card is turned up and starts the discard pile; whoever sits to the left of the dealer begins.
    } The deal passes to the left.
rules-romme-3 = Your turn
rules-romme-3-text =
    Draw the top card of the stock or of the discard pile. { $pile_gate ->
        [on] The discard pile is for those who have opened. Before that you may take its top only if you open in that very turn, with that card in one of your melds.
       *[off] You may take the top of the pile whether you have opened or not.
    }

    Then meld, lay off and exchange jokers as you like, once you have opened. Discard one card to end your turn.
rules-romme-4 = Melds
rules-romme-4-text =
    A set: three or four cards of one rank, each of another suit.

    A run: three cards or more of one suit that follow on. { $ace ->
        [corner] The ace stands below the two, above the king, or between the two: king, ace, two is a run.
       *[both] The ace stands below the two or above the king, never between the two.
    }
rules-romme-4-cards = 9C 9D 9H; 5H 6H 7H 8H
rules-romme-5 = Jokers
rules-romme-5-text =
    A joker stands for any card. { $jokers_in_three ->
        [any] A meld needs one natural card at least.
       *[one] A meld needs two natural cards, so that one of three cards has a single joker.
    }

    { $jokers_in_run ->
        [any] In a run jokers may lie side by side.
       *[not_adjacent] In a run two jokers never lie side by side.
    } The order in which you pick the cards says what a joker stands for.
rules-romme-5-cards = QS QH JK; 4D JK 6D
rules-romme-6 = Opening
rules-romme-6-text =
    Your first melds of a deal go down together and must be worth { $opening } points at least, all from your own hand. Cards laid off and jokers exchanged count nothing toward it.

    Two to ten count what they show, jack, queen and king 10. An ace counts 11, below the two only 1. A joker counts as the card it stands for.

    From then on you may lay melds of any worth.
rules-romme-6-cards = TH JH QH JK; AC 2C 3C
rules-romme-7 = Laying off
rules-romme-7-text =
    Once you have opened you may add single cards to any meld on the table, yours or another’s: the missing suit to a set, the next card to either end of a run. { $lay_off_from ->
        [next_turn] At this table that begins with the turn after you opened.
       *[same_turn] That begins in the turn in which you open.
    }
rules-romme-8 = Setting jokers free
rules-romme-8-text =
    Lay the very card a joker stands for in its place, in anybody’s meld, and the joker is yours. { $exchange_in_sets ->
        [off] Only runs give their jokers up; those in sets stay.
       *[on] In a set of three either missing suit will do.
    }

    The joker goes on the table in the same move, in a new meld or on another. It never goes into your hand. { $lay_off_from ->
        [next_turn] This, too, waits for the turn after you opened.
       *[same_turn] You may do so as soon as you are open.
    }
rules-romme-8-cards = 4D JK 6D
rules-romme-9 = Klopfen
rules-romme-9-text =
    { $klopfen ->
        [on] With three players or more, a discard that the player to move lets go by is offered to the others, but for whoever threw it. Knock, and the nearest to the left of the player to move gets it, opened or not, with one card of the stock besides. Nothing is discarded for it.
       *[off] At this table nobody knocks for a discard: it is for the player to move, or it lies.
    }
rules-romme-10 = The end of a deal
rules-romme-10-text =
    A deal ends as soon as somebody has no cards left. { $final_discard ->
        [required] The last card has to be discarded.
       *[free] The last card may be melded, laid off or discarded.
    }

    { $hand_romme ->
        [off] Whoever lays a whole hand in one turn earns nothing more by it at this table.
       *[on] Hand Rommé: a player with nothing on the table gets rid of the whole hand in one turn, without exchanging a joker. All points of that deal count double.
    }

    When the stock is out, the discards but for the top one are shuffled into a new one. After { $turn_limit } turns each the deal ends, and everybody counts.
rules-romme-11 = Scoring
rules-romme-11-text =
    What you hold counts against you: two to ten what they show, jack, queen and king 10, an ace 11, a joker 20. What lies on the table counts nothing. { $winner_scores ->
        [on] The sum of it comes off the total of whoever went out.
       *[off] Whoever went out writes nothing down.
    }
rules-romme-12 = Words of advice
rules-romme-12-text =
    Open as soon as you can: an unopened hand is easily a hundred points.

    A joker on the table is anybody’s. Lay yours where the card it stands for lies in your own hand, or has gone already.

    Hand Rommé is worth a wait only while nobody else has opened.
