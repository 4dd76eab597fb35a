### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Your first raid

beat-welcome = Welcome to the high seas! The player with the most treasure chests at the end wins.
beat-chests = This is how you get chests: raid a caravan, load its goods, sell them. There are seven roles for all of this.
beat-captain = The captain calls a raid on a caravan: that's how you get goods. The others may join in.
beat-trade = The merchant sells your goods for chests. The islander opens a new harbour with other prices.
beat-ships = The shipbuilder buys new ships for one chest each. The governor gives them away, but you get a black mark.
beat-shaman = The shaman curses everyone at the table, and the cartographer draws new adventure cards: caravans, harbours and curses.
beat-hand = You hold two caravans and a harbour. Each black mark costs 3 chests at the end, so watch out!
beat-choose-captain = Everyone chooses in secret at the same time. You have a caravan: be the captain!
wrong-choose-captain = That role will have its day. For a raid you need the captain.
beat-gift = Anne is the shipbuilder and buys two ships. Nobody else chose that role, so she gets a third one as a gift.
beat-raid = Your turn, captain! Raid the English caravan of two ships.
wrong-raid = Take the English caravan of two ships.
beat-send = With three players, everyone may send twice as many ships as the caravan has. Send all four!
wrong-send = More ships bring more loot: send four.
beat-chart = Anne and Jack send two ships each. Each ship is a die, and now they all land on the sea chart together.
beat-fight = A red ship and the pirate ship closest to it always fight; the higher number wins. Both red ships are sunk!
beat-load = You lost a ship and got a yin-yang for it. Your other three draw a loot card each: three times rum – load it all!
wrong-load = Load all three rum. The harbour pays best for three or more of a kind.
beat-loot-of-others = Anne and Jack load goods too. And because you were the only captain, you get two yin-yang as a gift.
beat-round-end = As cartographer, Jack draws new cards, and the round is over. A captain takes all played roles back into hand.
beat-price = Pirate Cove pays 3 chests for each rum if you sell at least three. That is exactly what you have loaded!
beat-choose-merchant = Time to cash in: choose the merchant!
wrong-choose-merchant = This time you need the merchant, because you want to sell.
beat-sell = Jack buys ships, then it's your turn. Sell all three rum!
wrong-sell = Sell all three at once: only then does the harbour pay 3 chests each.
beat-guard = 9 chests for the rum and 2 as a gift: now you have 18! Riches must be guarded, though: one ship for every 10 chests.
beat-ritual = Yin-yang pays for rituals. Build a double chamber: then one of your ships carries two goods.
wrong-ritual = Take the double chamber, you can put it to good use.
beat-end = Raid, load, sell: you've got the hang of it, and you are far ahead! Now you're ready for your first game.
