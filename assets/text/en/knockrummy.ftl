# The rules of Knock Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-knockrummy = hand
rules-knockrummy-1 = The aim
rules-knockrummy-1-text =
    Gather your hand into melds, and have less left over than anybody else when somebody knocks. The lowest hand is paid by all the others.

    { $end_mode ->
        [hands] After { $hand_count } hands the highest total wins.
       *[target] When a hand ends and somebody has { $target_score } or more, the highest total wins. If two are level then, another hand decides.
    }
rules-knockrummy-2 = Cards and deal
rules-knockrummy-2-text =
    There are 52 cards. The ace is low only: it goes below the two, never above the king. An ace counts 1, two to ten what they show, jack, queen and king 10.

    Two players are dealt ten cards each, more players seven. { $six_cards ->
        [on] Five players are dealt six.
       *[off] { "" }
    } The next card is turned up and begins the discard pile; the rest is the stock. { $winner_deals ->
        [on] Of two players the winner of a hand deals the next; with more the deal passes to the left.
       *[off] The deal passes to the left.
    }
rules-knockrummy-3 = Your turn
rules-knockrummy-3-text =
    Draw the top card of the stock or of the discard pile, then discard one. A card you took from the discard pile may not go straight back.

    Melds stay in your hand. Nothing is laid on the table while the hand is played.
rules-knockrummy-4 = Melds
rules-knockrummy-4-text =
    A set: three or four cards of one rank.

    A run: three cards or more of one suit that follow on.

    A card is part of one meld only. Everybody’s cards are divided so that least is left over.
rules-knockrummy-4-cards = 9C 9D 9S; 4H 5H 6H 7H; 7C 7D 7H 7S 8S 9S
rules-knockrummy-5 = Knocking
rules-knockrummy-5-text =
    { $knock_before_draw ->
        [on] You may knock instead of drawing, with the hand as it is: no card goes under, and all hands are shown. Once you have drawn you wait for your next turn.
       *[off] After drawing you may knock instead of discarding: pick the card that goes under, and all hands are shown.
    } { $limit ->
        [unlimited] It does not matter how much you have left over.
       *[other] You may have { $limit } left over at most.
    }

    { $layoff ->
        [on] The others may lay off what fits on the melds that you show, unless you have nothing left over.
       *[off] Nobody lays off, and nobody has another turn.
    }
rules-knockrummy-6 = Who is paid
rules-knockrummy-6-text =
    Whoever has least left over gets the difference from each of the others. If that is not you, though you knocked, you pay ten more. If another has as little as you, the other is paid, and you neither pay nor get anything.

    If several of those who did not knock have as little, { $tied_lowest ->
        [share_even] they share what is paid, and odd points are lost.
        [first] the first after you gets all that is paid.
        [each_in_full] each of them is paid in full by all the others.
       *[share] they share what is paid, and odd points go to the first after you.
    }

    With nothing left over it is rum, and everybody pays you twenty-five more. { $tied_rum ->
        [loses] If another has nothing left over either, the other is paid, and nobody pays for the rum.
       *[wins] Nobody can beat it or tie it.
    }
rules-knockrummy-7 = When the stock is out
rules-knockrummy-7-text =
    { $reshuffle_limit ->
        [0] There is no new stock at this table.
        [1] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one, once in a hand.
        [2] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one, twice in a hand at most.
       *[other] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one, { $reshuffle_limit } times in a hand at most.
    } { $stock_out ->
        [lowest_wins] When a card is needed and there is none, the lowest hand is paid as if it had won a knock. After { $turn_limit } turns each nobody scores.
       *[void] When a card is needed and there is none, or after { $turn_limit } turns each, the hand is void and nobody scores.
    }
rules-knockrummy-8 = Words of advice
rules-knockrummy-8-text =
    Nobody has much order in a hand that has just been dealt. A low hand can knock in its first turn, and often should.

    The more the others have drawn and taken, the lower you must be to dare.

    High cards that go with nothing are the first to go: anybody may knock at any time.
