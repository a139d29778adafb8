# The rules of Daylily Rummy, as the reader shows them. Chapters rules-daylily-1 onwards; each has a title and a text. Values come from the options in force.

rules-daylily-1 = The aim
rules-daylily-1-text =
    Gather flowers into melds and lay them on the table. Whoever lays ten cards and discards the last one hosts the Daylily Festival, and the round ends.

    { $end_mode ->
        [rounds] { $round_count ->
            [1] After one round
           *[other] After { $round_count } rounds
        } the highest total wins.
       *[target] When a round ends and somebody has { $target_score } points or more, the highest total wins.
    } If totals are equal, whoever hosted the latest festival wins; if none of them ever did, they share the win.
rules-daylily-2 = Cards and deal
rules-daylily-2-text =
    There are 45 cards: fifteen flowers, each with one, two and three blooms. No two are alike.

    Red: Carlotta, Ming Toy, Flycatcher.
    Pink: Flamboyant Vamp, Dublin Elaine, Pink Parasol.
    Yellow: Stella d'Oro, Shady Lady, Yellow Lantern.
    Orange: Infinity, Goebel Porter.
    Purple: Trahlyta, Plum Velvet, Violet Dusk.
    Pandora's Box belongs to no family and stands alone.

    Nine flowers have something in common with another: early bloomers (Ming Toy, Stella d'Oro), spiders (Flycatcher, Flamboyant Vamp), doubles (Dublin Elaine, Infinity), orange ones (Infinity, Goebel Porter) and purple accents (Shady Lady, Pandora's Box). A small mark on the card shows it.

    Everybody is dealt ten cards. The rest is the stock, and its top card starts the discard pile. The player to the left of the dealer begins. Whoever hosted the festival deals next.
rules-daylily-3 = Your turn
rules-daylily-3-text =
    First draw: the top card of the stock, or the top card of the discard pile.

    Then lay as many melds as you like, or none. A meld on the table stays as it is; nothing is added to it or taken back, and nobody else can use it.

    Then discard one card. { $no_return_discard ->
        [on] A card that you have just taken from the discard pile may not be thrown at once.
       *[off] It may be the one you have just taken.
    } You must always keep one card to discard.
rules-daylily-4 = Melds
rules-daylily-4-text =
    A run: three cards of one family with one, two and three blooms. The same flower may appear more than once.

    A set: three different flowers of one family with the same number of blooms. There are no orange sets, since orange has two flowers only.

    A pair: two different flowers that have something in common. Any blooms will do.

    Crowned purples: a purple run or set with one purple accent, Shady Lady or Pandora's Box, laid as four cards at once. A meld of three cannot be crowned later.

    Pandora's Box makes a run of its own three cards, a pair with Shady Lady, or a crown.
# One example for each paragraph, in order.
rules-daylily-4-cards = MT1 CA2 FC3; CA2 MT2 FC2; MT2 SD3; TR1 PV2 VD3 SL1; SL2 PB2
rules-daylily-5 = Scoring and safe
rules-daylily-5-text =
    A scoring meld earns one point a card. A safe meld earns nothing, but its cards are out of your hand.

    A run of one single flower scores; a run of mixed flowers is safe. A set always scores.

    { $pair_scoring ->
        [always] Every pair scores.
        [never] No pair scores.
       *[equal_blooms] A pair scores if both cards have the same number of blooms; otherwise it is safe.
    }

    { $quad_scoring ->
        [always] Crowned purples always score four.
        [never] Crowned purples never score.
       *[as_trio] Crowned purples score four if their three purples would score.
    }

    Each Pandora's Box in a meld of yours on the table adds three more, in a safe meld too.
rules-daylily-6 = The end of a round
rules-daylily-6-text =
    The festival: you discard your last card, with ten cards on the table. Take care with three melds of three cards: the tenth card can then never be melded, and the festival is out of your reach in this round.

    The others' hands are sorted into the best melds by the game. Those earn nothing, but what is left over counts: each leftover card gives the host { $leftover_value ->
        [one] one point
       *[other] { $leftover_value } points
    }, and each leftover Pandora's Box costs its holder ten. { $pb_feeds_winner ->
        [on] A leftover Pandora's Box feeds the host like any other card.
       *[off] A leftover Pandora's Box does not feed the host.
    } { $festival_bonus ->
        [0] The festival itself earns nothing more.
       *[other] The festival itself earns { $festival_bonus } points.
    }

    A round may end without a festival: when everybody holds one last card, when the stock has been made anew { $reshuffle_limit ->
        [one] once
       *[other] { $reshuffle_limit } times
    } and runs out again, or after { $turn_limit } turns each. Then nobody gets leftovers{ $pb_in_dead_round ->
        [on] , but Pandora's Box still brings its bonus and its penalty
       *[off] , and Pandora's Box brings neither bonus nor penalty
    }.
rules-daylily-7 = Words of advice
rules-daylily-7-text =
    Look at the marks before you throw a card: a pair is the cheapest way out of your hand.

    Keep an eye on Pandora's Box. Three points more in any meld on the table, as beside Shady Lady, and ten lost when it is caught.

    Count to ten. Three and three and four, three and three and two and two, or five pairs all lead to a festival.
