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
    { COUNT("tile", $tile) } handeln{ $replaced ->
        [0] { "" }
        [1] { " " }(1 davon mit 3 anderen bezahlt)
       *[other] { " " }({ $replaced } davon mit je 3 anderen bezahlt)
    }
action-claim =
    { NAME("building", $building) } für 4 Plättchen nehmen{ $replaced ->
        [0] { "" }
        [1] { " " }(1 davon mit 3 anderen bezahlt)
       *[other] { " " }({ $replaced } davon mit je 3 anderen bezahlt)
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
action-decline = Kein Gebäude auf { NAME("colour", $colour) }
action-lock = Schloss: { NAME("building", $building) }
action-haunt = Geistercrew: { NAME("building", $building) }

## Log

fact-clouds_laid = Wolken von Grün bis Grau: { NAME("cloud", $cloud) }, { NAME("cloud", $cloud2) }, { NAME("cloud", $cloud3) }, { NAME("cloud", $cloud4) }, { NAME("cloud", $cloud5) }.
fact-ships_laid = Schiffe von links: { NAME("ship", $ship) }, { NAME("ship", $ship2) }, { NAME("ship", $ship3) }, { NAME("ship", $ship4) }, { NAME("ship", $ship5) }; auf offener See: { NAME("ship", $ship6) }.
fact-start_drawn = { $player } bekommt die Startspielerflagge.
fact-chest_drawn = { $player } zieht{ NAME("chest_source", $chest_source) } eine Truhenkarte im Wert von { COUNT("coin", $coin) }.
fact-chest_drawn-hidden = { $player } zieht{ NAME("chest_source", $chest_source) } eine Truhenkarte.
fact-parrot_drawn = { $player } zieht{ NAME("parrot_source", $parrot_source) } eine Papageikarte ({ NAME("parrot", $parrot) }).
fact-parrot_drawn-hidden = { $player } zieht{ NAME("parrot_source", $parrot_source) } eine Papageikarte.
fact-goal_drawn = { $player } zieht{ NAME("goal_source", $goal_source) } eine Zielkarte ({ NAME("goal", $goal) }).
fact-goal_drawn-hidden = { $player } zieht{ NAME("goal_source", $goal_source) } eine Zielkarte.
fact-goals_chosen = { $player } behält vier Zielkarten und gibt ab: { NAME("goal", $goal) }, { NAME("goal", $goal2) }.
fact-goals_chosen-hidden = { $player } hat die Zielkarten gewählt.
fact-good_chosen = { $player } beginnt mit 1 Plättchen: { NAME("good", $good) }.
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
fact-die_turned = { $player } dreht den { NAME("coloured", $coloured) } Würfel von { $number } auf { $number2 }.
fact-bid_held = { $player } hält das Gebot.
fact-passed = { $player } { NAME("passing", $passing) }.
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
fact-ship_visited = { $player } besucht das { NAME("ship", $ship) } an der { NAME("coloured", $coloured) } Halbinsel.
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
    }{ $substitution ->
        [0] { "" }
        [1] { " " }(1 Plättchen 3:1 ersetzt)
       *[other] { " " }({ $substitution } Plättchen 3:1 ersetzt)
    }.
fact-coins_gained = { $player } bekommt { COUNT("coin", $coin) }: 1 je { NAME("per_free", $per_free) }.
fact-claimed = { $player } nimmt { NAME("the_building", $the_building) } in Besitz.
fact-point_gained = { $player } bekommt 1 Piratenpunkt für das { NAME("bid_space", $bid_space) }.
fact-goal_returned = { $player } legt eine Zielkarte unter den Stapel ({ NAME("goal", $goal) }).
fact-goal_returned-hidden = { $player } legt eine Zielkarte unter den Stapel.
fact-goal_kept = { $player } behält eine Zielkarte ({ NAME("goal", $goal) }).
fact-goal_kept-hidden = { $player } behält eine Zielkarte.
fact-auction_won = { $player } gewinnt die Auktion mit { COUNT("coin", $coin) }.
fact-nobody_opened = Niemand konnte eröffnen, die Runde hat keinen Gewinner.
fact-nothing_left = Niemand hat noch etwas, womit sich bieten oder handeln ließe: Das Spiel ist aus.
fact-bid_paid = { $player } zahlt { COUNT("coin", $coin) }.
fact-payment_refused = { $player } zahlt die { COUNT("coin", $coin) } nicht und bekommt nichts.
fact-claim_lapsed = { $player } bekommt kein Gebäude auf { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-claim_declined = { $player } nimmt kein Gebäude auf { NAME("colour", $colour) }.
fact-lock_placed = { $player } legt ein Schloss auf { NAME("the_building", $the_building) }.
fact-ghost_placed = { $player } setzt Geistercrew auf { NAME("the_building", $the_building) }.
fact-markers_taken = Alle nehmen ihre Handelsmarker zurück.
fact-ships_moved = Die Schiffe fahren weiter: { NAME("ship", $ship) }, { NAME("ship", $ship2) }, { NAME("ship", $ship3) }, { NAME("ship", $ship4) }, { NAME("ship", $ship5) }; auf offener See: { NAME("ship", $ship6) }.
fact-flag_passed = Die Flagge geht an { $player }.
fact-scored = { $player }: { COUNT("point", $point) } (Leiste { $number }, Truhen { $number2 }, Münzen { $number3 }, Gebäude { $number4 }, Halbinseln { $number5 }, Waren { $number6 }, Papageien { $number7 }).
fact-ghost_ship_turned = Das 3-Münzen-Schiff wird umgedreht: Es ist das Geisterschiff.
fact-rejected_put_under = Die { $number } abgelegten Zielkarten kommen unter den Zielstapel.
fact-no_goods_gained = Die Bietzeile ist leer: { $player } bekommt keine Waren daraus.
fact-ghost_good_gained = { $player } bekommt 1 Plättchen vom Geisterschiff: { NAME("good", $good) }.
fact-trade_excused = { $player } { NAME("excuse", $excuse) }.
fact-nothing_given = Der Stapel ist leer: { $player } bekommt am { NAME("ship", $ship) } nichts für das Plättchen.
fact-goods_sold = { $player } verkauft { COUNT("tile", $tile) } am { NAME("ship", $ship) } für { COUNT("coin", $coin) }.
fact-last_crew_placed = { $player } hat keine Crew mehr: Dies ist die letzte Auktionsrunde.
fact-cloud_gave_nothing =
    { NAME("barren", $barren) } { $player }{ $barren_end ->
        [4] { "" }
       *[other] { " " }nichts
    }.
fact-cloud_point_gained = { $player } bekommt 1 Piratenpunkt von der Punktwolke.
fact-bid_paid_mixed = { $player } zahlt { $number }: { COUNT("coin", $coin) } und { COUNT("chest", $chest) } im Wert von { $number2 }.
fact-bid_paid_in_chests =
    { $player } zahlt { $number } mit { COUNT("chest", $chest) } im Wert von { $number2 }{ $change ->
        [0] { "" }
       *[other] ; { COUNT("coin", $change) } Rest auf die Leiste
    }.
fact-lock_skipped = { $player } legt kein Schloss auf { NAME("colour", $colour) }: { NAME("lapse", $lapse) }.
fact-ghost_skipped = { NAME("no_ghost", $no_ghost) }

## Refusals

refusal-opening-at-least = Du musst eröffnen: Biete mindestens { COUNT("coin", $need) }.
refusal-bid-at-least = Du musst mindestens { COUNT("coin", $need) } bieten; das wären nur { $have }.
refusal-bid-at-most = Du darfst höchstens { COUNT("coin", $need) } bieten; das wären { $have }.
refusal-held-bid-exactly = Zum Halten müssen es genau { COUNT("coin", $need) } sein; das wären { $have }.
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
refusal-traded-tile-at-most = Dieses Schiff nimmt höchstens { COUNT("tile", $need) }; das wären { $have }.
refusal-drawn-card-at-most = Der Stapel hat nur noch { COUNT("card", $need) }; das wären { $have }.
refusal-crew-missing = Du hast kein Crewmitglied mehr.
refusal-substituted-tile-at-least = Weniger als { COUNT("tile", $need) } kannst du nicht ersetzen.
refusal-substituted-tile-at-most = Du gibst nur { COUNT("tile", $need) } ab, mehr kannst du nicht ersetzen.
refusal-other-tile-at-least = Als Ersatz brauchst du { COUNT("tile", $need) } anderer Waren; du hast { $have }.
refusal-demanded-tile-at-least = Du brauchst { COUNT("tile", $need) } der verlangten Ware; du hast { $have }.
refusal-unused-tile-missing = Von dieser Ware hast du kein Plättchen mehr übrig.
refusal-dealt-goal-missing = Diese Zielkarten hast du nicht alle bekommen.
refusal-good-missing = Diese Ware gibt es nicht.
refusal-goal-in-hand-missing = Diese Zielkarte hast du nicht auf der Hand.
refusal-drawn-goal-missing = Diese Zielkarte hast du nicht gezogen.
refusal-used-chest-at-least = Weniger als { COUNT("chest", $need) } kannst du nicht einsetzen.
refusal-chest-of-value-missing = Eine Truhe mit diesem Wert hast du nicht.
refusal-used-chest-at-most = Von diesem Wert hast du nur { COUNT("chest", $need) }; das wären { $have }.
refusal-payment-at-least = Du musst { COUNT("coin", $need) } zahlen; so reicht es nur für { $have }.
refusal-claim-missing = Auf dieser Halbinsel steht dir kein Gebäude zu.

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
chest =
    { $count } { $count ->
        [one] Truhe
       *[other] Truhen
    }
card =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
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
the_building-hat-shop-on-green = den Hut-Shop auf Grün
the_building-peg-leg-shop-on-green = den Holzbein-Shop auf Grün
the_building-anchor-shop-on-green = den Anker-Shop auf Grün
the_building-coffin-maker-on-green = die Sargtischlerei auf Grün
the_building-hook-shop-on-green = den Haken-Shop auf Grün
the_building-eyepatch-shop-on-green = den Augenklappen-Shop auf Grün
the_building-voodoo-doll-workshop-on-green = die Voodoopuppen-Werkstatt auf Grün
the_building-sword-shop-on-blue = den Schwert-Shop auf Blau
the_building-peg-leg-shop-on-blue = den Holzbein-Shop auf Blau
the_building-anchor-shop-on-blue = den Anker-Shop auf Blau
the_building-hook-shop-on-blue = den Haken-Shop auf Blau
the_building-figurehead-workshop-on-blue = die Galionsfiguren-Werkstatt auf Blau
the_building-eyepatch-shop-on-blue = den Augenklappen-Shop auf Blau
the_building-fortune-teller-studio-on-blue = das Wahrsager-Studio auf Blau
the_building-hat-shop-on-orange = den Hut-Shop auf Orange
the_building-peg-leg-shop-on-orange = den Holzbein-Shop auf Orange
the_building-anchor-shop-on-orange = den Anker-Shop auf Orange
the_building-hook-shop-on-orange = den Haken-Shop auf Orange
the_building-figurehead-workshop-on-orange = die Galionsfiguren-Werkstatt auf Orange
the_building-cannonball-foundry-on-orange = die Kanonenkugelgießerei auf Orange
the_building-bar-on-orange = die Bar auf Orange
the_building-hat-shop-on-yellow = den Hut-Shop auf Gelb
the_building-sword-shop-on-yellow = den Schwert-Shop auf Gelb
the_building-peg-leg-shop-on-yellow = den Holzbein-Shop auf Gelb
the_building-coffin-maker-on-yellow = die Sargtischlerei auf Gelb
the_building-figurehead-workshop-on-yellow = die Galionsfiguren-Werkstatt auf Gelb
the_building-cannonball-foundry-on-yellow = die Kanonenkugelgießerei auf Gelb
the_building-voodoo-doll-workshop-on-yellow = die Voodoopuppen-Werkstatt auf Gelb
the_building-hat-shop-on-grey = den Hut-Shop auf Grau
the_building-sword-shop-on-grey = den Schwert-Shop auf Grau
the_building-coffin-maker-on-grey = die Sargtischlerei auf Grau
the_building-hook-shop-on-grey = den Haken-Shop auf Grau
the_building-cannonball-foundry-on-grey = die Kanonenkugelgießerei auf Grau
the_building-eyepatch-shop-on-grey = den Augenklappen-Shop auf Grau
the_building-fortune-teller-studio-on-grey = das Wahrsager-Studio auf Grau
per_free-free-hat-shop = freiem Hut-Shop
per_free-free-sword-shop = freiem Schwert-Shop
per_free-free-peg-leg-shop = freiem Holzbein-Shop
per_free-free-anchor-shop = freiem Anker-Shop
per_free-free-coffin-maker = freier Sargtischlerei
per_free-free-hook-shop = freiem Haken-Shop
per_free-free-figurehead-workshop = freier Galionsfiguren-Werkstatt
per_free-free-cannonball-foundry = freier Kanonenkugelgießerei
per_free-free-eyepatch-shop = freiem Augenklappen-Shop
per_free-free-voodoo-doll-workshop = freier Voodoopuppen-Werkstatt
per_free-free-fortune-teller-studio = freiem Wahrsager-Studio
per_free-free-bar = freier Bar
coloured-green = grünen
coloured-blue = blauen
coloured-orange = orangen
coloured-yellow = gelben
coloured-grey = grauen
chest_source-n0 = { "" }
chest_source-at-the-chest-ship = { " " }am Truhenschiff
parrot_source-n0 = { "" }
parrot_source-at-the-parrot-ship = { " " }am Papageischiff
parrot_source-thanks-to-the-parrot-cloud = { " " }dank der Papageiwolke
goal_source-n0 = { "" }
goal_source-at-the-goal-ship = { " " }am Zielschiff
goal_source-thanks-to-the-goal-cloud = { " " }dank der Zielwolke
passing-passes = passt
passing-cannot-afford-an-opening-bid-and-passes = kann sich kein Startgebot leisten und passt
excuse-has-nothing-that-a-permitted-ship-demands-and-need-not-trade = hat nichts, was ein erlaubtes Schiff verlangt, und muss nicht handeln
excuse-cannot-achieve-anything-at-a-permitted-ship-and-need-not-trade = kann an keinem erlaubten Schiff etwas ausrichten und muss nicht handeln
bid_space-first-bid-space = 1. Bietfeld
bid_space-second-bid-space = 2. Bietfeld
bid_space-third-bid-space = 3. Bietfeld
bid_space-fourth-bid-space = 4. Bietfeld
bid_space-fifth-bid-space = 5. Bietfeld
lapse-no-crew-is-left = die Crew ist aufgebraucht
lapse-nothing-is-free-there = dort ist nichts mehr frei
lapse-only-the-same-type-of-building-is-free-there = frei ist dort nur noch dieselbe Art Gebäude
lapse-there-are-no-locks-left = es gibt keine Schlösser mehr
barren-parrot-deck-is-empty-the-parrot-cloud-brings-nothing-to = Der Papageistapel ist leer: Die Papageiwolke bringt
barren-goal-deck-is-empty-the-goal-cloud-brings-nothing-to = Der Zielstapel ist leer: Die Zielwolke bringt
barren-black-cloud-no-reward-and-no-coins-for = Schwarze Wolke: Keine Belohnung und keine Münzen für
no_ghost-ghost-ship-is-at-open-sea-no-ghost-crew-goes-ashore = Das Geisterschiff liegt auf offener See: Keine Geistercrew geht an Land.
no_ghost-ghost-ship-is-empty-no-ghost-crew-goes-ashore = Auf dem Geisterschiff ist niemand mehr: Keine Geistercrew geht an Land.
no_ghost-no-building-is-free-at-the-ghost-ship-no-ghost-crew-goes-ashore = Am Geisterschiff ist kein Gebäude mehr frei: Keine Geistercrew geht an Land.
