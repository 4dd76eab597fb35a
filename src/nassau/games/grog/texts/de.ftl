### Texte von Grog Island

## Prompts

prompt-ChooseGoals = Welche vier Zielkarten behältst du?
prompt-ChooseGood = Mit welcher Ware fängst du an?
prompt-Bid =
    { $bid ->
        [0] Noch steht kein Gebot, dein Höchstgebot ist { $supply }. Wie viel bietest du zum Start?
       *[other] Das Gebot steht bei { $bid }, dein Höchstgebot ist { $supply }. Erhöhst du, oder passt du?
    }
prompt-ChooseShip = Du hast gepasst. Welches Schiff besuchst du?
prompt-Trade = Was tauschst du am { NAME("ship", $ship) } ein? Für { NAME("goods", $good) } gibt es { NAME("gain", $ship) }, für { NAME("goods", $good, count: 4) } ein Gebäude.
prompt-HandIn =
    Welche Ware gibst du als Ersatz ab? { $left ->
        [one] Es fehlt noch 1 Plättchen.
       *[other] Es fehlen noch { COUNT("tile", $left) }.
    }
prompt-KeepGoal = Welche der gezogenen Zielkarten behältst du?
prompt-TuckGoals = Welche Zielkarte legst du als Nächstes unter den Zielstapel?
prompt-SwapGoal = Die Zielwolke bringt dir eine neue Zielkarte. Welche legst du dafür unter den Zielstapel?
prompt-Payment = Du hast die Auktion gewonnen! Wie zahlst du { COUNT("coin", $bid) }?
prompt-AuctionClaims = Auf welches Gebäude stellst du deine Crew?
prompt-PlaceLock = Auf welches Gebäude legst du das Schloss?
prompt-PlaceGhost = Auf welches Gebäude stellst du die Geistercrew?

## Options

action-cloud = Wolke auslegen: { NAME("cloud", $cloud) }
action-sail = Schiff auslegen: { NAME("ship", $ship) }
action-start = { $player } bekommt die Startspielerflagge
action-chest = Truhenkarte im Wert von { $value } ziehen
action-parrot = Papageikarte ziehen: { NAME("parrot", $parrot) }
action-goal = Zielkarte ziehen: { NAME("goal", $goal) }
action-keep = Behalten: { NAME("goal", $goal) }, { NAME("goal", $goal2) }, { NAME("goal", $goal3) } und { NAME("goal", $goal4) }
action-good = { NAME("goods", $good) } nehmen ({ NAME("colour", $colour) })
action-roll = { NAME("colour", $colour) }: eine { $value } würfeln
# One part for each die in the bid row, up to five.
action-bid =
    { $total } bieten: { NAME("colour", $colour) } { $value }{ $colour2 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour2) } { $value2 }
    }{ $colour3 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour3) } { $value3 }
    }{ $colour4 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour4) } { $value4 }
    }{ $colour5 ->
        [none] { "" }
       *[other] { " + " }{ NAME("colour", $colour5) } { $value5 }
    }
action-pass = Passen
action-turn = Papageikarte: den { NAME("colour", $colour, case: "dative") } Würfel auf { $value } drehen
action-hold = Papageikarte: Gebot halten
action-ship = Das { NAME("ship", $ship) } besuchen
# What the tiles bring; $chests, $parrots and $goals are the cards left in the decks.
action-trade =
    { COUNT("tile", $tiles) } gegen { $ship ->
        [coins-2] { $tiles ->
            [1] 2 Münzen
            [2] 4 Münzen
            [3] 6 Münzen
           *[other] 8 Münzen
        }
        [coins-3] { $tiles ->
            [1] 3 Münzen
           *[other] 6 Münzen
        }
        [coins-4] 4 Münzen
        [chest] { $chests ->
            [0] nichts
           *[other] { COUNT("chest", $tiles) }
        }
        [parrot] { $parrots ->
            [0] nichts
           *[other] { COUNT("parrot", $tiles) }
        }
       *[goal] { $goals ->
            [0] nichts
           *[other] { $tiles ->
                [one] 1 Zielkarte
               *[other] 1 von { $tiles } Zielkarten
            }
        }
    } tauschen{ $replaced ->
        [0] { "" }
        [1] { $tiles ->
            [1] { " " }(mit 3 anderen bezahlt)
           *[other] { " " }(1 davon mit 3 anderen bezahlt)
        }
       *[other] { " " }({ $replaced } davon mit je 3 anderen bezahlt)
    }
action-claim =
    4 Plättchen gegen { NAME("building", $building, article: "definite") } tauschen{ $replaced ->
        [0] { "" }
        [1] { " " }(1 davon mit 3 anderen bezahlt)
       *[other] { " " }({ $replaced } davon mit je 3 anderen bezahlt)
    }
action-give = { NAME("goods", $good) } abgeben
action-done = Handel beenden
action-choose = Behalten: { NAME("goal", $goal) }
action-tuck = Unter den Zielstapel: { NAME("goal", $goal) }
action-swap = Unter den Zielstapel: { NAME("goal", $goal) }
action-pay =
    Mit Münzen{ $ones ->
        [0] { "" }
        [1] { " " }und 1 Truhenkarte zu 1
       *[other] { " " }und { COUNT("chest", $ones) } zu je 1
    }{ $twos ->
        [0] { "" }
        [1] { " " }und 1 Truhenkarte zu 2
       *[other] { " " }und { COUNT("chest", $twos) } zu je 2
    }{ $threes ->
        [0] { "" }
        [1] { " " }und 1 Truhenkarte zu 3
       *[other] { " " }und { COUNT("chest", $threes) } zu je 3
    } zahlen
action-refuse = Nicht zahlen und leer ausgehen
action-take = Crew auf { NAME("building", $building, article: "definite") } stellen
action-decline = Kein Gebäude auf { NAME("colour", $colour) }
action-lock = Schloss auf { NAME("building", $building, article: "definite") } legen
action-haunt = Geistercrew auf { NAME("building", $building, article: "definite") } stellen

## Log

fact-clouds_laid = Von Grün bis Grau hängen { NAME("cloud", $green) }, { NAME("cloud", $blue) }, { NAME("cloud", $orange) }, { NAME("cloud", $yellow) } und { NAME("cloud", $grey) } am Himmel.
fact-ships_laid = Von Grün bis Grau ankern { NAME("ship", $green) }, { NAME("ship", $blue) }, { NAME("ship", $orange) }, { NAME("ship", $yellow) } und { NAME("ship", $grey) }; das { NAME("ship", $sea) } ist auf See.
fact-ghost_ship_turned = Zu zweit wird das 3-Münzen-Schiff zum Geisterschiff.
fact-start_drawn = { $player } bekommt die Startspielerflagge.
# At the deal others only see one line for both cards, that of the chest card.
fact-chest_drawn =
    { $player } bekommt { $source ->
        [deal] zum Start
       *[ship] am Truhenschiff
    } eine Truhenkarte im Wert von { COUNT("coin", $value) }.
fact-chest_drawn-hidden =
    { $player } bekommt { $source ->
        [deal] zum Start eine Truhenkarte und eine Papageikarte
       *[ship] am Truhenschiff eine Truhenkarte
    }.
fact-parrot_drawn =
    { $player } bekommt { $source ->
        [deal] zum Start
        [ship] am Papageischiff
       *[cloud] dank der Papageiwolke
    } eine Papageikarte: „{ NAME("parrot", $parrot) }“.
fact-parrot_drawn-hidden =
    { $source ->
        [deal] { "" }
        [ship] { $player } bekommt am Papageischiff eine Papageikarte.
       *[cloud] { $player } bekommt dank der Papageiwolke eine Papageikarte.
    }
fact-goal_drawn =
    { $player } zieht { $source ->
        [deal] zum Start
        [ship] am Zielschiff
       *[cloud] dank der Zielwolke
    } eine Zielkarte: { NAME("goal", $goal) }.
# Others learn from goals_chosen how many cards were dealt.
fact-goal_drawn-hidden =
    { $source ->
        [deal] { "" }
        [ship] { $player } zieht am Zielschiff eine Zielkarte.
       *[cloud] { $player } zieht dank der Zielwolke eine Zielkarte.
    }
fact-goals_chosen = { $player } behält 4 von 6 Zielkarten und legt 2 zurück: { NAME("goal", $goal) } und { NAME("goal", $goal2) }.
fact-goals_chosen-hidden = { $player } behält 4 von 6 Zielkarten.
fact-rejected_put_under = Die { $cards } zurückgelegten Zielkarten kommen unter den Zielstapel.
fact-good_chosen = { $player } beginnt mit { NAME("goods", $good) }.
fact-round_began = Auktionsrunde { $round } beginnt, { $player } hat die Startspielerflagge.
fact-rolled = { $player } würfelt Grün { $green }, Blau { $blue }, Orange { $orange }, Gelb { $yellow } und Grau { $grey }.
fact-die_turned = { $player } spielt eine Papageikarte und dreht den { NAME("colour", $colour, case: "dative") } Würfel von { $from } auf { $to }.
fact-bid_held = { $player } spielt die Papageikarte „Gebot halten“.
fact-bid_made = { $player } bietet { $bid } mit { LIST("colour", $colours) }.
fact-passed =
    { $player } { $passing ->
        [forced] kann sich kein Startgebot leisten und passt
       *[freely] passt
    }.
fact-goods_gained = { $player } bekommt { LIST("goods", $goods) } für die Würfel in der Bietzeile.
fact-no_goods_gained = Die Bietzeile ist leer: { $player } bekommt daraus keine Waren.
fact-ghost_good_gained = { $player } bekommt zusätzlich { NAME("goods", $good) }, weil das Geisterschiff an der { NAME("colour", $colour, case: "dative") } Halbinsel ankert.
fact-ship_visited = { $player } besucht das { NAME("ship", $ship) } an der { NAME("colour", $colour, case: "dative") } Halbinsel.
fact-trade_excused =
    { $player } { $excuse ->
        [no-good] hat keine Ware, die ein erlaubtes Schiff verlangt,
       *[no-effect] kann an keinem erlaubten Schiff etwas bekommen
    } und muss nicht handeln.
fact-goods_handed_in =
    { $player } gibt { LIST("goods", $goods) } ab{ $replaced ->
        [0] { "" }
        [1] , 3 davon als Ersatz für ein verlangtes Plättchen
       *[other] , je 3 davon als Ersatz für { $replaced } verlangte Plättchen
    }.
fact-goods_sold = Das { NAME("ship", $ship) } zahlt { $player } dafür { COUNT("coin", $coins) }.
fact-nothing_given = Der Stapel ist leer: { $player } bekommt am { NAME("ship", $ship) } nichts für das Plättchen.
fact-trade_ended = { $player } beendet den Handel.
fact-goal_kept = { $player } behält eine Zielkarte: { NAME("goal", $goal) }.
fact-goal_kept-hidden = { $player } behält eine Zielkarte.
fact-goal_returned = { $player } legt eine Zielkarte unter den Zielstapel: { NAME("goal", $goal) }.
fact-goal_returned-hidden = { $player } legt eine Zielkarte unter den Zielstapel.
fact-auction_won = { $player } gewinnt die Auktion mit einem Gebot von { $bid }.
fact-nobody_opened = Niemand kann eröffnen: Diese Runde hat keinen Gewinner.
fact-nothing_left = Niemand kann noch bieten oder handeln: Das Spiel ist aus.
fact-bid_paid = { $player } zahlt { COUNT("coin", $coins) }.
fact-bid_paid_mixed =
    { $player } zahlt { COUNT("coin", $coins) } und { COUNT("chest", $chests) } im Wert von { $chests ->
        [one] { $worth }
       *[other] zusammen { $worth }
    }.
fact-bid_paid_in_chests =
    { $player } zahlt { COUNT("chest", $chests) } im Wert von { $chests ->
        [one] { $worth }
       *[other] zusammen { $worth }
    }{ $change ->
        [0] { "" }
       *[other] { " " }und bekommt { COUNT("coin", $change) } zurück
    }.
fact-payment_refused = { $player } zahlt das Gebot von { $bid } nicht und geht leer aus.
fact-claimed = { $player } nimmt { NAME("building", $building, article: "definite") } in Besitz.
fact-claim_lapsed = { $player } bekommt kein Gebäude auf { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-claim_declined = { $player } nimmt kein Gebäude auf { NAME("colour", $colour) }.
fact-last_crew_placed = { $player } hat keine Crew mehr: Dies ist die letzte Auktionsrunde.
fact-cloud_point_gained = { $player } bekommt 1 Piratenpunkt von der Punktwolke.
fact-cloud_gave_nothing =
    { $cloud ->
        [parrot] Der Papageistapel ist leer: { $player } bekommt nichts von der Papageiwolke.
        [goal] Der Zielstapel ist leer: { $player } bekommt nichts von der Zielwolke.
       *[black] Unter der schwarzen Wolke bekommt { $player } weder Belohnung noch Münzen.
    }
fact-coins_gained =
    { $player } bekommt { COUNT("coin", $coins) }, weil noch { $coins ->
        [one] { NAME("type", $type, article: "indefinite") } frei ist
       *[other] { $coins } { NAME("type", $type, count: 2) } frei sind
    }.
fact-point_gained =
    { $player } bekommt 1 Piratenpunkt für das { $space ->
        [third] 3.
       *[fifth] 5.
    } Bietfeld.
fact-lock_placed = { $player } legt ein Schloss auf { NAME("building", $building, article: "definite") }.
fact-lock_skipped = { $player } legt kein Schloss auf { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-ghost_placed = { $player } stellt Geistercrew auf { NAME("building", $building, article: "definite") }.
fact-ghost_skipped =
    { $no_ghost ->
        [at-sea] Das Geisterschiff liegt auf offener See
        [empty] Auf dem Geisterschiff ist niemand mehr
       *[full-peninsula] Am Geisterschiff ist kein Gebäude mehr frei
    }: Es kommt keine Geistercrew an Land.
fact-markers_taken = Alle nehmen ihre Handelsmarker zurück.
fact-ships_moved = Die Schiffe fahren weiter: Das { NAME("ship", $green) } ankert jetzt an Grün, das { NAME("ship", $sea) } liegt auf offener See.
# The next round tells who has the flag.
fact-flag_passed = { "" }
fact-scored =
    { $points ->
        [0] { $player } hat keine Piratenpunkte.
       *[other] { $player } hat { COUNT("point", $points) }: { LIST("tally", $tallies) }.
    }
fact-tie_broken = Gleichstand an der Spitze mit { COUNT("point", $points, case: "dative") }: { $player } hat mehr Münzen ({ $coins } gegen { $rival_coins }) und gewinnt.
fact-tie_stands = Gleichstand an der Spitze mit { COUNT("point", $points, case: "dative") } und { COUNT("coin", $coins) }: Der Sieg wird geteilt.

## Refusals

refusal-opening-at-least = Du musst eröffnen: Biete mindestens { COUNT("coin", $need) }.
refusal-bid-at-least = Du musst mindestens { COUNT("coin", $need) } bieten.
refusal-bid-at-most = Du darfst höchstens { COUNT("coin", $need) } bieten.
refusal-held-bid-exactly = Um das Gebot zu halten, müssen deine Würfel genau { $need } ergeben, nicht { $have }.
refusal-turning-card-missing = Du hast keine Papageikarte, die diesen Würfel dreht.
refusal-hold-card-missing = Du hast keine Papageikarte „Gebot halten“.
refusal-standing-bid-missing = Es gibt noch kein Gebot, das du halten könntest.
refusal-legal-bid-missing = Danach könntest du kein erlaubtes Gebot mehr legen.
refusal-matching-row-missing = Mit deinen Würfeln und Karten kommst du nicht genau auf das aktuelle Gebot.
refusal-ship-missing = Dieses Schiff ist in dieser Partie nicht dabei.
refusal-ship-at-sea-not-now = Dieses Schiff liegt gerade auf offener See.
refusal-marked-ship-not-now = Auf diesem Schiff liegt schon ein Handelsmarker.
refusal-tiles-for-ship-missing = Du hast weder die verlangte Ware noch drei andere Plättchen als Ersatz.
refusal-effect-missing = Der Stapel dieses Schiffs ist leer, und ein Gebäude kannst du dort auch nicht nehmen.
refusal-card-in-deck-missing = Der Stapel dieses Schiffs ist leer.
refusal-traded-tile-at-least = Du musst mindestens { COUNT("tile", $need) } abgeben.
refusal-traded-tile-at-most = Dieses Schiff nimmt höchstens { COUNT("tile", $need) }.
refusal-drawn-card-at-most =
    Im Stapel { $need ->
        [one] ist nur noch 1 Karte
       *[other] sind nur noch { $need } Karten
    }.
refusal-crew-missing = Du hast kein Crewmitglied mehr.
refusal-substituted-tile-at-least = Weniger als { COUNT("tile", $need) } kannst du nicht ersetzen.
refusal-substituted-tile-at-most = Du gibst nur { COUNT("tile", $need) } ab; mehr kannst du nicht ersetzen.
refusal-other-tile-at-least = Als Ersatz brauchst du { COUNT("tile", $need) } anderer Waren; du hast { $have }.
refusal-demanded-tile-at-least = Du brauchst { COUNT("tile", $need) } der verlangten Ware; du hast { $have }.
refusal-unused-tile-missing = Von dieser Ware hast du kein Plättchen mehr übrig.
refusal-dealt-goal-missing = Diese Zielkarten hast du nicht alle bekommen.
refusal-good-missing = Diese Ware gibt es nicht.
refusal-goal-in-hand-missing = Diese Zielkarte hast du nicht auf der Hand.
refusal-drawn-goal-missing = Diese Zielkarte hast du nicht gezogen.
refusal-used-chest-at-least = Weniger als { COUNT("chest", $need) } kannst du nicht einsetzen.
refusal-chest-of-value-missing = Eine Truhenkarte mit diesem Wert hast du nicht.
refusal-used-chest-at-most = Von diesem Wert hast du nur { COUNT("chest", $need) }.
refusal-payment-at-least = Du musst { COUNT("coin", $need) } zahlen; das sind erst { $have }.
refusal-claim-missing = Auf dieser Halbinsel steht dir kein Gebäude zu.

## Fields of the board

field-round = Runde
field-clouds = Wolke
field-ships = Schiff
field-sea = Auf offener See
field-peninsulas = Halbinsel
field-good = Ware
field-sites = Gebäude
field-occupant = Besetzt von
field-free_green = Frei auf Grün
field-free_blue = Frei auf Blau
field-free_orange = Frei auf Orange
field-free_yellow = Frei auf Gelb
field-free_grey = Frei auf Grau
field-locks = Schlösser im Vorrat
field-dice = Würfel
field-row = Bietzeile
field-bid = Gebot
field-players = Spieler
field-coins = Münzen
field-points = Punkte
field-crew = Crew
field-supply = Höchstgebot
field-goods = Waren (Grün/Blau/Orange/Gelb/Grau)
field-chests = Truhenkarten
field-parrots = Papageikarten
field-goals = Zielkarten
field-marker = Handelt mit
field-decks = Stapel: Truhenkarten, Papageikarten, Zielkarten
field-hand = Deine Zielkarten
field-own_chests = Deine Truhenkarten im Wert von 1, 2, 3
field-own_parrots = Deine Papageikarten
field-drawn = Gezogene Zielkarten

## The board as text

board-round =
    { $round ->
        [0] Vorbereitung
       *[other] { $round }
    }, Startspieler: { NAME("holder", $start) }
board-peninsulas = { NAME("colour", $colour) }
board-good = { NAME("good", $good) }
board-clouds = { NAME("cloud", $cloud) }
board-ships = { NAME("ship", $ship) }
board-sea = { NAME("ship", $ship) }
board-bid = { $bid } ({ NAME("holder", $leader) })
board-row = { NAME("colour", $colour) } { $value }
board-players = { $player } ({ NAME("crew", $crew) })
board-goods = { $coconuts }/{ $fish }/{ $grog }/{ $lemons }/{ $maps }
board-marker = { NAME("ship", $ship) }
board-sites = { NAME("building", $building) }
board-occupant = { NAME("occupant", $occupant) }
board-free = { NAME("type", $type) }
board-decks = { $chests } · { $parrots } · { $goals }
board-hand = { NAME("goal", $goal) }
board-own_chests = { $ones } · { $twos } · { $threes }
board-own_parrots = { NAME("parrot", $parrot) }
board-drawn = { NAME("goal", $goal) }

## Scores

result-score = { $case ->
    [dative] { COUNT("point", $points, case: "dative") }
   *[other] { COUNT("point", $points) }
}
score-on-the-point-track = Auf der Piratenpunktleiste
score-chest-cards = Truhenkarten
score-every-5-coins = Je 5 Münzen
score-building-goals = Gebäude-Ziele
score-peninsula-goals = Halbinsel-Ziele
score-goods-goals = Waren-Ziele
score-parrot-goal = Papagei-Ziel

## Counted things: $count

coin =
    { $count } { $count ->
        [one] Münze
       *[other] Münzen
    }
chest =
    { $count } { $count ->
        [one] Truhenkarte
       *[other] Truhenkarten
    }
parrot =
    { $count } { $count ->
        [one] Papageikarte
       *[other] Papageikarten
    }
tile = { $count } Plättchen
point =
    { $count } { $count ->
        [one] Piratenpunkt
       *[other] { $case ->
            [dative] Piratenpunkten
           *[other] Piratenpunkte
        }
    }
goods-coconut =
    { $count } { $count ->
        [one] Kokosnuss
       *[other] Kokosnüsse
    }
goods-fish =
    { $count } { $count ->
        [one] Fisch
       *[other] Fische
    }
goods-grog = { $count } Grog
goods-lemon =
    { $count } { $count ->
        [one] Zitrone
       *[other] Zitronen
    }
goods-map =
    { $count } { $count ->
        [one] Schatzkarte
       *[other] Schatzkarten
    }
tally-track = { $count } im Spiel
tally-chests = { $count } für Truhen
tally-coins = { $count } für Münzen
tally-buildings = { $count } für Gebäude
tally-peninsulas = { $count } für Halbinseln
tally-goods = { $count } für Waren
tally-parrots = { $count } für Papageien

## Names, by kind and key

good-coconut = Kokosnuss
good-fish = Fisch
good-grog = Grog
good-lemon = Zitrone
good-map = Schatzkarte
crew-white = Weiß
crew-red = Rot
crew-purple = Lila
crew-black = Schwarz
cloud-none = –
cloud-point = Punktwolke
cloud-parrot = Papageiwolke
cloud-goal = Zielwolke
cloud-blank = leere Wolke
cloud-black = schwarze Wolke
ship-none = –
ship-coins-2 = 2-Münzen-Schiff
ship-coins-3 = 3-Münzen-Schiff
ship-coins-4 = 4-Münzen-Schiff
ship-chest = Truhenschiff
ship-parrot = Papageischiff
ship-goal = Zielschiff
ship-ghost = Geisterschiff
gain-coins-2 = 2 Münzen (höchstens viermal)
gain-coins-3 = 3 Münzen (höchstens zweimal)
gain-coins-4 = 4 Münzen (nur einmal)
gain-chest = 1 Truhenkarte (höchstens zweimal)
gain-parrot = 1 Papageikarte (höchstens dreimal)
gain-goal = 1 Zielkarte (du behältst nur eine)
occupant-none = frei
occupant-ghost-crew = Geistercrew
occupant-lock = Schloss
holder-none = niemand
lapse-no-crew = Die Crew ist aufgebraucht
lapse-nothing-free = Dort ist kein Gebäude mehr frei
lapse-same-type-only = Dort ist nur noch dieselbe Gebäudeart frei
lapse-no-lock = Es gibt keine Schlösser mehr

# Colours. case: "dative" makes an adjective after an article (an der grünen Halbinsel, den grünen Würfel); the
# attributes are for buildings: Grüner Hut-Shop, and with article: "definite" den grünen Hut-Shop.

colour-green =
    { $case ->
        [dative] grünen
       *[other] Grün
    }
    .masculine =
        { $article ->
            [definite] den grünen
           *[other] Grüner
        }
    .feminine =
        { $article ->
            [definite] die grüne
           *[other] Grüne
        }
    .neuter =
        { $article ->
            [definite] das grüne
           *[other] Grünes
        }
colour-blue =
    { $case ->
        [dative] blauen
       *[other] Blau
    }
    .masculine =
        { $article ->
            [definite] den blauen
           *[other] Blauer
        }
    .feminine =
        { $article ->
            [definite] die blaue
           *[other] Blaue
        }
    .neuter =
        { $article ->
            [definite] das blaue
           *[other] Blaues
        }
colour-orange =
    { $case ->
        [dative] orangen
       *[other] Orange
    }
    .masculine =
        { $article ->
            [definite] den orangen
           *[other] Oranger
        }
    .feminine =
        { $article ->
            [definite] die orange
           *[other] Orange
        }
    .neuter =
        { $article ->
            [definite] das orange
           *[other] Oranges
        }
colour-yellow =
    { $case ->
        [dative] gelben
       *[other] Gelb
    }
    .masculine =
        { $article ->
            [definite] den gelben
           *[other] Gelber
        }
    .feminine =
        { $article ->
            [definite] die gelbe
           *[other] Gelbe
        }
    .neuter =
        { $article ->
            [definite] das gelbe
           *[other] Gelbes
        }
colour-grey =
    { $case ->
        [dative] grauen
       *[other] Grau
    }
    .masculine =
        { $article ->
            [definite] den grauen
           *[other] Grauer
        }
    .feminine =
        { $article ->
            [definite] die graue
           *[other] Graue
        }
    .neuter =
        { $article ->
            [definite] das graue
           *[other] Graues
        }

# Kinds of buildings: alone, with article: "indefinite", and in the plural with count: 2.

type-hat-shop =
    { $count ->
        [one] { $article ->
            [indefinite] ein Hut-Shop
           *[other] Hut-Shop
        }
       *[other] Hut-Shops
    }
type-sword-shop =
    { $count ->
        [one] { $article ->
            [indefinite] ein Schwert-Shop
           *[other] Schwert-Shop
        }
       *[other] Schwert-Shops
    }
type-peg-leg-shop =
    { $count ->
        [one] { $article ->
            [indefinite] ein Holzbein-Shop
           *[other] Holzbein-Shop
        }
       *[other] Holzbein-Shops
    }
type-anchor-shop =
    { $count ->
        [one] { $article ->
            [indefinite] ein Anker-Shop
           *[other] Anker-Shop
        }
       *[other] Anker-Shops
    }
type-coffin-maker =
    { $count ->
        [one] { $article ->
            [indefinite] eine Sargtischlerei
           *[other] Sargtischlerei
        }
       *[other] Sargtischlereien
    }
type-hook-shop =
    { $count ->
        [one] { $article ->
            [indefinite] ein Haken-Shop
           *[other] Haken-Shop
        }
       *[other] Haken-Shops
    }
type-figurehead-workshop =
    { $count ->
        [one] { $article ->
            [indefinite] eine Galionsfiguren-Werkstatt
           *[other] Galionsfiguren-Werkstatt
        }
       *[other] Galionsfiguren-Werkstätten
    }
type-cannonball-foundry =
    { $count ->
        [one] { $article ->
            [indefinite] eine Kanonenkugelgießerei
           *[other] Kanonenkugelgießerei
        }
       *[other] Kanonenkugelgießereien
    }
type-eyepatch-shop =
    { $count ->
        [one] { $article ->
            [indefinite] ein Augenklappen-Shop
           *[other] Augenklappen-Shop
        }
       *[other] Augenklappen-Shops
    }
type-voodoo-doll-workshop =
    { $count ->
        [one] { $article ->
            [indefinite] eine Voodoopuppen-Werkstatt
           *[other] Voodoopuppen-Werkstatt
        }
       *[other] Voodoopuppen-Werkstätten
    }
type-fortune-teller-studio =
    { $count ->
        [one] { $article ->
            [indefinite] ein Wahrsager-Studio
           *[other] Wahrsager-Studio
        }
       *[other] Wahrsager-Studios
    }
type-bar =
    { $count ->
        [one] { $article ->
            [indefinite] eine Bar
           *[other] Bar
        }
       *[other] Bars
    }

# Buildings

building-green-hat-shop = { colour-green.masculine } Hut-Shop
building-green-peg-leg-shop = { colour-green.masculine } Holzbein-Shop
building-green-anchor-shop = { colour-green.masculine } Anker-Shop
building-green-coffin-maker = { colour-green.feminine } Sargtischlerei
building-green-hook-shop = { colour-green.masculine } Haken-Shop
building-green-eyepatch-shop = { colour-green.masculine } Augenklappen-Shop
building-green-voodoo-doll-workshop = { colour-green.feminine } Voodoopuppen-Werkstatt
building-blue-sword-shop = { colour-blue.masculine } Schwert-Shop
building-blue-peg-leg-shop = { colour-blue.masculine } Holzbein-Shop
building-blue-anchor-shop = { colour-blue.masculine } Anker-Shop
building-blue-hook-shop = { colour-blue.masculine } Haken-Shop
building-blue-figurehead-workshop = { colour-blue.feminine } Galionsfiguren-Werkstatt
building-blue-eyepatch-shop = { colour-blue.masculine } Augenklappen-Shop
building-blue-fortune-teller-studio = { colour-blue.neuter } Wahrsager-Studio
building-orange-hat-shop = { colour-orange.masculine } Hut-Shop
building-orange-peg-leg-shop = { colour-orange.masculine } Holzbein-Shop
building-orange-anchor-shop = { colour-orange.masculine } Anker-Shop
building-orange-hook-shop = { colour-orange.masculine } Haken-Shop
building-orange-figurehead-workshop = { colour-orange.feminine } Galionsfiguren-Werkstatt
building-orange-cannonball-foundry = { colour-orange.feminine } Kanonenkugelgießerei
building-orange-bar = { colour-orange.feminine } Bar
building-yellow-hat-shop = { colour-yellow.masculine } Hut-Shop
building-yellow-sword-shop = { colour-yellow.masculine } Schwert-Shop
building-yellow-peg-leg-shop = { colour-yellow.masculine } Holzbein-Shop
building-yellow-coffin-maker = { colour-yellow.feminine } Sargtischlerei
building-yellow-figurehead-workshop = { colour-yellow.feminine } Galionsfiguren-Werkstatt
building-yellow-cannonball-foundry = { colour-yellow.feminine } Kanonenkugelgießerei
building-yellow-voodoo-doll-workshop = { colour-yellow.feminine } Voodoopuppen-Werkstatt
building-grey-hat-shop = { colour-grey.masculine } Hut-Shop
building-grey-sword-shop = { colour-grey.masculine } Schwert-Shop
building-grey-coffin-maker = { colour-grey.feminine } Sargtischlerei
building-grey-hook-shop = { colour-grey.masculine } Haken-Shop
building-grey-cannonball-foundry = { colour-grey.feminine } Kanonenkugelgießerei
building-grey-eyepatch-shop = { colour-grey.masculine } Augenklappen-Shop
building-grey-fortune-teller-studio = { colour-grey.neuter } Wahrsager-Studio

# Goal cards; a building goal has its value per building.

goal-hat-shop = Hut-Shop (2)
goal-sword-shop = Schwert-Shop (3)
goal-peg-leg-shop = Holzbein-Shop (2)
goal-anchor-shop = Anker-Shop (3)
goal-coffin-maker = Sargtischlerei (3)
goal-hook-shop = Haken-Shop (2)
goal-figurehead-workshop = Galionsfiguren-Werkstatt (3)
goal-cannonball-foundry = Kanonenkugelgießerei (3)
goal-eyepatch-shop = Augenklappen-Shop (3)
goal-voodoo-doll-workshop = Voodoopuppen-Werkstatt (4)
goal-fortune-teller-studio = Wahrsager-Studio (4)
goal-bar = Bar (6)
goal-green = Grüne Halbinsel
goal-blue = Blaue Halbinsel
goal-orange = Orange Halbinsel
goal-yellow = Gelbe Halbinsel
goal-grey = Graue Halbinsel
goal-coconut = Kokosnüsse
goal-fish = Fische
goal-grog = Grog
goal-lemon = Zitronen
goal-map = Schatzkarten
goal-parrots = Papageikarten

# Parrot cards

parrot-green = Grünen Würfel drehen
parrot-blue = Blauen Würfel drehen
parrot-orange = Orangen Würfel drehen
parrot-yellow = Gelben Würfel drehen
parrot-grey = Grauen Würfel drehen
parrot-hold = Gebot halten

## Labels of the drawn board

label-board = Spielplan von Grog Island
label-round = Runde { $number }
label-coins = Münzen
label-points = Piratenpunkte
label-sea = Offene See
label-bidRow = Bietzeile
label-space = { $number }. Bietfeld
label-free = frei
label-anchored = verlangt { $good }
label-atSea = auf offener See: kein Handel
label-goods = { $good } ({ $colour })
label-die = { $colour } { $value }
label-lay = { $die } in die Bietzeile legen
label-takeBack = { $die } zurücknehmen
label-hand = Meine Karten
label-watching = Du schaust zu.
label-chest = Truhenkarte im Wert von { $value }
label-deck-chest = Truhenkarten im Stapel
label-deck-parrot = Papageikarten im Stapel
label-deck-goal = Zielkarten im Stapel
label-deck-lock = Schlösser im Vorrat
label-passed = { $name } hat gepasst
label-upTo = bis zu { $count }
label-justOne = nur 1
label-anyNumber = beliebig viele
label-offer = Dein Gebot
label-start = Tippe auf Würfel oder zieh sie in die Bietzeile.
label-range = mindestens { $low }, höchstens { $high }
label-exactly = genau { $sum }
label-cannot = kein höheres Gebot möglich
label-allowed = So geht es.
label-gap =
    { $count ->
        [one] Lücke: Bietfeld { LIST("", $spaces) } ist leer.
       *[other] Lücke: Die Bietfelder { LIST("", $spaces) } sind leer.
    }
label-rises = Nach rechts darf es nicht steigen: { $right } liegt neben { $left }.
label-tooMuch = Zu hoch: Du darfst höchstens { $limit } bieten.
label-tooLittle = Zu niedrig: Du musst mindestens { $least } bieten.
label-notExact = Um das Gebot zu halten, müssen es genau { $sum } sein.
label-bluff = Du hast nur { $wealth }: Bezahlen könntest du das nicht.
label-win = Gewinnst du damit
label-lose = Passt du jetzt
label-mustOpen = Du musst eröffnen.
label-noPass = Nimm erst die Papageikarte zurück.
label-cost = { COUNT("coin", $coins) } zahlen
label-building = Gebäude auf { $colour }
label-lock = Schloss auf { $colour }
label-point = 1 Piratenpunkt
label-tile = { $count }× { $good }
label-nothing = keine Ware
label-ship = ein Schiff
label-bid = { $sum } bieten
label-clear = Leeren
label-back = Zurücksetzen
label-cheapest = Günstigstes
label-keep = Diese vier behalten
label-chosen = { $count } von { $of } gewählt
label-stands = { $name } bietet { $bid }
label-noBid = { $name } eröffnet
label-wouldBring = Das brächte
label-visits = { $name }: { $ship }
label-claims = { $name } nimmt Gebäude auf { $colours }
label-chooses = { $name } hat gepasst und besucht ein Schiff
label-turns = { $name } ist am Zug

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Willkommen auf Grog Island! Ihr ersteigert Gebäude auf fünf Halbinseln. Wer passt, bekommt Waren und handelt mit einem Schiff. Am Ende zählen vor allem deine geheimen Zielkarten.
hint-ChooseGoals = Zielkarten bringen am Ende Piratenpunkte: für Gebäudearten, für die größte Crew auf einer Halbinsel, für Waren oder für Papageikarten. Nur du siehst sie.
tip-ChooseGoals = Behalte Karten, die zueinander passen: Ein Gebäude kann für seine Art und für seine Halbinsel zählen.
hint-ChooseGood = Jedes Schiff verlangt die Ware der Halbinsel, an der es ankert.
tip-ChooseGood = Nimm eine Ware, die ein Schiff verlangt, das du bald besuchen möchtest.
hint-Bid = Leg Würfel von links in die Bietzeile, nach rechts nie höher. Die Augensumme ist der Preis; die ersten beiden Farben sagen, wo du Gebäude bekommst. Wenn du passt, bekommst du für jeden Würfel dort eine Ware und besuchst ein Schiff.
tip-Bid = Passen ist keine Niederlage: Der Handel bringt dir die Münzen für das nächste Gebot.
hint-ChooseShip = Jedes Schiff zeigt, was es dir gibt, und verlangt die Ware der Halbinsel, an der es ankert. Mit jedem Schiff handelt in einer Runde nur eine Person.
hint-Trade = Du kannst Plättchen gegen das tauschen, was das Schiff gibt. Für je 4 Plättchen nimmst du außerdem ein Gebäude auf dieser Halbinsel in Besitz.
hint-HandIn = Drei beliebige andere Plättchen ersetzen ein verlangtes. Gib ab, was du am wenigsten brauchst.
hint-SwapGoal = Leg die Zielkarte weg, die dir am wenigsten bringt. Das darf auch die neue sein.
hint-Payment = Zahle mit Münzen, mit Truhenkarten oder gemischt; was zu viel ist, kommt auf deine Münzleiste. Wenn du nicht zahlst, gehst du leer aus.
tip-Payment = Truhenkarten, die du behältst, bringen am Ende je 1 Piratenpunkt.
hint-AuctionClaims = Du bekommst, was die Wolke zeigt, und 1 Münze für jedes Gebäude derselben Art, das anderswo noch frei ist. Unter der schwarzen Wolke gibt es nichts.
hint-PlaceLock = Dieses Gebäude kann bis zum Spielende niemand mehr nehmen.
tip-PlaceLock = Sperr ab, was den anderen nützt, aber nicht dir.
hint-PlaceGhost = Die Geistercrew besetzt ein Gebäude und zählt bei Mehrheiten wie eine dritte Farbe. Niemand bekommt etwas dafür.
