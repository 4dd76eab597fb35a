### The rules of Grog Island for families; ../../guide.toml has the pictures

lead = Retired pirates settle on Grog Island: bid with coloured dice, take buildings, or pass and trade. For 2 to 4 players.

goal =
    You take buildings on the five peninsulas of the island. Which of them bring you points is on your secret goal cards: certain types of building, the most crew on a peninsula, goods or parrot cards.
    At the end the most pirate points win.

turn =
    You play auction rounds. In each one the start player rolls the five dice, one for each peninsula.
    # Bid …
    A bid is a row of one to five dice, from the left and never rising. The sum of the pips is the price in coins.
    On your turn you make a higher bid, by at least 1, and may rearrange all the dice for it. You may bid up to your limit: your coins plus 3 for each of your chest cards.
    Parrot cards help: with one you turn a die of its colour to any number, with another you hold the bid at the same price.
    # … or pass and trade
    When you pass, you get one good for each die in the row, in its colour. Then you visit a ship. It wants the good of the peninsula where it is anchored; three other goods replace one of these.
    - Coin ships: 2 coins each for up to four goods, 3 coins each for up to two, or 4 coins for one.
    - Chest ship: one chest card each for up to two goods.
    - Parrot ship: one parrot card each for up to three goods.
    - Goal ship: draw as many goal cards as you hand in goods, and keep one.
    - Any ship: for every 4 of the goods it wants you take a building on its peninsula.
    A ship with a marker on it and the one on the open sea are off limits.
    # Winning the auction
    When all others have passed, you pay with coins and chest cards. Then every die in the row brings its reward:
    - Spaces 1 and 2: a building each, on the peninsula in the colour of the die. The two must be of different types.
    - Spaces 3 and 5: 1 pirate point each.
    - Space 4: a lock. You block a free building on that peninsula.
    # Taking a building
    Put a crew member on it. The cloud above the peninsula gives you a point or a parrot card, lets you swap a goal card, or brings nothing. Then you get 1 coin for every building of the same type that is still free on another peninsula. Under the black cloud you get neither.
    # Next round
    All ships move one space to the right, and the start player's flag goes to the left.

end =
    When someone has put their last crew member on a building, this is the final round. It is played to its end.

scoring =
    Turn over your goal cards and add up:
    - Points on the track: those you got during the game.
    - Chest cards: 1 point each. Every 5 coins: 1 point.
    - Building goal: the points on the card for each of your crew members on such a building.
    - Peninsula goal: 6 points if you alone have the most crew there, 2 if you have at least one crew member.
    - Goods goal: 1 point for each of these goods. Three other goods count as one.
    - Parrot goal: 1 point for each parrot card.
    The most points win. In a tie, more coins win.

picture-island = Example: Anne has taken the green hook shop. It counts for two of her goal cards: 2 points as a hook shop, and 6 points for the green peninsula while nobody else has as many crew members there.
picture-bid = Example: Mary bids 6 with yellow 4 and orange 2. If she wins, she pays 6 coins and takes a yellow and an orange building. Anne can outbid her with green 5 and blue 3, together 8. If she passes, she gets a lemon and a grog.
picture-take = Example: Anne has put a crew member on the green hook shop. The three other hook shops are still free, so she gets 3 coins.
picture-end = Example: Jack has won the auction. He puts his last crew member on a blue building, so this round is the last one.
picture-scoring = Example: Jack has 5 points on the track, 1 for a chest card, 21 for building goals and 6 for a peninsula goal: 33 pirate points.

aid =
    # Goal
    The most pirate points, mainly from your goal cards.
    # A round
    - Roll: the start player rolls the five dice.
    - Bid: 1 to 5 dice from the left, never rising, at least 1 higher. Limit: coins + 3 for each chest card.
    - Pass: one good for each die in the row, then visit a ship.
    - Win: pay, then take the rewards.
    - At the end: ships one space to the right, flag to the left.
    # Rewards
    - Space 1: building
    - Space 2: building of another type
    - Space 3: 1 point
    - Space 4: lock
    - Space 5: 1 point
    # Taking a building
    - 1 crew member on a free building
    - Cloud: point, parrot card, swap of a goal card, or nothing
    - 1 coin for each free building of this type on other peninsulas
    - Black cloud: no reward and no coins
    # Ships
    - 2 coins: up to 4 goods
    - 3 coins: up to 2 goods
    - 4 coins: 1 good
    - Chest: up to 2 goods, 1 card each
    - Parrot: up to 3 goods, 1 card each
    - Goal: any number of goods, draw as many, keep 1
    - All: 4 goods for a building there
    - 3 other goods replace 1
    # Parrot cards
    - Turn the die: set the die of this colour to any number.
    - Hold the bid: bid exactly as much as before.
    # End
    The last crew member of any player starts the end: finish this round.
    # Points
    - Track; chest card 1; every 5 coins 1
    - Building goal: its value for each own building
    - Peninsula goal: most crew alone 6, else 2
    - Goods goal: 1 each; 3 others count as 1
    - Parrot goal: 1 for each parrot card
    - Tie: more coins
    # With two players
    The 3-coin ship is the ghost ship. When you pass, you also get the good of its peninsula. At the end of a round the one who did not win puts a ghost on a free building there.
