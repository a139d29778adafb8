# The replay: walking through a match on its own table.

replay = Replay
replay-close = Back to where you were
replay-where = { $unit ->
    [hand] Hand
    [deal] Deal
   *[round] Round
} { $round } · { $step } of { $steps }
replay-round = { $unit ->
    [hand] Hand
    [deal] Deal
   *[round] Round
} { $round }
replay-step = { $step } of { $steps }
replay-start = To the first card
replay-back = A step back
replay-forward = A step forward
replay-end = To the last card
replay-play = Play it through
replay-rest = Hold it here
replay-pace = { $pace }×
replay-pace-spoken = Speed { $pace }: choose for another
replay-eyes = As { $name } saw it: choose for the next seat
replay-later = While the match goes on, you look back with your own eyes only.
replay-play-on = Play on from here
replay-nothing-left = This is the end: there is nothing left to play. Step back first.
replay-begin = Before the first card.
replay-share = Copy the code of this match
replay-copied = The code of this match, { $count } letters, is on the clipboard. “Code”, on the title of any Rummage, opens it.
replay-copied-file = The code of this match lies in { $file }. “Code”, on the title of any Rummage, opens it.
replay-not-copied = The code cannot be handed over: { $why }
replay-code-later = While the match goes on it has no code: the code would tell every card.
share-begin = That is no code of a match.
share-long = That is longer than the code of any match.
share-content = That code holds no match.
share-replay = That match cannot be played again here: { $why }
share-earlier = That match was played by an earlier Rummage; a rule of its table has changed since, so it cannot be played again here.
share-opened = A match by its code. While { $game } waits for you with a match of your own, this one is not kept.

## The thoughts about a moment

replay-thoughts = What was to be thought here
reasoning = Thoughts
reasoning-of = What { $name } thinks
reasoning-for-you = What would you do?
reasoning-for = What would { $name } do?
reasoning-note = Asked once more, as a { $level }: from { $name }’s own cards and what everybody saw.
reasoning-note-person = What a sharp bot would think here, from the cards of this seat and what everybody saw.
reasoning-note-deeper = What came of rounds that were played out from here, from the cards of this seat and what everybody saw.
reasoning-nobody = Nobody is asked at this moment. Step on.
reasoning-later = What others think here is told when the match is over.
reasoning-thinking = Thinking it over…
reasoning-best = best
reasoning-as-good = as good
reasoning-behind = { $points } less
reasoning-visits = { $count } looked at
reasoning-played = played
reasoning-not-weighed = Played, but not weighed
reasoning-close = Fold the thoughts away

## The round looked at again

review = Review your play
review-spoken = Look back at this round: what would have been better
review-title = Your round once more
review-note = A sharp bot looked at each of your decisions again, from your own cards and what everybody saw at that moment. Nobody’s hidden cards are used.
review-thinking = Looked at { $done } of { $all } decisions…
review-none = Nothing to regret: no decision of this round cost you much.
review-no-decisions = Nobody asked you anything in this round.
review-turn = Turn { $turn }
review-cost = { $points ->
    [one] about a point
   *[other] about { $points } points
}
review-played = You: { $deed }
review-better = Better: { $deed }
review-see = See it
