# The rules of Conquian, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-conquian = hand
rules-conquian-1 = The aim
rules-conquian-1-text =
    Be the first to have { $hand ->
        [9] ten
       *[10] eleven
    } cards in melds on the table, one more than you are dealt: the last one has to be turned up, or thrown by the other.

    The oldest of all rummies in the West. A drawn card never goes into a hand: it is used at once, or left.
rules-conquian-2 = Cards and deal
rules-conquian-2-text =
    A pack of 52 without eights, nines and tens: forty cards. Seven and jack are neighbours. The ace is low, below the two.

    You are dealt { $hand ->
        [9] nine cards each, the other 22
       *[10] ten cards each, the other twenty
    } are the stock. Nothing is turned up yet. The deal alternates, and whoever did not deal begins.
rules-conquian-2-cards = 6C 7C JC QC; AH 2H 3H
rules-conquian-3 = Melds
rules-conquian-3-text =
    A set: three or four cards of one rank.

    A run: three to eight cards of one suit that follow on.
rules-conquian-3-cards = KD KH KS; 5S 6S 7S JS
rules-conquian-4 = The card on offer
rules-conquian-4-text =
    Turn up the top card of the stock. It is on offer, first to you, then to the other.

    Whoever wants it takes it and lays it at once, with cards of the hand as a new meld or on melds of their own. In that turn more cards of the hand may be laid. Then one card of the hand is thrown.

    The card that was thrown is on offer to the other alone.

    A card that was refused by all is dead. Whoever refused last turns up the next one.
rules-conquian-5 = Your own melds
rules-conquian-5-text =
    In a turn in which you use a card, you may rearrange your own melds as you like, as long as all of them are melds when you are done. Take a card from a meld of four, or divide a long run.

    Pick the cards that you want to lay: if they are a meld with others of your own on the table, they are laid with them.

    Nobody touches the melds of the other, or adds to them.
rules-conquian-5-cards = 3C 4C 5C 6C; 6C 6D 6H
rules-conquian-6 = Forcing
rules-conquian-6-text =
    { $forcing ->
        [off] At this table nobody is forced: who leaves a card has left it.
       *[on] When you leave a card that fits a meld of yours as it lies, the other may demand that you use it. It is laid there, and you have to throw a card of your hand. Your own discard may be demanded to be used in the same way.
    }

    { $forcing ->
        [off] So it does not matter what your melds would take.
       *[on] It is the sharpest knife of the game: a hand that has to throw a card of a pair is a hand less.
    }
rules-conquian-7 = The end of a hand
rules-conquian-7-text =
    { $hand ->
        [9] The tenth
       *[10] The eleventh
    } card on the table wins at once, and no card is thrown.

    An empty hand is not enough: with { $hand ->
        [9] nine
       *[10] ten
    } cards on the table you wait for one that fits them.

    When the last card of the stock is dead, the hand is drawn. { $carry ->
        [off] It counts for nobody.
       *[on] Its stake is carried to the next hand, which counts double; after two drawn hands it counts three times, and so on.
    }
rules-conquian-8 = What counts
rules-conquian-8-text =
    { $count ->
        [pips] The winner of a hand counts what the other still holds: aces 15, pictures 10, all others what they show. Cards on the table count nothing.
       *[units] A hand is worth one unit to whoever wins it. Cards do not count.
    }

    { $match ->
        [units] The match has { $hands } hands. Whoever has most then has won.
       *[best_of] { $count ->
            [pips] The first with { $goal } points has won the match.
           *[units] The match is the best of { $hands }: whoever has more than half of the units has won it.
        }
    }
rules-conquian-9 = Words of advice
rules-conquian-9-text =
    Do not lay all you can. A meld on the table can be forced; cards in the hand cannot.

    Count to { $hand ->
        [9] ten
       *[10] eleven
    }: three and four and four, or three and eight. Two runs of one suit block each other, and no set goes beyond four.

    Keep a meld that grows at both ends for the last card, and see which cards are dead already.
