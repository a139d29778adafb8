# The rules of Khanhoo, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-khanhoo = deal
rules-khanhoo-1 = The aim
rules-khanhoo-1-text =
    Gather fifteen cards in secret into groups, and go out when all of them are in one. { $scores ->
        [out] Only who goes out scores the groups of the hand.
       *[everybody] Everybody scores the groups of the hand; who goes out scores five points more.
    }

    With { $target } points the match is over, and the highest total wins.
rules-khanhoo-2 = Cards and deal
rules-khanhoo-2-text =
    Two of each card, 61 with the joker: myriads, strings and coins from the ace to nine, and three courts, the white flower, the red flower and the old thousand.

    Everybody is dealt fifteen cards. The player after the dealer has a sixteenth, and begins by discarding. With four players all cards are dealt.
rules-khanhoo-3 = Your turn
rules-khanhoo-3-text =
    Draw the top of the stock or the last discard, then discard one card. Nothing is laid on the table before the end.

    With four players you are handed the discard of the player before you, and pass one on.
rules-khanhoo-4 = Groups
rules-khanhoo-4-text =
    A run: three or more of one suit that follow on, one point. The ace is low.

    A triplet: a rank from two to nine in all three suits, two points.

    The three aces, three points.

    The royals, all three courts, three points.

    Khanhoo: the ace of myriads, the two of strings and the three of coins, four points.
rules-khanhoo-4-cards = 4S 5S 6S 7S; 8M 8S 8C; 1M 1S 1C; WF RF OT; 1M 2S 3C
rules-khanhoo-5 = Doubled groups
rules-khanhoo-5-text =
    Both copies of a triplet, of the aces or of the royals, six cards, are worth ten points.

    Both copies of khanhoo are worth fifteen. What can be read in two ways counts as the dearer.
rules-khanhoo-5-cards = 4M 4M 4S 4S 4C 4C; 1M 1M 2S 2S 3C 3C
rules-khanhoo-6 = The joker
rules-khanhoo-6-text =
    There is one, and it replaces any card of a group. It may be discarded, and taken.
rules-khanhoo-6-cards = 8M JK 8C
rules-khanhoo-7 = Going out
rules-khanhoo-7-text =
    When you have drawn and fifteen of your sixteen cards lie in groups, discard the sixteenth and go out. The deal is over at once.

    Cards outside the groups cost nobody anything.
rules-khanhoo-8 = When the stock runs out
rules-khanhoo-8-text =
    { $reshuffles ->
        [0] The last card of the stock is drawn as any other.
        [one] The last card of the stock is not drawn: it begins a new discard pile, and the old one is shuffled into a new stock. That happens once.
       *[other] The last card of the stock is not drawn: it begins a new discard pile, and the old one is shuffled into a new stock. That happens { $reshuffles } times.
    }

    When the stock is out and a card is needed, or everybody has had { $turn_limit } turns, the deal is over. { $scores ->
        [out] Nobody scores.
       *[everybody] Everybody scores, and nobody gets the five.
    }
rules-khanhoo-9 = Words of advice
rules-khanhoo-9-text =
    Copies are worth more than runs: keep pairs of what can be doubled.

    Going out is worth five. Two triplets that are nearly one double are worth waiting for, as long as nobody else is near.
