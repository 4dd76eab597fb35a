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
action-moor =
    { $card ->
        [pearl-harbour] Den Perlenhafen
        [palm-harbour] Den Palmenhafen
        [coral-harbour] Den Korallenhafen
        [gull-harbour] Den Möwenhafen
        [dolphin-harbour] Den Delfinhafen
        [anchor-harbour] Den Ankerhafen
       *[other] { NAME("card", $card) }
    } anlaufen
action-curse =
    { $card ->
        [kraken-curse] Den Fluch „Krake“
        [iceberg-curse] Den Fluch „Eisberg“
        [sirens-curse] Den Fluch „Sirenen“
        [mutiny-curse] Den Fluch „Meuterei“
        [whirlpool-curse] Den Fluch „Strudel“
        [idol-curse] Den Fluch „Idol“
        [wages-curse] Den Fluch „Sold“
        [tavern-curse] Den Fluch „Taverne“
       *[other] { NAME("card", $card) }
    } aussprechen
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

fact-card_dealt = { $player } bekommt eine Karte: { NAME("card", $card) }.
fact-card_dealt-hidden = { $player } bekommt eine Abenteuerkarte.
fact-start_drawn = { $player } bekommt den Startspielermarker.
fact-round_began = Runde { $number } beginnt, den Startspielermarker hat { $player }.
fact-last_rounds = Letzte Runden: { $number } von 3.
fact-role_chosen = { $player } wählt verdeckt: { NAME("role", $role) }.
fact-role_chosen-hidden = { $player } hat eine Rolle gewählt.
fact-role_revealed = { $player } deckt auf: { NAME("role", $role) }.
fact-declined = { $player } nutzt die Aktion nicht ({ NAME("role", $role) }).
fact-mark_gained =
    { $player } bekommt { $mark_cause ->
        [0] dafür ein schwarzes Mal
        [1] für das Plättchen von { NAME("country", $country) } ein schwarzes Mal
        [2] dafür ein schwarzes Mal
        [3] als Freibeuter für { NAME("country", $country) } ein schwarzes Mal
       *[4] in der Taverne ein schwarzes Mal
    }.
fact-mark_spared = { $player } bekommt dank des Geschenks kein schwarzes Mal.
fact-mark_returned = { $player } gibt dank des doppelten Geschenks 1 schwarzes Mal zurück.
fact-ships_bought = { $player } kauft { COUNT("ship", $ship) } für { COUNT("chest", $ship) }.
fact-ships_gained = { $player } bekommt { NAME("by", $by) } { COUNT("ship", $ship) } aus der Reserve.
fact-gift_lapsed =
    Die Reserve von { $player } ist leer, { $lapsed ->
        [1] 1 geschenktes Schiff verfällt
       *[other] { $lapsed } geschenkte Schiffe verfallen
    }.
fact-ships_lost = { $player } verliert { NAME("lost_to", $lost_to) } { COUNT("ship", $ship) }.
fact-ships_returned =
    { $came_back ->
        [1] 1 unsinkbares Schiff kehrt
       *[other] { $came_back } unsinkbare Schiffe kehren
    } zu { $player } zurück.
fact-ships_sent =
    { $player } { $raiders ->
        [0]
            { $stay ->
                [0] hat kein freies Schiff
               *[other] schickt kein Schiff
            }
        [1] schickt 1 Schiff
       *[other] schickt { $raiders } Schiffe
    }.
fact-ships_held_back = { $player } hält dank des Geschenks { COUNT("ship", $ship) } zurück.
fact-tile_taken = { $player } wird Freibeuter für { NAME("country", $country) }.
fact-caravan_played =
    { $player } ruft zum Überfall: { NAME("caravan_of", $caravan_of) } mit { $convoy ->
        [1] 1 Schiff
       *[other] { $convoy } Schiffen
    }.
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
fact-raid_lost =
    Der Überfall ist verloren, { $escaped ->
        [1] 1 Karawanenschiff entkommt
       *[other] { $escaped } Karawanenschiffe entkommen
    }.
fact-loot_shuffled = Die abgelegte Beute wird neu gemischt: { COUNT("cards", $cards) }.
fact-loot_drawn = { $player } zieht { NAME("found", $found) }.
fact-goods_loaded = { $player } lädt { $number } { NAME("good", $good) }.
fact-goods_left = { $player } legt { $number } { NAME("good", $good) } ab.
fact-good_discarded =
    { $player } { $why_discarded ->
        [0] legt 1 { NAME("good", $good) } ab, weil kein Schiff dafür frei ist
       *[1] gibt in der Taverne 1 { NAME("good", $good) } ab
    }.
fact-loot_lost =
    { $player } verliert { NAME("lost_to", $lost_to) } { $trophies ->
        [3] { COUNT("talisman", $talisman) }
       *[other] { $talisman } { NAME("good", $good) }
    }.
fact-harbour_opened = { $player } läuft { NAME("to_harbour", $to_harbour) } an: Rum { $number }, Kaffee { $number2 }, Obst { $number3 }.
fact-curse_played = { $player } spricht einen Fluch über alle: { NAME("curse", $curse) }.
fact-curse_struck =
    { $struck ->
        [0]
            { $shows ->
                [0]
                    Keines von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
                [1]
                    1 von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
               *[other]
                    { $shows } von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigen
            } eine 1.
        [1]
            { $shows ->
                [0]
                    Keines von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
                [1]
                    1 von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
               *[other]
                    { $shows } von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigen
            } eine 2.
        [2]
            { $shows ->
                [0]
                    Keines von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
                [1]
                    1 von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
               *[other]
                    { $shows } von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigen
            } eine 3.
        [3]
            { $shows ->
                [0]
                    Keines von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
                [1]
                    1 von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigt
               *[other]
                    { $shows } von { $thrown_ships ->
                        [1] 1 Schiff
                       *[other] { $thrown_ships } Schiffen
                    } zeigen
            } eine 4.
       *[4]
            Der Strudel trifft { $shows } von { $thrown_ships ->
                [1] 1 Schiff
               *[other] { $thrown_ships } Schiffen
            }.
    }
fact-ships_hit = { NAME("strikes", $strikes) } { COUNT("ship", $ship) } von { $player }.
fact-idol_named = { $player } nennt { NAME("good", $good) }: Alle müssen dem Idol davon opfern.
fact-idol_spared = { $player } hat kein Schiff auf See und opfert dem Idol nichts.
fact-nobody_paid = Niemand hat Schiffe auf Wache, der Sold kostet nichts.
fact-served = { $player } bekommt in der Taverne eine { $number }: { NAME("drink", $drink) }.
fact-drink_spared =
    { $player } { $spared ->
        [2] hat keine Ware abzugeben
       *[other] hat keine Truhe zu verlieren
    }, es passiert nichts.
fact-chests_gained = { $player } bekommt { NAME("by", $by) } { COUNT("chest", $chest) }.
fact-chests_lost = { $player } verliert { NAME("by", $by) } { COUNT("chest", $chest) }.
fact-guards_changed =
    { $player } hat jetzt { $posted ->
        [0] keine Schiffe mehr
        [1] 1 Schiff
       *[other] { $posted } Schiffe
    } auf Wache.
fact-yin_yang_gained = { $player } bekommt { NAME("by", $by) } { $number } Yin-Yang.
fact-goods_sold =
    { $player } verkauft { NAME("at_harbour", $at_harbour) } { $sold ->
        [1] { $number } Rum à { $number2 }
        [2] { $number3 } Kaffee à { $number4 }
        [3] { $number } Rum à { $number2 } und { $number3 } Kaffee à { $number4 }
        [4] { $number5 } Obst à { $number6 }
        [5] { $number } Rum à { $number2 } und { $number5 } Obst à { $number6 }
        [6] { $number3 } Kaffee à { $number4 } und { $number5 } Obst à { $number6 }
       *[7] { $number } Rum à { $number2 }, { $number3 } Kaffee à { $number4 } und { $number5 } Obst à { $number6 }
    } und bekommt { COUNT("chest", $chest) }.
fact-bargain_made = { $player } macht { NAME("at_harbour", $at_harbour) } ein Schnäppchen: { NAME("good", $good) } und { NAME("good", $good2) } bringen { COUNT("chest", $chest) }.
fact-chamber_built =
    { $player } { $chambers ->
        [1] kann jetzt ein Schiff mit zwei Waren beladen
       *[other] kann jetzt { $chambers } Schiffe mit je zwei Waren beladen
    }.
fact-unsinkable_built =
    { $player } { $unsinkables ->
        [1] hat jetzt 1 unsinkbares Schiff
       *[other] hat jetzt { $unsinkables } unsinkbare Schiffe
    }.
fact-end_card_drawn = { $player } zieht die Ende-Karte: Nach dieser Runde folgen noch drei.
fact-card_drawn = { $player } zieht eine Karte: { NAME("card", $card) }.
fact-card_drawn-hidden = { $player } zieht eine Abenteuerkarte.
fact-roles_taken_back = { $player } nimmt alle Rollenkarten zurück.
fact-hand_marked = { $player } bekommt für Karten auf der Hand { COUNT("mark", $mark) }.
fact-scored = { $player } hat am Ende { COUNT("chest", $chest) }.

## Refusals

refusal-bought-ships-at-least = Du musst mindestens 1 Schiff kaufen.
refusal-reserve-at-most = In deiner Reserve liegen nur { COUNT("ship", $need) }.
refusal-reserve-missing = Deine Reserve ist leer.
refusal-chests-at-most = Deine Truhen reichen nur für { COUNT("ship", $need) }.
refusal-chests-missing = Du hast keine Truhe, um ein Schiff zu bezahlen.
refusal-tile-missing = Das Plättchen dieses Landes ist schon vergeben.
refusal-raid-missing = Diese Karte ist keine Karawane.
refusal-moor-missing = Diese Karte ist kein Hafen.
refusal-curse-missing = Diese Karte ist kein Fluch.
refusal-card-missing = Diese Karte hast du nicht auf der Hand.
refusal-raiders-at-least = Weniger als kein Schiff kannst du nicht schicken.
refusal-raiders-at-most = Zu dieser Karawane darfst du höchstens { COUNT("ship", $need) } schicken.
refusal-free-ships-at-most = Frei sind nur { COUNT("ship", $need) } von dir.
refusal-edge-at-least = Dort läge der Würfel nicht ganz auf der Seekarte.
refusal-distance-at-least = Dort läge der Würfel auf einem anderen.
refusal-drawn-goods-missing = Diese Ware hast du nicht gezogen.
refusal-drawn-goods-at-most = Davon hast du nur { $need } gezogen.
refusal-loaded-goods-at-least = Weniger als nichts kannst du nicht laden.
refusal-room-at-most =
    { $need ->
        [0] Du hast keinen Platz mehr für Waren
        [1] Du hast nur noch Platz für 1 Ware
       *[other] Du hast nur noch Platz für { $need } Waren
    }.
refusal-goods-missing = Davon hast du nichts geladen.
refusal-goods-at-most = Davon hast du nur { $need } geladen.
refusal-sold-goods-at-least = Du musst mindestens 1 Ware anbieten.
refusal-second-offer-not-now = Diese Sorte hast du schon angeboten.
refusal-die-missing = Dieser Würfel ist schon vergeben.
refusal-pile-missing = Der Abenteuerstapel ist leer.
refusal-yin-yang-at-least = Das kostet { $need } Yin-Yang, du hast { $have }.
refusal-kinds-exactly = Zu einem Schnäppchen gehören zwei verschiedene Waren.
refusal-reversed-bargain-not-now = Nenne die Waren in der Reihenfolge Rum, Kaffee, Obst.
refusal-role-missing = Diese Rollenkarte liegt noch offen vor dir.

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
talisman =
    { $count } { $count ->
        [one] Talisman
       *[other] Talismane
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
card-english-caravan-of-1-ship = Englische Karawane mit 1 Schiff
card-english-caravan-of-2-ships = Englische Karawane mit 2 Schiffen
card-english-caravan-of-3-ships = Englische Karawane mit 3 Schiffen
card-english-caravan-of-4-ships = Englische Karawane mit 4 Schiffen
card-spanish-caravan-of-1-ship = Spanische Karawane mit 1 Schiff
card-spanish-caravan-of-2-ships = Spanische Karawane mit 2 Schiffen
card-spanish-caravan-of-3-ships = Spanische Karawane mit 3 Schiffen
card-spanish-caravan-of-4-ships = Spanische Karawane mit 4 Schiffen
card-french-caravan-of-1-ship = Französische Karawane mit 1 Schiff
card-french-caravan-of-2-ships = Französische Karawane mit 2 Schiffen
card-french-caravan-of-3-ships = Französische Karawane mit 3 Schiffen
card-french-caravan-of-4-ships = Französische Karawane mit 4 Schiffen
card-dutch-caravan-of-1-ship = Holländische Karawane mit 1 Schiff
card-dutch-caravan-of-2-ships = Holländische Karawane mit 2 Schiffen
card-dutch-caravan-of-3-ships = Holländische Karawane mit 3 Schiffen
card-dutch-caravan-of-4-ships = Holländische Karawane mit 4 Schiffen
card-pearl-harbour = Perlenhafen
card-palm-harbour = Palmenhafen
card-coral-harbour = Korallenhafen
card-gull-harbour = Möwenhafen
card-dolphin-harbour = Delfinhafen
card-anchor-harbour = Ankerhafen
card-kraken-curse = Fluch „Krake“
card-iceberg-curse = Fluch „Eisberg“
card-sirens-curse = Fluch „Sirenen“
card-mutiny-curse = Fluch „Meuterei“
card-whirlpool-curse = Fluch „Strudel“
card-idol-curse = Fluch „Idol“
card-wages-curse = Fluch „Sold“
card-tavern-curse = Fluch „Taverne“
harbour-pirate-cove = Piratenbucht
harbour-pearl-harbour = Perlenhafen
harbour-palm-harbour = Palmenhafen
harbour-coral-harbour = Korallenhafen
harbour-gull-harbour = Möwenhafen
harbour-dolphin-harbour = Delfinhafen
harbour-anchor-harbour = Ankerhafen
curse-kraken = Krake
curse-iceberg = Eisberg
curse-sirens = Sirenen
curse-mutiny = Meuterei
curse-whirlpool = Strudel
curse-idol = Idol
curse-wages = Sold
curse-tavern = Taverne
drink-n1-black-mark = 1 schwarzes Mal
drink-give-up-1-good = 1 Ware abgeben
drink-n1-chest-less = 1 Truhe weniger
drink-n1-chest-more = 1 Truhe mehr
drink-n1-loot-card = 1 Beutekarte
drink-n3-yin-yang = 3 Yin-Yang
colour-red = rot
by-as-a-gift = als Geschenk
by-in-the-tavern = in der Taverne
by-in-wages = als Sold
by-as-a-privateer = vom Gouverneur
by-for-the-losses = für die Verluste
lost_to-none = in der Schlacht
lost_to-kraken = an die Krake
lost_to-iceberg = an den Eisberg
lost_to-sirens = an die Sirenen
lost_to-mutiny = durch die Meuterei
lost_to-in-the-whirlpool = im Strudel
lost_to-idol = an das Idol
strikes-kraken-grabs = Die Krake packt
strikes-iceberg-rams = Der Eisberg rammt
strikes-sirens-lure = Die Sirenen locken
strikes-mutiny-seizes = Die Meuterei erfasst
strikes-whirlpool-seizes = Der Strudel erfasst
at_harbour-in-the-pirate-cove = in der Piratenbucht
at_harbour-in-pearl-harbour = im Perlenhafen
at_harbour-in-palm-harbour = im Palmenhafen
at_harbour-in-coral-harbour = im Korallenhafen
at_harbour-in-gull-harbour = im Möwenhafen
at_harbour-in-dolphin-harbour = im Delfinhafen
at_harbour-in-anchor-harbour = im Ankerhafen
to_harbour-pirate-cove = die Piratenbucht
to_harbour-pearl-harbour = den Perlenhafen
to_harbour-palm-harbour = den Palmenhafen
to_harbour-coral-harbour = den Korallenhafen
to_harbour-gull-harbour = den Möwenhafen
to_harbour-dolphin-harbour = den Delfinhafen
to_harbour-anchor-harbour = den Ankerhafen
found-n1-rum-as-loot = als Beute 1 Rum
found-n1-coffee-as-loot = als Beute 1 Kaffee
found-n1-fruit-as-loot = als Beute 1 Obst
found-a-talisman-and-gets-1-yin-yang = einen Talisman und bekommt 1 Yin-Yang
caravan_of-english-caravan = englische Karawane
caravan_of-spanish-caravan = spanische Karawane
caravan_of-french-caravan = französische Karawane
caravan_of-dutch-caravan = holländische Karawane
holder-none = frei
gift-without-a-gift = ohne Geschenk
gift-with-a-gift = mit Geschenk
gift-with-a-doubled-gift = mit doppeltem Geschenk
