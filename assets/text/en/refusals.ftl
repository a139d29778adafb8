# Why something cannot be, in words: what, then why, then the way out.
# Keys: refusal-REASON-GAME where a game says it in its own words, else refusal-REASON, else refusal-CODE-GAME, else refusal-CODE.

## Whose turn, and which moment
refusal-others-turn = It is { $name }’s turn. Yours comes round soon.
refusal-wait-for-table = One moment: the table is not ready for that yet.
refusal-match-over = The match is over. Play again, or change the table.
refusal-only-lay-off = The hands are shown. Lay off what fits, or say that you are done.
refusal-no-such-action = That is not a move of this game.
refusal-draw-first = First draw a card: from the stock, or the top of the discard pile.
refusal-draw-first-quick = First draw: from the stock, or reach into the row.
refusal-draw-first-rummy500 = First draw: from the stock, or reach into the row.
refusal-draw-first-ditch = First draw, or say that you have enough.
refusal-draw-first-contractrummy = First take the top discard, or let it go by and draw.
refusal-draw-first-liverpool = First take the top discard, or let it go by and draw.
refusal-already-drawn = You have drawn already. Meld if you like, then discard one.
refusal-already-drawn-gin = You have drawn already. Discard one card, or knock.
refusal-already-drawn-knockrummy = You have drawn already. Discard one card, or knock.
refusal-already-drawn-ditch = Drawing is over for this turn. Play what you like, then end your turn.
refusal-stock-empty = The stock is empty. Take the top of the discard pile.
refusal-stock-empty-quick = The stock is out. Reach into the row, or stop the hand.
refusal-stock-empty-rummy500 = The stock is out. Reach into the row, or stop the hand.
refusal-stock-empty-ditch = The stock is out. Play what you can.
refusal-discard-empty = The discard pile is empty. Draw from the stock.
refusal-top-only = Only the top of the discard pile may be taken.
refusal-not-in-hand = { $card } is not in your hand any more.
refusal-window-open = Everybody is asked first. Answer, and the turn goes on.
refusal-offer-first = First say whether you want the discard: take it, or let it go by.
refusal-upcard-refused = Nobody wanted the upcard. Draw from the stock.
refusal-card-dead = The discard was let go by. Draw from the stock.
refusal-draw-one = Draw one card at least: there is room in your hand.
refusal-pile-into-melds = The ditch never comes into a hand. Its top card can go straight into a meld.
refusal-row-no-use = { $card } cannot be melded or laid off at once, so it stays in the row.
refusal-not-in-row = That card does not lie in the row any more.
refusal-row-needs-open = The row is for those who have opened. Draw from the stock.
refusal-floater-needs-fit = A floater takes the discard only if it fits the table. Let it go by.
refusal-down-may-not-take = You are down, and this table keeps the discards for the others. Let it go by.

## Windows
refusal-no-window = Nobody is asking that now.
refusal-nothing-to-knock = There is nothing to knock for.
refusal-window-closed = Too late: the turn has gone on.
refusal-answered = You have answered. The others are thinking.
refusal-may-not-buy = This card is not for you to buy.
refusal-fits-nowhere = That discard fits no meld, so there is no rummy in it. It costs nothing to have asked.

## Closing
refusal-no-closing = Nobody knocks in this game. Get rid of your cards instead.
refusal-close-discards = A knock needs one card to go under. Pick it, then knock.
refusal-close-whole-hand = Big gin needs every card in a meld. { $card } would be left over.
refusal-close-clean-only-knockrummy = Only rum ends this hand: nothing may be left over. { $card } still is.
refusal-close-clean-only = Only gin ends this hand: nothing may be left over. { $card } still is.
refusal-close-too-much = Too much would be left over to knock. Bring it down first, or pick another card to go under.

## Melds
refusal-too-few = That is too few for a meld. Pick the cards of one meld first.
refusal-too-few-daylily = That is too few for a meld: pairs have two cards, runs and sets three.
refusal-too-few-ditch = One card is no meld: a set or a run has two or three. A single goes beside a meld on the table.
refusal-too-few-quick = That is too few for a meld: sets and runs begin at three cards.
refusal-too-few-rummy500 = That is too few for a meld: sets and runs begin at three cards.
refusal-too-few-basic = That is too few for a meld: sets and runs begin at three cards.
refusal-too-few-contractrummy = That is too few for a meld: a set has three cards or more, a run four.
refusal-too-few-liverpool = That is too few for a meld: a book has three cards or more, a run four.
refusal-too-few-dummy = That is too few for a meld: three of a kind, or a run of four, as your contract has it.
refusal-too-many = That is too many for one meld.
refusal-too-many-daylily = That is too many for one meld: runs and sets have three cards, crowned purples four.
refusal-too-many-ditch = That is too many for one meld: sets and runs have two cards or three.
refusal-two-groups = Those are not one family. A run or a set needs three flowers of any one family.
refusal-neither-set-nor-run = Those are neither a set nor a run. A set shares its rank; a run follows on in one suit.
refusal-neither-set-nor-run-daylily = Those are one family, but neither a set nor a run. A set shares its blooms and has three flowers; a run has one, two and three blooms.
refusal-neither-set-nor-run-ditch = Those are neither a set nor a run. A set shares its rank; a run follows on, whatever the suits.
refusal-neither-set-nor-run-contractrummy = Those are neither a set nor a run. A set shares its rank; a run of four or more follows on in one suit.
refusal-neither-set-nor-run-liverpool = Those are neither a book nor a run. A book shares its rank; a run of four or more follows on in one suit.
refusal-neither-set-nor-run-dummy = Those are neither a kind nor a run. A kind shares its rank; a run follows on in one suit, from three up to the ace.
refusal-set-ranks = Those are not of one rank.
refusal-set-ranks-daylily = A set needs the same number of blooms on every card.
refusal-set-ranks-contractrummy = Those are not of one rank. A set is three or more of a rank; a run needs four cards.
refusal-set-ranks-liverpool = Those are not of one rank. A book is three or more of a rank; a run needs four cards.
refusal-set-suits = At this table a set has one card of each suit, four at most.
refusal-set-suits-rummy500 = A set has one card of each suit, four at most.
refusal-set-suits-daylily = A set needs three different flowers.
refusal-run-ranks = Those do not follow on. Pick a run in order, from its lowest card, so that a wild card knows its place.
refusal-run-ranks-daylily = A run needs one, two and three blooms.
refusal-run-suits = A run stays in one suit.
refusal-run-suits-daylily = A run of this kind needs one single flower.
refusal-wild-limit = Too many wild cards for that meld: it needs more natural ones.
refusal-wilds-adjacent = Two jokers may not be neighbours in a run. Put a natural card between them.
refusal-pair-one-suit = Two of one flower make no pair. A pair needs two different flowers with something in common.
refusal-pair-no-mark = Those two have nothing in common. Look for the same small mark on both.
refusal-crown-group = Only purples can be crowned: three purples that are a run or a set, and one purple accent.
refusal-crown-missing = The crown is missing: Shady Lady or Pandora’s Box on top of three purples.
refusal-crown-twice = One purple accent is enough for a crown.
refusal-crown-base = The three purples below the crown must be a run or a set by themselves.
refusal-not-top = That card lies under others in the ditch. Only the top may be played, or the top few together.

## Opening and contracts
refusal-open-first = First open: { $least } points in melds, or a run of { $run }.
refusal-open-first-basic = First lay a meld of your own. At this table nobody lays off before it.
refusal-open-first-contractrummy = First go down: lay the contract of this round.
refusal-open-first-liverpool = First go down: lay the contract of this round.
refusal-open-first-dummy = First lay your contract. This table sets nothing before it.
refusal-too-few-points = That is too little to open with. It takes { $least } points in all, or a run of { $run }: add a meld, or wait.
refusal-contract-mismatch = That is not the contract: { $contract }, no more and no less.
refusal-contract-mismatch-dummy = At this table the whole contract goes down at once: { $contract }.
refusal-contract-too-short = One of those is too short for the contract: { $contract }.
refusal-contract-too-long = At this table melds of the contract are just as long as it asks: { $contract }.
refusal-contract-runs-joined = Two of those runs make one long run. Leave a card between them, or take another suit.
refusal-no-open-slot = Your contract has no open place for that: { $contract }. More cards of the kind can be added once it lies.
refusal-contract-done = Your contract lies complete. No more melds this round, but you may add cards to any.
refusal-lay-off-next-turn = You went down in this turn. Laying off begins with your next one: discard.
refusal-already-down = You are down. No more melds this round, but you may lay off on any.
refusal-whole-hand = The last contract must use up the whole hand, and cards are left over.
refusal-attempt-used = One attempt a turn. Discard, and try again next time.

## Cards on the table
refusal-one-meld = One new meld a turn, and you have laid it. Lay off what fits, and keep the rest.
refusal-melds-in-hand = Melds stay in your hand here until somebody knocks. Knock when little enough is left over.
refusal-melds-in-hand-knockrummy = Melds stay in your hand here until somebody knocks. Knock when you dare.
refusal-frozen-gin = Melds stay in the hands until somebody knocks. There is nothing to lay off on.
refusal-frozen-knockrummy = Melds stay in the hands until somebody knocks. There is nothing to lay off on.
refusal-frozen = Melds on the table stay as they are. Lay a new one, or keep the card.
refusal-frozen-ditch = Melds stay as they were laid. Lay the card beside one as a single.
refusal-no-such-meld = There is no meld there.
refusal-fit-rank = { $card } does not fit that meld.
refusal-fit-suit = { $card } has the wrong suit for that run.
refusal-fit-full = That meld is full.
refusal-fit-end = That run ends there: nothing comes beyond it.
refusal-joker-later = Jokers are laid off only in the turn in which you go down.
refusal-not-represented = { $card } is not what the wild card there stands for.
refusal-swap-opening-turn = Jokers are swapped only in the turn in which you go down.
refusal-swap-runs-only = Jokers in a book stay where they are. Only runs give theirs up.
refusal-swap-runs-only-contractrummy = Jokers in a set stay where they are. Only runs give theirs up.
refusal-swap-same-run = The joker stays in its run: it moves to one of the ends.
refusal-swap-runs-only-dummy = Wild cards of a kind stay where they are. Only runs give theirs up.
refusal-swap-others-only = You cannot swap a joker out of a run of your own.
refusal-swap-inner-only = At this table only a joker inside a run may be swapped, not one at its end.
refusal-swap-lay-off-only = A joker that you free goes on a meld of the table.
refusal-swap-no-discard = A joker that you free must go on the table in the same move.
refusal-freed-not-used = The joker you free must be part of what you lay.
refusal-joker-is-discard = You kept that joker for your discard. It goes nowhere else.
refusal-joker-first = The joker you freed is this turn’s discard.
refusal-one-joker-kept = One joker a turn may be kept for the discard, and you have one.

## The end of a turn
refusal-keep-one = You must keep one card to discard. Lay one card fewer.
refusal-just-taken = You have just taken { $card }, so it stays this turn. Discard another one.
refusal-stranded = That would leave only { $card }, which may not go straight back. Keep another card to discard.
refusal-discard-one = One card ends your turn. Put the others back, and discard just one.
refusal-deepest-first = { $card } was the card you reached for, so it must be played, or be the discard.
refusal-deepest-laid = { $card } was the card you reached for. Meld it or lay it off first.
refusal-no-place-for-it = That would leave no place for { $card }, which you reached for. Lay that card first.
refusal-floater-lays-off = You float, and that card fits the table. Lay it off.

## By code, where a reason has no words of its own
refusal-NotYourTurn = It is { $name }’s turn. Yours comes round soon.
refusal-WrongPhase = Not at this moment of your turn.
refusal-TooLate = Too late: the table has gone on.
refusal-CardNotInHand = That card is not in your hand.
refusal-NotTopOfDiscard = That card lies under others.
refusal-StockEmpty = The stock is empty.
refusal-MustDraw = First draw a card.
refusal-CannotTake = You cannot take that card now.
refusal-NotAMeld = Those cards are no meld.
refusal-InvalidClose = This hand cannot knock yet.
refusal-MeldClosed = That meld stays as it is.
refusal-NotAMeldTarget = That is not a meld to lay a card on.
refusal-DoesNotFit = That card does not fit there.
refusal-NotRepresented = That is not the card the wild one stands for.
refusal-SwapNotAllowed = That wild card stays where it is.
refusal-JokerNotAllowed = A joker may not be laid there now.
refusal-NotOpened = First you have to open.
refusal-NotDown = First you have to go down.
refusal-AlreadyDown = You are down already.
refusal-TooFewPoints = That is too little to open with.
refusal-ContractMismatch = That is not the contract.
refusal-ContractDone = Your contract is complete.
refusal-ContractNotDone = First lay your contract.
refusal-NotInContract = Your contract has no place for that.
refusal-MustUseWholeHand = The whole hand has to go down.
refusal-AttemptUsed = One attempt a turn.
refusal-MustKeepDiscard = You must keep one card to discard.
refusal-SameCardDiscard = The card you have just taken stays this turn.
refusal-MustPlayLowest = The card you reached for must be played first.
refusal-MustPlayJoker = The joker you freed must be played first.
refusal-WouldStrandCard = That would leave a card you could not play.
refusal-FloaterMustLayOff = A floater lays off what fits.
refusal-BuyNotAllowed = You may not buy that card.
refusal-NoRummy = There is no rummy in that discard.
