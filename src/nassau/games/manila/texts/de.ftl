### Texte von Manila. docs/glossary/manila.md nennt die Namen aller Dinge.

## Prompts

prompt-Auction =
    { $leader ->
        [none] Noch hat niemand auf das Hafenmeisteramt geboten. Wie viel bietest du?
       *[other] { $leader } bietet { COUNT("peso", $high) } für das Hafenmeisteramt. Bietest du mehr?
    }
prompt-BuyShare = Du bist Hafenmeister. Möchtest du einen Anteil kaufen?
prompt-LoadPunts = Drei der vier Waren gehen auf Fahrt. Welche lädst du als nächste?
prompt-LaunchPunts =
    { $start1 ->
        [-1] Auf welcher Welle startet der { NAME("punt", $ware1) }? Die drei Startwellen müssen zusammen 9 ergeben.
       *[other]
            { $start2 ->
                [-1] Auf welcher Welle startet der { NAME("punt", $ware2) }? Der erste startet auf { $start1 }; zusammen müssen es 9 sein.
               *[other] Auf welcher Welle startet der { NAME("punt", $ware3) }? Die anderen starten auf { $start1 } und { $start2 }; zusammen müssen es 9 sein.
            }
    }
prompt-Payment = Du musst { COUNT("peso", $amount) } zahlen und hast { COUNT("peso", $cash) }. Welchen Anteil beleihst du?
prompt-Placement = Wohin setzt du deinen Komplizen?
prompt-Boarding = Ein Kahn steht auf der 13! Enterst du ihn als Piratenkapitän?
prompt-MateBoarding = Ein Kahn steht auf der 13! Enterst du ihn als zweiter Pirat?
prompt-SmallPilot = Du bist der kleine Lotse. Welchen Kahn versetzt du um 1 Welle?
prompt-LargePilot = Du bist der große Lotse. Versetzt du einen Kahn um 2 Wellen oder zwei Kähne um je 1 Welle?
prompt-SecondMove = Du bist der große Lotse. Welchen anderen Kahn versetzt du um 1 Welle?
prompt-Plunder = Fette Beute! Wohin schickst du den geplünderten Kahn?

## Options

action-deal = Einen { NAME("share", $ware) } austeilen
action-start = { $player } beginnt
action-roll = Eine { $face } für { NAME("ware", $ware) } würfeln
action-bid = { COUNT("peso", $amount) } bieten
action-pass = Passen
action-buy =
    Einen { NAME("share", $ware) } kaufen ({ $value ->
        [0] { COUNT("peso", 5) }
       *[other] { COUNT("peso", $value) }
    })
action-skip = Keinen Anteil kaufen
action-load = { NAME("cargo", $ware) }
action-launch = Auf Welle { $wave } starten
action-place =
    { $spot ->
        [insurance] { NAME("spot", $spot) } (sofort 10 bekommen, später Reparaturen zahlen)
       *[other] { NAME("spot", $spot) } ({ $price } zahlen, { NAME("gain", $spot) })
    }
action-decline = Keinen Komplizen einsetzen
action-board =
    Den { NAME("punt", $spot) } entern{ $victim ->
        [none] { "" }
       *[other] { " " }und { $victim } vom { NAME("seat_aboard", $seat) } Platz verdrängen
    }
action-stay = Auf dem Piratenboot bleiben
action-steer = Den { NAME("punt", $ware) } { NAME("shift", $shift) }schieben
action-rest = Die Kähne lassen, wo sie sind
action-rest-SecondMove = Keinen zweiten Kahn versetzen
action-send = Den Kahn { NAME("bound", $bound) } schicken ({ NAME("effect", $bound) })
action-pledge = Einen { NAME("share", $ware) } beleihen (12 Pesos bekommen)
action-repay = Den Kredit auf einen { NAME("share", $ware) } tilgen (15 Pesos)

## Log

fact-share_dealt = { $player } bekommt einen { NAME("share", $ware) }.
fact-share_dealt-hidden = { $player } bekommt verdeckt einen Anteil.
fact-start_drawn = Das Los entscheidet: { $player } eröffnet die erste Versteigerung.
fact-voyage_began = Die { $voyage }. Fahrt beginnt.
fact-bid = { $player } bietet { COUNT("peso", $amount) }.
fact-passed = { $player } passt.
fact-office_won = { $player } ersteigert das Hafenmeisteramt für { COUNT("peso", $amount) }.
fact-office_kept =
    { $voyage ->
        [1] Niemand bietet: { $player } beginnt als Hafenmeister und zahlt nichts.
       *[other] Niemand bietet: { $player } bleibt Hafenmeister und zahlt nichts.
    }
# Was ganz bezahlt wird, steht schon in der Zeile davor: Versteigerung, Einsetzen oder Reparatur.
fact-paid =
    { $covered ->
        [0] { "" }
       *[other] { $player } kann nur { COUNT("peso", $amount) } zahlen; den Rest ({ COUNT("peso", $covered) }) übernimmt die Hafenkasse.
    }
fact-share_pledged =
    { $pledging ->
        [payment] Um zahlen zu können, muss { $player } einen { NAME("share", $ware) } beleihen und bekommt { COUNT("peso", $amount) }.
       *[choice] { $player } beleiht einen { NAME("share", $ware) } und bekommt { COUNT("peso", $amount) }.
    }
fact-share_pledged-hidden =
    { $pledging ->
        [payment] Um zahlen zu können, muss { $player } einen Anteil beleihen und bekommt { COUNT("peso", $amount) }.
       *[choice] { $player } beleiht einen Anteil und bekommt { COUNT("peso", $amount) }.
    }
fact-loan_repaid = { $player } tilgt für { COUNT("peso", $amount) } den Kredit auf einen { NAME("share", $ware) }.
fact-loan_repaid-hidden = { $player } tilgt für { COUNT("peso", $amount) } einen Kredit.
fact-share_bought = { $player } kauft einen { NAME("share", $ware) } für { COUNT("peso", $amount) }.
fact-bought_nothing = { $player } kauft keinen Anteil.
fact-punt_loaded = { $player } belädt einen Kahn mit { NAME("ware", $ware) }.
fact-ware_left = { NAME("ware", $ware) } bleibt diesmal an Land.
fact-punt_launched = Der { NAME("punt", $ware) } startet auf Welle { $wave }.
fact-placed = { $player } setzt für { COUNT("peso", $amount) } einen Komplizen { NAME("onto", $spot) }.
fact-insurance_taken = { $player } übernimmt die Versicherung und bekommt { COUNT("peso", $amount) }.
fact-stowed_away =
    { $player } { $amount ->
        [0] ist pleite und
        [one] ist pleite, gibt den letzten Peso ab und
       *[other] ist pleite, gibt die letzten { COUNT("peso", $amount) } ab und
    } schmuggelt einen blinden Passagier { NAME("onto", $spot) }.
fact-declined =
    { $declining ->
        [voyage] { $player } setzt in dieser Fahrt keinen Komplizen mehr ein.
       *[round] { $player } setzt diesmal keinen Komplizen ein.
    }
fact-sat_out =
    { $sitting_out ->
        [broke] { $player } ist pleite, findet keinen Platz als blinder Passagier und setzt diese Runde aus.
       *[full] { $player } findet kein freies Feld und setzt diese Runde aus.
    }
fact-rolled = { $player } würfelt für { NAME("ware", $ware) } eine { $face }.
# Ein Kahn jenseits der 13 legt an; das ist eine eigene Zeile.
fact-punt_moved =
    { $wave ->
        [13] Der { NAME("punt", $ware) } steht jetzt auf der 13.
        [14] { "" }
       *[other] Der { NAME("punt", $ware) } steht jetzt auf Welle { $wave }.
    }
fact-punt_docked =
    { $docking ->
        [unguarded] Kein Pirat lauert auf den { NAME("punt", $ware) }: Er fährt von der 13 zu Hafenplatz { $slot }.
        [unguarded-at-end] Nach dem letzten Wurf lauert kein Pirat auf den { NAME("punt", $ware) }: Er fährt von der 13 zu Hafenplatz { $slot }.
        [pilot] Der Lotse bringt den { NAME("punt", $ware) } in den Hafen, an Platz { $slot }.
        [pirates] Der geplünderte { NAME("punt", $ware) } legt an Hafenplatz { $slot } an.
       *[die] Der { NAME("punt", $ware) } legt an Hafenplatz { $slot } an.
    }
fact-punt_laid_up =
    { $laying_up ->
        [late] Der { NAME("punt", $ware) } erreicht den Hafen nicht und kommt auf Werftplatz { $slot }.
       *[sent] Der { NAME("punt", $ware) } kommt auf Werftplatz { $slot }.
    }
fact-no_seat_to_board = Auf keinem Kahn auf der 13 ist ein Platz frei: Die Piraten können nicht entern.
fact-boarded = { $player } verlässt das Piratenboot und entert den { NAME("punt", $spot) }.
fact-stayed = { $player } bleibt auf dem Piratenboot.
fact-pushed_out = { $player } verdrängt auf dem { NAME("punt", $spot) } einen Komplizen von { $victim }.
fact-became_captain = { $player } rückt zum Piratenkapitän auf.
fact-plundered =
    Piraten plündern den { NAME("punt", $ware) } auf der 13!{ $crew ->
        [0] { "" }
       *[other] { " " }Seine Besatzung geht leer aus.
    }
fact-pirate_paid =
    { $player } erbeutet { $pirates ->
        [1] { COUNT("peso", $amount) }
       *[other] mit beiden Piraten { COUNT("peso", $amount) }
    } vom { NAME("punt", $ware) }.
fact-punt_sent = { $player } schickt den { NAME("punt", $ware) } { NAME("bound", $bound) }.
fact-pilot_steered = { $player } lotst den { NAME("punt", $ware) } { NAME("shift", $shift) }.
fact-pilot_rested =
    { $resting ->
        [second] { $player } versetzt keinen zweiten Kahn.
       *[all] { $player } lässt die Kähne, wo sie sind.
    }
fact-pilot_idle = Alle Kähne liegen im Hafen: { $player } hat nichts zu lotsen.
fact-crew_paid =
    { $player } bekommt { COUNT("peso", $amount) } für { $crew ->
        [1] einen
       *[other] { $crew }
    } Komplizen auf dem { NAME("punt", $ware) }.
fact-port_paid = { $player } bekommt { COUNT("peso", $amount) } für Hafenplatz { $slot }.
fact-repairs_due = Als Versicherer muss { $player } { COUNT("peso", $amount) } für Reparaturen auf { NAME("yard_slots", $slots, case: "dative") } zahlen.
fact-own_slots_damaged = { $player } ist Versicherer und steht selbst auf { NAME("yard_slots", $slots, case: "dative") }: Dafür fließt kein Geld.
fact-yard_paid =
    { $player } bekommt { COUNT("peso", $amount) } { $insurer ->
        [none] aus der Hafenkasse
       *[other] von { $insurer }
    } für Werftplatz { $slot }.
fact-bank_repaid = Auf Werftplatz { $slot } steht niemand: Die Hafenkasse bekommt { COUNT("peso", $amount) } für die Reparatur.
fact-ware_rose = { NAME("ware", $ware) } ist im Hafen und steigt auf { COUNT("peso", $value) }.
fact-top_reached = Damit ist eine Ware { COUNT("peso", $value) } wert, und das Spiel ist zu Ende.
fact-loan_settled = Am Ende tilgt { $player } für { COUNT("peso", $amount) } den Kredit auf einen { NAME("share", $ware) }.
fact-shares_shown =
    { $unpledged ->
        [0]
            { $pledged ->
                [0] { "" }
               *[other] { $player } zeigt { COUNT("pledged_share", $pledged) } { NAME("ware", $ware) }.
            }
       *[other]
            { $player } zeigt { COUNT("share_count", $unpledged) } { NAME("ware", $ware) }{ $pledged ->
                [0] { "" }
               *[other] { " " }und { COUNT("pledged_share", $pledged) }
            }.
    }
fact-fortune_counted =
    { $player } hat ein Vermögen von { COUNT("peso", $fortune) }: { $cash } in bar und { $shares } in Anteilen{ $loans ->
        [0] { "" }
       *[other] , minus { $loans } für offene Kredite
    }.

## Refusals

refusal-unpledged_share-missing = Von dieser Ware hast du keinen unbeliehenen Anteil.
refusal-loan-missing = Auf diese Ware hast du keinen Kredit.
refusal-repayment-at-least = Das Tilgen kostet { COUNT("peso", $need) }, du hast nur { $have }.
refusal-cash-at-least = Du musst noch { COUNT("peso", $need) } zahlen, hast aber nur { $have }: Beleihe erst einen Anteil.
refusal-opening-at-least = Als Startspieler musst du mindestens { COUNT("peso", $need) } bieten.
refusal-bid-at-least = Du musst mindestens { COUNT("peso", $need) } bieten.
refusal-bid-at-most = Du kannst höchstens { COUNT("peso", $need) } zahlen, Kredite eingerechnet.
refusal-supply_share-missing = Von dieser Ware gibt es keinen Anteil mehr zu kaufen.
refusal-share_price-at-least = Der Anteil kostet { COUNT("peso", $need) }, du kannst höchstens { $have } aufbringen.
refusal-unloaded_ware-missing = Diese Ware ist schon geladen.
refusal-wave-at-least = Ein Kahn startet mindestens auf Welle { $need }.
refusal-wave-at-most = Ein Kahn startet höchstens auf Welle { $need }.
refusal-start-at-least = Der letzte Kahn startet höchstens auf 5, also muss dieser mindestens auf { $need } starten.
refusal-start-at-most = Alle drei müssen zusammen 9 ergeben, also kann dieser Kahn höchstens auf { $need } starten.
refusal-last_start-exactly = Alle drei müssen zusammen 9 ergeben, also muss der letzte Kahn auf { $need } starten.
refusal-free_space-missing = Dieses Feld ist schon besetzt.
refusal-space_price-at-least = Dieses Feld kostet { COUNT("peso", $need) }, du kannst höchstens { $have } aufbringen.
refusal-punt_of_ware-missing = Diese Ware fährt diesmal nicht mit.
refusal-punt_at_sea-missing = Dieser Kahn liegt schon im Hafen.
refusal-seat_price-exactly = Du musst den billigsten freien Platz nehmen, den für { COUNT("peso", $need) }.
refusal-second_seat-not-now = Der andere Platz für 5 Pesos wird zuerst besetzt.
refusal-second_pirate-not-now = Noch gibt es keinen Piratenkapitän: Nimm zuerst sein Feld.
refusal-cash_ashore-missing = Du bist pleite: Als blinder Passagier darfst du nur auf einen Kahn auf See.
refusal-cash_to_insure-missing = Du bist pleite und kannst deshalb die Versicherung nicht übernehmen.
refusal-prey-missing = Dieser Kahn steht nicht auf der 13.
refusal-free_seat-missing = Dieser Platz ist besetzt.
refusal-boarding_seat-exactly =
    Du musst den billigsten freien Platz nehmen, den { $need ->
        [1] ersten
        [2] zweiten
        [3] dritten
       *[other] vierten
    }.
refusal-eviction-not-now = Es ist noch ein Platz frei, also darfst du niemanden verdrängen.
refusal-small_move-exactly = Der kleine Lotse versetzt einen Kahn um genau { COUNT("wave", $need) }.
refusal-large_move-at-most = Der große Lotse versetzt einen Kahn um höchstens { COUNT("wave", $need) }.
refusal-lone_punt_move-exactly = Nur noch dieser Kahn ist auf See, also kannst du ihn nur um genau { COUNT("wave", $need) } versetzen oder gar nicht.
refusal-moved_punts-at-least = Du musst noch einen zweiten Kahn um 1 Welle versetzen.
refusal-second_punt-missing = Diesen Kahn hast du eben versetzt: Wähle einen anderen.

## Fields of the board

field-voyage = Fahrt
field-master = Hafenmeister
field-players = Spieler
field-cash = Pesos
field-shares = Anteile
field-loans = Kredite
field-bought = Gekauft
field-hand = Deine
field-pledged = Beliehen
field-supply = Vorrat
field-values = Wert
field-ware = Ware
field-punts = Kähne
field-wave = Welle
field-crew = Besatzung
field-port = Hafen
field-yard = Werft
field-pirates = Piraten
field-pilots = Lotsen
field-insurance = Versicherung
field-auction = Versteigerung

## The board as text

board-voyage =
    { $voyage ->
        [0] Vorbereitung
       *[other] { $voyage }, noch { COUNT("roll", $rolls) }
    }
board-auction =
    { $leader ->
        [none] Noch hat niemand geboten.
       *[other] { $leader } bietet { COUNT("peso", $high) }.
    }
board-ware = { NAME("ware", $ware) }
board-bought = { LIST("bought", $shares) }
board-punts = { NAME("punt", $ware) }
board-wave =
    { $berth ->
        [-1]
            { $wave ->
                [-1] noch nicht gestartet
               *[other] Welle { $wave }
            }
        [0] Hafenplatz A
        [1] Hafenplatz B
        [2] Hafenplatz C
        [3] Werftplatz A
        [4] Werftplatz B
       *[5] Werftplatz C
    }
# Die Plätze eines Kahns nach ihrem Preis.
board-crew =
    { $ware ->
        [ginseng] 1 { NAME("holder", $ginseng1) } · 2 { NAME("holder", $ginseng2) } · 3 { NAME("holder", $ginseng3) }
        [nutmeg] 2 { NAME("holder", $nutmeg2) } · 3 { NAME("holder", $nutmeg3) } · 4 { NAME("holder", $nutmeg4) }
        [silk] 3 { NAME("holder", $silk3) } · 4 { NAME("holder", $silk4) } · 5 { NAME("holder", $silk5) }
       *[jade] 3 { NAME("holder", $jade3) } · 4 { NAME("holder", $jade4) } · 5 { NAME("holder", $jade5a) } · 5 { NAME("holder", $jade5b) }
    }
board-port = { $letter } ({ $price } → { $payout }) { NAME("holder", $holder) }
board-yard = { $letter } ({ $price } → { $payout }) { NAME("holder", $holder) }
board-pirates = { NAME("role", $spot) } ({ $price }) { NAME("holder", $holder) }
board-pilots = { NAME("role", $spot) } ({ $price }) { NAME("holder", $holder) }
board-insurance = (+10) { NAME("holder", $holder) }

## Scores

result-score = { COUNT("peso", $points) }
score-cash = Bargeld
score-shares-of = { NAME("share", $ware, count: 2) }
score-pledged-shares-of = { NAME("share", $ware, count: 2) }, beliehen
score-open-loan = Offene Kredite

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
# Akkusativ: „zeigt 1 beliehenen Anteil“.
share_count =
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

## Wares

ware-ginseng = Ginseng
ware-nutmeg = Muskat
ware-silk = Seide
ware-jade = Jade

punt-ginseng = Ginsengkahn
punt-nutmeg = Muskatkahn
punt-silk = Seidenkahn
punt-jade = Jadekahn

bought-ginseng = { $count } Ginseng
bought-nutmeg = { $count } Muskat
bought-silk = { $count } Seide
bought-jade = { $count } Jade

share-ginseng =
    { $count ->
        [one] Ginsenganteil
       *[other] Ginsenganteile
    }
share-nutmeg =
    { $count ->
        [one] Muskatanteil
       *[other] Muskatanteile
    }
share-silk =
    { $count ->
        [one] Seidenanteil
       *[other] Seidenanteile
    }
share-jade =
    { $count ->
        [one] Jadeanteil
       *[other] Jadeanteile
    }

# Was ein Kahn trägt: Plätze für Komplizen und den Ladungswert, den sie teilen.
cargo-ginseng = Ginseng laden (3 Plätze, 18 Pesos wert)
cargo-nutmeg = Muskat laden (3 Plätze, 24 Pesos wert)
cargo-silk = Seide laden (3 Plätze, 30 Pesos wert)
cargo-jade = Jade laden (4 Plätze, 36 Pesos wert)

## Spots for accomplices

# Auf einem Knopf.
spot-ginseng = Ginsengkahn
spot-nutmeg = Muskatkahn
spot-silk = Seidenkahn
spot-jade = Jadekahn
spot-port-a = Hafenplatz A
spot-port-b = Hafenplatz B
spot-port-c = Hafenplatz C
spot-yard-a = Werftplatz A
spot-yard-b = Werftplatz B
spot-yard-c = Werftplatz C
spot-captain = Piratenkapitän
spot-mate = Zweiter Pirat
spot-small-pilot = Kleiner Lotse
spot-large-pilot = Großer Lotse
spot-insurance = Versicherung

# Was ein Feld bringt: „Jadekahn (3 zahlen, 36 teilen)“.
gain-ginseng = 18 teilen
gain-nutmeg = 24 teilen
gain-silk = 30 teilen
gain-jade = 36 teilen
gain-port-a = 6 gewinnen
gain-port-b = 8 gewinnen
gain-port-c = 15 gewinnen
gain-yard-a = 6 gewinnen
gain-yard-b = 8 gewinnen
gain-yard-c = 15 gewinnen
gain-captain = auf der 13 plündern
gain-mate = auf der 13 plündern
gain-small-pilot = einen Kahn um 1 versetzen
gain-large-pilot = Kähne um 2 versetzen

# Im Log: „setzt einen Komplizen …“, „schmuggelt einen blinden Passagier …“.
onto-ginseng = auf den Ginsengkahn
onto-nutmeg = auf den Muskatkahn
onto-silk = auf den Seidenkahn
onto-jade = auf den Jadekahn
onto-port-a = auf Hafenplatz A
onto-port-b = auf Hafenplatz B
onto-port-c = auf Hafenplatz C
onto-yard-a = auf Werftplatz A
onto-yard-b = auf Werftplatz B
onto-yard-c = auf Werftplatz C
onto-captain = als Piratenkapitän ein
onto-mate = als zweiten Piraten ein
onto-small-pilot = als kleinen Lotsen ein
onto-large-pilot = als großen Lotsen ein

# In einer Zeile des Bretts, die Piraten oder Lotsen nennt.
role-captain = Kapitän
role-mate = zweiter
role-small-pilot = kleiner
role-large-pilot = großer

# „vom dritten Platz“
seat_aboard-first = ersten
seat_aboard-second = zweiten
seat_aboard-third = dritten
seat_aboard-fourth = vierten

holder-none = frei

yard_slots-a = Werftplatz A
yard_slots-b = Werftplatz B
yard_slots-c = Werftplatz C
yard_slots-ab =
    { $case ->
        [dative] den Werftplätzen A und B
       *[other] die Werftplätze A und B
    }
yard_slots-ac =
    { $case ->
        [dative] den Werftplätzen A und C
       *[other] die Werftplätze A und C
    }
yard_slots-bc =
    { $case ->
        [dative] den Werftplätzen B und C
       *[other] die Werftplätze B und C
    }
yard_slots-abc =
    { $case ->
        [dative] den Werftplätzen A, B und C
       *[other] die Werftplätze A, B und C
    }

## Moves of punts

shift-back-2 = 2 Wellen zurück
shift-back-1 = 1 Welle zurück
shift-on-1 = 1 Welle vor
shift-on-2 = 2 Wellen vor

bound-port = in den Hafen
bound-yard = in die Werft

# Was der Piratenkapitän erreicht, wenn er einen Kahn dorthin schickt.
effect-port = seine Ware steigt
effect-yard = seine Ware steigt nicht

## Labels of the drawn board

label-board = Spielbrett von Manila
label-port = Hafen
label-yard = Werft
label-slot-port = Hafenplatz { $slot }
label-slot-yard = Werftplatz { $slot }
label-pirates = Piraten
label-captain = Kapitän
label-mate = 2. Pirat
label-pilots = Lotsen
label-insurance = Versicherung
label-repairs = zahlt Reparaturen
label-market = Schwarzmarkt
label-shares = Anteile
label-pledged = beliehen
label-allShares = Anteile
label-master = Hafenmeister
label-auction = Wer wird Hafenmeister?
label-passed = gepasst
label-result = Vermögen
label-voyage = { $number }. Fahrt
label-roll = Wurf { $number } von 3
label-seat =
    { $price ->
        [0] kostet nichts
       *[other] kostet { COUNT("peso", $price) }
    }
label-wave = Welle { $number }

## Hints for the first games: hint-<Step> explains a decision, tip-<Step> gives advice

hint-welcome = Willkommen in Manila! Kähne bringen Waren in den Hafen. Wer auf die richtigen Kähne setzt und die richtigen Anteile hat, wird am reichsten. Das Spiel endet, sobald eine Ware 30 Pesos wert ist.
hint-Auction = Ihr versteigert das Hafenmeisteramt. Zahlen muss nur, wer es bekommt. Dafür darf er einen Anteil kaufen, wählt die drei Waren und ihre Startwellen und setzt als Erster.
tip-Auction = Was du hier ausgibst, fehlt dir später für deine Komplizen. Passen kostet nichts.
hint-BuyShare = Nur als Hafenmeister kannst du Anteile kaufen: einen pro Fahrt, zum Preis auf dem Schwarzmarkt, mindestens aber für 5 Pesos. Am Ende ist jeder Anteil so viel wert wie seine Ware dort.
tip-BuyShare = Kauf früh, dann kaufst du billig.
hint-LoadPunts = Du wählst drei Waren für diese Fahrt. Die vierte bleibt an Land und kann nicht steigen.
tip-LoadPunts = Lade die Waren, von denen du selbst Anteile hast.
hint-LaunchPunts = Je weiter vorn ein Kahn startet, desto eher kommt er mit drei Würfen in den Hafen.
tip-LaunchPunts = Gib der Ware, an der du verdienen willst, den größten Vorsprung.
hint-Placement = Auf dem Feld steht, was ein Komplize kostet. Auf einem Kahn teilt ihr euch die Ladung, wenn er ankommt. Mit einem Hafen- oder Werftplatz wettest du darauf, wie viele Kähne ankommen oder liegen bleiben.
tip-Placement = „Wahrscheinlichkeiten zeigen“ im Tischmenü sagt dir zu jedem Kahn, wie wahrscheinlich er ankommt.
hint-Payment = Dein Geld reicht nicht. Für jeden Anteil, den du beleihst, bekommst du 12 Pesos Kredit; tilgen kannst du ihn später für 15. Der Anteil gehört weiter dir.
hint-Boarding = Wenn du jetzt enterst, gehörst du zur Besatzung und teilst die Ladung, falls der Kahn ankommt. Bleibst du auf dem Piratenboot, hoffst du, dass nach dem letzten Wurf ein Kahn auf der 13 steht.
hint-MateBoarding = Wenn du jetzt enterst, gehörst du zur Besatzung und teilst die Ladung, falls der Kahn ankommt. Bleibst du auf dem Piratenboot, hoffst du, dass nach dem letzten Wurf ein Kahn auf der 13 steht.
hint-SmallPilot = Vor dem letzten Wurf versetzen die Lotsen Kähne vor oder zurück, um sich zu helfen oder anderen zu schaden. Du darfst die Kähne auch lassen, wo sie sind.
hint-LargePilot = Vor dem letzten Wurf versetzen die Lotsen Kähne vor oder zurück, um sich zu helfen oder anderen zu schaden. Du darfst die Kähne auch lassen, wo sie sind.
hint-Plunder = Die Besatzung geht leer aus, die Piraten bekommen die ganze Ladung. Im Hafen steigt die Ware des Kahns noch, in der Werft nicht.
