### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Dein erster Landgang

beat-welcome = Willkommen im Piratennest! Wer nach fünf Durchgängen die meisten Ehrenpunkte gesammelt hat, gewinnt.
beat-captain = Alle bewegen denselben Kapitän. Von seinem Feld gehen Gassen ab, und am Ende jeder Gasse wartet etwas auf dich.
beat-alley = Eine Gasse kostet dich einen Piraten pro Segment. Zieh zur Münze: Das kostet nur einen deiner zehn Piraten.
wrong-alley = Das wird teurer. Nimm die kurze Gasse zur Münze.
beat-coin = Eine Münze für dich! Weiterziehen kostet jetzt jedes Mal 1 Münze – zieh weiter zum Rum, der wird dir noch helfen.
wrong-coin = Hol dir erst den Rum, der ist gleich nebenan.
beat-dark-alley = Zwei Fässer Rum! Vom Rand führen dunkle Gassen quer durch die Stadt – für 2 Münzen schleichst du bis zur rosa Schatzkarte links unten.
wrong-dark-alley = Nicht dorthin: Die rosa Schatzkarte ist dein Ziel.
beat-treasure-map = Schatzkarten zählen am Ende nur als Paar in einer Farbe. Nimm die rosa Karte mit 6 Punkten!
wrong-treasure-map = Nimm die mit 6 Punkten, die ist mehr wert.
beat-others = Deine Münzen sind alle, also sind die anderen dran. Anne holt sich eine Münze und ruft „Ahoi“, Jack rastet.
beat-aboard = Irgendwann gehen alle an Bord und rangeln um die Schlafplätze. Wer dann noch Piraten hat, kann mitmischen – geh an Bord!
wrong-aboard = Heb dir die fünf Piraten für die Rangelei auf und geh an Bord.
beat-brawl = In jeder Spalte würfeln alle, die dort einen Piraten haben; der höchste Wurf bleibt an Bord. In der ersten hat Anne gewonnen.
beat-reroll = Jetzt deine Spalte: nur eine 2! Gut, dass du Rum hast: Gib ein Fass her und würfle noch einmal.
wrong-reroll = Eine 2 reicht nie. Gib ein Fass Rum her!
beat-stand = Eine 6! Die lass stehen.
wrong-stand = Besser als 6 geht nicht. Lass sie stehen!
beat-column = Jack und Anne schaffen es nicht: Du gewinnst die Spalte! Wer am Ende noch Piraten an Bord hat, bekommt die besten Schlafplätze und ihre Punkte.
beat-end = Durch die Gassen ziehen, Karten und Plättchen sammeln, Piraten für die Rangelei aufheben – das ist schon alles. Ahoi!
