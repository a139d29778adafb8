# House rules: a name, a line of explanation, and the words for their values. Keys: option-GAME-KEY.

option-group-match = How long
option-group-scoring = Scoring
option-group-play = At the table

option-daylily-end_mode = The match ends
option-daylily-end_mode-note = At a score, or after some rounds
option-daylily-end_mode-target = at a score
option-daylily-end_mode-rounds = after rounds
option-daylily-target_score = Goal
option-daylily-target_score-note = A lower goal makes a shorter game
option-daylily-round_count = Rounds
option-daylily-round_count-note = Rounds without a festival count too
option-daylily-pair_scoring = Pairs score
option-daylily-pair_scoring-note = Two flowers with one thing in common
option-daylily-pair_scoring-equal_blooms = equal blooms
option-daylily-pair_scoring-always = always
option-daylily-pair_scoring-never = never
option-daylily-quad_scoring = Crowned purples score
option-daylily-quad_scoring-note = Three purples and an accent
option-daylily-quad_scoring-as_trio = as the three
option-daylily-quad_scoring-always = always
option-daylily-quad_scoring-never = never
option-daylily-leftover_value = Each leftover card
option-daylily-leftover_value-note = Points for the host of the festival
option-daylily-festival_bonus = Festival bonus
option-daylily-festival_bonus-note = For going out
option-daylily-pb_feeds_winner = Caught boxes feed the host
option-daylily-pb_feeds_winner-note = Pandora's Box counts as a leftover
option-daylily-pb_in_dead_round = Boxes count without a festival
option-daylily-pb_in_dead_round-note = Bonus and penalty, whoever goes out
option-daylily-no_return_discard = No straight return
option-daylily-no_return_discard-note = A card taken may not be thrown at once
option-daylily-reshuffle_limit = Reshuffles
option-daylily-reshuffle_limit-note = How often the stock is made anew
option-daylily-turn_limit = Turns a round
option-daylily-turn_limit-note = For each player, at most
