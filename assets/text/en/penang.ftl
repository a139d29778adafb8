# The rules of Penang Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-penang = deal
rules-penang-1 = The aim
rules-penang-1-text =
    Be rid of your cards, or still be able to play when nobody else is. There is no draw and no discard: you live on the cards that you were dealt.

    Cards left in the hand are penalty points. { $end_mode ->
        [deals] Fewest points after { $deals ->
            [1] one deal
           *[other] { $deals } deals
        } win the match.
       *[points] As soon as somebody has { $target_score }, fewest points win the match.
    }
rules-penang-2 = Cards and deal
rules-penang-2-text =
    Up to four play with two packs and { $jokers ->
        [8] eight
       *[6] six
    } jokers, five with three packs and { $jokers ->
        [8] twelve
       *[6] nine
    }. Two or three players are dealt 25 cards each, four or five 20. The rest is put aside, and nobody ever sees it.

    { $dealer ->
        [loser] Whoever lost most in a deal
       *[winner] Whoever won a deal
    } deals the next one. The player left of the dealer begins.
rules-penang-3 = Melds
rules-penang-3-text =
    A set is three or more cards of one rank; the same card may lie in it twice. A run is three or more cards of one suit that follow on, the ace below the two or above the king.

    A joker stands for any card.
rules-penang-3-cards = 7C 7D 7D; JH QH KH AH; 4S JK 6S
rules-penang-4 = The passport
rules-penang-4-text =
    Your first play is a meld of your own, the passport. { $passport ->
        [run] It has to be a run.
        [natural] No joker lies in it.
        [natural_run] It has to be a run, and no joker lies in it.
       *[any] Any meld will do.
    } With it you may lay off on all melds of the table, in the same turn too.

    Whoever has no passport to lay in the first turn is dead at once.
rules-penang-5 = Your turn
rules-penang-5-text =
    Put at least one card on the table: lay melds, or lay cards off on any meld, as many as you like. Then end your turn.

    Whoever could play may not pass. Whoever cannot is dead: the hand lies face down, and the turns go on without its owner.
rules-penang-5-cards = 9C 9D 9S 9H; 3D 4D 5D 6D
rules-penang-6 = Jokers on the table
rules-penang-6-text =
    With a passport you may put the card for which a joker stands in its place. The joker comes into your hand, and you play it when you like.

    The exchange alone is not the card that your turn asks for.
rules-penang-6-cards = 4H 5H JK
rules-penang-7 = The end of a deal
rules-penang-7-text =
    Whoever lays the last card of the hand calls game, and wins the deal.

    When all others are dead, the last player goes on alone, until the hand is empty or nothing can be played. Then the lowest hand wins the deal.
rules-penang-8 = Counting
rules-penang-8-text =
    The winner counts nothing, and so do all who hold as little. The others count what they hold: jokers 20, aces 15, king, queen and jack 10, the rest what they show.
rules-penang-8-cards = JK; AS; KD 7C
rules-penang-9 = Words of advice
rules-penang-9-text =
    One card in a turn is enough. What you could lay off is what you live on: spend it slowly, and keep melds for the turns in which nothing else is left.

    Every meld on the table is a place for the cards of others. But look at their hands: who holds few cards may be out before you have laid yours.

    A joker fits nearly everywhere. It is your last breath, and costs 20 if you keep it.
