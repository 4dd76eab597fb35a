### Texts of Die Piraten der Weltmeere

## Prompts

prompt-ChooseRole = Which role do you choose for this round? The card stays face down until its role is called.
prompt-Shipbuilder = Shipbuilder, { NAME("gift", $gift) }: how many ships do you buy? Reserve: { COUNT("ship", $reserve) }, you have { COUNT("chest", $chests) }.
prompt-Governor = Governor, { NAME("gift", $gift) }: which country's privateer do you become? You get all ships of your reserve ({ $reserve }).
prompt-Captain = Captain, { NAME("gift", $gift) }: which caravan do you all raid?
prompt-Islander = Islander, { NAME("gift", $gift) }: which harbour do you all sail to?
prompt-Shaman = Shaman, { NAME("gift", $gift) }: which curse do you cast?
prompt-Merchant = Merchant, { NAME("gift", $gift) }: which goods do you sell? For three or more of a kind the harbour pays rum { $prices }, coffee { $prices2 }, fruit { $prices3 }; else 1.
prompt-Cartographer = Cartographer, { NAME("gift", $gift) }: do you draw an adventure card?
prompt-Send = Raid on a caravan of { COUNT("ship", $ships) }: how many ships do you send? At most { $limit }, you have { $free } free.
prompt-Battle = Several pairs are equally close. Which fights first?
prompt-Stow = Your loot: what do you load? You have room for { COUNT("wares", $room) }; the rest is discarded.
prompt-Overboard = You must discard { COUNT("wares", $goods) }. Which one do you choose?
prompt-Whirlpool = Several ships are equally near the whirlpool. Which one does it hit?
prompt-Idol = The idol demands an offering. Which good do you name?
prompt-Serve = Tavern: which die does { $guest } get?
prompt-Sale = So far the sale brings { COUNT("chest", $chests) }. Do you add anything?
prompt-Rites = You have { $yin_yang } yin-yang. Do you want to perform another ritual?
prompt-FinalSale = Final sale: do you make a bargain before all your goods are sold?

## Options

action-deal = Deal { NAME("card", $card) }
action-start = { $player } gets the start marker
action-choose = { NAME("role", $role) }
action-decline = Decline (1 black mark)
action-buy = Buy { COUNT("ship", $ship) }
action-privateer = Privateer of { NAME("country", $country) }
action-raid = Raid the { NAME("card", $card) }
action-send = Send { COUNT("ship", $ship) }
action-land = Die { NAME("colour", $colour) }: { $number } at { $number2 }, { $number3 }
action-fight = Red { $face } (no. { $number }) against the { $face2 } of { $colour } (no. { $number2 })
action-loot = Draw { NAME("loot", $loot) }
action-load =
    { NAME("good", $good) }: { $stowed ->
        [0] load none
       *[other] load { $stowed }
    }
action-discard = Discard { NAME("good", $good) }
action-moor = Sail to { NAME("card", $card) }
action-curse = Cast the { NAME("card", $card) }
action-swallow = The { $face } of { $colour } (no. { $number })
action-name = { NAME("good", $good) }
action-serve = { $player } gets die { $number } with { $face }: { NAME("drink", $face2) }
action-offer = Offer { $number }× { NAME("good", $good) }
action-sell = Sell for { COUNT("chest", $chests) }
action-explore = Draw an adventure card
action-draw = Draw { NAME("card", $card) }
action-bargain = Bargain: { NAME("good", $good) } and { NAME("good", $good2) } (3 yin-yang)
action-chamber = Double chamber (2 yin-yang)
action-unsinkable = Unsinkable ship (3 yin-yang)
action-done = End the turn
action-done-FinalSale = No bargain

## Log

fact-card_dealt = { $player } is dealt { NAME("card", $card) }.
fact-card_dealt-hidden = { $player } is dealt an adventure card.
fact-start_drawn = { $player } gets the start marker.
fact-round_began = Round { $number } begins, { $player } has the start marker.
fact-last_rounds = The end card is drawn: last round { $number } of 3.
fact-role_chosen = { $player } chooses in secret: { NAME("role", $role) }.
fact-role_chosen-hidden = { $player } has chosen a role.
fact-role_revealed = { $player } turns over: { NAME("role", $role) }.
fact-declined = { $player } does not use the action ({ NAME("role", $role) }).
fact-mark_gained = { $player } gets 1 black mark.
fact-mark_returned = { $player } returns 1 black mark.
fact-ships_bought = { $player } buys { COUNT("ship", $ship) } for 1 chest each.
fact-ships_gained = { $player } gets { COUNT("ship", $ship) } from the reserve.
fact-ships_lost = { $player } loses { COUNT("ship", $ship) } to the reserve.
fact-ships_returned = Unsinkable: { COUNT("ship", $ship) } back with { $player }.
fact-ships_sent =
    { $player } { $raiders ->
        [0] sends no ship
        [1] sends 1 ship
       *[other] sends { $raiders } ships
    }.
fact-ships_held_back = { $player } holds back { COUNT("ship", $ship) }.
fact-tile_taken = { $player } becomes a privateer of { NAME("country", $country) }.
fact-caravan_played = { $player } calls for a raid on a caravan: { NAME("country", $country) }, { COUNT("ship", $ship) }.
fact-nobody_sailed = Nobody sails out, the caravan gets away.
fact-thrown = { COUNT("dice", $dice) } on the sea chart.
fact-pirate_sunk =
    { $number }{ $tenths ->
        [-1] { "" }
       *[other] .{ $tenths }
    } mm: red { $number2 } sinks the { $number3 } of { $player }.
fact-red_sunk =
    { $number }{ $tenths ->
        [-1] { "" }
       *[other] .{ $tenths }
    } mm: the { $number2 } of { $player } sinks red { $number3 }.
fact-both_sunk =
    { $number }{ $tenths ->
        [-1] { "" }
       *[other] .{ $tenths }
    } mm: red { $number2 } and the { $number3 } of { $player } sink each other.
fact-raid_won =
    The raid is won, { $survived ->
        [0] but no pirate ship is left
        [1] 1 pirate ship takes loot
       *[other] { $survived } pirate ships take loot
    }.
fact-raid_lost = The raid is lost, the caravan keeps { COUNT("ship", $ship) }.
fact-loot_shuffled = The discarded loot is shuffled again: { COUNT("cards", $cards) }.
fact-loot_drawn = { $player } draws loot: { NAME("loot", $loot) }.
fact-goods_loaded = { $player } loads { $number }× { NAME("good", $good) }.
fact-goods_left = { $player } leaves { $number }× { NAME("good", $good) }.
fact-good_discarded = { $player } discards 1× { NAME("good", $good) }.
fact-loot_lost = { $player } loses { $number }× { NAME("loot", $loot) }.
fact-harbour_opened = { $player } sails to a new harbour: { NAME("harbour", $harbour) }.
fact-curse_played = { $player } curses everybody and calls { NAME("curse", $curse) }.
fact-idol_named = { $player } names to the idol: { NAME("good", $good) }.
fact-served = { $player } gets a { $number } in the tavern: { NAME("drink", $drink) }.
fact-chests_gained = { $player } gets { COUNT("chest", $chest) }.
fact-chests_lost = { $player } loses { COUNT("chest", $chest) }.
fact-guards_changed =
    On guard for { $player }: { $posted ->
        [0] no ship
        [1] 1 ship
       *[other] { $posted } ships
    }.
fact-yin_yang_gained = { $player } gets { $number } yin-yang.
fact-goods_sold =
    { $player } sells for { COUNT("chest", $chest) }{ $rum ->
        [0] { "" }
       *[other] { " " }· { $rum }× rum
    }{ $coffee ->
        [0] { "" }
       *[other] { " " }· { $coffee }× coffee
    }{ $fruit ->
        [0] { "" }
       *[other] { " " }· { $fruit }× fruit
    }.
fact-bargain_made = { $player } makes a bargain with { NAME("good", $good) } and { NAME("good", $good2) }: { COUNT("chest", $chest) }.
fact-chamber_built = { $player } now has double chambers of level { $number }.
fact-unsinkable_built = { $player } now has unsinkable ships of level { $number }.
fact-end_card_drawn = { $player } draws the end card: three more rounds follow this one.
fact-card_drawn = { $player } draws { NAME("card", $card) }.
fact-card_drawn-hidden = { $player } draws an adventure card.
fact-roles_taken_back = { $player } takes back all role cards.
fact-hand_marked = { $player } gets { COUNT("mark", $mark) } for cards in hand.
fact-scored = { $player } ends with { COUNT("chest", $chest) }.

## Refusals

refusal-W5-2 = At most { $have } are possible, this would be { $need }.
refusal-W7-3 = At most { $have } are allowed, this would be { $need }.
refusal-W7-4 = { $have } are free, this would be { $need }.
refusal-W8-2 = The bound is { $need } tenths of a millimetre, the die would be at { $have }.
refusal-W8-3 = The squared distance must be at least { $need }, here it is { $have } (in tenths of a millimetre).
refusal-W9-3 = There is room for { $have }, this would be { $need }.
refusal-W13-1 = You have { $have }, this would be { $need }.
refusal-W16-2 = This costs { $need } yin-yang, you have { $have }.

## Fields of the board

field-round = Round
field-role = Role
field-harbour = Harbour
field-pile = Adventure pile
field-loot_pile = Loot pile
field-discards = Discarded rum/coffee/fruit/talisman
field-tiles = Country
field-privateer = Privateer
field-raided = Caravans played
field-players = Player
field-chests = Chests
field-fleet = Ships free/loaded/guard/reserve
field-goods = Rum/coffee/fruit
field-talismans = Talismans
field-yin_yang = Yin-yang
field-marks = Marks
field-rituals = Double chamber/Unsinkable
field-cards = Cards
field-hand = Your adventure cards
field-spent = Your played roles
field-sent = In the raid
field-chart = Die on the sea chart
field-owner = Colour
field-face = Face
field-place = Place in tenths of a millimetre
field-hit = Hit

## The board as text

board-round =
    { $round }, start marker { $start }, { $role ->
        [none] choice of roles
       *[other] { NAME("role", $role) }
    }{ $last_round ->
        [-1] { "" }
        [0] , three more rounds follow
       *[other] , last rounds: { $last_round } of 3
    }
board-harbour = { NAME("harbour", $number) }: rum { $prices }, coffee { $prices2 }, fruit { $prices3 }
board-pile =
    { COUNT("cards", $pile) }. { $to_end ->
        [-1] The end card is drawn.
       *[other] Above the end card: { $to_end }.
    }
board-loot_pile = { COUNT("cards", $loot_pile) }
board-discards = { $discards }/{ $discards2 }/{ $discards3 }/{ $discards4 }
board-tiles = { NAME("country", $country) }
board-privateer = { NAME("holder", $tiles) }
board-fleet = { $free }/{ $loaded }/{ $guards }/{ $reserve }
board-goods = { $goods }/{ $goods2 }/{ $goods3 }
board-rituals = { $chambers }/{ $unsinkables }
board-role =
    { $role ->
        [none] –
       *[other] { NAME("role", $role) }
    }
board-sent =
    { $sent ->
        [-1] –
       *[other] { $sent }
    }
board-owner = { NAME("colour", $colour) }
board-place = { $x }, { $y }
board-hand = { NAME("card", $hand) }
board-spent = { NAME("role", $spent) }

## Scores

result-score = { COUNT("chest", $points) }
score-chests = Chests
score-final-sale = Final sale
score-marks-for-cards-in-hand = Marks for cards in hand
score-talismans = Talismans
score-every-three-yin-yang = Every three yin-yang
score-black-marks = Black marks

## Counted things: $count

chest =
    { $count } { $count ->
        [one] chest
       *[other] chests
    }
ship =
    { $count } { $count ->
        [one] ship
       *[other] ships
    }
mark =
    { $count } { $count ->
        [one] black mark
       *[other] black marks
    }
cards =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
dice =
    { $count } { $count ->
        [one] die
       *[other] dice
    }
wares =
    { $count } { $count ->
        [one] good
       *[other] goods
    }

## Names, by kind and key

role-shipbuilder = shipbuilder
role-governor = governor
role-captain = captain
role-islander = islander
role-shaman = shaman
role-merchant = merchant
role-cartographer = cartographer
good-rum = rum
good-coffee = coffee
good-fruit = fruit
loot-rum = rum
loot-coffee = coffee
loot-fruit = fruit
loot-talisman = talisman
country-england = England
country-spain = Spain
country-france = France
country-holland = Holland
card-england-caravan-1 = England caravan (1)
card-england-caravan-2 = England caravan (2)
card-england-caravan-3 = England caravan (3)
card-england-caravan-4 = England caravan (4)
card-spain-caravan-1 = Spain caravan (1)
card-spain-caravan-2 = Spain caravan (2)
card-spain-caravan-3 = Spain caravan (3)
card-spain-caravan-4 = Spain caravan (4)
card-france-caravan-1 = France caravan (1)
card-france-caravan-2 = France caravan (2)
card-france-caravan-3 = France caravan (3)
card-france-caravan-4 = France caravan (4)
card-holland-caravan-1 = Holland caravan (1)
card-holland-caravan-2 = Holland caravan (2)
card-holland-caravan-3 = Holland caravan (3)
card-holland-caravan-4 = Holland caravan (4)
card-pearl-harbour = Pearl Harbour
card-palm-harbour = Palm Harbour
card-coral-harbour = Coral Harbour
card-gull-harbour = Gull Harbour
card-dolphin-harbour = Dolphin Harbour
card-anchor-harbour = Anchor Harbour
card-kraken-curse = Kraken curse
card-iceberg-curse = Iceberg curse
card-sirens-curse = Sirens curse
card-mutiny-curse = Mutiny curse
card-whirlpool-curse = Whirlpool curse
card-idol-curse = Idol curse
card-wages-curse = Wages curse
card-tavern-curse = Tavern curse
harbour-pirate-cove = Pirate Cove
harbour-pearl-harbour = Pearl Harbour
harbour-palm-harbour = Palm Harbour
harbour-coral-harbour = Coral Harbour
harbour-gull-harbour = Gull Harbour
harbour-dolphin-harbour = Dolphin Harbour
harbour-anchor-harbour = Anchor Harbour
curse-kraken = the kraken
curse-iceberg = the iceberg
curse-sirens = the sirens
curse-mutiny = the mutiny
curse-whirlpool = the whirlpool
curse-idol = the idol
curse-wages = the wages
curse-tavern = the tavern
drink-n1-black-mark = 1 black mark
drink-give-up-1-good = give up 1 good
drink-n1-chest-less = 1 chest less
drink-n1-chest-more = 1 chest more
drink-n1-loot-card = 1 loot card
drink-n3-yin-yang = 3 yin-yang
colour-red = red
holder-none = free
gift-without-a-gift = without a gift
gift-with-a-gift = with a gift
gift-with-a-doubled-gift = with a doubled gift
