### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Your first auction

beat-welcome = Welcome to Grog Island! We are retired pirates and bid for buildings on five peninsulas: green, blue, orange, yellow and grey.
beat-goals = Your secret goals bring the most points at the end. You were dealt six goal cards and may keep four.
beat-keep = Keep what goes together: hook shop, green peninsula, grog and lemons.
wrong-keep = A good hand, too! For this lesson keep hook shop, green peninsula, grog and lemons.
beat-good = Everyone starts with one good. Take a lemon: lemons are on one of your goal cards.
wrong-good = Better take the lemon, it counts for your goal.
beat-dice = Each round the five dice are rolled. We make our bids from them: the pips are the price, the colours say where the buildings are.
beat-first-bid = Jack bids 6 with yellow 4 and orange 2. If he wins, he pays 6 coins for a yellow and an orange building.
beat-bid = You want a green building: clear the row, put green 5 and blue 3 in it, and bid 8!
wrong-bid = Press “Clear”, tap the green and the blue die, and bid 8.
beat-pass = Anne passes. That's not so bad: she gets a good for each die in the bid, and trades with a ship.
beat-pay = Jack passes too and gets himself a parrot card. You have won the auction: pay 8 coins!
wrong-pay = Pay with coins. Chest cards you keep bring points at the end.
beat-take = Now for the fun part. Take the green hook shop: it counts for hook shops and for the green peninsula!
wrong-take = The green hook shop fits two of your goals at once.
beat-cloud = The cloud above green gives you a goal card: the peg-leg shop. It doesn't suit you, so put it away again.
wrong-cloud = Keep your four goals and put the peg-leg shop away.
beat-second-building = You also got 3 coins, because three hook shops are still free. Now pick a building on blue: take whichever you like!
wrong-second-building = You may still take a building: pick one on the blue peninsula.
beat-end = Two buildings in one round, and one of them counts twice! Bid, or pass and trade: that's how it goes on until the island is full.
