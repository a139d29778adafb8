# The rules of Rummy 500, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-rummy500 = hand
rules-rummy500-1 = The aim
rules-rummy500-1-text =
    Lay cards on the table, where they count for you. What you still hold when a hand ends counts against you. { $partners ->
        [on] With four at the table, partners sit opposite and add up their scores.
       *[off] Everybody plays alone.
    }

    When a hand ends and somebody has { $target_score } or more, the highest total wins. If two are level then, another hand decides.
rules-rummy500-2 = Cards and deal
rules-rummy500-2-text =
    There are 52 cards{ $jokers ->
        [on] { " " }and two jokers; five or more players use two such packs.
       *[off] ; five or more players use two packs.
    } The ace goes below the two or above the king, never round the corner.

    Two players are dealt thirteen cards each, more players seven. The next card is turned up and begins the row of discards; the rest is the stock. The deal passes to the left.
rules-rummy500-3 = Your turn
rules-rummy500-3-text =
    First draw: the top card of the stock, or reach into the row.

    Then meld and lay off as you like, in any order.

    Then discard one card onto the row, unless your hand is empty already.
rules-rummy500-4 = Reaching into the row
rules-rummy500-4-text =
    The row lies open, the oldest card first. You may take any card of it, with every card that lies on top of it.

    { $top_must_be_used ->
        [on] The deepest card you take must be melded or laid off in the same turn. That goes for the top card, too.
       *[off] The top card alone may be kept, but not thrown in the same turn. If you reach deeper, the deepest card must be melded or laid off in that turn.
    } The others are yours to keep. A card for which you have no use cannot be reached for.
rules-rummy500-4-cards = ; 7D 8D 9D
rules-rummy500-5 = Melds
rules-rummy500-5-text =
    A set: three or four cards of one rank, each of another suit.

    A run: three cards or more of one suit that follow on.

    { $jokers ->
        [on] A joker stands in for any card, but a meld needs one natural card at least. In a set it stands for the rank, and any missing suit may still be laid beside it. In a run the order in which you pick the cards says what it stands for.

            { $joker_exchange ->
                [on] Whoever holds the card that a joker stands for may put it there, in a set any missing suit, and must play the joker in the same move.
               *[off] What lies on the table stays there.
            }
       *[off] There are no jokers at this table. What lies on the table stays there.
    }
rules-rummy500-5-cards = KS KH KC; 4H 5H 6H; 8C 9C JK
rules-rummy500-6 = Laying off
rules-rummy500-6-text =
    Add single cards to any meld on the table, yours or another’s: the missing card of a set, or the next at either end of a run. Nothing has to be laid before.

    The card counts for you, wherever it lies. { $rummy_call ->
        [on] If somebody throws a card that fits a meld, or that makes a meld with cards of the row, the others may call rummy before the next draw. Of those who call the first after the thrower lays it and scores it, where it counts most.
       *[off] { "" }
    }
rules-rummy500-6-cards = KS KH KC KD; 3H 4H 5H 6H
rules-rummy500-7 = The end of a hand
rules-rummy500-7-text =
    A hand ends as soon as somebody has no cards left, with a discard or without one. Going out earns nothing by itself.

    When the stock is out, you may still reach into the row. Whoever does not want to stops the hand. It also ends after { $turn_limit } turns each.
rules-rummy500-8 = Scoring
rules-rummy500-8-text =
    Two to nine count what they show, ten to king 10, an ace { $jokers ->
        [on] and a joker 15.
       *[off] 15.
    } An ace below the two counts 1.

    You score what you have laid on the table, less what is left in your hand, melds or not. A score may fall below zero.
rules-rummy500-8-cards = QS KS AS; AH 2H 3H
rules-rummy500-9 = Words of advice
rules-rummy500-9-text =
    A deep reach fills the hand. It pays while the others hold many cards, and costs when one of them is nearly out.

    Look at what you throw with the row beside it: two cards of a run in the row wait for the third.

    Aces and pictures are worth most on the table and hurt most in the hand.
