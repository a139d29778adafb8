# The rules of Dummy Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

rules-dummy-1 = The aim
rules-dummy-1-text =
    There are twelve contracts, from two threes of a kind up to a run of ten. { $progress ->
        [common] Everybody plays the contract of the round, and the twelfth again in any round after it.
       *[individual] Each player climbs alone, one contract a round at most, and stays on a contract until it is laid in full.
    }

    Cards left in your hand when a round ends count against you. { $end_mode ->
        [first_to_finish] The match ends after the round in which somebody lays the twelfth contract in full, and that player wins: of several the one with the lowest total. It ends after 24 rounds at the latest; if nobody has laid it then, the lowest total wins. Equal totals share the win.
       *[twelve_rounds] After twelve rounds the lowest total wins; between equal totals, whoever completed more contracts.
    }
rules-dummy-2 = Cards and deal
rules-dummy-2-text =
    There are 108 cards: two packs and four jokers. Jokers and all twos are wild: they stand in for anyone, and a two is never a two. The ranks run from three up to the ace, and the ace is high.

    Everybody is dealt thirteen cards. The next card is turned up to begin the discard pile; the rest is the stock. The deal goes round to the left.
rules-dummy-2-cards = 2C 2D JK
rules-dummy-3 = Your turn
rules-dummy-3-text =
    First draw: the top card of the stock, or the top of the discard pile.

    Then lay melds of your contract and add cards to melds, as you like.

    Then discard one card. { $no_return_discard ->
        [on] A card that you have just taken from the pile may not go straight back.
       *[off] It may be the one you have just taken.
    }
rules-dummy-4 = Melds
rules-dummy-4-text =
    A kind: cards of one rank, of any suits; two alike from the two packs are welcome.

    A run: cards of one suit that follow on, from the three at the lowest to the ace at the highest.

    Wild cards stand in wherever you want them. { $wild_limit ->
        [half] A meld may have as many wild cards as natural ones, no more.
        [fewer] A meld must have fewer wild cards than natural ones.
       *[any] A meld needs one natural card at least.
    } In a run the order in which you pick the cards says what a wild card stands for, and it stays that card until the round ends.

    { $wild_swap ->
        [on] In your turn you may swap a wild card in a run for the very card it stands for; the wild card goes on the table again in the same move.
       *[off] Wild cards on the table are never moved or taken.
    }
rules-dummy-4-cards = 9C 9D 9S; 4D 5D 6D 7D; 4D 5D 2C 7D
rules-dummy-5 = The contracts
rules-dummy-5-text =
    1. Two threes of a kind. 2. Three of a kind and a run of four. 3. Two fours of a kind. 4. Two runs of four.

    5. Four of a kind and a run of four. 6. Two threes of a kind and a run of four. 7. Three of a kind and a run of seven. 8. Three threes of a kind.

    9. Two fives of a kind. 10. Two runs of five. 11. Eight of a kind. 12. A run of ten.
rules-dummy-6 = Laying your contract
rules-dummy-6-text =
    Only your own contract may be laid, each part once and at exactly its size. What more you have of it can be added afterwards, in the same turn if you like.

    { $laydown ->
        [all_at_once] All parts go down at once, in one turn.
       *[by_slot] The parts may go down one by one, in different turns of the round.
    } Parts of a contract that is not complete when the round ends are lost, and must all be laid anew.

    { $progress ->
        [common] The next round brings the next contract to everybody.
       *[individual] If yours is complete, you play the next one in the next round.
    } Going out does not replace the contract.
rules-dummy-7 = Adding cards
rules-dummy-7-text =
    In your turn, after the draw, you may set single cards on any meld of anybody: to a kind by rank, to a run at either end, wild cards anywhere. { $set_needs_contract ->
        [on] Your own contract must be complete first.
       *[off] You may do so before your own contract is laid.
    }

    A kind has no largest size. A run ends at twelve cards, from three to ace.
rules-dummy-8 = The end of a round
rules-dummy-8-text =
    A round ends when somebody has no card left. { $final_discard ->
        [required] The last card must be a discard.
       *[optional] The last card may be laid, set or discarded.
    }

    { $stockout ->
        [immediate] It ends at once when the last card of the stock is drawn.
        [reshuffle_once] When the stock runs out, the discard pile is shuffled into a new one, once. The next time, whoever drew the last card finishes the turn, and the round ends.
       *[end_of_turn] When the stock runs out, whoever drew the last card finishes the turn, and the round ends.
    } It also ends after { $turn_limit } turns each. Then everybody counts.
rules-dummy-9 = Scoring
rules-dummy-9-text =
    Cards left in hand count against you: three to nine 5, ten to king 10, an ace 15, a two 50, a joker 50. Whoever went out has nothing to count.

    Low totals are good. Cards on the table count for nobody.
rules-dummy-10 = Words of advice
rules-dummy-10-text =
    Wild cards win contracts and lose rounds: fifty points each, if they are still in your hand.

    Look at the number beside a name. Somebody on contract four wants runs; feed them kinds.

    When your contract lies, be quick: the others’ melds take your cards as well.
