### Texte von Um Rum & Ehre
###
### Fälle ($case) der Felder: „goal“ wohin der Kapitän geht, „origin“ woher er kommt, „dative“ mit Artikel im Dativ.
### Plättchen haben mit article: "definite" ihren Artikel im Akkusativ; „title“ ist der Anfang eines Knopfes, „start“ der eines
### Satzes, mit unbestimmtem Artikel.

## Fragen

prompt-ChooseStart = Wer beginnt den ersten Durchgang?
prompt-Turn =
    Du hast { COUNT("pirate", $supply, case: "accusative") } und { COUNT("coin", $coins) }. { $stage ->
        [moved] Bewegst du den Kapitän für 1 Münze weiter oder sagst du „Ahoi“?
       *[ashore]
            { $coins ->
                [0] Bewegst du den Kapitän oder gehst du an Bord?
               *[other] Bewegst du den Kapitän, rastest du oder gehst du an Bord?
            }
    }
prompt-Headquarters = Aus welcher Gasse nimmst du deine Piraten zurück?
prompt-SecondDark = Nimmst du auch deine Piraten aus einer zweiten dunklen Gasse zurück?
prompt-KeepOrSell = Du hast { NAME("token", $drawn, article: "definite") } gezogen. Behältst du das Plättchen oder verkaufst du es?
prompt-TakeMap = Welche Schatzkarte nimmst du?
prompt-GuardHouse = Mit { COUNT("pirate", $supply, case: "dative") } besiegst du jede Stadtwache, die schwächer ist. Welche forderst du heraus?
prompt-Tavern = Du bist im { NAME("tavern", $tavern) }. Lädst du die anderen zum Trinkgelage ein?
prompt-Invitation = { $host } lädt ins { NAME("tavern", $tavern) } ein. Trinkst du mit?
prompt-PickToken = Welches Plättchen nimmst du?
prompt-Chest = Öffnest du die Schatzkiste? Danach würfeln alle darum, wen der Skorpion sticht.
prompt-Drink =
    { $purpose ->
        [brawl]
            { $best ->
                [0] Du hast eine { $roll } vorgelegt. Wer mindestens so hoch würfelt, schlägt dich.
               *[other] Du hast eine { $roll } gewürfelt; ab { $best } gewinnst du.
            }
        [tavern] Du hast eine { $roll } gewürfelt; damit gewinnst du nur ein Plättchen, das weniger wert ist.
       *[scorpion] Du hast zu den bisherigen { $total } eine { $roll } gewürfelt. Ab { $sting } sticht der Skorpion.
    } Bleibst du dabei?

## Optionen

action-tile =
    Tafel { $tile } legen{ $turns ->
        [0] { "" }
        [1] , um 90° gedreht
        [2] , um 180° gedreht
       *[3] , um 270° gedreht
    }
action-reveal = Aufdecken: { NAME("token", $token) }
action-draw = Ziehen: { NAME("token", $token) }
action-roll = Eine { $number } würfeln
action-start = { $player } beginnt
action-move =
    Den Kapitän { NAME("square", $square, case: "goal") } bewegen ({ COUNT("pirate", $pirates) }{ $coins ->
        [0] { "" }
       *[other] { " " }und { COUNT("coin", $coins) }
    })
action-dark =
    Den Kapitän durch dunkle Gassen { NAME("square", $square, case: "goal") } bewegen: { NAME("rim", $out) } hinaus, { NAME("rim", $in) } herein ({ $pirates_out } + { $pirates_in } Piraten{ $coins ->
        [0] { "" }
       *[other] { " " }und { COUNT("coin", $coins) }
    })
action-rest = Für 1 Münze rasten
action-aboard = Mit { COUNT("pirate", $supply, case: "dative") } an Bord gehen
action-ahoy = Ahoi! (Zug beenden)
action-retake =
    { COUNT("pirate", $pirates, case: "accusative") } { $far ->
        [none] aus der dunklen Gasse neben { NAME("square", $near, case: "dative") } zurücknehmen ({ NAME("rim", $alley) })
       *[other] aus der Gasse zwischen { NAME("square", $near, case: "dative") } und { NAME("square", $far, case: "dative") } zurücknehmen
    }
action-skip = Verzichten
action-skip-Headquarters = Keine Piraten zurücknehmen
action-skip-SecondDark = Nur die eine Gasse leeren
action-skip-TakeMap = Keine Schatzkarte nehmen
action-skip-GuardHouse = Keine Stadtwache herausfordern
action-skip-Tavern = Niemanden einladen
action-skip-Chest = Schatzkiste zulassen
action-keep = Behalten
action-sell = Für 2 Münzen verkaufen
action-take = { NAME("token", $token, article: "title") } nehmen
action-challenge = { NAME("guard", $guard) } herausfordern
action-invite = Zum Trinkgelage einladen
action-join = Für 1 Münze mittrinken
action-pass = Nicht mittrinken
action-pass-PickToken = Kein Plättchen nehmen
action-open = Schatzkiste öffnen
action-rum = 1 Fass Rum abgeben und neu würfeln
action-again = Noch einmal neu würfeln (mit demselben Fass)
action-stand = Dabei bleiben

## Protokoll

fact-tile_laid =
    { $laid ->
        [8] Das Piratennest ist ausgelegt.
       *[other] { "" }
    }
fact-revealed = { NAME("token", $token, article: "start") } wird aufgedeckt.
fact-start_drawn = { $player } bestimmt, dass { $starter } beginnt.
fact-start_drawn-hidden = Das Los entscheidet: { $starter } beginnt.
fact-round_began =
    { $round ->
        [1] { "" }
       *[other] Alle nehmen ihre Piraten aus den Gassen zurück.{ " " }
    }Durchgang { $round } beginnt mit { $player } als Startspieler.
fact-third_team = Die dritte Mannschaft geht mit { COUNT("pirate", $pirates, case: "dative") } an Bord.
fact-moved =
    { $player } { $coins ->
        [0] setzt { COUNT("pirate", $pirates, case: "accusative") } und bewegt den Kapitän
       *[other] zahlt { COUNT("coin", $coins) }, setzt { COUNT("pirate", $pirates, case: "accusative") } und bewegt den Kapitän weiter
    } { NAME("square", $square, case: "goal") }.
fact-moved_dark =
    { $player } { $coins ->
        [0] { "" }
       *[other] zahlt { COUNT("coin", $coins) },{ " " }
    }setzt { COUNT("pirate", $pirates, case: "accusative") } und bewegt den Kapitän durch dunkle Gassen { $moving_on ->
        [0] { "" }
       *[other] weiter{ " " }
    }{ NAME("square", $square, case: "goal") }.
fact-dark_free =
    { $why ->
        [occupied] Keine normale Gasse ist frei, darum
       *[pirates] Für eine normale Gasse reichen die Piraten nicht, darum
    } kosten die dunklen Gassen { $player } nichts extra.
fact-dead_end =
    Sackgasse! Der Kapitän zieht { NAME("square", $from, case: "origin") } { NAME("square", $square, case: "goal") }{ $skipped ->
        [0] { "" }
        [1] ; 1 Münzfeld davor ist auch eine Sackgasse
       *[other] ; { $skipped } Münzfelder davor sind auch Sackgassen
    }.
fact-stuck = Sackgasse! Auch alle neun Münzfelder sind Sackgassen, also bleibt der Kapitän, wo er ist.
fact-spent = { $player } hat keine Piraten mehr und scheidet für diesen Durchgang aus.
fact-stopped = { $player } sagt „Ahoi“.
# 0: no coin, 1: too few pirates, 2: too few pirates, and a coin short for the dark alleys, 3: no free alley
fact-turn_ended =
    { $cause ->
        [0] { $player } hat keine Münze mehr, um weiterzuziehen.
        [1] { $player } hat zu wenige Piraten, um weiterzuziehen.
        [2] { $player } hat zu wenige Piraten für die freien Gassen und zu wenige Münzen für die dunklen.
       *[other] { $player } findet keine freie Gasse, um weiterzuziehen.
    }
fact-rested = { $player } zahlt 1 Münze und rastet.
fact-went_aboard = { $player } geht mit { COUNT("pirate", $pirates, case: "dative") } an Bord.
fact-skipped =
    { $player } { $action ->
        [headquarters] nimmt keine Piraten zurück
        [map] nimmt keine Schatzkarte
        [guard] fordert die Stadtwache nicht heraus
        [tavern] lädt niemanden zum Trinkgelage ein
        [chest] lässt die Schatzkiste zu
       *[second-alley] leert nur die eine dunkle Gasse
    }.
fact-empty_handed =
    { $player } { $place ->
        [pirate] hat niemanden mehr in der Heuerstelle
        [pirate-supplies] geht leer aus: Der Piratenbedarf ist ausverkauft
        [rendez-vous] geht leer aus: Alle Rendez-vous sind vergeben
        [pink-map] geht leer aus: Es liegt keine rosa Schatzkarte aus
        [green-map] geht leer aus: Es liegt keine grüne Schatzkarte aus
        [yellow-map] geht leer aus: Es liegt keine gelbe Schatzkarte aus
        [treasure-chest] geht leer aus: Alle Schatzkisten sind geöffnet
        [rum] geht leer aus: Es ist kein Fass Rum mehr da
        [city-guard] trifft niemanden an: Alle Stadtwachen sind besiegt
       *[tavern] geht leer aus: Von dieser Kneipe liegt kein Plättchen aus
    }.
fact-coins_gained = { $player } bekommt dazu die Münze auf dem Plättchen.
fact-coins_gained-hidden = { $player } bekommt { COUNT("coin", $coins) }.
fact-retaken =
    { $player } nimmt { COUNT("pirate", $pirates, case: "accusative") } { $far ->
        [none] aus der dunklen Gasse neben { NAME("square", $near, case: "dative") } zurück ({ NAME("rim", $alley) })
       *[other] aus der Gasse zwischen { NAME("square", $near, case: "dative") } und { NAME("square", $far, case: "dative") } zurück
    }.
fact-hired = { $player } heuert einen Piraten an.
fact-good_drawn = { $player } zieht beim Piratenbedarf { NAME("token", $token, article: "definite") }.
fact-good_drawn-hidden = { $player } zieht ein Plättchen beim Piratenbedarf.
fact-good_kept = { $player } behält { NAME("token", $token, article: "definite") }.
fact-good_kept-hidden = { $player } behält das Plättchen.
fact-good_sold = { $player } verkauft { NAME("token", $token, article: "definite") } für 2 Münzen.
fact-good_sold-hidden = { $player } verkauft das Plättchen für 2 Münzen.
fact-rendezvous_drawn = { $player } zieht verdeckt { NAME("token", $token, article: "indefinite") }.
fact-rendezvous_drawn-hidden = { $player } zieht verdeckt ein Rendez-vous.
fact-rendezvous_met = { $player } erfüllt { NAME("token", $token, article: "indefinite") }!
fact-map_taken = { $player } nimmt { NAME("token", $token, article: "definite") }.
fact-guard_met = { $player } trifft mit { COUNT("pirate", $pirates, case: "dative") } auf { NAME("token", $token, article: "indefinite") }.
fact-guard_beaten = { $player } ist stärker und gewinnt das Plättchen.
fact-guard_lost = { $player } ist nicht stärker und verliert; das Plättchen kommt zurück unter den Stapel.
fact-invited = { $player } lädt zum Trinkgelage ins { NAME("tavern", $tavern) } ein.
fact-joined = { $player } trinkt mit und zahlt { $host } 1 Münze.
fact-declined = { $player } trinkt nicht mit.
fact-token_won =
    { $player } { $roll ->
        [0] bekommt ohne Wurf
       *[other] gewinnt mit einer { $roll }
    } { NAME("token", $token, article: "definite") }.
fact-token_left = { $player } nimmt trotz der { $roll } kein Plättchen.
fact-missed = Damit gewinnt { $player } kein Plättchen.
fact-chest_opened = { $player } öffnet { NAME("token", $token, article: "definite") }. Nun würfeln alle reihum.
fact-added_up = Zusammen sind das { $total }; der Skorpion sticht ab { $sting }.
fact-stung = Der Skorpion sticht { $player }: 2 Minuspunkte!
fact-rum_fetched =
    { $player } bekommt { $barrels ->
        [1] das letzte Fass
       *[other] { $barrels } Fässer
    } Rum.
fact-rum_drunk = { $player } gibt 1 Fass Rum ab und würfelt neu.
fact-repeated = { $player } würfelt mit demselben Fass noch einmal neu.
fact-repeat_lost = { $player } bleibt dabei und verzichtet auf den zweiten neuen Wurf.
fact-rolled = { NAME("team", $team) } würfelt eine { $roll }.
fact-brawl_began =
    { $teams ->
        [0] Niemand ist an Bord, also fällt die Rangelei aus.
        [1] Nur { NAME("team", $team, case: "accusative") } ist an Bord, also wird nicht gewürfelt.
       *[other] Die Rangelei beginnt mit { $teams } Mannschaften.
    }
fact-beaten =
    { NAME("team", $team) } verliert { $roll } zu { $higher } gegen { NAME("team", $opponent, case: "accusative") }{ $tie ->
        [0] { "" }
       *[other] { " " }(bei Gleichstand gewinnt der spätere Wurf)
    }; ein Pirat muss von Bord.
fact-crossed =
    { NAME("team", $team) } { $fought ->
        [0] ist allein in
       *[other] gewinnt
    } Spalte { $column } { NAME("side", $side) } vom Mast; der Pirat wechselt die Seite.
fact-team_out = { NAME("team", $team) } hat niemanden mehr an Bord und scheidet aus.
fact-brawl_won = { $player } gewinnt die Rangelei und nimmt { COUNT("pirate", $pirates, case: "accusative") } zurück.
fact-brawl_won-hidden = { NAME("team", $team) } gewinnt die Rangelei.
fact-bed_won = { $player } bekommt { NAME("rank", $rank) } { NAME("token", $token, article: "definite") }.
fact-bed_removed = { NAME("team", $team) } gewinnt { NAME("token", $token, article: "definite") }; das Plättchen kommt aus dem Spiel.
fact-bed_removed-hidden = Niemand bekommt { NAME("token", $token, article: "definite") }; das Plättchen kommt aus dem Spiel.
fact-honour_counted = { $player }: { COUNT("point", $points) } (Kneipen { $taverns }, Schatzkisten { $chests }, Stadtwachen { $guards }, Schlafplätze { $beds }, Piratenbedarf { $supplies }, Rendez-vous { $dates }, Schatzkarten { $maps }).

## Ablehnungen

refusal-seat-missing = Diesen Platz gibt es an eurem Tisch nicht.
refusal-ahoy-not-now = Beweg zuerst den Kapitän; danach kannst du „Ahoi“ sagen.
refusal-alley-missing = Diese Gasse führt nicht vom Feld des Kapitäns zu einem Nachbarfeld.
refusal-dark-alley-missing = Du brauchst zwei verschiedene dunkle Gassen; die erste muss am Feld des Kapitäns beginnen.
refusal-coin-missing = Dafür brauchst du 1 Münze; du hast keine.
refusal-dark-coins-at-least =
    Der Weg durch die dunklen Gassen kostet dich hier { COUNT("coin", $need) }; du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
refusal-pirates-at-least = Für diese Gasse brauchst du { COUNT("pirate", $need, case: "accusative") }; du hast nur { $have }.
refusal-dark-pirates-at-least = Für beide Gassen zusammen brauchst du { COUNT("pirate", $need, case: "accusative") }; du hast nur { $have }.
refusal-pirates-missing = In dieser Gasse stehen keine Piraten von dir.
refusal-map-missing = Du darfst nur eine offene Schatzkarte in der Farbe des Feldes nehmen.
refusal-token-missing = Um dieses Plättchen geht es in dieser Kneipe nicht.
refusal-roll-at-least = Für dieses Plättchen brauchst du mindestens eine { $need }; du hast eine { $have } gewürfelt.
refusal-repeat-missing = Mit deinem letzten Fass darfst du nicht mehr würfeln; gib ein neues ab.
refusal-barrel-not-now = Mit deinem letzten Fass darfst du noch einmal würfeln; du brauchst kein neues.
refusal-stack-missing = Es gibt nur die kleine und die große Wache.

## Bezeichnungen auf dem Spielplan

field-round = Durchgang
field-captain = Kapitän
field-town = Stadtteile
field-occupied = Besetzte Gasse
field-holder = Von
field-alleys = Gasse
field-targets = Vom Kapitän aus
field-players = Spieler
field-supply = Piraten
field-hiring = Heuerstelle
field-rum = Rum
field-flag = Rendez-vous
field-coins = Münzen
field-on_flag = Auf deiner Flagge
field-under_flag = Unter deiner Flagge
field-taverns = Kneipen
field-maps = Schatzkarten
field-chests = Schatzkiste, Skorpion
field-beds = Schlafplätze
field-barrels = Fässer Rum im Vorrat
field-ship = Schiff
field-left = links vom Mast
field-right = rechts vom Mast
field-stinging = Skorpion

## Der Spielplan als Text

board-round =
    { $round ->
        [0] Vorbereitung
       *[other] { $round } von 5, Startspieler { $start }
    }
board-captain =
    { $captain ->
        [none] noch nirgends
       *[other] { NAME("square", $captain) }
    }
board-town = { $t0 } { $t1 } { $t2 } / { $t3 } { $t4 } { $t5 } / { $t6 } { $t7 } { $t8 }
board-targets = { NAME("square", $square) }
board-occupied =
    { $far ->
        [none] dunkle Gasse: { NAME("square", $near) }
       *[other] { NAME("square", $near) } – { NAME("square", $far) }
    }
board-alleys =
    { $holder ->
        [none] frei
       *[other] { $holder }
    }
board-token = { NAME("token", $token) }
board-ship = { NAME("team", $team) }
board-stinging = bisher { $total }, sticht ab { $sting }

## Wertung

result-score = { $case ->
    [dative] { COUNT("point", $points, case: "dative") }
   *[other] { COUNT("point", $points) }
}
score-taverns = Kneipen
score-chests-and-scorpions = Schatzkisten und Skorpione
score-city-guards = Stadtwachen
score-sleeping-places = Schlafplätze
score-pirate-supplies = Piratenbedarf
score-rendez-vous = Rendez-vous
score-treasure-maps = Schatzkarten

## Gezähltes: $count

coin =
    { $count ->
        [0] keine Münze
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
pirate =
    { $count ->
        [one]
            { $case ->
                [nominative] { $count } Pirat
               *[other] { $count } Piraten
            }
       *[other] { $count } Piraten
    }
point =
    { $count } { $count ->
        [one] Ehrenpunkt
       *[other] { $case ->
            [dative] Ehrenpunkten
           *[other] Ehrenpunkte
        }
    }

## Mannschaften und andere kurze Namen

team-third-team =
    { $case ->
        [accusative] die dritte Mannschaft
       *[nominative] Die dritte Mannschaft
    }
rank-alone = kampflos
rank-last = als letzte Mannschaft an Bord
rank-second-last = als vorletzte Mannschaft an Bord
rank-third-last = als drittletzte Mannschaft an Bord
guard-small = Kleine Wache (Stärke 1 bis 3)
guard-large = Große Wache (Stärke 4 bis 6)
side-left = links
side-right = rechts
tavern-swan = „The Swan“
tavern-cruce = „Es Cruce“
tavern-jacques = „Frère Jacques“

## Dunkle Gassen am Rand des Spielplans

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

## Felder

place-coin =
    { $case ->
        [goal] zur Münze
        [origin] von der Münze
        [dative] der Münze
       *[other] Münze
    }
place-pirate =
    { $case ->
        [goal] zum Piraten
        [origin] vom Piraten
        [dative] dem Piraten
       *[other] Pirat
    }
place-rum =
    { $case ->
        [goal] zum Rum
        [origin] vom Rum
        [dative] dem Rum
       *[other] Rum
    }
place-pink-map =
    { $case ->
        [goal] zur rosa Schatzkarte
        [origin] von der rosa Schatzkarte
        [dative] der rosa Schatzkarte
       *[other] rosa Schatzkarte
    }
place-green-map =
    { $case ->
        [goal] zur grünen Schatzkarte
        [origin] von der grünen Schatzkarte
        [dative] der grünen Schatzkarte
       *[other] grüne Schatzkarte
    }
place-yellow-map =
    { $case ->
        [goal] zur gelben Schatzkarte
        [origin] von der gelben Schatzkarte
        [dative] der gelben Schatzkarte
       *[other] gelbe Schatzkarte
    }
place-rendez-vous =
    { $case ->
        [goal] zum Rendez-vous
        [origin] vom Rendez-vous
        [dative] dem Rendez-vous
       *[other] Rendez-vous
    }
place-pirate-supplies =
    { $case ->
        [goal] zum Piratenbedarf
        [origin] vom Piratenbedarf
        [dative] dem Piratenbedarf
       *[other] Piratenbedarf
    }
place-city-guard =
    { $case ->
        [goal] zur Stadtwache
        [origin] von der Stadtwache
        [dative] der Stadtwache
       *[other] Stadtwache
    }
place-treasure-chest =
    { $case ->
        [goal] zur Schatzkiste
        [origin] von der Schatzkiste
        [dative] der Schatzkiste
       *[other] Schatzkiste
    }
square-headquarters =
    { $case ->
        [goal] ins Hauptquartier
        [origin] vom Hauptquartier
        [dative] dem Hauptquartier
       *[other] Hauptquartier
    }
square-swan =
    { $case ->
        [goal] ins „The Swan“
        [origin] vom „The Swan“
        [dative] dem „The Swan“
       *[other] „The Swan“
    }
square-es-cruce =
    { $case ->
        [goal] ins „Es Cruce“
        [origin] vom „Es Cruce“
        [dative] dem „Es Cruce“
       *[other] „Es Cruce“
    }
square-frere-jacques =
    { $case ->
        [goal] ins „Frère Jacques“
        [origin] vom „Frère Jacques“
        [dative] dem „Frère Jacques“
       *[other] „Frère Jacques“
    }
square-coin-1 = { place-coin } auf Tafel 1
square-pirate-1 = { place-pirate } auf Tafel 1
square-rum-1 = { place-rum } auf Tafel 1
square-pink-map-2 = { place-pink-map } auf Tafel 2
square-rum-2 = { place-rum } auf Tafel 2
square-coin-2 = { place-coin } auf Tafel 2
square-rendez-vous-2 = { place-rendez-vous } auf Tafel 2
square-coin-3 = { place-coin } auf Tafel 3
square-pirate-supplies-3 = { place-pirate-supplies } auf Tafel 3
square-rendez-vous-3 = { place-rendez-vous } auf Tafel 3
square-city-guard-3 = { place-city-guard } auf Tafel 3
square-rendez-vous-4 = { place-rendez-vous } auf Tafel 4
square-pirate-supplies-4 = { place-pirate-supplies } auf Tafel 4
square-coin-4 = { place-coin } auf Tafel 4
square-pink-map-4 = { place-pink-map } auf Tafel 4
square-green-map-5 = { place-green-map } auf Tafel 5
square-coin-5 = { place-coin } auf Tafel 5
square-pirate-5 = { place-pirate } auf Tafel 5
square-rum-6 = { place-rum } auf Tafel 6
square-yellow-map-6 = { place-yellow-map } auf Tafel 6
square-coin-6 = { place-coin } auf Tafel 6
square-city-guard-6 = { place-city-guard } auf Tafel 6
square-city-guard-7 = { place-city-guard } auf Tafel 7
square-green-map-7 = { place-green-map } auf Tafel 7
square-treasure-chest-7 = { place-treasure-chest } auf Tafel 7
square-coin-7 = { place-coin } auf Tafel 7
square-treasure-chest-8 = { place-treasure-chest } auf Tafel 8
square-pirate-8 = { place-pirate } auf Tafel 8
square-coin-8 = { place-coin } auf Tafel 8
square-yellow-map-9 = { place-yellow-map } auf Tafel 9
square-coin-9 = { place-coin } auf Tafel 9
square-pirate-supplies-9 = { place-pirate-supplies } auf Tafel 9

## Plättchen

thing-swan =
    { $article ->
        [start] Ein Plättchen vom „The Swan“
        [definite] das Plättchen vom „The Swan“
       *[other] Plättchen vom „The Swan“
    }
thing-es-cruce =
    { $article ->
        [start] Ein Plättchen vom „Es Cruce“
        [definite] das Plättchen vom „Es Cruce“
       *[other] Plättchen vom „Es Cruce“
    }
thing-frere-jacques =
    { $article ->
        [start] Ein Plättchen vom „Frère Jacques“
        [definite] das Plättchen vom „Frère Jacques“
       *[other] Plättchen vom „Frère Jacques“
    }
thing-pink-map =
    { $article ->
        [start] Eine rosa Schatzkarte
        [definite] die rosa Schatzkarte
        [title] Rosa Schatzkarte
       *[other] rosa Schatzkarte
    }
thing-green-map =
    { $article ->
        [start] Eine grüne Schatzkarte
        [definite] die grüne Schatzkarte
        [title] Grüne Schatzkarte
       *[other] grüne Schatzkarte
    }
thing-yellow-map =
    { $article ->
        [start] Eine gelbe Schatzkarte
        [definite] die gelbe Schatzkarte
        [title] Gelbe Schatzkarte
       *[other] gelbe Schatzkarte
    }
thing-chest =
    { $article ->
        [start] Eine Schatzkiste
        [definite] die Schatzkiste
       *[other] Schatzkiste
    }
thing-scorpion =
    { $article ->
        [start] Ein Skorpion
        [definite] den Skorpion
       *[other] Skorpion
    }
thing-small-guard =
    { $article ->
        [indefinite] eine kleine Wache
       *[other] kleine Wache
    }
thing-large-guard =
    { $article ->
        [indefinite] eine große Wache
       *[other] große Wache
    }
thing-eye-patch =
    { $article ->
        [definite] die Augenklappe
       *[other] Augenklappe
    }
thing-hat =
    { $article ->
        [definite] den Hut
       *[other] Hut
    }
thing-hook =
    { $article ->
        [definite] den Enterhaken
       *[other] Enterhaken
    }
thing-parrot =
    { $article ->
        [definite] den Papagei
       *[other] Papagei
    }
thing-wooden-leg =
    { $article ->
        [definite] das Holzbein
       *[other] Holzbein
    }
thing-berth =
    { $article ->
        [start] Eine Koje
        [definite] die Koje
       *[other] Koje
    }
thing-hammock =
    { $article ->
        [start] Eine Hängematte
        [definite] die Hängematte
       *[other] Hängematte
    }
thing-coil =
    { $article ->
        [start] Eine Taurolle
        [definite] die Taurolle
       *[other] Taurolle
    }
thing-rendez-vous =
    { $article ->
        [indefinite] ein Rendez-vous
       *[other] Rendez-vous
    }
thing-rendez-vous-rum = { thing-rendez-vous } beim Rum
thing-rendez-vous-city-guard = { thing-rendez-vous } bei einer Stadtwache
thing-rendez-vous-tavern = { thing-rendez-vous } in einer Kneipe
thing-rendez-vous-pirate = { thing-rendez-vous } bei einem Piraten
thing-rendez-vous-pirate-supplies = { thing-rendez-vous } beim Piratenbedarf
thing-rendez-vous-pink-map = { thing-rendez-vous } bei einer rosa Schatzkarte
thing-rendez-vous-green-map = { thing-rendez-vous } bei einer grünen Schatzkarte
thing-rendez-vous-yellow-map = { thing-rendez-vous } bei einer gelben Schatzkarte
thing-rendez-vous-treasure-chest = { thing-rendez-vous } bei einer Schatzkiste
token-swan-2 = { thing-swan } (2 Punkte)
token-swan-3 = { thing-swan } (3 Punkte)
token-swan-4 = { thing-swan } (4 Punkte)
token-swan-5 = { thing-swan } (5 Punkte)
token-es-cruce-2 = { thing-es-cruce } (2 Punkte)
token-es-cruce-3 = { thing-es-cruce } (3 Punkte)
token-es-cruce-4 = { thing-es-cruce } (4 Punkte)
token-es-cruce-5 = { thing-es-cruce } (5 Punkte)
token-frere-jacques-2 = { thing-frere-jacques } (2 Punkte)
token-frere-jacques-3 = { thing-frere-jacques } (3 Punkte)
token-frere-jacques-4 = { thing-frere-jacques } (4 Punkte)
token-frere-jacques-5 = { thing-frere-jacques } (5 Punkte)
token-pink-map-3 = { thing-pink-map } (3 Punkte)
token-pink-map-4 = { thing-pink-map } (4 Punkte)
token-pink-map-5 = { thing-pink-map } (5 Punkte)
token-pink-map-6 = { thing-pink-map } (6 Punkte)
token-green-map-3 = { thing-green-map } (3 Punkte)
token-green-map-4 = { thing-green-map } (4 Punkte)
token-green-map-5 = { thing-green-map } (5 Punkte)
token-green-map-6 = { thing-green-map } (6 Punkte)
token-yellow-map-3 = { thing-yellow-map } (3 Punkte)
token-yellow-map-4 = { thing-yellow-map } (4 Punkte)
token-yellow-map-5 = { thing-yellow-map } (5 Punkte)
token-yellow-map-6 = { thing-yellow-map } (6 Punkte)
token-chest-4 = { thing-chest } (4 Punkte)
token-chest-5 = { thing-chest } (5 Punkte)
token-chest-6 = { thing-chest } (6 Punkte)
token-scorpion-10 = { thing-scorpion } (sticht ab 10)
token-scorpion-11 = { thing-scorpion } (sticht ab 11)
token-scorpion-12 = { thing-scorpion } (sticht ab 12)
token-scorpion-13 = { thing-scorpion } (sticht ab 13)
token-scorpion-14 = { thing-scorpion } (sticht ab 14)
token-scorpion-15 = { thing-scorpion } (sticht ab 15)
token-scorpion-16 = { thing-scorpion } (sticht ab 16)
token-scorpion-17 = { thing-scorpion } (sticht ab 17)
token-scorpion-18 = { thing-scorpion } (sticht ab 18)
token-scorpion-19 = { thing-scorpion } (sticht ab 19)
token-scorpion-20 = { thing-scorpion } (sticht ab 20)
token-scorpion-21 = { thing-scorpion } (sticht ab 21)
token-small-guard-1 = { thing-small-guard } (Stärke 1)
token-small-guard-2 = { thing-small-guard } (Stärke 2)
token-small-guard-3 = { thing-small-guard } (Stärke 3)
token-large-guard-4 = { thing-large-guard } (Stärke 4)
token-large-guard-5 = { thing-large-guard } (Stärke 5)
token-large-guard-6 = { thing-large-guard } (Stärke 6)
token-eye-patch-2 = { thing-eye-patch } (2 Punkte)
token-eye-patch-3 = { thing-eye-patch } (3 Punkte)
token-eye-patch-4 = { thing-eye-patch } (4 Punkte)
token-eye-patch-5 = { thing-eye-patch } (5 Punkte)
token-hat-2 = { thing-hat } (2 Punkte)
token-hat-3 = { thing-hat } (3 Punkte)
token-hat-4 = { thing-hat } (4 Punkte)
token-hat-5 = { thing-hat } (5 Punkte)
token-hook-2 = { thing-hook } (2 Punkte)
token-hook-3 = { thing-hook } (3 Punkte)
token-hook-4 = { thing-hook } (4 Punkte)
token-hook-5 = { thing-hook } (5 Punkte)
token-parrot-2 = { thing-parrot } (2 Punkte)
token-parrot-3 = { thing-parrot } (3 Punkte)
token-parrot-4 = { thing-parrot } (4 Punkte)
token-parrot-5 = { thing-parrot } (5 Punkte)
token-wooden-leg-2 = { thing-wooden-leg } (2 Punkte)
token-wooden-leg-3 = { thing-wooden-leg } (3 Punkte)
token-wooden-leg-4 = { thing-wooden-leg } (4 Punkte)
token-wooden-leg-5 = { thing-wooden-leg } (5 Punkte)
token-rendez-vous-rum-4 = { thing-rendez-vous-rum } (4 Punkte)
token-rendez-vous-city-guard-4 = { thing-rendez-vous-city-guard } (4 Punkte)
token-rendez-vous-tavern-4 = { thing-rendez-vous-tavern } (4 Punkte)
token-rendez-vous-pirate-4 = { thing-rendez-vous-pirate } (4 Punkte)
token-rendez-vous-pirate-supplies-4 = { thing-rendez-vous-pirate-supplies } (4 Punkte)
token-rendez-vous-pink-map-6 = { thing-rendez-vous-pink-map } (6 Punkte)
token-rendez-vous-green-map-6 = { thing-rendez-vous-green-map } (6 Punkte)
token-rendez-vous-yellow-map-6 = { thing-rendez-vous-yellow-map } (6 Punkte)
token-rendez-vous-treasure-chest-6 = { thing-rendez-vous-treasure-chest } (6 Punkte)
token-berth-6 = { thing-berth } (6 Punkte)
token-berth-7 = { thing-berth } (7 Punkte)
token-berth-8 = { thing-berth } (8 Punkte)
token-hammock-3 = { thing-hammock } (3 Punkte)
token-hammock-4 = { thing-hammock } (4 Punkte)
token-hammock-5 = { thing-hammock } (5 Punkte)
token-coil-1 = { thing-coil } (1 Punkt)
token-coil-2 = { thing-coil } (2 Punkte)

## Labels of the drawn board

label-board = Spielplan von Um Rum & Ehre
label-round = Durchgang { $number } von 5
label-start = beginnt
label-ship = Das Schiff
label-empty = Noch ist niemand an Bord.
label-taverns = Kneipen
label-maps = Schatzkarten
label-chests = Schatzkiste · Skorpion
label-small = Wache 1–3
label-large = Wache 4–6
label-larger = 4–6
label-supplies = Piratenbedarf
label-goods = Bedarf
label-rendezvous = Rendez-vous
label-barrels = Rum
label-flag = Meine Flagge
label-nothing = Noch nichts darunter.
label-third = Dritte Mannschaft
label-sum = Summe { $total }, Stich ab { $sting }
label-best = mindestens { $number }
label-alley = Gasse { $name }

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Willkommen im Piratennest! Alle bewegen denselben Kapitän durch die Gassen, und du bekommst, was auf seinem neuen Feld liegt. Am Ende jedes der fünf Durchgänge rangelt ihr an Bord um die Schlafplätze. Wer die meisten Ehrenpunkte hat, gewinnt.
hint-ChooseStart = Wer beginnt, bewegt den Kapitän als Erstes; danach geht es im Uhrzeigersinn weiter.
hint-Turn = Wähle eine leuchtende Gasse: Auf jedes Segment kommt einer deiner Piraten. Der Kapitän zieht zum anderen Ende, und du bekommst, was es dort gibt. Der erste Zug ist frei, jeder weitere kostet 1 Münze.
tip-Turn = Wenn du an Bord gehst, kommen alle deine übrigen Piraten mit in die Rangelei. Heb dir also ein paar auf.
hint-Headquarters = Hier nimmst du deine Piraten aus einer Gasse zurück. Du kannst sie gleich wieder einsetzen, und die Gasse ist frei.
hint-KeepOrSell = Von jeder Ware zählt am Ende nur dein wertvollstes Plättchen. Ein Verkauf bringt immer 2 Münzen.
hint-TakeMap = Schatzkarten zählen nur als Paar in einer Farbe, dann aber beide voll.
hint-GuardHouse = Du gewinnst, wenn du mehr Piraten im Vorrat hast, als das Plättchen zeigt: bei der kleinen Wache 1 bis 3, bei der großen 4 bis 6. Eine Niederlage kostet nichts.
hint-Tavern = Wer mittrinkt, zahlt dir 1 Münze, und ihr würfelt um die Plättchen dieser Kneipe. Trinkt niemand mit, bekommst du alle.
hint-Invitation = Für 1 Münze würfelst du mit. Ein Wurf gewinnt ein Plättchen, wenn er höher ist als dessen Wert.
hint-Chest = Die Schatzkiste gehört dir auf jeden Fall. Dann würfeln alle reihum und zählen zusammen: Wer die Stichzahl erreicht, bekommt den Skorpion, und der kostet 2 Punkte.
hint-Drink = Für 1 Fass Rum darfst du bis zu zweimal neu würfeln. Es zählt immer nur der letzte Wurf, auch wenn er schlechter ist.
