### Regeln von pig; ../../rules.toml has their sources and checks

title = Pig

option-goal = Bei wie vielen Punkten endet das Spiel? 30 für ein kurzes Spiel, 50 (Standard) oder 100 für ein langes.

section-H1 = Vorbereitung
rule-H1-1 = Du ziehst einen geheimen Schatz von 1 bis 6 Punkten. Nur du darfst ihn ansehen.

section-H2 = Dein Zug
rule-H2-1 = Würfle, so oft du willst. Alles, was du würfelst, kommt in den Topf.
rule-H2-2 = Würfelst du eine 1, ist dein Zug vorbei und der Topf verloren.
rule-H2-3 = Nach mindestens einem Wurf darfst du aufhören: Du behältst den Topf, und dein Zug ist vorbei.
rule-H2-4 = Dann ist links von dir die nächste Person am Zug.

section-H3 = Ende des Spiels
rule-H3-1 = Das Spiel endet, sobald jemand aufhört und das Ziel erreicht hat.
rule-H3-2 = Alle zählen ihren geheimen Schatz dazu. Wer die meisten Punkte hat, gewinnt.
