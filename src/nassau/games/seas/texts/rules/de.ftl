### Rules of seas; ../../rules.toml has their sources and checks

title = Die Piraten der Weltmeere

## Options

option-two_player_gifts = Wer kann zu zweit ein Geschenk bekommen? „Beide“ (Standard): beide, wenn ihre Rollen verschieden sind. „Nur mit Startspielermarker“: nur, wer den Marker hat.
option-cove_rum_price = Was zahlt die Piratenbucht ab drei Rum? „3 Truhen“ (Standard): je Rum so viel wie die besten Häfen. „2 Truhen“: je Rum 1 Truhe weniger.
option-caravan_sizes = Wie viele Schiffe haben die vier Karawanen eines Landes? „1, 2, 3 und 4“ (Standard): jede Größe einmal. „2, 2, 3 und 3“: nur mittlere Karawanen. „2, 2, 3 und 4“: keine kleinen Karawanen.
option-loot_split = Wie sind die 60 Beutekarten verteilt? „Je 15“ (Standard): 15 Rum, 15 Kaffee, 15 Obst und 15 Talismane. „Je 16 und 12“: 16 Rum, 16 Kaffee, 16 Obst und 12 Talismane.
option-ruler_mm = Wie genau misst das Lineal? „Millimeter“ (Standard): auf ganze Millimeter. „Zehntelmillimeter“: Dann sind Paare seltener gleich nah.
option-mutiny_ships = Wann kostet die Meuterei ein Schiff? „Ohne diese Ware“ (Standard): wenn dir die Ware fehlt, die die Meuterer wollen. „Ohne jede Ware“: nur wenn du gar keine Ware mehr an Bord hast.
option-trades = Wie oft darfst du in deinem Zug kaufen oder verkaufen? „Einmal“ (Standard): Als Schiffbauer kaufst du einmal, als Händler verkaufst du einmal. „Mehrmals“: so oft du kannst, auch zwischen zwei Ritualen. Das Geschenk gibt es nur einmal.

## W1

section-W1 = Material und Karten
rule-W1-1 = Ihr spielt zu zweit, zu dritt oder zu viert.
rule-W1-2 = Du hast genau 10 Schiffe; jedes ist ein Würfel deiner Farbe. Schiffe, die nicht im Spiel sind, liegen in deiner Reserve.
rule-W1-3 = Es gibt 31 Abenteuerkarten: 16 Karawanen, 6 Häfen, 8 verschiedene Flüche und 1 Ende-Karte.
rule-W1-4 = England, Spanien, Frankreich und Holland haben je vier Karawanen mit 1, 2, 3 und 4 Schiffen. Eingestellt werden kann auch 2, 2, 3, 3 oder 2, 2, 3, 4.
rule-W1-5 = Die sechs Häfen zeigen die Preise 3, 2 und 1 für Rum, Kaffee und Obst: jede mögliche Verteilung einmal.
rule-W1-6 = Die 60 Beutekarten sind 15 Rum, 15 Kaffee, 15 Obst und 15 Talismane. Eingestellt werden können auch je 16 Rum, Kaffee und Obst und 12 Talismane.
rule-W1-7 = Rum, Kaffee und Obst sind Waren. Talismane sind Trophäen: Sie zählen nie als Ware, und du kannst sie nicht verkaufen.
rule-W1-8 = Schwarze Male, Yin-Yang und Ritualstufen gehen nie aus; du kannst beliebig viele davon haben.

## W2

section-W2 = Aufbau
rule-W2-1 = Du beginnst mit 7 Schiffen im Spiel, 3 in der Reserve und 7 Truhen. Noch steht kein Schiff Wache.
rule-W2-2 = Du beginnst mit allen 7 Rollenkarten deiner Farbe, aber ohne Beute, Yin-Yang, schwarze Male, Freibeuter-Plättchen und Rituale.
rule-W2-3 = Für den Abenteuerstapel werden die 30 Karten ohne die Ende-Karte gemischt: 4 kommen verdeckt nach unten, darauf die Ende-Karte, darauf verdeckt die übrigen 26.
rule-W2-4 = Erst danach bekommst du 3 Karten von oben auf die Hand, nie die Ende-Karte. Über ihr bleiben zu zweit 20, zu dritt 17, zu viert 14 Karten.
rule-W2-5 = Alle 60 Beutekarten werden gemischt und liegen als verdeckter Stapel bereit.
rule-W2-6 = Der erste Hafen ist die Piratenbucht. Ihre Preise: Rum 3 (einstellbar: 2), Kaffee 1, Obst 1.
rule-W2-7 = Das Los entscheidet, wer den Startspielermarker zuerst bekommt.
rule-W2-8 = Seid ihr weniger als vier, fehlen nur die Würfel und Rollenkarten der unbenutzten Farben; alle anderen Karten und Plättchen sind im Spiel.

## W3

section-W3 = Runde und Rollenwahl
rule-W3-1 = Zu Beginn jeder Runde wählen alle gleichzeitig und verdeckt genau eine Rollenkarte aus der Hand. Die Aktionen beginnen, wenn alle gewählt haben.
rule-W3-2 = Rollenkarten, die aus früheren Runden noch vor dir liegen, kannst du nicht wählen. Sie bleiben für alle sichtbar.
rule-W3-3 = Die Rollen werden immer in dieser Reihenfolge aufgerufen: Schiffbauer, Gouverneur, Kapitän, Inselbewohnerin, Schamane, Händler, Kartograf. Rollen, die niemand gewählt hat, entfallen.
rule-W3-4 = Deine gewählte Karte bleibt verdeckt, bis ihre Rolle aufgerufen wird. Erst dann deckst du sie auf.
rule-W3-5 = Haben mehrere dieselbe Rolle gewählt, sind sie ab dem Startspielermarker im Uhrzeigersinn dran. Jeder Zug endet, bevor der nächste beginnt.
rule-W3-6 = In deinem Zug kommt erst die Aktion, dann das Geschenk. Nur bei Gouverneur und Schamane wirkt das Geschenk schon während der Aktion.

## W4

section-W4 = Geschenke und Verzicht
rule-W4-1 = Hat außer dir niemand deine Rolle gewählt und nutzt du ihre Aktion, bekommst du ihr Geschenk.
rule-W4-2 = Bekommst du ein Geschenk und hast den Startspielermarker, ist es ein doppeltes Geschenk (nur zu dritt und zu viert).
rule-W4-3 = Es zählt nur, wer die Rolle gewählt hat: Auch wer die Aktion gar nicht nutzen kann, nimmt dir das Geschenk.
rule-W4-4 = Kannst oder willst du die Aktion deiner Rolle nicht nutzen, bekommst du 1 schwarzes Mal und kein Geschenk. Verzichten darfst du immer.
rule-W4-5 = Du hast die Aktion genutzt, wenn du mindestens 1 Schiff gekauft, 1 Freibeuter-Plättchen genommen, 1 passende Karte ausgespielt, 1 Ware verkauft oder 1 Abenteuerkarte gezogen hast.
rule-W4-6 = Zu zweit gibt es nie ein doppeltes Geschenk.
rule-W4-7 = Zu zweit bekommt ihr bei verschiedenen Rollen beide ein einfaches Geschenk. Einstellbar: nur wer den Startspielermarker hat.

## W5

section-W5 = Der Schiffbauer
rule-W5-1 = Du kaufst beliebig viele Schiffe aus deiner Reserve für je 1 Truhe.
rule-W5-2 = Du kannst nicht mehr Schiffe kaufen, als in deiner Reserve liegen, und nicht mehr Truhen ausgeben, als du hast.
rule-W5-3 = Du bezahlst und bekommst alle Schiffe zugleich; danach wird einmal neu bestimmt, wie viele Wachschiffe du brauchst. Neue Schiffe sind sofort einsatzbereit. Danach kaufst du in diesem Zug keine weiteren; eingestellt werden kann, dass du mehrmals kaufst.
rule-W5-4 = Geschenk: Du bekommst 1 Schiff aus deiner Reserve umsonst; als doppeltes Geschenk sind es 2.
rule-W5-5 = Gekaufte Schiffe gehen vor. Reicht die Reserve danach nicht für das Geschenk, verfällt der Rest.

## W6

section-W6 = Der Gouverneur
rule-W6-1 = Du wirst Freibeuter: Du nimmst ein freies Freibeuter-Plättchen deiner Wahl, alle Schiffe deiner Reserve umsonst und 1 schwarzes Mal.
rule-W6-2 = Jedes der vier Länder hat nur ein Plättchen. Du darfst mehrere haben und behältst sie bis zum Spielende.
rule-W6-3 = Auch mit leerer Reserve darfst du Freibeuter werden, solange ein Plättchen frei ist.
rule-W6-4 = Ist kein Plättchen mehr frei oder lehnst du ab, bekommst du 1 schwarzes Mal und auch keine Schiffe.
rule-W6-5 = Geschenk: Du bekommst für diese Aktion kein schwarzes Mal.
rule-W6-6 = Das doppelte Geschenk nimmt dir außerdem ein altes schwarzes Mal ab, falls du eines hast.

## W7

section-W7 = Der Kapitän: Aufbruch zum Überfall
rule-W7-1 = Du spielst genau eine Karawane aus der Hand offen auf das rechte Feld der Ablage. Die Karte zeigt ihr Land und die Zahl ihrer Schiffe.
rule-W7-2 = Du beginnst, dann schicken alle im Uhrzeigersinn offen ihre Schiffe. Alle bestimmen selbst, wie viele.
rule-W7-3 = Zu viert schickst du höchstens so viele Schiffe, wie die Karawane hat, zu dritt höchstens doppelt und zu zweit höchstens dreimal so viele.
rule-W7-4 = Schicken darfst du nur freie Schiffe: solche, die weder Waren tragen noch Wache stehen.
rule-W7-5 = Kannst oder willst du kein Schiff schicken, bekommst du 1 schwarzes Mal, auch als Kapitän.
rule-W7-6 = Gehört dir das Plättchen des überfallenen Landes, bekommst du genau 1 schwarzes Mal, ob du Schiffe schickst oder nicht.
rule-W7-7 = Schickt niemand ein Schiff, ist die Karawane verbraucht: Alle bekommen 1 schwarzes Mal, es gibt weder Wurf noch Beute.
rule-W7-8 = Geschenk: Du bekommst 2 Yin-Yang; als doppeltes Geschenk sind es 4.
rule-W7-9 = Das Geschenk des Kapitäns bekommst du auch, wenn der Überfall misslingt oder du selbst kein Schiff geschickt hast.

## W8

section-W8 = Wurf und Schlacht
rule-W8-1 = Alle geschickten Schiffe und die roten Schiffe der Karawane werden zusammen in einem Wurf auf die Seekarte geworfen.
rule-W8-2 = Fällt ein Würfel von der Seekarte, werden alle neu geworfen. Es zählt nur ein Wurf, bei dem alle Würfel auf der Karte liegen.
rule-W8-3 = Die Seekarte misst 270 × 270 mm, ein Würfel 10 mm. Würfel liegen nie übereinander: Ihre Mitten sind mindestens 14,14 mm auseinander.
rule-W8-4 = In jedem Wurf sind alle Augenzahlen und alle Plätze gleich wahrscheinlich, für jede Farbe. Wiederholungen zeigen den aufgezeichneten Wurf.
rule-W8-5 = Der Abstand geht von Würfelmitte zu Würfelmitte und wird in ganzen Millimetern abgelesen, abgerundet (einstellbar: Zehntelmillimeter).
rule-W8-6 = Es kämpfen immer das rote Schiff und das Piratenschiff, die einander am nächsten sind. Piraten kämpfen nie gegeneinander, rote Schiffe auch nicht.
rule-W8-7 = Die höhere Augenzahl versenkt die niedrigere. Das siegreiche Schiff bleibt mit Platz und Augenzahl liegen und kann weiterkämpfen.
rule-W8-8 = Bei gleicher Augenzahl sinken beide Schiffe.
rule-W8-9 = Nach jedem Kampf kämpft das Paar, das nun am nächsten beieinanderliegt, bis alle roten oder alle Piratenschiffe versenkt sind. Niemand kann abbrechen.
rule-W8-10 = Sind mehrere Paare gleich nah, entscheidet, wer die Karawane ausgespielt hat, welches Paar zuerst kämpft.
rule-W8-11 = Gefragt wird nur, wenn gleich nahe Paare ein Schiff gemeinsam haben; sonst ist die Reihenfolge egal.
rule-W8-12 = Jedes deiner versenkten Schiffe kommt in deine Reserve und bringt dir 1 Yin-Yang, egal wie der Überfall ausgeht – außer es kehrt als unsinkbares Schiff zurück.
rule-W8-13 = Sind alle roten Schiffe versenkt, ist der Überfall gewonnen, auch wenn das letzte Piratenschiff mit untergeht; dann gibt es keine Beute.
rule-W8-14 = Sind alle Piratenschiffe versenkt und rote übrig, ist der Überfall verloren: keine Beute, die Karawane ist verbraucht.

## W9

section-W9 = Beute und Ladung
rule-W9-1 = Nach einem gewonnenen Überfall bekommst du 1 Beutekarte für jedes deiner beteiligten Schiffe, das nicht versenkt wurde.
rule-W9-2 = Wer die Karawane gespielt hat, bekommt zuerst Beute, dann geht es im Uhrzeigersinn weiter. Du ziehst alle deine Karten offen und entscheidest, was du lädst; dann kommt die nächste Person.
rule-W9-3 = Bei jeder neuen Ware entscheidest du sofort: auf ein Schiff laden oder ablegen. Fehlt der Platz, musst du sie ablegen.
rule-W9-4 = Schon geladene Waren darfst du nicht freiwillig ablegen, weder um neue zu laden noch um Schiffe frei zu machen.
rule-W9-5 = Ein Schiff trägt eine Ware, mit Doppelkammer zwei. Laden darf jedes deiner Schiffe, das nicht Wache steht, nicht nur die aus dem Überfall.
rule-W9-6 = Umladen kostet nichts und geschieht von selbst: Deine Waren sind immer auf möglichst wenigen Schiffen.
rule-W9-7 = Ein Talisman braucht kein Schiff. Du behältst ihn immer und bekommst sofort 1 Yin-Yang.

## W10

section-W10 = Die Inselbewohnerin
rule-W10-1 = Du spielst genau einen Hafen aus der Hand offen auf das linke Feld der Ablage. Er gilt sofort und für alle, bis der nächste Hafen ihn für immer überdeckt.
rule-W10-2 = Geschenk: Du bekommst 1 Beutekarte; als doppeltes Geschenk sind es 2. Über die erste entscheidest du, bevor du die zweite ziehst.

## W11

section-W11 = Der Schamane
rule-W11-1 = Du spielst genau einen Fluch aus der Hand offen auf das rechte Feld der Ablage. Er trifft alle, auch dich.
rule-W11-2 = Bei Krake, Eisberg, Sirenen, Meuterei und Strudel werden alle Schiffe auf See zusammen geworfen: freie und beladene, aber keine Wachschiffe.
rule-W11-3 = Geschenk: Bei Krake, Eisberg, Sirenen, Meuterei und Strudel hältst du vor dem Wurf 3 Schiffe zurück; als doppeltes Geschenk sind es 6. Hast du weniger auf See, hältst du alle zurück.
rule-W11-4 = Gegen Idol, Sold und Taverne hilft das Geschenk des Schamanen nicht. Die Aktion gilt trotzdem als genutzt.
rule-W11-5 = Jeder Treffer kostet dich zuerst eine Karte, die der Fluch nennt; hast du keine mehr, verlierst du das Schiff. Aussuchen darfst du dir das nicht.
rule-W11-6 = Welches Schiff welche Ware trägt, ist egal: Du zahlst einen Treffer mit einer Ware von irgendeinem deiner Schiffe, auch von zurückgehaltenen.
rule-W11-7 = Ein durch einen Fluch verlorenes Schiff kommt in die Reserve. Es bringt kein Yin-Yang, und ein unsinkbares Schiff hilft nicht.
rule-W11-8 = Hast du nach allen Treffern zu wenige Schiffe für deine Waren, legst du so viele Waren deiner Wahl ab, wie überzählig sind, aber nicht mehr.
rule-W11-9 = Hast du kein Schiff auf See, wird für dich kein Würfel geworfen, und auch das Idol kostet dich nichts.
rule-W11-10 = Trifft ein Fluch alle nacheinander (beim Ablegen oder in der Taverne), geht es im Uhrzeigersinn; wer ihn gespielt hat, beginnt.

## W12

section-W12 = Die acht Flüche
rule-W12-1 = Krake: Jeder deiner Würfel mit einer 1 kostet dich 1 Obst oder, wenn du keines hast, das Schiff.
rule-W12-2 = Eisberg: Jeder deiner Würfel mit einer 2 kostet dich 1 Kaffee oder, wenn du keinen hast, das Schiff.
rule-W12-3 = Sirenen: Jeder deiner Würfel mit einer 3 kostet dich 1 Rum oder, wenn du keinen hast, das Schiff.
rule-W12-4 = Meuterei: Jeder deiner Würfel mit einer 4 kostet dich 1 Ware der Sorte, für die der aktuelle Hafen am meisten zahlt, oder, wenn du keine hast, das Schiff. Eingestellt werden kann, dass es das Schiff nur kostet, wenn du gar keine Ware hast.
rule-W12-5 = Strudel: Ein roter Würfel wird mitgeworfen. Er trifft so viele Schiffe, wie er Augen zeigt: die, die ihm am nächsten liegen.
rule-W12-6 = Jedes deiner Schiffe, das der Strudel trifft, kostet dich 1 Talisman oder, wenn du keinen hast, das Schiff. Das Yin-Yang, das der Talisman gebracht hat, behältst du.
rule-W12-7 = Sind für die letzten Treffer mehrere Schiffe gleich nah, wählt, wer den Strudel gespielt hat – außer sie gehören alle derselben Person. Bei zu wenigen Schiffen trifft es alle.
rule-W12-8 = Idol: Wer den Fluch spielt, nennt Rum, Kaffee oder Obst, aber keinen Talisman.
rule-W12-9 = Alle verlieren 1 Ware der genannten Sorte; wer keine hat, verliert stattdessen 1 Schiff auf See.
rule-W12-10 = Sold: Alle zahlen zugleich 2 Truhen für jedes ihrer Wachschiffe. Danach kehren überzählige Wachschiffe zurück.
rule-W12-11 = Taverne: Für alle wird je ein roter Würfel geworfen. Wer den Fluch spielt, gibt allen genau einen davon, auch sich selbst.
rule-W12-12 = Taverne, schlechte Würfel: Bei 1 bekommst du 1 schwarzes Mal, bei 2 gibst du 1 Ware deiner Wahl ab, bei 3 verlierst du 1 Truhe.
rule-W12-13 = Taverne, gute Würfel: Bei 4 bekommst du 1 Truhe, bei 5 die oberste Beutekarte (laden oder ablegen wie üblich), bei 6 bekommst du 3 Yin-Yang.
rule-W12-14 = Bekommst du eine 2 und hast keine Ware oder eine 3 und hast keine Truhe, passiert dir nichts. Ein Schiff verlierst du in der Taverne nie.

## W13

section-W13 = Der Händler
rule-W13-1 = Du verkaufst beliebig viele deiner Waren, mindestens eine, alle zusammen in einem einzigen Verkauf im aktuellen Hafen. Eingestellt werden kann, dass du mehrmals verkaufst.
rule-W13-2 = Jede Ware bringt 1 Truhe. Verkaufst du von einer Sorte mindestens drei, bringt jede davon den Hafenpreis dieser Sorte.
rule-W13-3 = Die drei müssen von einer Sorte und aus einem Verkauf sein; Waren anderer Personen oder aus einem Schnäppchen zählen nicht mit.
rule-W13-4 = Verkaufte Waren werden abgelegt, ihre Schiffe sind sofort frei. Was du nicht verkaufst, bleibt geladen.
rule-W13-5 = Geschenk: Du bekommst 1 Truhe; als doppeltes Geschenk sind es 2.
rule-W13-6 = Ab 40 Truhen liegt das 40er-Plättchen vor dir, ab 80 zeigt es seine 80er-Seite.
rule-W13-7 = Die Leiste läuft von 0 bis 39 und beginnt dann von vorn, ohne Obergrenze. Sinken deine Truhen unter 80 oder 40, wird das Plättchen zurückgedreht oder zurückgegeben.

## W14

section-W14 = Die Wachschiffe
rule-W14-1 = Für je volle 10 Truhen muss eines deiner Schiffe auf der Insel Wache stehen.
rule-W14-2 = Wachschiffe machen bei keinem Überfall mit, tragen keine Waren und sind vor allen Flüchen außer dem Sold sicher.
rule-W14-3 = Nach jedem Schritt, der deine Truhen oder Schiffe ändert, wird neu bestimmt, wie viele Wachschiffe du brauchst; ein Verkauf macht zuerst Schiffe frei. Überzählige Wachschiffe kehren sofort zurück.
rule-W14-4 = Zuerst gehen freie Schiffe auf Wache. Fehlt danach Platz für Waren, legst du so viele Waren deiner Wahl ab, wie überzählig sind.
rule-W14-5 = Brauchst du mehr Wachschiffe, als du Schiffe hast, stehen alle Wache. Fehlende Wachschiffe kosten nichts; neue Schiffe gehen zuerst auf Wache.

## W15

section-W15 = Der Kartograf
rule-W15-1 = Du ziehst die oberste Karte des Abenteuerstapels auf die Hand.
rule-W15-2 = Geschenk: Du ziehst 1 weitere Karte; als doppeltes Geschenk sind es 2.
rule-W15-3 = Ziehst du die Ende-Karte, kommt sie neben die Ablage, und du ziehst sofort die nächste Karte. Die vier Karten darunter können noch gezogen werden.
rule-W15-4 = Reicht der Stapel nicht für alle deine Karten, ziehst du so viele, wie da sind. Ein Handlimit gibt es nicht.

## W16

section-W16 = Die Rituale
rule-W16-1 = Rituale darfst du nur in deinem eigenen Zug als Schiffbauer, Gouverneur, Händler oder Kartograf ausführen, Schnäppchen auch im Schlussverkauf.
rule-W16-2 = Du darfst beliebig viele Rituale ausführen, auch gleiche, solange du jedes voll bezahlst. Das Yin-Yang geht in den Vorrat.
rule-W16-3 = Rituale sind vor und nach der Aktion möglich, auch wenn du auf die Aktion verzichtest oder sie nicht nutzen kannst.
rule-W16-4 = Schnäppchen (3 Yin-Yang): Du verkaufst genau zwei Waren verschiedener Sorten, jede zum Hafenpreis, als wären es drei oder mehr.
rule-W16-5 = Ein Schnäppchen ist keine Händler-Aktion: Wer als Händler nur ein Schnäppchen macht, bekommt das schwarze Mal und kein Geschenk.
rule-W16-6 = Doppelkammer (2 Yin-Yang): Ab sofort und dauerhaft kann ein weiteres deiner Schiffe zwei Waren tragen.
rule-W16-7 = Du darfst mehr Doppelkammern als Schiffe auf See haben; die überzähligen nützen nichts.
rule-W16-8 = Unsinkbares Schiff (3 Yin-Yang): Je Stufe kehrt in jedem Überfall eines deiner versenkten Schiffe sofort zu dir zurück, statt in die Reserve zu gehen.
rule-W16-9 = Ein unsinkbares Schiff, das zurückkehrt, bringt weder Yin-Yang noch Beute.
rule-W16-10 = Ein unsinkbares Schiff, das zurückkehrt, kämpft in diesem Überfall nicht weiter, kann aber gleich Beute laden oder am nächsten Überfall der Runde teilnehmen.

## W17

section-W17 = Das Ende der Runde
rule-W17-1 = Warst du Kapitän, Inselbewohnerin oder Schamane, nimmst du am Rundenende alle deine ausgespielten Rollenkarten zurück, auch diese.
rule-W17-2 = Auch wenn du die Aktion von Kapitän, Inselbewohnerin oder Schamane nicht genutzt hast, nimmst du deine Rollenkarten zurück.
rule-W17-3 = Schiffbauer, Gouverneur, Händler und Kartograf bleiben offen vor dir liegen und fehlen dir, bis du sie zurücknimmst.
rule-W17-4 = Danach geht der Startspielermarker im Uhrzeigersinn weiter, und die nächste Runde beginnt.

## W18

section-W18 = Spielende und Wertung
rule-W18-1 = Ist die Ende-Karte gezogen, spielt ihr die Runde zu Ende und dann genau drei weitere. Zu Beginn jeder dieser Runden rückt der Letzte-Runden-Marker ein Feld vor.
rule-W18-2 = Gewertet wird so: erst der Schlussverkauf, dann Male für Handkarten, dann Talismane, dann Yin-Yang, zuletzt der Abzug für Male. Das Ergebnis kann unter 0 fallen.
rule-W18-3 = Im Schlussverkauf werden alle deine Waren im aktuellen Hafen verkauft, nach den Preisregeln des Händlers.
rule-W18-4 = Im Schlussverkauf darfst du Schnäppchen für je 3 Yin-Yang machen, auch mehrere. Die übrigen Waren werden danach normal verkauft.
rule-W18-5 = Beim Schlussverkauf gibt es kein Geschenk des Händlers, und kein Schiff muss mehr auf Wache gehen.
rule-W18-6 = Jede Abenteuerkarte, die du am Ende noch auf der Hand hast, bringt dir 1 schwarzes Mal.
rule-W18-7 = Jeder Talisman bringt 1 Truhe, und je drei übrige Yin-Yang bringen 1 Truhe.
rule-W18-8 = Für jedes schwarze Mal verlierst du 3 Truhen.
rule-W18-9 = Wer dann die meisten Truhen hat, gewinnt. Bei Gleichstand gewinnt unter ihnen, wer die wenigsten Freibeuter-Plättchen hat.
rule-W18-10 = Ist auch das gleich, gewinnt unter ihnen, wer die wenigsten schwarzen Male hat; Male für Handkarten zählen mit. Wer dann noch gleichauf liegt, teilt sich den Sieg.
rule-W18-11 = Im Schlussverkauf entscheidet ihr nacheinander über Schnäppchen, im Uhrzeigersinn ab dem Startspielermarker der letzten Runde.

## W19

section-W19 = Offen, geheim und knapp
rule-W19-1 = Deine Abenteuerkarten auf der Hand sind geheim, nur ihre Zahl ist offen. Niemand kennt die Reihenfolge der Stapel.
rule-W19-2 = Truhen, Schiffe, Wachschiffe, Beute, Yin-Yang, Male, Plättchen und Rituale sind bei allen offen sichtbar.
rule-W19-3 = Ausgespielte Abenteuerkarten liegen offen und werden nie neu gemischt. Der Abenteuerstapel kann leer werden.
rule-W19-4 = Abgelegte, verkaufte und verlorene Beutekarten kommen offen auf einen gemeinsamen Ablagestapel.
rule-W19-5 = Ist der Beutestapel leer, wird der Ablagestapel gemischt und neu verwendet. Sind beide leer, bekommst du keine Karte.
