### Rules of grog; ../../rules.toml has their sources and checks

title = Grog Island

## Options

option-compulsory_claims = Must you take your buildings after winning an auction? “Off” (default): no, you may decline each of these claims. “On”: yes, as far as possible.
option-empty_decks = May you trade at a ship whose deck is empty? “No” (default): only a trade with an effect counts. “Yes”: you may hand in 1 tile there and get nothing for it.

## G1

section-G1 = Island and cards
rule-G1-1 = Grog Island is played by two, three or four players.
rule-G1-2 = Five peninsulas lie side by side, from the left: green (coconut), blue (fish), orange (grog), yellow (lemon), grey (treasure map). Each colour has its own die.
rule-G1-3 = Each peninsula has 7 buildings of different types, 35 in all, in 12 types. Buildings of one type stand at the same height; only the lowest row mixes several types.
rule-G1-4 = The board shows which building stands on which peninsula; it is the same in every game.
rule-G1-5 = A building counts as free if it is empty: no crew member of any colour and no lock.
rule-G1-6 = There are 32 chest cards: 10 worth 1 coin, 12 worth 2 coins and 10 worth 3 coins.
rule-G1-7 = There are 28 parrot cards: 8 “hold the bid” cards and, for each of the five colours, 4 “turn the die” cards.
rule-G1-8 = There are 46 goal cards, 23 different ones twice each: 12 for building types, 5 for peninsulas, 5 for goods and 1 for parrot cards.
rule-G1-9 = The 12 types: hat, sword, peg-leg, anchor, hook and eyepatch shop, coffin maker, figurehead workshop, cannonball foundry, voodoo-doll workshop, fortune-teller studio, bar.

## G2

section-G2 = Setup
rule-G2-1 = A random cloud lies above each peninsula, face up and until the end of the game: point, parrot, goal and blank (all white) once each, and one black.
rule-G2-2 = The 6 merchant ships are laid at random on the 6 water spaces: the left five are each anchored at a peninsula, the sixth lies far right on the open sea.
rule-G2-3 = You play a colour of your own and get a trade marker and crew members: 9 with two or three players, 7 with four.
rule-G2-4 = You start with 8 coins on the coin track and with 0 pirate points.
rule-G2-5 = You are dealt 6 goal cards face down and keep exactly 4 of them.
rule-G2-6 = The 2 goal cards you do not keep go face down under the goal deck: in seat order from the start player, each pair in random order.
rule-G2-7 = You also get 1 chest card and 1 parrot card, face down.
rule-G2-8 = A draw decides who gets the start-player flag first.
rule-G2-9 = Last you take 1 goods tile of your choice: openly and in seat order from the start player, once clouds and ships are laid out and all goal cards are chosen.
rule-G2-10 = There are four colours: white, red, purple and black.

## G3

section-G3 = Wealth and secrets
rule-G3-1 = Your coins on the track have no upper limit; the “20+ coins” tile only helps to show them.
rule-G3-2 = Your bid limit: your coins on the track plus 3 for each of your chest cards, whatever they are really worth.
rule-G3-3 = Coins, points, goods, crew and locks are open; everyone also sees how many chest and parrot cards each player has.
rule-G3-4 = Only you know what your chest, parrot and goal cards show; you yourself may look at them at any time.
rule-G3-5 = Goods never run out; you get every tile you are due.
rule-G3-6 = Used chest and parrot cards never come back. Once one of these decks is empty, no more cards come from it, neither from a ship nor from a cloud.
rule-G3-7 = Everyone also sees how many goal cards each player has and how high the three decks are.
rule-G3-8 = The order of the decks is secret. You know only the goal cards you yourself put underneath.
rule-G3-9 = An empty goal deck gives nothing more either: no main trade at the goal ship and no swap under the goal cloud.

## G4

section-G4 = The opening bid
rule-G4-1 = Every auction round begins with the start player rolling all 5 dice. Then each die lies on the goods space of its colour, and the bid row is empty.
rule-G4-2 = As start player you must make an opening bid if you can afford at least the lowest die; you may not pass of your own accord then.
rule-G4-3 = A bid consists of 1 to 5 dice in the bid row: at most one die per bid space, from the left and without a gap.
rule-G4-4 = From left to right the values must never rise. Dice of equal value go in any order you like.
rule-G4-5 = Your bid is as high as the total of pips in the bid row; one pip stands for 1 coin.
rule-G4-6 = Only a matching “turn the die” parrot card changes the value of a die.
rule-G4-7 = You may not bid more than your bid limit; it may be more than you really own.
rule-G4-8 = If even the lowest die is higher than your bid limit, you must pass as start player. Then your left neighbour opens, with the same duty.
rule-G4-9 = If you must pass before the first bid, you get no goods from the bid row, because it is empty; you still visit a ship.
rule-G4-10 = If you would have to pass before the first bid, you may instead use a parrot card to turn a die to a value you can afford, and open. This is never required.
rule-G4-11 = If all others have passed before the first bid, you must open if you can and win at once with that bid.
rule-G4-12 = If the last player cannot open either, they pass too and visit a ship. The round then ends without a winner and without rewards from the bid spaces.

## G5

section-G5 = Raising in turn
rule-G5-1 = After the opening bid, play continues clockwise: on your turn you raise or pass. Once a bid stands, you may always pass of your own accord.
rule-G5-2 = A raise must increase the total of pips by at least 1; merely rearranging is not enough.
rule-G5-3 = When you raise, you may move all dice as you like, even back to the goods space of their colour. In the end all bidding rules must hold again.
rule-G5-4 = If the dice or your bid limit allow no higher bid, you must pass. You may use parrot cards to help, but never have to.
rule-G5-5 = Once you have passed, you get no more turns in this auction round.

## G6

section-G6 = Parrot cards
rule-G6-1 = You play parrot cards only in your own turn and only together with a bid. If you pass, you play none.
rule-G6-2 = You may play several parrot cards in one turn, but at most one “hold the bid” card and at most one “turn the die” card per colour.
rule-G6-3 = “Turn the die”: before your bid you set the die of the card's colour to a value of your choice from 1 to 6.
rule-G6-4 = “Turn the die” lifts no bidding rule: your bid must still be higher, must not rise to the right and must not exceed your bid limit.
rule-G6-5 = A die in the bid row may be turned too and may lie anywhere afterwards. The total to beat is the one that stood before turning.
rule-G6-6 = A turned die keeps its new value for everyone until the next roll.
rule-G6-7 = “Hold the bid”: you may rearrange the dice, but in the end the total of pips must be exactly as high as the standing bid.
rule-G6-8 = After “hold the bid” it is your bid: if all others pass, you win at this price. The dice may also stay where they are.
rule-G6-9 = “Hold the bid” cannot be used for the opening bid, and only up to your bid limit.
rule-G6-10 = You may combine “hold the bid” with “turn the die”; the total must then match exactly with the turned dice.
rule-G6-11 = Cards, new values and dice positions together are one single move. If it is not allowed, nothing happens and you keep the cards.
rule-G6-12 = Parrot cards you have played are out of the game. You do not get them back even if you are outbid or do not pay.
rule-G6-13 = A turned die must show a different value than before.

## G7

section-G7 = Passing and trading
rule-G7-1 = When you pass, you take your goods at once, then put your trade marker on exactly 1 ship and trade there. Only then is it the next player's turn.
rule-G7-2 = When you pass, you get 1 goods tile of the matching colour for each die that is in the bid row at that moment, whatever its value.
rule-G7-3 = The ship on the open sea (far right) and every ship that already carries a trade marker are off limits. All other merchant ships are permitted.
rule-G7-4 = A ship always wants the good of the peninsula where it is anchored. What you hand in goes to the supply.
rule-G7-5 = You must choose a permitted ship that you can supply with the good it wants or by 3:1 substitution, and you must then trade there.
rule-G7-6 = Every merchant ship offers a main trade and the claim action. You must use at least one of them and may use both.
rule-G7-7 = You use the main trade at most once and in one go, the claim action as often as you like; you decide the order.
rule-G7-8 = 3:1 substitution: in place of 1 tile that the ship wants you may hand in 3 other goods tiles, alike or different.
rule-G7-9 = Substitute tiles must not be of the good that the ship wants. You may substitute any number of times, also for a claim and even if you still have that good.
rule-G7-10 = A trade action counts only if it has an effect: the deck still has cards, and for a claim you still have crew and a building there is still free.
rule-G7-11 = If you have no tile of any good that a permitted ship wants, you put the marker on any permitted ship and need not trade; 3:1 substitution stays optional.
rule-G7-12 = The same holds if you have matching tiles but no permitted ship offers you an effective action, not even with 3:1 substitution. Otherwise you must trade.
rule-G7-13 = Trading with an empty deck “yes”: if the deck of a ship is empty, you may still choose the ship and hand in exactly 1 tile in its main trade, getting nothing for it. This counts as a trade too.

## G8

section-G8 = The merchant ships
rule-G8-1 = 2-coin ship: for each tile (at most 4) you get 2 coins on the track.
rule-G8-2 = 3-coin ship: for each tile (at most 2) you get 3 coins on the track.
rule-G8-3 = 4-coin ship: for exactly 1 tile you get 4 coins on the track.
rule-G8-4 = Chest ship: for each tile (at most 2) you draw 1 chest card.
rule-G8-5 = Parrot ship: for each tile (at most 3) you draw 1 parrot card.
rule-G8-6 = Goal ship: hand in any number of tiles and draw as many goal cards at once. You keep exactly 1 of them.
rule-G8-7 = You put the other drawn goal cards face down under the goal deck in any order you like. There is no hand limit, and you give up nothing from your old hand.
rule-G8-8 = To draw cards you may not hand in more tiles than the deck has cards left.
rule-G8-9 = Claim by ship: for every 4 tiles you take 1 building on the peninsula where the ship is anchored, with all three steps (crew, cloud, coins).

## G9

section-G9 = Winning and paying
rule-G9-1 = When all others have passed, you have won the auction round at once. Your last bid stands; you may no longer change or raise it.
rule-G9-2 = As the winner you get no goods from the bid row this round and visit no ship.
rule-G9-3 = You pay your bid with coins from the track, with chest cards or with any mix of both. Chest cards you use are shown to all and are then out of the game.
rule-G9-4 = If you overpay with chest cards, the rest goes onto your coin track.
rule-G9-5 = Coins and chest cards used must together reach your bid; there are no debts.
rule-G9-6 = You may also use more chest cards than your bid requires; their full value is counted.
rule-G9-7 = If you cannot or will not pay, the auction round ends at once: you keep everything, need not show anything and get nothing. The others keep what they got when passing.

## G10

section-G10 = Rewards of the bid spaces
rule-G10-1 = Once you have paid, you get the reward of every bid space with a die on it. Empty bid spaces give nothing.
rule-G10-2 = Bid spaces 1 and 2 each bring you 1 building on the peninsula of the same colour as the die there.
rule-G10-3 = Bid spaces 3 and 5 each bring you 1 pirate point.
rule-G10-4 = With two claims you choose which comes first. Then bid spaces 3, 4 and 5 follow in order, so the lock always comes after the buildings.
rule-G10-5 = The two buildings you take as the winner of an auction round must be of different types.
rule-G10-6 = If on the second peninsula only the type you have just taken is still free, the second claim lapses. You need not avoid this.
rule-G10-7 = If nothing is free on a peninsula, the claim there lapses. If you have only 1 crew member left, you can take only 1 building and choose on which peninsula.
rule-G10-8 = Compulsory claims “on”: once you have paid, you must carry out every claim that is possible.
rule-G10-9 = Compulsory claims “off”: you may decline each claim from the auction; the lock stays compulsory.

## G11

section-G11 = Buildings and clouds
rule-G11-1 = A claim has three steps: put 1 crew member on a free building of the right peninsula, resolve the cloud, take coins. The crew member stays there until the end of the game.
rule-G11-2 = For each building of the same type still free on the other peninsulas you get 1 coin on the track. If none is free, there are no coins.
rule-G11-3 = Counting comes after placing. Buildings with crew of any colour (ghost crew too) or with a lock are not free.
rule-G11-4 = Point cloud: every claim under it brings you 1 pirate point at once.
rule-G11-5 = Parrot cloud: every claim under it brings you 1 parrot card from the deck at once.
rule-G11-6 = Goal cloud: you draw 1 goal card and then put any 1 goal card from your hand, even the new one, face down under the goal deck. Both are compulsory.
rule-G11-7 = The blank white cloud gives no reward; you still get the coins for free buildings.
rule-G11-8 = Black cloud: a claim under it, by auction or by ship, brings neither a cloud reward nor coins.
rule-G11-9 = The black cloud changes nothing about locks or about points from bid spaces 3 and 5. Free buildings under it count for claims on other peninsulas.

## G12

section-G12 = Locks
rule-G12-1 = If a die lies on bid space 4, you must put 1 lock on a free building of the peninsula of its colour. You decide which one.
rule-G12-2 = A building with a lock stays blocked until the end of the game: nobody can take it, and it cannot get a second lock.
rule-G12-3 = There are only 6 locks. If none is left or no building is free on the peninsula, no lock is placed.
rule-G12-4 = Placing a lock brings no cloud reward and no coins; locks count for no majority.

## G13

section-G13 = End of the auction round
rule-G13-1 = At the end of the round all players first take back their trade markers, then the ships move on, and last the flag changes hands.
rule-G13-2 = The ship from the open sea goes to the far left, all others move one water space to the right.
rule-G13-3 = The flag goes to the left neighbour of the previous start player, no matter who opened or won.
rule-G13-4 = These steps also follow if the winner does not pay or if nobody has opened.

## G14

section-G14 = Two players: the ghost ship
rule-G14-1 = With two players only: after the ships are laid out, the 3-coin ship is turned over and becomes the ghost ship. It carries 9 crew members of an unused colour.
rule-G14-2 = The ghost ship is never one of the permitted ships.
rule-G14-3 = When you pass with two players, you also get 1 goods tile of the peninsula where the ghost ship is anchored. On the open sea there is nothing extra.
rule-G14-4 = At the end of the round the ghost ship moves on like any other ship and takes its crew along.
rule-G14-5 = At the end of the round, before the other steps, the player who did not win must put 1 ghost crew member on a free building of the peninsula where the ghost ship is anchored.
rule-G14-6 = Placing the ghost crew brings nobody a cloud reward or coins.
rule-G14-7 = The placement is skipped if the ghost ship is on the open sea or if it is empty.
rule-G14-8 = If the winner does not pay, the other player still places the ghost crew. If nobody has opened, the one who passed first does it.
rule-G14-9 = Ghost crew is placed in the final round too. An empty ghost ship does not end the game.
rule-G14-10 = You get the extra goods tile from the ghost ship even if you pass before the first bid.
rule-G14-11 = The placement is also skipped if no building is free on the ghost ship's peninsula.

## G15

section-G15 = End of the game and scoring
rule-G15-1 = When someone places their last crew member, by auction or by ship, this is the final auction round. There is no other limit on the number of rounds.
rule-G15-2 = The final round is played right to its end: bidding goes on, and the winner still gets the rewards.
rule-G15-3 = Each chest card you still have at the end brings 1 pirate point, whatever it is worth.
rule-G15-4 = Every 5 coins on your track bring 1 pirate point. Chest cards do not count as coins for this.
rule-G15-5 = At the end all goal cards are revealed. If you hold the same card twice, it counts only once.
rule-G15-6 = Building goal: each of your crew members on a building of that type brings the value of the card.
rule-G15-7 = Card values: 2 for hat, peg-leg and hook shops, 4 for voodoo-doll workshops and fortune-teller studios, 6 for the bar, 3 for all other building types.
rule-G15-8 = Peninsula goal: if you have more crew members there than any other single colour, you get 6 pirate points.
rule-G15-9 = If you have at least 1 crew member there but not the most on your own, the peninsula goal brings 2 pirate points; without a crew member it brings nothing.
rule-G15-10 = With two players the ghost crew counts like a third colour for majorities.
rule-G15-11 = Goods goal: each tile of this good that you have brings 1 pirate point. Without any goods goal, goods bring nothing.
rule-G15-12 = Goods for which you have no goods goal are added up: every full 3 count as 1 tile of a good for which you have one – once in total, not per card.
rule-G15-13 = Parrot goal: each parrot card you still have at the end brings 1 pirate point. Without this goal, parrot cards bring nothing.
rule-G15-14 = The player with the most pirate points in all wins. Points scored during the game count too; there is no upper limit.
rule-G15-15 = In a tie, the tied player with the most coins on the track wins; chest cards do not count. If that is equal too, they win together.
rule-G15-16 = With three or four players, if nobody has any coins, chest cards or goods left after a round, the game ends too: nobody could ever bid or trade again.
