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
