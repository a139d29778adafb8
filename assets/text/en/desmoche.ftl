# The rules of Desmoche, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-desmoche = deal
rules-desmoche-1 = The aim
rules-desmoche-1-text =
    Be the first to have ten cards in melds on the table. You always own nine, in your hand and in your melds: the tenth is one that was turned up, or that another had to throw.

    Everybody begins with { $units } units. After { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }, or as soon as somebody has nothing left, most units win the match.
rules-desmoche-2 = Cards and deal
rules-desmoche-2-text =
    One pack of 52. The ace is high or low, and no run goes round the corner.

    Nine cards are dealt to each, and nothing is turned up. Cards, turns and the deal go to the right.
rules-desmoche-2-cards = QS KS AS; AH 2H 3H
rules-desmoche-3 = The exchange
rules-desmoche-3-text =
    Before play everybody picks one card and gives it to the player on the right, face down. All choose before anybody sees the new card.
rules-desmoche-4 = Hands that win by themselves
rules-desmoche-4-text =
    { $peladilla ->
        [off] A peladilla wins nothing at this table.
       *[on] A peladilla wins at once: nine cards of nine ranks, of which no two of one suit are neighbours. An ace is a neighbour of the two and of the king.
    }{ $four_pairs ->
        [on] {" "}So do four pairs.
       *[off] { "" }
    }{ $one_colour ->
        [on] {" "}So do nine red cards or nine black ones.
       *[off] { "" }
    }

    It counts as you are dealt it and once more after the exchange. If several have such a hand, the first in turn wins.
rules-desmoche-4-cards = 2S 3H 4D 5C 6H 7D 8S TH QC
rules-desmoche-5 = Melds
rules-desmoche-5-text =
    A set: three or four cards of one rank.

    A run: three to ten cards of one suit that follow on.
rules-desmoche-5-cards = 8C 8D 8H; 4S 5S 6S 7S
rules-desmoche-6 = The card on offer
rules-desmoche-6-text =
    In your turn, turn up the top card of the stock. If it makes a meld with your cards, or joins one of yours, you may take it and lay it at once. In that turn more cards of the hand may be laid. Then you pay: you throw one card of your hand.

    A card that you leave, and one that you pay, is on offer to everybody else, one after the other to your right. Whoever takes it lays it at once and pays in turn.

    A card that nobody wants is dead. Whoever sits to the right of who put it there turns up the next.
rules-desmoche-7 = Your own melds
rules-desmoche-7-text =
    { $regrouping ->
        [off] Melds stay as they lie. You add to your own.
       *[on] In a turn in which you use a card, you may rearrange your own melds as you like, as long as all of them are melds when you are done. Pick the cards that you want to lay: if they are a meld with others of your own, they are laid with them.
    }

    Nobody touches the melds of another, or adds to them.
rules-desmoche-7-cards = 3C 4C 5C 6C; 6C 6D 6H
rules-desmoche-8 = Forcing
rules-desmoche-8-text =
    { $forcing ->
        [off] At this table nobody is forced: who leaves a card has left it.
       *[on] When you leave a card that fits a meld of yours as it lies, anybody else may demand that you use it. It is laid there, and you have to throw a card of your hand.
    }
rules-desmoche-9 = The end of a deal
rules-desmoche-9-text =
    The tenth card in melds wins at once, and nothing is thrown for it. Everybody else pays one unit; for a hand that won by itself, two.

    When the stock is out and its last card is dead, the deal is drawn. Its stakes stay on the table: whoever wins the next deal gets them as well.
rules-desmoche-10 = Words of advice
rules-desmoche-10-text =
    Do not give away what goes with what you have thrown yourself: the player on your right is asked first for most of your cards.

    Count to ten: three and three and four, or three and seven. Three runs of three and no room for a fourth card is a hand that waits for ever.

    Do not lay all you can. { $forcing ->
        [off] What lies on the table tells the others what you wait for.
       *[on] A meld on the table can be forced; cards in the hand cannot.
    }
