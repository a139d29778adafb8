# The table: prompts, plates, tags, sheets.

## Cards
flower-CA = Carlotta
flower-MT = Ming Toy
flower-FC = Flycatcher
flower-FV = Flamboyant Vamp
flower-DE = Dublin Elaine
flower-PP = Pink Parasol
flower-SD = Stella d’Oro
flower-SL = Shady Lady
flower-YL = Yellow Lantern
flower-IN = Infinity
flower-GP = Goebel Porter
flower-TR = Trahlyta
flower-PV = Plum Velvet
flower-VD = Violet Dusk
flower-PB = Pandora’s Box
flower-note-CA = red; nothing in common with others
flower-note-MT = red, early: pairs with Stella d’Oro
flower-note-FC = red, a spider: pairs with Flamboyant Vamp
flower-note-FV = pink, a spider: pairs with Flycatcher
flower-note-DE = pink, double: pairs with Infinity
flower-note-PP = pink; nothing in common with others
flower-note-SD = yellow, early: pairs with Ming Toy
flower-note-SL = yellow, purple accent: pairs with Pandora’s Box
flower-note-YL = yellow; nothing in common with others
flower-note-IN = orange and double: pairs with Dublin Elaine or Goebel Porter
flower-note-GP = orange: pairs with Infinity
flower-note-TR = purple; nothing in common with others
flower-note-PV = purple; nothing in common with others
flower-note-VD = purple; nothing in common with others
flower-note-PB = no family, purple accent: pairs with Shady Lady; three points melded, ten lost if caught
card-name = { $flower }, { $blooms ->
    [1] one bloom
    [2] two blooms
    [3] three blooms
   *[other] { $blooms } blooms
}

## What a screen reader says
spoken-card = { $card }, { $place } of { $of }
spoken-card-picked = { $card }, picked, { $place } of { $of }
spoken-stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
}
spoken-discard = Discard pile, { $card } on top
spoken-discard-empty = Discard pile, empty

## Whose turn it is and what may be done
prompt-deal-going = The cards go round.
prompt-recycle = The discard pile becomes the stock.
prompt-score = The round is over. Hands on the table.
prompt-match-over = The match is over.
prompt-draw = Your turn. Draw from the stock, or take the top discard.
prompt-draw-last = Your turn, and the last of the round. Draw a card.
prompt-meld = Your turn. Meld if you like, then discard one.
prompt-meld-last = The last turn of the round. Meld what you can, then discard one.
prompt-meld-short = Meld if you like, then discard
prompt-discard = Discard your last card and host the festival.
prompt-discard-waiting = One card left. Discard it to end the round.
prompt-nine = Nine on the table: the tenth cannot be melded. No festival for you this round.
prompt-other-draw = { $name } draws.
prompt-other-play = { $name } is thinking about it.

## Said at the table
say-pick-meld = Pick the cards of a meld first: three for a run or a set, two for a pair.
say-pick-discard = Pick the card you want to discard.
say-no-hint = A thought comes to you when it is your turn.
say-no-undo = Nothing to undo: what lies on the table stays there.
say-nine = With these, nine lie on the table, and the tenth can never be melded. Meld again if you mean it.

## Plates, plaque and tags
plate-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plate-note = { $cards } · { $level }
round-caps = ROUND { $round }
goal-target = First to { $target }
goal-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
header-note = Round { $round } · { $goal }
header-hint = A hint
header-pause = Pause
tag-points = +{ $points }
tag-safe = safe
tag-new = new
stock-empty = empty

## Actions
act-draw = Draw
act-draw-spoken = Draw from the stock
act-take = Take discard
act-take-short = Take
act-take-spoken = Take { $card } from the discard pile
act-meld = Meld
act-meld-as = Meld { $meld }
act-discard = Discard
act-sort-rank = Sort by blooms
act-sort-suit = Sort by family

## Under the focus and beside the plate
focus-pick = Pick
focus-put-back = Put back
focus-draw = Draw
focus-take = Take
focus-discard = Discard
focus-meld = Meld
focus-sort = Sort
focus-region = Next place
focus-look = Look closely

## Melds
meld-short-single-run = run
meld-short-run = run
meld-short-set = set
meld-short-pair = pair
meld-short-quad = crown
meld-scoring = Scoring { $meld }
meld-safe = Safe { $meld }
meld-points = { $points ->
    [0] no points
    [1] +1 point
   *[other] +{ $points } points
}

## A thought
hint-title = A thought
hint-draw = Draw from the stock: the discard brings you nothing.
hint-take = Take { $card } from the discard pile.
hint-meld = { $cards }: together they are a { $meld }.
hint-discard = { $card } will be missed least.

## Score sheet
score-scoring-melds = Scoring melds
score-scoring-melds-note = one point a card
score-box-melded = Pandora’s Box, melded
score-box-melded-note = three points each
score-box-caught = Pandora’s Box, caught
score-box-caught-note = minus ten each
score-leftovers = Leftovers
score-leftovers-note = what others still held
score-festival = The festival
score-festival-note = for the host
sheet-title-festival = A Daylily Festival
sheet-title-quiet = A quiet end
sheet-note-yours = You played all ten cards and host the next deal.
sheet-note-theirs = { $name } played all ten cards and hosts the next deal.
sheet-note-stuck = Everybody holds one last card, and nobody can go out.
sheet-note-stock = The stock ran out for good.
sheet-note-turns = The afternoon is over before anybody went out.
sheet-round = This round
sheet-so-far = { $round ->
    [one] After one round
   *[other] After { $round } rounds
}
sheet-total = Total { $points }
sheet-goal = goal { $points }
sheet-see-table = See the table
sheet-back = Back to the sheet
sheet-next = Deal round { $round }
sheet-result = To the result
sheet-aside-caught = { $name } was caught with Pandora’s Box.
sheet-aside-caught-you = You were caught with Pandora’s Box.

## The end of a match
over-title-you = You win
over-title = { $name } wins
over-title-shared = { $names } share the win
over-note-you = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $game }, and the garden is yours.
over-note = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $game }. The next afternoon may be yours.
over-meld = A { $meld }
over-meld-note = round { $round } · { $points ->
    [0] safe
    [1] 1 point
   *[other] { $points } points
}
over-again = Play again
over-change = Change table
over-sheet = The last sheet
