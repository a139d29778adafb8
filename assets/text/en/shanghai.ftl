# The rules of Shanghai Rum, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

rules-shanghai-1 = The aim
rules-shanghai-1-text =
    Ten rounds, ten contracts of sets and runs. Lay the contract of the round all at once, then get rid of your other cards. What you still hold when somebody goes out counts against you.

    After ten rounds the lowest total wins; equal totals share the match.
rules-shanghai-2 = Cards and deal
rules-shanghai-2-text =
    { $packs ->
        [by_players] Three or four play with two packs, five or six with three, seven or eight with four.
        [2] However many play, there are two packs.
        [3] However many play, there are three packs.
       *[4] However many play, there are four packs.
    } Each pack has two jokers. Jokers are wild{ $twos_wild ->
        [on] , and so are twos.
       *[off] .
    }

    Everybody is dealt eleven cards in every round. The next card is turned up; the rest is the stock. The seat to the left of the dealer begins, and the deal goes round to the left.
rules-shanghai-3 = Your turn
rules-shanghai-3-text =
    The newest discard is offered to you first. Take it, or decline it and draw from the stock.

    Then lay the contract if you have it, or lay off if you are down.

    Then discard one card, unless your hand is empty already.
rules-shanghai-4 = Buying
rules-shanghai-4-text =
    When the player to move lets the discard go by, the others may buy it, but for whoever threw it. The nearest to their left who wants it is served. The price is one more card from the stock; nothing is discarded for it.

    You may buy three times a round, in the last two rounds four times{ $down_may_buy ->
        [on] , also when you are down.
       *[off] , as long as you are not down.
    } What you have bought stays in your hand until your own turn.
rules-shanghai-5 = Sets and runs
rules-shanghai-5-text =
    A set: three cards or more of one rank, of any suits, the same card twice if you have it.

    A run: four cards or more of one suit that follow on. The ace stands below the two or above the king, and no run goes round the corner.

    { $wild_limit ->
        [by_size] A meld of up to four cards takes one wild card, from five cards on two, from seven three, from ten four.
       *[naturals] A meld never has more wild cards than natural ones.
    } The order in which you pick the cards says what a wild card stands for.
rules-shanghai-5-cards = QS QH JK; 5C 6C 7C 8C; 3H JK 5H 6H
rules-shanghai-6 = The contracts
rules-shanghai-6-text =
    1. Two sets of three. 2. A set of three, a run of four. 3. Two runs of four. 4. Three sets of three. 5. A set of three, a run of seven.

    6. Two sets of three, a run of five. 7. Three runs of four. 8. A set of three, a run of ten. 9. Three sets of three, a run of five. 10. Three runs of five.

    The last four ask for more cards than you are dealt.
rules-shanghai-7 = Going down and laying off
rules-shanghai-7-text =
    The contract goes down all at once, exactly as many sets and runs as it names, none shorter than it says; longer ones are welcome. There are no further melds in that round, only cards laid off.

    { $lay_off_from ->
        [next_turn] From the turn after you went down you may add cards to any meld on the table: to a set by rank, to a run at either end.
       *[same_turn] As soon as you are down you may add cards to any meld on the table: to a set by rank, to a run at either end. { $last_deal_waits ->
            [on] In the last round that waits for your next turn.
           *[off] So it is in the last round, too.
        }
    }
rules-shanghai-8 = Taking a joker
rules-shanghai-8-text =
    Once you are down, or as you go down, you may swap the very card a joker stands for against that joker, out of any run. The joker goes on the table at once. Jokers in sets stay.

    As you go down it becomes part of the contract that you are laying. { $lay_off_from ->
        [next_turn] On a meld of the table it goes from your next turn on.
       *[same_turn] On a meld of the table it goes as soon as you are down, in the last round from your next turn on.
    }
rules-shanghai-9 = The end of a round
rules-shanghai-9-text =
    A round ends as soon as somebody has no cards left, with a discard or without one.

    When the stock runs out, all discards but the top are shuffled into a new one. After { $turn_limit } turns each the round ends, and everybody counts.
rules-shanghai-10 = Scoring
rules-shanghai-10-text =
    Cards left in hand count against you: { $twos_wild ->
        [on] three to nine 5, { $two_value ->
            [5] a two 5
            [20] a two 20
           *[as_joker] a two what a joker counts
        }
       *[off] two to nine 5
    }, ten to king 10, an ace 15, a joker { $joker_value }.

    Whoever gets rid of a whole hand in one turn, with nothing on the table before it, goes out blind: twenty-five come off that player’s total, fifty if no wild card was among them.
rules-shanghai-11 = Words of advice
rules-shanghai-11-text =
    Three buys are six cards. In the short contracts they are a burden, in the long ones you cannot do without them.

    A long run grows from both ends. Keep the middle, and let jokers close the gaps.
