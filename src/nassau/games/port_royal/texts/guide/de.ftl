### Die Regeln von Port Royal – Das Würfelspiel für Familien; ../../guide.toml hat die Bilder

lead = Weiterwürfeln oder rechtzeitig aufhören? Nehmt Schiffe, kreuzt Felder auf eurer Seekarte an und heuert die Leute der Inseln an. Für 2 bis 5 Personen.

goal =
    Du erkundest deine eigene Seekarte. Schiffe bringen dir Kreuze, und mit ihnen bahnst du dir den Weg von Insel zu Insel. Ist eine Insel fertig, kommt ihre Person zu dir, mit Siegpunkten und einer Fähigkeit.
    Sobald jemand 20 Siegpunkte hat, ist die Partie zu Ende und gewonnen.

turn =
    Ein Zug hat zwei Phasen: Erst würfelt der aktive Spieler, dann nehmen alle etwas.
    # Phase 1: würfeln
    Du würfelst mit beiden Würfeln. Die Farbe bestimmt die Zeile, der Buchstabe die Spalte: Dort kommt das Schiff dieser Farbe hin. In den Spalten D und E ist es stattdessen ein Steuerrad; nur Schwarz hat auch dort Schiffe.
    Dann würfelst du weiter, oder du hörst auf, sobald ein Teil auf dem Spielbrett liegt. Würfelst du ein Schiff, das schon da ist, bist du gescheitert. Ein Steuerrad, das du noch einmal würfelst, geht nur wieder vom Spielbrett.
    Säbel schützen dich: Hast du mindestens so viele, wie beide Würfel zeigen, darfst du einen Wurf abwehren.
    # Phase 2: nehmen
    Je mehr Teile auf dem Spielbrett liegen, desto mehr darf der aktive Spieler nehmen:
    - 1 oder 2 Teile: eines, aber streich 2 Totenköpfe (bei 1 Teil) oder 1 Totenkopf (bei 2).
    - 3 oder 4 Teile: eines.
    - 5 Teile: zwei.
    - 6 oder mehr: drei.
    - Gescheitert: keines, und streich 1 Totenkopf, aber kreuz 2 Felder an.
    Danach nehmen alle anderen im Uhrzeigersinn je ein Teil.
    # Felder ankreuzen
    Ein Schiff in Spalte A bringt 1 Kreuz, in B 2, in C 3, in D 3 und in E 4. Manche Felder des Spielbretts kosten auch Totenköpfe. Jedes neue Kreuz muss an ein altes grenzen. Auf eine Insel kommst du über einen Seeweg, den du ganz angekreuzt hast.
    - Farbfeld: nur offen, wenn du in diesem Zug das Schiff dieser Farbe genommen hast.
    - Totenkopffeld: kostet zusätzlich einen Totenkopf.
    - Schatz: Punkte für die Person, die zuerst da ist.
    # Steuerräder
    Ein Steuerrad kreist du ein, wenn du es nimmst, und setzt es später einmal ein:
    - Gelb: verdoppelt die Kreuze des gelben Schiffs.
    - Orange: 2 Säbel für einen Wurf.
    - Grün: sofort Punkte.
    - Blau: einen Wurf wiederholen.
    - Rot: 3 Kreuze mehr, wenn vor deiner Wahl mindestens 4 Teile auf dem Spielbrett liegen.
    # Personen
    - Matrose, Pirat: für immer 1 oder 2 Säbel.
    - Händler, Großhändler: 1 oder 2 Kreuze mehr für jedes Schiff in ihren zwei Farben.
    - Vizeadmiral, Admiral: 1 oder 2 Kreuze mehr, wenn mindestens 4 Teile auf dem Spielbrett liegen.
    - Witzbold: 1 Kreuz, wenn es für dich nichts zu nehmen gibt.
    - Señorita: mal sofort auf jeder unfertigen Insel ein Feld aus.
    - Passagierin: nur Punkte.

end =
    Mit 20 Siegpunkten gewinnst du sofort, auch mitten im Zug. Und in deiner eigenen Phase 1 gibt es eine Abkürzung, den Sudden Death: Mit 11 oder 12 Punkten gewinnst du, sobald 7 Teile auf dem Spielbrett liegen, mit 13 oder 14 Punkten bei 6 Teilen, ab 15 Punkten bei 5.

scoring =
    Am Ende gibt es nichts zu rechnen: Alle Punkte werden sofort notiert.
    - Personen: die Zahl neben der Insel, sobald sie fertig ist.
    - Schätze: A 3, B 2, C 3, D 2, E 2 Punkte.
    - Grüne Steuerräder: der Reihe nach 1, 1, 2, 1, 1 und 2 Punkte.
    - Totenköpfe: Jeder zweite kostet Punkte: erst je 1, die letzten drei je 2.
    Ab Kapitel 3 gibt es auch Aufträge: 2 Punkte für die erste Person, 1 für alle danach.

picture-sheet = Beispiel: Anne hat alle Felder der markierten Insel angekreuzt, auf der sie angefangen hat. Der Matrose kommt zu ihr: 1 Punkt und 1 Säbel. Mit dem letzten Kreuz darf sie auf einem Seeweg aufbrechen.
picture-roll = Beispiel: Vier Schiffe und das orange Steuerrad, das sind fünf Teile. Anne darf zwei davon nehmen. Würfelt sie noch einmal Grün, Blau, Rot oder Schwarz und trifft ein Schiffsfeld, scheitert sie.
picture-cross = Beispiel: Anne hat das schwarze Schiff in Spalte D mit 3 Kreuzen und das grüne in Spalte B mit 2 genommen. Mit vier der fünf Kreuze macht sie die Insel fertig.
picture-end = Beispiel: Anne hat 16 Punkte, also genügen 5 Teile. Das grüne Schiff ist das fünfte: Sudden Death, Anne gewinnt sofort.
picture-scoring = Beispiel: Anne hat 17 Punkte durch Personen und 3 durch Schatz A. Ihre Totenköpfe haben sie 3 gekostet. Das macht 17 Siegpunkte.

aid =
    # Ziel
    20 Siegpunkte.
    # Phase 1: Der aktive Spieler würfelt
    - Farbe = Zeile, Buchstabe = Spalte
    - Schiff schon da: gescheitert
    - Steuerrad schon da: Es geht vom Spielbrett
    - Abwehren: so viele Säbel, wie beide Würfel zeigen
    - Aufhören: sobald ein Teil auf dem Spielbrett liegt
    # Phase 2: Alle nehmen
    - 1 Teil: 1 nehmen, 2 Totenköpfe
    - 2 Teile: 1 nehmen, 1 Totenkopf
    - 3 oder 4 Teile: 1 nehmen
    - 5 Teile: 2 nehmen
    - 6 oder mehr Teile: 3 nehmen
    - Gescheitert: kein Teil, 1 Totenkopf, 2 Kreuze
    - Die anderen: je 1 Teil
    # Kreuze eines Schiffs
    - A: 1
    - B: 2
    - C: 3 (Blau, Rot, Schwarz: 1 Totenkopf)
    - D: 3 (Schwarz)
    - E: 4 (Schwarz, 2 Totenköpfe)
    # Felder
    - Farbfeld: nur mit dem Schiff dieser Farbe
    - Totenkopffeld: 1 Totenkopf
    - Schatz: A 3, B 2, C 3, D 2, E 2, wer zuerst da ist
    # Säbel auf den Würfeln
    - Farben: Gelb 0, Orange und Grün 1, Blau und Rot 2, Schwarz 3
    - Buchstaben: A 1, B 2, C 3, D 4, E 5
    # Steuerräder
    - Gelb: Gelbes Schiff zählt doppelt
    - Orange: 2 Säbel für einen Wurf
    - Grün: Punkte 1, 1, 2, 1, 1, 2
    - Blau: einen Wurf wiederholen
    - Rot: 3 Kreuze ab 4 Teilen
    # Personen
    - Matrose, Pirat: 1, 2 Säbel
    - Händler, Großhändler: +1, +2 für Schiffe zweier Farben
    - Vizeadmiral, Admiral: +1, +2 ab 4 Teilen
    - Witzbold: 1 Kreuz, wenn du leer ausgehst
    - Señorita: ein Feld auf jeder unfertigen Insel
    # Sudden Death in deiner Phase 1
    - 11 oder 12 Punkte: 7 Teile
    - 13 oder 14 Punkte: 6 Teile
    - Ab 15 Punkten: 5 Teile
    # Zu zweit, zu fünft
    - 2: Der aktive Spieler nimmt nach dem anderen noch 1 Teil.
    - 5: Statt eines Teils darfst du die Schatztruhe nehmen: 2 Kreuze, einmal pro Zug.
