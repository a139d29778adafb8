# The rules of Chinchón, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-chinchon = deal
rules-chinchon-1 = The aim
rules-chinchon-1-text =
    Gather your seven cards into melds, sets and runs, and close: what is in no meld then counts against everybody who holds it.

    Whoever has more than { $out_above } points is out of the match. The last one in wins.
rules-chinchon-2 = Cards and deal
rules-chinchon-2-text =
    { $cards ->
        [48] A Spanish pack of 48 cards: coins, cups, swords and clubs, each from the ace to nine, then sota (10), caballo (11) and rey (12).
       *[40] A Spanish pack of 40 cards: coins, cups, swords and clubs, each from the ace to seven, then sota (10), caballo (11) and rey (12). There is no eight and no nine, so the sota follows the seven.
    } { $jokers ->
        [2] Two jokers are added to each pack.
       *[0] There are no jokers.
    } Five players and more take two packs.

    Everybody is dealt seven cards, and one is turned up. Turns and the deal go to the { $direction ->
        [clockwise] left.
       *[anticlockwise] right, as in Spain.
    }
rules-chinchon-3 = Your turn
rules-chinchon-3-text =
    Draw the top card of the stock or of the discard pile, then discard one. Melds stay in your hand: nothing is laid on the table before somebody closes.

    When the stock is out, the discard pile but for its top card is shuffled into a new one.
rules-chinchon-4 = Melds
rules-chinchon-4-text =
    A set: three or four cards of one rank. With two packs it may be more, and cards that look alike may lie together.

    A run: three to seven cards of one suit that follow on. The ace stands below the two, never above the rey.
rules-chinchon-4-cards = 4O 4C 4B; 6E 7E 10E
rules-chinchon-5 = Wild cards
rules-chinchon-5-text =
    { $coin_ace ->
        [plain] { $jokers ->
            [2] A joker stands for any card. The ace of coins is an ace like any other.
           *[0] No card is wild at this table. The ace of coins is an ace like any other.
        }
       *[wild] { $jokers ->
            [2] The ace of coins and the jokers stand for any card.
           *[0] The ace of coins stands for any card.
        }
    } A meld takes one wild at most, beside two natural cards. An ace of coins in its own place, as an ace, is natural.
rules-chinchon-5-cards = 5B 1O 7B
rules-chinchon-6 = Closing
rules-chinchon-6-text =
    After drawing you may close with your discard, if { $loose ->
        [sum] what is left beside your melds counts { $limit } or less in all.
       *[one] all seven cards are melded, or just one is left over that counts { $limit } or less.
    } { $first_lap ->
        [on] You may do so in your first turn.
       *[off] Nobody closes in the first round of turns.
    }

    Everybody shows. If you had something left over, the others may now lay cards off on { $lay_off ->
        [anybody] the melds of anybody.
       *[closer] your melds.
    } If all your cards were melded, nobody lays off.
rules-chinchon-7 = What counts
rules-chinchon-7-text =
    What is left over counts against its holder: { $cards ->
        [48] ace to nine what they show,
       *[40] ace to seven what they show,
    } sota, caballo and rey { $courts ->
        [printed] 10, 11 and 12,
       *[ten] ten each,
    } a wild card 25. If you closed with all seven melded, you subtract ten instead.

    { $caught ->
        [on] A closer who has more left over than another counts ten more.
       *[off] A closer is not caught: that another has fewer left over costs nothing.
    }
rules-chinchon-8 = Chinchón
rules-chinchon-8-text =
    Seven cards in one run are a chinchón. If you close with one in which no card is wild, you win the whole match at once, whatever the totals are.

    With a wild in it you subtract { $chinchon_bonus }, and the match goes on.
rules-chinchon-8-cards = 3C 4C 5C 6C 7C 10C 11C
rules-chinchon-9 = Who is out
rules-chinchon-9-text =
    Whoever has more than { $out_above } points is dealt no more cards, and the turn passes by. { $re_entry ->
        [on] The first time you come back instead, with the highest total of those who are still in, as long as there are two of them at least. The second time you are out for good.
       *[off] Nobody comes back.
    }

    When only one is left, the match is won. If the last ones go out together, the lowest total among them wins, and equal totals share.
rules-chinchon-10 = Words of advice
rules-chinchon-10-text =
    Throw high cards early: with seven cards a deal is soon closed.

    Never throw a wild. Left over it counts 25, but any two cards that go together make room for it.

    Close when you can. To wait for all seven is worth ten points, and somebody else may be first.
