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

card-french = { $rank } of { $suit }
card-joker = joker
card-note = { $points ->
    [1] counts one
   *[other] counts { $points }
}
wild-round = { $rank ->
    [six] Sixes are wild
   *[other] { $title }s are wild
}
wild-round-marriage = Tiplu: { $card }
wild-mark = { $card }, wild
card-note-wild = stands for any card; counts { $points }
rank-1 = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-11 = jack
rank-12 = queen
rank-13 = king
rank-8-conquian = jack
rank-9-conquian = queen
rank-10-conquian = king
rank-10-chinchon = sota (10)
rank-11-chinchon = caballo (11)
rank-12-chinchon = rey (12)
rank-1-khanhoo = ace
rank-11-khanhoo = white flower
rank-12-khanhoo = red flower
rank-13-khanhoo = old thousand
ranks-1 = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-11 = jacks
ranks-12 = queens
ranks-13 = kings
ranks-8-conquian = jacks
ranks-9-conquian = queens
ranks-10-conquian = kings
ranks-10-chinchon = sotas (10)
ranks-11-chinchon = caballos (11)
ranks-12-chinchon = reyes (12)
ranks-11-khanhoo = white flowers
ranks-12-khanhoo = red flowers
ranks-13-khanhoo = old thousands
suit-0 = clubs
suit-1 = diamonds
suit-2 = hearts
suit-3 = spades
suit-0-chinchon = coins
suit-1-chinchon = cups
suit-2-chinchon = swords
suit-3-chinchon = clubs
suit-0-khanhoo = myriads
suit-1-khanhoo = strings
suit-2-khanhoo = coins
suit-3-khanhoo = the court

## Numbers in words, as far as a table needs them
number = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

## What a screen reader says
spoken-card = { $card }, { $place } of { $of }
spoken-card-picked = { $card }, picked, { $place } of { $of }
spoken-stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
}
spoken-stock-penang = What was not dealt, { $count ->
    [one] one card
   *[other] { $count } cards
}, out of play
spoken-discard = Discard pile, { $card } on top
spoken-wild-card = Beside the stock: { $card }. All of its rank are wild.
spoken-wild-card-marriage = Beside the stock: { $card }, the tiplu.
spoken-wild-hidden = Beside the stock: a card face down, which says what is wild.
spoken-pile = Discard pile of { $count } cards, { $card } on top
spoken-pile-frozen = Frozen discard pile of { $count } cards, { $card } on top
spoken-discard-empty = Discard pile, empty
spoken-laid = { $card }, { $place } of { $of } in its meld
spoken-laid-picked = { $card }, picked, { $place } of { $of } in its meld
spoken-row = { $card }, { $place } of { $of } in the discard row
spoken-meld = { $name }’s meld: { $cards }
spoken-meld-own = Your meld: { $cards }
spoken-wild = { $card } standing for { $stand }

## Whose turn it is and what may be done
prompt-deal-going = The cards go round.
prompt-carries = Left and right move the card. The same press puts it down.
prompt-recycle = The discard pile becomes the stock.
prompt-score-compared-tonk = In hand: { $name } { $theirs }, you { $yours }.
prompt-score-compared = Left over: { $name } { $theirs }, you { $yours }.
prompt-score = The { $unit } is over. Hands on the table.
prompt-match-over = The match is over.
prompt-draw = Your turn. Draw from the stock, or take the top discard.
prompt-draw-or-close = Your turn. Knock with the hand as it is, or draw from the stock or the discard pile.
prompt-draw-or-drop = Your turn. Draw, take the top discard, or drop out for { $drop } points.
prompt-draw-last = Your turn, and the last of the round. Draw a card.
prompt-draw-lap = Your last turn. Draw from the stock, or take the top discard.
prompt-draw-stock = Your turn. Draw from the stock.
prompt-draw-stock-conquian = Your turn. Turn up the top of the stock.
prompt-draw-stock-desmoche = Your turn. Turn up the top of the stock.
prompt-draw-or-rearrange = Your turn. Play with all that lies on the table, or draw from the stock.
prompt-draw-or-open = Your turn. Open from your hand, or draw from the stock.
prompt-rearrange-or-pass = The stock is out. Play with all that lies on the table, or pass.
prompt-open-or-pass = The stock is out. Open from your hand, or pass.
prompt-anew-picked = Choose the meld that it goes to, or make a group of its own.
prompt-anew-whole = All of it is melds. Lay the table so, or move on.
prompt-anew-broken = { $count ->
    [one] One group is no meld yet. Move on, or put it all back.
   *[other] { $count } groups are no melds yet. Move on, or put it all back.
}
prompt-rearrange = Play with all that lies on the table, or end your turn.
prompt-rearrange-open = Open from your hand, or end your turn.
prompt-rearrange-on = You have opened. Play with all that lies on the table, or end your turn.
prompt-rearrange-or-draw = You have played. Draw a card, play on, or end your turn.
prompt-draw-to-open = Your turn. Draw from the stock, or take the { $card } if you can open with it.
prompt-draw-row = Your turn. Draw from the stock, or reach into the row.
prompt-draw-row-canasta = Your turn. Draw from the stock, or take the pile by melding its top.
prompt-draw-row-only = The stock is out. Reach into the row, or stop the hand.
prompt-draw-row-only-canasta = The stock is out. Take the pile by melding its top, or end the hand.
prompt-draw-several = Your turn. Draw until you hold { $most }, or stop when you have enough.
prompt-draw-more = You hold { $left ->
    [one] one card
   *[other] { $left } cards
}. Draw another, or play with these.
prompt-offer = Your turn. Take the { $card }, or decline it.
prompt-offer-conquian = The { $card } is on offer. Take it to lay it at once, or leave it.
prompt-offer-desmoche = The { $card } is on offer. Take it to lay it at once, or leave it.
prompt-meld = Your turn. Meld if you like, then discard one.
prompt-meld-last = The last turn of the round. Meld what you can, then discard one.
prompt-meld-undiscarded = A red three was the last card. Meld what you can, then end the hand.
prompt-meld-undiscarded-penang = Lay more if you like, or end your turn.
prompt-open-with-meld = Your turn. Lay a meld of your own.
prompt-open-with-meld-penang = Your turn. Lay your passport, a meld of your own.
prompt-play-first = Your turn. Put at least one card on the table.
prompt-play-first-penang = Your turn. Meld or lay off: one card at least.
prompt-go-out = Your partner said yes: lay all you hold. One card may be discarded.
prompt-open = Your turn. Open with { $least } points or a run of { $run } if you can, then discard one.
prompt-open-romme = Your turn. Open with { $least } points if you can, then discard one.
prompt-open-canasta = Your turn. Open with { $least } points if you can, then discard one.
prompt-draw-or-lay = Your turn. Lay the tunnela that you were dealt, or draw.
prompt-sight = Your turn. Lay three pure groups or seven dublees to see the hidden card, or discard one.
prompt-contract = Your turn. Lay your contract if you can, then discard one.
prompt-held-contract = Your turn. You hold your contract: go down with it, or discard one.
prompt-held-open = Your turn. You hold enough to open: lay it, or discard one.
prompt-held-sight = Your turn. Your groups earn you the hidden card: lay them, or discard one.
prompt-contract-slots = Your turn. Lay a part of your contract or add to melds, then discard one.
prompt-contract-whole = Your turn. Lay the contract with your whole hand to go out, or discard one.
prompt-play-open = Your turn. Meld or lay off if you like, then discard one.
prompt-throw-lap = Your last turn. Discard one: what is in no meld counts.
prompt-throw = Your turn. Discard one.
prompt-close-threethirteen = Your turn. Pick the card to throw and go out, or discard one.
prompt-close-khanhoo = Your turn. Pick the card to throw and go out, or discard one.
prompt-close-marriage = Your turn. Pick the card to throw and go out, or discard one.
prompt-close-viennese = Your turn. Pick the card to throw, and call if little enough is left over, or discard it.
prompt-close-indian = Your turn. Pick the card for the finish slot and declare, or discard it.
prompt-close-chinchon = Your turn. Pick the card to throw, and close if one small card or none is left over, or discard it.
prompt-close = Your turn. Knock if you like, or discard one: pick the card that goes.
prompt-showdown-threethirteen = The last turns are over. Lay off what fits, then say that you are done.
prompt-showdown = The hands are open. Lay off what fits, then say that you are done.
prompt-opened-wait = You have opened. Laying off begins with your next turn: discard one.
prompt-down-wait = You are down. Laying off begins with your next turn: discard one.
prompt-lay-off = Your turn. Lay off what fits, then discard one.
prompt-play-any = Play melds and singles, then end your turn. Throw what you like, or nothing.
prompt-must-play = Play the { $card } in this turn, or discard it.
prompt-must-play-romme = You took the { $card } to open. Lay it in melds worth { $least } points.
prompt-play-or-keep = Play the { $card } in this turn if you can. It may not go straight back.
prompt-must-lay = Meld the { $card } in this turn, or lay it off.
prompt-must-play-conquian = Lay the { $card }: in a new meld, or on melds of your own.
prompt-must-play-desmoche = Lay the { $card }: in a new meld, or on melds of your own.
prompt-must-discard = The joker you freed is your discard now.
prompt-float = You float. Lay off the { $card } if it fits; a card that fits nowhere takes you out.
prompt-discard = One card left. Discard it to end the round.
prompt-discard-daylily = Discard your last card and host the festival.
prompt-nine = Nine on the table: the tenth cannot be melded. No festival for you this round.
prompt-other-draw = { $name } draws.
prompt-other-draw-conquian = { $name } turns up a card.
prompt-other-draw-desmoche = { $name } turns up a card.
prompt-other-offer = { $name } looks at the { $card }.
prompt-other-showdown = { $name } looks for cards to lay off.
prompt-other-play = { $name } is thinking about it.
prompt-out = You are out of the match. { $name } plays on.
prompt-left = You are out of this deal. { $name } plays on.
prompt-window-buy = You may buy the { $card } before the draw.
prompt-window-buy-romme = You may knock for the { $card } before the draw.
prompt-window-rummy-rummy500 = { $name } threw the { $card }, and it can be laid. Do you call rummy?
prompt-window-rummy = { $name } is down and threw the { $card }. Does it fit the table?
prompt-window-dig = The stock is out. Dig, or let the hand end?
prompt-window-force = { $name } left the { $card }, which fits a meld there. Force it?
prompt-window-leave = { $name } asks whether to go out.
prompt-window-give = Pick a card for the player on your right. All give at once, face down.
prompt-window-cut = You cut the pack before the deal.
prompt-waiting = Waiting for { $names }.
names-two = { $first } and { $last }
names-more = { $first }, { $last }

## What happened last
last-drew = { $name } drew from the stock.
last-took = { $name } took the { $card }.
last-row = { $name } took { $count } cards for the { $card }.
last-row-canasta = { $name } took the pile of { $count } cards.
last-threw = { $name } threw the { $card }.
last-threw-nothing = { $name } keeps everything.
last-threw-nothing-conquian = { $name } leaves the card.
last-threw-nothing-desmoche = { $name } leaves the card.
last-threw-nothing-gin = { $name } lets the card go by.
last-threw-nothing-penang = { $name } has played.
last-threw-nothing-robbers = { $name } is done.
last-melded = { $name } melded a { $meld }.
last-opened = { $name } opened.
last-rearranged = { $name } rearranged melds.
last-rearranged-robbers = { $name } has played.
last-aside = { $name } laid the { $card } aside.
last-may-go-out = { $name } may go out.
last-may-not-go-out = { $name } may not go out.
last-opened-contractrummy = { $name } is down.
last-opened-shanghai = { $name } is down.
last-opened-liverpool = { $name } is down.
last-opened-penang = { $name } has a passport.
last-opened-marriage = { $name } has earned the sight.
last-laid-off = { $name } laid off the { $card }.
last-rode = { $name } played the { $card } as a single.
last-swapped = { $name } swapped the { $card } for a wild card.
last-swapped-penang = { $name } gave the { $card } for a joker.
last-gave = { $name } gave a card to { $to }.
last-gave-card = { $name } gave the { $card } to { $to }.
last-bought = { $name } bought the { $card }.
last-bought-romme = { $name } knocked for the { $card }.
last-calls = { $name } calls rummy on the { $card }.
last-rummy = { $caller } called rummy: { $name } takes the { $card } back.
last-rummy-table = Rummy: { $name } takes the { $card } back.
last-dug = The ditch is turned over.
last-dug-basic = The discard pile is turned over.
last-floats = { $name } floats.
last-knocks = { $name } has one card left.
last-dropped = { $name } drops out of the deal.
last-closed-wrongly = { $name } declares wrongly, and is out of the deal.
last-stuck = { $name } can play nothing.
last-stuck-penang = { $name } is dead.
last-closed = { $name } knocks.
last-closed-chinchon = { $name } closes.
last-closed-clean = { $name } has gin.
last-closed-clean-threethirteen = { $name } goes out. One last turn each.
last-closed-clean-khanhoo = { $name } goes out.
last-closed-clean-marriage = { $name } goes out.
last-closed-clean-knockrummy = { $name } has rum.
last-closed-clean-viennese = { $name } calls Romme.
last-closed-clean-indian = { $name } declares.
last-closed-clean-chinchon = { $name } closes with all seven melded.
last-closed-whole = { $name } has big gin.
last-cut = { $name } lifts { $number } cards.
last-cut-exact = { $name } cut the exact number.
last-sealed = Sealed: { $seal } … (Pause: A fair deal)
last-you-drew = You drew from the stock.
last-you-took = You took the { $card }.
last-you-row = You took { $count } cards for the { $card }.
last-you-row-canasta = You took the pile of { $count } cards.
last-you-threw = You threw the { $card }.
last-you-threw-nothing = You keep everything.
last-you-threw-nothing-conquian = You leave the card.
last-you-threw-nothing-desmoche = You leave the card.
last-you-threw-nothing-penang = You have played.
last-you-threw-nothing-robbers = You are done.
last-you-melded = You melded a { $meld }.
last-you-opened = You have opened.
last-you-rearranged = You rearranged your melds.
last-you-rearranged-robbers = You have played.
last-you-aside = You laid the { $card } aside.
last-you-may-go-out = You may go out.
last-you-may-not-go-out = You may not go out.
last-you-opened-contractrummy = You are down.
last-you-opened-shanghai = You are down.
last-you-opened-liverpool = You are down.
last-you-opened-penang = You have a passport.
last-you-opened-marriage = You have earned the sight.
last-you-laid-off = You laid off the { $card }.
last-you-rode = You played the { $card } as a single.
last-you-swapped = You swapped the { $card } for a wild card.
last-you-swapped-penang = You gave the { $card } for a joker.
last-you-gave = You gave a card to { $to }.
last-you-gave-card = You gave the { $card } to { $to }.
last-you-bought = You bought the { $card }.
last-you-bought-romme = You knocked for the { $card }.
last-you-calls = You call rummy on the { $card }.
last-you-rummy = { $caller } called rummy: you take the { $card } back.
last-you-rummy-table = Rummy: you take the { $card } back.
last-you-floats = You float.
last-you-knocks = You have one card left.
last-you-dropped = You drop out of the deal.
last-you-closed-wrongly = You declare wrongly, and are out of the deal.
last-you-stuck = You can play nothing.
last-you-stuck-penang = You are dead: you can play nothing.
last-you-closed = You knock.
last-you-closed-chinchon = You close.
last-you-closed-clean = You have gin.
last-you-closed-clean-threethirteen = You go out. One last turn for the others.
last-you-closed-clean-khanhoo = You go out.
last-you-closed-clean-marriage = You go out.
last-you-closed-clean-knockrummy = You have rum.
last-you-closed-clean-viennese = You call Romme.
last-you-closed-clean-indian = You declare.
last-you-closed-clean-chinchon = You close with all seven melded.
last-you-closed-whole = You have big gin.
last-you-cut = You lifted { $number } cards.
last-you-cut-exact = You cut the exact number.

## Questions to several at once
window-buy-title = Buy the { $card }?
window-buy-short = Plus one from the stock
window-buy-note = The price: one more card from the stock.
window-buy-yes = Buy
window-buy-no = Pass
window-buy-title-romme = Knock for the { $card }?
window-buy-note-romme = One card of the stock comes with it, and you discard nothing.
window-buy-yes-romme = Knock
window-rummy-title = Call rummy?
window-rummy-note-rummy500 = { $name } threw the { $card }, which can be laid. Of those who call, the nearest after { $name } lays it, and scores it.
window-rummy-short-rummy500 = The caller nearest after { $name } lays the { $card } and scores it.
window-rummy-note = { $name } threw the { $card }. If it fits a meld, it goes back with a card from the stock.
window-rummy-short = If the { $card } fits a meld, it goes back to { $name }.
window-rummy-yes = Rummy
window-rummy-no = Let it lie
window-force-title = Force the { $card }?
window-force-note = { $name } left it, and it fits a meld there. Forced, { $name } lays it and throws a card.
window-leave-title = May your partner go out?
window-leave-note = { $name } could lay all cards in this turn. What you say is done.
window-leave-short = What you say is done.
window-leave-yes = Yes
window-leave-no = No
window-force-short = { $name } would have to lay it, and throw a card.
window-force-yes = Force
window-force-no = Let it go
window-dig-title = Dig?
window-dig-note = The stock is out. If all say yes, the ditch turns over and its oldest card comes first.
window-dig-note-teams = The stock is out. If somebody of each team says yes, the ditch turns over.
window-dig-yes = Dig
window-dig-no = Let it end
window-give-title = Give a card
window-give-note = Pick one of your hand. It goes to the player on your right, face down, as soon as all have chosen.
window-give-short = Pick one: it goes to your right.
window-give-yes = Give it
window-cut-title = Cut the pack
window-cut-note = The exact number is { $exact }. Hit it, and { $bonus } comes off your total; the hand slips by up to nine.
window-cut-short = The exact number is { $exact }; it takes { $bonus } off your total.
window-cut-yes = Cut at { $number }
window-cut-fewer = Fewer cards
window-cut-more = More cards
window-pass-on = Pass until I say
window-ask-again = Ask me again
window-asked = is asked
window-your-call = your call
window-answered = has answered

## Said at the table
say-pick-under = Pick the card that goes under, then knock.
say-pick-under-indian = Pick the card for the finish slot, then declare.
say-too-much-left = Too much would be left over to knock yet.
say-too-much-left-indian = Your cards cannot be arranged for a declaration yet.
say-passes-on = You let every card by that others may take out of turn, until the round is over or you wish to be asked again.
say-asked-again = You are asked again.
say-never-asked = In this game nobody is asked out of turn.
say-pick-lay-off = Pick a card that fits a meld on the table.
say-pick-meld = Pick the cards of a meld first.
say-pick-meld-daylily = Pick the cards of a meld first: three for a run or a set, two for a pair.
say-take-with = With these cards you take the pile. Once more, and it is yours.
say-lay-or-put-back = Lay the table as you have moved it, or put it all back first.
say-rearrange-later = The table is laid anew in your own turn.
say-pick-give = Pick the one card that you give.
say-pick-discard = Pick the card you want to discard.
say-no-hint = A thought comes to you when it is your turn.
say-no-redo = Nothing was taken back.
say-nine = With these, nine lie on the table, and the tenth can never be melded. Meld again if you mean it.

## Why what was done stays
undo-nothing-done = Nothing to undo: you have not moved yet.
undo-card-seen = Nothing to undo: you have seen a new card.
undo-answered = Nothing to undo: an answer, once given, stays.
undo-passed-on = Nothing to undo: your turn has ended, and what you did stands.
undo-shuffled = Nothing to undo: the pack has been shuffled since.
undo-paid = Nothing to undo: that attempt was paid for.
undo-round-over = Nothing to undo: that round is over.

## Plates, plaque and tags
plate-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plate-note = { $cards } · { $level }
# What a game calls what is dealt, played and scored. Texts that are told of a game have it as $unit; a game that calls it otherwise says so
# in its own file: hand or deal.
unit = round
round-caps = { $unit ->
    [hand] HAND
    [deal] DEAL
   *[round] ROUND
} { $round }
goal-lanes = { $lanes } lanes to { $target }
goal-target = First to { $target }
goal-target-romme = Until { $target }
goal-target-viennese = Out at { $target }
goal-target-indian = Out at { $target }
goal-target-chinchon = Out at { $target }
goal-target-penang = Until { $target }
goal-target-robbers = Until { $target }
goal-rounds = { $rounds ->
    [one] One { $unit }
   *[other] { $rounds } { $unit }s
}
goal-contracts = First to lay contract { $count }
header-note = { $unit ->
    [hand] Hand
    [deal] Deal
   *[round] Round
} { $round } · { $goal }
header-note-wild = { $note } · { $wild }
header-note-of = { $unit ->
    [hand] Hand
    [deal] Deal
   *[round] Round
} { $round } of { $rounds }
header-note-contract = Round { $round }: { $contract }
header-hint = A hint
header-practice = Practice
header-note-practice = Practice · { $note }
header-pause = Pause
tag-points = +{ $points }
tag-safe = safe
tag-new = new
tag-pile = { $count }
tag-pile-frozen = { $count } · frozen
tag-fold = ×{ $count }
tag-anew-lacks = lacks { $cards }
tag-stock = { $count }
tag-stock-penang = { $count } out of play
stock-empty = empty

## Melds of somebody
meld-of = { $name }’s { $meld }
meld-of-you = your { $meld }

## Contracts
contract-caps = CONTRACT
contract-caps-own = YOUR CONTRACT
contract-of = { $number } of { $count }
contract-book = { $count ->
    [1] one book
   *[other] { $word } books
}
contract-run = { $count ->
    [1] one run
   *[other] { $word } runs
}
contract-set = { $count ->
    [1] one set
   *[other] { $word } sets
}
contract-set-of = { $count ->
    [1] set of { $size }
   *[other] { $word } sets of { $size }
}
contract-kind-of = { $count ->
    [1] { $size } of a kind
   *[other] { $word } { $size }s of a kind
}
contract-run-of = { $count ->
    [1] run of { $size }
   *[other] { $word } runs of { $size }
}
contract-slot-laid = laid
contract-slot-ready = ready
contract-slot-short = { $missing ->
    [1] one short
   *[other] { $missing } short
}
contract-down = You are down
contract-done = Laid in full
contract-whole = The whole hand goes down
contract-at-once = All at once, in one turn
contract-by-slot = Slot by slot, in any turn

## The opening
opening-title = { $points } of { $least } points
opening-run = or a run of { $run }
opening-enough = Enough to open
opening-sight = { $have } of { $wanted } groups
opening-sight-enough = Enough to see
opening-laid = On the table { $points }
opening-held = In hand { $points } if caught

## What a game without contracts tells beside the piles
pile-caps = THE DITCH
pile-depth = { $count ->
    [0] Empty
    [1] One deep
   *[other] { $word } deep
}
pile-note = Only the top card may be played, straight into a meld.
worth-finish = Worth { $points } if you finish
worth-tied = Worth { $points } if the hand is tied

## Seats
state-down = down
state-not-down = not down yet
state-opened = opened
state-not-opened = not opened yet
state-opened-penang = passport
state-sees = has seen
state-sees-not = not seen yet
state-not-opened-penang = no passport yet
state-floats = floating
state-out = out of the match
state-dropped = dropped out
state-closed-wrongly = declared wrongly
state-stuck = out of the deal
state-stuck-penang = dead
state-bought = { $count ->
    [one] bought once
   *[other] bought { $count }
}
state-partner = partner
state-team = team { $team }
plot-caps-side = YOUR SIDE
plot-caps = YOUR PLOT
plot-title = { $name }’s plot
plot-title-you = Your plot
plot-title-side = { $name }’s side
plot-title-your-side = Your side
plot-aside = Laid aside
plot-laid = { $name } laid the { $card } off
plot-laid-you = You laid the { $card } off
plot-singles = { $count ->
    [one] 1 single
   *[other] { $count } singles
}
plot-twos = { $count ->
    [one] 1 two
   *[other] { $count } twos
}
plot-threes = { $count ->
    [one] 1 three
   *[other] { $count } threes
}
plot-melds = { $count ->
    [one] { $word } meld
   *[other] { $word } melds
}
plot-all-at-once = { $count ->
    [2] Lay both at once to go down.
   *[other] Lay all { $word } at once to go down.
}
plot-by-slot = Slot by slot, in any turn.
preview-title = Preview, still in your hand
preview-note = Lay out what is missing, or take it back.
plot-in-hand = Melds stay in your hand.
# At a hand that lies on the table to be counted.
shown-nothing = nothing over
shown-over = left over: { $points }
shown-held = in hand: { $points }
worth-left-over = Left over: { $points }
worth-gathered = In groups: { $points }
worth-left-over-tonk = In hand: { $points }
worth-lap = { $name } has ended the deal
worth-shown = { $name } has { $points } left over
worth-limit = { $points ->
    [0] Only gin ends this hand
   *[other] Knock with { $points } or less
}
worth-limit-threethirteen = Go out with nothing left over
worth-limit-khanhoo = Go out with nothing left over
worth-limit-marriage = Go out with nothing left over
worth-limit-viennese = Knock with { $points } or less
worth-limit-chinchon = Close with { $points } or less
worth-no-pure = No pure sequence yet
worth-one-run = One sequence more is needed
worth-runs = Both sequences are there
worth-to-lay = To win, lay { $points } more
worth-to-see = { $count ->
    [0] Enough to see the hidden card
    [one] One card short of the sight
   *[other] { $count } cards short of the sight
}
worth-caught = In hand: { $points } if another is out
worth-held = In hand: { $points } if the { $unit } ends
plot-empty = { $name } has not melded yet
plot-empty-threethirteen = { $name } keeps the melds in hand
plot-empty-khanhoo = { $name } keeps the groups in hand
plot-empty-viennese = { $name } keeps the figures in hand
plot-empty-indian = { $name } keeps the groups in hand
plot-empty-knockrummy = { $name } keeps the melds in hand
plot-empty-gin = { $name } keeps the melds in hand
plot-empty-chinchon = { $name } keeps the melds in hand

## Actions
act-draw = Draw
act-draw-spoken = Draw from the stock
act-draw-conquian = Turn up
act-draw-desmoche = Turn up
act-draw-spoken-conquian = Turn up the top of the stock
act-draw-spoken-desmoche = Turn up the top of the stock
act-take = Take discard
act-take-short = Take
act-take-spoken = Take { $card } from the discard pile
act-take-conquian = Take it
act-take-desmoche = Take it
act-take-canasta = Take the pile
act-take-spoken-canasta = Take the pile, with { $card } on top
act-take-spoken-conquian = Take { $card }, to lay it at once
act-take-spoken-desmoche = Take { $card }, to lay it at once
act-skip = Pass
act-skip-short = Pass
act-stop = Stop the hand
act-stop-short = Stop
act-enough = That is enough
act-enough-short = Enough
act-let-go = Decline
act-let-go-short = Decline
act-let-go-conquian = Leave it
act-let-go-desmoche = Leave it
act-let-go-short-conquian = Leave
act-let-go-short-desmoche = Leave
act-meld = Meld
act-meld-as = Meld { $meld }
act-lay-out = Lay out { $meld }
act-lay = Lay { $meld }
act-open = Open
act-see-wild = See the card
act-go-down = Go down
act-lay-contract = Lay the contract
act-lay-off = Lay off
act-single = Play as single
act-single-short = Single
act-set-card = Add a card
act-discard = Discard
act-undo = Undo
act-redo = Do it again
act-knock = Knock
act-drop = Drop
act-close = Knock
act-close-with = Knock with { $points }
act-close-with-short = Knock: { $points }
act-close-with-chinchon = Close with { $points }
act-close-clean = Gin
act-close-threethirteen = Go out
act-close-clean-threethirteen = Go out
act-close-khanhoo = Go out
act-close-clean-khanhoo = Go out
act-close-marriage = Go out
act-close-clean-marriage = Go out
act-close-clean-knockrummy = Rum
act-close-clean-viennese = Romme
act-close-chinchon = Close
act-close-clean-chinchon = Close
act-close-indian = Declare
act-close-clean-indian = Declare
act-close-whole = Big gin
act-done = Done
act-new-group = New group
act-lay-anew = Lay it so
act-to-hand = To the hand
act-put-back = Put back
act-read-on = Name it anew
act-finish = End the hand
act-finish-robbers = End turn
act-finish-penang = End turn
act-ask = May I?
act-discard-several = { $count ->
    [0] End turn
    [1] Discard
   *[other] Throw { $count } cards
}
act-end-turn-spoken = { $count ->
    [0] End your turn and keep all cards
    [1] Discard one card and end your turn
   *[other] Throw { $count } cards and end your turn
}
act-sort-rank = Sort by rank
act-sort-melds = Sort by melds
act-sort-back = As you had it before
act-sort-suit = Sort by suit
act-sort-rank-daylily = Sort by blooms
act-sort-suit-daylily = Sort by family

## Under the focus and beside the plate
focus-pick = Pick
focus-join = Put here
focus-put-back = Put back
focus-draw = Draw
focus-take = Take
focus-discard = Discard
focus-meld = Meld
focus-reach = Reach
reach-one = Take the { $card }
reach-several = Take { $count } cards, play the { $card }
focus-lay-off = Lay off
focus-stage = Lay out
focus-sort = Sort
focus-region = Next place
focus-look = Look closely
focus-step = A step on
focus-play = Play

## Melds
meld-short-single-run = run
meld-short-run = run
meld-short-set = set
meld-short-threes = threes
meld-short-pair = pair
meld-short-quad = crown
meld-short-book = book
meld-short-kind = kind
meld-short-triplet = triplet
meld-short-aces = aces
meld-short-royals = royals
meld-short-khanhoo = khanhoo
meld-short-double-triplet = double triplet
meld-short-double-aces = double aces
meld-short-double-royals = double royals
meld-short-double-khanhoo = double khanhoo
meld-short-tunnela = tunnela
meld-short-dublee = dublee
meld-short-several = { $count } melds
meld-cards = { $count } cards
meld-scoring = Scoring { $meld }
meld-safe = Safe { $meld }
meld-points = { $points ->
    [0] no points
    [1] +1 point
   *[other] +{ $points } points
}

meld-worth = { $points ->
    [1] 1 point
   *[other] { $points } points
}
# Under the hand, as short as can be.
group-of = { $meld } of { $ranks }
group-pure = pure sequence
group-scores = { $meld } · { $points }
group-short = one short: { $cards }
group-short-worth = one short: { $cards } · { $points }
group-short-many = one short · { $points }
group-near = one short
group-over = over: { $points }
group-over-free = over
mark-1 = A
mark-2 = 2
mark-3 = 3
mark-4 = 4
mark-5 = 5
mark-6 = 6
mark-7 = 7
mark-8 = 8
mark-9 = 9
mark-10 = 10
mark-11 = J
mark-12 = Q
mark-13 = K
mark-8-conquian = J
mark-9-conquian = Q
mark-10-conquian = K
mark-1-chinchon = 1
mark-11-chinchon = 11
mark-12-chinchon = 12
mark-1-khanhoo = 1
mark-11-khanhoo = W
mark-12-khanhoo = R
mark-13-khanhoo = T
reading-set = set of { $ranks }
reading-kind = { $size } of a kind, { $ranks }
reading-threes = { $size } black threes
reading-book = book of { $ranks }
reading-run = run of { $suit }, { $low } to { $high }
reading-run-mixed = run, { $low } to { $high }
reading-triplet = triplet of { $ranks }
reading-aces = the three aces
reading-royals = the royals
reading-khanhoo = khanhoo
reading-double-triplet = double triplet of { $ranks }
reading-double-aces = double aces
reading-double-royals = double royals
reading-double-khanhoo = double khanhoo
reading-tunnela = tunnela of { $ranks }
reading-dublee = dublee of { $ranks }
reading-wild = the { $card } is the { $stand }
reading-wild-any = the { $card } is a { $stand }
reading-points = { $points } of { $least } points
reading-opens = enough to open
reading-sight = { $have } of { $wanted } groups
reading-fits-one = it fits a meld on the table
reading-fits = it fits { $count } melds on the table
reading-none = together these are no meld
reading-one-more = one more card
reading-short = one card short: { $cards }
reading-the = the { $card }
reading-either = { $one } or { $other }
reading-more = { $count } more cards

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
score-laid = On the table
score-laid-note = what you laid down
score-laid-ditch = Played
score-laid-note-ditch = ten a face or ace, one a card
score-held = In hand
score-held-note = what you were caught with
score-won = Deal won
score-won-note = fewest cards in hand
score-natural = Natural canastas
score-natural-note = 500 each
score-mixed = Mixed canastas
score-mixed-note = 300 each
score-out = Going out
score-out-note = for whoever was out first
score-out-note-khanhoo = five
score-groups = Groups
score-groups-note = what the hand’s groups are worth
score-mal = Mal
score-mal-note = the own, from each of the others
score-points = Points
score-points-note = to whoever went out
score-concealed = Out concealed
score-concealed-note = the whole hand in one turn
score-red-threes = Red threes
score-red-threes-note = against a side without melds
score-ended = Ending the hand
score-ended-note = fifty
score-stake = The stake
score-stake-note = for whoever wins the hand
score-stake-desmoche = Stake
score-stake-note-desmoche = one unit from each
score-carried = Carried
score-carried-note = as much for each hand drawn before
score-carried-note-desmoche = one unit from each, for every deal drawn before
score-automatic = By itself
score-automatic-note = two units from each
score-pips = The other’s cards
score-pips-note = all that were still held
score-loose = Left over
score-loose-note = in no meld
score-undeclared = In hand
score-undeclared-note = not arranged, 80 at most
score-dropped = Dropped
score-dropped-note = before a draw
score-wrong-show = Wrong declaration
score-wrong-show-note = out of the deal
score-winnings = Winnings
score-winnings-note = what all others lost
score-romme-double = Romme
score-romme-double-note = everything twice
score-overtaken = Overtaken
score-overtaken-note = another has fewer
score-all-melded = All melded
score-all-melded-note = the closer had nothing left over
score-chinchon = Chinchón
score-chinchon-note = seven in one run
score-re-entry = Back in
score-re-entry-note = at the worst total
score-settled = The pot
score-settled-note = paid to the lowest
score-rum = Rum
score-rum-note = nothing left over
score-single-stake = Single stake
score-single-stake-note = one unit from each
score-double-stake = Double stake
score-double-stake-note = two units from each
score-caught = Caught
score-caught-note = two units to each as low
score-blind = Out blind
score-blind-note = a whole hand in one turn
score-blind-natural = No joker
score-blind-natural-note = nothing stood in
score-rummy = Rummy
score-rummy-note = a whole hand in one turn
score-others = The others’ cards
score-others-note = all that they still hold
score-sum = The others’ cards
score-sum-note = off the winner’s total
score-hand-romme = Hand Rommé
score-hand-romme-note = everything twice
score-singles = Singles
score-singles-note = two each
score-pairs = Melds of two
score-pairs-note = five each
score-trios = Melds of three
score-trios-note = twenty-five each
score-completer-held = Still held
score-completer-held-note = by those who finished
score-deadwood = Left over
score-deadwood-note = the difference
score-undercut = Undercut
score-undercut-note = as little as the knocker, or less
score-gin = Gin
score-gin-note = nothing left over
score-big-gin = Big gin
score-big-gin-note = all eleven cards
score-spades = A spade turned up
score-spades-note = the hand counts double
score-game-bonus = The match
score-game-bonus-note = for getting there first
score-rounds-won = Boxes
score-rounds-won-note = for every hand won
score-lanes = Further lanes
score-lanes-note = the hand counts in each of them
score-shutout = Shutout
score-shutout-note = the other never scored
score-cut = The lucky cut
score-cut-note = an exact number
score-failed-attempt = Wrong contract
score-failed-attempt-note = laid down by mistake
sheet-left-over = Left over
sheet-left-over-note = in no meld
sheet-left-over-tonk = In hand
sheet-left-over-note-tonk = all of it counts
sheet-title-out = Out!
sheet-title-out-penang = Game!
sheet-title-out-daylily = A Daylily Festival
sheet-title-rummy = Rummy!
sheet-title-rummy-shanghai = Out blind!
sheet-title-rummy-romme = Hand Rommé!
sheet-title-rummy-tonk = Tonk!
sheet-title-rummy-canasta = Concealed!
sheet-title-completed = Hand complete
sheet-title-closed = Knock
sheet-title-closed-chinchon = Closed
sheet-title-clean = Gin!
sheet-title-clean-threethirteen = Out!
sheet-title-clean-khanhoo = Out!
sheet-title-clean-marriage = Out!
sheet-title-clean-knockrummy = Rum!
sheet-title-clean-viennese = Romme!
sheet-title-clean-chinchon = All melded!
sheet-title-clean-indian = Declared!
sheet-title-whole = Big gin!
sheet-title-last-left = The last one in
sheet-title-all-left = Nobody is left
sheet-title-all-left-penang = All are dead
sheet-title-dealt = Tonk!
sheet-title-dealt-desmoche = By itself!
sheet-title-undercut = Undercut!
sheet-title-undercut-tonk = Caught!
sheet-title-undercut-chinchon = Closed
sheet-title-quiet = A quiet end
sheet-note-yours = You played your last card, and the { $unit } is over.
sheet-note-yours-daylily = You played all ten cards.
sheet-note-theirs = { $name } played the last card, and the { $unit } is over.
sheet-note-theirs-daylily = { $name } played all ten cards.
sheet-note-yours-conquian = All your cards and one more lie in melds.
sheet-note-yours-desmoche = Ten cards lie in melds of yours.
sheet-note-theirs-conquian = All cards of { $name } and one more lie in melds.
sheet-note-theirs-desmoche = Ten cards lie in melds of { $name }.
sheet-note-yours-tonk = You threw your last card: everybody else pays a single stake.
sheet-note-yours-penang = Your hand is empty. The others count what they hold.
sheet-note-yours-robbers = You laid your last card: the deal is yours.
sheet-note-theirs-tonk = { $name } threw the last card: everybody else pays a single stake.
sheet-note-theirs-penang = The hand of { $name } is empty. The others count what they hold.
sheet-note-theirs-robbers = { $name } laid the last card, and wins the deal.
sheet-note-rummy-yours = You laid your whole hand in one turn.
sheet-note-rummy-theirs = { $name } laid a whole hand in one turn.
sheet-note-rummy-yours-romme = You laid your whole hand in one turn: everything counts double.
sheet-note-rummy-theirs-romme = { $name } laid a whole hand in one turn: everything counts double.
sheet-note-rummy-yours-tonk = You laid your last card and threw none: everybody else pays a double stake.
sheet-note-rummy-theirs-tonk = { $name } laid the last card and threw none: everybody else pays a double stake.
sheet-note-dealt-yours = Your hand ended the deal at once: everybody else pays a double stake.
sheet-note-dealt-theirs = The hand of { $name } ended the deal at once: everybody else pays a double stake.
sheet-note-dealt-several = Several were dealt a hand that ends the deal: nobody pays.
sheet-note-dealt-yours-desmoche = Your hand wins by itself: everybody else pays two units.
sheet-note-dealt-theirs-desmoche = The hand of { $name } wins by itself: everybody else pays two units.
sheet-note-completed-yours = You completed the hand.
sheet-note-completed-theirs = { $name } completed the hand.
sheet-note-closed-yours = You knocked, and the hands are compared.
sheet-note-closed-theirs = { $name } knocked, and the hands are compared.
sheet-note-clean-yours-threethirteen = You went out, and everybody else had one turn more.
sheet-note-clean-theirs-threethirteen = { $name } went out, and everybody else had one turn more.
sheet-note-clean-yours-khanhoo = You went out: every card was in a group.
sheet-note-clean-theirs-khanhoo = { $name } went out: every card was in a group.
sheet-note-clean-yours-marriage = You went out, and the mal is settled.
sheet-note-clean-theirs-marriage = { $name } went out, and the mal is settled.
sheet-note-clean-yours-knockrummy = You had nothing left over, and everybody pays for it.
sheet-note-clean-theirs-knockrummy = { $name } had nothing left over, and everybody pays for it.
sheet-note-clean-yours-viennese = You had nothing left over, and all others count.
sheet-note-clean-theirs-viennese = { $name } had nothing left over, and all others count.
sheet-note-clean-yours-chinchon = You closed with all seven cards melded, and nobody could lay off.
sheet-note-clean-theirs-chinchon = { $name } closed with all seven cards melded, and nobody could lay off.
sheet-note-clean-yours-indian = You declared with every card in a meld; the others count theirs.
sheet-note-clean-theirs-indian = { $name } declared with every card in a meld; the others count theirs.
sheet-note-difference-yours-viennese = You knocked: everybody counts what is left over.
sheet-note-difference-theirs-viennese = { $name } knocked: everybody counts what is left over.
sheet-note-undercut-yours-viennese = You knocked, but another had fewer left over.
sheet-note-undercut-theirs-viennese = { $name } knocked, but another had fewer left over.
sheet-note-closed-yours-chinchon = You closed: everybody counts what is left over.
sheet-note-closed-theirs-chinchon = { $name } closed: everybody counts what is left over.
sheet-note-difference-yours-chinchon = You closed: everybody counts what is left over.
sheet-note-difference-theirs-chinchon = { $name } closed: everybody counts what is left over.
sheet-note-undercut-yours-chinchon = You closed, and another had fewer left over.
sheet-note-undercut-theirs-chinchon = { $name } closed, and another had fewer left over.
sheet-note-difference-yours-knockrummy = You knocked and were the lowest: the others pay the difference.
sheet-note-difference-theirs-knockrummy = { $name } knocked, as anybody may with any hand, and was the lowest: the others pay the difference.
sheet-note-undercut-yours-knockrummy = You knocked, but another had as little left over, or less.
sheet-note-undercut-theirs-knockrummy = { $name } knocked, but another had as little left over, or less.
sheet-note-difference-yours-tonk = You knocked and held least: everybody else pays a single stake.
sheet-note-difference-theirs-tonk = { $name } knocked and held least: everybody else pays a single stake.
sheet-note-undercut-yours-tonk = You knocked and were caught: a double stake to each who held as little, or less.
sheet-note-undercut-theirs-tonk = { $name } knocked and was caught: a double stake to each who held as little, or less.
sheet-note-difference-yours = You knocked with less left over, and score the difference.
sheet-note-difference-theirs = { $name } knocked with less left over, and scores the difference.
sheet-note-clean-yours = You had nothing left over, and nobody could lay off.
sheet-note-clean-theirs = { $name } had nothing left over, and nobody could lay off.
sheet-note-whole-yours = All eleven of your cards were in melds.
sheet-note-whole-theirs = All eleven cards of { $name } were in melds.
sheet-note-undercut-yours = You knocked, but the other had as little left over, or less.
sheet-note-undercut-theirs = { $name } knocked, but you had as little left over, or less.
sheet-note-stock-gin = Two cards are left in the stock: nobody scores, and the same dealer deals again.
sheet-note-turns-gin = The hand went on too long: nobody scores, and the same dealer deals again.
sheet-note-stuck = Everybody holds one last card, and nobody can go out.
sheet-note-stock = The stock ran out for good.
sheet-note-stock-threethirteen = The stock ran out for good: everybody counts.
sheet-note-turns-threethirteen = The deal went on too long: everybody counts.
sheet-note-stock-khanhoo = The stock ran out for good: nobody gets the five.
sheet-note-turns-khanhoo = The deal went on too long: nobody gets the five.
sheet-note-turns-marriage = The deal went on too long: the mal alone is settled.
sheet-note-stock-romme = The stock ran out for good: everybody counts.
sheet-note-turns-romme = The deal went on too long: everybody counts.
sheet-note-stock-viennese = The stock ran out for good: everybody counts.
sheet-note-turns-viennese = The deal went on too long: everybody counts.
sheet-note-turns-chinchon = The deal went on too long: everybody counts.
sheet-note-turns-conquian = The hand went on too long, and nobody won it.
sheet-note-turns-desmoche = The deal went on too long, and nobody won it.
sheet-note-turns-indian = The deal went on too long, and nobody won it.
sheet-note-stock-knockrummy = The stock ran out for good, and nobody had knocked.
sheet-note-stock-basic = The stock ran out for good: nobody scores, and the same player deals again.
sheet-note-stock-ditch = The stock ran out and nobody dug: the hand is tied.
sheet-note-stock-conquian = The last card of the stock is dead: the hand is drawn.
sheet-note-stock-desmoche = The last card of the stock is dead: the deal is drawn, and its stakes stay.
sheet-note-stock-tonk = The stock is out: the lowest hand gets a single stake, and where two are lowest nobody pays.
sheet-note-turns-tonk = The deal went on too long: the lowest hand gets a single stake, and where two are lowest nobody pays.
sheet-note-turns-knockrummy = The hand went on too long: nobody scores.
sheet-note-turns-basic = The hand went on too long: nobody scores, and the same player deals again.
sheet-note-turns = The afternoon is over before anybody went out.
sheet-note-idle = No card has moved for a while: the hand is tied.
sheet-note-idle-robbers = The stock is out and everybody has passed: fewest cards win.
sheet-note-last-left-yours = All others have left the deal.
sheet-note-last-left-theirs = All but { $name } have left the deal.
sheet-note-all-left = Nobody can play any more.
sheet-note-all-left-penang = Nobody can play any more: the lowest hand counts nothing, the others count theirs.
sheet-note-stopped = The stock was out, and the hand was stopped.
sheet-note-stopped-canasta = The stock was out, and nobody took the pile.
sheet-low-wins = The lowest total wins.
sheet-contract = Contract
sheet-contract-note = laid, or still to lay
sheet-contract-laid = { $number } laid
sheet-contract-again = { $number } again
sheet-round = This { $unit }
sheet-so-far = { $round ->
    [one] After one { $unit }
   *[other] After { $round } { $unit }s
}
sheet-total = Total { $points }
sheet-lanes = The lanes
sheet-lanes-note = points in each so far
sheet-goal = goal { $points }
sheet-goal-viennese = out at { $points }
sheet-goal-chinchon = out at { $points }
sheet-goal-indian = out at { $points }
sheet-day = Deal of the day, { $date }
sheet-seed = Dealt from the seed { $seed }
sheet-see-table = See the table
sheet-back = Back to the sheet
sheet-next = { $unit ->
    [hand] Deal hand { $round }
    [deal] On to deal { $round }
   *[round] Deal round { $round }
}
sheet-result = To the result
sheet-aside-caught = { $name } was caught with Pandora’s Box.
sheet-aside-caught-you = You were caught with Pandora’s Box.
sheet-aside-heavy = { $name } was caught with { $points }.
sheet-aside-heavy-you = You were caught with { $points }.
sheet-aside-leads = { $name } leads by { $points }.
sheet-aside-leads-you = You lead by { $points }.
sheet-aside-wins = { $name } wins by { $points }.
sheet-aside-wins-you = You win by { $points }.

## The end of a match
over-title-you = You win
over-title = { $name } wins
over-title-shared = { $names } share the win
over-title-team = { $names } win together
over-note-you = { $rounds ->
    [one] One { $unit }
   *[other] { $rounds } { $unit }s
} of { $game }, and the garden is yours.
over-note = { $rounds ->
    [one] One { $unit }
   *[other] { $rounds } { $unit }s
} of { $game }. The next afternoon may be yours.
over-contracts = { $count ->
    [one] one contract
   *[other] { $count } contracts
}
over-meld = A { $meld }
over-meld-note = round { $round } · { $points ->
    [0] safe
    [1] 1 point
   *[other] { $points } points
}
over-meld-note-plain = round { $round } · { $cards } cards
over-history = { $played ->
    [one] Your first match of this game.
   *[other] { $won } won of { $played } at this game.
}
over-history-streak = { $won } won of { $played } at this game, { $streak } in a row.
over-again = Play again
over-change = Change table
over-sheet = The last sheet

## A small question: what is meant, where several things could be
choice-which-meld = Which meld do you mean?
choice-which-way = What shall it do?
choice-which-target = Which meld shall it go to?
choice-again = { $words }, number { $nth }
choice-onto = { $meld }
choice-reach = Reach for { $card }?
choice-reach-take = Take { $count } cards
choice-leave = Leave it
choice-drop = Drop out of this deal for { $points } points?
choice-drop-out = Drop out
choice-close-wrong = { $why ->
        [close-no-pure] There is no pure sequence.
        [close-one-run] There is only one sequence.
       *[close-left-over] Some cards are in no group.
    } To declare it costs { $points } points.
choice-close-anyway = Declare anyway
choice-discard = Discard { $cards }?
choice-discard-yes = Discard
choice-close = End the { $unit } with this hand?
choice-close-yes = Show it
choice-show = How shall your hand be shown?
choice-show-best = As it counts least: { $points } left over
choice-show-own = As I have it: { $points } left over
choice-set = { $cards } of a kind
choice-run = From { $low } to { $high }
choice-join = Lay it off here
choice-low = Lay it off below
choice-low-as = Lay it off below, as { $card }
choice-high = Lay it off above
choice-high-as = Lay it off above, as { $card }
choice-free-meld = Take the wild card for a new { $meld }: { $cards }
choice-free-onto = Take the wild card, and lay it on { $meld }
choice-free-low = Take the wild card, and lay it on { $meld } as { $card }
choice-free-high = Take the wild card, and lay it on { $meld } as { $card }
choice-free-discard = Take the wild card, and discard it
choice-free-hand = Take the wild card into your hand
choice-free-hand-penang = Take the joker into your hand
choice-free-open = Take the wild card, and open with it

## The log: what has happened, turn by turn
log = The log of this match
log-title = The log
log-fold = Fold the log away
log-round = { $unit ->
    [hand] Hand
    [deal] Deal
   *[round] Round
} { $round }
log-earlier = The round before
log-earlier-sign = ‹
log-later = The next round
log-later-sign = ›
log-deals = { $name } deals
log-you-deals = You deal
log-turn = { $name }’s turn
log-you-turn = Your turn
log-end = The end of the round
log-dealt = { $count ->
    [0] The pack is shuffled; nobody is dealt a card.
    [one] One card is dealt to each.
   *[other] { $count } cards are dealt to each.
}
log-turned-up = The { $card } is turned up.
log-wild-cut = The { $card } lies beside the stock: all of its rank are wild.
log-wild-cut-marriage = The { $card } is turned up: it is the tiplu.
log-saw-wild = { $name } looked at the hidden card.
log-you-saw-wild = You looked at the hidden card.
log-you-saw-wild-card = You looked at the hidden card: the { $card }.
log-you-drew-card = You drew the { $card }.
log-shows = { $name } shows the { $cards }.
log-you-shows = You show the { $cards }.
log-filled = { $name } laid { $count ->
    [one] a part of the contract
   *[other] { $count } parts of the contract
}.
log-you-filled = You laid { $count ->
    [one] a part of the contract
   *[other] { $count } parts of the contract
}.
log-wild-kept = The { $card } that was freed has to be the discard.
log-card-died = The top discard can no longer be had.
log-asked-buy = Who would buy it? Asked: { $names }.
log-asked-rummy = Who calls rummy? Asked: { $names }.
log-asked-dig = Dig? Asked: { $names }.
log-asked-force = Force the card that was left? Asked: { $names }.
log-asked-leave = May the partner go out? Asked: { $names }.
log-asked-give = A card goes to the right, from each: { $names }.
log-asked-cut = To cut the pack: { $names }.
log-answered = { $name } has answered.
log-you-answered = You have answered.
log-says-yes = { $name } said yes.
log-you-says-yes = You said yes.
log-says-no = { $name } said no.
log-you-says-no = You said no.
log-all-answered = All have answered.
log-cut-called = The cut is called at { $number }.
log-failed = { $name } laid what was no opening, and pays for it.
log-you-failed = You laid what was no opening, and pay for it.
log-entered = { $name }: { $what }, { $points }.
log-you-entered = You: { $what }, { $points }.
log-owed = { $name } is owed a card.
log-you-owed = You are owed a card.
log-stock-out = The stock has run out.
log-last-turn = This turn is the last of the round.
log-recycled = The discard pile is shuffled: { $count ->
    [one] one card is
   *[other] { $count } cards are
} the new stock.
log-hands-shown = All hands lie on the table.
log-score-of = { $name } { $points }
log-scored = The round counts: { $scores }.
log-won = { $names } won the match.
