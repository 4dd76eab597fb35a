### Die Regeln von Grog Island für Familien; ../../guide.toml hat die Bilder

lead = Piraten im Ruhestand ziehen nach Grog Island: Bietet mit bunten Würfeln, nehmt Gebäude in Besitz, oder passt und handelt. Für 2 bis 4 Personen.

goal =
    Ihr nehmt Gebäude auf den fünf Halbinseln in Besitz. Welche dir Punkte bringen, steht auf deinen geheimen Zielkarten: bestimmte Gebäudearten, die meiste Crew auf einer Halbinsel, Waren oder Papageikarten.
    Am Ende gewinnen die meisten Piratenpunkte.

turn =
    Ihr spielt Auktionsrunden. In jeder würfelt der Startspieler die fünf Würfel, einen für jede Halbinsel.
    # Bieten …
    Ein Gebot ist eine Zeile aus einem bis fünf Würfeln, von links und nie steigend. Die Summe der Augen ist der Preis in Münzen.
    Wenn du dran bist, bietest du mindestens 1 mehr und darfst dafür alle Würfel umlegen. Dein Höchstgebot: deine Münzen plus 3 für jede deiner Truhenkarten.
    Papageikarten helfen: Mit der einen drehst du einen Würfel ihrer Farbe auf eine beliebige Zahl, mit der anderen hältst du das Gebot zum selben Preis.
    # … oder passen und handeln
    Wenn du passt, bekommst du für jeden Würfel in der Zeile eine Ware seiner Farbe. Dann besuchst du ein Schiff. Es will die Ware der Halbinsel, an der es ankert; drei andere Waren ersetzen eine davon.
    - Münzschiffe: je 2 Münzen für bis zu vier Waren, je 3 für bis zu zwei oder 4 Münzen für eine.
    - Truhenschiff: je eine Truhenkarte für bis zu zwei Waren.
    - Papageischiff: je eine Papageikarte für bis zu drei Waren.
    - Zielschiff: Zieh so viele Zielkarten, wie du Waren abgibst, und behalte eine.
    - Jedes Schiff: Für je 4 der Waren, die es will, nimmst du ein Gebäude auf seiner Halbinsel.
    Ein Schiff, auf dem schon ein Marker liegt, und das auf offener See sind tabu.
    # Die Auktion gewinnen
    Wenn alle anderen gepasst haben, zahlst du mit Münzen und Truhenkarten. Dann bringt jeder Würfel in der Zeile seine Belohnung:
    - Felder 1 und 2: je ein Gebäude auf der Halbinsel in der Farbe des Würfels. Beide müssen von verschiedener Art sein.
    - Felder 3 und 5: je 1 Piratenpunkt.
    - Feld 4: ein Schloss. Du sperrst ein freies Gebäude auf dieser Halbinsel.
    # Ein Gebäude nehmen
    Stell ein Crewmitglied darauf. Die Wolke über der Halbinsel bringt dir einen Punkt oder eine Papageikarte, lässt dich eine Zielkarte tauschen oder bringt nichts. Dann bekommst du 1 Münze für jedes Gebäude derselben Art, das auf einer anderen Halbinsel noch frei ist. Unter der schwarzen Wolke gibt es beides nicht.
    # Nächste Runde
    Alle Schiffe fahren ein Feld nach rechts, und die Startspielerflagge geht nach links weiter.

end =
    Hat jemand sein letztes Crewmitglied auf ein Gebäude gestellt, ist dies die letzte Runde. Sie wird zu Ende gespielt.

scoring =
    Deckt eure Zielkarten auf und zählt zusammen:
    - Punkte auf der Leiste: was du unterwegs bekommen hast.
    - Truhenkarten: je 1 Punkt. Je 5 Münzen: 1 Punkt.
    - Gebäude-Ziel: die Punkte der Karte für jedes deiner Crewmitglieder auf so einem Gebäude.
    - Halbinsel-Ziel: 6 Punkte, wenn du dort allein die meiste Crew hast, 2 bei mindestens einem Crewmitglied.
    - Waren-Ziel: 1 Punkt für jede dieser Waren. Drei andere Waren zählen als eine.
    - Papagei-Ziel: 1 Punkt für jede Papageikarte.
    Die meisten Punkte gewinnen. Bei Gleichstand gewinnen mehr Münzen.

picture-island = Beispiel: Anne hat den grünen Haken-Shop genommen. Er zählt für zwei ihrer Zielkarten: 2 Punkte als Haken-Shop und 6 Punkte für die grüne Halbinsel, solange dort niemand so viel Crew hat wie sie.
picture-bid = Beispiel: Mary bietet 6 mit Gelb 4 und Orange 2. Gewinnt sie, zahlt sie 6 Münzen und nimmt ein gelbes und ein oranges Gebäude. Anne kann sie mit Grün 5 und Blau 3 überbieten, zusammen 8. Passt sie, bekommt sie eine Zitrone und einen Grog.
picture-take = Beispiel: Anne hat ein Crewmitglied auf den grünen Haken-Shop gestellt. Die drei anderen Haken-Shops sind noch frei, darum bekommt sie 3 Münzen.
picture-end = Beispiel: Jack hat die Auktion gewonnen. Er stellt sein letztes Crewmitglied auf ein blaues Gebäude, also ist diese Runde die letzte.
picture-scoring = Beispiel: Jack hat 5 Punkte auf der Leiste, 1 für eine Truhenkarte, 21 für Gebäude-Ziele und 6 für ein Halbinsel-Ziel: 33 Piratenpunkte.

aid =
    # Ziel
    Die meisten Piratenpunkte, vor allem durch deine Zielkarten.
    # Eine Runde
    - Würfeln: Der Startspieler wirft die fünf Würfel.
    - Bieten: 1 bis 5 Würfel von links, nie steigend, mindestens 1 mehr. Höchstgebot: Münzen + 3 je Truhenkarte.
    - Passen: eine Ware je Würfel in der Zeile, dann ein Schiff besuchen.
    - Gewinnen: zahlen, dann Belohnungen nehmen.
    - Am Schluss: Schiffe ein Feld nach rechts, Flagge nach links.
    # Belohnungen
    - Feld 1: Gebäude
    - Feld 2: Gebäude anderer Art
    - Feld 3: 1 Punkt
    - Feld 4: Schloss
    - Feld 5: 1 Punkt
    # Ein Gebäude nehmen
    - 1 Crewmitglied auf ein freies Gebäude
    - Wolke: Punkt, Papageikarte, Tausch einer Zielkarte oder nichts
    - 1 Münze je freiem Gebäude dieser Art auf anderen Halbinseln
    - Schwarze Wolke: keine Belohnung und keine Münzen
    # Schiffe
    - 2 Münzen: bis zu 4 Waren
    - 3 Münzen: bis zu 2 Waren
    - 4 Münzen: 1 Ware
    - Truhe: bis zu 2 Waren, je 1 Karte
    - Papagei: bis zu 3 Waren, je 1 Karte
    - Ziel: beliebig viele Waren, ebenso viele ziehen, 1 behalten
    - Alle: 4 Waren für ein Gebäude dort
    - 3 andere Waren ersetzen 1
    # Papageikarten
    - Würfel drehen: den Würfel dieser Farbe auf eine beliebige Zahl.
    - Gebot halten: genauso viel bieten wie bisher.
    # Ende
    Das erste letzte Crewmitglied leitet das Ende ein: Die Runde wird noch gespielt.
    # Punkte
    - Leiste; Truhenkarte 1; je 5 Münzen 1
    - Gebäude-Ziel: sein Wert je eigenem Gebäude
    - Halbinsel-Ziel: allein die meiste Crew 6, sonst 2
    - Waren-Ziel: je 1; 3 andere zählen als 1
    - Papagei-Ziel: 1 je Papageikarte
    - Gleichstand: mehr Münzen
    # Zu zweit
    Das 3-Münzen-Schiff ist das Geisterschiff. Beim Passen bekommst du auch die Ware seiner Halbinsel. Am Ende der Runde stellt dort, wer nicht gewonnen hat, einen Geist auf ein freies Gebäude.
