# The rules of QuickRummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-quick = hand
rules-quick-1 = The aim
rules-quick-1-text =
    Two play. Lay cards on the table, where they count for you, and be the one who discards the last card of the hand. Every card counts once: for whoever laid it, or against whoever still holds it.

    { $end_mode ->
        [single_hand] One hand is played, and the higher score wins it.
        [hands] After { $hand_count } hands the higher total wins.
       *[target] When a hand ends and somebody has { $target_score } points or more, the higher total wins.
    } If the totals are equal then, further hands decide, thirty at most in all.
rules-quick-2 = Cards and deal
rules-quick-2-text =
    There are 54 cards: one pack of 52 and two jokers. A joker is wild: it stands for any card you like. The ace is low or high.

    Both are dealt seven cards. { $open_hands ->
        [on] At this table both hands lie open.
       *[off] Nobody sees the other’s hand.
    } The next card is turned up and begins the row of discards; the rest is the stock. A random player begins the first hand, then the two take turns.
rules-quick-3 = Your turn
rules-quick-3-text =
    First draw: the top card of the stock, or reach into the row. { $row_needs_open ->
        [on] Only those who have opened may reach.
       *[off] You may reach whether you have opened or not.
    }

    Then meld, lay off and swap as you like, once you have opened.

    Then discard one card onto the row. { $no_return_discard ->
        [on] A card that you took alone may not go straight back.
       *[off] It may be the very card you took.
    } A card must be left for it; only a Rummy needs none.
rules-quick-4 = Reaching into the row
rules-quick-4-text =
    The row lies open, the oldest card first. You may take any card of it, with every card that lies on top of it.

    The deepest card you take must leave your hand in the same turn: in a meld, laid off, swapped for a joker, or as your discard. The others are yours to keep. { $no_return_discard ->
        [on] The top card taken alone may not be your discard: play it if you can; if not, it stays in your hand.
       *[off] {""}
    }

    { $first_turn_free ->
        [on] In the first turn of a hand the one card of the row may be taken without that duty.
       *[off] This holds in the first turn as well.
    }
rules-quick-4-cards = ; 7D 8D 9D
rules-quick-5 = Melds
rules-quick-5-text =
    A set: three cards or more of one rank. { $max_set ->
        [4] At this table a set has four cards at most, one of each suit, and a joker stands for a missing one.
       *[other] With both jokers a set may grow to six.
    }

    A run: three cards or more of one suit that follow on. The ace stands below the two or above the king, never both, and no run goes round the corner.

    Jokers stand in anywhere, side by side too, but a meld needs one natural card at least. In a run the order in which you pick the cards says what a joker stands for.
rules-quick-5-cards = KS KH KC; 4H 5H 6H; 8C 9C JK JC
rules-quick-6 = Opening
rules-quick-6-text =
    Your first melds in a hand go down together, and they must be worth forty points or hold a run of four or more cards. Cards laid off or swapped do not count towards it.

    A joker counts { $joker_open_value ->
        [represented] what it stands for
       *[fifty] fifty
    } towards the forty. From then on, in the same turn already, you meld, lay off and swap without any least worth.
rules-quick-6-cards = KS KH KC 5D 6D 7D; 2C 3C 4C 5C
rules-quick-7 = Laying off and swapping
rules-quick-7-text =
    Once you have opened you may add single cards to any meld on the table, yours or the other’s: to a set by rank, to a run at either end. The card counts for you, wherever it lies.

    A joker on the table may be swapped for the very card it stands for. In a set any card of the rank will do. { $swap_owner ->
        [meld_owner] The card that comes in counts for the owner of the meld.
       *[swapper] The card that comes in counts for you.
    }

    The joker you free must be played at once: in a new meld with two cards of your hand, laid off on any meld, or kept as this turn’s discard.
rules-quick-7-cards = QS KS AS; 7S 7D JK
rules-quick-8 = The end of a hand
rules-quick-8-text =
    Whoever discards the last card of the hand ends it and earns fifty.

    Rummy: a player who had nothing on the table melds the whole hand in one turn, with or without a last discard. { $rummy_bonus ->
        [0] It earns nothing more than any other ending.
       *[other] It earns { $rummy_bonus } more.
    } Without a discard it takes melds alone, nothing laid off or swapped.

    { $stockout ->
        [end_at_once] When a turn would begin without a stock, the hand ends.
        [reshuffle_row] When the stock is out, the row but for its top card is shuffled into a new one.
       *[row_only] When the stock is out, each player has one turn more, from the row alone, or stops the hand.
    } A hand also ends after { $turn_limit } turns each. Nobody earns the fifty then.
rules-quick-9 = Scoring
rules-quick-9-text =
    Two to nine count 5, ten to king 10, an ace 25, a joker 50, whatever it stands for.

    You score what you have laid on the table, less what is left in your hand, and fifty if you ended the hand. A score may fall below zero, and whoever ends a hand need not be the one who wins it.
rules-quick-10 = Words of advice
rules-quick-10-text =
    A joker in your hand is fifty points against you. Open with it rather than wait for beauty.

    Before you reach deep, look at what comes along: it counts against you until it is laid.

    The other sees what you took. What you throw next to it comes back to haunt you.
