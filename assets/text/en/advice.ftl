# Advice: what could be done at a moment, and why, from the hand and from what everybody sees.

deed-draw = Draw from the stock
deed-draw-ditch = Draw another card
deed-draw-conquian = Turn up the top of the stock
deed-draw-desmoche = Turn up the top of the stock
deed-take = Take { $card }
deed-row = Reach for { $card }
deed-meld = Lay { $cards }: a { $meld }
deed-melds = Lay it all: { $cards }
deed-anew = Lay { $card } with melds of your own
deed-rearrange = Bring { $card } to the table
deed-lay-off = Lay { $card } on a { $meld }
deed-swap = Give { $card } for a wild card
deed-discard = Discard { $card }
deed-discard-none = Keep what you hold, and end the turn
deed-pass = Decline the card on offer
deed-pass-conquian = Leave the card on offer
deed-pass-desmoche = Leave the card on offer
deed-enough = Draw no more
deed-skip = Let the turn go by
deed-stop = Stop the hand here
deed-cut = Cut at { $number }
deed-close = Knock with { $card }
deed-close-chinchon = Throw { $card } and close
deed-close-khanhoo = Throw { $card } and go out
deed-close-marriage = Throw { $card } and go out
deed-close-undrawn = Knock instead of drawing
deed-close-whole = Show the whole hand: big gin
deed-done = Lay off no more
deed-done-penang = End the turn
deed-done-robbers = End the turn
deed-knock = Knock: one card is left
deed-drop = Drop out of the deal
deed-buy = Buy { $card }
deed-buy-no = Do not buy
deed-rummy = Call rummy
deed-dig = Turn the pile over
deed-force = Demand that it be used
deed-give = Give { $card }
deed-agree = Say yes: the partner goes out
deed-ask = Ask the partner whether to go out
deed-no = Say no

reason-makes-meld = it makes a meld with { $cards }
reason-fits-table = it fits a meld on the table
reason-brings-nearer = { $number ->
    [0] it completes your contract
    [one] one card from the contract then
   *[other] { $number } cards from the contract then
}
reason-goes-with = it goes with { $cards }
reason-open-is-no-use = the open card goes with nothing here
reason-outs = { $number ->
    [one] one unseen card would make a meld
   *[other] { $number } unseen cards would make a meld
}
reason-lays = { $number ->
    [one] it lays one point
   *[other] it lays { $number } points
}
reason-opens = that opens
reason-cards-stay = { $number ->
    [one] one card stays in the hand
   *[other] { $number } cards stay in the hand
}
reason-goes-out = it goes out
reason-sheds = { $number ->
    [one] a point less to be caught with
   *[other] { $number } points less to be caught with
}
reason-leaves-loose = { $number ->
    [0] nothing is left over
    [one] one point is left over
   *[other] { $number } points are left over
}
reason-leaves-loose-khanhoo = { $number ->
    [0] every card is in a group
    [one] one card is in no group
   *[other] { $number } cards are in no group
}
reason-leaves-loose-marriage = { $number ->
    [0] every card is in a group
    [one] one card is in no group
   *[other] { $number } cards are in no group
}
reason-lonely = it goes with nothing in the hand
reason-not-needed = the contract does not need it
reason-needed = the contract needs it
reason-dearest = { $number ->
    [one] the dearest loose card, at a point
   *[other] the dearest loose card, at { $number } points
}
reason-breaks-meld = it leaves a meld with { $cards }
reason-breaks-pair = it leaves { $cards } behind
reason-let-go = { $cards } was let go before
reason-next-took = { $name } took { $cards }
reason-next-lays-off = { $name } could lay it off
reason-wild = it is wild
reason-keeps-back = { $number ->
    [one] one card that could be laid is kept for a later turn
   *[other] { $number } cards that could be laid are kept for later turns
}

hint-title = A thought
hint-thinking = Let me see…
hint-deeper = Think deeper
hint-playing-out = Playing rounds out…
hint-behind = { $points } points less
hint-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
hint-prepare = Press it to pick its cards
hint-play = Press it again to play it

## Lessons: what stands around what they say
lesson-title = Lesson, step { $nth } of { $of }
lesson-next = Go on
lesson-read-first = First read this, then go on.
