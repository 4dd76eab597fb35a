### Texte von Manila

## Prompts

prompt-Auction =
    Versteigerung des Hafenmeisteramts. { $leader ->
        [none] Noch hat niemand geboten.
       *[other] { $leader } bietet { COUNT("peso", $high) }.
    } Wie viel bietest du?
prompt-BuyShare = Du bist Hafenmeister. Möchtest du einen Anteil kaufen?
prompt-LoadPunts = Drei der vier Waren fahren mit. Welche lädst du als nächste?
prompt-LaunchPunts = Auf welcher Welle startet der nächste Kahn? Alle drei Startwellen zusammen ergeben 9.
prompt-Payment = Du musst { COUNT("peso", $amount) } zahlen und hast { COUNT("peso", $cash) }. Welchen Anteil beleihst du?
prompt-Placement = Wohin setzt du einen Komplizen?
prompt-Boarding = Ein Kahn steht auf der 13! Enterst du ihn als Piratenkapitän?
prompt-MateBoarding = Ein Kahn steht auf der 13! Enterst du ihn als zweiter Pirat?
prompt-SmallPilot = Du bist der kleine Lotse: Welchen Kahn versetzt du um 1 Welle?
prompt-LargePilot = Du bist der große Lotse: Versetze einen Kahn um 2 Wellen oder zwei Kähne um je 1.
prompt-SecondMove = Du bist der große Lotse: Versetze noch einen anderen Kahn um 1 Welle.
prompt-Plunder = Geplündert! Wohin kommt der Kahn auf der 13?

## Options

action-deal = { NAME("share", $ware) } austeilen
action-start = { $player } beginnt
action-roll = { $number } für { NAME("ware", $ware) } würfeln
action-bid = { COUNT("peso", $peso) } bieten
action-pass = Passen
action-buy = { NAME("share", $ware) } kaufen ({ NAME("price", $values) })
action-skip = Keinen Anteil kaufen
action-load = { NAME("cargo", $ware) } laden
action-launch = Auf Welle { $number } starten
action-place = { NAME("offer", $space) }
action-decline = Keinen Komplizen einsetzen
action-board =
    Entern: { NAME("seat_aboard", $space) }{ $spaces ->
        [none] { "" }
       *[other] { " " }und { $spaces } verdrängen
    }
action-stay = Auf dem Piratenboot bleiben
action-steer = { NAME("punt", $ware) }: { NAME("shift", $shift) }
action-rest = Keinen Kahn versetzen
action-rest-SecondMove = Keinen weiteren Kahn versetzen
action-send = Den Kahn { NAME("bound", $bound) } schicken
action-pledge = { NAME("share", $ware) } beleihen (+12)
action-repay = Kredit auf { NAME("ware", $ware) } tilgen (−15)

## Log

fact-share_dealt = { $player } bekommt einen { NAME("share", $ware) }.
fact-share_dealt-hidden = { $player } bekommt einen verdeckten Anteil.
fact-start_drawn = { $player } eröffnet die erste Versteigerung.
fact-voyage_began = Fahrt { $number } beginnt.
fact-bid = { $player } bietet { COUNT("peso", $peso) }.
fact-passed = { $player } passt.
fact-office_won = { $player } ersteigert das Hafenmeisteramt für { COUNT("peso", $peso) }.
fact-office_kept = Niemand bietet: { $player } behält das Hafenmeisteramt.
fact-paid =
    { $covered ->
        [0] { "" }
       *[other] { $player } kann nur { COUNT("peso", $peso) } zahlen; den Rest ({ COUNT("peso", $covered) }) übernimmt die Hafenkasse.
    }
fact-share_pledged = { $player } beleiht einen { NAME("share", $ware) } und bekommt { COUNT("peso", $peso) }.
fact-share_pledged-hidden = { $player } beleiht einen Anteil und bekommt { COUNT("peso", $peso) }.
fact-loan_repaid = { $player } tilgt für { COUNT("peso", $peso) } den Kredit auf einen { NAME("share", $ware) }.
fact-loan_repaid-hidden = { $player } tilgt für { COUNT("peso", $peso) } einen Kredit.
fact-share_bought = { $player } kauft einen { NAME("share", $ware) } für { COUNT("peso", $peso) }.
fact-bought_nothing = { $player } kauft keinen Anteil.
fact-punt_loaded = { $player } belädt einen Kahn mit { NAME("ware", $ware) }.
fact-ware_left = { NAME("ware", $ware) } bleibt in dieser Fahrt an Land.
fact-punt_launched = Der { NAME("punt", $ware) } startet auf Welle { $number }.
fact-placed = { $player } setzt für { COUNT("peso", $peso) } einen Komplizen { NAME("onto", $space) }.
fact-insurance_taken = { $player } übernimmt die Versicherung und bekommt { COUNT("peso", $peso) }.
fact-stowed_away = { $player } schmuggelt einen blinden Passagier { NAME("onto", $space) } und gibt dafür { COUNT("peso", $peso) } ab.
fact-declined = { $player } setzt { NAME("declining", $declining) } ein.
fact-sat_out = { $player } { NAME("sitting_out", $sitting_out) } und setzt aus.
fact-rolled = { $player } würfelt für { NAME("ware", $ware) } eine { $number }.
fact-punt_moved =
    Der { NAME("punt", $ware) } { $reached ->
        [14] fährt über die 13 hinaus
       *[other] steht auf Welle { $reached }
    }.
fact-punt_docked = Der { NAME("punt", $ware) } legt an Hafenplatz { NAME("slot", $slot) } an{ NAME("unguarded", $unguarded) }.
fact-punt_laid_up = Der { NAME("punt", $ware) } { NAME("late", $late) } auf Werftplatz { NAME("slot", $slot) }.
fact-no_seat_to_board = Auf der 13 ist kein Platz frei: Die Piraten können nicht entern.
fact-boarded = { $player } entert den { NAME("deck", $space) }.
fact-stayed = { $player } bleibt auf dem Piratenboot.
fact-pushed_out = { $player } verdrängt einen Komplizen von { $player2 } vom { NAME("deck", $space) }.
fact-became_captain = { $player } rückt zum Kapitän auf.
fact-plundered =
    Piraten plündern den { NAME("punt", $ware) }!{ $crew_robbed ->
        [0] { "" }
       *[other] { " " }Seine Besatzung geht leer aus.
    }
fact-pirate_paid =
    { $player } erbeutet { COUNT("peso", $peso) } vom { NAME("punt", $ware) }{ $pirates ->
        [1] { "" }
       *[other] { " " }mit beiden Piraten
    }.
fact-punt_sent = { $player } schickt den { NAME("punt", $ware) } { NAME("bound", $bound) }.
fact-pilot_steered = { $player } lotst den { NAME("punt", $ware) } { NAME("shift", $shift) }.
fact-pilot_rested = { $player } { NAME("resting", $resting) }.
fact-pilot_idle = Alle Kähne liegen im Hafen: { $player } hat nichts zu lotsen.
fact-crew_paid =
    { $player } bekommt { COUNT("peso", $peso) } für { $crew_of ->
        [1] einen Komplizen auf dem
       *[other] { $crew_of } Komplizen auf dem
    } { NAME("punt", $ware) }.
fact-port_paid = { $player } bekommt { COUNT("peso", $peso) } für Hafenplatz { NAME("slot", $slot) }.
fact-repairs_due = { $player } muss als Versicherer { COUNT("peso", $peso) } für Reparaturen zahlen: { NAME("repairs", $repairs) }.
fact-own_slots_damaged = { $player } steht als Versicherer selbst auf { NAME("own_slots", $own_slots) }: Dafür fließt kein Geld.
fact-yard_paid =
    { $player } bekommt { COUNT("peso", $peso) } { $player2 ->
        [none] aus der Hafenkasse
       *[other] von { $player2 }
    } für Werftplatz { NAME("slot", $slot) }.
fact-bank_repaid = Auf Werftplatz { NAME("slot", $slot) } steht niemand: Die { COUNT("peso", $peso) } von { $player } gehen an die Hafenkasse.
fact-ware_rose = { NAME("ware", $ware) } steigt auf { $number }.
fact-top_reached = Auf dem Schwarzmarkt ist die { $number } erreicht: Das Spiel ist zu Ende.
fact-loan_settled = { $player } tilgt am Ende für { COUNT("peso", $peso) } den Kredit auf einen { NAME("share", $ware) }.
fact-shares_shown =
    { $revealed ->
        [0]
            { $revealed_pledged ->
                [0] { "" }
               *[other] { $player } zeigt { COUNT("pledged_share", $revealed_pledged) } { NAME("ware", $ware) }.
            }
       *[other]
            { $player } zeigt { COUNT("shares", $revealed) } { NAME("ware", $ware) }{ $revealed_pledged ->
                [0] { "" }
               *[other] { " " }und { COUNT("pledged_share", $revealed_pledged) }
            }.
    }
fact-fortune_counted =
    { $player } hat ein Vermögen von { COUNT("peso", $peso) }: { $number } bar und { $number2 } in Anteilen{ $owing ->
        [0] { "" }
       *[other] , minus { $owing } für offene Kredite
    }.

## Refusals

refusal-unpledged_share-missing = Davon hast du keinen unbeliehenen Anteil.
refusal-loan-missing = Auf diese Ware hast du keinen Kredit.
refusal-repayment-at-least = Das Tilgen kostet { COUNT("peso", $need) }, du hast { $have }.
refusal-cash-at-least = Du musst erst { COUNT("peso", $need) } zahlen und hast { $have }: Beleihe einen Anteil.
refusal-opening-at-least = Als Startspieler musst du mindestens { COUNT("peso", $need) } bieten.
refusal-bid-at-least = Du musst mindestens { COUNT("peso", $need) } bieten.
refusal-bid-at-most = Du kannst höchstens { COUNT("peso", $need) } zahlen, Kredite eingerechnet.
refusal-supply_share-missing = Davon liegt kein Anteil mehr im Vorrat.
refusal-share_price-at-least = Der Anteil kostet { COUNT("peso", $need) }, du kannst höchstens { $have } aufbringen.
refusal-unloaded_ware-missing = Diese Ware ist schon geladen.
refusal-wave-at-least = Ein Kahn startet frühestens auf Welle { $need }.
refusal-wave-at-most = Ein Kahn startet höchstens auf Welle { $need }.
refusal-start-at-least = Der letzte Kahn startet höchstens auf 5, also muss dieser mindestens auf { $need } starten.
refusal-start-at-most = Alle drei zusammen ergeben 9, also kann dieser Kahn höchstens auf { $need } starten.
refusal-last_start-exactly = Alle drei zusammen ergeben 9, also muss der letzte Kahn auf { $need } starten.
refusal-free_space-missing = Dieses Feld ist schon besetzt.
refusal-space_price-at-least = Das Feld kostet { COUNT("peso", $need) }, du kannst höchstens { $have } aufbringen.
refusal-punt_of_ware-missing = Diese Ware fährt diesmal nicht mit.
refusal-punt_at_sea-missing = Dieser Kahn liegt schon im Hafen.
refusal-seat_price-exactly = Du musst den billigsten freien Platz nehmen: den für { COUNT("peso", $need) }.
refusal-second_seat-not-now = Nimm zuerst den ersten der beiden Plätze für 5 Pesos.
refusal-second_pirate-not-now = Zuerst wird das Feld des Kapitäns besetzt.
refusal-cash_ashore-missing = Du bist pleite: Als blinder Passagier darfst du nur auf einen Kahn auf See.
refusal-cash_to_insure-missing = Du bist pleite und kannst keine Versicherung übernehmen.
refusal-prey-missing = Dieser Kahn steht nicht auf der 13.
refusal-free_seat-missing = Dieser Platz ist besetzt.
refusal-boarding_seat-exactly = Du musst den billigsten freien Platz nehmen: Platz { $need }.
refusal-eviction-not-now = Solange noch ein Platz frei ist, darfst du niemanden verdrängen.
refusal-small_move-exactly = Der kleine Lotse versetzt einen Kahn um genau { COUNT("wave", $need) }.
refusal-large_move-at-most = Der große Lotse versetzt einen Kahn um höchstens { COUNT("wave", $need) }.
refusal-lone_punt_move-exactly = Nur noch dieser Kahn ist auf See: Du kannst ihn nur um genau { COUNT("wave", $need) } versetzen.
refusal-moved_punts-at-least = Du musst noch einen zweiten Kahn um 1 Welle versetzen.
refusal-second_punt-missing = Diesen Kahn hast du eben versetzt: Wähle einen anderen.

## Fields of the board

field-voyage = Fahrt
field-master = Hafenmeister
field-start = Startspieler
field-players = Spieler
field-cash = Pesos
field-shares = Anteile
field-loans = Kredite
field-bought = gekauft: G M S J
field-out = setzt nicht mehr ein
field-hand = deine
field-pledged = beliehen
field-supply = Vorrat
field-values = Wert
field-ware = Ware
field-punts = Kähne
field-wave = Welle
field-spaces = Komplizen
field-crew = Besatzung
field-port = Hafen
field-yard = Werft
field-pirates = Piraten
field-pilots = Lotsen
field-insurance = Versicherung
field-dice = Würfel
field-rolls = Würfe übrig
field-auction = Versteigerung
field-due = Zu zahlen
field-scores = Vermögen

## The board as text

board-voyage = { $voyage }, noch { COUNT("roll", $rolls) }
board-auction =
    { $leader ->
        [none] Noch hat niemand geboten.
       *[other] { $leader } bietet { COUNT("peso", $high) }.
    }
board-ware = { NAME("ware", $ware) }
board-bought = { $bought } { $bought2 } { $bought3 } { $bought4 }
board-punts = { NAME("route", $route) } { NAME("punt", $ware) }
board-wave =
    { $berth ->
        [-1]
            { $wave ->
                [-1] noch ohne Welle
               *[other] Welle { $wave }
            }
        [0] im Hafen A
        [1] im Hafen B
        [2] im Hafen C
        [3] in der Werft A
        [4] in der Werft B
       *[5] in der Werft C
    }
board-crew =
    { $ware ->
        [ginseng] 1 { NAME("holder", $spaces) } · 2 { NAME("holder", $spaces2) } · 3 { NAME("holder", $spaces3) }
        [nutmeg] 2 { NAME("holder", $spaces4) } · 3 { NAME("holder", $spaces5) } · 4 { NAME("holder", $spaces6) }
        [silk] 3 { NAME("holder", $spaces7) } · 4 { NAME("holder", $spaces8) } · 5 { NAME("holder", $spaces9) }
       *[jade] 3 { NAME("holder", $spaces10) } · 4 { NAME("holder", $spaces11) } · 5 { NAME("holder", $spaces12) } · 5 { NAME("holder", $spaces13) }
    }
board-port = { NAME("place", $place) } { NAME("holder", $spaces) }
board-yard = { NAME("place", $place) } { NAME("holder", $spaces) }
board-pirates = { NAME("place", $place) } { NAME("holder", $spaces) }
board-pilots = { NAME("place", $place) } { NAME("holder", $spaces) }
board-insurance = (+10) { NAME("holder", $spaces) }

## Scores

result-score = { COUNT("peso", $points) }
score-cash = Bargeld
score-shares-of = { NAME("share", $ware) }
score-pledged-shares-of = { NAME("share", $ware) }, beliehen
score-open-loan = Offener Kredit

## Counted things: $count

peso =
    { $count } { $count ->
        [one] Peso
       *[other] Pesos
    }
wave =
    { $count } { $count ->
        [one] Welle
       *[other] Wellen
    }
shares =
    { $count } { $count ->
        [one] Anteil
       *[other] Anteile
    }
pledged_share =
    { $count } { $count ->
        [one] beliehenen Anteil
       *[other] beliehene Anteile
    }
roll =
    { $count } { $count ->
        [one] Wurf
       *[other] Würfe
    }

## Names, by kind and key

ware-ginseng = Ginseng
ware-nutmeg = Muskat
ware-silk = Seide
ware-jade = Jade
punt-ginseng = Ginseng-Kahn
punt-nutmeg = Muskat-Kahn
punt-silk = Seiden-Kahn
punt-jade = Jade-Kahn
share-ginseng = Ginseng-Anteil
share-nutmeg = Muskat-Anteil
share-silk = Seiden-Anteil
share-jade = Jade-Anteil
cargo-ginseng = Ginseng (3 Plätze, 18 Pesos)
cargo-nutmeg = Muskat (3 Plätze, 24 Pesos)
cargo-silk = Seide (3 Plätze, 30 Pesos)
cargo-jade = Jade (4 Plätze, 36 Pesos)
price-n0 = 5 Pesos
price-n5 = 5 Pesos
price-n10-pesos = 10 Pesos
price-n20-pesos = 20 Pesos
price-n30-pesos = 30 Pesos
declining-n0 = keinen Komplizen
declining-any-more-on-this-voyage = in dieser Fahrt keinen Komplizen mehr
sitting_out-finds-no-free-space = findet kein freies Feld
sitting_out-is-broke-finds-no-place-to-stow-away = ist pleite, findet keinen Platz als blinder Passagier
unguarded-n0 = { "" }
unguarded-because-there-is-no-pirate = , weil kein Pirat da ist
late-goes = kommt
late-does-not-reach-the-port-and-goes = erreicht den Hafen nicht und kommt
resting-leaves-the-punts-alone = lässt die Kähne, wo sie sind
resting-moves-no-second-punt = versetzt keinen zweiten Kahn
repairs-shipyard-slot-a = Werftplatz A
repairs-shipyard-slot-b = Werftplatz B
repairs-shipyard-slots-a-6-and-b-8 = Werftplatz A (6) und B (8)
repairs-shipyard-slot-c = Werftplatz C
repairs-shipyard-slots-a-6-and-c-15 = Werftplatz A (6) und C (15)
repairs-shipyard-slots-b-8-and-c-15 = Werftplatz B (8) und C (15)
repairs-shipyard-slots-a-6-b-8-and-c-15 = Werftplatz A (6), B (8) und C (15)
own_slots-shipyard-slot-a = Werftplatz A
own_slots-shipyard-slot-b = Werftplatz B
own_slots-shipyard-slots-a-and-b = den Werftplätzen A und B
own_slots-shipyard-slot-c = Werftplatz C
own_slots-shipyard-slots-a-and-c = den Werftplätzen A und C
own_slots-shipyard-slots-b-and-c = den Werftplätzen B und C
own_slots-shipyard-slots-a-b-and-c = den Werftplätzen A, B und C
route-n1 = 1
route-n2 = 2
route-n3 = 3
slot-a = A
slot-b = B
slot-c = C
offer-ginseng-1 = Ginseng-Kahn (1 → 18 geteilt)
offer-ginseng-2 = Ginseng-Kahn (2 → 18 geteilt)
offer-ginseng-3 = Ginseng-Kahn (3 → 18 geteilt)
offer-nutmeg-2 = Muskat-Kahn (2 → 24 geteilt)
offer-nutmeg-3 = Muskat-Kahn (3 → 24 geteilt)
offer-nutmeg-4 = Muskat-Kahn (4 → 24 geteilt)
offer-silk-3 = Seiden-Kahn (3 → 30 geteilt)
offer-silk-4 = Seiden-Kahn (4 → 30 geteilt)
offer-silk-5 = Seiden-Kahn (5 → 30 geteilt)
offer-jade-3 = Jade-Kahn (3 → 36 geteilt)
offer-jade-4 = Jade-Kahn (4 → 36 geteilt)
offer-jade-5a = Jade-Kahn (5 → 36 geteilt)
offer-jade-5b = Jade-Kahn (5 → 36 geteilt)
offer-port-a = Hafen A (4 → 6)
offer-port-b = Hafen B (3 → 8)
offer-port-c = Hafen C (2 → 15)
offer-yard-a = Werft A (4 → 6)
offer-yard-b = Werft B (3 → 8)
offer-yard-c = Werft C (2 → 15)
offer-captain = Piratenkapitän (5 → Beute auf der 13)
offer-mate = Zweiter Pirat (5 → Beute auf der 13)
offer-small-pilot = Kleiner Lotse (2 → 1 Welle)
offer-large-pilot = Großer Lotse (5 → 2 Wellen)
offer-insurance = Versicherung (+10 sofort, du zahlst die Reparaturen)
onto-ginseng-1 = auf den Ginseng-Kahn
onto-ginseng-2 = auf den Ginseng-Kahn
onto-ginseng-3 = auf den Ginseng-Kahn
onto-nutmeg-2 = auf den Muskat-Kahn
onto-nutmeg-3 = auf den Muskat-Kahn
onto-nutmeg-4 = auf den Muskat-Kahn
onto-silk-3 = auf den Seiden-Kahn
onto-silk-4 = auf den Seiden-Kahn
onto-silk-5 = auf den Seiden-Kahn
onto-jade-3 = auf den Jade-Kahn
onto-jade-4 = auf den Jade-Kahn
onto-jade-5a = auf den Jade-Kahn
onto-jade-5b = auf den Jade-Kahn
onto-port-a = auf Hafenplatz A
onto-port-b = auf Hafenplatz B
onto-port-c = auf Hafenplatz C
onto-yard-a = auf Werftplatz A
onto-yard-b = auf Werftplatz B
onto-yard-c = auf Werftplatz C
onto-captain = als Kapitän auf das Piratenboot
onto-mate = als zweiten Piraten auf das Piratenboot
onto-small-pilot = auf das Feld des kleinen Lotsen
onto-large-pilot = auf das Feld des großen Lotsen
onto-insurance = auf das Versicherungsfeld
seat_aboard-ginseng-1 = Ginseng-Kahn, Platz zu 1
seat_aboard-ginseng-2 = Ginseng-Kahn, Platz zu 2
seat_aboard-ginseng-3 = Ginseng-Kahn, Platz zu 3
seat_aboard-nutmeg-2 = Muskat-Kahn, Platz zu 2
seat_aboard-nutmeg-3 = Muskat-Kahn, Platz zu 3
seat_aboard-nutmeg-4 = Muskat-Kahn, Platz zu 4
seat_aboard-silk-3 = Seiden-Kahn, Platz zu 3
seat_aboard-silk-4 = Seiden-Kahn, Platz zu 4
seat_aboard-silk-5 = Seiden-Kahn, Platz zu 5
seat_aboard-jade-3 = Jade-Kahn, Platz zu 3
seat_aboard-jade-4 = Jade-Kahn, Platz zu 4
seat_aboard-jade-5a = Jade-Kahn, erster Platz zu 5
seat_aboard-jade-5b = Jade-Kahn, zweiter Platz zu 5
deck-ginseng-1 = Ginseng-Kahn
deck-ginseng-2 = Ginseng-Kahn
deck-ginseng-3 = Ginseng-Kahn
deck-nutmeg-2 = Muskat-Kahn
deck-nutmeg-3 = Muskat-Kahn
deck-nutmeg-4 = Muskat-Kahn
deck-silk-3 = Seiden-Kahn
deck-silk-4 = Seiden-Kahn
deck-silk-5 = Seiden-Kahn
deck-jade-3 = Jade-Kahn
deck-jade-4 = Jade-Kahn
deck-jade-5a = Jade-Kahn
deck-jade-5b = Jade-Kahn
shift-back-2 = 2 Wellen zurück
shift-back-1 = 1 Welle zurück
shift-on-1 = 1 Welle vor
shift-on-2 = 2 Wellen vor
bound-port = in den Hafen
bound-yard = in die Werft
holder-none = frei
place-n13 = A (4 → 6)
place-n14 = B (3 → 8)
place-n15 = C (2 → 15)
place-n16 = A (4 → 6)
place-n17 = B (3 → 8)
place-n18 = C (2 → 15)
place-captain-5 = Kapitän (5)
place-second-5 = Zweiter (5)
place-small-2 = klein (2)
place-large-5 = groß (5)
