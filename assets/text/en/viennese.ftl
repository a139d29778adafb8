# The rules of Viennese Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-viennese = deal
rules-viennese-1 = The aim
rules-viennese-1-text =
    Gather your hand into figures, sets and runs, and keep little beside them: what fits into none counts against you when somebody calls.

    Whoever has { $out_at } points or more is out of the match. The last one in wins.
rules-viennese-2 = Cards and deal
rules-viennese-2-text =
    Two packs of 52 cards and { $jokers ->
        [6] six jokers, 110 cards in all.
       *[2] one joker for each, 106 cards in all.
    } Everybody is dealt { $hand ->
        [13] thirteen cards, and the dealer gets a fourteenth.
       *[10] ten cards, and the dealer gets an eleventh.
    }

    The dealer begins: without a draw, with a discard that starts the pile, and without a call. The turn and the deal pass to the left.
rules-viennese-3 = Your turn
rules-viennese-3-text =
    Draw the top card of the stock or of the discard pile, then discard one. A card you took from the discard pile may not go straight back in that turn.

    Figures stay in your hand. Nothing is laid on the table before the end.
rules-viennese-4 = Figures
rules-viennese-4-text =
    A set: three or four cards of one rank, each of another suit. Two cards that look alike are never in one set.

    A run: three cards or more of one suit that follow on. The ace stands below the two or above the king, never between the two.
rules-viennese-4-cards = 9C 9D 9H; QS KS AS
rules-viennese-5 = Jokers
rules-viennese-5-text =
    A joker stands for any card, also beside another joker. { $naturals ->
        [1] Every figure needs at least one natural card: one of them and two jokers are a figure.
       *[2] Every figure needs at least two natural cards: two of them and a joker are a figure, one of them and two jokers are not.
    }
rules-viennese-5-cards = 5H JK 7H
rules-viennese-6 = Romme
rules-viennese-6-text =
    If all your cards but one are in figures after drawing, pick that one and call Romme. The deal ends at once, and you count nothing.

    The others count what is not in figures. { $romme_double ->
        [on] Their points are doubled.
       *[off] It counts once, however it ended.
    } Nobody lays off on your figures.
rules-viennese-7 = Knocking
rules-viennese-7-text =
    If what is left beside your figures counts { $knock_limit } or less once you have discarded, you may knock with that discard. Your hand is shown, and what it counts is named.

    { $extra_turn ->
        [off] At this table the deal ends with the knock, and all show.
       *[on] Each of the others then has exactly one turn more, in order: draw and discard as ever. Nobody knocks again in it or calls Romme. Then all show.
    } Nobody lays off on another’s figures.

    You need not call when you could. Waiting for Romme may be worth it, or dear.
rules-viennese-8 = What counts
rules-viennese-8-text =
    Everybody’s cards are divided so that the least is left over, and what is left over counts against its holder: two to ten what they show, jack, queen and king 10, an ace 11, a joker 20. There is no limit to it.

    { $overtaken ->
        [off] A knocker counts what is left over, whoever has fewer.
       *[on] If anybody has fewer points left over than the knocker, the knocker counts ten more.
    }
rules-viennese-9 = Who is out
rules-viennese-9-text =
    Whoever reaches { $out_at } points is dealt no more cards, and the turn passes by. { $re_entry ->
        [on] The first time you come back instead, with the highest total of those who are still in, as long as there are two of them at least. The second time you are out for good.
       *[off] Nobody comes back.
    }

    When only one is left, the match is won. If the last ones go out together, the lowest total among them wins, and equal totals share.
rules-viennese-10 = When the stock is out
rules-viennese-10-text =
    { $reshuffles ->
        [0] If you need a card and the stock is out, the deal ends, and everybody counts.
        [1] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one. The second time the deal ends, and everybody counts.
       *[other] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one. The third time the deal ends, and everybody counts.
    } So it does after { $turn_limit } turns each.
rules-viennese-11 = Words of advice
rules-viennese-11-text =
    Never throw a joker, and take one that lies open: left over beside a figure it slips into it, so it hardly ever counts against you.

    Throw dear cards early. A knock may come before you have had three turns.

    Stay in rather than win a deal: a few points every time are better than one bad hand.
