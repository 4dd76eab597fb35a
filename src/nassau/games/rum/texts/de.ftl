### Texte von Um Rum & Ehre

## Prompts

prompt-ChooseStart = Wer beginnt den ersten Durchgang?
prompt-Turn = Du hast { COUNT("pirate", $supply) } und { COUNT("coin", $coins) }. { NAME("stage", $fee) }
prompt-Headquarters = Hauptquartier: Aus welcher Gasse nimmst du deine Piraten zurück?
prompt-SecondDark = Hauptquartier: Nimmst du auch die Piraten aus einer zweiten dunklen Gasse zurück?
prompt-KeepOrSell = Piratenbedarf: { NAME("token", $drawn) }. Behältst du das Plättchen oder verkaufst du es für 2 Münzen?
prompt-TakeMap = Welche Schatzkarte nimmst du?
prompt-GuardHouse = Stadtwache! Du hast { COUNT("pirate", $supply) } dabei und brauchst mehr, als die Wache zeigt. Wen forderst du heraus?
prompt-Tavern = Du bist in der Kneipe { NAME("tavern", $tavern) }. Lädst du zum Trinkgelage ein?
prompt-Invitation = { $host } lädt ins { NAME("tavern", $tavern) } ein. Trinkst du für 1 Münze mit?
prompt-PickToken = Welches Plättchen nimmst du?
prompt-Chest = Öffnest du die Schatzkiste? Danach würfeln alle darum, wen der Skorpion sticht.
prompt-Drink =
    Du hast eine { $roll } gewürfelt. { $purpose ->
        [0]
            { $best ->
                [0] Du würfelst als Erstes in dieser Spalte.
               *[other] Zu schlagen ist eine { $best }, gleich viel genügt.
            }
        [1] Ein Plättchen gewinnst du nur mit einer höheren Zahl.
       *[2] Bisher { $total }, der Skorpion sticht bei { $sting }.
    } Bleibt es dabei?

## Options

action-tile = Tafel { $number } legen, Drehung { $number2 }
action-reveal = { NAME("token", $token) } aufdecken
action-draw = { NAME("token", $token) } ziehen
action-roll = Eine { $number } würfeln
action-start = { $player } beginnt
action-move =
    Den Kapitän { NAME("to", $targets) } bewegen ({ COUNT("pirate", $length) }{ $fee ->
        [0] { "" }
       *[other] { " " }und { COUNT("coin", $fee) }
    })
action-dark =
    Durch dunkle Gassen { NAME("to", $near) }: { NAME("rim", $rim) } hinaus, { NAME("rim", $rim2) } herein ({ $length } + { COUNT("pirates", $length2) }{ $dark_fee ->
        [0] { "" }
       *[other] { " " }und { COUNT("coin", $dark_fee) }
    })
action-rest = Rasten (1 Münze)
action-aboard = An Bord gehen ({ COUNT("pirate", $supply) })
action-ahoy = Ahoi! (Zug beenden)
action-retake =
    { NAME("square", $near) } – { $far ->
        [none] dunkle Gasse { NAME("rim", $rim) }
       *[other] { NAME("square", $far) }
    }: { COUNT("pirate", $length) } zurücknehmen
action-skip = Auslassen
action-skip-SecondDark = Keine zweite
action-keep = Behalten
action-sell = Verkaufen (2 Münzen)
action-take = { NAME("token", $token) } nehmen
action-challenge = { NAME("guard", $guard) } herausfordern
action-invite = Zum Trinkgelage einladen
action-join = Mittrinken (1 Münze)
action-pass = Passen
action-pass-PickToken = Kein Plättchen nehmen
action-open = Kiste öffnen
action-rum = Ein Fass Rum abgeben und neu würfeln
action-again = Noch einmal würfeln (schon bezahlt)
action-stand = Dabei bleiben

## Log

fact-tile_laid =
    { $laid ->
        [8] Das Piratennest ist ausgelegt.
       *[other] { "" }
    }
fact-revealed = Neu aufgedeckt: { NAME("token", $token) }.
fact-start_drawn = { $player } bestimmt, wer beginnt: { $player2 }.
fact-start_drawn-hidden = Das Los fällt auf { $player2 }: { $player2 } beginnt das Spiel.
fact-round_began =
    Durchgang { $number } beginnt, Startspieler ist { $player }.{ $number ->
        [1] { "" }
       *[other] { " " }Alle nehmen ihre Piraten aus den Gassen zurück.
    }
fact-third_team = Die dritte Mannschaft geht mit { COUNT("pirates", $pirates) } an Bord.
fact-moved =
    { $player } bewegt den Kapitän { NAME("to", $square) } ({ COUNT("pirate", $pirate) }{ $moving_on ->
        [0] { "" }
       *[other] , { COUNT("coin", $moving_on) } fürs Weiterziehen
    }).
fact-moved_dark =
    { $player } bewegt den Kapitän durch dunkle Gassen { NAME("to", $square) } ({ COUNT("pirate", $pirate) }{ $moving_on ->
        [0] { "" }
       *[other] , { COUNT("coin", $moving_on) } fürs Weiterziehen
    }{ $dark_coins ->
        [0] { "" }
       *[other] , { COUNT("coin", $dark_coins) } für die dunklen Gassen
    }).
fact-dark_free = { NAME("no_dark_coin", $no_dark_coin) }; darum kosten die dunklen Gassen { $player } keine Münze.
fact-dead_end =
    Sackgasse! Der Kapitän zieht { NAME("leaving", $leaving) } { NAME("to", $square) }{ $skipping ->
        [0] { "" }
        [1] ; ein Münzfeld davor ist auch eine Sackgasse
       *[other] ; { $skipping } Münzfelder davor sind auch Sackgassen
    }.
fact-stuck = Sackgasse! Alle neun Münzfelder sind auch Sackgassen, also bleibt der Kapitän stehen: { NAME("square", $square) }.
fact-spent = { $player } hat keine Piraten mehr und ist fertig.
fact-stopped = { $player } sagt „Ahoi“.
fact-turn_ended = { $player } kann nicht weiterziehen.
fact-rested = { $player } rastet für 1 Münze.
fact-went_aboard = { $player } geht mit { COUNT("pirates", $pirates) } an Bord.
fact-skipped = { $player } { NAME("skipped", $skipped) }.
fact-empty_handed =
    { $player } { $nothing ->
        [2] hat niemanden mehr in der Heuerstelle
        [3] geht leer aus: Der Piratenbedarf ist ausverkauft
        [4] geht leer aus: Alle Rendez-vous sind vergeben
        [5] geht leer aus: Keine rosa Karte liegt offen
        [6] geht leer aus: Keine grüne Karte liegt offen
        [7] geht leer aus: Keine gelbe Karte liegt offen
        [11] geht leer aus: Alle Schatzkisten sind geöffnet
        [12] geht leer aus: Im Vorrat ist kein Rumfass mehr
        [13] trifft niemanden: Alle Stadtwachen sind besiegt
       *[other] geht leer aus: Kein Plättchen dieser Kneipe liegt offen
    }.
fact-coins_gained = { $player } bekommt auch die Münze auf dem Plättchen der Wache.
fact-coins_gained-hidden = { $player } bekommt auf dem Münzfeld { COUNT("coin", $coin) }.
fact-retaken =
    { $player } nimmt { COUNT("pirates", $pirates) } aus { $square ->
        [none] der dunklen Gasse { NAME("rim", $rim) } ({ NAME("square", $square2) })
       *[other] der Gasse { NAME("square", $square2) } – { NAME("square", $square) }
    } zurück.
fact-hired = { $player } heuert einen Piraten an.
fact-good_drawn = { $player } zieht beim Piratenbedarf: { NAME("token", $token) }.
fact-good_drawn-hidden = { $player } zieht ein Plättchen beim Piratenbedarf.
fact-good_kept = { $player } behält das Plättchen ({ NAME("token", $token) }).
fact-good_kept-hidden = { $player } behält das Plättchen.
fact-good_sold = { $player } verkauft das Plättchen ({ NAME("token", $token) }) für 2 Münzen.
fact-good_sold-hidden = { $player } verkauft das Plättchen für 2 Münzen.
fact-rendezvous_drawn = { $player } legt verdeckt auf die Flagge: { NAME("token", $token) }.
fact-rendezvous_drawn-hidden = { $player } zieht ein Rendez-vous.
fact-rendezvous_met =
    { $player } erfüllt ein Rendez-vous: { $date ->
        [65] Rum (4 Punkte)
        [66] Stadtwache (4 Punkte)
        [67] Kneipe (4 Punkte)
        [68] Pirat (4 Punkte)
        [69] Piratenbedarf (4 Punkte)
        [70] rosa Karte (6 Punkte)
        [71] grüne Karte (6 Punkte)
        [72] gelbe Karte (6 Punkte)
        [73] Schatzkiste (6 Punkte)
       *[other] { "" }
    }!
fact-map_taken = { $player } nimmt { NAME("the_token", $the_token) }.
fact-guard_met = { $player } trifft mit { COUNT("pirates", $pirates) } auf { NAME("the_token", $the_token) }.
fact-guard_beaten = { $player } hat mehr Piraten und gewinnt { NAME("the_token", $the_token) }.
fact-guard_lost = { $player } hat zu wenige Piraten und verliert; { NAME("the_token", $the_token) } kommt zurück unter den Stapel.
fact-invited = { $player } lädt zum Trinkgelage ins { NAME("tavern", $tavern) } ein.
fact-joined = { $player } trinkt mit und zahlt { $player2 } 1 Münze.
fact-declined = { $player } trinkt nicht mit.
fact-token_won =
    { $player } { $with_roll ->
        [0] bekommt ohne Wurf
       *[other] gewinnt mit einer { $with_roll }
    } { NAME("the_token", $the_token) }.
fact-token_left = { $player } lässt trotz einer { $number } alle Plättchen liegen.
fact-missed = Die { $number } von { $player } reicht für kein Plättchen.
fact-chest_opened = { $player } öffnet { NAME("the_token", $the_token) } und legt sie unter die Flagge.
fact-added_up = Zusammen { $number }; der Skorpion sticht bei { $number2 }.
fact-stung = Der Skorpion sticht { $player }: 2 Minuspunkte!
fact-rum_fetched =
    { $player } bekommt { $barrels ->
        [1] das letzte Fass
       *[other] { COUNT("barrel", $barrels) }
    } Rum.
fact-rum_drunk = { $player } gibt ein Fass Rum ab und würfelt neu.
fact-repeated = { $player } wiederholt den Wurf noch einmal mit demselben Fass.
fact-repeat_lost = { $player } verzichtet auf die zweite Wiederholung.
fact-rolled = { NAME("team", $team) } würfelt eine { $number }.
fact-brawl_began =
    { $teams ->
        [0] Niemand ist an Bord, die Rangelei fällt aus.
        [1] An Bord ist nur { NAME("lone_team", $lone_team) }, also wird nicht gewürfelt.
       *[other] Die Rangelei beginnt mit { $teams } Mannschaften.
    }
fact-beaten = { NAME("team", $team) } verliert einen Piraten: { $number } gegen die { $number2 } von { NAME("opponent", $opponent) }{ NAME("tie", $tie) }.
fact-crossed =
    { NAME("team", $team) } { $column ->
        [0] steht allein in
       *[other] gewinnt
    } Spalte { $number } { NAME("side", $side) } vom Mast und wechselt die Seite.
fact-team_out = { NAME("team", $team) } hat keinen Piraten mehr an Bord und ist ausgeschieden.
fact-brawl_won = { $player } ist als letzte Mannschaft an Bord und nimmt { COUNT("pirates", $pirates) } zurück.
fact-brawl_won-hidden = { NAME("team", $team) } ist als letzte an Bord.
fact-bed_won = { $player } bekommt { NAME("bed", $bed) } { NAME("the_token", $the_token) }.
fact-bed_removed = { NAME("team", $team) } gewinnt { NAME("the_token", $the_token) }; sie kommt aus dem Spiel.
fact-bed_removed-hidden = Niemand bekommt { NAME("the_token", $the_token) }; sie kommt aus dem Spiel.
fact-honour_counted = { $player }: { COUNT("point", $point) } (Kneipen { $number }, Kisten { $number2 }, Wachen { $number3 }, Schlafplätze { $number4 }, Bedarf { $number5 }, Rendez-vous { $number6 }, Karten { $number7 }).

## Refusals

refusal-seat-missing = Diesen Platz gibt es an eurem Tisch nicht.
refusal-ahoy-not-now = Du hast den Kapitän in diesem Zug noch nicht bewegt.
refusal-alley-missing = Diese Gasse führt nicht vom Feld des Kapitäns zu einem Nachbarfeld.
refusal-dark-alley-missing = Du brauchst zwei verschiedene dunkle Gassen, die erste am Feld des Kapitäns.
refusal-coin-missing = Du hast keine Münze.
refusal-dark-coins-at-least =
    Durch dunkle Gassen zu ziehen kostet dich hier { COUNT("coin", $need) }; du hast { $have ->
        [0] keine
       *[other] { $have }
    }.
refusal-pirates-at-least = Für diese Gasse brauchst du { COUNT("pirates", $need) }; du hast nur { $have }.
refusal-dark-pirates-at-least = Für beide Gassen zusammen brauchst du { COUNT("pirates", $need) }; du hast nur { $have }.
refusal-pirates-missing = In dieser Gasse stehen keine Piraten.
refusal-map-missing = Diese Karte liegt nicht offen in der Farbe des Feldes aus.
refusal-token-missing = Um dieses Plättchen geht es in dieser Kneipe nicht.
refusal-roll-at-least = Für dieses Plättchen brauchst du mindestens eine { $need }; du hast eine { $have } gewürfelt.
refusal-repeat-missing = Von deinem letzten Fass ist keine Wiederholung übrig.
refusal-barrel-not-now = Du hast noch eine bezahlte Wiederholung.
refusal-stack-missing = Es gibt nur die kleine und die große Wache.

## Fields of the board

field-round = Durchgang
field-start = Startspieler
field-captain = Kapitän
field-plan = Piratennest
field-alleys = Gassen
field-targets = Gassen am Feld
field-players = Spieler
field-supply = Piraten
field-hiring = Heuerstelle
field-rum = Rum
field-flag = Rendez-vous
field-coins = Münzen
field-rendezvous = Auf der Flagge
field-tokens = Unter der Flagge
field-on_flag = Auf deiner Flagge
field-under_flag = Unter deiner Flagge
field-open = Offen
field-taverns = Kneipen
field-maps = Schatzkarten
field-chests = Schatzkiste, Skorpion
field-beds = Schlafplätze
field-stacks = Stapel
field-barrels = Fässer im Vorrat
field-ship = Schiff
field-left = links vom Mast
field-right = rechts vom Mast
field-out = Ausgeschieden
field-drawn = Gezogen
field-moving = Am Zug
field-drinking = Trinkgelage
field-stinging = Skorpion
field-fighting = Rangelei
field-rolling = Würfel
field-scores = Ehrenpunkte
field-honour = Wertung

## The board as text

board-round = { $round } von 5, Startspieler { $start }
board-captain =
    { $captain ->
        [none] noch nirgends
       *[other] { NAME("square", $captain) }
    }
board-targets = { NAME("square", $targets) }
board-alleys = { NAME("holder", $alleys) }
board-taverns =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    } · { $open3 ->
        [none] –
       *[other] { NAME("token", $open3) }
    } · { $open4 ->
        [none] –
       *[other] { NAME("token", $open4) }
    }
board-maps =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    } · { $open3 ->
        [none] –
       *[other] { NAME("token", $open3) }
    } · { $open4 ->
        [none] –
       *[other] { NAME("token", $open4) }
    }
board-chests =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    }
board-beds =
    { $open ->
        [none] –
       *[other] { NAME("token", $open) }
    } · { $open2 ->
        [none] –
       *[other] { NAME("token", $open2) }
    } · { $open3 ->
        [none] –
       *[other] { NAME("token", $open3) }
    }
board-ship = { NAME("team", $team) }
board-stinging = { $total } / { $sting }
board-on_flag = { NAME("token", $on_flag) }
board-under_flag = { NAME("token", $under_flag) }

## Scores

result-score = { COUNT("point", $points) }
score-taverns = Kneipen
score-chests-and-scorpions = Schatzkisten und Skorpione
score-city-guards = Stadtwachen
score-sleeping-places = Schlafplätze
score-pirate-supplies = Piratenbedarf
score-rendez-vous = Rendez-vous
score-treasure-maps = Schatzkarten

## Counted things: $count

coin =
    { $count } { $count ->
        [one] Münze
       *[other] Münzen
    }
pirate =
    { $count } { $count ->
        [one] Pirat
       *[other] Piraten
    }
pirates = { $count } Piraten
barrel =
    { $count } { $count ->
        [one] Fass
       *[other] Fässer
    }
point =
    { $count } { $count ->
        [one] Ehrenpunkt
       *[other] Ehrenpunkte
    }

## Names, by kind and key

square-coin-1 = Münze 1
square-pirate-1 = Pirat 1
square-rum-1 = Rum 1
square-headquarters = Hauptquartier
square-pink-map-2 = Rosa Karte 2
square-rum-2 = Rum 2
square-coin-2 = Münze 2
square-rendez-vous-2 = Rendez-vous 2
square-coin-3 = Münze 3
square-pirate-supplies-3 = Piratenbedarf 3
square-rendez-vous-3 = Rendez-vous 3
square-city-guard-3 = Stadtwache 3
square-rendez-vous-4 = Rendez-vous 4
square-pirate-supplies-4 = Piratenbedarf 4
square-coin-4 = Münze 4
square-pink-map-4 = Rosa Karte 4
square-swan = The Swan
square-green-map-5 = Grüne Karte 5
square-coin-5 = Münze 5
square-pirate-5 = Pirat 5
square-rum-6 = Rum 6
square-yellow-map-6 = Gelbe Karte 6
square-coin-6 = Münze 6
square-city-guard-6 = Stadtwache 6
square-city-guard-7 = Stadtwache 7
square-green-map-7 = Grüne Karte 7
square-treasure-chest-7 = Schatzkiste 7
square-coin-7 = Münze 7
square-treasure-chest-8 = Schatzkiste 8
square-es-cruce = Es Cruce
square-pirate-8 = Pirat 8
square-coin-8 = Münze 8
square-yellow-map-9 = Gelbe Karte 9
square-coin-9 = Münze 9
square-frere-jacques = Frère Jacques
square-pirate-supplies-9 = Piratenbedarf 9
to-coin-1 = zur Münze 1
to-pirate-1 = zum Piraten 1
to-rum-1 = zum Rum 1
to-headquarters = ins Hauptquartier
to-pink-map-2 = zur rosa Karte 2
to-rum-2 = zum Rum 2
to-coin-2 = zur Münze 2
to-rendez-vous-2 = zum Rendez-vous 2
to-coin-3 = zur Münze 3
to-pirate-supplies-3 = zum Piratenbedarf 3
to-rendez-vous-3 = zum Rendez-vous 3
to-city-guard-3 = zur Stadtwache 3
to-rendez-vous-4 = zum Rendez-vous 4
to-pirate-supplies-4 = zum Piratenbedarf 4
to-coin-4 = zur Münze 4
to-pink-map-4 = zur rosa Karte 4
to-swan = zum „Swan“
to-green-map-5 = zur grünen Karte 5
to-coin-5 = zur Münze 5
to-pirate-5 = zum Piraten 5
to-rum-6 = zum Rum 6
to-yellow-map-6 = zur gelben Karte 6
to-coin-6 = zur Münze 6
to-city-guard-6 = zur Stadtwache 6
to-city-guard-7 = zur Stadtwache 7
to-green-map-7 = zur grünen Karte 7
to-treasure-chest-7 = zur Schatzkiste 7
to-coin-7 = zur Münze 7
to-treasure-chest-8 = zur Schatzkiste 8
to-es-cruce = ins „Es Cruce“
to-pirate-8 = zum Piraten 8
to-coin-8 = zur Münze 8
to-yellow-map-9 = zur gelben Karte 9
to-coin-9 = zur Münze 9
to-frere-jacques = ins „Frère Jacques“
to-pirate-supplies-9 = zum Piratenbedarf 9
token-swan-2 = The Swan 2
token-swan-3 = The Swan 3
token-swan-4 = The Swan 4
token-swan-5 = The Swan 5
token-es-cruce-2 = Es Cruce 2
token-es-cruce-3 = Es Cruce 3
token-es-cruce-4 = Es Cruce 4
token-es-cruce-5 = Es Cruce 5
token-frere-jacques-2 = Frère Jacques 2
token-frere-jacques-3 = Frère Jacques 3
token-frere-jacques-4 = Frère Jacques 4
token-frere-jacques-5 = Frère Jacques 5
token-pink-map-3 = rosa Karte 3
token-pink-map-4 = rosa Karte 4
token-pink-map-5 = rosa Karte 5
token-pink-map-6 = rosa Karte 6
token-green-map-3 = grüne Karte 3
token-green-map-4 = grüne Karte 4
token-green-map-5 = grüne Karte 5
token-green-map-6 = grüne Karte 6
token-yellow-map-3 = gelbe Karte 3
token-yellow-map-4 = gelbe Karte 4
token-yellow-map-5 = gelbe Karte 5
token-yellow-map-6 = gelbe Karte 6
token-chest-4 = Schatzkiste 4
token-chest-5 = Schatzkiste 5
token-chest-6 = Schatzkiste 6
token-scorpion-10 = Skorpion 10
token-scorpion-11 = Skorpion 11
token-scorpion-12 = Skorpion 12
token-scorpion-13 = Skorpion 13
token-scorpion-14 = Skorpion 14
token-scorpion-15 = Skorpion 15
token-scorpion-16 = Skorpion 16
token-scorpion-17 = Skorpion 17
token-scorpion-18 = Skorpion 18
token-scorpion-19 = Skorpion 19
token-scorpion-20 = Skorpion 20
token-scorpion-21 = Skorpion 21
token-small-guard-1 = kleine Wache 1
token-small-guard-2 = kleine Wache 2
token-small-guard-3 = kleine Wache 3
token-large-guard-4 = große Wache 4
token-large-guard-5 = große Wache 5
token-large-guard-6 = große Wache 6
token-eye-patch-2 = Augenklappe 2
token-eye-patch-3 = Augenklappe 3
token-eye-patch-4 = Augenklappe 4
token-eye-patch-5 = Augenklappe 5
token-hat-2 = Hut 2
token-hat-3 = Hut 3
token-hat-4 = Hut 4
token-hat-5 = Hut 5
token-hook-2 = Enterhaken 2
token-hook-3 = Enterhaken 3
token-hook-4 = Enterhaken 4
token-hook-5 = Enterhaken 5
token-parrot-2 = Papagei 2
token-parrot-3 = Papagei 3
token-parrot-4 = Papagei 4
token-parrot-5 = Papagei 5
token-wooden-leg-2 = Holzbein 2
token-wooden-leg-3 = Holzbein 3
token-wooden-leg-4 = Holzbein 4
token-wooden-leg-5 = Holzbein 5
token-rendez-vous-rum-4 = Rendez-vous Rum (4)
token-rendez-vous-city-guard-4 = Rendez-vous Stadtwache (4)
token-rendez-vous-tavern-4 = Rendez-vous Kneipe (4)
token-rendez-vous-pirate-4 = Rendez-vous Pirat (4)
token-rendez-vous-pirate-supplies-4 = Rendez-vous Piratenbedarf (4)
token-rendez-vous-pink-map-6 = Rendez-vous rosa Karte (6)
token-rendez-vous-green-map-6 = Rendez-vous grüne Karte (6)
token-rendez-vous-yellow-map-6 = Rendez-vous gelbe Karte (6)
token-rendez-vous-treasure-chest-6 = Rendez-vous Schatzkiste (6)
token-berth-6 = Koje 6
token-berth-7 = Koje 7
token-berth-8 = Koje 8
token-hammock-3 = Hängematte 3
token-hammock-4 = Hängematte 4
token-hammock-5 = Hängematte 5
token-coil-1 = Taurolle 1
token-coil-2 = Taurolle 2
the_token-swan-token-worth-2 = das Plättchen „The Swan“ 2
the_token-swan-token-worth-3 = das Plättchen „The Swan“ 3
the_token-swan-token-worth-4 = das Plättchen „The Swan“ 4
the_token-swan-token-worth-5 = das Plättchen „The Swan“ 5
the_token-es-cruce-token-worth-2 = das Plättchen „Es Cruce“ 2
the_token-es-cruce-token-worth-3 = das Plättchen „Es Cruce“ 3
the_token-es-cruce-token-worth-4 = das Plättchen „Es Cruce“ 4
the_token-es-cruce-token-worth-5 = das Plättchen „Es Cruce“ 5
the_token-frere-jacques-token-worth-2 = das Plättchen „Frère Jacques“ 2
the_token-frere-jacques-token-worth-3 = das Plättchen „Frère Jacques“ 3
the_token-frere-jacques-token-worth-4 = das Plättchen „Frère Jacques“ 4
the_token-frere-jacques-token-worth-5 = das Plättchen „Frère Jacques“ 5
the_token-pink-map-3 = die rosa Karte 3
the_token-pink-map-4 = die rosa Karte 4
the_token-pink-map-5 = die rosa Karte 5
the_token-pink-map-6 = die rosa Karte 6
the_token-green-map-3 = die grüne Karte 3
the_token-green-map-4 = die grüne Karte 4
the_token-green-map-5 = die grüne Karte 5
the_token-green-map-6 = die grüne Karte 6
the_token-yellow-map-3 = die gelbe Karte 3
the_token-yellow-map-4 = die gelbe Karte 4
the_token-yellow-map-5 = die gelbe Karte 5
the_token-yellow-map-6 = die gelbe Karte 6
the_token-chest-4 = die Schatzkiste 4
the_token-chest-5 = die Schatzkiste 5
the_token-chest-6 = die Schatzkiste 6
the_token-scorpion-10 = den Skorpion 10
the_token-scorpion-11 = den Skorpion 11
the_token-scorpion-12 = den Skorpion 12
the_token-scorpion-13 = den Skorpion 13
the_token-scorpion-14 = den Skorpion 14
the_token-scorpion-15 = den Skorpion 15
the_token-scorpion-16 = den Skorpion 16
the_token-scorpion-17 = den Skorpion 17
the_token-scorpion-18 = den Skorpion 18
the_token-scorpion-19 = den Skorpion 19
the_token-scorpion-20 = den Skorpion 20
the_token-scorpion-21 = den Skorpion 21
the_token-small-guard-1 = die kleine Wache 1
the_token-small-guard-2 = die kleine Wache 2
the_token-small-guard-3 = die kleine Wache 3
the_token-large-guard-4 = die große Wache 4
the_token-large-guard-5 = die große Wache 5
the_token-large-guard-6 = die große Wache 6
the_token-eye-patch-2 = die Augenklappe 2
the_token-eye-patch-3 = die Augenklappe 3
the_token-eye-patch-4 = die Augenklappe 4
the_token-eye-patch-5 = die Augenklappe 5
the_token-hat-2 = den Hut 2
the_token-hat-3 = den Hut 3
the_token-hat-4 = den Hut 4
the_token-hat-5 = den Hut 5
the_token-hook-2 = den Enterhaken 2
the_token-hook-3 = den Enterhaken 3
the_token-hook-4 = den Enterhaken 4
the_token-hook-5 = den Enterhaken 5
the_token-parrot-2 = den Papagei 2
the_token-parrot-3 = den Papagei 3
the_token-parrot-4 = den Papagei 4
the_token-parrot-5 = den Papagei 5
the_token-wooden-leg-2 = das Holzbein 2
the_token-wooden-leg-3 = das Holzbein 3
the_token-wooden-leg-4 = das Holzbein 4
the_token-wooden-leg-5 = das Holzbein 5
the_token-rendez-vous-rum-4 = das Rendez-vous Rum (4)
the_token-rendez-vous-city-guard-4 = das Rendez-vous Stadtwache (4)
the_token-rendez-vous-tavern-4 = das Rendez-vous Kneipe (4)
the_token-rendez-vous-pirate-4 = das Rendez-vous Pirat (4)
the_token-rendez-vous-pirate-supplies-4 = das Rendez-vous Piratenbedarf (4)
the_token-rendez-vous-pink-map-6 = das Rendez-vous rosa Karte (6)
the_token-rendez-vous-green-map-6 = das Rendez-vous grüne Karte (6)
the_token-rendez-vous-yellow-map-6 = das Rendez-vous gelbe Karte (6)
the_token-rendez-vous-treasure-chest-6 = das Rendez-vous Schatzkiste (6)
the_token-berth-6 = die Koje 6
the_token-berth-7 = die Koje 7
the_token-berth-8 = die Koje 8
the_token-hammock-3 = die Hängematte 3
the_token-hammock-4 = die Hängematte 4
the_token-hammock-5 = die Hängematte 5
the_token-coil-1 = die Taurolle 1
the_token-coil-2 = die Taurolle 2
leaving-coin-1 = von der Münze 1
leaving-pirate-1 = vom Piraten 1
leaving-the-rum-1 = vom Rum 1
leaving-the-headquarters = vom Hauptquartier
leaving-the-pink-map-2 = von der rosa Karte 2
leaving-the-rum-2 = vom Rum 2
leaving-coin-2 = von der Münze 2
leaving-the-rendez-vous-2 = vom Rendez-vous 2
leaving-coin-3 = von der Münze 3
leaving-the-pirate-supplies-3 = vom Piratenbedarf 3
leaving-the-rendez-vous-3 = vom Rendez-vous 3
leaving-the-city-guard-3 = von der Stadtwache 3
leaving-the-rendez-vous-4 = vom Rendez-vous 4
leaving-the-pirate-supplies-4 = vom Piratenbedarf 4
leaving-coin-4 = von der Münze 4
leaving-the-pink-map-4 = von der rosa Karte 4
leaving-the-swan = vom „Swan“
leaving-the-green-map-5 = von der grünen Karte 5
leaving-coin-5 = von der Münze 5
leaving-pirate-5 = vom Piraten 5
leaving-the-rum-6 = vom Rum 6
leaving-the-yellow-map-6 = von der gelben Karte 6
leaving-coin-6 = von der Münze 6
leaving-the-city-guard-6 = von der Stadtwache 6
leaving-the-city-guard-7 = von der Stadtwache 7
leaving-the-green-map-7 = von der grünen Karte 7
leaving-treasure-chest-7 = von der Schatzkiste 7
leaving-coin-7 = von der Münze 7
leaving-treasure-chest-8 = von der Schatzkiste 8
leaving-es-cruce = vom „Es Cruce“
leaving-pirate-8 = vom Piraten 8
leaving-coin-8 = von der Münze 8
leaving-the-yellow-map-9 = von der gelben Karte 9
leaving-coin-9 = von der Münze 9
leaving-frere-jacques = vom „Frère Jacques“
leaving-the-pirate-supplies-9 = vom Piratenbedarf 9
opponent-third-team = der dritten Mannschaft
lone_team-third-team = die dritte Mannschaft
tie-n0 = { "" }
tie-later-roll-wins-a-tie = { " " }(bei gleicher Zahl gewinnt der spätere Wurf)
bed-without-a-fight = kampflos
bed-as-the-last-team = als letzte Mannschaft
bed-as-the-second-last-team = als vorletzte Mannschaft
bed-as-the-third-last-team = als drittletzte Mannschaft
no_dark_coin-no-ordinary-alley-is-free = Keine normale Gasse ist frei
no_dark_coin-free-ordinary-alleys-take-too-many-pirates = Für die freien normalen Gassen reichen die Piraten nicht
skipped-takes-no-pirates-back = nimmt keine Piraten zurück
skipped-takes-no-treasure-map = nimmt keine Schatzkarte
skipped-does-not-challenge-the-city-guard = fordert die Stadtwache nicht heraus
skipped-does-not-invite-anybody = lädt nicht zum Trinkgelage ein
skipped-leaves-the-treasure-chest-shut = lässt die Schatzkiste zu
skipped-leaves-it-at-one-dark-alley = nimmt keine zweite dunkle Gasse dazu
rim-top-1 = oben 1
rim-top-2 = oben 2
rim-top-3 = oben 3
rim-top-4 = oben 4
rim-top-5 = oben 5
rim-top-6 = oben 6
rim-right-1 = rechts 1
rim-right-2 = rechts 2
rim-right-3 = rechts 3
rim-right-4 = rechts 4
rim-right-5 = rechts 5
rim-right-6 = rechts 6
rim-bottom-1 = unten 1
rim-bottom-2 = unten 2
rim-bottom-3 = unten 3
rim-bottom-4 = unten 4
rim-bottom-5 = unten 5
rim-bottom-6 = unten 6
rim-left-1 = links 1
rim-left-2 = links 2
rim-left-3 = links 3
rim-left-4 = links 4
rim-left-5 = links 5
rim-left-6 = links 6
tavern-swan = „The Swan“
tavern-cruce = „Es Cruce“
tavern-jacques = „Frère Jacques“
guard-small = Kleine Wache (1 bis 3)
guard-large = Große Wache (4 bis 6)
team-third-team = Die dritte Mannschaft
side-left = links
side-right = rechts
stage-ashore = Bewege den Kapitän, raste oder geh an Bord.
stage-moved = Weiterziehen kostet 1 Münze. Oder sag „Ahoi“.
holder-none = frei
