### Texte von Port Royal

## Prompts

prompt-ChooseIsland = Welche Startinsel nimmst du? Du darfst dort gleich { COUNT("field", $fields) } ankreuzen.
prompt-MarkFields =
    { $fields ->
        [one] Welches Feld deiner Startinsel kreuzt du an?
       *[other] Welches Feld deiner Startinsel kreuzt du an? Du hast noch { COUNT("cross", $fields) }.
    }
prompt-Rolling =
    { $rolling ->
        [1] Wirf beide Würfel!
       *[other] { $pieces ->
            [0] Noch liegt nichts auf dem Spielbrett. Würfelst du weiter?
            [one] Auf dem Spielbrett liegt 1 Teil. Würfelst du weiter?
           *[other] Auf dem Spielbrett liegen { COUNT("piece", $pieces) }. Würfelst du weiter?
        }
    }
prompt-Answer =
    { NAME("colour", $colour) } { $letter }: { $outcome ->
        [ship] Das Schiff käme aufs Spielbrett.
        [wheel] Das Steuerrad käme aufs Spielbrett.
        [wheel-back] Das Steuerrad käme wieder vom Spielbrett.
       *[fail] Damit würdest du scheitern!
    } Zum Abwehren brauchst du { COUNT("sabre", $need) }, du hast { $have ->
        [0] keinen
       *[other] { $have }
    }. Was tust du?
prompt-Taking =
    { $pieces ->
        [one] Was nimmst du vom Spielbrett?
       *[other] Was nimmst du vom Spielbrett? Du darfst noch { COUNT("piece", $pieces) } nehmen.
    }
prompt-EmptyHanded = Du gehst leer aus. Nutzt du den Witzbold, der 2 Kreuze bringt und 1 Totenkopf kostet?
prompt-Crossing = Welches Feld kreuzt du an? Du hast noch { COUNT("cross", $crosses) }.
prompt-Skulls = Du musst einen Totenkopf streichen. Welchen?
prompt-Painting = Dank der Señorita darfst du auf jeder unfertigen Insel ein Feld ausmalen. Welche nimmst du?
prompt-Commission = Die Kapitänin schenkt dir ein Steuerrad. Welches kreist du ein?

## Options

action-start = { $player } beginnt
action-dice = { NAME("colour", $colour) } { $letter } würfeln
action-island = Insel { $island } ({ NAME("person", $person) })
action-mark = Feld { $place } auf Insel { $what } ankreuzen ({ NAME("person", $origin) })
action-roll = Würfeln
action-stop = Aufhören
action-resolve =
    { $outcome ->
        [ship] Das Schiff aufs Spielbrett legen
        [wheel] Das Steuerrad aufs Spielbrett legen
        [wheel-back] Das Steuerrad vom Spielbrett nehmen
       *[fail] Das Scheitern hinnehmen
    }
action-ward =
    { $wheels ->
        [0] Mit deinen Säbeln abwehren
       *[other] Mit { COUNT("orange_wheel", $wheels, case: "dative") } abwehren
    }
action-repeat = Mit einem blauen Steuerrad neu würfeln
action-ship =
    Das { NAME("colour", $colour, article: "definite") } Schiff nehmen ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
action-wheel = Das { NAME("colour", $colour, article: "definite") } Steuerrad nehmen
action-chest = Die Schatztruhe nehmen (2 Kreuze)
action-leave = Nichts mehr nehmen
action-jester = Den Witzbold nutzen (2 Kreuze, 1 Totenkopf)
action-decline = Auf diesen Witzbold verzichten
action-cross =
    { $sort ->
        [island] Feld { $place } auf Insel { $what } ankreuzen ({ NAME("person", $origin) })
        [treasure] { NAME("what", $what) } ankreuzen ({ $what ->
            [treasure-A] 3
            [treasure-C] 3
           *[other] 2
        } Siegpunkte)
        [mission] { NAME("what", $what) } ankreuzen
        [start] { NAME("what", $what) } ankreuzen
        [sea] Das { NAME("place", $place) } Feld von { $origin } Richtung { NAME("what", $goal) } ankreuzen
       *[other] Das { NAME("place", $place) } Feld von { $origin } Richtung { NAME("what", $goal) } ankreuzen ({ NAME("what", $what) })
    }
action-pay = Das { NAME("place", $place) } Feld von { $origin } Richtung { NAME("what", $goal) } ankreuzen (kostet ein { NAME("colour", $colour, article: "indefinite") } Steuerrad)
action-double = Mit einem gelben Steuerrad die Kreuze des gelben Schiffs verdoppeln
action-reinforce = Mit einem roten Steuerrad 3 Kreuze mehr bekommen
action-rest =
    Fertig{ $crosses ->
        [0] { "" }
       *[other] { " " }({ COUNT("cross", $crosses) } verfallen lassen)
    }
action-strike =
    { $strike ->
        [normal] Einen normalen Totenkopf ({ $loss ->
            [nothing] kostet nichts
            [point] kostet 1 Siegpunkt
            [two-points] kostet 2 Siegpunkte
           *[no-effect] bleibt ohne Folgen
        })
       *[green] Einen grünen Totenkopf (kostet nichts)
    }
action-fill = Feld { $place } auf Insel { $what } ausmalen ({ NAME("person", $origin) })
action-circle = Ein { NAME("colour", $colour, article: "indefinite") } Steuerrad einkreisen
action-enough = Kein zweites Steuerrad einkreisen

## Log

fact-start_drawn = Das Los entscheidet: { $player } beginnt.
fact-jesters_prepared =
    { $fields ->
        [3] Zu zweit haben beide
       *[other] Zu dritt haben alle
    } auf der Witzbold-Insel schon { COUNT("field", $fields) } angekreuzt.
fact-island_chosen = { $player } wählt Startinsel { $island } ({ NAME("person", $person) }) und darf dort { COUNT("field", $fields) } ankreuzen.
fact-marked = { $player } kreuzt auf Insel { $what } ({ NAME("person", $origin) }) Feld { $place } an.
fact-turn_began = Zug { $turn }: { $player } hat die Würfel.
fact-rolled = { $player } würfelt { NAME("colour", $colour) } { $letter }.
fact-stopped =
    { $player } hört { $pieces ->
        [0] bei leerem Spielbrett auf
        [one] bei 1 Teil auf und darf es nehmen
       *[other] bei { COUNT("piece", $pieces, case: "dative") } auf und darf { $may_take } davon nehmen
    }.
fact-warded =
    { $player } wehrt den Wurf mit { $crew ->
        [0] { COUNT("orange_wheel", $wheels, case: "dative") }
       *[other] { COUNT("sabre", $crew, case: "dative") }{ $wheels ->
            [0] { "" }
           *[other] { " " }und { COUNT("orange_wheel", $wheels, case: "dative") }
        }
    } ab; nötig { $need ->
        [one] ist 1 Säbel
       *[other] sind { COUNT("sabre", $need) }
    }.
fact-repeated = { $player } setzt ein blaues Steuerrad ein und würfelt neu.
fact-ship_laid = Das { NAME("colour", $colour, article: "definite") } Schiff kommt in Spalte { $letter } aufs Spielbrett.
fact-wheel_laid = Das { NAME("colour", $colour, article: "definite") } Steuerrad kommt aufs Spielbrett.
fact-wheel_returned = Das { NAME("colour", $colour, article: "definite") } Steuerrad liegt schon da und kommt deshalb wieder vom Spielbrett.
fact-failed = { $player } scheitert, denn das { NAME("colour", $colour, article: "definite") } Schiff liegt schon in Spalte { $letter }.
fact-sudden_death = Sudden Death! Mit { COUNT("point", $points, case: "dative") } gewinnt { $player } schon durch { COUNT("piece", $need) } auf dem Spielbrett.
fact-ship_taken =
    { $player } nimmt das { NAME("colour", $colour, article: "definite") } Schiff und bekommt { COUNT("cross", $crosses) }{ $by_trader ->
        [0] { "" }
       *[other] , dazu { $by_trader ->
            [1] 1 vom Händler
           *[other] { $by_trader } von Händlern
        }
    }{ $by_wholesaler ->
        [0] { "" }
       *[other] { $by_trader ->
            [0] , dazu
           *[other] { " " }und
        } { $by_wholesaler ->
            [2] 2 vom Großhändler
           *[other] { $by_wholesaler } von Großhändlern
        }
    }{ $in_all ->
        [0] { "" }
       *[other] ; insgesamt sind es { $in_all }
    }.
fact-wheel_taken =
    { $player } nimmt das { NAME("colour", $colour, article: "definite") } Steuerrad{ $by_clerk ->
        [0] { "" }
       *[other] { " " }und bekommt vom Kontoristen { COUNT("cross", $by_clerk) }
    }{ $in_all ->
        [0] { "" }
       *[other] ; insgesamt sind es { $in_all }
    }.
fact-row_full = Bei { $player } ist die { NAME("colour", $colour, article: "definite") } Reihe voll, also wird kein Steuerrad eingekreist.
fact-green_wheel = { $player } bekommt { COUNT("point", $points) } für das { $number }. grüne Steuerrad.
fact-chest_taken =
    { $player } nimmt die Schatztruhe und bekommt 2 Kreuze{ $in_all ->
        [0] { "" }
       *[other] ; insgesamt sind es { $in_all }
    }.
fact-left =
    { $player } { $taken ->
        [0] nimmt nichts
       *[other] nimmt nichts mehr
    }.
fact-jested =
    { $player } geht leer aus, bekommt aber { COUNT("cross", $crosses) } { $jesters ->
        [1] vom Witzbold
       *[other] von { $jesters } Witzbolden
    }{ $in_all ->
        [0] { "" }
       *[other] ; insgesamt sind es { $in_all }
    }.
fact-declined = { $player } verzichtet auf den Witzbold, der 1 Totenkopf kostet.
fact-doubled = { $player } verdoppelt mit einem gelben Steuerrad das gelbe Schiff: { COUNT("more_cross", $crosses) }, insgesamt sind es { $in_all }.
fact-reinforced = { $player } setzt ein rotes Steuerrad ein und bekommt { COUNT("more_cross", $crosses) }; insgesamt sind es { $in_all }.
fact-toll_paid = { $player } gibt für ein Steuerradfeld ein { NAME("colour", $colour, article: "indefinite") } Steuerrad ab.
# Schätze und Aufträge haben eigene Zeilen: treasure_found und mission_fulfilled.
fact-crossed =
    { $sort ->
        [island] { $player } kreuzt auf Insel { $what } ({ NAME("person", $origin) }) Feld { $place } an.
        [treasure] { "" }
        [mission] { "" }
        [sea] { $player } kreuzt das { NAME("place", $place) } Feld von { $origin } Richtung { NAME("what", $goal) } an.
        [number] { $player } kreuzt das { NAME("place", $place) } Feld von { $origin } Richtung { NAME("what", $goal) } für { COUNT("cross", $crosses) } an ({ NAME("what", $what) }).
       *[other] { $player } kreuzt das { NAME("place", $place) } Feld von { $origin } Richtung { NAME("what", $goal) } an ({ NAME("what", $what) }).
    }
fact-filled = { $player } malt auf Insel { $what } ({ NAME("person", $origin) }) Feld { $place } aus.
fact-crosses_lapsed =
    { $lapse ->
        [choice] { $player } lässt { COUNT("cross", $crosses) } verfallen.
       *[no-field] Für { COUNT("cross", $crosses) } findet { $player } kein Feld mehr.
    }
fact-hired = { $player } heuert { NAME("person", $person, case: "accusative") } von Insel { $island } an und bekommt { COUNT("point", $points) }.
fact-treasure_found = { $player } hebt Schatz { $treasure } und bekommt { COUNT("point", $points) }.
fact-mission_fulfilled = { $player } erfüllt den Auftrag { NAME("mission", $mission) } und bekommt { COUNT("point", $points) }.
fact-wheel_granted = Dank der Kapitänin kreist { $player } ein { NAME("colour", $colour, article: "indefinite") } Steuerrad ein.
fact-skull_struck =
    { $player } streicht { NAME("cause", $cause) } den { $number }. Totenkopf{ $points ->
        [0] { "" }
       *[other] { " " }und verliert { COUNT("point", $points) }
    }.
fact-green_skull_struck =
    { $player } streicht { NAME("cause", $cause) } einen grünen Totenkopf und hat { $left ->
        [0] keinen mehr davon
       *[other] noch { $left } davon
    }.
fact-skull_ignored = { $player } müsste { NAME("cause", $cause) } einen Totenkopf streichen, hat aber keinen mehr.
fact-won = { $player } hat { COUNT("point", $points) }, das Spiel ist sofort zu Ende!
fact-vice_admirals_helped =
    Bei { COUNT("piece", $pieces, case: "dative") } auf dem Spielbrett { $crosses ->
        [1] bringt der Vizeadmiral
       *[other] bringen die Vizeadmiräle
    } { $player } { COUNT("cross", $crosses) }.
fact-admirals_helped =
    Bei { COUNT("piece", $pieces, case: "dative") } auf dem Spielbrett { $crosses ->
        [2] bringt der Admiral
       *[other] bringen die Admiräle
    } { $player } { COUNT("cross", $crosses) }.
fact-consoled = Zum Trost darf { $player } { COUNT("field", $fields) } ankreuzen.
fact-went_empty = { $player } geht leer aus.
fact-jesters_spent = { $player } geht leer aus; die Witzbolde haben in diesem Zug schon geholfen.
fact-captain_idle = Die Kapitänin bringt { $player } nichts, denn alle Steuerräder sind schon eingekreist.
fact-clerk_helped = Für die Steuerräder der Kapitänin bringt der Kontorist { $player } { COUNT("cross", $crosses) }.

## Refusals

refusal-mark-at-least = Du musst noch { COUNT("field", $need) } ankreuzen.
refusal-empty_field-missing = Dieses Feld ist schon angekreuzt oder ausgemalt.
refusal-roll-missing = Du hast noch nicht gewürfelt.
refusal-stop-not-now = Nach dem blauen Steuerrad musst du erst neu würfeln.
refusal-piece-missing = Noch liegt kein Teil auf dem Spielbrett.
refusal-sabre-at-least =
    Du brauchst { COUNT("sabre", $need) }, hast aber { $have ->
        [0] keinen
       *[other] nur { $have }
    }.
refusal-sabre_with_wheels-at-least = Du brauchst { COUNT("sabre", $need) }, damit hättest du erst { $have }.
refusal-orange_wheel-at-most = Du kannst höchstens { COUNT("orange_wheel", $need) } einsetzen.
refusal-orange_wheel-missing = Du hast kein unbenutztes oranges Steuerrad.
refusal-useful_wheel-at-most =
    { $need ->
        [0] Deine Säbel reichen schon ohne Steuerrad.
        [1] Schon 1 oranges Steuerrad genügt.
       *[other] Schon { COUNT("orange_wheel", $need) } genügen.
    }
refusal-blue_wheel-missing = Du hast kein unbenutztes blaues Steuerrad.
refusal-yellow_wheel-missing = Du hast kein unbenutztes gelbes Steuerrad.
refusal-red_wheel-missing = Du hast kein unbenutztes rotes Steuerrad.
refusal-yellow_wheel-at-most = Für dieses Schiff hast du schon ein gelbes Steuerrad eingesetzt.
refusal-red_wheel-at-most = In dieser Wahl hast du schon ein rotes Steuerrad eingesetzt.
refusal-red_wheel-not-now = Dein rotes Steuerrad hast du eben erst genommen.
refusal-yellow_ship-missing = Du hast das gelbe Schiff nicht genommen.
refusal-wheel-not-now = Du hast schon mit dem Ankreuzen angefangen.
refusal-piece_before-at-least =
    Dafür { $need ->
        [one] muss
       *[other] müssen
    } mindestens { COUNT("piece", $need) } auf dem Spielbrett liegen; vor deiner Wahl { $have ->
        [0] lag keins da
        [one] lag nur 1 da
       *[other] waren es nur { $have }
    }.
refusal-ship-missing = Dieses Schiff liegt nicht auf dem Spielbrett.
refusal-wheel-missing = Dieses Steuerrad liegt nicht auf dem Spielbrett.
refusal-chest-missing = Die Schatztruhe ist in diesem Zug schon weg.
refusal-skull-not-now = Erst musst du einen Totenkopf streichen.
refusal-captain_wheel-at-least = Ein Steuerrad musst du einkreisen.
refusal-free_wheel-missing = In dieser Farbe hast du schon alle Steuerräder eingekreist.
refusal-cross-missing = Du hast kein Kreuz mehr.
refusal-cross-at-least = Das Feld kostet { COUNT("cross", $need) }, du hast nur { $have }.
refusal-ship_colour-missing = Du hast in diesem Zug kein Schiff dieser Farbe genommen.
refusal-mission_treasure-at-least =
    Du brauchst { COUNT("treasure", $need) }, hast aber { $have ->
        [0] keinen
       *[other] nur { $have }
    }.
refusal-mission_wheel-at-least =
    Du brauchst { COUNT("circled_wheel", $need) }, hast aber { $have ->
        [0] keins
       *[other] nur { $have }
    }.
refusal-mission_island-at-least =
    Du brauchst { COUNT("complete_island", $need) }, hast aber { $have ->
        [0] keine
       *[other] nur { $have }
    }.
refusal-mission_skull-at-least =
    Du brauchst { COUNT("struck_skull", $need) }, hast aber { $have ->
        [0] keinen
       *[other] nur { $have }
    }.
refusal-mission_sabre-at-least =
    Du brauchst { COUNT("sabre", $need) } von Matrosen und Piraten, hast aber { $have ->
        [0] keinen
       *[other] nur { $have }
    }.
refusal-mission-at-least =
    Du brauchst { COUNT("other_mission", $need) }, hast aber { $have ->
        [0] keinen
       *[other] nur { $have }
    }.

## Fields of the board

field-turn = Zug
field-ships = Schiffe
field-wheels = Steuerräder
field-chest = Schatztruhe
field-dice = Wurf
field-risk = Risiko
field-pick = Wahl
field-players = Spieler
field-points = Siegpunkte
field-left = bei dir
field-sabres = Säbel
field-skulls = Totenköpfe
field-greens = grüne Totenköpfe
field-spare = Steuerräder: G O B R
field-green_wheels = grüne Steuerräder
field-needed = Sudden Death
field-treasures = Schätze
field-missions = Aufträge
field-island = Insel
field-person = Person

## The board as text

board-turn =
    { $turn ->
        [0] Vorbereitung
       *[other] { $turn }
    } (Kapitel { $chapter }), { $active } hat die Würfel
board-dice = { NAME("colour", $colour) } { $letter }
board-risk =
    { $rolls ->
        [one] Bei 1 von 36 Würfen scheiterst du
       *[other] Bei { $rolls } von 36 Würfen scheiterst du
    }
board-ships =
    { NAME("colour", $colour) } { $letter } ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
board-wheels = { NAME("colour", $colour) }
board-chest = liegt bereit
board-pick = { $player }: { COUNT("piece", $pieces) }, { COUNT("cross", $crosses) }
board-spare = { $yellow } { $orange } { $blue } { $red }
board-needed =
    { $pieces ->
        [0] –
       *[other] ab { COUNT("piece", $pieces, case: "dative") }
    }
board-island = { $island }
board-person = { NAME("person", $person) }
board-left =
    { $fields ->
        [0] fertig
       *[other] noch { COUNT("field", $fields) }
    }
board-treasures = { $treasure } ({ NAME("holder", $player) })
board-missions =
    { NAME("mission", $mission) } ({ $players ->
        [0] noch offen
       *[other] { $players }-mal erfüllt
    })

## Die Karte als Text

map-colour =
    { $colour ->
        [yellow] ge
        [orange] or
        [green] gr
        [blue] bl
        [red] ro
       *[black] sw
    }
map-marks = { $crossed } angekreuzt, { $filled } ausgemalt
map-kind =
    { $kind ->
        [start] { $sign } Start
        [island] 1–6 Inselfeld
        [sea] { $sign } Seefeld
        [skull] { $sign } Totenkopf
        [ship] ge/or/gr/bl/ro/sw nur mit einem Schiff dieser Farbe
        [wheel] { $sign } kostet ein Steuerrad
        [number] (2) kostet 2 Kreuze
       *[treasure] $A Schatz A
    }
map-mission = { NAME("mission", $mission) }
map-ability =
    { $person ->
        [sailor] Matrose: 1 Säbel
        [pirate] Pirat: 2 Säbel
        [trader] Händler: 1 Kreuz mehr für ein { NAME("colour", $one, article: "indefinite") } oder { NAME("colour", $other, article: "indefinite") } Schiff
        [wholesaler] Großhändler: 2 Kreuze mehr für ein { NAME("colour", $one, article: "indefinite") } oder { NAME("colour", $other, article: "indefinite") } Schiff
        [jester] Witzbold: { $skulls ->
            [0] 1 Kreuz, wenn es für dich nichts zu nehmen gibt
           *[other] 2 Kreuze, wenn es für dich nichts zu nehmen gibt, aber 1 Totenkopf
        }
        [vice-admiral] Vizeadmiral: 1 Kreuz mehr ab 4 Teilen auf dem Spielbrett
        [admiral] Admiral: 2 Kreuze mehr ab 4 Teilen auf dem Spielbrett
        [senorita] Señorita: sofort 1 Feld auf jeder unfertigen Insel ausmalen
        [passenger] Passagierin: nur Punkte
        [cannoneer] Kanonierin: Zahlenfelder kosten 1 Kreuz weniger
        [captain] Kapitänin: sofort 1 oder 2 Steuerräder verschiedener Farben einkreisen
        [diplomat] Diplomat: 3 grüne Totenköpfe, die keine Punkte kosten
       *[clerk] Kontorist: 1 Kreuz mehr für jedes Steuerrad, das du nimmst
    }

## Scores

result-score = { $case ->
    [dative] { COUNT("point", $points, case: "dative") }
   *[other] { COUNT("point", $points) }
}
score-persons = Personen
score-treasures = Schätze
score-missions = Aufträge
score-green-wheels = Grüne Steuerräder
score-skulls = Totenköpfe
score-sudden-death-counts-as-20 = Sudden Death zählt als 20

## Counted things: $count, some with $case

point =
    { $count } { $count ->
        [one] Siegpunkt
       *[other] { $case ->
            [dative] Siegpunkten
           *[other] Siegpunkte
        }
    }
piece =
    { $count } { $count ->
        [one] Teil
       *[other] { $case ->
            [dative] Teilen
           *[other] Teile
        }
    }
cross =
    { $count } { $count ->
        [one] Kreuz
       *[other] Kreuze
    }
more_cross = { COUNT("cross", $count) } mehr
field =
    { $count } { $count ->
        [one] Feld
       *[other] Felder
    }
skull =
    { $count } { $count ->
        [one] Totenkopf
       *[other] Totenköpfe
    }
sabre =
    { $count } { $count ->
        [one] Säbel
       *[other] { $case ->
            [dative] Säbeln
           *[other] Säbel
        }
    }
orange_wheel =
    { $count } { $case ->
        [dative] { $count ->
            [one] orangen Steuerrad
           *[other] orangen Steuerrädern
        }
       *[other] { $count ->
            [one] oranges Steuerrad
           *[other] orange Steuerräder
        }
    }
treasure =
    { $count } { $count ->
        [one] Schatz
       *[other] Schätze
    }
circled_wheel =
    { $count } { $count ->
        [one] eingekreistes Steuerrad
       *[other] eingekreiste Steuerräder
    }
complete_island =
    { $count } { $count ->
        [one] fertige Insel
       *[other] fertige Inseln
    }
struck_skull =
    { $count } { $count ->
        [one] gestrichenen Totenkopf
       *[other] gestrichene Totenköpfe
    }
other_mission =
    { $count } { $count ->
        [one] anderen Auftrag
       *[other] andere Aufträge
    }

## Names, by kind and key

# Allein: „Gelb“; mit Artikel vor Schiff, Steuerrad und Feld: „das gelbe“, „ein gelbes“.
colour-yellow =
    { $article ->
        [definite] gelbe
        [indefinite] gelbes
       *[none] Gelb
    }
colour-orange =
    { $article ->
        [definite] orange
        [indefinite] oranges
       *[none] Orange
    }
colour-green =
    { $article ->
        [definite] grüne
        [indefinite] grünes
       *[none] Grün
    }
colour-blue =
    { $article ->
        [definite] blaue
        [indefinite] blaues
       *[none] Blau
    }
colour-red =
    { $article ->
        [definite] rote
        [indefinite] rotes
       *[none] Rot
    }
colour-black =
    { $article ->
        [definite] schwarze
        [indefinite] schwarzes
       *[none] Schwarz
    }
ship-yellow = Gelbes Schiff
ship-orange = Oranges Schiff
ship-green = Grünes Schiff
ship-blue = Blaues Schiff
ship-red = Rotes Schiff
ship-black = Schwarzes Schiff
wheel-yellow = Gelbes Steuerrad
wheel-orange = Oranges Steuerrad
wheel-green = Grünes Steuerrad
wheel-blue = Blaues Steuerrad
wheel-red = Rotes Steuerrad
# Im Akkusativ mit Artikel.
person-sailor =
    { $case ->
        [accusative] den Matrosen
       *[other] Matrose
    }
person-pirate =
    { $case ->
        [accusative] den Piraten
       *[other] Pirat
    }
person-trader =
    { $case ->
        [accusative] den Händler
       *[other] Händler
    }
person-wholesaler =
    { $case ->
        [accusative] den Großhändler
       *[other] Großhändler
    }
person-jester =
    { $case ->
        [accusative] den Witzbold
       *[other] Witzbold
    }
person-vice-admiral =
    { $case ->
        [accusative] den Vizeadmiral
       *[other] Vizeadmiral
    }
person-admiral =
    { $case ->
        [accusative] den Admiral
       *[other] Admiral
    }
person-senorita =
    { $case ->
        [accusative] die Señorita
       *[other] Señorita
    }
person-passenger =
    { $case ->
        [accusative] die Passagierin
       *[other] Passagierin
    }
person-cannoneer =
    { $case ->
        [accusative] die Kanonierin
       *[other] Kanonierin
    }
person-captain =
    { $case ->
        [accusative] die Kapitänin
       *[other] Kapitänin
    }
person-diplomat =
    { $case ->
        [accusative] den Diplomaten
       *[other] Diplomat
    }
person-clerk =
    { $case ->
        [accusative] den Kontoristen
       *[other] Kontorist
    }
mission-treasures = „2 Schätze“
mission-wheels = „4 Steuerräder“
mission-islands = „5 Inseln“
mission-skulls = „7 Totenköpfe“
mission-sabres = „4 Säbel“
mission-missions = „3 Aufträge“
what-sea = Seefeld
what-yellow = gelbes Farbfeld
what-orange = oranges Farbfeld
what-green = grünes Farbfeld
what-blue = blaues Farbfeld
what-red = rotes Farbfeld
what-black = schwarzes Farbfeld
what-skull = Totenkopffeld
what-wheel = Steuerradfeld
what-number-2 = Zahlenfeld 2
what-number-3 = Zahlenfeld 3
what-number-4 = Zahlenfeld 4
what-treasure-A = Schatz A
what-treasure-B = Schatz B
what-treasure-C = Schatz C
what-treasure-D = Schatz D
what-treasure-E = Schatz E
what-mission-treasures = Auftrag { mission-treasures }
what-mission-wheels = Auftrag { mission-wheels }
what-mission-islands = Auftrag { mission-islands }
what-mission-skulls = Auftrag { mission-skulls }
what-mission-sabres = Auftrag { mission-sabres }
what-mission-missions = Auftrag { mission-missions }
what-start = Startfeld
place-first = erste
place-second = zweite
place-third = dritte
place-fourth = vierte
place-fifth = fünfte
place-sixth = sechste
place-seventh = siebte
place-eighth = achte
place-ninth = neunte
place-tenth = zehnte
cause-few-pieces = für zu wenige Teile
cause-failing = fürs Scheitern
cause-ship = für das Schiff
cause-skull-field = für das Totenkopffeld
cause-jester = für den Witzbold
holder-none = noch da

## Labels of the drawn board

label-board = Spielbrett von Port Royal
label-risk = Risiko { $percent } %
label-need = nötige Säbel
label-have = du hast
label-sheet = Bogen von { $name }
label-mine = Mein Bogen
label-enlarge = Bogen von { $name } groß anzeigen
label-left = noch { $crosses }
label-draw = { COUNT("cross", $crosses) } setzen
label-rub = Radieren
label-closer = Karte vergrößern
label-whole = Ganze Karte
label-finish = Setzen und fertig
label-points = { COUNT("point", $points) }
label-island = Insel { $letter }

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Willkommen in Port Royal! Ihr würfelt Schiffe aufs Spielbrett, nehmt sie und kreuzt dafür Felder auf euren Bögen an. Fertige Inseln bringen Personen und Siegpunkte. Wer zuerst 20 Siegpunkte hat, gewinnt.
hint-ChooseIsland = Hier bekommst du nur einen Vorsprung: Die anderen Startinseln stehen dir später auch offen. Das Schild einer Insel sagt, wer dort wartet.
hint-MarkFields = Auf einer Insel beginnst du am Anleger. Jedes weitere Feld muss an ein Kreuz grenzen.
hint-Rolling = Je mehr Teile auf dem Spielbrett liegen, desto mehr darfst du nehmen. Würfelst du aber ein Schiff, das schon daliegt, scheiterst du.
tip-Rolling = Ab 3 Teilen kostet dich das Aufhören keinen Totenkopf. Ab 5 Teilen darfst du 2 nehmen, ab 6 sogar 3.
hint-Answer = Nimm den Wurf an, wehre ihn mit Säbeln ab oder würfle mit einem blauen Steuerrad neu. Die Säbel deiner Personen verbrauchen sich nicht.
hint-Taking = Ein Schiff bringt so viele Kreuze, wie über seiner Spalte steht, und öffnet dir in diesem Zug die Farbfelder seiner Farbe. Steuerräder helfen dir später.
hint-Crossing = Kreuze Felder neben deinen Kreuzen an. Neue Kreuze sind erst mit Bleistift gezeichnet: Tippe noch einmal darauf, um zu radieren, und setze sie dann mit dem Knopf.
tip-Crossing = Eine Insel ist offen, sobald ein ganzer Seeweg zu ihr angekreuzt ist. Ist sie fertig, heuert ihre Person bei dir an.
hint-Skulls = Grüne Totenköpfe kosten nie Siegpunkte, von den normalen jeder zweite.
hint-Painting = Auf jeder Insel, die noch nicht fertig ist, darfst du ein Feld ausmalen, auch wo du noch nie warst.
hint-Commission = Gelb verdoppelt das gelbe Schiff, Orange zählt wie 2 Säbel, Grün bringt gleich Siegpunkte, mit Blau würfelst du neu, Rot bringt bei 4 Teilen 3 Kreuze.
