### Texte von Die Piraten der Weltmeere. Die Namen der Dinge stehen in docs/glossary/seas.md.

## Prompts

prompt-ChooseRole = Welche Rolle spielst du in dieser Runde?
prompt-Shipbuilder =
    Wie viele Schiffe kaufst du? Du hast { COUNT("chest", $chests) } und { COUNT("ship", $reserve) } in der Reserve.{ $gift ->
        [none] { "" }
        [single] { " " }Dazu bekommst du 1 Schiff geschenkt.
       *[double] { " " }Dazu bekommst du 2 Schiffe geschenkt.
    }
prompt-Governor =
    Für welches Land wirst du Freibeuter? { $reserve ->
        [0] Deine Reserve ist leer.
       *[other] Du bekommst { COUNT("ship", $reserve) } aus deiner Reserve.
    } { $gift ->
        [none] Dazu kommt ein schwarzes Mal.
        [single] Das Geschenk erspart dir das schwarze Mal.
       *[double] Das doppelte Geschenk erspart dir das schwarze Mal und nimmt dir ein altes ab.
    }
prompt-Captain =
    Welche Karawane überfallt ihr?{ $gift ->
        [none] { "" }
        [single] { " " }Du bekommst danach 2 Yin-Yang geschenkt.
       *[double] { " " }Du bekommst danach 4 Yin-Yang geschenkt.
    }
prompt-Islander =
    Welchen Hafen lauft ihr an?{ $gift ->
        [none] { "" }
        [single] { " " }Du bekommst danach 1 Beutekarte geschenkt.
       *[double] { " " }Du bekommst danach 2 Beutekarten geschenkt.
    }
prompt-Shaman =
    Welchen Fluch sprichst du aus?{ $gift ->
        [none] { "" }
        [single] { " " }Werden Schiffe geworfen, hältst du 3 deiner Schiffe zurück.
       *[double] { " " }Werden Schiffe geworfen, hältst du 6 deiner Schiffe zurück.
    }
prompt-Merchant =
    Was verkaufst du? Jede Ware bringt 1 Truhe. Ab drei gleichen zahlt der Hafen pro Rum { $rum }, pro Kaffee { $coffee } und pro Obst { COUNT("chest", $fruit) }.{ $gift ->
        [none] { "" }
        [single] { " " }Dazu bekommst du 1 Truhe geschenkt.
       *[double] { " " }Dazu bekommst du 2 Truhen geschenkt.
    }
prompt-Cartographer =
    Ziehst du eine Abenteuerkarte?{ $gift ->
        [none] { "" }
        [single] { " " }Dann bekommst du noch eine geschenkt.
       *[double] { " " }Dann bekommst du noch zwei geschenkt.
    }
prompt-Send = Ihr überfallt { NAME("caravan", $country) } mit { COUNT("ship", $ships, case: "dative") }. Wie viele Schiffe schickst du? Du darfst bis zu { $limit } schicken und hast { $free } frei.
prompt-Battle = Mehrere Paare liegen gleich nah beieinander. Welches kämpft zuerst?
prompt-Stow =
    { $room ->
        [0] Deine Schiffe sind voll. Was legst du zuerst ab?
       *[other] Was lädst du von deiner Beute? Du hast Platz für { COUNT("ware", $room) }.
    }
prompt-Overboard =
    { $goods ->
        [one] Du musst eine Ware ablegen. Welche?
       *[other] Du musst { COUNT("ware", $goods) } ablegen. Welche zuerst?
    }
prompt-Whirlpool = Mehrere Schiffe liegen gleich nah am Strudel. Welches erfasst er?
prompt-Idol = Was soll das Idol von allen verlangen? Wer es nicht an Bord hat, verliert 1 Schiff.
prompt-Serve = Welchen Würfel bekommt { $guest } in der Taverne?
prompt-Sale = Dafür bekommst du { COUNT("chest", $chests) }. Verkaufst du noch mehr?
prompt-Rites = Du hast { $yin_yang } Yin-Yang. Möchtest du noch ein Ritual ausführen?
prompt-MoreShips = Kaufst du noch mehr Schiffe? Du hast { COUNT("chest", $chests) } und { COUNT("ship", $reserve) } in der Reserve.
prompt-MoreSales = Verkaufst du noch etwas? Jede Ware bringt 1 Truhe. Ab drei gleichen zahlt der Hafen pro Rum { $rum }, pro Kaffee { $coffee } und pro Obst { $fruit }.
prompt-FinalSale = Gleich werden alle deine Waren verkauft. Machst du vorher noch ein Schnäppchen?

## Options

action-deal = { NAME("card", $card) } austeilen
action-start = { $player } bekommt den Startspielermarker
action-choose = { NAME("role", $role) }
action-decline = Verzichten (1 schwarzes Mal)
action-decline-Shipbuilder = Kein Schiff kaufen (1 schwarzes Mal)
action-decline-Governor = Kein Freibeuter werden (1 schwarzes Mal)
action-decline-Captain = Keine Karawane überfallen (1 schwarzes Mal)
action-decline-Islander = Keinen Hafen anlaufen (1 schwarzes Mal)
action-decline-Shaman = Keinen Fluch aussprechen (1 schwarzes Mal)
action-decline-Merchant = Nichts verkaufen (1 schwarzes Mal)
action-decline-Cartographer = Keine Karte ziehen (1 schwarzes Mal)
action-buy = { COUNT("ship", $ships) } für { COUNT("chest", $ships) } kaufen
action-privateer = Freibeuter für { NAME("country", $country) } werden
action-raid = { NAME("card", $card) } überfallen
action-send =
    { $ships ->
        [0] Kein Schiff schicken (1 schwarzes Mal)
       *[other] { COUNT("ship", $ships) } schicken
    }
action-land =
    { $colour ->
        [red] Roter Würfel
       *[other] Würfel von { $colour }
    }: { $face } bei { $x }, { $y }
action-fight = Die rote { $red } gegen die { $pirate } von { $player } (Würfel { $red_die } und { $pirate_die })
action-loot = { NAME("loot", $loot) } ziehen
action-load =
    { $number ->
        [0] { NAME("good", $good) } ablegen
       *[other] { $number } { NAME("good", $good) } laden
    }
action-discard = 1 { NAME("good", $good) } ablegen
action-moor = Den { NAME("card", $card) } anlaufen
action-curse = Den { NAME("card", $card) } aussprechen
action-swallow = Die { $face } von { $player } (Würfel { $die })
action-name = { NAME("good", $good) } verlangen
action-serve = Die { $face } für { $player }: { NAME("drink", $drink) } (Würfel { $die })
action-offer = { $number } { NAME("good", $good) } anbieten ({ COUNT("chest", $chests) })
action-sell = Für { COUNT("chest", $chests) } verkaufen
action-explore = Abenteuerkarte ziehen
action-draw = { NAME("card", $card) } ziehen
action-bargain = Schnäppchen: 1 { NAME("good", $good) } und 1 { NAME("good", $good2) } für { COUNT("chest", $chests) } (3 Yin-Yang)
action-chamber = Doppelkammer bauen (2 Yin-Yang)
action-unsinkable = Unsinkbares Schiff bauen (3 Yin-Yang)
action-done = Zug beenden
action-done-FinalSale = Kein Schnäppchen machen

## Log

fact-card_dealt = { $player } bekommt { NAME("card", $card, case: "accusative") } auf die Hand.
fact-card_dealt-hidden = { $player } bekommt eine Abenteuerkarte.
fact-start_drawn = Das Los entscheidet: { $player } bekommt den Startspielermarker.
fact-round_began =
    { $round ->
        [1] Runde 1 beginnt.
       *[other] Runde { $round } beginnt. Den Startspielermarker hat jetzt { $player }.
    }
fact-last_rounds =
    { $round ->
        [1] Das ist die drittletzte Runde.
        [2] Das ist die vorletzte Runde.
       *[other] Das ist die letzte Runde.
    }
fact-role_chosen = { $player } wählt verdeckt { NAME("role", $role, case: "accusative") }.
fact-role_chosen-hidden = { $player } hat eine Rolle gewählt.
fact-role_revealed = { $player } deckt { NAME("role", $role, case: "accusative") } auf.
fact-declined = { $player } nutzt { NAME("role", $role, case: "accusative") } nicht.
# 0: role not used, 1: became a privateer, 2: sent no ship, 3: the own country was raided, 4: tavern die
fact-mark_gained =
    { $cause ->
        [1] Der Dienst für { NAME("country", $country) } bringt { $player } ein schwarzes Mal ein.
        [3] Als Freibeuter für { NAME("country", $country) } bekommt { $player } für den Überfall ein schwarzes Mal.
        [4] Die 1 bringt { $player } ein schwarzes Mal ein.
       *[other] Dafür bekommt { $player } ein schwarzes Mal.
    }
fact-mark_spared = Das Geschenk erspart { $player } das schwarze Mal.
fact-mark_returned = Das doppelte Geschenk nimmt { $player } außerdem ein altes schwarzes Mal ab.
fact-ships_bought = { $player } kauft { COUNT("ship", $ships) } für { COUNT("chest", $ships) }.
fact-ships_gained =
    { $by ->
        [governor] Als Freibeuter
       *[other] Als Geschenk
    } bekommt { $player } { COUNT("ship", $ships) } aus der Reserve.
fact-gift_lapsed =
    { $player } hat kein Schiff mehr in der Reserve: { $ships ->
        [one] 1 geschenktes Schiff verfällt
       *[other] { $ships } geschenkte Schiffe verfallen
    }.
# Ships sunk in a battle are told with the yin-yang that they bring.
fact-ships_lost =
    { $curse ->
        [none] { "" }
        [kraken] Ohne Obst an Bord verliert { $player } { COUNT("ship", $ships) } an die Krake.
        [iceberg] Ohne Kaffee an Bord verliert { $player } { COUNT("ship", $ships) } am Eisberg.
        [sirens] Ohne Rum an Bord verliert { $player } { COUNT("ship", $ships) } an die Sirenen.
        [mutiny] Ohne { NAME("loot", $loot) } an Bord verliert { $player } { COUNT("ship", $ships) } an die Meuterer.
        [whirlpool] Ohne Talisman verliert { $player } { COUNT("ship", $ships) } im Strudel.
       *[other] { $player } muss dem Idol stattdessen { COUNT("ship", $ships) } opfern.
    }
fact-ships_returned =
    { $ships ->
        [one] 1 unsinkbares Schiff kehrt
       *[other] { $ships } unsinkbare Schiffe kehren
    } zu { $player } zurück.
fact-ships_sent =
    { $player } { $ships ->
        [0]
            { $free ->
                [0] hat kein freies Schiff für den Überfall
               *[other] schickt kein Schiff
            }
       *[other] schickt { COUNT("ship", $ships) }
    }.
fact-ships_held_back = Dank des Geschenks hält { $player } { COUNT("ship", $ships) } zurück.
fact-tile_taken = { $player } wird Freibeuter für { NAME("country", $country) }.
fact-caravan_played = { $player } ruft zum Überfall auf { NAME("caravan", $country) } mit { COUNT("ship", $ships, case: "dative") }.
fact-nobody_sailed = Niemand schickt ein Schiff, die Karawane entkommt.
fact-thrown =
    { $dice ->
        [one] 1 Würfel fällt
       *[other] { $dice } Würfel fallen
    } auf die Seekarte.
fact-pirate_sunk =
    Die rote { $red } versenkt die { $pirate } von { $player } (Abstand { $mm }{ $tenths ->
        [-1] { "" }
       *[other] ,{ $tenths }
    } mm).
fact-red_sunk =
    Die { $pirate } von { $player } versenkt die rote { $red } (Abstand { $mm }{ $tenths ->
        [-1] { "" }
       *[other] ,{ $tenths }
    } mm).
fact-both_sunk =
    Die rote { $red } und die { $pirate } von { $player } versenken einander (Abstand { $mm }{ $tenths ->
        [-1] { "" }
       *[other] ,{ $tenths }
    } mm).
fact-raid_won =
    Der Überfall ist gewonnen{ $ships ->
        [0] , aber kein Piratenschiff ist übrig, um Beute zu holen
        [one] : 1 Piratenschiff holt Beute
       *[other] : { $ships } Piratenschiffe holen Beute
    }.
fact-raid_lost =
    Der Überfall ist verloren: { $ships ->
        [one] 1 Karawanenschiff entkommt
       *[other] { $ships } Karawanenschiffe entkommen
    }.
fact-loot_shuffled =
    Der Beutestapel ist leer: { $cards ->
        [one] 1 abgelegte Karte wird
       *[other] { $cards } abgelegte Karten werden
    } neu gemischt.
fact-loot_drawn =
    { $source ->
        [gift]
            Als Geschenk zieht { $player } { $loot ->
                [talisman] einen Talisman und bekommt 1 Yin-Yang
               *[other] 1 { NAME("loot", $loot) }
            }.
        [tavern]
            Die 5 bringt { $player } { $loot ->
                [talisman] einen Talisman und 1 Yin-Yang
               *[other] 1 { NAME("loot", $loot) }
            }.
       *[other]
            { $player } erbeutet von { NAME("raided", $source) } { $loot ->
                [talisman] einen Talisman und bekommt 1 Yin-Yang
               *[other] 1 { NAME("loot", $loot) }
            }.
    }
fact-goods_loaded = { $player } lädt { $number } { NAME("good", $good) }.
fact-goods_left = { $player } legt { $number } { NAME("good", $good) } ab.
# 0: no ship is left to carry it, 1: tavern die
fact-good_discarded =
    { $cause ->
        [0] { $player } legt 1 { NAME("good", $good) } ab, weil ein Schiff dafür fehlt.
       *[other] Die 2 kostet { $player } 1 { NAME("good", $good) }.
    }
fact-loot_lost =
    { $player } { $curse ->
        [idol] opfert dem Idol
       *[other] verliert
    } { $loot ->
        [talisman] { COUNT("talisman", $number) }
       *[other] { $number } { NAME("loot", $loot) }
    }{ $curse ->
        [kraken] { " " }an die Krake
        [iceberg] { " " }am Eisberg
        [sirens] { " " }an die Sirenen
        [mutiny] { " " }an die Meuterer
        [whirlpool] { " " }im Strudel
       *[other] { "" }
    }.
fact-harbour_opened = { $player } läuft { NAME("harbour", $harbour, case: "accusative") } an: Ab drei gleichen gibt es dort pro Rum { $rum }, pro Kaffee { $coffee } und pro Obst { COUNT("chest", $fruit) }.
fact-curse_played = { $player } spricht den Fluch „{ NAME("curse", $curse) }“ aus.
fact-curse_struck =
    { $hits ->
        [0]
            { $curse ->
                [whirlpool] Der Strudel findet kein Schiff.
               *[other] Kein Schiff zeigt eine { $face }, der Fluch verpufft.
            }
       *[other]
            { $curse ->
                [kraken] Die Krake packt alle Schiffe, die eine 1 zeigen
                [iceberg] Der Eisberg rammt alle Schiffe, die eine 2 zeigen
                [sirens] Die Sirenen locken alle Schiffe, die eine 3 zeigen
                [mutiny] Auf allen Schiffen, die eine 4 zeigen, wird gemeutert
               *[whirlpool] Der Strudel erfasst die nächsten Schiffe
            }: { $hits } von { $ships }.{ $curse ->
                [mutiny] { " " }Die Meuterer wollen { NAME("loot", $loot) }.
               *[other] { "" }
            }
    }
# The losses that follow tell whose ships are hit.
fact-ships_hit = { "" }
fact-mutiny_spared = Ohne { NAME("loot", $loot) }, aber mit anderen Waren an Bord kommt { $player } davon: Die Meuterer lassen die Schiffe in Ruhe.
fact-idol_named = { $player } fordert für das Idol von allen 1 { NAME("good", $good) }.
fact-idol_spared = { $player } hat kein Schiff auf See und muss dem Idol nichts opfern.
fact-nobody_paid = Niemand hat Wachschiffe, der Sold kostet nichts.
fact-served = { $player } bekommt in der Taverne die { $face }.
fact-drink_spared =
    { $face ->
        [2] Die 2 kostet { $player } nichts, denn es ist keine Ware an Bord.
       *[other] Die 3 kostet { $player } nichts, denn es ist keine Truhe da.
    }
fact-chests_gained =
    { $by ->
        [tavern] Die 4 bringt { $player } { COUNT("chest", $chests) }.
       *[other] Als Geschenk bekommt { $player } { COUNT("chest", $chests) }.
    }
fact-chests_lost =
    { $by ->
        [tavern] Die 3 kostet { $player } { COUNT("chest", $chests) }.
       *[other] { $player } zahlt den Wachschiffen { COUNT("chest", $chests) } Sold.
    }
fact-guards_changed =
    { $ships ->
        [0] { $player } braucht kein Wachschiff mehr.
        [one] 1 Schiff von { $player } bewacht jetzt die Truhen.
       *[other] { $ships } Schiffe von { $player } bewachen jetzt die Truhen.
    }
# For ships sunk in a battle, one yin-yang each.
fact-yin_yang_gained =
    { $by ->
        [losses] { $player } verliert { COUNT("ship", $number) } und bekommt dafür { $number } Yin-Yang.
        [tavern] Die 6 bringt { $player } { $number } Yin-Yang.
       *[other] Als Geschenk bekommt { $player } { $number } Yin-Yang.
    }
fact-goods_sold = { $player } verkauft { NAME("harbour", $harbour, case: "locative") } { LIST("cargo", $goods) } für { COUNT("chest", $chests) }.
fact-bargain_made = { $player } macht { NAME("harbour", $harbour, case: "locative") } für 3 Yin-Yang ein Schnäppchen: 1 { NAME("good", $good) } und 1 { NAME("good", $good2) } für { COUNT("chest", $chests) }.
fact-chamber_built =
    { $player } baut für 2 Yin-Yang eine Doppelkammer: { $chambers ->
        [one] 1 Schiff kann jetzt zwei Waren laden
       *[other] { $chambers } Schiffe können jetzt je zwei Waren laden
    }.
fact-unsinkable_built =
    { $player } baut für 3 Yin-Yang ein { $unsinkables ->
        [one] unsinkbares Schiff
       *[other] weiteres unsinkbares Schiff und hat jetzt { $unsinkables }
    }.
fact-end_card_drawn = { $player } zieht die Ende-Karte: Nach dieser Runde kommen noch drei.
fact-card_drawn = { $player } zieht { NAME("card", $card, case: "accusative") }.
fact-card_drawn-hidden = { $player } zieht eine Abenteuerkarte.
fact-roles_taken_back = { $player } nimmt alle ausgespielten Rollenkarten zurück.
fact-hand_marked = Für { COUNT("card", $cards) } auf der Hand bekommt { $player } { COUNT("mark", $cards) }.
fact-scored = { $player } kommt am Ende auf { COUNT("chest", $chests) }.

## Refusals

refusal-bought-ships-at-least = Du musst mindestens 1 Schiff kaufen.
refusal-reserve-at-most = Du hast nur noch { COUNT("ship", $need) } in der Reserve.
refusal-reserve-missing = Du hast kein Schiff mehr in der Reserve.
refusal-chests-at-most = Deine Truhen reichen nur für { COUNT("ship", $need) }.
refusal-chests-missing = Du hast keine Truhe, um ein Schiff zu bezahlen.
refusal-tile-missing = Das Freibeuter-Plättchen dieses Landes ist schon vergeben.
refusal-raid-missing = Diese Karte ist keine Karawane.
refusal-moor-missing = Diese Karte ist kein Hafen.
refusal-curse-missing = Diese Karte ist kein Fluch.
refusal-card-missing = Diese Karte hast du nicht auf der Hand.
refusal-raiders-at-least = Weniger als kein Schiff kannst du nicht schicken.
refusal-raiders-at-most = Gegen diese Karawane darfst du höchstens { COUNT("ship", $need) } schicken.
refusal-free-ships-at-most = Du hast nur { COUNT("free-ship", $need) }.
refusal-edge-at-least = Dort läge der Würfel nicht ganz auf der Seekarte.
refusal-distance-at-least = Dort läge der Würfel auf einem anderen.
refusal-drawn-goods-missing = Diese Ware hast du nicht gezogen.
refusal-drawn-goods-at-most = Davon hast du nur { $need } gezogen.
refusal-loaded-goods-at-least = Weniger als nichts kannst du nicht laden.
refusal-room-at-most =
    { $need ->
        [0] Du hast keinen Platz mehr für Waren.
       *[other] Du hast nur noch Platz für { COUNT("ware", $need) }.
    }
refusal-goods-missing = Davon hast du nichts an Bord.
refusal-goods-at-most = Davon hast du nur { $need } an Bord.
refusal-sold-goods-at-least = Du musst mindestens 1 Ware anbieten.
refusal-second-offer-not-now = Diese Sorte hast du schon angeboten.
refusal-die-missing = Dieser Würfel ist schon vergeben.
refusal-pile-missing = Der Abenteuerstapel ist leer.
refusal-yin-yang-at-least = Das kostet { $need } Yin-Yang, du hast nur { $have }.
refusal-kinds-exactly = Zu einem Schnäppchen gehören zwei verschiedene Waren.
refusal-reversed-bargain-not-now = Nenne die Waren in der Reihenfolge Rum, Kaffee, Obst.
refusal-role-missing = Diese Rollenkarte liegt noch vor dir; du hast sie nicht auf der Hand.

## Fields of the board

field-round = Runde
field-role = Rolle
field-harbour = Hafen
field-pile = Abenteuerstapel
field-loot_pile = Beutestapel
field-discards = Abgelegt
field-tiles = Land
field-privateer = Freibeuter
field-raided = Karawanen gespielt
field-players = Spieler
field-chests = Truhen
field-fleet = Schiffe frei/beladen/Wache/Reserve
field-goods = Rum/Kaffee/Obst
field-talismans = Talismane
field-yin_yang = Yin-Yang
field-marks = Schwarze Male
field-rituals = Doppelkammern/Unsinkbare Schiffe
field-cards = Abenteuerkarten
field-hand = Deine Abenteuerkarten
field-spent = Deine ausgespielten Rollen
field-sent = Im Überfall
field-chart = Würfel auf der Seekarte
field-owner = Besitzer
field-face = Augen
field-place = Ort (in 0,1 mm)
field-hit = Getroffene Würfel

## The board as text

board-round =
    { $round ->
        [0] Vorbereitung
       *[other] { $round }
    }, Startspielermarker bei { $player }, { $role ->
        [none] Rollenwahl
       *[other] { NAME("role", $role) }
    }{ $last_round ->
        [-1] { "" }
        [0] , danach noch drei Runden
        [1] , drittletzte Runde
        [2] , vorletzte Runde
       *[other] , letzte Runde
    }
board-harbour = { NAME("harbour", $harbour) }: Rum { $rum }, Kaffee { $coffee }, Obst { $fruit }
board-pile =
    { COUNT("card", $cards) }, { $to_end ->
        [-1] die Ende-Karte ist gezogen
       *[other] { $to_end } davon über der Ende-Karte
    }
board-loot_pile = { COUNT("card", $cards) }
board-discards = Rum { $rum }, Kaffee { $coffee }, Obst { $fruit }, Talismane { $talismans }
board-tiles = { NAME("country", $country) }
board-privateer =
    { $player ->
        [none] frei
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
score-chests = Truhen
score-final-sale = Schlussverkauf
score-marks-for-cards-in-hand = Schwarze Male für Handkarten
score-talismans = Talismane
score-every-three-yin-yang = Je drei Yin-Yang
score-black-marks = Schwarze Male

## Counted things: $count, $case

chest =
    { $count } { $count ->
        [one] Truhe
       *[other] Truhen
    }
ship =
    { $count } { $count ->
        [one] Schiff
       *[other]
            { $case ->
                [dative] Schiffen
               *[other] Schiffe
            }
    }
free-ship =
    { $count } { $count ->
        [one] freies Schiff
       *[other] freie Schiffe
    }
mark =
    { $count } { $count ->
        [one] schwarzes Mal
       *[other] schwarze Male
    }
card =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
ware =
    { $count } { $count ->
        [one] Ware
       *[other] Waren
    }
talisman =
    { $count } { $count ->
        [one] Talisman
       *[other] Talismane
    }
cargo-rum = { $count } Rum
cargo-coffee = { $count } Kaffee
cargo-fruit = { $count } Obst

## Names: $case; the accusative has an article

role-shipbuilder =
    { $case ->
        [accusative] den Schiffbauer
       *[other] Schiffbauer
    }
role-governor =
    { $case ->
        [accusative] den Gouverneur
       *[other] Gouverneur
    }
role-captain =
    { $case ->
        [accusative] den Kapitän
       *[other] Kapitän
    }
role-islander =
    { $case ->
        [accusative] die Inselbewohnerin
       *[other] Inselbewohnerin
    }
role-shaman =
    { $case ->
        [accusative] den Schamanen
       *[other] Schamane
    }
role-merchant =
    { $case ->
        [accusative] den Händler
       *[other] Händler
    }
role-cartographer =
    { $case ->
        [accusative] den Kartografen
       *[other] Kartograf
    }
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
caravan-england = eine englische Karawane
caravan-spain = eine spanische Karawane
caravan-france = eine französische Karawane
caravan-holland = eine holländische Karawane
raided-england = den Engländern
raided-spain = den Spaniern
raided-france = den Franzosen
raided-holland = den Holländern
harbour-cove =
    { $case ->
        [accusative] die Piratenbucht
        [locative] in der Piratenbucht
       *[other] Piratenbucht
    }
harbour-pearl =
    { $case ->
        [accusative] den Perlenhafen
        [locative] im Perlenhafen
       *[other] Perlenhafen
    }
harbour-palm =
    { $case ->
        [accusative] den Palmenhafen
        [locative] im Palmenhafen
       *[other] Palmenhafen
    }
harbour-coral =
    { $case ->
        [accusative] den Korallenhafen
        [locative] im Korallenhafen
       *[other] Korallenhafen
    }
harbour-gull =
    { $case ->
        [accusative] den Möwenhafen
        [locative] im Möwenhafen
       *[other] Möwenhafen
    }
harbour-dolphin =
    { $case ->
        [accusative] den Delfinhafen
        [locative] im Delfinhafen
       *[other] Delfinhafen
    }
harbour-anchor =
    { $case ->
        [accusative] den Ankerhafen
        [locative] im Ankerhafen
       *[other] Ankerhafen
    }
curse-kraken = Krake
curse-iceberg = Eisberg
curse-sirens = Sirenen
curse-mutiny = Meuterei
curse-whirlpool = Strudel
curse-idol = Idol
curse-wages = Sold
curse-tavern = Taverne
drink-mark = 1 schwarzes Mal
drink-good = 1 Ware weniger
drink-chest-lost = 1 Truhe weniger
drink-chest = 1 Truhe mehr
drink-loot = 1 Beutekarte
drink-yin-yang = 3 Yin-Yang
colour-red = rot
card-england-1 =
    { $case ->
        [accusative] eine englische Karawane mit 1 Schiff
       *[other] Englische Karawane mit 1 Schiff
    }
card-england-2 =
    { $case ->
        [accusative] eine englische Karawane mit 2 Schiffen
       *[other] Englische Karawane mit 2 Schiffen
    }
card-england-3 =
    { $case ->
        [accusative] eine englische Karawane mit 3 Schiffen
       *[other] Englische Karawane mit 3 Schiffen
    }
card-england-4 =
    { $case ->
        [accusative] eine englische Karawane mit 4 Schiffen
       *[other] Englische Karawane mit 4 Schiffen
    }
card-spain-1 =
    { $case ->
        [accusative] eine spanische Karawane mit 1 Schiff
       *[other] Spanische Karawane mit 1 Schiff
    }
card-spain-2 =
    { $case ->
        [accusative] eine spanische Karawane mit 2 Schiffen
       *[other] Spanische Karawane mit 2 Schiffen
    }
card-spain-3 =
    { $case ->
        [accusative] eine spanische Karawane mit 3 Schiffen
       *[other] Spanische Karawane mit 3 Schiffen
    }
card-spain-4 =
    { $case ->
        [accusative] eine spanische Karawane mit 4 Schiffen
       *[other] Spanische Karawane mit 4 Schiffen
    }
card-france-1 =
    { $case ->
        [accusative] eine französische Karawane mit 1 Schiff
       *[other] Französische Karawane mit 1 Schiff
    }
card-france-2 =
    { $case ->
        [accusative] eine französische Karawane mit 2 Schiffen
       *[other] Französische Karawane mit 2 Schiffen
    }
card-france-3 =
    { $case ->
        [accusative] eine französische Karawane mit 3 Schiffen
       *[other] Französische Karawane mit 3 Schiffen
    }
card-france-4 =
    { $case ->
        [accusative] eine französische Karawane mit 4 Schiffen
       *[other] Französische Karawane mit 4 Schiffen
    }
card-holland-1 =
    { $case ->
        [accusative] eine holländische Karawane mit 1 Schiff
       *[other] Holländische Karawane mit 1 Schiff
    }
card-holland-2 =
    { $case ->
        [accusative] eine holländische Karawane mit 2 Schiffen
       *[other] Holländische Karawane mit 2 Schiffen
    }
card-holland-3 =
    { $case ->
        [accusative] eine holländische Karawane mit 3 Schiffen
       *[other] Holländische Karawane mit 3 Schiffen
    }
card-holland-4 =
    { $case ->
        [accusative] eine holländische Karawane mit 4 Schiffen
       *[other] Holländische Karawane mit 4 Schiffen
    }
card-pearl =
    { $case ->
        [accusative] den Perlenhafen
       *[other] Perlenhafen
    }
card-palm =
    { $case ->
        [accusative] den Palmenhafen
       *[other] Palmenhafen
    }
card-coral =
    { $case ->
        [accusative] den Korallenhafen
       *[other] Korallenhafen
    }
card-gull =
    { $case ->
        [accusative] den Möwenhafen
       *[other] Möwenhafen
    }
card-dolphin =
    { $case ->
        [accusative] den Delfinhafen
       *[other] Delfinhafen
    }
card-anchor =
    { $case ->
        [accusative] den Ankerhafen
       *[other] Ankerhafen
    }
card-kraken =
    { $case ->
        [accusative] den Fluch „Krake“
       *[other] Fluch „Krake“
    }
card-iceberg =
    { $case ->
        [accusative] den Fluch „Eisberg“
       *[other] Fluch „Eisberg“
    }
card-sirens =
    { $case ->
        [accusative] den Fluch „Sirenen“
       *[other] Fluch „Sirenen“
    }
card-mutiny =
    { $case ->
        [accusative] den Fluch „Meuterei“
       *[other] Fluch „Meuterei“
    }
card-whirlpool =
    { $case ->
        [accusative] den Fluch „Strudel“
       *[other] Fluch „Strudel“
    }
card-idol =
    { $case ->
        [accusative] den Fluch „Idol“
       *[other] Fluch „Idol“
    }
card-wages =
    { $case ->
        [accusative] den Fluch „Sold“
       *[other] Fluch „Sold“
    }
card-tavern =
    { $case ->
        [accusative] den Fluch „Taverne“
       *[other] Fluch „Taverne“
    }

## Labels of the drawn board

label-board = Spielplan von Die Piraten der Weltmeere
label-round = Runde { $number }
label-last =
    { $number ->
        [1] drittletzte Runde
        [2] vorletzte Runde
       *[other] letzte Runde
    }
label-ending = noch drei Runden
label-start = beginnt
label-three = je Stück ab drei, sonst 1
label-pile = Abenteuerstapel
label-toEnd =
    { $cards ->
        [-1] Ende gezogen
       *[other] { $cards } bis zum Ende
    }
label-latest = gespielt
label-lands = Freibeuter
label-played = { $count } von 4
label-free = frei
label-rites = Rituale
label-chamber = Doppelkammer
label-unsinkable = Unsinkbar
label-bargain = Schnäppchen
label-level = Stufe { $level }
label-price = { $yinYang } Yin-Yang
label-loot = Beute
label-discarded = abgelegt
label-hand = Deine Karten
label-noCards = Du hast keine Karten auf der Hand.
label-drawn = Beute: Platz für { $room }
label-sent = schickt { $count }
label-reserve = Reserve
label-ships = Schiffe
label-marks = Schwarze Male
label-quiet = Die See ist ruhig.
label-mm =
    { $tenths ->
        [-1] { $mm } mm
       *[other] { $mm },{ $tenths } mm
    }
role-short-shipbuilder = Schiffb.
role-short-governor = Gouv.
role-short-captain = Kapitän
role-short-islander = Inselb.
role-short-shaman = Scham.
role-short-merchant = Händler
role-short-cartographer = Kartogr.
role-does-shipbuilder = kauft Schiffe
role-does-governor = wird Freibeuter
role-does-captain = führt Überfälle
role-does-islander = wählt den Hafen
role-does-shaman = wirkt Flüche
role-does-merchant = verkauft Waren
role-does-cartographer = zieht Karten
curse-short-kraken = Krake
curse-short-iceberg = Eisberg
curse-short-sirens = Sirenen
curse-short-mutiny = Meuterei
curse-short-whirlpool = Strudel
curse-short-idol = Idol
curse-short-wages = Sold
curse-short-tavern = Taverne

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Willkommen auf den Weltmeeren! Ihr überfallt Karawanen, ladet Beute und verkauft sie für Truhen. Am Ende kostet dich jedes schwarze Mal 3 Truhen. Wer dann die meisten Truhen hat, gewinnt.
hint-ChooseRole = Alle wählen gleichzeitig und geheim eine Rolle. Hat niemand sonst deine Rolle gewählt, bekommst du ihr Geschenk, sobald du sie nutzt. Nutzt du sie nicht, bekommst du ein schwarzes Mal.
tip-ChooseRole = Mit Kapitän, Inselbewohnerin oder Schamane nimmst du am Ende der Runde alle ausgespielten Rollenkarten zurück.
hint-Shipbuilder = Jedes Schiff kostet 1 Truhe. Mit mehr Schiffen holst du mehr Beute und kannst mehr Waren laden.
hint-Governor = Als Freibeuter bekommst du alle Schiffe deiner Reserve umsonst. Dafür bekommst du ein schwarzes Mal, jetzt und bei jedem Überfall auf dein Land.
hint-Captain = Alle dürfen mitmachen. Je mehr Schiffe die Karawane hat, desto mehr dürft ihr schicken – und desto härter wird der Kampf.
hint-Send = Es kämpfen immer das Karawanenschiff und das Piratenschiff, die einander am nächsten liegen; die höhere Zahl versenkt die niedrigere. Nach einem gewonnenen Überfall ziehst du für jedes deiner übrigen Schiffe eine Beutekarte.
tip-Send = Schickst du kein Schiff, bekommst du ein schwarzes Mal. Jedes Schiff, das du verlierst, bringt dir 1 Yin-Yang.
hint-Islander = Der Hafen bestimmt die Preise für alle. Er zahlt sie, wenn du mindestens drei Waren einer Sorte verkaufst.
hint-Shaman = Ein Fluch trifft alle, auch dich. Die meisten Flüche nehmen dir eine bestimmte Ware oder einen Talisman. Nur wenn du das nicht hast, verlierst du ein Schiff.
hint-Merchant = Einzeln bringt jede Ware 1 Truhe. Ab drei einer Sorte zahlt der Hafen seinen Preis für jede von ihnen.
tip-Merchant = Für je 10 Truhen muss eines deiner Schiffe Wache stehen. Wachschiffe laden nichts und überfallen niemanden.
hint-Cartographer = Abenteuerkarten brauchst du als Kapitän, Inselbewohnerin und Schamane. Für jede, die du am Ende noch auf der Hand hast, bekommst du ein schwarzes Mal.
hint-Stow = Ein Schiff trägt eine Ware. Sammle möglichst eine Sorte: Ab drei gleichen zahlt der Hafen seinen Preis.
hint-Rites = Mit Yin-Yang bezahlst du Rituale: ein Schnäppchen beim Verkauf, eine Doppelkammer für zwei Waren oder ein unsinkbares Schiff.
