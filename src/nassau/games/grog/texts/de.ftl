### Texte von Grog Island

## Prompts

prompt-ChooseGoals = Welche vier Zielkarten behältst du?
prompt-ChooseGood = Welche Ware nimmst du zum Start?
prompt-Bid =
    { $bid ->
        [0] Es steht noch kein Gebot: Gib das Startgebot ab.
       *[other] Das Gebot steht bei { $bid }: Erhöhe oder passe.
    } Du darfst höchstens { $supply } bieten.
prompt-ChooseShip = Du hast gepasst. Mit welchem Schiff handelst du?
prompt-Trade = Du bist am { NAME("ship", $ship) } und gibst ab: { NAME("good", $good) }. { NAME("gain", $ship) }; 4 Plättchen bringen ein Gebäude.
prompt-HandIn = Welche Ware gibst du als Ersatz? Noch { COUNT("tile", $left) }.
prompt-KeepGoal = Welche der gezogenen Zielkarten behältst du?
prompt-TuckGoals = Welche Karte legst du als Nächstes unter den Zielstapel?
prompt-SwapGoal = Zielwolke: Welche Zielkarte legst du unter den Stapel?
prompt-Payment = Du hast die Auktion gewonnen. Zahlst du { COUNT("coin", $bid) }?
prompt-AuctionClaims = Welches Gebäude nimmst du in Besitz?
prompt-PlaceLock = Auf welches Gebäude legst du das Schloss?
prompt-PlaceGhost = Auf welches Gebäude stellst du die Geistercrew?

## Options

action-cloud = { NAME("cloud", $cloud) } auslegen
action-sail = { NAME("ship", $ship) } auslegen
action-start = { $player } bekommt die Flagge
action-chest = Truhe { $number } ziehen
action-parrot = Papagei ziehen: { NAME("parrot", $parrot) }
action-goal = Ziel ziehen: { NAME("goal", $goal) }
action-keep = Behalten: { NAME("goal", $goal) }, { NAME("goal", $goal2) }, { NAME("goal", $goal3) }, { NAME("goal", $goal4) }
action-good = { NAME("good", $good) } nehmen ({ NAME("colour", $colour) })
action-roll = { NAME("colour", $colour) }: eine { $number } würfeln
action-bid =
    Bieten: { NAME("colour", $colour) } { $dice }{ $colour2 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour2) } { $dice2 }
    }{ $colour3 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour3) } { $dice3 }
    }{ $colour4 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour4) } { $dice4 }
    }{ $colour5 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour5) } { $dice5 }
    }
action-pass = Passen
action-turn = Papagei: { NAME("colour", $colour) } auf { $number } drehen
action-hold = Papagei: Gebot halten
action-ship = { NAME("ship", $ship) } besuchen
action-trade =
    Haupthandel mit { COUNT("tile", $tile) }{ $replaced ->
        [0] { "" }
       *[other] , davon { $replaced } durch je 3 andere ersetzt
    }
action-claim =
    { NAME("building", $building) } für 4 Plättchen nehmen{ $replaced ->
        [0] { "" }
       *[other] , davon { $replaced } durch je 3 andere ersetzt
    }
action-give = { NAME("good", $good) } geben ({ NAME("colour", $colour) })
action-done = Handel beenden
action-choose = { NAME("goal", $goal) } behalten
action-tuck = { NAME("goal", $goal) } unter den Stapel
action-swap = { NAME("goal", $goal) } abgeben
action-pay =
    Zahlen mit Münzen{ $ones ->
        [0] { "" }
       *[other] { " " }· { $ones }× Truhe 1
    }{ $twos ->
        [0] { "" }
       *[other] { " " }· { $twos }× Truhe 2
    }{ $threes ->
        [0] { "" }
       *[other] { " " }· { $threes }× Truhe 3
    }
action-refuse = Nicht zahlen
action-take = { NAME("building", $building) } nehmen
action-decline = Auf { NAME("colour", $colour) } verzichten
action-lock = Schloss: { NAME("building", $building) }
action-haunt = Geistercrew: { NAME("building", $building) }

## Log

fact-clouds_laid = Wolken von Grün bis Grau: { NAME("cloud", $cloud) }, { NAME("cloud", $cloud2) }, { NAME("cloud", $cloud3) }, { NAME("cloud", $cloud4) }, { NAME("cloud", $cloud5) }.
fact-ships_laid = Schiffe von links: { NAME("ship", $ship) }, { NAME("ship", $ship2) }, { NAME("ship", $ship3) }, { NAME("ship", $ship4) }, { NAME("ship", $ship5) }; auf offener See: { NAME("ship", $ship6) }.
fact-start_drawn = { $player } bekommt die Startspielerflagge.
fact-chest_drawn = { $player } zieht eine Truhenkarte im Wert von { COUNT("coin", $coin) }.
fact-chest_drawn-hidden = { $player } zieht eine Truhenkarte.
fact-parrot_drawn = { $player } zieht eine Papageikarte ({ NAME("parrot", $parrot) }).
fact-parrot_drawn-hidden = { $player } zieht eine Papageikarte.
fact-goal_drawn = { $player } zieht eine Zielkarte ({ NAME("goal", $goal) }).
fact-goal_drawn-hidden = { $player } zieht eine Zielkarte.
fact-goals_chosen = { $player } behält vier Zielkarten und gibt ab: { NAME("goal", $goal) }, { NAME("goal", $goal2) }.
fact-goals_chosen-hidden = { $player } hat die Zielkarten gewählt.
fact-good_chosen = { $player } beginnt mit 1× { NAME("good", $good) }.
fact-round_began = Auktionsrunde { $number } beginnt, { $player } hat die Flagge.
fact-rolled = { $player } würfelt: Grün { $number }, Blau { $number2 }, Orange { $number3 }, Gelb { $number4 }, Grau { $number5 }.
fact-bid_made =
    { $player } bietet { $number }: { NAME("colour", $colour) }{ $colour2 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour2) }
    }{ $colour3 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour3) }
    }{ $colour4 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour4) }
    }{ $colour5 ->
        [none] { "" }
       *[other] , { NAME("colour", $colour5) }
    }.
fact-die_turned = { $player } dreht den Würfel { NAME("colour", $colour) } von { $number } auf { $number2 }.
fact-bid_held = { $player } hält das Gebot.
fact-passed = { $player } passt.
fact-goods_gained =
    { $player } bekommt Waren{ $coconuts ->
        [0] { "" }
       *[other] { " " }· { $coconuts }× Kokosnuss
    }{ $fishes ->
        [0] { "" }
       *[other] { " " }· { $fishes }× Fisch
    }{ $grogs ->
        [0] { "" }
       *[other] { " " }· { $grogs }× Grog
    }{ $lemons ->
        [0] { "" }
       *[other] { " " }· { $lemons }× Zitrone
    }{ $maps ->
        [0] { "" }
       *[other] { " " }· { $maps }× Schatzkarte
    }.
fact-ship_visited = { $player } besucht das { NAME("ship", $ship) } an der Halbinsel { NAME("colour", $colour) }.
fact-trade_ended = { $player } beendet den Handel.
fact-goods_handed_in =
    { $player } gibt Waren ab{ $coconuts ->
        [0] { "" }
       *[other] { " " }· { $coconuts }× Kokosnuss
    }{ $fishes ->
        [0] { "" }
       *[other] { " " }· { $fishes }× Fisch
    }{ $grogs ->
        [0] { "" }
       *[other] { " " }· { $grogs }× Grog
    }{ $lemons ->
        [0] { "" }
       *[other] { " " }· { $lemons }× Zitrone
    }{ $maps ->
        [0] { "" }
       *[other] { " " }· { $maps }× Schatzkarte
    }.
fact-coins_gained = { $player } bekommt { COUNT("coin", $coin) }.
fact-claimed = { $player } nimmt in Besitz: { NAME("building", $building) }.
fact-point_gained = { $player } bekommt 1 Piratenpunkt.
fact-goal_returned = { $player } legt eine Zielkarte unter den Stapel ({ NAME("goal", $goal) }).
fact-goal_returned-hidden = { $player } legt eine Zielkarte unter den Stapel.
fact-goal_kept = { $player } behält eine Zielkarte ({ NAME("goal", $goal) }).
fact-goal_kept-hidden = { $player } behält eine Zielkarte.
fact-auction_won = { $player } gewinnt die Auktion mit { $number }.
fact-nobody_opened = Niemand konnte eröffnen, die Runde hat keinen Gewinner.
fact-nothing_left = Niemand hat noch etwas, womit sich bieten oder handeln ließe: Das Spiel ist aus.
fact-bid_paid =
    { $player } zahlt { COUNT("coin", $coin) } und hat jetzt { $number } statt { $number2 } auf der Leiste{ $ones ->
        [0] { "" }
       *[other] { " " }· { $ones }× Truhe 1
    }{ $twos ->
        [0] { "" }
       *[other] { " " }· { $twos }× Truhe 2
    }{ $threes ->
        [0] { "" }
       *[other] { " " }· { $threes }× Truhe 3
    }.
fact-payment_refused = { $player } zahlt die { COUNT("coin", $coin) } nicht und bekommt nichts.
fact-claim_lapsed = Die Besitznahme von { $player } auf { NAME("colour", $colour) } verfällt.
fact-claim_declined = { $player } verzichtet auf die Besitznahme auf { NAME("colour", $colour) }.
fact-lock_placed = { $player } legt ein Schloss: { NAME("building", $building) }.
fact-ghost_placed = { $player } stellt Geistercrew auf: { NAME("building", $building) }.
fact-markers_taken = Alle nehmen ihre Handelsmarker zurück.
fact-ships_moved = Die Schiffe fahren weiter: { NAME("ship", $ship) }, { NAME("ship", $ship2) }, { NAME("ship", $ship3) }, { NAME("ship", $ship4) }, { NAME("ship", $ship5) }; auf offener See: { NAME("ship", $ship6) }.
fact-flag_passed = Die Flagge geht an { $player }.
fact-scored = { $player }: { COUNT("point", $point) } (Leiste { $number }, Truhen { $number2 }, Münzen { $number3 }, Gebäude { $number4 }, Halbinseln { $number5 }, Waren { $number6 }, Papageien { $number7 }).

## Refusals

refusal-G4-2 = Der niedrigste Würfel zeigt { $need }, du darfst bis { $have } bieten.
refusal-G4-7 = Höchstens { $need }, das wären { $have }.
refusal-G5-2 = Mindestens { $need }, das sind nur { $have }.
refusal-G6-7 = Es müssen genau { $need } sein, das sind { $have }.
refusal-G7-4 = Nötig: { COUNT("tile", $need) } der verlangten Ware, du hast { $have }.
refusal-G9-5 = Zu zahlen sind { COUNT("coin", $need) }, das sind { $have }.

## Fields of the board

field-round = Runde
field-start = Startspieler
field-clouds = Wolke
field-ships = Schiff
field-sea = Auf offener See
field-peninsulas = Halbinsel
field-good = Ware
field-ghosts = Geistercrew auf dem Schiff
field-sites = Gebäude
field-occupant = Besitz
field-locks = Schlösser im Vorrat
field-dice = Würfel
field-row = Bietzeile
field-bid = Gebot
field-leader = Höchstbietend
field-passed = Gepasst
field-players = Spieler
field-coins = Münzen
field-points = Punkte
field-crew = Crew
field-supply = Potenzieller Vorrat
field-goods = Waren Grün/Blau/Orange/Gelb/Grau
field-chests = Truhen
field-parrots = Papageien
field-goals = Ziele
field-marker = Handelt mit
field-decks = Stapel: Truhen, Papageien, Ziele
field-chosen = Hat gewählt
field-hand = Deine Zielkarten
field-own_chests = Deine Truhen im Wert 1, 2, 3
field-own_parrots = Deine Papageikarten
field-hands = Alle Karten
field-drawn = Gezogene Ziele
field-buried = Von dir unter dem Zielstapel
field-bidding = Vorbereitetes Gebot
field-trading = Handel
field-giving = Ersatz
field-claiming = Besitznahmen
field-tallies = Wertung

## The board as text

board-round = { $round }, Startspieler { NAME("holder", $start) }
board-peninsulas = { NAME("colour", $colour) }
board-good = { NAME("good", $good) }
board-clouds = { NAME("cloud", $clouds) }
board-ships = { NAME("ship", $ships) }
board-sea = { NAME("ship", $ships) }
board-bid = { $bid } ({ NAME("holder", $leader) })
board-row = { NAME("colour", $row) } { $row2 }
board-players = { $player } ({ NAME("crew", $crew) })
board-goods = { $goods }/{ $goods2 }/{ $goods3 }/{ $goods4 }/{ $goods5 }
board-marker = { NAME("ship", $marker) }
board-sites = { NAME("building", $building) }
board-occupant = { NAME("occupant", $sites) }
board-decks = { $decks } · { $decks2 } · { $decks3 }
board-hand = { NAME("goal", $goals) }
board-own_chests = { $chests } · { $chests2 } · { $chests3 }
board-own_parrots = { NAME("parrot", $cards) }
board-drawn = { NAME("goal", $drawn) }

## Scores

result-score = { COUNT("point", $points) }
score-on-the-point-track = Auf der Punkteleiste
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
tile = { $count } Plättchen
point =
    { $count } { $count ->
        [one] Piratenpunkt
       *[other] Piratenpunkte
    }

## Names, by kind and key

colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-yellow = Gelb
colour-grey = Grau
good-coconut = Kokosnuss
good-fish = Fisch
good-grog = Grog
good-lemon = Zitrone
good-map = Schatzkarte
crew-white = Weiß
crew-red = Rot
crew-purple = Lila
crew-black = Schwarz
type-hat-shop = Hut-Shop
type-sword-shop = Schwert-Shop
type-peg-leg-shop = Holzbein-Shop
type-anchor-shop = Anker-Shop
type-coffin-maker = Sargtischlerei
type-hook-shop = Haken-Shop
type-figurehead-workshop = Galionsfiguren-Werkstatt
type-cannonball-foundry = Kanonenkugelgießerei
type-eyepatch-shop = Augenklappen-Shop
type-voodoo-doll-workshop = Voodoopuppen-Werkstatt
type-fortune-teller-studio = Wahrsager-Studio
type-bar = Bar
worth-hat-shop = 2
worth-sword-shop = 3
worth-peg-leg-shop = 2
worth-anchor-shop = 3
worth-coffin-maker = 3
worth-hook-shop = 2
worth-figurehead-workshop = 3
worth-cannonball-foundry = 3
worth-eyepatch-shop = 3
worth-voodoo-doll-workshop = 4
worth-fortune-teller-studio = 4
worth-bar = 6
building-hat-shop-on-green = Hut-Shop auf Grün
building-peg-leg-shop-on-green = Holzbein-Shop auf Grün
building-anchor-shop-on-green = Anker-Shop auf Grün
building-coffin-maker-on-green = Sargtischlerei auf Grün
building-hook-shop-on-green = Haken-Shop auf Grün
building-eyepatch-shop-on-green = Augenklappen-Shop auf Grün
building-voodoo-doll-workshop-on-green = Voodoopuppen-Werkstatt auf Grün
building-sword-shop-on-blue = Schwert-Shop auf Blau
building-peg-leg-shop-on-blue = Holzbein-Shop auf Blau
building-anchor-shop-on-blue = Anker-Shop auf Blau
building-hook-shop-on-blue = Haken-Shop auf Blau
building-figurehead-workshop-on-blue = Galionsfiguren-Werkstatt auf Blau
building-eyepatch-shop-on-blue = Augenklappen-Shop auf Blau
building-fortune-teller-studio-on-blue = Wahrsager-Studio auf Blau
building-hat-shop-on-orange = Hut-Shop auf Orange
building-peg-leg-shop-on-orange = Holzbein-Shop auf Orange
building-anchor-shop-on-orange = Anker-Shop auf Orange
building-hook-shop-on-orange = Haken-Shop auf Orange
building-figurehead-workshop-on-orange = Galionsfiguren-Werkstatt auf Orange
building-cannonball-foundry-on-orange = Kanonenkugelgießerei auf Orange
building-bar-on-orange = Bar auf Orange
building-hat-shop-on-yellow = Hut-Shop auf Gelb
building-sword-shop-on-yellow = Schwert-Shop auf Gelb
building-peg-leg-shop-on-yellow = Holzbein-Shop auf Gelb
building-coffin-maker-on-yellow = Sargtischlerei auf Gelb
building-figurehead-workshop-on-yellow = Galionsfiguren-Werkstatt auf Gelb
building-cannonball-foundry-on-yellow = Kanonenkugelgießerei auf Gelb
building-voodoo-doll-workshop-on-yellow = Voodoopuppen-Werkstatt auf Gelb
building-hat-shop-on-grey = Hut-Shop auf Grau
building-sword-shop-on-grey = Schwert-Shop auf Grau
building-coffin-maker-on-grey = Sargtischlerei auf Grau
building-hook-shop-on-grey = Haken-Shop auf Grau
building-cannonball-foundry-on-grey = Kanonenkugelgießerei auf Grau
building-eyepatch-shop-on-grey = Augenklappen-Shop auf Grau
building-fortune-teller-studio-on-grey = Wahrsager-Studio auf Grau
goal-hat-shop-2 = Hut-Shop (2)
goal-sword-shop-3 = Schwert-Shop (3)
goal-peg-leg-shop-2 = Holzbein-Shop (2)
goal-anchor-shop-3 = Anker-Shop (3)
goal-coffin-maker-3 = Sargtischlerei (3)
goal-hook-shop-2 = Haken-Shop (2)
goal-figurehead-workshop-3 = Galionsfiguren-Werkstatt (3)
goal-cannonball-foundry-3 = Kanonenkugelgießerei (3)
goal-eyepatch-shop-3 = Augenklappen-Shop (3)
goal-voodoo-doll-workshop-4 = Voodoopuppen-Werkstatt (4)
goal-fortune-teller-studio-4 = Wahrsager-Studio (4)
goal-bar-6 = Bar (6)
goal-green-peninsula = Halbinsel Grün
goal-blue-peninsula = Halbinsel Blau
goal-orange-peninsula = Halbinsel Orange
goal-yellow-peninsula = Halbinsel Gelb
goal-grey-peninsula = Halbinsel Grau
goal-coconut-goods = Ware Kokosnuss
goal-fish-goods = Ware Fisch
goal-grog-goods = Ware Grog
goal-lemon-goods = Ware Zitrone
goal-treasure-map-goods = Ware Schatzkarte
goal-parrots = Papageien
parrot-turn-the-die-green = Würfel drehen: Grün
parrot-turn-the-die-blue = Würfel drehen: Blau
parrot-turn-the-die-orange = Würfel drehen: Orange
parrot-turn-the-die-yellow = Würfel drehen: Gelb
parrot-turn-the-die-grey = Würfel drehen: Grau
parrot-hold-the-bid = Gebot halten
cloud-none = –
cloud-point-cloud = Punktwolke
cloud-parrot-cloud = Papageiwolke
cloud-goal-cloud = Zielwolke
cloud-blank-cloud = leere Wolke
cloud-black-cloud = schwarze Wolke
ship-none = –
ship-coins-2 = 2-Münzen-Schiff
ship-coins-3 = 3-Münzen-Schiff
ship-coins-4 = 4-Münzen-Schiff
ship-chest = Truhenschiff
ship-parrot = Papageischiff
ship-goal = Zielschiff
ship-ghost = Geisterschiff
gain-coins-2 = 2 Münzen je Plättchen, höchstens 4 Plättchen
gain-coins-3 = 3 Münzen je Plättchen, höchstens 2 Plättchen
gain-coins-4 = 4 Münzen für 1 Plättchen
gain-chest = 1 Truhenkarte je Plättchen, höchstens 2
gain-parrot = 1 Papageikarte je Plättchen, höchstens 3
gain-goal = 1 Zielkarte zur Auswahl je Plättchen, eine behältst du
occupant-none = frei
occupant-ghost-crew = Geistercrew
occupant-lock = Schloss
holder-none = niemand
