# House rules by name: those the games come with, the player's own, their codes. Keys: preset-GAME-ID.

preset-daylily-short = A short afternoon
preset-daylily-short-note = The first to fifty points wins.
preset-daylily-six-rounds = Six rounds
preset-daylily-six-rounds-note = Six rounds, and the highest total wins.

preset-ditch-teams = Partners
preset-ditch-teams-note = With four at the table, partners sit opposite and score together.
preset-ditch-dozen = A dozen hands
preset-ditch-dozen-note = Twelve hands, and the highest total wins.

preset-liverpool-me = “Me!”
preset-liverpool-me-note = Whoever calls first buys, wherever they sit.
preset-liverpool-penalty = Sure of yourself
preset-liverpool-penalty-note = To lay down what is no contract costs fifty points.
preset-contractrummy-deuces = Wild twos
preset-contractrummy-deuces-note = Twos stand in like jokers, and cost like them.
preset-contractrummy-lenient = At once
preset-contractrummy-lenient-note = Lay off in the turn you go down, and put a freed joker where you like.
preset-contractrummy-strict = To the letter
preset-contractrummy-strict-note = Contracts in their exact sizes, and more naturals than jokers in a meld.
preset-shanghai-deuces = Wild twos
preset-shanghai-deuces-note = Twos stand in like jokers, and cost twenty.
preset-shanghai-patient = In your next turn
preset-shanghai-patient-note = Nobody lays off in the turn of going down.
preset-shanghai-dear-jokers = Dear jokers
preset-shanghai-dear-jokers-note = A joker left in hand costs fifty.

preset-dummy-whole-contract = The whole contract
preset-dummy-whole-contract-note = A contract is laid in one go, never piece by piece.
preset-dummy-common = One ladder for all
preset-dummy-common-note = Everybody works at the same contract, a new one each round.
preset-dummy-to-the-end = To the last rung
preset-dummy-to-the-end-note = The match goes on until somebody has laid all twelve contracts.

preset-quick-single-hand = A single hand
preset-quick-single-hand-note = One hand, and it is decided.
preset-quick-five-hands = Five hands
preset-quick-five-hands-note = Five hands, and the highest total wins.
preset-gin-modern = Modern
preset-gin-modern-note = Gin, undercut and boxes at 25, with big gin.
preset-gin-oklahoma = Oklahoma
preset-gin-oklahoma-note = The upcard says how little may be left over.
preset-gin-straight = Straight gin
preset-gin-straight-note = Only gin ends a hand.
preset-threethirteen-jokers = Two jokers
preset-threethirteen-jokers-note = Two jokers, wild in every deal.
preset-threethirteen-dear-wilds = Dear wilds
preset-threethirteen-dear-wilds-note = A wild card left over counts twenty, an ace fifteen.
preset-threethirteen-strict = Two naturals
preset-threethirteen-strict-note = Two cards of every meld are what they stand for.
preset-knockrummy-ten = Ten at most
preset-knockrummy-ten-note = Nobody knocks with more than ten left over.
preset-knockrummy-five-deals = Five hands
preset-knockrummy-five-deals-note = Five hands, and the highest total wins.
preset-rummy500-partners = Partners
preset-rummy500-partners-note = With four at the table, partners sit opposite and score together.
preset-rummy500-plain = No jokers
preset-rummy500-plain-note = Nothing stands in for anything.
preset-romme-thirty = Thirty
preset-romme-thirty-note = Thirty points are enough to open.
preset-romme-fifty-one = Fifty-one
preset-romme-fifty-one-note = Fifty-one points to open, lay off from the next turn on, and throw the last card.
preset-romme-klopfen = Klopfen
preset-romme-klopfen-note = Knock for a discard out of turn, at the price of one card from the stock.
preset-romme-fourteen = Fourteen
preset-romme-fourteen-note = The first player is dealt fourteen cards and begins without a draw.
preset-basic-free = An easy hand
preset-basic-free-note = As many melds a turn as you like, and the ace high or low.
preset-basic-strict = A strict hand
preset-basic-strict-note = Lay off only after a meld of your own, and keep one card to discard.

## Naming and choosing
house-title = House rules
house-games = This game comes with
house-own = Yours
house-own-none = None yet. Change a rule or two, then save them under a name.
house-usual = The usual rules
house-usual-note = As most tables play it.
house-own-note = { $count ->
    [0] Nothing differs from the usual rules.
    [one] One rule differs from the usual game.
   *[other] { $count } rules differ from the usual game.
}
house-fault = It cannot be played here: this program does not know { $option }.
house-changed = changed
house-changed-name = { $name }, changed
house-choose = House rules: { $name }. { $note }
house-choose-short = Choose
house-in-force = { $name }. { $note } In force.
house-back-to = Back to “{ $name }”
house-save = Save these rules
house-keep-in = Keep the changes in “{ $name }”
house-code = Copy their code
house-enter = Enter a code
code = Code
house-rename = Rename “{ $name }”
house-forget = Forget “{ $name }”
house-copy = Copy the code of “{ $name }”
house-short-copy = Copy code
house-short-rename = Rename
house-short-forget = Forget
house-forget-question = Forget “{ $name }” for good?
house-forget-yes = Forget
house-forget-no = Keep
house-copied = { $code } is on your clipboard: the code of “{ $name }”.
house-copied-file = There is no clipboard here. The code { $code } is kept in { $file }.
house-not-copied = There is no clipboard here. The code is { $code }.
house-saved = Saved as “{ $name }”.
house-kept = “{ $name }” has the changes now.
house-forgotten = “{ $name }” is forgotten.
house-coded = These are the rules of that code.
house-coded-game = That code is for { $game }: its table is laid.
house-damaged = Your house rules could not be read: { $why }
house-name-none = They need a name.
house-name-long = A name has { $most } letters at most.
house-name-odd = There is a character in it that cannot be shown.
house-name-taken = You have other rules of this name. Choose another one.

## Writing
letters-name = Name these rules
letters-name-note = As your house calls them
letters-rename = Another name
letters-code = Enter a code
letters-code-note = House rules in ten letters or so, or a whole match
letters-search = Search the rules
letters-search-note = A word, or how it begins
letters-find = Look it up
letters-field = What you have written: { $text }
letters-nothing = nothing yet
letters-save = Save
letters-use = Use it
letters-cancel = Never mind
letters-paste = Paste
letters-space = Space
letters-erase = Erase
letters-letter = Letter { $letter }
letters-offer = Call them “{ $name }”
letters-empty-clipboard = There is no text on the clipboard.
letters-offer-term = Look for “{ $name }”
letters-offer-1 = Sunday table
letters-offer-2 = Our house
letters-offer-3 = Rainy evening
letters-offer-4 = With the children
letters-offer-5 = The long game
letters-offer-6 = Two cups of tea
prompt-done = Done

code-character = “{ $letter }” cannot stand in a code: it has digits, and letters but for U.
code-short = That is too short: something is missing.
code-check = There is a slip in it: a character is wrong, missing, or in another’s place.
code-version = That code was made by a later Rummage.
code-game = That code is for a game that is not on this table.
code-option = That code chooses a rule that { $game } does not have here.
code-value = That code sets “{ $option }” of { $game } to something it cannot be here.
