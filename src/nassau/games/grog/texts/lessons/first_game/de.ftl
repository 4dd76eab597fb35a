### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Deine erste Auktion

beat-welcome = Willkommen auf Grog Island! Wir sind Piraten im Ruhestand und ersteigern Gebäude auf fünf Halbinseln: Grün, Blau, Orange, Gelb und Grau.
beat-goals = Die meisten Punkte bringen am Ende deine geheimen Ziele. Du hast sechs Zielkarten bekommen, vier darfst du behalten.
beat-keep = Behalte, was zusammenpasst: Haken-Shop, grüne Halbinsel, Grog und Zitronen.
wrong-keep = Auch eine gute Hand! Für die Lektion behalte Haken-Shop, grüne Halbinsel, Grog und Zitronen.
beat-good = Jeder beginnt mit einer Ware. Nimm eine Zitrone: Zitronen stehen auf einer deiner Zielkarten.
wrong-good = Nimm lieber die Zitrone, die zählt für dein Ziel.
beat-dice = Jede Runde werden die fünf Würfel geworfen. Aus ihnen bauen wir Gebote: Die Augen sind der Preis, die Farben sagen, wo es Gebäude gibt.
beat-first-bid = Jack bietet 6 mit Gelb 4 und Orange 2. Gewinnt er, zahlt er 6 Münzen für ein gelbes und ein oranges Gebäude.
beat-bid = Du willst ein grünes Gebäude: Leere die Reihe, leg Grün 5 und Blau 3 hinein und biete 8!
wrong-bid = Drück auf „Leeren“, tipp den grünen und den blauen Würfel an und biete 8.
beat-pass = Anne passt. Das ist nicht schlimm: Sie bekommt für jeden Würfel im Gebot eine Ware und handelt mit einem Schiff.
beat-pay = Jack passt auch und holt sich eine Papageikarte. Du hast die Auktion gewonnen – bezahl 8 Münzen!
wrong-pay = Bezahl mit Münzen. Truhenkarten, die du behältst, bringen am Ende Punkte.
beat-take = Jetzt kommt der schöne Teil. Nimm den grünen Haken-Shop: Er zählt für den Haken-Shop und für die grüne Halbinsel!
wrong-take = Der grüne Haken-Shop passt zu gleich zwei deiner Ziele.
beat-cloud = Die Wolke über Grün schenkt dir eine Zielkarte: den Holzbein-Shop. Er passt nicht zu dir, also leg ihn gleich wieder weg.
wrong-cloud = Behalte deine vier Ziele und leg den Holzbein-Shop weg.
beat-second-building = Dazu gab es 3 Münzen, weil noch drei Haken-Shops frei sind. Jetzt such dir auf Blau ein Gebäude aus: Nimm, was dir gefällt!
wrong-second-building = Ein Gebäude darfst du dir noch nehmen – such dir eins auf der blauen Halbinsel aus.
beat-end = Zwei Gebäude in einer Runde, und eins davon zählt gleich doppelt! Bieten oder passen und handeln: So geht es weiter, bis die Insel voll ist.
