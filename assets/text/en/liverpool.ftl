# The rules of Liverpool Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

rules-liverpool-1 = The aim
rules-liverpool-1-text =
    Seven rounds, seven contracts of books and runs. Lay the contract of the round all at once, then get rid of your other cards. What you still hold when somebody goes out counts against you.

    After seven rounds the lowest total wins; between equal totals, whoever went out more often.
rules-liverpool-2 = Cards and deal
rules-liverpool-2-text =
    Three or four play with two packs and four jokers, 108 cards. Five to eight play with three packs and six jokers, 162 cards. Jokers are wild.

    In the first four rounds everybody is dealt ten cards, in the last three twelve. The next card is turned up; the rest is the stock. The seat to the left of the dealer begins, and the deal goes round to the left.
rules-liverpool-3 = Your turn
rules-liverpool-3-text =
    The newest discard is offered to you first. Take it{ $down_may_take ->
        [on] , whether you are down or not
       *[off] , unless you are down
    }, or decline it; then others may buy it, and you draw from the stock.

    Then lay the contract if you have it. Once you are down, lay off what fits.

    Then discard one card. The very card you took may not go back in the same turn.
rules-liverpool-4 = Books and runs
rules-liverpool-4-text =
    A book: three cards or more of one rank, of any suits. { $book_naturals ->
        [1] It needs one natural card.
        [majority] It needs more natural cards than jokers.
       *[2] It needs two natural cards.
    }

    A run: four cards or more of one suit that follow on. The ace stands below the two or above the king, but no run goes round the corner.

    { $jokers_in_run ->
        [any] Jokers may stand side by side in a run.
       *[not_adjacent] Two jokers may not stand side by side in a run.
    } The order in which you pick the cards says what a joker stands for.
rules-liverpool-4-cards = QS QH JK; 5C 6C 7C 8C; 3H JK 5H 6H
rules-liverpool-5 = The contracts
rules-liverpool-5-text =
    1. Two books. 2. One book, one run. 3. Two runs. 4. Three books. 5. Two books, one run. 6. One book, two runs. 7. Three runs.

    { $last_round_discard ->
        [usual] The last round is played like the others.
       *[none] In the last round the three runs must use up your whole hand. Laying them is going out, and no discard is needed; there is nothing to lay off, swap or call.
    }
rules-liverpool-6 = Going down
rules-liverpool-6-text =
    The contract goes down all at once, exactly as many books and runs as it names, each as long as you like. Two books of one rank are welcome.

    { $extra_melds ->
        [on] Once you are down you may lay further books and runs.
       *[off] There are no further melds in that round, only cards laid off.
    } { $false_laydown ->
        [penalty50] Laying something else costs fifty points and your chance for this turn.
       *[reject] Laying something else costs nothing: the cards go back to your hand.
    }
rules-liverpool-7 = Laying off and jokers
rules-liverpool-7-text =
    Once you are down you may add cards to any meld on the table: to a book by rank, to a run at either end. { $joker_layoff_later ->
        [on] Jokers from your hand may be laid off in any turn of yours.
       *[off] Jokers from your hand may be laid off only in the turn in which you go down.
    }

    In the turn in which you go down you may swap the very card a joker stands for against that joker, out of a run of another player. { $swap_positions ->
        [inner_only] It must stand inside the run, not at its end.
       *[any] It may stand anywhere in the run.
    } The joker goes on the table at once: on a meld, or into the contract itself. A joker in a book stays for good.
rules-liverpool-8 = Buying
rules-liverpool-8-text =
    When the player to move lets the discard go by, the others may buy it, but for whoever threw it. The price is one more card from the stock. Nothing is discarded for it.

    { $buy_precedence ->
        [first_call] Of several buyers the first to call is served.
       *[nearest] Of several buyers the one nearest to the drawer, going clockwise, is served.
    } { $max_buys ->
        [unlimited] You may buy as often as you like
        [0] At this table nobody buys
        [one] You may buy once a round
       *[other] You may buy { $max_buys } times a round
    }{ $down_may_buy ->
        [on] , down or not.
       *[off] , as long as you are not down.
    } { $buy_upcard ->
        [on] The card turned up at the deal is for sale as well.
       *[off] The card turned up at the deal is not for sale.
    }
rules-liverpool-9 = Calling rummy
rules-liverpool-9-text =
    { $rummy_call ->
        [off] At this table rummy is not called.
        [automatic] A player who is down must not throw a card that fits a meld on the table. The table sees it and calls rummy by itself.
       *[manual] A player who is down must not throw a card that fits a meld on the table. After each discard of such a player the others may call rummy, until the next turn begins. A wrong call costs nothing.
    }

    { $rummy_call ->
        [off] A card that fits the table may be thrown like any other.
       *[other] Whoever is caught takes the discard back and one card more from the stock. The next player draws from the stock.
    }
rules-liverpool-10 = Going out, floating
rules-liverpool-10-text =
    Once you are down you go out by discarding your last card. It may fit the table; nobody calls rummy on it.

    If you get rid of your last card without a discard, you float: you go on playing with an empty hand. The discard may be taken only if it fits the table. What you draw must be laid off if it fits{ $floater_throws_any ->
        [on] , or may be thrown as you like
       *[off] {""}
    }; a card that fits nowhere is thrown, and you are out. A floater has nothing to count.

    { $reshuffle_limit ->
        [0] The discard pile is not shuffled into a new stock.
        [one] When the stock runs out, the discard pile but for its top card is shuffled into a new one, once a round.
       *[other] When the stock runs out, the discard pile but for its top card is shuffled into a new one, { $reshuffle_limit } times a round.
    } If there is no card to draw, or after { $turn_limit } turns each, the round ends and everybody counts. { $knock ->
        [off] Nobody says when a last card is near.
        [manual] Whoever holds one card knocks.
       *[auto] The table says when somebody holds one card.
    }
rules-liverpool-11 = Scoring
rules-liverpool-11-text =
    Cards left in hand count against you: two to nine { $low_cards ->
        [fives] five each
       *[pip] their pips
    }, ten to king 10, an ace { $ace_value }, a joker { $joker_value }. Whoever went out, and whoever floats, has nothing to count.

    { $cut_bonus ->
        [on] Before each deal the player to the right of the dealer cuts. If the cards lifted are exactly those of the deal, all hands and the card turned up, fifty comes off that player’s total. The hand slips by up to nine cards, so nobody can be sure.
       *[off] Nobody cuts at this table.
    }
rules-liverpool-12 = Words of advice
rules-liverpool-12-text =
    A bought card is two cards. Buy what completes a meld, and no more than that when others are down.

    Keep your jokers for the runs. A book finds its third card by itself.

    When you are down, look at the table before every discard: the card that fits is the one that comes back.
