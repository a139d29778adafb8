# Statistics: what the player's finished matches amount to.

statistics = Statistics
statistics-note = Finished matches on this device. Nothing is sent anywhere.
statistics-none = Nothing to count yet
statistics-none-note = Play a match to its end, and it is counted here. Matches that go on wait on the title.
statistics-all = All games
statistics-game-daylily = Daylily
statistics-game-ditch = Ditch
statistics-game-contractrummy = Contract
statistics-game-shanghai = Shanghai
statistics-game-liverpool = Liverpool
statistics-game-dummy = Dummy
statistics-game-quick = Quick
statistics-game-gin = Gin
statistics-game-knockrummy = Knock
statistics-game-threethirteen = 3–13
statistics-game-rummy500 = 500
statistics-game-romme = Rommé
statistics-game-viennese = Vienna
statistics-game-indian = Indian
statistics-game-basic = Basic
statistics-game-conquian = Conquian
statistics-game-tonk = Tonk
statistics-game-chinchon = Chinchón
statistics-game-canasta = Canasta
statistics-game-penang = Penang
statistics-game-robbers = Robbers’
statistics-game-desmoche = Desmoche
statistics-game-khanhoo = Khanhoo
statistics-game-marriage = Marriage
statistics-choose = { $game }, shown. Choose another game
statistics-before = The game before
statistics-after = The next game
statistics-which = Which game?
statistics-not-yet = not yet
statistics-choice = { $whole ->
    [0] { $game }, not played yet
   *[other] { $game }: { $part } of { $whole } won
}
statistics-played = { $count ->
    [one] match played
   *[other] matches played
}
statistics-won = won
statistics-share = share of wins
statistics-percent = { $percent } %
statistics-streak = { $count ->
    [one] win in a row
   *[other] wins in a row
}
statistics-longest = { $count } at most
statistics-rounds = { $count ->
    [one] round
   *[other] rounds
}
statistics-best = best total
statistics-figures = { $played ->
    [one] One match played
   *[other] { $played } matches played
}, { $won } won, { $percent } %. { $streak } in a row now, { $longest } at most.
statistics-trend = Results over time
statistics-trend-note = { $count ->
    [one] one match
   *[other] the last { $count } matches, the newest at the right
}
statistics-trend-won = won
statistics-trend-lost = not won
statistics-trend-line = share of the last eight
statistics-trend-spoken = Results over time: { $won } of the last { $count } won; { $percent } % of the last eight.
statistics-points = Points a round
statistics-points-none = No rounds yet.
statistics-points-middle = half are { $points } or more
statistics-points-spoken = Points a round in { $game }: from { $from } to { $to }; half of { $count } rounds are { $points } or more.
statistics-ends = How rounds end
statistics-ends-spoken = How rounds end: { $list }.
statistics-end-you = You go out
statistics-end-other = Somebody else does
statistics-end-stock = The stock runs out
statistics-end-quiet = Nobody goes on
statistics-kept = { $drawn ->
    [one] One card drawn from the stock
   *[other] { $drawn } cards drawn from the stock
}, { $kept } kept.
statistics-wilds = { $wilds ->
    [one] One wild card
   *[other] { $wilds } wild cards
} came; { $expected } to be expected.{ $luck ->
    [few] { "" } One player in twenty gets so few.
    [many] { "" } One player in twenty gets so many.
   *[usual] { "" }
}
statistics-by-game = By game
statistics-by-rules = By house rules
statistics-won-of = won of played
statistics-by-opponent = By opponent
statistics-ahead = you came out ahead
statistics-people = People here
statistics-of = of { $count }
statistics-row = { $name }: { $part } of { $whole }
statistics-rows-spoken = { $title }, { $note }: { $list }.
statistics-more = and { $count } more
statistics-export = Save as a table
statistics-exported = Every match is a line of { $file }.
statistics-exported-download = Every match is a line of rummage-statistics.csv, among your downloads.
statistics-exported-clipboard = Every match is a line of the table on your clipboard.
statistics-not-exported = The table could not be written: { $why }
statistics-reset = Forget all
statistics-reset-question = { $count ->
    [one] Forget the match for good?
   *[other] Forget all { $count } matches for good?
}
statistics-reset-yes = Forget
statistics-reset-no = Keep
statistics-forgotten = Forgotten. The next match is the first one again.
statistics-damaged = Your statistics could not be read, and begin anew: { $why }
prompt-game = Game
