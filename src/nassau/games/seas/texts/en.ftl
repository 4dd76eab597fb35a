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
action-moor =
    Sail to { $card ->
        [pearl-harbour] Pearl Harbour
        [palm-harbour] Palm Harbour
        [coral-harbour] Coral Harbour
        [gull-harbour] Gull Harbour
        [dolphin-harbour] Dolphin Harbour
        [anchor-harbour] Anchor Harbour
       *[other] { NAME("card", $card) }
    }
action-curse =
    Cast the { $card ->
        [kraken-curse] Kraken curse
        [iceberg-curse] Iceberg curse
        [sirens-curse] Sirens curse
        [mutiny-curse] Mutiny curse
        [whirlpool-curse] Whirlpool curse
        [idol-curse] Idol curse
        [wages-curse] Wages curse
        [tavern-curse] Tavern curse
       *[other] { NAME("card", $card) }
    }
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

fact-card_dealt = { $player } is dealt a card: { NAME("card", $card) }.
fact-card_dealt-hidden = { $player } is dealt an adventure card.
fact-start_drawn = { $player } gets the start marker.
fact-round_began = Round { $number } begins, { $player } has the start marker.
fact-last_rounds = Final round { $number } of 3.
fact-role_chosen = { $player } chooses in secret: { NAME("role", $role) }.
fact-role_chosen-hidden = { $player } has chosen a role.
fact-role_revealed = { $player } turns over: { NAME("role", $role) }.
fact-declined = { $player } does not use the action ({ NAME("role", $role) }).
fact-mark_gained =
    { $player } gets { $mark_cause ->
        [0] a black mark for that
        [1] a black mark for the tile of { NAME("country", $country) }
        [2] a black mark for that
        [3] a black mark as a privateer of { NAME("country", $country) }
       *[4] a black mark in the tavern
    }.
fact-mark_spared = { $player } gets no black mark, thanks to the gift.
fact-mark_returned = { $player } returns 1 black mark, thanks to the double gift.
fact-ships_bought = { $player } buys { COUNT("ship", $ship) } for { COUNT("chest", $ship) }.
fact-ships_gained = { $player } gets { COUNT("ship", $ship) } from the reserve { NAME("by", $by) }.
fact-gift_lapsed =
    The reserve of { $player } is empty, { $lapsed ->
        [1] 1 ship of the gift is lost
       *[other] { $lapsed } ships of the gift are lost
    }.
fact-ships_lost = { $player } loses { COUNT("ship", $ship) } { NAME("lost_to", $lost_to) }.
fact-ships_returned =
    { $came_back ->
        [1] 1 unsinkable ship returns
       *[other] { $came_back } unsinkable ships return
    } to { $player }.
fact-ships_sent =
    { $player } { $raiders ->
        [0]
            { $stay ->
                [0] has no free ship
               *[other] sends no ship
            }
        [1] sends 1 ship
       *[other] sends { $raiders } ships
    }.
fact-ships_held_back = { $player } holds back { COUNT("ship", $ship) }, thanks to the gift.
fact-tile_taken = { $player } becomes a privateer of { NAME("country", $country) }.
fact-caravan_played =
    { $player } calls for a raid: { NAME("caravan_of", $caravan_of) } of { $convoy ->
        [1] 1 ship
       *[other] { $convoy } ships
    }.
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
fact-raid_lost =
    The raid is lost, { $escaped ->
        [1] 1 ship of the caravan escapes
       *[other] { $escaped } ships of the caravan escape
    }.
fact-loot_shuffled = The discarded loot is shuffled again: { COUNT("cards", $cards) }.
fact-loot_drawn = { $player } draws { NAME("found", $found) }.
fact-goods_loaded = { $player } loads { $number } { NAME("good", $good) }.
fact-goods_left = { $player } discards { $number } { NAME("good", $good) }.
fact-good_discarded =
    { $player } { $why_discarded ->
        [0] discards 1 { NAME("good", $good) } for lack of a ship
       *[1] gives up 1 { NAME("good", $good) } in the tavern
    }.
fact-loot_lost =
    { $player } loses { $trophies ->
        [3] { COUNT("talisman", $talisman) }
       *[other] { $talisman } { NAME("good", $good) }
    } { NAME("lost_to", $lost_to) }.
fact-harbour_opened = { $player } sails to { NAME("to_harbour", $to_harbour) }: rum { $number }, coffee { $number2 }, fruit { $number3 }.
fact-curse_played = { $player } casts a curse on everyone: { NAME("curse", $curse) }.
fact-curse_struck =
    { $struck ->
        [0]
            { $shows ->
                [0]
                    None of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
                [1]
                    1 of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
               *[other]
                    { $shows } of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } show
            } a 1.
        [1]
            { $shows ->
                [0]
                    None of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
                [1]
                    1 of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
               *[other]
                    { $shows } of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } show
            } a 2.
        [2]
            { $shows ->
                [0]
                    None of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
                [1]
                    1 of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
               *[other]
                    { $shows } of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } show
            } a 3.
        [3]
            { $shows ->
                [0]
                    None of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
                [1]
                    1 of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } shows
               *[other]
                    { $shows } of { $thrown_ships ->
                        [1] 1 ship
                       *[other] { $thrown_ships } ships
                    } show
            } a 4.
       *[4]
            The whirlpool hits { $shows } of { $thrown_ships ->
                [1] 1 ship
               *[other] { $thrown_ships } ships
            }.
    }
fact-ships_hit = { NAME("strikes", $strikes) } { COUNT("ship", $ship) } of { $player }.
fact-idol_named = { $player } names { NAME("good", $good) }: everyone must offer one to the idol.
fact-idol_spared = { $player } has no ship at sea and offers the idol nothing.
fact-nobody_paid = Nobody has ships on guard, so the wages cost nothing.
fact-served = { $player } gets a { $number } in the tavern: { NAME("drink", $drink) }.
fact-drink_spared =
    { $player } { $spared ->
        [2] has no good to give up
       *[other] has no chest to lose
    }, so nothing happens.
fact-chests_gained = { $player } gets { COUNT("chest", $chest) } { NAME("by", $by) }.
fact-chests_lost = { $player } loses { COUNT("chest", $chest) } { NAME("by", $by) }.
fact-guards_changed =
    { $player } now has { $posted ->
        [0] no ships
        [1] 1 ship
       *[other] { $posted } ships
    } on guard.
fact-yin_yang_gained = { $player } gets { $number } yin-yang { NAME("by", $by) }.
fact-goods_sold =
    { $player } sells { $sold ->
        [1] { $number } rum at { $number2 }
        [2] { $number3 } coffee at { $number4 }
        [3] { $number } rum at { $number2 } and { $number3 } coffee at { $number4 }
        [4] { $number5 } fruit at { $number6 }
        [5] { $number } rum at { $number2 } and { $number5 } fruit at { $number6 }
        [6] { $number3 } coffee at { $number4 } and { $number5 } fruit at { $number6 }
       *[7] { $number } rum at { $number2 }, { $number3 } coffee at { $number4 } and { $number5 } fruit at { $number6 }
    } { NAME("at_harbour", $at_harbour) } and gets { COUNT("chest", $chest) }.
fact-bargain_made = { $player } makes a bargain { NAME("at_harbour", $at_harbour) }: { NAME("good", $good) } and { NAME("good", $good2) } bring { COUNT("chest", $chest) }.
fact-chamber_built =
    { $player } { $chambers ->
        [1] can now load two goods on one ship
       *[other] can now load two goods each on { $chambers } ships
    }.
fact-unsinkable_built =
    { $player } { $unsinkables ->
        [1] now has 1 unsinkable ship
       *[other] now has { $unsinkables } unsinkable ships
    }.
fact-end_card_drawn = { $player } draws the end card: three more rounds follow this one.
fact-card_drawn = { $player } draws a card: { NAME("card", $card) }.
fact-card_drawn-hidden = { $player } draws an adventure card.
fact-roles_taken_back = { $player } takes back all role cards.
fact-hand_marked = { $player } gets { COUNT("mark", $mark) } for cards in hand.
fact-scored = { $player } ends with { COUNT("chest", $chest) }.

## Refusals

refusal-bought-ships-at-least = You must buy at least 1 ship.
refusal-reserve-at-most = Your reserve has only { COUNT("ship", $need) }.
refusal-reserve-missing = Your reserve is empty.
refusal-chests-at-most = Your chests pay for { COUNT("ship", $need) } only.
refusal-chests-missing = You have no chest to pay for a ship.
refusal-tile-missing = This country's tile is already taken.
refusal-raid-missing = This card is not a caravan.
refusal-moor-missing = This card is not a harbour.
refusal-curse-missing = This card is not a curse.
refusal-card-missing = You do not have this card in hand.
refusal-raiders-at-least = You cannot send fewer than no ships.
refusal-raiders-at-most = You may send at most { COUNT("ship", $need) } to this caravan.
refusal-free-ships-at-most = You have only { COUNT("ship", $need) } free.
refusal-edge-at-least = The die would not lie fully on the sea chart there.
refusal-distance-at-least = The die would lie on another one there.
refusal-drawn-goods-missing = You have not drawn this good.
refusal-drawn-goods-at-most = You have drawn only { $need } of it.
refusal-loaded-goods-at-least = You cannot load less than nothing.
refusal-room-at-most =
    { $need ->
        [0] You have no room left for goods
        [1] You have room for 1 good only
       *[other] You have room for { $need } goods only
    }.
refusal-goods-missing = You have none of it on board.
refusal-goods-at-most = You have only { $need } of it on board.
refusal-sold-goods-at-least = You must offer at least 1 good.
refusal-second-offer-not-now = You have already offered this kind.
refusal-die-missing = This die is already taken.
refusal-pile-missing = The adventure pile is empty.
refusal-yin-yang-at-least = This costs { $need } yin-yang, you have { $have }.
refusal-kinds-exactly = A bargain takes two different goods.
refusal-reversed-bargain-not-now = Name the goods in the order rum, coffee, fruit.
refusal-role-missing = This role card still lies open in front of you.

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
       *[other] , final round { $last_round } of 3
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
talisman =
    { $count } { $count ->
        [one] talisman
       *[other] talismans
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
card-english-caravan-of-1-ship = English caravan of 1 ship
card-english-caravan-of-2-ships = English caravan of 2 ships
card-english-caravan-of-3-ships = English caravan of 3 ships
card-english-caravan-of-4-ships = English caravan of 4 ships
card-spanish-caravan-of-1-ship = Spanish caravan of 1 ship
card-spanish-caravan-of-2-ships = Spanish caravan of 2 ships
card-spanish-caravan-of-3-ships = Spanish caravan of 3 ships
card-spanish-caravan-of-4-ships = Spanish caravan of 4 ships
card-french-caravan-of-1-ship = French caravan of 1 ship
card-french-caravan-of-2-ships = French caravan of 2 ships
card-french-caravan-of-3-ships = French caravan of 3 ships
card-french-caravan-of-4-ships = French caravan of 4 ships
card-dutch-caravan-of-1-ship = Dutch caravan of 1 ship
card-dutch-caravan-of-2-ships = Dutch caravan of 2 ships
card-dutch-caravan-of-3-ships = Dutch caravan of 3 ships
card-dutch-caravan-of-4-ships = Dutch caravan of 4 ships
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
curse-kraken = Kraken
curse-iceberg = Iceberg
curse-sirens = Sirens
curse-mutiny = Mutiny
curse-whirlpool = Whirlpool
curse-idol = Idol
curse-wages = Wages
curse-tavern = Tavern
drink-n1-black-mark = 1 black mark
drink-give-up-1-good = give up 1 good
drink-n1-chest-less = 1 chest less
drink-n1-chest-more = 1 chest more
drink-n1-loot-card = 1 loot card
drink-n3-yin-yang = 3 yin-yang
colour-red = red
by-as-a-gift = as a gift
by-in-the-tavern = in the tavern
by-in-wages = in wages
by-as-a-privateer = as a privateer
by-for-the-losses = for the losses
lost_to-none = in the battle
lost_to-kraken = to the kraken
lost_to-iceberg = to the iceberg
lost_to-sirens = to the sirens
lost_to-mutiny = to the mutiny
lost_to-in-the-whirlpool = in the whirlpool
lost_to-idol = to the idol
strikes-kraken-grabs = The kraken grabs
strikes-iceberg-rams = The iceberg rams
strikes-sirens-lure = The sirens lure
strikes-mutiny-seizes = The mutiny seizes
strikes-whirlpool-seizes = The whirlpool seizes
at_harbour-in-the-pirate-cove = in the Pirate Cove
at_harbour-in-pearl-harbour = in Pearl Harbour
at_harbour-in-palm-harbour = in Palm Harbour
at_harbour-in-coral-harbour = in Coral Harbour
at_harbour-in-gull-harbour = in Gull Harbour
at_harbour-in-dolphin-harbour = in Dolphin Harbour
at_harbour-in-anchor-harbour = in Anchor Harbour
to_harbour-pirate-cove = the Pirate Cove
to_harbour-pearl-harbour = Pearl Harbour
to_harbour-palm-harbour = Palm Harbour
to_harbour-coral-harbour = Coral Harbour
to_harbour-gull-harbour = Gull Harbour
to_harbour-dolphin-harbour = Dolphin Harbour
to_harbour-anchor-harbour = Anchor Harbour
found-n1-rum-as-loot = 1 rum as loot
found-n1-coffee-as-loot = 1 coffee as loot
found-n1-fruit-as-loot = 1 fruit as loot
found-a-talisman-and-gets-1-yin-yang = a talisman and gets 1 yin-yang
caravan_of-english-caravan = English caravan
caravan_of-spanish-caravan = Spanish caravan
caravan_of-french-caravan = French caravan
caravan_of-dutch-caravan = Dutch caravan
holder-none = free
gift-without-a-gift = without a gift
gift-with-a-gift = with a gift
gift-with-a-doubled-gift = with a doubled gift
