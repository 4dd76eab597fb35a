### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Deine erste Entdeckungsfahrt

beat-welcome = Willkommen in Port Royal! Du kreuzt Felder auf deinem Bogen an, machst Inseln fertig und heuerst Leute an, bis jemand 20 Siegpunkte hat.
beat-island = Zuerst wählst du, wo deine Reise beginnt. Nimm Insel C: Dort wartet ein Matrose.
wrong-island = Die kannst du später besuchen. Nimm jetzt Insel C.
beat-dock = Eine Insel betrittst du immer am Anleger. Kreuz dort dein erstes Feld an!
beat-dice = Anne beginnt auf Insel D. Du hast die Würfel – würfle!
beat-first-ship = Ein grünes Schiff in Spalte B: 2 Kreuze wert. Je mehr auf dem Spielbrett liegt, desto besser die Auswahl – würfle weiter!
wrong-first-ship = Noch nicht aufhören! Würfle weiter.
beat-press-on = Schwarz bringt 3 Kreuze! Würfelst du aber eine Farbe, die schon als Schiff daliegt, gehst du leer aus – trau dich trotzdem.
wrong-press-on = Nur Mut, einmal geht noch. Würfle!
beat-wheel = Ein oranges Steuerrad statt eines Schiffs: Räder helfen dir später. Mit fünf Teilen dürftest du sogar zwei nehmen – weiter!
wrong-wheel = Bis fünf Teile machen wir noch weiter. Würfle!
beat-fourth-piece = Rot – vier Teile! Ein letztes Mal, dann hören wir auf.
wrong-fourth-piece = Einmal noch, dann darfst du zwei Teile nehmen.
beat-stop = Blau, geschafft: fünf Teile! Jetzt hör auf, sonst riskierst du alles.
wrong-stop = Nicht übermütig werden! Hör jetzt auf.
beat-black-ship = Du darfst zwei Teile nehmen. Nimm das schwarze Schiff mit 3 Kreuzen …
wrong-black-ship = Das schwarze bringt am meisten: 3 Kreuze.
beat-green-ship = … und das grüne mit 2 Kreuzen.
wrong-green-ship = Nimm das grüne Schiff dazu.
beat-crosses = Fünf Kreuze, und jedes neue muss an ein altes grenzen! Kreuz die vier freien Felder von Insel C an, dann ist sie fertig.
wrong-crosses = Bleib auf Insel C, bis sie voll ist. Tippe falsche Kreuze noch einmal an, dann sind sie wieder weg.
beat-sailor = Die Insel ist fertig: Der Matrose heuert bei dir an und bringt dir einen Siegpunkt! Seine Säbel schützen dich ab jetzt beim Würfeln.
beat-sea-route = Ein Kreuz hast du noch. Von der Insel führen Seewege weiter: Brich auf, wohin du willst!
wrong-sea-route = Nimm einen der drei Seewege, die von Insel C wegführen.
beat-others = Jetzt darf sich Anne vom Spielbrett bedienen: Sie nimmt das rote Schiff und kreuzt zwei Felder an. In der nächsten Runde hat sie die Würfel.
beat-end = Würfeln, rechtzeitig aufhören, Schiffe nehmen, Inseln fertig machen: Mehr ist es nicht. Deine erste Insel hast du schon!
