# What lessons say: for each step of a lesson its words, and for each move why it comes before anything else.

lesson-basic-welcome = You and Marigold hold ten cards each. Whoever has laid all of theirs on the table first wins the round.
lesson-basic-run = Cards go to the table in melds. A run is three cards or more of one suit, side by side. Here is one: ten, jack, queen and king of spades.
lesson-basic-set = A set is three or four cards of one rank. You have an ace of hearts: two more aces would make a set.
lesson-basic-draw = Every turn begins with one card. Draw the top card of the stock: press the stock.
lesson-basic-draw-else = First take a card. Only then may you lay melds or throw a card away.
lesson-basic-meld = An ace came. Now lay your run: pick its four cards, then press Meld.
lesson-basic-meld-else = This can wait. Lay the run of spades first: cards on the table can no longer be counted against you.
lesson-basic-discard = Every turn ends with a discard. Nothing in your hand goes with the six of spades any more: throw it away.
lesson-basic-discard-else = Keep that one: it may still become part of a meld. The six of spades has nothing beside it.
lesson-basic-hers = Marigold took your six for a run of her own, and added her nine of spades to yours. That is laying off: a card may go to any meld on the table, whosever it is.
lesson-basic-take = She threw the ten of diamonds. You hold the eight and the nine: take the ten from the discard pile.
lesson-basic-take-else = The ten of diamonds makes a run with your eight and nine. A card from the stock may not.
lesson-basic-second = Lay the eight, nine and ten of diamonds.
lesson-basic-second-else = First the run of diamonds, for which you took the ten.
lesson-basic-lay-off = Only one new meld may be laid in a turn, but you may lay off. Your four of spades goes before Marigold's five: pick it, and press her run.
lesson-basic-lay-off-else = The four of spades fits Marigold's run. Every card you get rid of brings you nearer to the end.
lesson-basic-keep = Two aces are better than one four. Throw the four of hearts.
lesson-basic-keep-else = Keep both aces: a third one, and you are out. Throw the four.
lesson-basic-again = Your turn again, with two aces. Draw a card.
lesson-basic-again-else = Take a card first. The nine of clubs helps no ace: draw from the stock.
lesson-basic-out = The third ace! Lay all three. Then your hand is empty, and the round is yours.
lesson-basic-out-else = Lay the three aces: they are your last cards, and the round is won.
lesson-basic-count = You are out. The cards that Marigold still holds count for you: aces one, court cards ten, all others what they show.
lesson-basic-end = That is rummy. The other games change a part of it: what must be laid first, what is wild, or how a round ends. Each has a short lesson of its own.
