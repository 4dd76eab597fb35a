### Texts of Pirates of the 7 Seas. The names of things are in docs/glossary/seas.md.

## Prompts

prompt-ChooseRole = Which role will you play this round?
prompt-Shipbuilder =
    How many ships do you buy? You have { COUNT("chest", $chests) } and { COUNT("ship", $reserve) } in reserve.{ $gift ->
        [none] { "" }
        [single] { " " }Your gift is 1 more ship.
       *[double] { " " }Your double gift is 2 more ships.
    }
prompt-Governor =
    Which country do you want to serve as a privateer? { $reserve ->
        [0] Your reserve is empty.
       *[other] You get { COUNT("ship", $reserve) } from your reserve.
    } { $gift ->
        [none] It also brings you a black mark.
        [single] Your gift spares you the black mark.
       *[double] Your double gift spares you the black mark and rids you of an old one.
    }
prompt-Captain =
    Which caravan does everyone raid?{ $gift ->
        [none] { "" }
        [single] { " " }Afterwards, your gift is 2 yin-yang.
       *[double] { " " }Afterwards, your double gift is 4 yin-yang.
    }
prompt-Islander =
    Which harbour does everyone sail to?{ $gift ->
        [none] { "" }
        [single] { " " }Afterwards, your gift is 1 loot card.
       *[double] { " " }Afterwards, your double gift is 2 loot cards.
    }
prompt-Shaman =
    Which curse do you cast?{ $gift ->
        [none] { "" }
        [single] { " " }If ships are thrown, your gift holds back 3 of yours.
       *[double] { " " }If ships are thrown, your double gift holds back 6 of yours.
    }
prompt-Merchant =
    What do you sell? Each good is worth 1 chest. For three or more of a kind the harbour pays { COUNT("chest", $rum) } per rum, { $coffee } per coffee and { $fruit } per fruit.{ $gift ->
        [none] { "" }
        [single] { " " }Your gift is 1 more chest.
       *[double] { " " }Your double gift is 2 more chests.
    }
prompt-Cartographer =
    Do you draw an adventure card?{ $gift ->
        [none] { "" }
        [single] { " " }Your gift is a second card.
       *[double] { " " }Your double gift is two more cards.
    }
prompt-Send = You are raiding { NAME("caravan", $country) } of { COUNT("ship", $ships) }. How many ships do you send? You may send up to { $limit } and have { $free } free.
prompt-Battle = Several pairs are equally close. Which pair fights first?
prompt-Stow =
    { $room ->
        [0] Your ships are full. What do you discard first?
       *[other] What do you load from your loot? You have room for { COUNT("ware", $room) }.
    }
prompt-Overboard =
    { $goods ->
        [one] You must discard a good. Which one?
       *[other] You must discard { COUNT("ware", $goods) }. Which one first?
    }
prompt-Whirlpool = Several ships are equally close to the whirlpool. Which one does it catch?
prompt-Idol = What should the idol demand from everyone? Those without it lose 1 ship.
prompt-Serve = Which die does { $guest } get in the tavern?
prompt-Sale = That makes { COUNT("chest", $chests) }. Do you sell anything else?
prompt-Rites = You have { $yin_yang } yin-yang. Would you like to perform a ritual?
prompt-MoreShips = Do you buy more ships? You have { COUNT("chest", $chests) } and { COUNT("ship", $reserve) } in reserve.
prompt-MoreSales = Do you sell anything else? Each good is worth 1 chest. For three or more of a kind the harbour pays { $rum } per rum, { $coffee } per coffee and { $fruit } per fruit.
prompt-FinalSale = All your goods are about to be sold. Would you like to make a bargain first?

## Options

action-deal = Deal { NAME("card", $card, article: "indefinite") }
action-start = { $player } gets the start marker
action-choose = { NAME("role", $role) }
action-decline = Decline (1 black mark)
action-decline-Shipbuilder = Buy no ships (1 black mark)
action-decline-Governor = Don't become a privateer (1 black mark)
action-decline-Captain = Raid no caravan (1 black mark)
action-decline-Islander = Sail to no harbour (1 black mark)
action-decline-Shaman = Cast no curse (1 black mark)
action-decline-Merchant = Sell nothing (1 black mark)
action-decline-Cartographer = Draw no card (1 black mark)
action-buy = Buy { COUNT("ship", $ships) } for { COUNT("chest", $ships) }
action-privateer = Become a privateer for { NAME("country", $country) }
action-raid = Raid the { NAME("card", $card) }
action-send =
    { $ships ->
        [0] Send no ships (1 black mark)
       *[other] Send { COUNT("ship", $ships) }
    }
action-land =
    { $colour ->
        [red] Red die
       *[other] { $colour }'s die
    }: { $face } at { $x }, { $y }
action-fight = The red { $red } against { $player }'s { $pirate } (dice { $red_die } and { $pirate_die })
action-loot = Draw { NAME("loot", $loot) }
action-load =
    { $number ->
        [0] Discard the { NAME("good", $good) }
       *[other] Load { $number } { NAME("good", $good) }
    }
action-discard = Discard 1 { NAME("good", $good) }
action-moor = Sail to { NAME("card", $card) }
action-curse = Cast the { NAME("card", $card) }
action-swallow = { $player }'s { $face } (die { $die })
action-name = Demand { NAME("good", $good) }
action-serve = The { $face } for { $player }: { NAME("drink", $drink) } (die { $die })
action-offer = Offer { $number } { NAME("good", $good) } ({ COUNT("chest", $chests) })
action-sell = Sell for { COUNT("chest", $chests) }
action-explore = Draw an adventure card
action-draw = Draw { NAME("card", $card, article: "indefinite") }
action-bargain = Bargain: 1 { NAME("good", $good) } and 1 { NAME("good", $good2) } for { COUNT("chest", $chests) } (3 yin-yang)
action-chamber = Build a double chamber (2 yin-yang)
action-unsinkable = Build an unsinkable ship (3 yin-yang)
action-done = End your turn
action-done-FinalSale = Make no bargain

## Log

fact-card_dealt = { $player } is dealt { NAME("card", $card, article: "indefinite") }.
fact-card_dealt-hidden = { $player } is dealt an adventure card.
fact-start_drawn = The draw decides: { $player } gets the start marker.
fact-round_began =
    { $round ->
        [1] Round 1 begins.
       *[other] Round { $round } begins. { $player } now has the start marker.
    }
fact-last_rounds =
    { $round ->
        [1] This is the first of the final three rounds.
        [2] This is the second of the final three rounds.
       *[other] This is the final round.
    }
fact-role_chosen = { $player } secretly chooses { NAME("role", $role, article: "definite") }.
fact-role_chosen-hidden = { $player } has chosen a role.
fact-role_revealed = { $player } reveals { NAME("role", $role, article: "definite") }.
fact-declined = { $player } does not use { NAME("role", $role, article: "definite") }.
# 0: role not used, 1: became a privateer, 2: sent no ship, 3: the own country was raided, 4: tavern die
fact-mark_gained =
    { $cause ->
        [1] Serving { NAME("country", $country) } earns { $player } a black mark.
        [3] As a privateer for { NAME("country", $country) }, { $player } gets a black mark for the raid.
        [4] The 1 earns { $player } a black mark.
       *[other] That earns { $player } a black mark.
    }
fact-mark_spared = The gift spares { $player } the black mark.
fact-mark_returned = The double gift also rids { $player } of an old black mark.
fact-ships_bought = { $player } buys { COUNT("ship", $ships) } for { COUNT("chest", $ships) }.
fact-ships_gained =
    { $by ->
        [governor] As a privateer, { $player } gets { COUNT("ship", $ships) } from the reserve.
       *[other] { $player } gets { COUNT("ship", $ships) } from the reserve as a gift.
    }
fact-gift_lapsed =
    { $player } has no ships left in reserve, so { $ships ->
        [one] 1 gift ship is lost
       *[other] { $ships } gift ships are lost
    }.
# Ships sunk in a battle are told with the yin-yang that they bring.
fact-ships_lost =
    { $curse ->
        [none] { "" }
        [kraken] With no fruit aboard, { $player } loses { COUNT("ship", $ships) } to the kraken.
        [iceberg] With no coffee aboard, { $player } loses { COUNT("ship", $ships) } to the iceberg.
        [sirens] With no rum aboard, { $player } loses { COUNT("ship", $ships) } to the sirens.
        [mutiny] With no { NAME("loot", $loot) } aboard, { $player } loses { COUNT("ship", $ships) } to the mutineers.
        [whirlpool] With no talisman, { $player } loses { COUNT("ship", $ships) } in the whirlpool.
       *[other] { $player } has to offer the idol { COUNT("ship", $ships) } instead.
    }
fact-ships_returned =
    { $ships ->
        [one] 1 unsinkable ship returns
       *[other] { $ships } unsinkable ships return
    } to { $player }.
fact-ships_sent =
    { $player } { $ships ->
        [0]
            { $free ->
                [0] has no free ship for the raid
               *[other] sends no ships
            }
       *[other] sends { COUNT("ship", $ships) }
    }.
fact-ships_held_back = Thanks to the gift, { $player } holds back { COUNT("ship", $ships) }.
fact-tile_taken = { $player } becomes a privateer for { NAME("country", $country) }.
fact-caravan_played = { $player } calls a raid on { NAME("caravan", $country) } of { COUNT("ship", $ships) }.
fact-nobody_sailed = Nobody sends a ship, so the caravan gets away.
fact-thrown =
    { $dice ->
        [one] 1 die lands
       *[other] { $dice } dice land
    } on the sea chart.
fact-pirate_sunk =
    The red { $red } sinks { $player }'s { $pirate } ({ $mm }{ $tenths ->
        [-1] { "" }
       *[other] .{ $tenths }
    } mm apart).
fact-red_sunk =
    { $player }'s { $pirate } sinks the red { $red } ({ $mm }{ $tenths ->
        [-1] { "" }
       *[other] .{ $tenths }
    } mm apart).
fact-both_sunk =
    The red { $red } and { $player }'s { $pirate } sink each other ({ $mm }{ $tenths ->
        [-1] { "" }
       *[other] .{ $tenths }
    } mm apart).
fact-raid_won =
    The raid is won{ $ships ->
        [0] , but no pirate ship is left to collect any loot
        [one] : 1 pirate ship collects loot
       *[other] : { $ships } pirate ships collect loot
    }.
fact-raid_lost =
    The raid is lost: { $ships ->
        [one] 1 caravan ship escapes
       *[other] { $ships } caravan ships escape
    }.
fact-loot_shuffled =
    The loot pile is empty: { $cards ->
        [one] 1 discarded card is
       *[other] { $cards } discarded cards are
    } reshuffled.
fact-loot_drawn =
    { $source ->
        [gift]
            { $player } draws { $loot ->
                [talisman] a talisman as a gift and gets 1 yin-yang
               *[other] 1 { NAME("loot", $loot) } as a gift
            }.
        [tavern]
            The 5 brings { $player } { $loot ->
                [talisman] a talisman and 1 yin-yang
               *[other] 1 { NAME("loot", $loot) }
            }.
       *[other]
            { $player } takes { $loot ->
                [talisman] a talisman from { NAME("raided", $source) } and gets 1 yin-yang
               *[other] 1 { NAME("loot", $loot) } from { NAME("raided", $source) }
            }.
    }
fact-goods_loaded = { $player } loads { $number } { NAME("good", $good) }.
fact-goods_left = { $player } discards { $number } { NAME("good", $good) }.
# 0: no ship is left to carry it, 1: tavern die
fact-good_discarded =
    { $cause ->
        [0] { $player } has no ship left to carry 1 { NAME("good", $good) } and discards it.
       *[other] The 2 costs { $player } 1 { NAME("good", $good) }.
    }
fact-loot_lost =
    { $player } { $curse ->
        [idol] offers the idol
       *[other] loses
    } { $loot ->
        [talisman] { COUNT("talisman", $number) }
       *[other] { $number } { NAME("loot", $loot) }
    }{ $curse ->
        [kraken] { " " }to the kraken
        [iceberg] { " " }to the iceberg
        [sirens] { " " }to the sirens
        [mutiny] { " " }to the mutineers
        [whirlpool] { " " }in the whirlpool
       *[other] { "" }
    }.
fact-harbour_opened = { $player } sails to { NAME("harbour", $harbour) }: for three or more of a kind it pays { COUNT("chest", $rum) } per rum, { $coffee } per coffee and { $fruit } per fruit.
fact-curse_played = { $player } casts the { NAME("curse", $curse) } curse.
fact-curse_struck =
    { $hits ->
        [0]
            { $curse ->
                [whirlpool] The whirlpool finds no ship.
               *[other] No ship shows a { $face }, so the curse fizzles out.
            }
       *[other]
            { $curse ->
                [kraken] The kraken grabs every ship showing a 1
                [iceberg] The iceberg rams every ship showing a 2
                [sirens] The sirens lure every ship showing a 3
                [mutiny] There is mutiny on every ship showing a 4
               *[whirlpool] The whirlpool catches the nearest ships
            }: { $hits } of { $ships }.{ $curse ->
                [mutiny] { " " }The mutineers want { NAME("loot", $loot) }.
               *[other] { "" }
            }
    }
# The losses that follow tell whose ships are hit.
fact-ships_hit = { "" }
fact-mutiny_spared = { $player } has no { NAME("loot", $loot) } left but other goods aboard, so the mutineers leave the ships alone.
fact-idol_named = { $player }'s idol demands 1 { NAME("good", $good) } from everyone.
fact-idol_spared = { $player } has no ship at sea and owes the idol nothing.
fact-nobody_paid = Nobody has guard ships, so the wages cost nothing.
fact-served = { $player } gets the { $face } in the tavern.
fact-drink_spared =
    { $face ->
        [2] The 2 costs { $player } nothing, as there are no goods aboard.
       *[other] The 3 costs { $player } nothing, as there are no chests to lose.
    }
fact-chests_gained =
    { $by ->
        [tavern] The 4 brings { $player } { COUNT("chest", $chests) }.
       *[other] { $player } gets { COUNT("chest", $chests) } as a gift.
    }
fact-chests_lost =
    { $by ->
        [tavern] The 3 costs { $player } { COUNT("chest", $chests) }.
       *[other] { $player } pays the guard ships { COUNT("chest", $chests) } in wages.
    }
fact-guards_changed =
    { $ships ->
        [0] { $player } no longer needs any guard ships.
        [one] { $player } now has 1 ship guarding the chests.
       *[other] { $player } now has { $ships } ships guarding the chests.
    }
# For ships sunk in a battle, one yin-yang each.
fact-yin_yang_gained =
    { $by ->
        [losses] { $player } loses { COUNT("ship", $number) } and gets { $number } yin-yang in return.
        [tavern] The 6 brings { $player } { $number } yin-yang.
       *[other] { $player } gets { $number } yin-yang as a gift.
    }
fact-goods_sold = { $player } sells { LIST("cargo", $goods) } in { NAME("harbour", $harbour) } for { COUNT("chest", $chests) }.
fact-bargain_made = { $player } spends 3 yin-yang on a bargain in { NAME("harbour", $harbour) }: 1 { NAME("good", $good) } and 1 { NAME("good", $good2) } for { COUNT("chest", $chests) }.
fact-chamber_built =
    { $player } builds a double chamber for 2 yin-yang: { $chambers ->
        [one] 1 ship can now carry two goods
       *[other] { $chambers } ships can now carry two goods each
    }.
fact-unsinkable_built =
    { $player } builds { $unsinkables ->
        [one] an unsinkable ship for 3 yin-yang
       *[other] another unsinkable ship for 3 yin-yang and now has { $unsinkables }
    }.
fact-end_card_drawn = { $player } draws the end card: three more rounds after this one.
fact-card_drawn = { $player } draws { NAME("card", $card, article: "indefinite") }.
fact-card_drawn-hidden = { $player } draws an adventure card.
fact-roles_taken_back = { $player } takes back all played role cards.
fact-hand_marked = { $player } gets { COUNT("mark", $cards) } for { COUNT("card", $cards) } left in hand.
fact-scored = { $player } ends up with { COUNT("chest", $chests) }.

## Refusals

refusal-bought-ships-at-least = You must buy at least 1 ship.
refusal-reserve-at-most = You have only { COUNT("ship", $need) } left in reserve.
refusal-reserve-missing = You have no ships left in reserve.
refusal-chests-at-most = You can only afford { COUNT("ship", $need) }.
refusal-chests-missing = You have no chest to pay for a ship.
refusal-tile-missing = That country's privateer tile is already taken.
refusal-raid-missing = That card is not a caravan.
refusal-moor-missing = That card is not a harbour.
refusal-curse-missing = That card is not a curse.
refusal-card-missing = You don't have that card in hand.
refusal-raiders-at-least = You can't send fewer than no ships.
refusal-raiders-at-most = You may send at most { COUNT("ship", $need) } against this caravan.
refusal-free-ships-at-most = You have only { COUNT("free-ship", $need) }.
refusal-edge-at-least = There, the die would stick out over the edge of the sea chart.
refusal-distance-at-least = There, the die would overlap another one.
refusal-drawn-goods-missing = You haven't drawn that good.
refusal-drawn-goods-at-most = You have drawn only { $need } of that.
refusal-loaded-goods-at-least = You can't load less than nothing.
refusal-room-at-most =
    { $need ->
        [0] You have no room left for goods.
       *[other] You have room for only { COUNT("ware", $need) }.
    }
refusal-goods-missing = You have none of that aboard.
refusal-goods-at-most = You have only { $need } of that aboard.
refusal-sold-goods-at-least = You must offer at least 1 good.
refusal-second-offer-not-now = You have already offered that kind.
refusal-die-missing = That die is already taken.
refusal-pile-missing = The adventure pile is empty.
refusal-yin-yang-at-least = That costs { $need } yin-yang; you have only { $have }.
refusal-kinds-exactly = A bargain takes two different goods.
refusal-reversed-bargain-not-now = Name the goods in the order rum, coffee, fruit.
refusal-role-missing = That role card is still in front of you, not in your hand.

## Fields of the board

field-round = Round
field-role = Role
field-harbour = Harbour
field-pile = Adventure pile
field-loot_pile = Loot pile
field-discards = Discarded
field-tiles = Country
field-privateer = Privateer
field-raided = Caravans played
field-players = Player
field-chests = Chests
field-fleet = Ships free/loaded/on guard/in reserve
field-goods = Rum/coffee/fruit
field-talismans = Talismans
field-yin_yang = Yin-yang
field-marks = Black marks
field-rituals = Double chambers/unsinkable ships
field-cards = Adventure cards
field-hand = Your adventure cards
field-spent = Your played roles
field-sent = In the raid
field-chart = Die on the sea chart
field-owner = Owner
field-face = Number
field-place = Place (in 0.1 mm)
field-hit = Dice hit

## The board as text

board-round =
    { $round ->
        [0] setup
       *[other] { $round }
    }, { $player } has the start marker, { $role ->
        [none] choosing roles
       *[other] { NAME("role", $role) }
    }{ $last_round ->
        [-1] { "" }
        [0] , three more rounds follow
       *[other] , final round { $last_round } of 3
    }
board-harbour = { NAME("harbour", $harbour) }: rum { $rum }, coffee { $coffee }, fruit { $fruit }
board-pile =
    { COUNT("card", $cards) }, { $to_end ->
        [-1] the end card has been drawn
       *[other] { $to_end } of them above the end card
    }
board-loot_pile = { COUNT("card", $cards) }
board-discards = rum { $rum }, coffee { $coffee }, fruit { $fruit }, talismans { $talismans }
board-tiles = { NAME("country", $country) }
board-privateer =
    { $player ->
        [none] free
       *[other] { $player }
    }
board-fleet = { $free }/{ $loaded }/{ $guards }/{ $reserve }
board-goods = { $rum }/{ $coffee }/{ $fruit }
board-rituals = { $chambers }/{ $unsinkables }
board-role =
    { $role ->
        [none] –
       *[other] { NAME("role", $role) }
    }
board-sent =
    { $ships ->
        [-1] –
       *[other] { $ships }
    }
board-owner = { NAME("colour", $colour) }
board-place = { $x }, { $y }
board-hand = { NAME("card", $card) }
board-spent = { NAME("role", $role) }

## Scores

result-score = { COUNT("chest", $points) }
score-chests = Chests
score-final-sale = Final sale
score-marks-for-cards-in-hand = Black marks for cards in hand
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
free-ship =
    { $count } free { $count ->
        [one] ship
       *[other] ships
    }
mark =
    { $count } { $count ->
        [one] black mark
       *[other] black marks
    }
card =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
ware =
    { $count } { $count ->
        [one] good
       *[other] goods
    }
talisman =
    { $count } { $count ->
        [one] talisman
       *[other] talismans
    }
cargo-rum = { $count } rum
cargo-coffee = { $count } coffee
cargo-fruit = { $count } fruit

## Names: $article

role-shipbuilder =
    { $article ->
        [definite] the shipbuilder
       *[none] Shipbuilder
    }
role-governor =
    { $article ->
        [definite] the governor
       *[none] Governor
    }
role-captain =
    { $article ->
        [definite] the captain
       *[none] Captain
    }
role-islander =
    { $article ->
        [definite] the islander
       *[none] Islander
    }
role-shaman =
    { $article ->
        [definite] the shaman
       *[none] Shaman
    }
role-merchant =
    { $article ->
        [definite] the merchant
       *[none] Merchant
    }
role-cartographer =
    { $article ->
        [definite] the cartographer
       *[none] Cartographer
    }
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
caravan-england = an English caravan
caravan-spain = a Spanish caravan
caravan-france = a French caravan
caravan-holland = a Dutch caravan
raided-england = the English
raided-spain = the Spanish
raided-france = the French
raided-holland = the Dutch
harbour-cove = Pirate Cove
harbour-pearl = Pearl Harbour
harbour-palm = Palm Harbour
harbour-coral = Coral Harbour
harbour-gull = Gull Harbour
harbour-dolphin = Dolphin Harbour
harbour-anchor = Anchor Harbour
curse-kraken = Kraken
curse-iceberg = Iceberg
curse-sirens = Sirens
curse-mutiny = Mutiny
curse-whirlpool = Whirlpool
curse-idol = Idol
curse-wages = Wages
curse-tavern = Tavern
drink-mark = 1 black mark
drink-good = 1 good less
drink-chest-lost = 1 chest less
drink-chest = 1 chest more
drink-loot = 1 loot card
drink-yin-yang = 3 yin-yang
colour-red = red
card-england-1 =
    { $article ->
        [indefinite] an English caravan of 1 ship
       *[other] English caravan of 1 ship
    }
card-england-2 =
    { $article ->
        [indefinite] an English caravan of 2 ships
       *[other] English caravan of 2 ships
    }
card-england-3 =
    { $article ->
        [indefinite] an English caravan of 3 ships
       *[other] English caravan of 3 ships
    }
card-england-4 =
    { $article ->
        [indefinite] an English caravan of 4 ships
       *[other] English caravan of 4 ships
    }
card-spain-1 =
    { $article ->
        [indefinite] a Spanish caravan of 1 ship
       *[other] Spanish caravan of 1 ship
    }
card-spain-2 =
    { $article ->
        [indefinite] a Spanish caravan of 2 ships
       *[other] Spanish caravan of 2 ships
    }
card-spain-3 =
    { $article ->
        [indefinite] a Spanish caravan of 3 ships
       *[other] Spanish caravan of 3 ships
    }
card-spain-4 =
    { $article ->
        [indefinite] a Spanish caravan of 4 ships
       *[other] Spanish caravan of 4 ships
    }
card-france-1 =
    { $article ->
        [indefinite] a French caravan of 1 ship
       *[other] French caravan of 1 ship
    }
card-france-2 =
    { $article ->
        [indefinite] a French caravan of 2 ships
       *[other] French caravan of 2 ships
    }
card-france-3 =
    { $article ->
        [indefinite] a French caravan of 3 ships
       *[other] French caravan of 3 ships
    }
card-france-4 =
    { $article ->
        [indefinite] a French caravan of 4 ships
       *[other] French caravan of 4 ships
    }
card-holland-1 =
    { $article ->
        [indefinite] a Dutch caravan of 1 ship
       *[other] Dutch caravan of 1 ship
    }
card-holland-2 =
    { $article ->
        [indefinite] a Dutch caravan of 2 ships
       *[other] Dutch caravan of 2 ships
    }
card-holland-3 =
    { $article ->
        [indefinite] a Dutch caravan of 3 ships
       *[other] Dutch caravan of 3 ships
    }
card-holland-4 =
    { $article ->
        [indefinite] a Dutch caravan of 4 ships
       *[other] Dutch caravan of 4 ships
    }
card-pearl = Pearl Harbour
card-palm = Palm Harbour
card-coral = Coral Harbour
card-gull = Gull Harbour
card-dolphin = Dolphin Harbour
card-anchor = Anchor Harbour
card-kraken =
    { $article ->
        [indefinite] the Kraken curse
       *[other] Kraken curse
    }
card-iceberg =
    { $article ->
        [indefinite] the Iceberg curse
       *[other] Iceberg curse
    }
card-sirens =
    { $article ->
        [indefinite] the Sirens curse
       *[other] Sirens curse
    }
card-mutiny =
    { $article ->
        [indefinite] the Mutiny curse
       *[other] Mutiny curse
    }
card-whirlpool =
    { $article ->
        [indefinite] the Whirlpool curse
       *[other] Whirlpool curse
    }
card-idol =
    { $article ->
        [indefinite] the Idol curse
       *[other] Idol curse
    }
card-wages =
    { $article ->
        [indefinite] the Wages curse
       *[other] Wages curse
    }
card-tavern =
    { $article ->
        [indefinite] the Tavern curse
       *[other] Tavern curse
    }

## Labels of the drawn board

label-board = The Pirates of the 7 Seas board
label-round = Round { $number }
label-last = final round { $number } of 3
label-ending = three rounds to come
label-start = starts
label-three = each for three or more, else 1
label-pile = Adventure pile
label-toEnd =
    { $cards ->
        [-1] end drawn
       *[other] { $cards } to the end
    }
label-latest = played
label-lands = Privateers
label-played = { $count } of 4
label-free = free
label-rites = Rituals
label-chamber = Double chamber
label-unsinkable = Unsinkable
label-bargain = Bargain
label-level = level { $level }
label-price = { $yinYang } yin-yang
label-loot = Loot
label-discarded = discarded
label-hand = Your cards
label-noCards = You have no cards in hand.
label-drawn = Loot: room for { $room }
label-sent = sends { $count }
label-reserve = reserve
label-ships = Ships
label-marks = Black marks
label-quiet = The sea is calm.
label-mm =
    { $tenths ->
        [-1] { $mm } mm
       *[other] { $mm }.{ $tenths } mm
    }
role-short-shipbuilder = Shipb.
role-short-governor = Govern.
role-short-captain = Captain
role-short-islander = Islander
role-short-shaman = Shaman
role-short-merchant = Merch.
role-short-cartographer = Cartogr.
role-does-shipbuilder = buys ships
role-does-governor = becomes a privateer
role-does-captain = raids a caravan
role-does-islander = picks the harbour
role-does-shaman = casts a curse
role-does-merchant = sells goods
role-does-cartographer = draws cards
curse-short-kraken = Kraken
curse-short-iceberg = Iceberg
curse-short-sirens = Sirens
curse-short-mutiny = Mutiny
curse-short-whirlpool = Whirlpool
curse-short-idol = Idol
curse-short-wages = Wages
curse-short-tavern = Tavern

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Welcome to the high seas! You raid caravans, load the loot and sell it for chests. At the end, each black mark costs you 3 chests. The player with the most chests wins.
hint-ChooseRole = Everyone secretly chooses a role at the same time. If nobody else chose yours, you get its gift when you use it. If you don't use it, you get a black mark.
tip-ChooseRole = As captain, islander or shaman you take back all your played role cards at the end of the round.
hint-Shipbuilder = Each ship costs 1 chest. More ships win more loot and carry more goods.
hint-Governor = As a privateer you get all the ships in your reserve for free. In return you get a black mark, now and whenever your country is raided.
hint-Captain = Everyone may join in. The more ships the caravan has, the more you may send, and the harder the fight.
hint-Send = A caravan ship and the pirate ship closest to it always fight; the higher number sinks the lower. If the raid is won, you draw a loot card for each of your ships left.
tip-Send = If you send no ships, you get a black mark. Each ship you lose brings you 1 yin-yang.
hint-Islander = The harbour sets the prices for everyone. It pays them if you sell at least three goods of a kind.
hint-Shaman = A curse hits everyone, including you. Most curses take a certain good or a talisman. Only if you have none do you lose a ship.
hint-Merchant = On its own, each good is worth 1 chest. If you sell three or more of a kind, the harbour pays its price for each of them.
tip-Merchant = For every 10 chests, one of your ships must stand guard. Guard ships carry no goods and go on no raids.
hint-Cartographer = You need adventure cards as captain, islander and shaman. For each one still in your hand at the end, you get a black mark.
hint-Stow = A ship carries one good. Try to collect one kind: for three or more the harbour pays its price.
hint-Rites = Yin-yang pays for rituals: a bargain when selling, a double chamber for two goods, or an unsinkable ship.
