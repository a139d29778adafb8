# Why something cannot be, in words: what, then why, then the way out. Keys: refusal-<reason>, and refusal-<Code> where a reason has no words of its own.

## Whose turn, and which moment
refusal-others-turn = It is { $name }’s turn. Yours comes round soon.
refusal-wait-for-table = One moment: the table is not ready for that yet.
refusal-match-over = The match is over. Play again, or change the table.
refusal-no-such-action = That is not a move of this game.
refusal-draw-first = First draw a card: from the stock, or the top of the discard pile.
refusal-already-drawn = You have drawn already. Meld if you like, then discard one.
refusal-stock-empty = The stock is empty. Take the top of the discard pile.
refusal-discard-empty = The discard pile is empty. Draw from the stock.
refusal-top-only = Only the top of the discard pile may be taken.
refusal-not-in-hand = { $card } is not in your hand any more.

## Melds of Daylily Rummy
refusal-too-few = That is too few for a meld: pairs have two cards, runs and sets three.
refusal-too-many = That is too many for one meld: runs and sets have three cards, crowned purples four.
refusal-size = That is the wrong number of cards for a meld: pairs have two, runs and sets three, crowned purples four.
refusal-two-groups = Those are not one family. A run or a set needs three flowers of any one family.
refusal-neither-set-nor-run = Those are one family, but neither a set nor a run. A set shares its blooms and has three flowers; a run has one, two and three blooms.
refusal-set-ranks = A set needs the same number of blooms on every card.
refusal-set-suits = A set needs three different flowers.
refusal-run-ranks = A run needs one, two and three blooms.
refusal-run-suits = A run of this kind needs one single flower.
refusal-pair-one-suit = Two of one flower make no pair. A pair needs two different flowers with something in common.
refusal-pair-no-mark = Those two have nothing in common. Look for the same small mark on both.
refusal-crown-group = Only purples can be crowned: three purples that are a run or a set, and one purple accent.
refusal-crown-missing = The crown is missing: Shady Lady or Pandora’s Box on top of three purples.
refusal-crown-twice = One purple accent is enough for a crown.
refusal-frozen = Melds on the table stay as they are. Lay a new one, or keep the card.
refusal-keep-one = You must keep one card to discard. Lay one card fewer.
refusal-just-taken = You have just taken { $card }, so it stays this turn. Discard another one.
refusal-stranded = That would leave only { $card }, which may not go straight back. Keep another card to discard.
refusal-discard-one = One card ends your turn. Put the others back, and discard just one.

## By code, where a reason has no words of its own
refusal-NotYourTurn = It is { $name }’s turn. Yours comes round soon.
refusal-WrongPhase = Not at this moment of your turn.
refusal-CardNotInHand = That card is not in your hand.
refusal-NotAMeld = Those cards are no meld. Runs and sets have three cards of one family, pairs two with a mark in common.
refusal-MeldClosed = Melds on the table stay as they are.
refusal-MustKeepDiscard = You must keep one card to discard.
refusal-SameCardDiscard = The card you have just taken stays this turn. Discard another one.
refusal-TooLate = That came a moment too late.
refusal-NotTopOfDiscard = Only the top of the discard pile may be taken.
refusal-StockEmpty = The stock is empty.
refusal-MustDraw = First draw a card.
refusal-CannotTake = You cannot take that card now.
refusal-NotAMeldTarget = That is not a meld to lay a card on.
refusal-DoesNotFit = That card does not fit there.
