# The rules of Ditch Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-ditch = hand
rules-ditch-1 = The aim
rules-ditch-1-text =
    Nobody is dealt a card. Draw up to three, lay small melds and singles, and throw what you do not want into the ditch. A hand is complete when somebody lays jack, queen and king, or queen, king and ace, as one meld of three.

    { $end_mode ->
        [hands] { $hand_count ->
            [one] After one hand the highest total wins.
           *[other] After { $hand_count } hands the highest total wins.
        }
       *[target] When a hand ends and somebody has { $target_score } points or more, the highest total wins.
    } If the leaders are equal then, further hands decide, sixty at most in all.
rules-ditch-1-cards = JC QH KC
rules-ditch-2 = Cards and seats
rules-ditch-2-text =
    There are 52 cards, and no jokers. Two, three or four play.

    { $teams ->
        [on] With four, partners sit opposite and add their scores.
       *[off] Everybody plays alone.
    } The seat to the left of the dealer begins; the deal goes round to the left.
rules-ditch-3 = Your turn
rules-ditch-3-text =
    First draw, one card at a time, until you hold three or have enough. { $min_draw ->
        [1] You must draw one card at least if you have room for it.
       *[0] You may draw none at all.
    }

    Then play, in any order: melds, and singles beside melds.

    Then end your turn: throw as many cards of your hand as you like, in the order you pick them, the last one on top. You may also keep them all.
rules-ditch-4 = Melds
rules-ditch-4-text =
    A meld has two cards or three. A set shares its rank.

    A run follows on, whatever the suits. { $ace ->
        [high] The ace stands above the king only.
        [low_except_qka] The ace stands below the two; above the king only in queen, king, ace.
       *[both] The ace stands below the two or above the king, but no run goes round the corner.
    }

    Melds never grow. Two melds of the same kind may lie side by side.
rules-ditch-4-cards = 8C 8D; 5H 6C 7S
rules-ditch-5 = Singles
rules-ditch-5-text =
    A single is one card that fits a meld on the table, anybody’s: the same rank for a set, the next card at either end for a run. It lies beside the meld as a play of yours and does not change it.

    So several cards may go to the same end, and the card two steps beyond never fits. A single is no place for another single.
rules-ditch-6 = The ditch
rules-ditch-6-text =
    Cards in the ditch never come into a hand. Only its top may be played, straight from the pile: as a single, or with the cards next to it as part of a meld.

    Once the top is played, the next card is the top. A wanted card that lies deeper needs every card above it to be played first, or in the same meld.
rules-ditch-7 = Digging
rules-ditch-7-text =
    { $dig ->
        [on] When the last card leaves the stock, everybody is asked whether to dig. { $dig_vote ->
            [clockwise_open] The votes are open and go round, the drawer first.
           *[simultaneous] The votes are given all at once, and sealed.
        } It takes a yes from every player, or from one of each team.

            The ditch is then turned over, not shuffled: its oldest card is drawn first. The turn goes on.

            { $max_digs ->
                [unlimited] There may be any number of digs in a hand, but something must have been played since the last one.
                [0] At this table, though, no dig is allowed.
                [one] There may be one dig in a hand.
               *[other] There may be { $max_digs } digs in a hand, but something must have been played since the last one.
            }
       *[off] At this table nobody digs.
    }

    Without a dig, { $tie_timing ->
        [immediate] the hand ends at once
       *[end_of_turn] whoever drew the last card finishes the turn, and may still complete the hand; then it ends
    } as a tie. It is also tied when nobody moves a card { $idle_cycles ->
        [one] once round the table
       *[other] { $idle_cycles } times round the table
    }.
rules-ditch-8 = Scoring
rules-ditch-8-text =
    Whoever completes a hand, and the partner, scores by kind of play: two for each single, five for each meld of two, twenty-five for each meld of three. Each card still held { $completer_held ->
        [by_rank] costs ten if it is a face or an ace, else one
        [zero] costs nothing
       *[as_single] costs two
    }.

    All others score by rank: ten for each jack, queen, king and ace they have played, one for each other card, and the same against them for what they hold. In a tied hand everybody scores like that.
rules-ditch-9 = Words of advice
rules-ditch-9-text =
    Twenty-five for a meld of three: wait for the third card while the table is calm.

    Faces and aces are worth ten, played or held. When the stock grows thin, play them.

    Do not throw a queen on a king. Somebody has the jack.
