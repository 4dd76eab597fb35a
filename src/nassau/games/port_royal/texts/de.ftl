### Texte von Port Royal

## Prompts

prompt-ChooseIsland = Wähle deine Startinsel. Du darfst dort gleich { COUNT("field_name", $marks) } ankreuzen.
prompt-MarkFields = Kreuze auf deiner Startinsel noch { COUNT("field_name", $marks) } an, vom Anleger aus.
prompt-Rolling =
    { $rolling ->
        [1] Wirf beide Würfel.
       *[other] Auf dem Spielbrett: { COUNT("piece", $pieces) }. Weiterwürfeln oder aufhören?
    }
prompt-Answer = Gewürfelt: { NAME("colour", $colour) } { NAME("letter", $letter) }, { NAME("outcome", $outcome) }. Abwehren kostet { COUNT("sabre", $sabres) }, du hast { $sabres2 }. Was tust du?
prompt-Taking = Was nimmst du vom Spielbrett? Noch { COUNT("piece", $items) }.
prompt-EmptyHanded = Du gehst leer aus. Nutzt du den Witzbold, der 2 Kreuze bringt und 1 Totenkopf kostet?
prompt-Crossing = Kreuze Felder auf deinem Bogen an: noch { COUNT("cross", $crosses) }.
prompt-Skulls = Du musst einen Totenkopf streichen. Welchen?
prompt-Painting = Die Señorita hilft: Male auf Insel { NAME("island", $painting) } ein Feld aus.
prompt-Commission = Die Kapitänin hilft: Welches Steuerrad kreist du ein?

## Options

action-start = { $player } beginnt
action-dice = { NAME("colour", $colour) } { NAME("letter", $letter) } würfeln
action-island = Insel { NAME("island", $island) } ({ NAME("person", $person) })
action-mark = Ankreuzen: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }
action-roll = Würfeln
action-stop = Aufhören
action-resolve = Abhandeln: { NAME("outcome", $outcome) }
action-ward =
    { $ward ->
        [0] Abwehren
       *[other] Abwehren mit { COUNT("orange_wheel", $ward) }
    }
action-repeat = Blaues Steuerrad: noch einmal würfeln
action-ship =
    { NAME("take_ship", $colour) } nehmen ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
action-wheel = { NAME("take_wheel", $colour) } nehmen
action-chest = Schatztruhe nehmen (2 Kreuze)
action-leave = Nichts mehr nehmen
action-jester = Witzbold nutzen (+2 Kreuze, 1 Totenkopf)
action-decline = Auf diesen Witzbold verzichten
action-cross = Ankreuzen: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }{ NAME("goal", $goal) }
action-pay = Ankreuzen: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }{ NAME("goal", $goal) } – dafür { NAME("a_wheel", $colour) } abgeben
action-double = Gelbes Steuerrad: Kreuze des gelben Schiffs verdoppeln
action-reinforce = Rotes Steuerrad: 3 Kreuze mehr
action-rest =
    Fertig{ $crosses ->
        [0] { "" }
       *[other] { " " }({ COUNT("cross", $crosses) } verfallen lassen)
    }
action-strike =
    { $strike ->
        [normal] Normaler Totenkopf: { NAME("loss", $skulls) }
       *[green] Grüner Totenkopf: kostet nie etwas
    }
action-fill = Ausmalen: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }
action-circle = { NAME("take_wheel", $colour) } einkreisen
action-enough = Kein zweites Steuerrad

## Log

fact-start_drawn = { $player } beginnt.
fact-jesters_prepared = Auf allen Witzbold-Startinseln sind schon { COUNT("field_name", $field) } angekreuzt.
fact-island_chosen = { $player } wählt Startinsel { NAME("island", $island) } ({ NAME("person", $person) }) und kreuzt dort { COUNT("field_name", $field) } an.
fact-marked = { $player } kreuzt an: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }.
fact-turn_began = Zug { $number }: { $player } ist aktiv.
fact-rolled = { $player } würfelt { NAME("colour", $colour) } { NAME("letter", $letter) }.
fact-stopped =
    { $player } hört bei { COUNT("with_pieces", $with_pieces) } auf{ $may_take ->
        [0] { "" }
       *[other] { " " }und darf { $may_take } nehmen
    }.
fact-warded = { $player } wehrt den Wurf ab: { COUNT("sabre", $sabre) } nötig, { $number } von der Crew{ NAME("warding_wheels", $warding_wheels) }.
fact-repeated = { $player } setzt ein blaues Steuerrad ein und würfelt noch einmal.
fact-ship_laid = Aufs Spielbrett kommt { NAME("ship", $colour) } in Spalte { NAME("letter", $letter) }.
fact-wheel_laid = Aufs Spielbrett kommt { NAME("wheel", $colour) }.
fact-wheel_returned = { NAME("returned_wheel", $returned_wheel) } kommt zurück neben das Spielbrett.
fact-failed = Gescheitert! { $player } trifft auf { NAME("ship", $colour) }, das schon in Spalte { NAME("letter", $letter) } liegt.
fact-sudden_death = Sudden Death! { $player } hat { COUNT("point", $point) }: Da reichen { COUNT("piece", $piece) }, und es liegen { $number }.
fact-ship_taken =
    { $player } nimmt { NAME("ship", $colour) }: { COUNT("cross", $cross) }{ $by_trader ->
        [0] { "" }
       *[other] , +{ $by_trader } (Händler)
    }{ $by_wholesaler ->
        [0] { "" }
       *[other] , +{ $by_wholesaler } (Großhändler)
    }{ $and_skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $and_skulls) }
    }{ $in_all ->
        [0] { "" }
       *[other] ; zusammen { $in_all } Kreuze
    }.
fact-wheel_taken =
    { $player } nimmt { NAME("wheel", $colour) }{ $by_clerk ->
        [0] { "" }
       *[other] : { COUNT("cross", $by_clerk) } (Kontorist)
    }{ $in_all ->
        [0] { "" }
       *[other] ; zusammen { $in_all } Kreuze
    }.
fact-row_full = { $player } hat { NAME("no_wheel", $no_wheel) } mehr frei und kreist nichts ein.
fact-green_wheel = Das { $number }. grüne Steuerrad bringt { $player } { COUNT("point", $point) }.
fact-chest_taken =
    { $player } nimmt die Schatztruhe: 2 Kreuze{ $in_all ->
        [0] { "" }
       *[other] ; zusammen { $in_all } Kreuze
    }.
fact-left =
    { $player } { $took ->
        [0] nimmt nichts
       *[other] nimmt nichts mehr
    }.
fact-jested =
    { $player } geht leer aus, bekommt aber { $jesters ->
        [1] dank Witzbold
       *[other] dank { $jesters } Witzbolden
    } { COUNT("cross", $cross) }{ $but_skulls ->
        [0] { "" }
       *[other] { " " }für { COUNT("skull", $but_skulls) }
    }{ $in_all ->
        [0] { "" }
       *[other] ; zusammen { $in_all } Kreuze
    }.
fact-declined = { $player } verzichtet auf den Witzbold mit Totenkopf.
fact-doubled = { $player } verdoppelt mit einem gelben Steuerrad die Kreuze des gelben Schiffs: { COUNT("cross", $cross) } mehr, jetzt { $number }.
fact-reinforced = { $player } setzt ein rotes Steuerrad ein: { COUNT("cross", $cross) } mehr, jetzt { $number }.
fact-toll_paid = { $player } gibt { NAME("a_wheel", $colour) } für ein Steuerradfeld ab.
fact-crossed =
    { $player } kreuzt an: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }{ NAME("goal", $goal) }{ $for_crosses ->
        [1] { "" }
       *[other] { " " }für { COUNT("cross", $for_crosses) }
    }.
fact-filled = { $player } malt aus: { NAME("what", $what) }{ NAME("place", $place) }{ NAME("origin", $origin) }.
fact-crosses_lapsed = { $player } { NAME("lapse", $lapse) } { COUNT("cross", $cross) }.
fact-hired = { $player } heuert { NAME("hire", $person) } von Insel { NAME("island", $island) } an: { COUNT("point", $point) }.
fact-treasure_found = { $player } findet Schatz { NAME("treasure", $treasure) }: { COUNT("point", $point) }.
fact-mission_fulfilled = { $player } erfüllt den Auftrag { NAME("mission", $mission) }: { COUNT("point", $point) }.
fact-wheel_granted = { $player } kreist { NAME("a_wheel", $colour) } ein.
fact-skull_struck =
    { $player } streicht { NAME("skull_cause", $skull_cause) } Totenkopf Nummer { $number }{ $for_points ->
        [0] { "" }
       *[other] { " " }und verliert { COUNT("point", $for_points) }
    }.
fact-green_skull_struck = { $player } streicht { NAME("skull_cause", $skull_cause) } einen grünen Totenkopf und hat noch { $number }.
fact-skull_ignored = { $player } müsste { NAME("skull_cause", $skull_cause) } einen Totenkopf streichen, hat aber keinen mehr.
fact-won = { $player } erreicht { COUNT("point", $point) } und gewinnt!
fact-vice_admirals_helped =
    { $vice_admirals ->
        [1] Der Vizeadmiral bringt
       *[other] Die Vizeadmiräle bringen
    } { $player } { COUNT("cross", $vice_admirals) }, weil { COUNT("piece", $piece) } auf dem Spielbrett liegen.
fact-admirals_helped =
    { $admirals ->
        [2] Der Admiral bringt
       *[other] Die Admiräle bringen
    } { $player } { COUNT("cross", $admirals) }, weil { COUNT("piece", $piece) } auf dem Spielbrett liegen.
fact-consoled = { $player } darf nach dem Scheitern trotzdem { COUNT("field_name", $field) } ankreuzen.
fact-went_empty = { $player } geht leer aus.
fact-jesters_spent = { $player } geht leer aus und hat alle Witzbolde in diesem Zug schon genutzt.
fact-captain_idle = Die Kapitänin findet bei { $player } kein freies Steuerrad.
fact-clerk_helped = Der Kontorist bringt { $player } { COUNT("cross", $cross) } für die Steuerräder der Kapitänin.

## Refusals

refusal-mark-at-least = Noch anzukreuzen: { COUNT("field_name", $need) }.
refusal-empty_field-missing = Dieses Feld ist schon angekreuzt oder ausgemalt.
refusal-roll-missing = Du hast noch nicht gewürfelt.
refusal-stop-not-now = Nach dem blauen Steuerrad musst du erst würfeln.
refusal-piece-missing = Noch liegt kein Teil auf dem Spielbrett.
refusal-sabre-at-least = Nötig: { COUNT("sabre", $need) }, du hast { $have }.
refusal-sabre_with_wheels-at-least = Nötig: { COUNT("sabre", $need) }, damit hättest du { $have }.
refusal-orange_wheel-at-most = Du hast nur { COUNT("unused_orange", $need) }.
refusal-orange_wheel-missing = Du hast kein unbenutztes oranges Steuerrad.
refusal-useful_wheel-at-most =
    { $need ->
        [0] Deine Säbel reichen schon ohne Steuerrad.
        [1] Schon 1 oranges Steuerrad genügt.
       *[other] Schon { $need } orange Steuerräder genügen.
    }
refusal-blue_wheel-missing = Du hast kein unbenutztes blaues Steuerrad.
refusal-yellow_wheel-missing = Du hast kein unbenutztes gelbes Steuerrad.
refusal-red_wheel-missing = Du hast kein unbenutztes rotes Steuerrad.
refusal-yellow_wheel-at-most = Du hast für dieses Schiff schon ein gelbes Steuerrad eingesetzt.
refusal-red_wheel-at-most = Du hast in dieser Wahl schon ein rotes Steuerrad eingesetzt.
refusal-red_wheel-not-now = Dein rotes Steuerrad hast du eben erst genommen.
refusal-yellow_ship-missing = Du hast das gelbe Schiff nicht genommen.
refusal-wheel-not-now = Du hast schon angefangen anzukreuzen.
refusal-piece_before-at-least = Nötig: { COUNT("piece", $need) }, vor deiner Wahl lagen { $have }.
refusal-ship-missing = Dieses Schiff liegt nicht auf dem Spielbrett.
refusal-wheel-missing = Dieses Steuerrad liegt nicht auf dem Spielbrett.
refusal-chest-missing = Die Schatztruhe ist in diesem Zug schon weg.
refusal-skull-not-now = Erst musst du einen Totenkopf streichen.
refusal-captain_wheel-at-least = Eines musst du einkreisen.
refusal-free_wheel-missing = In dieser Farbe ist kein Steuerrad mehr frei.
refusal-cross-missing = Du hast kein Kreuz übrig.
refusal-cross-at-least = Das Feld kostet { COUNT("cross", $need) }, du hast { $have }.
refusal-ship_colour-missing = Du hast in diesem Zug kein Schiff dieser Farbe genommen.
refusal-mission_treasure-at-least = Nötig: { COUNT("treasure_count", $need) }, du hast { $have }.
refusal-mission_wheel-at-least = Nötig: { COUNT("wheel_count", $need) }, du hast { $have }.
refusal-mission_island-at-least = Nötig: { COUNT("island_count", $need) }, du hast { $have }.
refusal-mission_skull-at-least = Nötig: { COUNT("struck_skull", $need) }, du hast { $have }.
refusal-mission_sabre-at-least = Nötig: { COUNT("sabre", $need) } von Matrosen und Piraten, du hast { $have }.
refusal-mission-at-least = Nötig: { COUNT("mission_count", $need) }, du hast { $have }.

## Fields of the board

field-chapter = Kapitel
field-turn = Zug
field-active = Aktiv
field-ships = Schiffe
field-wheels = Steuerräder
field-cargo = Ladung
field-pieces = Teile
field-chest = Schatztruhe
field-dice = Wurf
field-failed = Gescheitert
field-rolling = Würfeln
field-risk = Risiko
field-pick = Wahl
field-crosses = Kreuze
field-players = Spieler
field-points = Siegpunkte
field-left = bei dir
field-sabres = Säbel
field-skulls = Totenköpfe
field-greens = grüne Totenköpfe
field-spare = Räder: G O B R
field-green_wheels = grüne
field-needed = Sudden Death
field-treasures = Schätze
field-missions = Aufträge
field-island = Insel
field-person = Person
field-marks = Aufbaukreuze
field-painting = Ausmalen
field-winner = Gewonnen
field-sudden = Sudden Death
field-chart = Karte
field-track = Siegpunktleiste
field-sheet = Bogen

## The board as text

board-turn = { $turn } (Kapitel { $chapter }), aktiv: { $active }
board-dice = { NAME("colour", $colour) } { NAME("letter", $letter) }
board-risk = { $rolls } von 36 Würfen scheitern
board-ships =
    { NAME("colour", $colour) } { NAME("letter", $ships) } ({ COUNT("cross", $crosses) }{ $skulls ->
        [0] { "" }
       *[other] , { COUNT("skull", $skulls) }
    })
board-wheels = { NAME("colour", $colour) }
board-chest = liegt bereit
board-pick = { $seat }: { COUNT("piece", $items) }, { COUNT("cross", $crosses) }
board-spare = { $spare } { $spare2 } { $spare3 } { $spare4 }
board-needed =
    { $needed ->
        [0] –
       *[other] ab { COUNT("with_pieces", $needed) }
    }
board-island = { NAME("island", $island) }
board-person = { NAME("person", $person) }
board-left =
    { $left ->
        [0] fertig
       *[other] noch { $left }
    }
board-treasures = { NAME("treasure", $treasure) } { NAME("holder", $treasures) }
board-missions = { NAME("mission", $mission) } ({ COUNT("player", $count) })

## Scores

result-score = { COUNT("point", $points) }
score-persons = Personen
score-treasures = Schätze
score-missions = Aufträge
score-green-wheels = Grüne Steuerräder
score-skulls = Totenköpfe
score-sudden-death-counts-as-20 = Sudden Death zählt als 20

## Counted things: $count

point =
    { $count } { $count ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
piece =
    { $count } { $count ->
        [one] Teil
       *[other] Teile
    }
with_pieces =
    { $count } { $count ->
        [one] Teil
       *[other] Teilen
    }
cross =
    { $count } { $count ->
        [one] Kreuz
       *[other] Kreuze
    }
field_name =
    { $count } { $count ->
        [one] Feld
       *[other] Felder
    }
skull =
    { $count } { $count ->
        [one] Totenkopf
       *[other] Totenköpfe
    }
sabre = { $count } Säbel
orange_wheel =
    { $count } { $count ->
        [one] orangen Steuerrad
       *[other] orangen Steuerrädern
    }
unused_orange =
    { $count } { $count ->
        [one] unbenutztes oranges Steuerrad
       *[other] unbenutzte orange Steuerräder
    }
treasure_count =
    { $count } { $count ->
        [one] Schatz
       *[other] Schätze
    }
wheel_count =
    { $count } { $count ->
        [one] eingekreistes Steuerrad
       *[other] eingekreiste Steuerräder
    }
island_count =
    { $count } { $count ->
        [one] fertige Insel
       *[other] fertige Inseln
    }
struck_skull =
    { $count } { $count ->
        [one] gestrichener Totenkopf
       *[other] gestrichene Totenköpfe
    }
mission_count =
    { $count } { $count ->
        [one] anderer Auftrag
       *[other] andere Aufträge
    }
player =
    { $count } { $count ->
        [one] Person
       *[other] Personen
    }

## Names, by kind and key

colour-yellow = Gelb
colour-orange = Orange
colour-green = Grün
colour-blue = Blau
colour-red = Rot
colour-black = Schwarz
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
ship-yellow = das gelbe Schiff
ship-orange = das orange Schiff
ship-green = das grüne Schiff
ship-blue = das blaue Schiff
ship-red = das rote Schiff
ship-black = das schwarze Schiff
wheel-yellow = das gelbe Steuerrad
wheel-orange = das orange Steuerrad
wheel-green = das grüne Steuerrad
wheel-blue = das blaue Steuerrad
wheel-red = das rote Steuerrad
a_wheel-yellow = ein gelbes Steuerrad
a_wheel-orange = ein oranges Steuerrad
a_wheel-green = ein grünes Steuerrad
a_wheel-blue = ein blaues Steuerrad
a_wheel-red = ein rotes Steuerrad
take_ship-yellow = Gelbes Schiff
take_ship-orange = Oranges Schiff
take_ship-green = Grünes Schiff
take_ship-blue = Blaues Schiff
take_ship-red = Rotes Schiff
take_ship-black = Schwarzes Schiff
take_wheel-yellow = Gelbes Steuerrad
take_wheel-orange = Oranges Steuerrad
take_wheel-green = Grünes Steuerrad
take_wheel-blue = Blaues Steuerrad
take_wheel-red = Rotes Steuerrad
island-a = A
island-b = B
island-c = C
island-d = D
island-e = E
island-f = F
island-g = G
island-h = H
island-i = I
island-j = J
island-k = K
island-l = L
island-m = M
island-n13 = N
island-o = O
island-p = P
person-sailor = Matrose
person-pirate = Pirat
person-trader = Händler
person-wholesaler = Großhändler
person-jester = Witzbold
person-vice-admiral = Vizeadmiral
person-admiral = Admiral
person-senorita = Señorita
person-passenger = Passagierin
person-cannoneer = Kanonierin
person-captain = Kapitänin
person-diplomat = Diplomat
person-clerk = Kontorist
hire-sailor = den Matrosen
hire-pirate = den Piraten
hire-trader = den Händler
hire-wholesaler = den Großhändler
hire-jester = den Witzbold
hire-vice-admiral = den Vizeadmiral
hire-admiral = den Admiral
hire-senorita = die Señorita
hire-passenger = die Passagierin
hire-cannoneer = die Kanonierin
hire-captain = die Kapitänin
hire-diplomat = den Diplomaten
hire-clerk = den Kontoristen
treasure-a = A
treasure-b = B
treasure-c = C
treasure-d = D
treasure-e = E
mission-treasures = „2 Schätze“
mission-wheels = „4 Steuerräder“
mission-islands = „5 Inseln“
mission-skulls = „7 Totenköpfe“
mission-sabres = „4 Säbel“
mission-missions = „3 Aufträge“
what-island-a = Insel A
what-island-b = Insel B
what-island-c = Insel C
what-island-d = Insel D
what-island-e = Insel E
what-island-f = Insel F
what-island-g = Insel G
what-island-h = Insel H
what-island-i = Insel I
what-island-j = Insel J
what-island-k = Insel K
what-island-l = Insel L
what-island-m = Insel M
what-island-n = Insel N
what-island-o = Insel O
what-island-p = Insel P
what-sea-field = Seefeld
what-yellow-ship-field = gelbes Farbfeld
what-orange-ship-field = oranges Farbfeld
what-green-ship-field = grünes Farbfeld
what-blue-ship-field = blaues Farbfeld
what-red-ship-field = rotes Farbfeld
what-black-ship-field = schwarzes Farbfeld
what-skull-field = Totenkopffeld
what-wheel-field = Steuerradfeld
what-number-field-2 = Zahlenfeld 2
what-number-field-3 = Zahlenfeld 3
what-number-field-4 = Zahlenfeld 4
what-treasure-a-3 = Schatz A (3)
what-treasure-b-2 = Schatz B (2)
what-treasure-c-3 = Schatz C (3)
what-treasure-d-2 = Schatz D (2)
what-treasure-e-2 = Schatz E (2)
what-mission-2-treasures = Auftrag „2 Schätze“
what-mission-4-wheels = Auftrag „4 Steuerräder“
what-mission-5-islands = Auftrag „5 Inseln“
what-mission-7-skulls = Auftrag „7 Totenköpfe“
what-mission-4-sabres = Auftrag „4 Säbel“
what-mission-3-missions = Auftrag „3 Aufträge“
what-start-field = Startfeld
place-n0 = { "" }
place-n1st = , 1. Feld
place-n2nd = , 2. Feld
place-n3rd = , 3. Feld
place-n4th = , 4. Feld
place-n5th = , 5. Feld
place-n6th = , 6. Feld
place-n7 = { "" }
place-n8 = { "" }
place-n9 = { "" }
place-n10 = { "" }
place-field-1 = , Feld 1
place-field-2 = , Feld 2
place-field-3 = , Feld 3
place-field-4 = , Feld 4
place-field-5 = , Feld 5
place-field-6 = , Feld 6
origin-a = { " " }von A
origin-b = { " " }von B
origin-c = { " " }von C
origin-d = { " " }von D
origin-e = { " " }von E
origin-f = { " " }von F
origin-g = { " " }von G
origin-h = { " " }von H
origin-i = { " " }von I
origin-j = { " " }von J
origin-k = { " " }von K
origin-l = { " " }von L
origin-m = { " " }von M
origin-n13 = { " " }von N
origin-o = { " " }von O
origin-p = { " " }von P
origin-n16 = { "" }
origin-n17 = { "" }
origin-n18 = { "" }
origin-n19 = { "" }
origin-n20 = { "" }
origin-n21 = { "" }
origin-n22 = { "" }
origin-n23 = { "" }
origin-n24 = { "" }
origin-n25 = { "" }
origin-n26 = { "" }
origin-n27 = { "" }
origin-sailor = { " " }(Matrose)
origin-pirate = { " " }(Pirat)
origin-trader = { " " }(Händler)
origin-wholesaler = { " " }(Großhändler)
origin-jester = { " " }(Witzbold)
origin-vice-admiral = { " " }(Vizeadmiral)
origin-admiral = { " " }(Admiral)
origin-senorita = { " " }(Señorita)
origin-passenger = { " " }(Passagierin)
origin-cannoneer = { " " }(Kanonierin)
origin-captain = { " " }(Kapitänin)
origin-diplomat = { " " }(Diplomat)
origin-clerk = { " " }(Kontorist)
goal-a = { " " }nach A
goal-b = { " " }nach B
goal-c = { " " }nach C
goal-d = { " " }nach D
goal-e = { " " }nach E
goal-f = { " " }nach F
goal-g = { " " }nach G
goal-h = { " " }nach H
goal-i = { " " }nach I
goal-j = { " " }nach J
goal-k = { " " }nach K
goal-l = { " " }nach L
goal-m = { " " }nach M
goal-n13 = { " " }nach N
goal-o = { " " }nach O
goal-p = { " " }nach P
goal-n16 = { "" }
goal-treasure-a = { " " }zu Schatz A
goal-treasure-b = { " " }zu Schatz B
goal-treasure-c = { " " }zu Schatz C
goal-treasure-d = { " " }zu Schatz D
goal-treasure-e = { " " }zu Schatz E
goal-mission-2-treasures = { " " }zum Auftrag „2 Schätze“
goal-mission-4-wheels = { " " }zum Auftrag „4 Steuerräder“
goal-mission-5-islands = { " " }zum Auftrag „5 Inseln“
goal-mission-7-skulls = { " " }zum Auftrag „7 Totenköpfe“
goal-mission-4-sabres = { " " }zum Auftrag „4 Säbel“
goal-mission-3-missions = { " " }zum Auftrag „3 Aufträge“
loss-n0 = kostet nichts
loss-n1 = kostet 1 Siegpunkt
loss-n2 = kostet nichts
loss-n3 = kostet 1 Siegpunkt
loss-n4 = kostet nichts
loss-n5 = kostet 1 Siegpunkt
loss-n6 = kostet nichts
loss-n7 = kostet 1 Siegpunkt
loss-n8 = kostet nichts
loss-n9 = kostet 2 Siegpunkte
loss-n10 = kostet nichts
loss-n11 = kostet 2 Siegpunkte
loss-n12 = kostet nichts
loss-n13 = kostet 2 Siegpunkte
loss-has-no-effect = bleibt ohne Folgen
outcome-ship = das Schiff kommt aufs Spielbrett
outcome-wheel = das Steuerrad kommt aufs Spielbrett
outcome-wheel-back = das Steuerrad kommt wieder herunter
outcome-fail = du scheiterst
warding_wheels-n0 = { "" }
warding_wheels-n2-from-1-orange-wheel = , 2 von 1 orangen Steuerrad
warding_wheels-n4-from-2-orange-wheels = , 4 von 2 orangen Steuerrädern
warding_wheels-n6-from-3-orange-wheels = , 6 von 3 orangen Steuerrädern
warding_wheels-n8-from-4-orange-wheels = , 8 von 4 orangen Steuerrädern
returned_wheel-yellow-wheel = Das gelbe Steuerrad
returned_wheel-orange-wheel = Das orange Steuerrad
returned_wheel-green-wheel = Das grüne Steuerrad
returned_wheel-blue-wheel = Das blaue Steuerrad
returned_wheel-red-wheel = Das rote Steuerrad
no_wheel-no-yellow-wheel = kein gelbes Steuerrad
no_wheel-no-orange-wheel = kein oranges Steuerrad
no_wheel-no-green-wheel = kein grünes Steuerrad
no_wheel-no-blue-wheel = kein blaues Steuerrad
no_wheel-no-red-wheel = kein rotes Steuerrad
lapse-gives-up = verzichtet auf
lapse-finds-no-field-for = findet kein Feld mehr für
skull_cause-for-too-few-pieces = wegen zu weniger Teile
skull_cause-for-failing = wegen des Scheiterns
skull_cause-for-the-ship = wegen des Schiffs
skull_cause-for-the-skull-field = wegen des Totenkopffelds
skull_cause-for-the-jester = wegen des Witzbolds
holder-none = noch frei
