# Screens and menus outside the table.

## Loading
loading = Setting the table
loading-failed = Something is missing from this copy of Rummage.
loading-failed-which = I could not read { $file }.
loading-failed-help = Put the folder "assets" back beside the game, then start it again.
broken-motion = The motion table of this copy of Rummage cannot be used.
broken-motion-help = Put the number or the line right, or the file back as it came, and build the game again.

## Title
wordmark = Rummage
tagline = Rummies for a long afternoon
play = Play
title-new = New to rummy?
title-learn = Learn
title-again = Play { $game } again
continue = Continue
continue-note = { $game }, { $unit } { $round }
continue-note-practice = { $game }, { $unit } { $round }, for practice
rules = Rules
options = Options
credits = Credits
quit = Leave the garden

## Prompts
prompt-choose = Choose
prompt-move = Move
prompt-back = Back
prompt-browse = Browse
prompt-rules = Rules
prompt-change = Change
prompt-scroll = Scroll
prompt-chapter = Chapter
prompt-search = Search
prompt-tab = Tab
prompt-deal = Deal
prompt-set-up = Set up

## Games
choose-title = What shall we play?
choose-note = All of them are in bloom.
choose-waiting = { $unit ->
    [hand] Hand
    [deal] Deal
   *[round] Round
} { $round } waits
choose-won = Won { $part } of { $whole }
choose-new = New to you
choose-lesson = A short lesson: { $game }
choose-once-more = Deal { $game } as last time
choose-by-kin = What kind of game
choose-kin-all = All { $count }
choose-kin-all-spoken = All games
choose-kin-lay-down = Lay down
choose-kin-lay-down-spoken = Lay melds down, and go out
choose-kin-knock = Knock
choose-kin-knock-spoken = Keep melds in the hand, and knock or show them
choose-kin-contract = Contracts
choose-kin-contract-spoken = A contract for every deal
choose-kin-partners = Partners
choose-kin-partners-spoken = Two and two play together
choose-kin-two = For two
choose-kin-two-spoken = Made for two
choose-by-players = How many play
choose-any = Any
choose-any-spoken = Any number of players
choose-for = { $count }
choose-for-spoken = For { $count } players
choose-for-many = { $count }+
choose-for-many-spoken = For { $count } players or more
choose-find = Find a game by its letters
choose-found-by = “{ $letters }”
choose-find-end = Stop looking for “{ $letters }”
choose-not-found = No game has “{ $letters }” in its name.
choose-left = { $count ->
    [0] No game is like that.
    [one] One game is like that.
   *[other] { $count } games are like that.
}
players-range = { $least }–{ $most }
players-one = { $count }

game-daylily = Daylily Rummy
game-daylily-blurb = Make families, pair the curious ones, and host the festival.
game-daylily-deck = 45 flowers
game-ditch = Ditch Rummy
game-ditch-blurb = No deal. Three in hand, and a whole ditch to dig through.
game-ditch-deck = 52 cards
game-liverpool = Liverpool Rummy
game-liverpool-blurb = Seven contracts, hungry buyers, and jokers up for grabs.
game-liverpool-deck = 2–3 packs
game-contractrummy = Contract Rummy
game-contractrummy-blurb = Seven contracts of sets and runs, the last with your whole hand.
game-contractrummy-deck = 2–3 packs
game-shanghai = Shanghai Rum
game-shanghai-blurb = Ten contracts, some longer than your hand. Buy what you lack.
game-shanghai-deck = 2–4 packs
game-dummy = Dummy Rummy
game-dummy-blurb = Twelve contracts. Twos and jokers stand in for anyone.
game-dummy-deck = 2 packs
game-quick = QuickRummy
game-quick-blurb = Reach deep into the discards, but play the card you reach.
game-quick-deck = 54 cards
game-gin = Gin Rummy
game-gin-blurb = Melds stay in your hand until one of you knocks. Two play.
game-gin-deck = 52 cards
game-knockrummy = Knock Rummy
game-knockrummy-blurb = Knock with anything, if you dare. The lowest hand is paid by all.
game-knockrummy-deck = 52 cards
game-threethirteen = Three Thirteen
game-threethirteen-blurb = Three cards, then four, up to thirteen. Each deal has its wild.
game-threethirteen-deck = 1–4 packs
game-rummy500 = Rummy 500
game-rummy500-blurb = Every discard stays in sight. Reach for it, and lay what counts.
game-rummy500-deck = 1–2 packs
game-romme = German Rummy
game-romme-blurb = Forty points to open, six jokers to set free, and Hand Rommé.
game-romme-deck = 2 packs
game-viennese = Viennese Rummy
game-viennese-blurb = All in hand: knock with five, call Romme with nothing, stay in.
game-viennese-deck = 2 packs
game-indian = Indian Rummy
game-indian-blurb = Thirteen cards, two sequences, one of them pure. Then declare.
game-indian-deck = 1–2 packs
game-basic = Basic Rummy
game-basic-blurb = The plain old game: draw, meld, lay off, and be out first.
game-basic-deck = 52 cards
game-conquian = Conquian
game-conquian-blurb = No card you turn up enters your hand: lay it, or leave it. Two play.
game-conquian-deck = 40 cards
game-tonk = Tonk
game-tonk-blurb = Five cards, and units at stake. Lay, hit, and knock before anybody is lower.
game-tonk-deck = 52 cards
game-canasta = Canasta
game-canasta-blurb = Two sides build sets of seven. Take the whole pile, and mind what freezes it.
game-canasta-deck = 2 packs, 4 jokers
game-chinchon = Chinchón
game-chinchon-blurb = Seven Spanish cards: close with one small card over, and stay in.
game-chinchon-deck = 40 cards
game-penang = Penang Rummy
game-penang-blurb = No draw and no discard. Lay one card at least in every turn, or you are dead.
game-penang-deck = 2 packs, 6 jokers
game-robbers = Robbers’ Rummy
game-robbers-blurb = All melds are everybody’s: take the table apart and lay it anew with cards of your hand.
game-robbers-deck = 2 packs, 4 jokers
game-desmoche = Desmoche
game-desmoche-blurb = Give a card to the right, then use what others leave: ten in melds win.
game-desmoche-deck = 52 cards

game-khanhoo = Khanhoo
game-khanhoo-blurb = Old Chinese groups: gather in secret, and double what you can.
game-khanhoo-deck = 61 cards
game-marriage = Marriage
game-marriage-blurb = Three packs and a hidden wild card: earn the sight of it.
game-marriage-deck = 3 packs

## Set-up
setup-subtitle = Set the table
setup-seats = Around the table
setup-rules = House rules
setup-players = { $count ->
    [1] One player
    [2] Two players
    [3] Three players
    [4] Four players
   *[other] { $count } players
}
setup-seat-you = You, on this device
setup-seat-here = At this device too; a curtain falls between hands
setup-you = You
setup-continue = Continue round { $round }
setup-continue-note = A match of this game waits. Dealing anew lets it go.
setup-first-person = Player one
setup-add = Add a player (up to { $most })
setup-remove = Send { $name } home
setup-name = { $name } sits here. Say another name
setup-swap = Ask somebody else than { $name }
setup-level = How well { $name } plays: { $level }
setup-full = The table is full: { $game } seats at most { $most }.
setup-few = { $game } needs at least { $least } at the table.
setup-deal = Deal
setup-practice = For practice: { $state }
setup-practice-spoken = For practice. Anything may be taken back, and the match counts in no statistics.
setup-day = Deal of the day: { $state }
setup-day-spoken = Deal of the day. Everybody who sets this table today gets the same cards.
setup-day-note = Everybody who sets this table today gets the same cards.
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }
setup-memory = Kept as your usual table
setup-usual-rules = Back to the usual rules
setup-minutes = About { $minutes } minutes
setup-highest = Highest total wins
setup-lowest = Lowest total wins
setup-few-packs = Too few packs for every buy
setup-teams = Partners opposite
setup-rule-ends-high = It goes no higher than { $most }.
setup-rule-ends-low = It goes no lower than { $least }.
setup-less = { $rule }: less
setup-more = { $rule }: more
state-on = on
state-off = off
state-unlimited = unlimited

level-person = A person
level-seedling = Seedling
level-gardener = Gardener
level-hedge-sharp = Hedge-sharp
level-sage = Sage

setup-level-first = A Seedling plays what its hand shows, and looks no further.
setup-level-above = A { $level } comes out above a { $below } in { $tenths } of ten matches.
setup-level-nearly-always = A { $level } nearly always comes out above a { $below }.
setup-level-untold = Whether a { $level } comes out above a { $below } here is not known yet.
setup-level-alike = A { $level } is about as strong as a { $below } here: the cards decide.

temper-steady = A steady player
temper-careful = A careful player
temper-greedy = A greedy player
temper-daring = A daring player

bot-basil = Basil
bot-clementine = Clementine
bot-juniper = Juniper
bot-old-thyme = Old Thyme
bot-marigold = Marigold
bot-rosemary = Rosemary
bot-sorrel = Sorrel

## Pause
pause-title = A short rest
pause-note = The table waits for you.
pause-resume = Back to the table
pause-lesson = A lesson in this game
pause-leave = Leave the table
pause-quit = Quit Rummage
pause-leave-note = This match waits for you: Continue, on the title, takes it up again.

## Options
options-note = Changes show at once.
options-tab-sight = Sight
options-tab-sound = Sound
options-tab-play = Play
options-tab-controls = Controls
options-deck = Deck style
options-deck-note = Ink of the four suits
options-deck-two = Two colours
options-deck-four = Four colours
options-deck-contrast = High contrast
options-letters = Suit letters
options-letters-note = A letter below each suit: S, H, D, C
options-contrast = High contrast
options-contrast-note = Black table, white edges, bold cards
options-light = Table
options-light-note = Its cloth, and the light over it
options-light-day = Meadow
options-light-dusk = Dusk
options-light-sea = Sea
options-light-clay = Clay
options-back = Card backs
options-back-note = By packs: plum for one, green for several
options-back-packs = By packs
options-back-green = Green
options-back-plum = Plum
controls-move = Move about
controls-choose = Choose, pick up, put down
controls-back = Back, or let go
controls-meld = Meld, or the coral button
controls-discard = Discard, or the second button
controls-region = From hand to table to buttons
controls-region-back = The other way round
controls-sort = Sort by number; with Shift by suit
controls-sort-suit = Sort by family or suit
controls-rules = The rules
controls-inspect = Look closely
controls-hint = A hint
controls-log = The log
controls-sort-melds = Sort by melds, and back
controls-carry = Carry a card to another place in the hand
controls-pass-on = Pass until I say
controls-pause = Pause
controls-nth = The first to the ninth card, or answer
controls-undo = Undo
controls-redo = Do it again after all
controls-change = { $what }. Put it on another key or button
controls-press-key = Press a key
controls-press-button = A button
controls-swapped = { $what }, and { $other }: the two have changed places.
controls-taken = That one always means the same. Another, or Esc or View to leave it.
controls-fixed-pad = With View held down, buttons keep their places.
controls-fixed-key = These keys keep their places.
controls-usual = Put everything back
options-speed = Speed
options-speed-note = Of cards and opponents
options-speed-half = 0.5×
options-speed-usual = 1×
options-speed-double = 2×
options-speed-instant = Instant
options-patience = Time to answer
options-patience-note = To buy, call, dig or cut, with others waiting
options-patience-usual = Short
options-patience-long = Long
options-patience-endless = No limit
options-firsts = Explain what is new
options-firsts-note = What can be done for the first time in any match is explained, once
options-groups = Groups in the hand
options-groups-note = Brackets say what lies together, and a drawn card joins its group
options-fits = Ask only when it fits
options-fits-note = Out of turn, about a card that makes a meld with yours or joins one
options-twice = Ask once more
options-twice-note = Before you discard a card, knock or show your hand
options-copy = A copy of everything
options-copy-note = Matches that wait, what was counted, house rules and options, in one file
options-copy-note-page = A browser may forget what a page keeps, some after a week without a visit
options-copy-do = Save a copy
options-copied-file = Everything that is kept is in { $file } now. Your seats at friends’ tables are in it, so show it to nobody.
options-copied-download = Everything that is kept is in { $file }, among your downloads. Your seats at friends’ tables are in it, so show it to nobody.
options-copied-clipboard = Everything that is kept is on the clipboard now. Your seats at friends’ tables are in it, so show it to nobody.
options-not-copied = There is no copy: { $why }.
options-bring = Bring a copy back
options-bring-note = Of this machine or another: put its file into { $folder }
options-bring-note-page = A file that was saved here or on another machine
options-bring-do = Look for it
options-bring-none = No copy lies in { $folder }. The names of copies begin with rummage-copy and end with .txt.
options-bring-none-page = No file was chosen.
options-bring-refused = This is no copy that Rummage has saved: { $why }.
options-bring-found = { $date }: { $waiting ->
    [0] no match waits
    [one] one match waits
   *[other] { $waiting } matches wait
}, { $counted ->
    [0] none is counted
    [one] one is counted
   *[other] { $counted } are counted
}
options-bring-found-note = It takes the place of everything that is kept here
options-bring-yes = Bring it back
options-bring-no = Leave it
options-brought = Everything is as it was on { $date }.
options-full-screen = Full screen
options-full-screen-note = F11 does it too
options-motion = Reduced motion
options-motion-note = Fades for flights; no petals
options-text = Text size
options-text-note = Plates and panels grow with it
options-cards = Card size
options-cards-note = 80 to 130 %
options-hand = Left-handed
options-hand-note = The actions stand on the left
options-sounds = Sounds
options-sounds-note = Cards on cloth, and a tone for each meld
options-buttons = Buttons
options-buttons-note = Ticks of menus and focus
options-garden = Garden
options-garden-note = Wind in the leaves and a bird now and then
options-quiet = Quiet when away
options-quiet-note = No sound while another window is in front
options-percent = { $percent } %
options-close = Close
options-on = On
options-off = Off
options-smaller = { $what }: smaller
options-larger = { $what }: larger

## Rules reader
rules-subtitle = the rules of your table
rules-in-force = House rules tonight
rules-none = The usual rules, every one of them.
rules-house-rule = House rule: { $rule }
rules-chapter-places = { $chapter }, found { $places ->
    [one] once
   *[other] { $places } times
}
rules-chapter-house = { $chapter }, with a house rule
rules-search = Search the rules
rules-another = Another game
rules-which = Whose rules?
rules-search-end = Stop searching
rules-found = “{ $words }” stands here { $places ->
    [one] once
   *[other] { $places } times
}
rules-not-found = These rules say nothing of “{ $words }”.
# Offered to look for, as far as a game's rules know them.
rules-terms = joker; wild; discard pile; stock; lay off; go out; run; set; family; pair; ace; draw; deal; points; meld; score

## Credits
credits-title = Who made what

## The curtain between people at one screen
curtain-pass = Pass to { $name }
curtain-covered = All hands are covered until you are there.
curtain-lift-short = I am here
curtain-lift = I am { $name }: lift the curtain

## Keeping
keep-refused-full = The disk is full, so matches and options are no longer kept. You can play on.
keep-refused-forbidden = Nothing may be written to { $place }, so matches and options are not kept. You can play on.
keep-refused-browser-full = The browser has no more room for this page, so matches and options are no longer kept. You can play on.
keep-refused-browser = The browser keeps nothing for this page, so a match ends with its tab. You can play on.
keep-refused-fault = Matches and options cannot be kept: { $why }. You can play on.
keep-former = What was kept last was damaged, and you go on from what was kept before it: { $why }
keep-lost = Your options were damaged and begin anew: { $why }
keep-damaged = The last match cannot be taken up again: { $why }

## After a fall
stumbled-title = Rummage stumbled
stumbled-safe = The last time it ended in a fault of its own. Your matches are safe: the one on the table waits where it stood, or one action before.
stumbled-file = What happened is written down in { $file }. Send it to us, and we can mend it.
stumbled-in-browser = What happened is written down in this browser. Copy it and send it to us, and we can mend it.
stumbled-seed = The report holds the match with its seed, so whoever reads it can tell every card.
stumbled-on = Go on
stumbled-copy = Copy the report
stumbled-copied = The report is on the clipboard.
stumbled-not-copied = There is no clipboard here; the report lies in its file.
stumbled-picture = The picture was lost for a moment and is drawn anew. Your match stands as it was.
stumbled-within = Something in Rummage failed just now. Your match is kept: go on, or take it up again from the title.

## Failures, on the terminal
failure-no-screen = Rummage found no screen to open its window on. Start it from a desktop session.
failure-no-graphics = Rummage found no graphics driver that can draw the table. Install a Vulkan driver (on Debian: mesa-vulkan-drivers) and start it again.
failure-unknown = Rummage stumbled over a fault of its own. Please send us the log.
failure-log = What happened is written down in { $file }.

## A fair deal
fair = A fair deal
fair-title = A fair deal
fair-text =
    Before the first card is dealt, the table draws a seed: one number of 128 bits. It decides who deals, how every pack is shuffled and how every cut falls, in this round and in all that follow. Nothing you or the others do changes it.

    The seed stays hidden while you play, for whoever knows it knows every card. But the table shows its seal at once: the SHA-256 of game, house rules and seed. Nobody can find the seed from the seal, and nobody can find a second seed with the same one. So the deal is fixed before you have done anything.

    When the match is over, the seed is shown. Then anybody can make the seal anew, and deal every hand once more.
fair-seal = The seal of this match
fair-seed = Its seed
fair-seed-later = The seed is shown when the match is over.
fair-check = Deal it all once more
fair-check-note = The record of the match, from the Workshop, can be checked without this game’s word for it: rummage-cli verify.
fair-proven = { $deals ->
    [one] The one deal of this match is
   *[other] All { $deals } deals of this match are
} what this seed gives, card for card.
fair-not-proven = Something that was dealt here does not come from this seed. Please keep the record and tell us.
