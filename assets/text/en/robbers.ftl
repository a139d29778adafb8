# The rules of Robbers’ Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-robbers = deal
rules-robbers-1 = The aim
rules-robbers-1-text =
    Be the first with an empty hand. All melds lie on one table and belong to everybody: whoever plays may take them apart and lay them anew, as long as every card lies in a meld at the end.

    { $count ->
        [penalty] Whoever is out counts nothing, the others what they hold. As soon as somebody has { $target_score }, fewest points win the match.
       *[wins] { $deals ->
            [1] One deal decides: whoever is out first has won.
           *[other] Whoever is out first wins the deal, and most deals of { $deals } win the match.
        }
    }
rules-robbers-2 = Cards and deal
rules-robbers-2-text =
    Two packs with { $jokers ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    } jokers. Up to four players are dealt 13 cards each, five or six players 11. The rest is the stock; nothing is turned up, and nobody throws a card.

    The player left of the dealer begins.
rules-robbers-3 = Melds
rules-robbers-3-text =
    A set is three or four cards of one rank, all of different suits. A run is three or more cards of one suit that follow on. { $ace ->
        [both] The ace lies below the two or above the king.
       *[corner] Runs go round the corner: king, ace, two.
    }

    A joker stands for one card. { $jokers_leave ->
        [replaced] It leaves its meld only when that card takes its place, from your hand or from another meld.
       *[freely] Whenever the table is laid anew it may go elsewhere and stand for another.
    } Every meld has at least one card that is no joker.
rules-robbers-3-cards = 9C 9D 9S; QH KH AH 2H; 4S JK 6S
rules-robbers-4 = Your turn
rules-robbers-4-text =
    Play, or draw a card.

    To play, put at least one card of your hand on the table and move the melds as you like. In the end every group has to be a meld, and nothing that lay there may be missing. Until you say that you have done, everything can be put back. With your play the turn ends.

    After a draw you may still play, or end your turn. { $draw_after ->
        [on] Whoever has played without drawing may draw a card at the end.
       *[off] Whoever has played without drawing draws nothing.
    }
rules-robbers-4-cards = 4S 5S 6S 7S; 7D 7H; 4H 5H 6H 7H 8H
rules-robbers-5 = The first play
rules-robbers-5-text =
    { $opening ->
        [off] There is no condition: from your first turn on you play with all that lies on the table.
        [romme] Your first play comes from your own hand alone: melds worth 40 points. Cards count what they show, pictures ten, an ace eleven, or one below the two; a joker counts what it stands for.
       *[vatikan] Your first play comes from your own hand alone, and a run is part of it.
    }

    { $opening ->
        [off] Only what lies in the end is looked at.
       *[other] Once you have opened you may play with the whole table, in the same turn too.
    }
rules-robbers-6 = The end of a deal
rules-robbers-6-text =
    Whoever lays the last card wins the deal.

    When the stock is out, whoever does not play passes. Once everybody has passed in a row the deal is over: fewest cards win it, and several with as few share it.
rules-robbers-7 = Counting
rules-robbers-7-text =
    { $count ->
        [penalty] The winner counts nothing. The others count what they hold: jokers 20, aces 11, king, queen and jack 10, the rest what they show.
       *[wins] Nothing is counted: a deal is won or not.
    }
rules-robbers-8 = Words of advice
rules-robbers-8-text =
    A run of four and a set of four can spare a card. A run of six falls into two, and a run of five takes a second card like its middle one.

    Look for the two cards that your one is missing, wherever they lie. Jokers in long runs are the easiest to have: lay the card that they stand for, or shorten the run.

    Keep a joker of your own for the turn in which it makes you go out.
rules-robbers-8-cards = 5D 6D 7D 7D 8D 9D; 7C 7D 7H 7S; 4H 5H JK
