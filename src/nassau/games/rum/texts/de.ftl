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
prompt-PickToken = Dein Wurf reicht für mehrere Plättchen. Welches nimmst du?
prompt-Chest = Öffnest du die Schatzkiste? Danach würfeln alle, wen der Skorpion sticht.
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
fact-start_drawn = { $player } beginnt das Spiel.
fact-round_began = Durchgang { $number } beginnt, Startspieler ist { $player }.
fact-third_team = Die dritte Mannschaft geht an Bord: { COUNT("pirate", $pirate) }.
fact-moved =
    { $player } bewegt den Kapitän { NAME("to", $square) } ({ COUNT("pirate", $pirate) }{ $fee ->
        [0] { "" }
       *[other] { " " }und { COUNT("coin", $fee) }
    }).
fact-moved_dark =
    { $player } bewegt den Kapitän durch dunkle Gassen { NAME("to", $square) } ({ COUNT("pirate", $pirate) }{ $fee ->
        [0] { "" }
       *[other] { " " }und { COUNT("coin", $fee) }
    }).
fact-dead_end = Sackgasse! Der Kapitän kommt von { NAME("square", $square) } { NAME("to", $square2) }.
fact-spent = { $player } hat keine Piraten mehr und ist fertig.
fact-stopped = { $player } sagt „Ahoi“.
fact-rested = { $player } rastet für 1 Münze.
fact-went_aboard = { $player } geht mit { COUNT("pirates", $pirates) } an Bord.
fact-skipped = { $player } lässt die Aktion aus.
fact-coins_gained = { $player } bekommt für die Wache { COUNT("coin", $coin) }.
fact-coins_gained-hidden = { $player } bekommt { COUNT("coin", $coin) }.
fact-retaken = { $player } nimmt { COUNT("pirates", $pirates) } aus einer Gasse zurück.
fact-hired = { $player } heuert einen Piraten an.
fact-good_drawn = { $player } zieht beim Piratenbedarf: { NAME("token", $token) }.
fact-good_drawn-hidden = { $player } zieht ein Plättchen beim Piratenbedarf.
fact-good_kept = { $player } behält das Plättchen ({ NAME("token", $token) }).
fact-good_kept-hidden = { $player } behält das Plättchen.
fact-good_sold = { $player } verkauft das Plättchen ({ NAME("token", $token) }) für 2 Münzen.
fact-good_sold-hidden = { $player } verkauft das Plättchen für 2 Münzen.
fact-rendezvous_drawn = { $player } legt verdeckt auf die Flagge: { NAME("token", $token) }.
fact-rendezvous_drawn-hidden = { $player } zieht ein Rendez-vous.
fact-rendezvous_met = { $player } erfüllt: { NAME("token", $token) }!
fact-map_taken = { $player } nimmt: { NAME("token", $token) }.
fact-guard_met = { $player } trifft auf: { NAME("token", $token) }.
fact-guard_beaten = { $player } besiegt die Wache und gewinnt: { NAME("token", $token) }.
fact-guard_lost = { $player } hat zu wenige Piraten und verliert gegen: { NAME("token", $token) }.
fact-invited = { $player } lädt zum Trinkgelage ins { NAME("tavern", $tavern) } ein.
fact-joined = { $player } trinkt mit und zahlt { $player2 } 1 Münze.
fact-declined = { $player } trinkt nicht mit.
fact-token_won = { $player } gewinnt: { NAME("token", $token) }.
fact-chest_opened = { $player } öffnet eine Kiste und bekommt: { NAME("token", $token) }.
fact-added_up = Zusammen { $number }; der Skorpion sticht bei { $number2 }.
fact-stung = Der Skorpion sticht { $player }: 2 Minuspunkte!
fact-rum_fetched = { $player } bekommt { COUNT("barrel", $barrel) } Rum.
fact-rum_drunk = { $player } gibt ein Fass Rum ab.
fact-rolled = { NAME("team", $team) } würfelt eine { $number }.
fact-brawl_began =
    { $teams ->
        [0] Niemand ist an Bord, die Rangelei fällt aus.
        [1] Nur eine Mannschaft ist an Bord und gewinnt kampflos.
       *[other] Die Rangelei beginnt mit { $teams } Mannschaften.
    }
fact-beaten = { NAME("team", $team) } verliert einen Piraten.
fact-crossed = { NAME("team", $team) } gewinnt Spalte { $number } { NAME("side", $side) } vom Mast und wechselt die Seite.
fact-team_out = { NAME("team", $team) } ist ausgeschieden.
fact-bed_won = { $player } bekommt: { NAME("token", $token) }.
fact-bed_removed = { NAME("team", $team) } gewinnt, aus dem Spiel kommt: { NAME("token", $token) }.
fact-bed_removed-hidden = Aus dem Spiel: { NAME("token", $token) }.
fact-honour_counted = { $player }: { COUNT("point", $point) } (Kneipen { $number }, Kisten { $number2 }, Wachen { $number3 }, Schlafplätze { $number4 }, Bedarf { $number5 }, Rendez-vous { $number6 }, Karten { $number7 }).

## Refusals

refusal-R3-7 = Am Tisch sind { $need } Plätze, das wäre Platz { $have }.
refusal-R5-3 = Die Gasse braucht { COUNT("pirates", $need) }, du hast { $have }.
refusal-R5-7 = Beide Gassen zusammen brauchen { COUNT("pirates", $need) }, du hast { $have }.
refusal-R6-3 = Das kostet { COUNT("coin", $need) }, du hast { $have }.
refusal-R8-1 = Du hast keine Münze.
refusal-R16-3 = Du hast keine Münze.
refusal-R18-3 = Von deinem letzten Fass ist keine Wiederholung übrig.

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
