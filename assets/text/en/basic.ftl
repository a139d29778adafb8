# The rules of Basic Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-basic = hand
rules-basic-1 = The aim
rules-basic-1-text =
    Be the first to get rid of every card. Whoever does scores what all the others still hold.

    The first to reach { $target_score } wins the match.
rules-basic-2 = Cards and deal
rules-basic-2-text =
    There are 52 cards. Two players are dealt ten cards each, three or four seven, five or six six. The next card is turned up and begins the discard pile; the rest is the stock.

    { $ace ->
        [both] The ace goes below the two or above the king, but never round the corner.
       *[low] The ace goes below the two, never above the king.
    } It counts 1, two to ten what they show, jack, queen and king 10.

    The deal passes to the left. After a hand in which nobody scores the same player deals again.
rules-basic-3 = Your turn
rules-basic-3-text =
    Draw the top card of the stock or of the discard pile. Then meld and lay off, if you can and like. Then discard one card.

    A card you took from the discard pile may not go straight back. One from the stock may.
rules-basic-4 = Melds
rules-basic-4-text =
    A set: three or four cards of one rank.

    A run: three cards or more of one suit that follow on.

    { $melds_per_turn ->
        [any] You may lay as many new melds in a turn as you hold.
       *[one] You may lay one new meld in a turn, and no more.
    } What lies on the table stays there.
rules-basic-4-cards = 9C 9D 9S; 4H 5H 6H 7H
rules-basic-5 = Laying off
rules-basic-5-text =
    Add as many single cards as you like to any meld on the table, whoever laid it: the fourth card of a set, or the next at either end of a run.

    { $layoff_after_own_meld ->
        [on] At this table you lay off only once you have a meld of your own.
       *[off] You need no meld of your own for it.
    }
rules-basic-5-cards = 9C 9D 9S 9H; 3H 4H 5H 6H 7H
rules-basic-6 = Going out
rules-basic-6-text =
    { $final_discard ->
        [required] You are out when you discard your last card. One card must be left for it.
       *[free] You are out as soon as your hand is empty, with a last discard or without one.
    }

    You score the cards that the others hold, all of them together. If you had laid nothing before and your whole hand goes in one turn, that is a rummy, and it counts twice.
rules-basic-7 = When the stock is out
rules-basic-7-text =
    { $recycle_limit ->
        [0] There is no new stock at this table. If you need a card and the stock is out, the hand is void and nobody scores.
       *[other] { $recycle ->
            [shuffle_keep_top] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one.
           *[turn_over] If you need a card and the stock is out, the discard pile is turned over as it lies. Those who remember what was thrown know what comes.
        }
    }

    { $recycle_limit ->
        [0] It is void after { $turn_limit } turns each, too.
        [1] That happens once in a hand. When the stock is out again, or after { $turn_limit } turns each, the hand is void and nobody scores.
        [2] That happens twice in a hand at most. When the stock is out once more, or after { $turn_limit } turns each, the hand is void and nobody scores.
       *[other] That happens { $recycle_limit } times in a hand at most. When the stock is out once more, or after { $turn_limit } turns each, the hand is void and nobody scores.
    }
rules-basic-8 = Words of advice
rules-basic-8-text =
    High cards that go with nothing are the first to go. If another is out, they are what you pay with.

    A meld in the hand is a secret; a meld on the table is safe. The more the others have laid, the better it is to be safe.

    Look at the table before you discard. What fits a meld there is better laid off than thrown.
