### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Your first voyage

beat-welcome = Welcome to Manila! Three punts sail up to the port, and we bet on which of them will get there.
beat-goal = The richest player at the end wins. You have 30 pesos and two secret shares: silk and ginseng.
beat-market = Each ware that reaches the port climbs one step here, and so do its shares. Once a ware is worth 30, the game ends.
beat-bid = Before each voyage, we bid to be harbour master. Bid 5 pesos!
wrong-bid = It needn't be that much: bid 5 pesos.
beat-outbid = Anne bids 6, Jack is out. Outbid her with 8: only the winner has to pay.
wrong-outbid = Hang in there! Bid 8 pesos, the office is worth it.
beat-buy = You are harbour master! Only you may buy a share now: take another one in silk.
wrong-buy = Stick with silk: you have one share in it already, and two are better.
beat-load = You decide what sets sail. Load silk, then ginseng, then jade; the nutmeg stays ashore.
wrong-load = Load silk first, then ginseng, then jade.
beat-launch = The three starting spaces must add up to 9. Give your silk 5, the ginseng 4 and the jade 0.
wrong-launch = Further ahead is better: 5 for the silk, 4 for the ginseng, 0 for the jade.
beat-place = Now we take turns placing accomplices. Get on the silk punt for 3 pesos: if it arrives, its crew shares 30 pesos.
wrong-place = Get on the silk punt first: it is ahead, and your shares are in silk.
beat-port = Anne rides along with you, Jack backs the jade. If you believe that at least one punt will arrive, bet on port slot A.
wrong-port = Try the safe bet: port slot A pays 6 pesos as soon as one punt arrives.
beat-shipyard = Anne bets on the shipyard: she hopes that a punt won't make it. Everyone has placed twice, so the dice roll!
beat-roll = Each punt has its own die. The silk is on 7 now, so is the ginseng, and the jade is on 4; the port lies beyond 13.
beat-pilot = After each roll, everyone places once more. For 2 pesos, the small pilot may move a punt by one space before the last roll.
wrong-pilot = Take the small pilot: you are going to need him.
beat-pirate = Jack has turned pirate: if a punt is exactly on 13 after the last roll, its load is his. Your silk is on 10.
beat-last-accomplice = You have one accomplice left. Put it wherever you like, or save your money!
wrong-last-accomplice = That would be an expensive joke here. Take the silk punt, the ginseng punt, port B, shipyard B, or nothing.
beat-steer = Before the last roll it's your pilot's turn. Move the silk one space forward to 11, so that a 3 is enough!
wrong-steer = Help your silk: move it one space forward.
beat-arrival = A 3: thanks to your pilot, the silk is in port! Ginseng and jade got stuck and end up in the shipyard.
beat-payout = You get your part of the silk, and 6 pesos for port slot A. And silk is worth 5 now: your two shares rise with it!
beat-end = Every voyage goes like this: bid, load, place, roll, cash in. That's all you need – off to your first game!
