# The rules of Tonk, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-tonk = deal
rules-tonk-1 = The aim
rules-tonk-1-text =
    Hold little. Lay spreads, add cards to those of anybody, and be rid of your hand, or hold least when hands are compared.

    Every deal is settled in stakes. Everybody begins with { $units } units; after { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }, or as soon as somebody has nothing left, most units win the match.
rules-tonk-2 = Cards and deal
rules-tonk-2-text =
    { $jokers ->
        [on] There are 52 cards and two jokers, which stand for any card of a spread. A joker in the hand counts 10.
       *[off] There are 52 cards.
    } The ace is low and counts 1. Two to ten count what they show, jack, queen and king 10.

    { $cards ->
        [7] Seven cards
       *[5] Five cards
    } are dealt to each. The next one is turned up and begins the discard pile; the rest is the stock. The deal passes to the left.
rules-tonk-3 = A hand that ends the deal
rules-tonk-3-text =
    { $cards ->
        [7] Whoever is dealt 69 or 70
       *[5] Whoever is dealt 49 or 50
    }{ $low_hands ->
        [on] {" "}or no more than 15
       *[off] { "" }
    } has a tonk: the hand is shown at once, and everybody else pays a double stake.

    If two have such a hand, nobody pays, and the next deal follows.
rules-tonk-3-cards = TC JD QH KS KC
rules-tonk-4 = Your turn
rules-tonk-4-text =
    You may knock before you draw, and not after it. Otherwise draw the top of the stock or of the discard pile, lay what you like, and discard one card.

    { $use_taken ->
        [on] A card of the discard pile is taken only if it is laid in that very turn.
       *[off] A card of the discard pile may be kept, or thrown back.
    }
rules-tonk-5 = Spreads and hits
rules-tonk-5-text =
    A spread is a set of three or four cards of one rank, or a run of three cards or more of one suit. Lay as many as you like.

    A hit is a card that you add to a spread on the table, whoever laid it. { $hits ->
        [free] It does nothing to its owner.
        [add_up] Whoever is hit by another may not knock in the next turn; each further hit adds one turn.
       *[bar] Whoever is hit by another may not knock in the next turn.
    }

    Cards on the table count no more, and cards in the hand all count: also those that would make a spread.
rules-tonk-5-cards = 7C 7D 7H; 3S 4S 5S; KC QD
rules-tonk-6 = Going out
rules-tonk-6-text =
    If you lay your last card and throw none, it is a tonk: everybody else pays you a double stake.

    If you throw your last card, everybody else pays you a single stake.
rules-tonk-7 = Knocking
rules-tonk-7-text =
    Knock, and all hands are compared at once. If yours alone is lowest, everybody else pays you a stake.

    If anybody holds as little as you, or less, you are caught: you pay a double stake to each of them. All others neither pay nor get anything.
rules-tonk-8 = When the stock is out
rules-tonk-8-text =
    If you would draw and there is no card, the hands are compared. The lowest gets a stake from each; if two hold least, nobody pays.

    A unit that you do not have is owed all the same: a total may end below nought.
rules-tonk-9 = Words of advice
rules-tonk-9-text =
    To be caught costs twice what a knock brings. Knock when you are all but sure.

    Look at the number of cards that the others hold: two cards come to thirteen on average, five to more than thirty.

    { $hits ->
        [free] Keep low cards, and throw kings first.
       *[other] Hit the spread of whoever looks ready to knock rather than your own.
    }
