### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Dein erster Raubzug

beat-welcome = Willkommen auf den Weltmeeren! Wer am Ende die meisten Schatztruhen hat, gewinnt.
beat-chests = Truhen bekommst du so: Karawane überfallen, Waren laden, Waren verkaufen. Für all das gibt es sieben Rollen.
beat-captain = Der Kapitän ruft zum Überfall auf eine Karawane: So kommst du an Waren. Die anderen dürfen mitmachen.
beat-trade = Der Händler verkauft deine Waren für Truhen. Die Inselbewohnerin öffnet einen neuen Hafen mit anderen Preisen.
beat-ships = Neue Schiffe kauft der Schiffbauer für je eine Truhe. Beim Gouverneur sind sie umsonst, aber du bekommst ein schwarzes Mal.
beat-shaman = Der Schamane verflucht alle am Tisch, und der Kartograf zieht neue Abenteuerkarten: Karawanen, Häfen und Flüche.
beat-hand = Du hast zwei Karawanen und einen Hafen auf der Hand. Jedes schwarze Mal kostet am Ende 3 Truhen, also pass auf!
beat-choose-captain = Alle wählen gleichzeitig und geheim. Du hast eine Karawane: Werde Kapitän!
wrong-choose-captain = Die Rolle kommt später dran. Für einen Überfall brauchst du den Kapitän.
beat-gift = Anne ist Schiffbauerin und kauft zwei Schiffe. Niemand sonst hat diese Rolle gewählt, darum bekommt sie ein drittes geschenkt.
beat-raid = Jetzt bist du dran, Kapitän! Überfall die englische Karawane mit zwei Schiffen.
wrong-raid = Nimm die englische Karawane mit zwei Schiffen.
beat-send = Zu dritt darf jeder doppelt so viele Schiffe schicken, wie die Karawane hat. Schick alle vier!
wrong-send = Mehr Schiffe bringen mehr Beute: Schick vier.
beat-chart = Anne und Jack schicken je zwei Schiffe. Jedes Schiff ist ein Würfel – gleich fallen alle zusammen auf die Seekarte.
beat-fight = Es kämpfen immer ein rotes und ein Piratenschiff, die einander am nächsten sind; die höhere Zahl gewinnt. Beide roten sind versenkt!
beat-load = Ein Schiff hast du verloren, dafür gibt es ein Yin-Yang. Deine drei anderen ziehen je eine Beutekarte: dreimal Rum – lade alles!
wrong-load = Lade alle drei Rum. Von einer Sorte zahlt der Hafen ab drei Stück am meisten.
beat-loot-of-others = Anne und Jack laden auch. Und weil sonst niemand Kapitän war, bekommst du noch zwei Yin-Yang geschenkt.
beat-round-end = Jack zieht als Kartograf neue Karten, und die Runde ist vorbei. Als Kapitän nimmst du alle ausgespielten Rollen wieder auf die Hand.
beat-price = Die Piratenbucht zahlt 3 Truhen pro Rum, wenn du mindestens drei davon verkaufst. Genau so viel hast du geladen!
beat-choose-merchant = Also zu Geld machen: Wähl den Händler!
wrong-choose-merchant = Diesmal brauchst du den Händler, denn du willst verkaufen.
beat-sell = Jack kauft Schiffe, dann bist du dran. Verkauf alle drei Rum!
wrong-sell = Verkauf alle drei auf einmal, nur dann zahlt der Hafen 3 Truhen pro Stück.
beat-guard = 9 Truhen für den Rum und 2 als Geschenk: Jetzt hast du 18! Wer viel hat, muss es bewachen: je 10 Truhen ein Schiff.
beat-ritual = Mit Yin-Yang bezahlst du Rituale. Bau eine Doppelkammer: Dann trägt eines deiner Schiffe zwei Waren.
wrong-ritual = Nimm die Doppelkammer, die kannst du gut gebrauchen.
beat-end = Rauben, laden, verkaufen: Du hast den Dreh raus und liegst weit vorn! Jetzt kannst du deine erste Partie spielen.
