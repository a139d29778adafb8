# The rules of Three Thirteen, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-threethirteen = deal
rules-threethirteen-1 = The aim
rules-threethirteen-1-text =
    In each deal another rank is wild. Gather your whole hand into melds: what fits into none counts against you when somebody goes out.

    The lowest total after the last deal wins. { $tie ->
        [extra_deal] If two are level then, one more deal like the last decides.
       *[share] Equal totals share the win.
    }
rules-threethirteen-2 = Cards and deal
rules-threethirteen-2-text =
    Two play with { $packs_for_two ->
        [1] one pack
       *[other] two packs
    } of 52 cards, three or four with two packs, five or six with three, more with four. { $jokers ->
        [0] There are no jokers.
       *[other] { $jokers } jokers are added, which are always wild.
    }

    { $direction ->
        [down] In the first deal you get thirteen cards, then one fewer each deal, down to { $fewest }.
        [up_down] In the first deal you get { $fewest } cards, then one more each deal, up to thirteen, and from there down to { $fewest } again.
       *[up] In the first deal you get { $fewest } cards, then one more each deal, up to thirteen.
    } The next card is turned up and begins the discard pile. The seat left of the dealer begins, and the deal passes to the left.
rules-threethirteen-3 = What is wild
rules-threethirteen-3-text =
    The rank that is as high as the hand is large is wild in that deal: with five cards the fives, with ten the tens, with eleven the jacks, with twelve the queens and with thirteen the kings.

    A wild card stands for any card of any suit, also for itself. { $naturals ->
        [two] Every meld needs at least two cards that are what they stand for.
       *[none] A meld may have any number of them, and may be wild cards alone.
    }

    The wild cards of the deal bear a bee in your hand.
rules-threethirteen-4 = Melds
rules-threethirteen-4-text =
    A set: three cards or more of one rank. Two cards may be the same.

    A run: three cards or more of one suit that follow on. { $ace ->
        [both] The ace goes below the two or above the king, never both.
       *[low] The ace goes below the two, never above the king.
    }
rules-threethirteen-4-cards = 9C 9D 9D; 4H 5H 6H 7H
rules-threethirteen-5 = Your turn
rules-threethirteen-5-text =
    Draw the top card of the stock or of the discard pile, then discard one. { $return_taken ->
        [on] A card you took from the discard pile may go straight back.
       *[off] A card you took from the discard pile may not go straight back.
    }

    Melds stay in your hand. Nothing is laid on the table while the deal is played.
rules-threethirteen-6 = Going out
rules-threethirteen-6-text =
    If all your cards but one are in melds after drawing, pick that one and go out. Your hand is shown.

    Each of the others then has exactly one turn more, in order: draw and discard as ever. { $layoff_at_end ->
        [on] After that each of them in order may lay off on your melds whatever fits: to a set by rank, to a run at either end.
       *[off] Nobody lays off on your melds.
    } Whoever has melded everything by then has nothing left over either.
rules-threethirteen-7 = What counts
rules-threethirteen-7-text =
    Everybody’s cards are divided so that the least is left over, and what is left over is counted. Whoever went out has nothing.

    An ace counts { $ace_value }, two to ten what they show, jack, queen and king 10. { $wild_value ->
        [15] A wild card counts 15.
        [20] A wild card counts 20.
       *[printed] A wild card counts what it shows.
    } A joker counts 20.
rules-threethirteen-8 = When the stock is out
rules-threethirteen-8-text =
    { $reshuffles ->
        [0] If you need a card and the stock is out, the deal ends, and everybody counts.
        [1] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one. The second time the deal ends, and everybody counts.
       *[other] If you need a card and the stock is out, the discard pile but for its top card is shuffled into a new one. The third time the deal ends, and everybody counts.
    } So it does after { $turn_limit } turns each.
rules-threethirteen-9 = Words of advice
rules-threethirteen-9-text =
    Never throw what is wild, and take it when it lies open: with two wild cards any third card is a meld.

    In the first deals somebody is out within a turn or two. Do not hold dear cards for long.

    In your last turn think only of what is left over.
