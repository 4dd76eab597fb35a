### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Your first shore leave

beat-welcome = Welcome to the pirates' nest! The player with the most honour points after five rounds wins.
beat-captain = Everyone moves the same captain. Alleys lead away from his field, and something awaits you at the end of each.
beat-alley = An alley costs you one pirate per segment. Go to the coin: that takes only one of your ten pirates.
wrong-alley = That is more expensive. Take the short alley to the coin.
beat-coin = A coin for you! Each further move costs 1 coin: go on to the rum, it will come in handy.
wrong-coin = Get the rum first, it's just next door.
beat-dark-alley = Two barrels of rum! Dark alleys lead from the edge right across town: for 2 coins you sneak to the pink treasure map.
wrong-dark-alley = Not there: the pink treasure map is where you want to go.
beat-treasure-map = At the end, treasure maps only count as a pair of one colour. Take the pink map with 6 points!
wrong-treasure-map = Take the one with 6 points, it is worth more.
beat-others = You are out of coins, so it's the others' turn. Anne fetches a coin and says “Ahoy”, Jack rests.
beat-aboard = Sooner or later everyone goes aboard and brawls for the sleeping places. You have pirates left to fight with: go aboard!
wrong-aboard = Save your five pirates for the brawl and go aboard.
beat-brawl = In each column, everyone with a pirate there rolls a die; the highest roll stays aboard. Anne has won the first one.
beat-reroll = Now your column: only a 2! Good thing you have rum: hand over a barrel and roll again.
wrong-reroll = A 2 will never do. Spend a barrel of rum!
beat-stand = A 6! Let that stand.
wrong-stand = You can't beat a 6. Let it stand!
beat-column = Jack and Anne can't beat it: you win the column! Those who last longest get the best sleeping places, and their points.
beat-end = Move through the alleys, collect maps and tokens, save pirates for the brawl: that's all there is to it. Ahoy!
