# The replay: walking through a match on its own table.

replay = Look back
replay-close = Back to where you were
replay-where = Round { $round } · { $step } of { $steps }
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
share-opened = A match by its code. While { $game } waits for you with a match of your own, this one is not kept.
