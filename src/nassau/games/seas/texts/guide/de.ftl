### Die Regeln der Piraten der Weltmeere für Familien; ../../guide.toml hat die Bilder

lead = Wählt geheim eine Rolle, überfallt Karawanen mit eurer Würfelflotte und verkauft die Beute im Hafen. Für 2 bis 4 Personen.

goal =
    Du befehligst eine Flotte aus zehn Schiffen, jedes ein Würfel. Ihr überfallt Karawanen, ladet ihre Waren und verkauft sie im Hafen.
    Am Ende gewinnen die meisten Truhen. Aber Vorsicht: Jedes schwarze Mal kostet dich 3 davon.

turn =
    In jeder Runde wählen alle gleichzeitig und geheim eine Rollenkarte. Dann werden die Rollen der Reihe nach aufgerufen, und jeder tut, was seine Rolle sagt.
    - Geschenk: Hat niemand sonst deine Rolle gewählt, bekommst du ein Geschenk dazu. Mit dem Startspielermarker ist es doppelt (zu dritt und zu viert).
    - Schwarzes Mal: Nutzt du die Aktion deiner Rolle nicht, bekommst du eines und kein Geschenk.
    # Die sieben Rollen
    - 1 Schiffbauer: Kauf Schiffe aus deiner Reserve für je 1 Truhe. Geschenk: eines umsonst.
    - 2 Gouverneur: Nimm ein Freibeuter-Plättchen und alle Schiffe deiner Reserve umsonst, aber auch ein schwarzes Mal. Geschenk: kein Mal.
    - 3 Kapitän: Spiel eine Karawane aus, die ihr gemeinsam überfallt. Geschenk: 2 Yin-Yang.
    - 4 Inselbewohnerin: Spiel einen Hafen mit neuen Preisen aus. Geschenk: eine Beutekarte.
    - 5 Schamane: Spiel einen Fluch aus. Er trifft alle. Geschenk: Bei den meisten Flüchen hältst du 3 Schiffe zurück.
    - 6 Händler: Verkauf Waren im aktuellen Hafen. Geschenk: 1 Truhe.
    - 7 Kartograf: Zieh eine Abenteuerkarte. Geschenk: eine mehr.
    Nach Kapitän, Inselbewohnerin oder Schamane nimmst du alle deine Rollen wieder auf die Hand. Bis dahin fehlt dir eine gespielte Rolle.
    # Ein Überfall
    Der Kapitän beginnt, und alle sagen, wie viele freie Schiffe sie schicken. Zu viert höchstens so viele, wie die Karawane hat, zu dritt doppelt so viele, zu zweit dreimal so viele. Wer keines schickt, bekommt ein schwarzes Mal. Mit dem Freibeuter-Plättchen dieses Landes bekommst du auf jeden Fall eines.
    Alle Schiffe fallen zusammen mit den roten Schiffen der Karawane auf die Seekarte. Es kämpfen das rote und das Piratenschiff, die einander am nächsten sind: Die höhere Zahl versenkt die niedrigere, gleiche Zahlen versenken beide. Geht eines deiner Schiffe unter, kommt es in deine Reserve und bringt 1 Yin-Yang.
    Sind alle roten Schiffe versenkt, zieht jedes übrige Schiff eine Beutekarte. Waren brauchen ein freies Schiff. Ein Talisman braucht keines und bringt 1 Yin-Yang.
    # Verkaufen
    Jede Ware bringt 1 Truhe. Verkaufst du mindestens drei einer Sorte, bringt jede davon den Preis des Hafens.
    # Truhen muss man bewachen
    Für je volle 10 Truhen steht eines deiner Schiffe Wache. Es fährt zu keinem Überfall und trägt nichts.
    # Rituale
    Als Schiffbauer, Gouverneur, Händler oder Kartograf darfst du Yin-Yang ausgeben:
    - Doppelkammer: 2 Yin-Yang. Ein Schiff mehr trägt zwei Waren.
    - Unsinkbares Schiff: 3 Yin-Yang. In jedem Überfall kommt ein versenktes Schiff mehr sofort zurück.
    - Schnäppchen: 3 Yin-Yang. Verkauf zwei Waren verschiedener Sorten zum vollen Preis.

end =
    Die Ende-Karte liegt tief im Abenteuerstapel, nur vier Karten liegen darunter. Wird sie gezogen, spielt ihr die Runde zu Ende und dann genau drei weitere.

scoring =
    - Schlussverkauf: Alle deine Waren werden im aktuellen Hafen nach den Regeln des Händlers verkauft. Schnäppchen sind noch möglich.
    - Karten auf der Hand: Jede übrige Abenteuerkarte bringt ein schwarzes Mal.
    - Talismane: je 1 Truhe.
    - Yin-Yang: 1 Truhe für je drei.
    - Schwarze Male: Jedes kostet 3 Truhen.
    Die meisten Truhen gewinnen. Bei Gleichstand gewinnen weniger Freibeuter-Plättchen, dann weniger schwarze Male.

picture-board = Beispiel: Anne hat drei Rum an Bord, und die Piratenbucht zahlt 3 Truhen für jeden, wenn sie mindestens drei verkauft. Zeit, den Händler zu wählen.
picture-raid = Beispiel: Zuerst versenkt die rote 5 Annes 4, die nur 14 mm entfernt ist. Dann versenkt Annes 6 die rote 3 und Jacks 6 die rote 5. Der Überfall ist gewonnen: Anne zieht drei Beutekarten, Jack und Mary je zwei. Für ihr versenktes Schiff bekommt Anne außerdem 1 Yin-Yang.
picture-sale = Beispiel: Anne ist die einzige Händlerin. Sie verkauft drei Rum für je 3 Truhen, das sind 9. Sie hat auch den Startspielermarker, darum ist ihr Geschenk doppelt: noch 2 Truhen.
picture-end = Beispiel: Die Ende-Karte ist gezogen, und dies ist die letzte der drei Schlussrunden. Danach wird gewertet.
picture-scoring = Beispiel: Anne hat 54 Truhen. Ihr Schlussverkauf bringt 9, sechs Talismane bringen 6, und acht schwarze Male kosten 24. Sie hat 54 + 9 + 6 − 24 = 45 Truhen.

aid =
    # Ziel
    Die meisten Truhen.
    # Eine Runde
    - Alle wählen geheim eine Rolle; aufgerufen wird von 1 bis 7.
    - Allein in deiner Rolle: Geschenk. Mit dem Startspielermarker: doppelt (zu dritt und zu viert).
    - Aktion nicht genutzt: 1 schwarzes Mal, kein Geschenk.
    - Nach Kapitän, Inselbewohnerin oder Schamane: alle Rollen zurück auf die Hand.
    # Rollen und Geschenke
    - 1 Schiffbauer: Schiffe für je 1 Truhe. Geschenk: 1 Schiff
    - 2 Gouverneur: Freibeuter-Plättchen, ganze Reserve umsonst, 1 schwarzes Mal. Geschenk: kein Mal
    - 3 Kapitän: Karawane überfallen. Geschenk: 2 Yin-Yang
    - 4 Inselbewohnerin: neuer Hafen. Geschenk: 1 Beutekarte
    - 5 Schamane: Fluch für alle. Geschenk: 3 Schiffe zurückhalten
    - 6 Händler: verkaufen. Geschenk: 1 Truhe
    - 7 Kartograf: 1 Abenteuerkarte. Geschenk: 1 mehr
    # Überfall
    - Schiffe: höchstens 1×, 2×, 3× die Karawane zu viert, zu dritt, zu zweit. Keines: 1 schwarzes Mal.
    - Das nächste rote und Piratenschiff kämpfen; die höhere Zahl gewinnt, gleiche versenken beide.
    - Versenkt: in die Reserve, 1 Yin-Yang.
    - Gewonnen: 1 Beutekarte je übrigem Schiff.
    - Freibeuter dieses Landes: auf jeden Fall 1 schwarzes Mal.
    # Waren
    - 1 Ware pro Schiff, 2 mit Doppelkammer
    - Verkauf: je 1 Truhe; ab 3 einer Sorte der Preis des Hafens
    - Talisman: braucht kein Schiff, 1 Yin-Yang
    # Wache
    1 Schiff für je volle 10 Truhen.
    # Rituale (Rollen 1, 2, 6, 7)
    - Doppelkammer: 2 Yin-Yang
    - Unsinkbares Schiff: 3 Yin-Yang
    - Schnäppchen: 3 Yin-Yang
    # Flüche
    - Krake: Jede 1 kostet ein Obst oder das Schiff
    - Eisberg: Jede 2 kostet einen Kaffee oder das Schiff
    - Sirenen: Jede 3 kostet einen Rum oder das Schiff
    - Meuterei: Jede 4 kostet eine Ware der teuersten Sorte oder das Schiff
    - Strudel: Die nächsten Schiffe am roten Würfel, so viele er zeigt, kosten einen Talisman oder das Schiff
    - Idol: Alle verlieren eine Ware der genannten Sorte oder ein Schiff
    - Sold: 2 Truhen für jedes Wachschiff
    - Taverne: Alle bekommen einen roten Würfel, gut oder schlecht
    # Ende und Punkte
    - Ende-Karte: Runde zu Ende, dann drei weitere
    - Schlussverkauf; Talisman 1; drei Yin-Yang 1
    - Karte auf der Hand: 1 schwarzes Mal
    - Schwarzes Mal: −3 Truhen
