### Texte von Die Piraten der Weltmeere

## Prompts

prompt-ChooseRole = Welche Rolle wählst du für diese Runde? Die Karte bleibt verdeckt, bis ihre Rolle aufgerufen wird.
prompt-Shipbuilder = Schiffbauer, { NAME("gift", $gift) }: Wie viele Schiffe kaufst du? Reserve: { COUNT("ship", $reserve) }, du hast { COUNT("chest", $chests) }.
prompt-Governor = Gouverneur, { NAME("gift", $gift) }: Für welches Land wirst du Freibeuter? Du bekommst alle Schiffe deiner Reserve ({ $reserve }).
prompt-Captain = Kapitän, { NAME("gift", $gift) }: Welche Karawane überfallt ihr?
prompt-Islander = Inselbewohnerin, { NAME("gift", $gift) }: Welchen Hafen lauft ihr an?
prompt-Shaman = Schamane, { NAME("gift", $gift) }: Welchen Fluch sprichst du?
prompt-Merchant = Händler, { NAME("gift", $gift) }: Welche Waren verkaufst du? Ab drei einer Sorte zahlt der Hafen Rum { $prices }, Kaffee { $prices2 }, Obst { $prices3 }; sonst 1.
prompt-Cartographer = Kartograf, { NAME("gift", $gift) }: Ziehst du eine Abenteuerkarte?
prompt-Send = Überfall auf eine Karawane mit { COUNT("ship", $ships) }: Wie viele Schiffe schickst du? Höchstens { $limit }, frei hast du { $free }.
prompt-Battle = Mehrere Paare sind gleich nah. Welches kämpft zuerst?
prompt-Stow = Deine Beute: Was lädst du? Du hast noch Platz für { COUNT("wares", $room) }; der Rest wird abgelegt.
prompt-Overboard = Du musst { COUNT("wares", $goods) } ablegen. Welche wählst du?
prompt-Whirlpool = Mehrere Schiffe sind dem Strudel gleich nah. Welches trifft er?
prompt-Idol = Das Idol verlangt ein Opfer. Welche Ware nennst du?
prompt-Serve = Taverne: Welchen Würfel bekommt { $guest }?
prompt-Sale = Bisher bringt der Verkauf { COUNT("chest", $chests) }. Legst du noch etwas dazu?
prompt-Rites = Du hast { $yin_yang } Yin-Yang. Willst du noch ein Ritual ausführen?
prompt-FinalSale = Schlussverkauf: Machst du ein Schnäppchen, bevor alle deine Waren verkauft werden?

## Options

action-deal = { NAME("card", $card) } austeilen
action-start = { $player } bekommt den Startspielermarker
action-choose = { NAME("role", $role) }
action-decline = Verzichten (1 schwarzes Mal)
action-buy = { COUNT("ship", $ship) } kaufen
action-privateer = Freibeuter für { NAME("country", $country) }
action-raid = { NAME("card", $card) } überfallen
action-send = { COUNT("ship", $ship) } schicken
action-land = Würfel { NAME("colour", $colour) }: { $number } bei { $number2 }, { $number3 }
action-fight = Rote { $face } (Nr. { $number }) gegen { $face2 } von { $colour } (Nr. { $number2 })
action-loot = { NAME("loot", $loot) } ziehen
action-load =
    { NAME("good", $good) }: { $stowed ->
        [0] nichts laden
       *[other] { $stowed } laden
    }
action-discard = { NAME("good", $good) } ablegen
action-moor = { NAME("card", $card) } anlaufen
action-curse = { NAME("card", $card) } sprechen
action-swallow = { $face } von { $colour } (Nr. { $number })
action-name = { NAME("good", $good) }
action-serve = { $player } bekommt Würfel { $number } mit { $face }: { NAME("drink", $face2) }
action-offer = { $number }× { NAME("good", $good) } anbieten
action-sell = Für { COUNT("chest", $chests) } verkaufen
action-explore = Abenteuerkarte ziehen
action-draw = { NAME("card", $card) } ziehen
action-bargain = Schnäppchen: { NAME("good", $good) } und { NAME("good", $good2) } (3 Yin-Yang)
action-chamber = Doppelkammer (2 Yin-Yang)
action-unsinkable = Unsinkbares Schiff (3 Yin-Yang)
action-done = Zug beenden
action-done-FinalSale = Kein Schnäppchen

## Log

fact-card_dealt = { $player } bekommt { NAME("card", $card) }.
fact-card_dealt-hidden = { $player } bekommt eine Abenteuerkarte.
fact-start_drawn = { $player } bekommt den Startspielermarker.
fact-round_began = Runde { $number } beginnt, den Startspielermarker hat { $player }.
fact-last_rounds = Die Ende-Karte ist gezogen: letzte Runde { $number } von 3.
fact-role_chosen = { $player } wählt verdeckt: { NAME("role", $role) }.
fact-role_chosen-hidden = { $player } hat eine Rolle gewählt.
fact-role_revealed = { $player } deckt auf: { NAME("role", $role) }.
fact-declined = { $player } nutzt die Aktion nicht ({ NAME("role", $role) }).
fact-mark_gained = { $player } bekommt 1 schwarzes Mal.
fact-mark_returned = { $player } gibt 1 schwarzes Mal zurück.
fact-ships_bought = { $player } kauft { COUNT("ship", $ship) } für je 1 Truhe.
fact-ships_gained = { $player } bekommt { COUNT("ship", $ship) } aus der Reserve.
fact-ships_lost = { $player } verliert { COUNT("ship", $ship) } an die Reserve.
fact-ships_returned = Unsinkbar: { COUNT("ship", $ship) } von { $player } zurück.
fact-ships_sent =
    { $player } { $raiders ->
        [0] schickt kein Schiff
        [1] schickt 1 Schiff
       *[other] schickt { $raiders } Schiffe
    }.
fact-ships_held_back = { $player } hält { COUNT("ship", $ship) } zurück.
fact-tile_taken = { $player } wird Freibeuter für { NAME("country", $country) }.
fact-caravan_played = { $player } ruft zum Überfall auf eine Karawane: { NAME("country", $country) }, { COUNT("ship", $ship) }.
fact-nobody_sailed = Niemand fährt aus, die Karawane entkommt.
fact-thrown = { COUNT("dice", $dice) } auf der Seekarte.
fact-pirate_sunk =
    { $number }{ $tenths ->
        [-1] { "" }
       *[other] ,{ $tenths }
    } mm: Rot { $number2 } versenkt die { $number3 } von { $player }.
fact-red_sunk =
    { $number }{ $tenths ->
        [-1] { "" }
       *[other] ,{ $tenths }
    } mm: Die { $number2 } von { $player } versenkt Rot { $number3 }.
fact-both_sunk =
    { $number }{ $tenths ->
        [-1] { "" }
       *[other] ,{ $tenths }
    } mm: Rot { $number2 } und die { $number3 } von { $player } versenken einander.
fact-raid_won =
    Der Überfall ist gewonnen, { $survived ->
        [0] aber kein Piratenschiff ist übrig
        [1] 1 Piratenschiff holt Beute
       *[other] { $survived } Piratenschiffe holen Beute
    }.
fact-raid_lost = Der Überfall ist verloren, der Karawane bleibt: { COUNT("ship", $ship) }.
fact-loot_shuffled = Die abgelegte Beute wird neu gemischt: { COUNT("cards", $cards) }.
fact-loot_drawn = { $player } zieht Beute: { NAME("loot", $loot) }.
fact-goods_loaded = { $player } lädt { $number }× { NAME("good", $good) }.
fact-goods_left = { $player } legt { $number }× { NAME("good", $good) } ab.
fact-good_discarded = { $player } legt 1× { NAME("good", $good) } ab.
fact-loot_lost = { $player } verliert { $number }× { NAME("loot", $loot) }.
fact-harbour_opened = { $player } läuft einen neuen Hafen an: { NAME("harbour", $harbour) }.
fact-curse_played = { $player } verflucht alle und ruft { NAME("curse", $curse) }.
fact-idol_named = { $player } nennt dem Idol: { NAME("good", $good) }.
fact-served = { $player } bekommt in der Taverne eine { $number }: { NAME("drink", $drink) }.
fact-chests_gained = { $player } bekommt { COUNT("chest", $chest) }.
fact-chests_lost = { $player } verliert { COUNT("chest", $chest) }.
fact-guards_changed =
    Auf Wache bei { $player }: { $posted ->
        [0] kein Schiff
        [1] 1 Schiff
       *[other] { $posted } Schiffe
    }.
fact-yin_yang_gained = { $player } bekommt { $number } Yin-Yang.
fact-goods_sold =
    { $player } verkauft für { COUNT("chest", $chest) }{ $rum ->
        [0] { "" }
       *[other] { " " }· { $rum }× Rum
    }{ $coffee ->
        [0] { "" }
       *[other] { " " }· { $coffee }× Kaffee
    }{ $fruit ->
        [0] { "" }
       *[other] { " " }· { $fruit }× Obst
    }.
fact-bargain_made = { $player } macht ein Schnäppchen mit { NAME("good", $good) } und { NAME("good", $good2) }: { COUNT("chest", $chest) }.
fact-chamber_built = { $player } hat jetzt Doppelkammern der Stufe { $number }.
fact-unsinkable_built = { $player } hat jetzt unsinkbare Schiffe der Stufe { $number }.
fact-end_card_drawn = { $player } zieht die Ende-Karte: Nach dieser Runde folgen noch drei.
fact-card_drawn = { $player } zieht { NAME("card", $card) }.
fact-card_drawn-hidden = { $player } zieht eine Abenteuerkarte.
fact-roles_taken_back = { $player } nimmt alle Rollenkarten zurück.
fact-hand_marked = { $player } bekommt für Karten auf der Hand { COUNT("mark", $mark) }.
fact-scored = { $player } hat am Ende { COUNT("chest", $chest) }.

## Refusals

refusal-W5-2 = Möglich sind höchstens { $have }, das wären { $need }.
refusal-W7-3 = Erlaubt sind höchstens { $have }, das wären { $need }.
refusal-W7-4 = Frei sind { $have }, das wären { $need }.
refusal-W8-2 = Die Grenze liegt bei { $need } Zehntelmillimetern, der Würfel läge bei { $have }.
refusal-W8-3 = Das Quadrat des Abstands muss mindestens { $need } sein, hier ist es { $have } (in Zehntelmillimetern).
refusal-W9-3 = Platz ist für { $have }, das wären { $need }.
refusal-W13-1 = Du hast { $have }, das wären { $need }.
refusal-W16-2 = Das kostet { $need } Yin-Yang, du hast { $have }.

## Fields of the board

field-round = Runde
field-role = Rolle
field-harbour = Hafen
field-pile = Abenteuerstapel
field-loot_pile = Beutestapel
field-discards = Abgelegt Rum/Kaffee/Obst/Talisman
field-tiles = Land
field-privateer = Freibeuter
field-raided = Karawanen gespielt
field-players = Spieler
field-chests = Truhen
field-fleet = Schiffe frei/beladen/Wache/Reserve
field-goods = Rum/Kaffee/Obst
field-talismans = Talismane
field-yin_yang = Yin-Yang
field-marks = Male
field-rituals = Doppelkammer/Unsinkbar
field-cards = Karten
field-hand = Deine Abenteuerkarten
field-spent = Deine ausgespielten Rollen
field-sent = Im Überfall
field-chart = Würfel auf der Seekarte
field-owner = Farbe
field-face = Augen
field-place = Ort in Zehntelmillimetern
field-hit = Getroffen

## The board as text

board-round =
    { $round }, Startspielermarker { $start }, { $role ->
        [none] Rollenwahl
       *[other] { NAME("role", $role) }
    }{ $last_round ->
        [-1] { "" }
        [0] , danach noch drei Runden
       *[other] , letzte Runden: { $last_round } von 3
    }
board-harbour = { NAME("harbour", $number) }: Rum { $prices }, Kaffee { $prices2 }, Obst { $prices3 }
board-pile =
    { COUNT("cards", $pile) }. { $to_end ->
        [-1] Die Ende-Karte ist gezogen.
       *[other] Über der Ende-Karte: { $to_end }.
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
score-chests = Truhen
score-final-sale = Schlussverkauf
score-marks-for-cards-in-hand = Male für Karten auf der Hand
score-talismans = Talismane
score-every-three-yin-yang = Je drei Yin-Yang
score-black-marks = Schwarze Male

## Counted things: $count

chest =
    { $count } { $count ->
        [one] Truhe
       *[other] Truhen
    }
ship =
    { $count } { $count ->
        [one] Schiff
       *[other] Schiffe
    }
mark =
    { $count } { $count ->
        [one] schwarzes Mal
       *[other] schwarze Male
    }
cards =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
dice = { $count } Würfel
wares =
    { $count } { $count ->
        [one] Ware
       *[other] Waren
    }

## Names, by kind and key

role-shipbuilder = Schiffbauer
role-governor = Gouverneur
role-captain = Kapitän
role-islander = Inselbewohnerin
role-shaman = Schamane
role-merchant = Händler
role-cartographer = Kartograf
good-rum = Rum
good-coffee = Kaffee
good-fruit = Obst
loot-rum = Rum
loot-coffee = Kaffee
loot-fruit = Obst
loot-talisman = Talisman
country-england = England
country-spain = Spanien
country-france = Frankreich
country-holland = Holland
card-england-caravan-1 = Karawane England (1)
card-england-caravan-2 = Karawane England (2)
card-england-caravan-3 = Karawane England (3)
card-england-caravan-4 = Karawane England (4)
card-spain-caravan-1 = Karawane Spanien (1)
card-spain-caravan-2 = Karawane Spanien (2)
card-spain-caravan-3 = Karawane Spanien (3)
card-spain-caravan-4 = Karawane Spanien (4)
card-france-caravan-1 = Karawane Frankreich (1)
card-france-caravan-2 = Karawane Frankreich (2)
card-france-caravan-3 = Karawane Frankreich (3)
card-france-caravan-4 = Karawane Frankreich (4)
card-holland-caravan-1 = Karawane Holland (1)
card-holland-caravan-2 = Karawane Holland (2)
card-holland-caravan-3 = Karawane Holland (3)
card-holland-caravan-4 = Karawane Holland (4)
card-pearl-harbour = Hafen Perlenhafen
card-palm-harbour = Hafen Palmenhafen
card-coral-harbour = Hafen Korallenhafen
card-gull-harbour = Hafen Möwenhafen
card-dolphin-harbour = Hafen Delfinhafen
card-anchor-harbour = Hafen Ankerhafen
card-kraken-curse = Fluch Krake
card-iceberg-curse = Fluch Eisberg
card-sirens-curse = Fluch Sirenen
card-mutiny-curse = Fluch Meuterei
card-whirlpool-curse = Fluch Strudel
card-idol-curse = Fluch Idol
card-wages-curse = Fluch Sold
card-tavern-curse = Fluch Taverne
harbour-pirate-cove = Piratenbucht
harbour-pearl-harbour = Perlenhafen
harbour-palm-harbour = Palmenhafen
harbour-coral-harbour = Korallenhafen
harbour-gull-harbour = Möwenhafen
harbour-dolphin-harbour = Delfinhafen
harbour-anchor-harbour = Ankerhafen
curse-kraken = die Krake
curse-iceberg = den Eisberg
curse-sirens = die Sirenen
curse-mutiny = die Meuterei
curse-whirlpool = den Strudel
curse-idol = das Idol
curse-wages = den Sold
curse-tavern = die Taverne
drink-n1-black-mark = 1 schwarzes Mal
drink-give-up-1-good = 1 Ware abgeben
drink-n1-chest-less = 1 Truhe weniger
drink-n1-chest-more = 1 Truhe mehr
drink-n1-loot-card = 1 Beutekarte
drink-n3-yin-yang = 3 Yin-Yang
colour-red = rot
holder-none = frei
gift-without-a-gift = ohne Geschenk
gift-with-a-gift = mit Geschenk
gift-with-a-doubled-gift = mit doppeltem Geschenk
