# The rules of Gin Rummy, as the reader shows them. Values come from the options in force; -cards has one example for each paragraph.

unit-gin = hand
rules-gin-1 = The aim
rules-gin-1-text =
    Two play. Gather your hand into melds, and be the one who shows it while the other still holds more that fits nowhere. What fits nowhere is left over, and the difference is what you score.

    { $hollywood ->
        [on] Three lanes are scored side by side. Your first win counts in the first lane, your second in two, every later one in all three. A lane is full when somebody has { $target_score } in it, and takes no more; a win whose lanes are all full counts in the next one that is not. When all three are full, each gets its bonuses as a match does, and the higher sum wins.
       *[off] The first to reach { $target_score } ends the match. Then bonuses are added, and the higher total wins.
    }
rules-gin-2 = Cards and deal
rules-gin-2-text =
    There are 52 cards. The ace is low only: it goes below the two, never above the king. An ace counts 1, two to ten what they show, jack, queen and king 10.

    Both are dealt ten cards, one at a time. The next card is turned up as the upcard; the rest is the stock. { $dealer ->
        [winner] The winner of a hand deals the next.
        [alternate] The two deal in turn.
       *[loser] The loser of a hand deals the next.
    } After a hand in which nobody scores the same player deals again.
rules-gin-3 = The upcard
rules-gin-3-text =
    Before anybody draws, whoever did not deal may take the upcard or decline it. Then the dealer may take it.

    Whoever takes it throws another card, and the other has an ordinary turn. If nobody wants it, the first player draws from the stock.
rules-gin-4 = Your turn
rules-gin-4-text =
    Draw the top card of the stock or of the discard pile, then discard one. A card you took from the discard pile may not go straight back. { $browse ->
        [on] The discards lie open side by side, so that everybody may look through them; only the top can be taken.
       *[off] Only the top of the pile is seen: remember what was thrown.
    }

    Melds stay in your hand until the end. Nothing is laid on the table while the hand is played.
rules-gin-5 = Melds
rules-gin-5-text =
    A set: three or four cards of one rank.

    A run: three cards or more of one suit that follow on.

    A card is part of one meld only. Where it could be in two, it goes where less is left over.
rules-gin-5-cards = 9C 9D 9S; 4H 5H 6H 7H; 7C 7D 7H 7S 8S 9S
rules-gin-6 = Knocking
rules-gin-6-text =
    After drawing you may knock instead of discarding: pick the card that goes under, and show the other ten. { $knock_limit ->
        [upcard] What is left over may be worth no more than the upcard; a picture allows ten. { $upcard_ace ->
            [one] If the upcard is an ace, one may be left over.
           *[gin_only] If the upcard is an ace, nothing may be left over.
        }
        [gin_only] At this table nothing may be left over: only gin ends a hand.
       *[ten] What is left over may be worth ten at most.
    }

    With nothing left over it is gin. { $big_gin ->
        [on] If all eleven cards are in melds and none is thrown, it is big gin.
       *[off] Eleven cards in melds need a discard all the same.
    } Your cards are divided so that least is left over.
rules-gin-7 = Laying off
rules-gin-7-text =
    After a knock the other lays off what fits on the melds that were shown: the fourth card of a set, either end of a run, and what then follows on. You may break melds of your own for it.

    Loose cards of both players are not put together, and after gin nobody lays off.
rules-gin-7-cards = 9C 9D 9S 9H; 3H 4H 5H 6H 7H
rules-gin-8 = The end of a hand
rules-gin-8-text =
    Whoever knocked with less left over scores the difference. With gin it is all that the other has left over, and { $gin_bonus } more. { $big_gin ->
        [on] Big gin earns { $big_gin_bonus } more instead.
       *[off] { "" }
    }

    If the other has as little left over, or less, that is an undercut: the other scores the difference and { $undercut_bonus } more. Gin cannot be undercut. { $spades_double ->
        [on] If the upcard was a spade, everything in that hand counts twice.
       *[off] { "" }
    }

    When a discard leaves two cards in the stock, or after { $turn_limit } turns each, nobody scores.
rules-gin-9 = The end of the match
rules-gin-9-text =
    Whoever reaches { $target_score } gets { $game_bonus } for the match. Both get { $box_bonus } for every hand they won.

    { $shutout ->
        [total] If the other never scored a hand, the winner’s whole total counts twice.
        [plain] It is worth nothing more that the other never scored a hand.
       *[game] If the other never scored a hand, the { $game_bonus } for the match count twice.
    }
rules-gin-10 = Words of advice
rules-gin-10-text =
    Knock early when you can. The longer you wait for gin, the likelier the other is lower.

    High cards that go with nothing are the first to go. A pair, or two that follow on, may still become a meld.

    Remember what the other took. What you throw next to it comes back as a meld.
