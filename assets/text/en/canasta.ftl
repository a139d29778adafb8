# The rules of Canasta, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-canasta = hand
rules-canasta-1 = The aim
rules-canasta-1-text =
    Where four play, partners sit across and have their melds together; two or three play alone. Make long melds: seven cards of a rank are a canasta.

    The side that has { $target_score } points after a hand wins, and with both beyond it the higher total.
rules-canasta-2 = Cards and deal
rules-canasta-2-text =
    Two packs with four jokers, 108 cards. Jokers and twos are wild. Suits do not matter.

    { $hand ->
        [eleven] Eleven cards are dealt to each.
        [thirteen] Thirteen cards are dealt to each.
        [fifteen] Fifteen cards are dealt to each.
       *[usual] Four players are dealt eleven cards each, three thirteen, and two fifteen.
    } One more is turned up. Where that is wild or a red three, more are turned on top of it, and the pile is frozen.
rules-canasta-2-cards = JK 2S; KC
rules-canasta-3 = Red threes
rules-canasta-3-text =
    A red three is no card to play. It is laid before you as soon as you hold it, and you draw another one for it.

    One that comes with the pile is laid aside as well, and nothing is drawn for it.
rules-canasta-3-cards = 3D 3H; 3H
rules-canasta-4 = Melds
rules-canasta-4-text =
    Three or more cards of a rank from four up to the ace. Two of them at least are natural, three at the most are wild.

    A side has one meld of each rank. Partners add to each other’s; nobody adds to melds of another side.

    Seven cards are a canasta: natural without a wild, mixed with one. It may grow; a wild makes a natural one mixed.

    Three or four black threes are laid only by who goes out with them, without a wild.
rules-canasta-4-cards = KC KD 2S; 9C 9D 9H; 9C 9D 9H 9S 9C 9D JK; 3C 3S 3C
rules-canasta-5 = Opening
rules-canasta-5-text =
    The first melds of a side in a hand are laid in one go and have to count enough. { $opening ->
        [high] That is 125, from a total of 3000 on 155, from 5000 on 180.
       *[usual] That is 50, from a total of 1500 on 90, from 3000 on 120, and 15 below nought.
    }

    Jokers count 50, twos and aces 20, kings to eights 10, sevens to fours and black threes 5.
rules-canasta-6 = The pile
rules-canasta-6-text =
    Instead of drawing you may take the pile, all of it, by melding its top card at once. What lies below comes to your hand then, so that only the top and cards of your hand count to open with.

    { $pile ->
        [frozen] At this table it is always frozen: it takes two natural cards of your hand of the rank of its top.
       *[open] Two natural cards of your hand take it. Once your side has opened a natural card and a wild one do, too, and so does a meld of your side that the top fits.
    }

    { $pile ->
        [frozen] Wilds and red threes in it change nothing.
       *[open] A wild or a red three in it freezes it for all: then only two natural cards of your hand take it.
    }

    A wild or a black three on top keeps it from being taken. With one card in hand you do not take a pile of one.
rules-canasta-7 = Your turn
rules-canasta-7-text =
    Draw { $draw ->
        [one] a card
        [two] two cards
       *[usual] a card, or two where two play,
    } or take the pile. Meld what you like and add to melds of your side. Then discard one card.

    A black three stops the next player. A wild freezes the pile.

    As long as you may not go out, a card stays in your hand.
rules-canasta-8 = Going out
rules-canasta-8-text =
    You go out by laying or discarding your last card. Your side needs { $canastas ->
        [one] a canasta
        [two] two canastas
       *[usual] a canasta, or two where two play,
    } for it.

    { $ask ->
        [off] Partners are not asked.
       *[on] You may ask your partner first. After a yes you have to go out in that turn, after a no you must not.
    }

    Who had laid nothing and lays the whole hand in one turn, with a canasta in it and nothing on melds of the partner, goes out concealed.

    When the stock is out, play goes on as long as each player takes the pile; who can add its top to a meld has to, unless it is frozen. If the last card is a red three, its drawer melds, and the hand ends without a discard.
rules-canasta-9 = What counts
rules-canasta-9-text =
    Cards on the table count for a side, cards in hand against it. A natural canasta counts 500, a mixed one 300, going out 100, and concealed 200.

    A red three counts 100, all four of one side 800. Against a side without a meld they count as much.
rules-canasta-10 = Words of advice
rules-canasta-10-text =
    The pile wins the hand: who takes the first large one has the cards for canastas. Open with few cards.

    Keep pairs, and black threes for the moment at which the pile is large.

    Freeze it with a wild when the others are open and you are not.
