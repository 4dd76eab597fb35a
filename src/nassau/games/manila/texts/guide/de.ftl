### Die Regeln von Manila für Familien; ../../guide.toml hat die Bilder

lead = Drei Kähne fahren zum Hafen von Manila, und ihr wettet darauf, wie ihre Fahrten ausgehen. Für 3 bis 5 Personen.

goal =
    Ihr seid Händler in Manila. In jeder Fahrt brechen drei Kähne mit Waren zum Hafen auf. Deine Komplizen setzt du dorthin, wo du Geld erwartest: auf einen Kahn, in den Hafen, in die Werft, zu den Piraten.
    Wer am Ende am reichsten ist, gewinnt. Außer Bargeld zählen deine Anteile: Eine Ware wird jedes Mal wertvoller, wenn ihr Kahn ankommt.

turn =
    Ihr spielt eine Fahrt nach der anderen. Jede hat vier Teile.
    # 1. Wer wird Hafenmeister?
    Ihr bietet reihum: mehr als das höchste Gebot, oder du bist raus. Nur wer gewinnt, zahlt, und zwar an die Hafenkasse.
    # 2. Der Hafenmeister bereitet die Fahrt vor
    - Anteil: Du darfst einen Anteil zum aktuellen Wert kaufen, für mindestens 5 Pesos. Das kann sonst niemand.
    - Ladung: Du legst drei der vier Waren auf die Kähne. Die vierte bleibt an Land.
    - Start: Die Kähne starten auf den Wellen 0 bis 5, zusammen genau 9.
    # 3. Setzen und würfeln
    Der Hafenmeister beginnt: Alle setzen einen Komplizen auf ein freies Feld und zahlen den Preis. Dann wird gewürfelt, und jeder Kahn fährt so weit, wie sein Würfel zeigt. Das macht ihr dreimal; zu dritt setzt ihr vor dem ersten Wurf zweimal.
    - Auf einem Kahn: Kommt er an, teilt sich die Besatzung den Ladungswert. Du nimmst immer den billigsten freien Platz.
    - Hafen A, B, C: Legt dort ein Kahn an, bekommst du 6, 8 oder 15 Pesos. Der erste Kahn kommt auf A, der nächste auf B, dann C.
    - Werft A, B, C: dasselbe für Kähne, die es nicht schaffen.
    - Piraten: Nach dem zweiten Wurf dürfen sie einen Kahn auf der 13 entern, nach dem dritten plündern sie ihn.
    - Lotsen: Vor dem letzten Wurf versetzen sie Kähne, der kleine um 1 Welle, der große um insgesamt 2.
    - Versicherung: Du bekommst sofort 10 Pesos, zahlst aber für jeden Kahn in der Werft die Reparatur: 6 für A, 8 für B, 15 für C.
    # 4. Zahltag
    Ein Kahn, der über die 13 hinausfährt, ist im Hafen. Nach dem dritten Wurf kommen alle anderen in die Werft. Nur wer genau auf der 13 steht, wird von Piraten geplündert. Ohne Piraten erreicht ein Kahn auf der 13 den Hafen, auch schon nach dem zweiten Wurf. Jetzt wird ausgezahlt, und jede Ware im Hafen steigt um eine Stufe.
    # Kein Geld?
    Beleihe einen Anteil und du bekommst 12 Pesos. Zurückzahlen kostet 15. Beides geht immer, wenn du etwas entscheiden darfst.

end =
    Das Spiel endet nach der Fahrt, in der eine Ware 30 Pesos erreicht. Alles, was in dieser Fahrt angekommen ist, steigt noch.

scoring =
    Alle Anteile werden aufgedeckt, und ihr zählt euer Vermögen:
    - Erst die Kredite: Sie werden für je 15 Pesos getilgt, solange dein Bargeld reicht.
    - Bargeld: was davon übrig ist.
    - Anteile: Jeder unbeliehene Anteil zählt den Wert seiner Ware.
    - Offene Kredite: Jeder kostet 15 Pesos, und der beliehene Anteil zählt nichts.
    Das höchste Vermögen gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.

picture-board = Beispiel: Seide ist schon zweimal angekommen und jetzt 10 Pesos wert. Anne hat zwei Seidenanteile. Kommt Seide noch einmal an, steigt sie auf 20, und jeder der beiden ist 10 Pesos mehr wert.
picture-place = Beispiel: Anne sitzt auf dem ersten Platz des Seidenkahns. Der nächste kostet 4 Pesos. Nimmt ihn Jack und der Kahn kommt an, teilen sich beide 30 Pesos: 15 für jeden.
picture-roll = Beispiel: Die Würfel zeigen 2 für Seide, 3 für Ginseng und 4 für Jade. Also fährt Seide von 5 auf 7, Ginseng von 4 auf 7 und Jade von 0 auf 4.
picture-end = Beispiel: Der Muskatkahn ist im Hafen, und Muskat steigt von 20 auf 30 Pesos. Die Partie ist zu Ende.
picture-scoring = Beispiel: Anne hat 35 Pesos und keine Kredite. Ihre Anteile: einmal Ginseng zu 20, einmal Muskat zu 30 und zweimal Seide zu 20. Das macht 35 + 20 + 30 + 40 = 125 Pesos.

aid =
    # Ziel
    Das höchste Vermögen: Bargeld und der Wert deiner Anteile.
    # Eine Fahrt
    - 1. Versteigerung: mehr bieten oder passen. Wer gewinnt, zahlt und ist Hafenmeister.
    - 2. Hafenmeister: einen Anteil kaufen oder nicht (Wert, mindestens 5), drei Waren laden, Start auf 0 bis 5, zusammen 9.
    - 3. Setzen und würfeln: je ein Komplize, dann die Würfel, dreimal. Zu dritt vor dem ersten Wurf zweimal setzen.
    - 4. Zahltag: Piraten, Besatzungen, Hafen, Werft. Waren im Hafen steigen.
    # Was es kostet und bringt
    - Ginsengkahn: 1, 2, 3 – Ladung 18
    - Muskatkahn: 2, 3, 4 – Ladung 24
    - Seidenkahn: 3, 4, 5 – Ladung 30
    - Jadekahn: 3, 4, 5, 5 – Ladung 36
    - Hafen A, B, C: kostet 4, 3, 2 – bringt 6, 8, 15
    - Werft A, B, C: kostet 4, 3, 2 – bringt 6, 8, 15
    - Piraten: je 5
    - Kleiner Lotse: 2 – ein Kahn um 1 Welle
    - Großer Lotse: 5 – ein Kahn um 2 oder zwei Kähne um 1
    - Versicherung: kostenlos, du bekommst 10 – und zahlst 6, 8, 15 für Reparaturen
    # Piraten
    - Nach Wurf 2: dürfen einen Kahn auf der 13 entern, der noch einen freien Platz hat.
    - Nach Wurf 3: plündern jeden Kahn auf der 13. Sie teilen sich die Ladung, die Besatzung bekommt nichts, und der Kapitän schickt den Kahn in Hafen oder Werft.
    # Geld
    - Anteil beleihen: 12 Pesos. Tilgen: 15 Pesos.
    - Schwarzmarkt: 0, 5, 10, 20, 30
    # Ende
    Wenn eine Ware 30 erreicht. Vermögen = Bargeld + unbeliehene Anteile − 15 je offenem Kredit.
