# The rules of Contract Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

rules-contractrummy-1 = The aim
rules-contractrummy-1-text =
    Seven rounds, seven contracts of sets and runs. Lay the contract of the round all at once, then get rid of your other cards. What you still hold when somebody goes out counts against you.

    After seven rounds the lowest total wins; equal totals share the match.
rules-contractrummy-2 = Cards and deal
rules-contractrummy-2-text =
    Three or four play with two packs, five to eight with three. { $few_jokers ->
        [on] There is one joker with two packs, and there are two with three.
       *[off] There is one joker fewer than there are players.
    } Jokers are wild{ $deuces_wild ->
        [on] , and so are twos.
       *[off] .
    }

    Everybody is dealt ten cards, from round { $twelve_from } on twelve. The next card is turned up; the rest is the stock. The seat to the left of the dealer begins, and the deal goes round to the left.
rules-contractrummy-3 = Your turn
rules-contractrummy-3-text =
    The newest discard is offered to you first. Take it, or decline it and draw from the stock.

    Then lay the contract if you have it, or lay off if you are down.

    Then discard one card.
rules-contractrummy-4 = Asking for a discard
rules-contractrummy-4-text =
    When the player to move lets the discard go by, the others may have it, but for whoever threw it. The first to their left who wants it takes it, with one more card from the stock as the price.

    Nothing is discarded for it, and nothing is laid before your own turn. You may buy as often as you like, down or not.
rules-contractrummy-5 = Sets and runs
rules-contractrummy-5-text =
    A set: three cards or more of one rank, of any suits, the same card twice if you have it.

    A run: four cards or more of one suit that follow on. The ace stands below the two or above the king; a run may go from ace to ace, but none goes round the corner.

    { $naturals ->
        [majority] A meld needs more natural cards than wild ones.
       *[two] A meld needs two natural cards.
    } The order in which you pick the cards says what a wild card stands for.
rules-contractrummy-5-cards = QS QH JK; 5C 6C 7C 8C; 3H JK 5H 6H
rules-contractrummy-6 = The contracts
rules-contractrummy-6-text =
    1. Two sets. 2. One set, one run. 3. Two runs. 4. Three sets. 5. Two sets, one run. 6. One set, two runs. 7. Three runs.

    In the last round the three runs must use up your whole hand. Laying them is going out; nothing is discarded.
rules-contractrummy-7 = Going down
rules-contractrummy-7-text =
    The contract goes down all at once, exactly as many sets and runs as it names{ $exact_sizes ->
        [on] , sets of three and runs of four. Only in the last round may they be longer.
       *[off] , each as long as you like.
    }

    { $joined_runs ->
        [on] Two runs of one contract may be of the same suit, also if one goes on where the other ends.
       *[off] Two runs of one contract may be of the same suit if they overlap or leave a gap, but not if one goes on where the other ends.
    }

    There are no further melds in that round, only cards laid off.
rules-contractrummy-7-cards = ; 3H 4H 5H 6H, 8H 9H TH JH
rules-contractrummy-8 = Laying off and jokers
rules-contractrummy-8-text =
    { $lay_off_from ->
        [same_turn] As soon as you are down
       *[next_turn] From the turn after you went down
    } you may add cards to any meld on the table: to a set by rank, to a run at either end.

    You may also put the very card that a joker stands for in its place, out of a run. { $freed_joker ->
        [anywhere] The joker goes onto any meld at once.
       *[same_run] The joker moves to either end of the same run.
    } Jokers in sets stay.
rules-contractrummy-9 = The end of a round
rules-contractrummy-9-text =
    A round ends as soon as somebody has no cards left, with a discard or without one.

    When the stock runs out, all discards but the top are shuffled into a new one. After { $turn_limit } turns each the round ends, and everybody counts.
rules-contractrummy-10 = Scoring
rules-contractrummy-10-text =
    Cards left in hand count against you: an ace 15, a joker { $deuces_wild ->
        [on] or a two 15
       *[off] 15
    }, king, queen, jack and ten 10, the others what they show.
rules-contractrummy-11 = Words of advice
rules-contractrummy-11-text =
    A bought card is two cards. In the last round they all have to go down, so buy what belongs to a run.

    Keep your jokers for the runs. A set finds its third card by itself.

    Once somebody is down, dear cards are the first to go.
