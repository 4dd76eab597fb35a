### Rules of manila; ../../rules.toml has their sources and checks

title = Manila

## Options

option-blind_passenger = Wohin darfst du als blinder Passagier? „Nur Kähne“ (Standard): nur auf Plätze von Kähnen auf See. „Überall“: auf jedes freie Feld außer der Versicherung.
option-declining = Was kostet ein Verzicht beim Einsetzen? „Ganze Fahrt“: Du setzt in dieser Fahrt nichts mehr ein. „Nur diese Runde“ (Standard): In der nächsten Setzrunde darfst du wieder.
option-final_shares = Was zählen beliehene Anteile am Ende? „Alle, minus 15“: Sie zählen ihren Wert, minus 15 Pesos je Kredit. „Nur unbeliehene“ (Standard): Sie zählen 0, minus 15 Pesos je Kredit.
option-large_pilot = Wie weit versetzt der große Lotse? „Bis zu zwei“: 1 oder 2 Wellen insgesamt. „Genau zwei“ (Standard): 2 Wellen insgesamt oder gar nicht.
option-strong_pirates = Starke Piraten: Dürfen Piraten beim Entern auch auf volle Kähne und dort einen Komplizen verdrängen? „Aus“ (Standard): nein. „An“: ja.
option-share_pool = Aus welchen Anteilen wird zu Beginn ausgeteilt? „Zwölf“ (Standard): aus 12, nämlich 3 je Ware. „Zwanzig“: aus allen 20.
option-thirteen = Wann legt ein Kahn auf der 13 an, wenn kein Pirat da ist? „Nach jedem Wurf“ (Standard): schon nach der zweiten Würfelrunde. „Nur am Schluss“: erst nach der dritten; bis dahin bleibt er auf der 13.
option-second_boarder = Welche Kähne darf der zweite Pirat entern? „Bei Verzicht“ (Standard): nur solche, auf die der Kapitän verzichtet hat. „Immer“: auch den Kahn, den der Kapitän gerade geentert hat.
option-first_auction = Muss der Startspieler in der ersten Versteigerung bieten? „Muss bieten“ (Standard): Ja, mindestens 1 Peso. „Darf passen“: Nein; bietet niemand, bekommt er das Amt umsonst.

## Presets

preset-summary = Zusammenfassung: die Regeln der deutschen Kurzfassung (Standard).
preset-box_2005 = Schachtel von 2005: die vollständige Spielregel der ersten Auflage.
preset-club = Klub: wie viele Spielrunden es halten, mit starken Piraten und beweglichem großem Lotsen.

## M1

section-M1 = Aufbau
rule-M1-1 = Manila wird zu dritt, zu viert oder zu fünft gespielt.
rule-M1-2 = Es gibt vier Waren – Ginseng, Muskat, Seide und Jade – mit je 5 Anteilen, zusammen also 20.
rule-M1-3 = Du beginnst mit 30 Pesos.
rule-M1-4 = Zu viert und zu fünft hast du 3 Komplizen, zu dritt 4.
rule-M1-5 = Du bekommst zu Beginn 2 Anteile, die nur du ansehen darfst, egal wie viele mitspielen.
rule-M1-6 = Austeilen „Zwölf“: Die Startanteile kommen aus 12 gemischten Anteilen, 3 je Ware.
rule-M1-7 = Austeilen „Zwanzig“: Die Startanteile kommen aus allen 20 gemischten Anteilen.
rule-M1-8 = Alle nicht ausgeteilten Anteile liegen offen und nach Waren sortiert als Vorrat aus; keiner wird entfernt.
rule-M1-9 = Alle vier Waren beginnen auf dem Schwarzmarkt bei 0; die Stufen sind 0, 5, 10, 20 und 30.
rule-M1-10 = Die App lost aus, wer als Startspieler die erste Versteigerung eröffnet.

## M2

section-M2 = Geld, Kredite und Geheimnisse
rule-M2-1 = Alle können sehen, wie viel Bargeld jeder hat.
rule-M2-2 = Für jeden unbeliehenen Anteil, den du verdeckt beleihst, bekommst du 12 Pesos Kredit; du darfst mehrere auf einmal beleihen.
rule-M2-3 = Für 15 Pesos tilgst du einen Kredit, und der Anteil ist wieder unbeliehen; später darfst du ihn erneut beleihen.
rule-M2-4 = Beleihen und Tilgen darfst du, sooft du willst, immer wenn du etwas zu entscheiden hast; beleihen auch, wenn du zahlen musst.
rule-M2-5 = Musst du mehr zahlen, als du bar hast, beleihst du so viele Anteile wie nötig. Du wählst sie; läuft deine Zeit ab, nimmt die App die mit dem niedrigsten Wert.
rule-M2-6 = Ein beliehener Anteil bleibt deiner und kommt nicht in den Vorrat. Anteile darfst du nie verkaufen, tauschen oder verschenken.
rule-M2-7 = Die Waren deiner Startanteile bleiben bis zum Spielende geheim; auch Beleihen und Tilgen verraten keine Ware.
rule-M2-8 = Für alle sichtbar ist, wer wie viele Anteile und Kredite hat und wer welche Waren gekauft hat.
rule-M2-9 = Die Hafenkasse hat immer genug Geld.

## M3

section-M3 = Versteigerung des Hafenmeisteramts
rule-M3-1 = In der ersten Fahrt eröffnet der Startspieler die Versteigerung und muss mindestens 1 Peso bieten.
rule-M3-2 = Ab der zweiten Fahrt eröffnet der bisherige Hafenmeister mit mindestens 1 Peso oder passt; nach einem Passen wird im Uhrzeigersinn der Nächste gefragt.
rule-M3-3 = Reihum bietest du in ganzen Pesos mehr als das höchste Gebot oder passt; wer passt, scheidet aus dieser Versteigerung aus.
rule-M3-4 = Die Versteigerung endet, sobald außer dem Höchstbietenden alle gepasst haben. Passen alle anderen ohne Gebot, wird auch der Letzte noch gefragt.
rule-M3-5 = Bietet niemand, bleibt der bisherige Hafenmeister im Amt, zahlt nichts und hat alle Rechte und Pflichten.
rule-M3-6 = Du darfst höchstens dein Bargeld plus 12 Pesos je unbeliehenem Anteil bieten.
rule-M3-7 = Der Höchstbietende zahlt sein Gebot sofort an die Hafenkasse, notfalls mit Kredit; alle anderen zahlen nichts.
rule-M3-8 = Einstellbar: Auch in der ersten Fahrt darf der Startspieler passen; dann wird im Uhrzeigersinn der Nächste gefragt. Bietet niemand, wird der Startspieler Hafenmeister und zahlt nichts.

## M4

section-M4 = Das Amt des Hafenmeisters
rule-M4-1 = Als Hafenmeister kaufst du zuerst einen Anteil, wenn du willst, belädst dann die Kähne und setzt sie zuletzt auf ihre Startwellen.
rule-M4-2 = Nur der Hafenmeister darf Anteile kaufen: höchstens einen je Fahrt, und der Kauf ist freiwillig.
rule-M4-3 = Ein Anteil kostet seinen Schwarzmarktwert, mindestens aber 5 Pesos; das Geld geht an die Hafenkasse.
rule-M4-4 = Du wählst den Anteil frei unter allen Waren, die noch im Vorrat liegen; was dort fehlt, kannst du nicht kaufen.
rule-M4-5 = Für den Kauf darfst du Kredit aufnehmen; den neuen Anteil selbst darfst du erst beleihen, wenn er bezahlt ist.
rule-M4-6 = Du lädst auf jeden der 3 Kähne eine andere Ware. Die vierte bleibt an Land: Sie hat in dieser Fahrt keinen Würfel und keine Plätze und steigt nicht.
rule-M4-7 = Auf jede der 3 Routen setzt du genau einen Kahn, auf eine Welle von 0 bis 5; mehrere dürfen gleichauf starten.
rule-M4-8 = Die Summe der drei Startwellen muss genau 9 betragen.

## M5

section-M5 = Ablauf einer Fahrt
rule-M5-1 = Jede Fahrt läuft so ab: Versteigerung, Amt des Hafenmeisters, Setz- und Würfelrunden, Einnahmen, Steigen der Warenwerte.
rule-M5-2 = Zu viert und zu fünft wechseln sich 3 Setzrunden und 3 Würfelrunden ab; zuerst wird gesetzt.
rule-M5-3 = Zu dritt gibt es 4 Setzrunden: zwei vor dem ersten Wurf und je eine vor dem zweiten und dem dritten Wurf.
rule-M5-4 = Jede Setzrunde beginnt beim Hafenmeister und geht im Uhrzeigersinn; dabei bist du genau einmal an der Reihe.

## M6

section-M6 = Komplizen einsetzen
rule-M6-1 = Bist du an der Reihe, setzt du einen Komplizen auf ein freies Feld und zahlst dessen Preis an die Hafenkasse. Auf jedes Feld passt nur einer.
rule-M6-2 = Kannst du ein Feld auch mit Krediten nicht bezahlen, darfst du es nur als blinder Passagier besetzen.
rule-M6-3 = Du musst keinen Komplizen einsetzen, kannst es aber später nicht nachholen.
rule-M6-4 = Verzicht „Ganze Fahrt“: Verzichtest du einmal, setzt du in dieser Fahrt keinen Komplizen mehr ein.
rule-M6-5 = Verzicht „Nur diese Runde“: Verzichtest du, verfällt nur der Komplize dieser Runde; in der nächsten Setzrunde darfst du wieder einsetzen.
rule-M6-6 = Gibt es kein Feld, auf das du setzen darfst, setzt du diese Runde aus; das zählt nicht als Verzicht.
rule-M6-7 = Auf demselben Kahn, im Hafen, in der Werft und auf den Piratenfeldern darfst du mehrere eigene Komplizen haben, ebenso auf beiden Lotsenfeldern.
rule-M6-8 = Einen eingesetzten Komplizen darfst du nicht umsetzen oder zurücknehmen, und der gezahlte Preis kommt nie zurück.
rule-M6-9 = Die Plätze auf den Kähnen kosten: Ginseng 1, 2, 3; Muskat 2, 3, 4; Seide 3, 4, 5; Jade 3, 4, 5, 5 Pesos.
rule-M6-10 = Die ganze Ladung eines Kahns ist wert: Ginseng 18, Muskat 24, Seide 30, Jade 36 Pesos.
rule-M6-11 = Auf einem Kahn nimmst du immer den billigsten freien Platz.
rule-M6-12 = Auf einen Kahn, der schon im Hafen liegt, darfst du nicht einsetzen.
rule-M6-13 = Hafenplätze kosten A 4, B 3, C 2 Pesos; Werftplätze kosten genauso viel.
rule-M6-14 = Hafen- und Werftplätze wählst du frei: auch C vor A, und auch dort, wo schon ein Kahn liegt.
rule-M6-15 = Die zwei Piratenfelder kosten je 5 Pesos; der Erste dort ist Kapitän, der Nächste zweiter Pirat.
rule-M6-16 = Der kleine Lotse kostet 2 Pesos, der große 5; du wählst frei zwischen ihnen, und Geld bringt keiner ein.
rule-M6-17 = Die Versicherung kostet nichts: Du bekommst sofort 10 Pesos und behältst sie, was auch geschieht.

## M7

section-M7 = Pleite: der blinde Passagier
rule-M7-1 = Bei jedem Einsetzen wird neu geprüft: Pleite bist du nur, wenn du keinen unbeliehenen Anteil hast und dein Geld für kein freies Feld reicht (die Versicherung zählt nicht mit).
rule-M7-2 = Bist du pleite, darfst du als blinder Passagier einsetzen: Statt des Preises gibst du dein ganzes restliches Bargeld ab, auch wenn es 0 Pesos sind.
rule-M7-3 = Blinder Passagier „Nur Kähne“: Du darfst nur auf freie Plätze von Kähnen auf See; gibt es keinen, setzt du aus und behältst dein Geld.
rule-M7-4 = Blinder Passagier „Überall“: Du darfst auf jedes freie Feld außer der Versicherung.
rule-M7-5 = Wenn du pleite bist, darfst du nie auf die Versicherung. Ist nur sie noch frei, giltst du nur mit 0 Pesos und ohne unbeliehenen Anteil als pleite.
rule-M7-6 = Ein blinder Passagier ist ein vollwertiger Komplize: Er belegt sein Feld (auf Kähnen den billigsten freien Platz) und bekommt den vollen Gewinnanteil.

## M8

section-M8 = Würfeln und Ziehen
rule-M8-1 = Der Hafenmeister würfelt mit den 3 Würfeln der geladenen Waren; jeder Kahn auf See zieht genau die Augenzahl seines Würfels vor.
rule-M8-2 = Zieht ein Kahn über die 13 hinaus, legt er sofort am nächsten freien Hafenplatz an (A, dann B, dann C); übrige Augen verfallen, und er zieht nicht mehr.
rule-M8-3 = An jedem Hafen- und Werftplatz liegt höchstens ein Kahn; kommen mehrere zugleich an, belegen sie die Plätze in der Reihenfolge der Routen.
rule-M8-4 = Steht ein Kahn nach der zweiten Würfelrunde auf der 13 und ist ein Pirat da, bleibt er dort und gilt weiter als auf See, auch wenn danach alle Piraten entern.
rule-M8-5 = Steht ein Kahn nach der dritten Würfelrunde auf der 13 und ist kein Pirat da, kommt er auf den nächsten freien Hafenplatz und gilt als angekommen.
rule-M8-6 = Steht ein Kahn nach der dritten Würfelrunde vor der 13, kommt er auf den nächsten freien Werftplatz (A, dann B, dann C).
rule-M8-7 = Kahn auf der 13 „Nach jedem Wurf“: Ist nach der zweiten Würfelrunde kein Pirat da, kommt er sofort auf den nächsten freien Hafenplatz und gilt als angekommen.
rule-M8-8 = Kahn auf der 13 „Nur am Schluss“: Nach der zweiten Würfelrunde bleibt er auch ohne Piraten dort und gilt weiter als auf See.

## M9

section-M9 = Piraten
rule-M9-1 = Piraten werden nur aktiv, wenn ein Kahn am Ende einer Würfelrunde auf der 13 steht; versetzt ihn ein Lotse dorthin, geschieht nichts.
rule-M9-2 = Entern: Gleich nach der zweiten Würfelrunde dürfen Piraten auf einen Kahn auf der 13 wechseln; das ist freiwillig und kostet nichts.
rule-M9-3 = Beim Entern entscheidet zuerst der Kapitän, dann der zweite Pirat; jeder wählt selbst, welchen Kahn auf der 13 er entert.
rule-M9-4 = Ohne „Starke Piraten“ kannst du nur einen Kahn mit freiem Platz entern.
rule-M9-5 = Wer einen Kahn entert, nimmt dort den billigsten freien Platz und gehört ab jetzt wie alle anderen zur Besatzung.
rule-M9-6 = Verlässt der Kapitän das Piratenboot, rückt der verbliebene Pirat zum Kapitän auf.
rule-M9-7 = Verlassene Piratenfelder sind wieder frei und kosten 5 Pesos; wer sich nach der zweiten Würfelrunde dort einsetzt, kann nur noch plündern.
rule-M9-8 = Plündern: Jeder Kahn, der nach der dritten Würfelrunde auf der 13 steht, wird geplündert, wenn mindestens ein Pirat da ist. Das ist Pflicht.
rule-M9-9 = Von einem geplünderten Kahn müssen alle Komplizen herunter und gehen leer aus – auch Piraten, die ihn vorher geentert haben.
rule-M9-10 = Für jeden geplünderten Kahn zahlt die Hafenkasse sofort den vollen Ladungswert: Zwei Piraten teilen ihn zu gleichen Teilen, einer allein bekommt alles.
rule-M9-11 = Der Kapitän entscheidet für jeden geplünderten Kahn einzeln: nächster freier Hafenplatz oder nächster freier Werftplatz.
rule-M9-12 = Kommt ein geplünderter Kahn in den Hafen, steigt seine Ware und der Hafenplatz zahlt; in der Werft zahlt der Werftplatz, und der Versicherer zahlt die Reparatur.
rule-M9-13 = Starke Piraten: Ist auf keinem Kahn, den du entern darfst, ein Platz frei, darfst du auf einem davon einen Komplizen deiner Wahl verdrängen und seinen Platz nehmen.
rule-M9-14 = Starke Piraten: Der zweite Pirat darf den Kapitän nicht verdrängen, der eben denselben Kahn geentert hat.
rule-M9-15 = Starke Piraten: Wirst du verdrängt, bekommst du den Komplizen zurück, aber kein Geld und kein zusätzliches Einsetzen.
rule-M9-16 = Zweiter Pirat „Bei Verzicht“: Er darf nur einen Kahn entern, auf den der Kapitän verzichtet hat.
rule-M9-17 = Zweiter Pirat „Immer“: Er darf auch den Kahn entern, den der Kapitän gerade geentert hat.

## M10

section-M10 = Lotsen
rule-M10-1 = Gleich nach der letzten Setzrunde und vor dem dritten Wurf handeln die Lotsen: zuerst der kleine, dann der große.
rule-M10-2 = Der kleine Lotse versetzt einen beliebigen Kahn um 1 Welle vor oder zurück.
rule-M10-3 = Großer Lotse „Bis zu zwei“: Du versetzt einen Kahn um 1 oder 2 Wellen oder zwei Kähne um je 1, jeden nach Wahl vor oder zurück.
rule-M10-4 = Großer Lotse „Genau zwei“: Du versetzt einen Kahn um genau 2 Wellen oder zwei Kähne um je 1, jeden nach Wahl vor oder zurück.
rule-M10-5 = Jeder Lotse darf auch nichts tun, unabhängig vom anderen.
rule-M10-6 = Lotsen versetzen nur Kähne, die noch nicht im Hafen liegen, auch einen auf der 13; liegen alle im Hafen, entfällt ihr Zug.
rule-M10-7 = Der große Lotse darf auch den Kahn versetzen, den der kleine gerade versetzt hat.
rule-M10-8 = Schiebt ein Lotse einen Kahn über die 13 hinaus, legt dieser sofort am nächsten freien Hafenplatz an.
rule-M10-9 = Kein Kahn wird hinter die Welle 0 zurückversetzt; überzählige Schritte verfallen.

## M11

section-M11 = Einnahmen
rule-M11-1 = Ausgezahlt wird in dieser Reihenfolge: Piraten, Besatzungen im Hafen, Hafenplätze, zuletzt Werftplätze mit Versicherung.
rule-M11-2 = Die Komplizen auf einem Kahn im Hafen teilen seinen Ladungswert zu gleichen Teilen; jeder Komplize zählt einzeln.
rule-M11-3 = Die Besatzung eines Kahns in der Werft bekommt nichts; ist auf einem Kahn im Hafen niemand, wird sein Ladungswert nicht ausgezahlt.
rule-M11-4 = Liegt an einem Hafenplatz ein Kahn, bekommt der Komplize dort aus der Hafenkasse: A 6, B 8, C 15 Pesos. Ohne Kahn gibt es nichts.
rule-M11-5 = Liegt an einem Werftplatz ein Kahn, bekommt der Komplize dort A 6, B 8, C 15 Pesos; ohne Versicherer zahlt die Hafenkasse. Ohne Kahn gibt es nichts.

## M12

section-M12 = Versicherung
rule-M12-1 = Als Versicherer zahlst du für jeden Kahn in der Werft die Reparatur: 6 Pesos für Werftplatz A, 8 für B und 15 für C.
rule-M12-2 = Deine Zahlung geht an den Komplizen auf dem jeweiligen Werftplatz; steht dort niemand, geht sie an die Hafenkasse.
rule-M12-3 = Stehst du als Versicherer selbst auf einem Werftplatz, fließt dafür kein Geld.
rule-M12-4 = Bevor du als Versicherer zahlst, bekommst du alle deine eigenen Einnahmen dieser Fahrt.
rule-M12-5 = Reicht dein Geld auch mit allen Krediten nicht, gibst du alles ab, und die Hafenkasse zahlt den Rest. Alle bekommen den vollen Betrag, und es bleibt keine Restschuld.

## M13

section-M13 = Warenwerte steigen
rule-M13-1 = Jede Ware, deren Kahn im Hafen liegt, steigt um genau eine Stufe; alle anderen Waren behalten ihren Wert.
rule-M13-2 = Endet das Spiel nicht, kommen Komplizen, Kähne, Ladungen und Würfel zurück; Geld, Anteile, Kredite und Warenwerte bleiben, und die nächste Fahrt beginnt.

## M14

section-M14 = Spielende und Wertung
rule-M14-1 = Das Spiel endet sofort, wenn beim Steigen mindestens eine Ware den Wert 30 erreicht.
rule-M14-2 = Vor dem Ende steigen noch alle Waren, die in dieser Fahrt angekommen sind; so können auch mehrere 30 erreichen.
rule-M14-3 = Am Ende werden alle Anteile aufgedeckt. Ein Anteil zählt genau seinen Schwarzmarktwert, auch 0; der Mindestpreis 5 gilt hier nicht.
rule-M14-4 = Vor der Wertung tilgt die App deine Kredite für je 15 Pesos, solange dein Bargeld reicht; die wertvollsten Anteile kommen zuerst.
rule-M14-5 = Endwertung „Alle, minus 15“: Dein Vermögen ist dein Bargeld plus der Wert all deiner Anteile, minus 15 Pesos je offenem Kredit.
rule-M14-6 = Endwertung „Nur unbeliehene“: Dein Vermögen ist dein Bargeld plus der Wert deiner unbeliehenen Anteile, minus 15 Pesos je offenem Kredit.
rule-M14-7 = Das höchste Vermögen gewinnt; ein Vermögen kann auch negativ sein.
rule-M14-8 = Bei Gleichstand gewinnen alle mit dem höchsten Vermögen gemeinsam.
