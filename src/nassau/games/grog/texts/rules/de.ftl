### Rules of grog; ../../rules.toml has their sources and checks

title = Grog Island

## Options

option-compulsory_claims = Musst du nach einer gewonnenen Auktion deine Gebäude nehmen? „Aus“ (Standard): Nein, du darfst auf jede dieser Besitznahmen verzichten. „An“: Ja, soweit es geht.
option-empty_decks = Darfst du an einem Schiff handeln, dessen Kartenstapel leer ist? „Nein“ (Standard): Nur ein Handel mit Wirkung zählt. „Ja“: Du darfst dort 1 Plättchen ohne Gegenleistung abgeben.

## G1

section-G1 = Insel und Karten
rule-G1-1 = Grog Island wird zu zweit, zu dritt oder zu viert gespielt.
rule-G1-2 = Fünf Halbinseln liegen nebeneinander, von links: Grün (Kokosnuss), Blau (Fisch), Orange (Grog), Gelb (Zitrone), Grau (Schatzkarte). Zu jeder Farbe gehört ein Würfel.
rule-G1-3 = Auf jeder Halbinsel stehen 7 Gebäude verschiedener Art, zusammen 35 in 12 Arten. Gleiche Gebäude stehen auf gleicher Höhe; nur die unterste Reihe mischt mehrere Arten.
rule-G1-4 = Welches Gebäude auf welcher Halbinsel steht, zeigt der Spielplan; das ist in jeder Partie gleich.
rule-G1-5 = Ein Gebäude gilt als frei, wenn es leer ist: kein Crewmitglied irgendeiner Farbe und kein Schloss.
rule-G1-6 = Es gibt 32 Truhenkarten: 10 im Wert von 1 Münze, 12 im Wert von 2 Münzen und 10 im Wert von 3 Münzen.
rule-G1-7 = Es gibt 28 Papageikarten: 8-mal „Gebot halten“ und 4-mal „Würfel drehen“ für jede der fünf Farben.
rule-G1-8 = Es gibt 46 Zielkarten, nämlich 23 verschiedene je zweimal: 12 für Gebäudearten, 5 für Halbinseln, 5 für Waren und 1 für Papageikarten.
rule-G1-9 = Die 12 Arten: Hut-, Schwert-, Holzbein-, Anker-, Haken- und Augenklappen-Shop, Sargtischlerei, Galionsfiguren-Werkstatt, Kanonenkugelgießerei, Voodoopuppen-Werkstatt, Wahrsager-Studio, Bar.

## G2

section-G2 = Aufbau
rule-G2-1 = Über jeder Halbinsel liegt eine zufällige Wolke, offen und bis zum Spielende: je einmal Punkt, Papagei, Ziel und leer (alle weiß) und einmal schwarz.
rule-G2-2 = Die 6 Handelsschiffe werden zufällig auf die 6 Wasserfelder gelegt: Die linken fünf ankern an je einer Halbinsel, das sechste liegt ganz rechts auf offener See.
rule-G2-3 = Du spielst eine eigene Farbe und bekommst einen Handelsmarker und Crewmitglieder: zu zweit und zu dritt 9, zu viert 7.
rule-G2-4 = Du beginnst mit 8 Münzen auf der Münzleiste und mit 0 Piratenpunkten.
rule-G2-5 = Du bekommst verdeckt 6 Zielkarten und behältst genau 4 davon.
rule-G2-6 = Die 2 nicht gewählten Zielkarten kommen verdeckt unter den Zielstapel: reihum ab dem Startspieler, jedes Paar in zufälliger Reihenfolge.
rule-G2-7 = Du bekommst außerdem verdeckt 1 Truhenkarte und 1 Papageikarte.
rule-G2-8 = Wer die Startspielerflagge zuerst bekommt, entscheidet das Los.
rule-G2-9 = Zuletzt nimmst du 1 Warenplättchen deiner Wahl: offen und reihum ab dem Startspieler, wenn Wolken und Schiffe liegen und alle Zielkarten gewählt sind.
rule-G2-10 = Es gibt vier Farben: Weiß, Rot, Lila und Schwarz.

## G3

section-G3 = Vermögen und Geheimnisse
rule-G3-1 = Deine Münzen auf der Leiste sind nach oben unbegrenzt; das Plättchen „20+ Münzen“ hilft nur beim Anzeigen.
rule-G3-2 = Dein Höchstgebot: deine Münzen auf der Leiste plus 3 für jede deiner Truhenkarten, ganz gleich, was sie wirklich wert sind.
rule-G3-3 = Offen liegen Münzen, Punkte, Waren, Crew und Schlösser; auch wie viele Truhen- und Papageikarten jeder hat, sehen alle.
rule-G3-4 = Was auf deinen Truhen-, Papagei- und Zielkarten steht, weißt nur du; du selbst darfst sie jederzeit ansehen.
rule-G3-5 = Waren gehen nie aus; du bekommst jedes Plättchen, das dir zusteht.
rule-G3-6 = Benutzte Truhen- und Papageikarten kommen nicht zurück ins Spiel. Ist einer dieser Stapel leer, gibt es daraus keine Karte mehr, weder vom Schiff noch von einer Wolke.
rule-G3-7 = Auch wie viele Zielkarten jeder hat und wie hoch die drei Kartenstapel sind, sehen alle.
rule-G3-8 = Die Reihenfolge der Stapel ist geheim. Du kennst nur die Zielkarten, die du selbst daruntergelegt hast.
rule-G3-9 = Auch ein leerer Zielstapel gibt nichts mehr: kein Haupthandel am Zielschiff und kein Tausch unter der Zielwolke.

## G4

section-G4 = Das Startgebot
rule-G4-1 = Jede Auktionsrunde beginnt mit einem Wurf aller 5 Würfel durch den Startspieler. Danach liegt jeder Würfel auf dem Warenfeld seiner Farbe, und die Bietzeile ist leer.
rule-G4-2 = Als Startspieler musst du ein Startgebot abgeben, wenn du dir wenigstens den niedrigsten Würfel leisten kannst; freiwillig passen darfst du dann nicht.
rule-G4-3 = Ein Gebot besteht aus 1 bis 5 Würfeln in der Bietzeile: höchstens ein Würfel je Bietfeld, von links an und ohne Lücke.
rule-G4-4 = Von links nach rechts dürfen die Augenzahlen nie steigen. Gleich hohe Würfel ordnest du an, wie du willst.
rule-G4-5 = Dein Gebot ist so hoch wie die Augensumme in der Bietzeile; ein Auge steht für 1 Münze.
rule-G4-6 = Nur eine passende Papageikarte „Würfel drehen“ ändert die Augenzahl eines Würfels.
rule-G4-7 = Mehr als dein Höchstgebot darfst du nicht bieten; es darf aber mehr sein, als du wirklich besitzt.
rule-G4-8 = Ist schon der niedrigste Würfel höher als dein Höchstgebot, musst du als Startspieler passen. Dann eröffnet dein linker Nachbar mit derselben Pflicht.
rule-G4-9 = Musst du vor dem ersten Gebot passen, bekommst du keine Waren aus der Bietzeile, denn sie ist leer; ein Schiff besuchst du trotzdem.
rule-G4-10 = Müsstest du vor dem ersten Gebot passen, darfst du stattdessen mit einer Papageikarte einen Würfel auf einen bezahlbaren Wert drehen und eröffnen. Verlangt wird das nie.
rule-G4-11 = Haben alle anderen schon vor dem ersten Gebot gepasst, musst du eröffnen, wenn du kannst, und gewinnst sofort mit diesem Gebot.
rule-G4-12 = Kann auch der Letzte nicht eröffnen, passt er ebenfalls und besucht ein Schiff. Die Runde endet dann ohne Gewinner und ohne Belohnungen der Bietfelder.

## G5

section-G5 = Reihum erhöhen
rule-G5-1 = Nach dem Startgebot geht es im Uhrzeigersinn weiter: Bist du dran, erhöhst du oder passt. Steht ein Gebot, darfst du immer freiwillig passen.
rule-G5-2 = Eine Erhöhung muss die Augensumme um mindestens 1 steigern; bloßes Umordnen reicht nicht.
rule-G5-3 = Beim Erhöhen darfst du alle Würfel beliebig verschieben, auch zurück auf das Warenfeld ihrer Farbe. Am Ende müssen wieder alle Gebotsregeln stimmen.
rule-G5-4 = Lassen die Würfel oder dein Höchstgebot kein höheres Gebot zu, musst du passen. Papageikarten darfst du zu Hilfe nehmen, musst es aber nicht.
rule-G5-5 = Hast du gepasst, bist du in dieser Auktionsrunde nicht mehr an der Reihe.

## G6

section-G6 = Papageikarten
rule-G6-1 = Papageikarten spielst du nur im eigenen Zug und nur zusammen mit einem Gebot. Wer passt, spielt keine.
rule-G6-2 = Du darfst mehrere Papageikarten in einem Zug spielen, aber höchstens eine Karte „Gebot halten“ und je Farbe höchstens eine Karte „Würfel drehen“.
rule-G6-3 = „Würfel drehen“: Vor deinem Gebot stellst du den Würfel der Kartenfarbe auf einen Wert deiner Wahl von 1 bis 6.
rule-G6-4 = „Würfel drehen“ hebt keine Gebotsregel auf: Dein Gebot muss trotzdem höher sein, darf nach rechts nicht steigen und dein Höchstgebot nicht übersteigen.
rule-G6-5 = Auch ein Würfel in der Bietzeile darf gedreht werden und danach überall liegen. Zu überbieten ist die Summe, die vor dem Drehen galt.
rule-G6-6 = Ein gedrehter Würfel behält den neuen Wert für alle bis zum nächsten Wurf.
rule-G6-7 = „Gebot halten“: Du darfst die Würfel umordnen, am Ende muss die Augensumme aber genauso hoch sein wie das aktuelle Gebot.
rule-G6-8 = Nach „Gebot halten“ ist es dein Gebot: Passen alle anderen, gewinnst du zu diesem Preis. Die Würfel dürfen dabei auch liegen bleiben.
rule-G6-9 = „Gebot halten“ geht nicht beim Startgebot und nur bis zu deinem Höchstgebot.
rule-G6-10 = Du darfst „Gebot halten“ mit „Würfel drehen“ verbinden; die Augensumme muss dann mit den gedrehten Würfeln genau stimmen.
rule-G6-11 = Karten, neue Werte und Würfellage sind zusammen ein einziger Zug. Ist er nicht erlaubt, geschieht nichts, und du behältst die Karten.
rule-G6-12 = Gespielte Papageikarten sind aus dem Spiel. Du bekommst sie auch dann nicht zurück, wenn du überboten wirst oder nicht zahlst.
rule-G6-13 = Ein gedrehter Würfel muss danach einen anderen Wert zeigen als vorher.

## G7

section-G7 = Passen und handeln
rule-G7-1 = Passt du, nimmst du sofort deine Waren, legst dann deinen Handelsmarker auf genau 1 Schiff und handelst dort. Erst danach ist der Nächste dran.
rule-G7-2 = Beim Passen bekommst du für jeden Würfel, der gerade in der Bietzeile liegt, 1 Warenplättchen seiner Farbe, egal wie hoch er ist.
rule-G7-3 = Verboten sind das Schiff auf offener See (ganz rechts) und jedes Schiff, auf dem schon ein Handelsmarker liegt. Alle anderen Handelsschiffe sind erlaubt.
rule-G7-4 = Ein Schiff verlangt immer die Ware der Halbinsel, an der es ankert. Was du abgibst, kommt in den Vorrat.
rule-G7-5 = Du musst ein erlaubtes Schiff nehmen, das du mit der verlangten Ware oder durch 3:1-Ersatz beliefern kannst, und dort dann auch handeln.
rule-G7-6 = Jedes Handelsschiff bietet einen Haupthandel und die Besitznahme. Mindestens eines davon musst du nutzen; beides ist erlaubt.
rule-G7-7 = Den Haupthandel nutzt du höchstens einmal und in einem Stück, die Besitznahme so oft du willst; die Reihenfolge bestimmst du.
rule-G7-8 = 3:1-Ersatz: Anstelle von 1 verlangten Plättchen darfst du 3 andere Warenplättchen abgeben, gleiche oder verschiedene.
rule-G7-9 = Ersatzplättchen dürfen nicht von der verlangten Ware sein. Ersetzen darfst du beliebig oft, auch bei der Besitznahme und auch, wenn du die verlangte Ware noch hast.
rule-G7-10 = Eine Handelsaktion zählt nur, wenn sie etwas bewirkt: Der Stapel hat noch Karten, und für eine Besitznahme hast du noch Crew und dort ist noch ein Gebäude frei.
rule-G7-11 = Hast du kein einziges Plättchen einer Ware, die ein erlaubtes Schiff verlangt, legst du den Marker auf ein beliebiges erlaubtes Schiff und musst nicht handeln; 3:1-Ersatz bleibt freiwillig.
rule-G7-12 = Das gilt auch, wenn du passende Plättchen hast, aber kein erlaubtes Schiff dir eine wirksame Aktion bietet, nicht einmal mit 3:1-Ersatz. Sonst musst du handeln.
rule-G7-13 = Handel bei leerem Stapel „Ja“: Ist der Kartenstapel eines Schiffs leer, darfst du es trotzdem wählen und im Haupthandel genau 1 Plättchen abgeben, ohne etwas dafür zu bekommen. Auch das gilt als Handel.

## G8

section-G8 = Die Handelsschiffe
rule-G8-1 = 2-Münzen-Schiff: Für jedes Plättchen (höchstens 4) bekommst du 2 Münzen auf die Leiste.
rule-G8-2 = 3-Münzen-Schiff: Für jedes Plättchen (höchstens 2) bekommst du 3 Münzen auf die Leiste.
rule-G8-3 = 4-Münzen-Schiff: Für genau 1 Plättchen bekommst du 4 Münzen auf die Leiste.
rule-G8-4 = Truhenschiff: Für jedes Plättchen (höchstens 2) ziehst du 1 Truhenkarte.
rule-G8-5 = Papageischiff: Für jedes Plättchen (höchstens 3) ziehst du 1 Papageikarte.
rule-G8-6 = Zielschiff: Gib beliebig viele Plättchen ab und zieh ebenso viele Zielkarten auf einmal. Genau 1 davon behältst du.
rule-G8-7 = Die übrigen gezogenen Zielkarten legst du in beliebiger Reihenfolge verdeckt unter den Zielstapel. Ein Handlimit gibt es nicht, und aus der alten Hand gibst du nichts ab.
rule-G8-8 = Willst du Karten ziehen, darfst du nicht mehr Plättchen abgeben, als der Stapel noch Karten hat.
rule-G8-9 = Besitznahme per Schiff: Für je 4 Plättchen nimmst du 1 Gebäude auf der Halbinsel, an der das Schiff ankert, mit allen drei Schritten (Crew, Wolke, Münzen).

## G9

section-G9 = Gewinnen und zahlen
rule-G9-1 = Haben alle anderen gepasst, hast du die Auktionsrunde sofort gewonnen. Dein letztes Gebot steht; ändern oder erhöhen darfst du es nicht mehr.
rule-G9-2 = Als Gewinner bekommst du in dieser Runde keine Waren aus der Bietzeile und besuchst kein Schiff.
rule-G9-3 = Dein Gebot zahlst du nach Belieben mit Münzen von der Leiste, mit Truhenkarten oder gemischt. Eingesetzte Truhenkarten zeigst du allen; sie sind dann aus dem Spiel.
rule-G9-4 = Zahlst du mit Truhenkarten zu viel, kommt der Rest auf deine Münzleiste.
rule-G9-5 = Münzen und eingesetzte Truhenkarten müssen zusammen dein Gebot erreichen; Schulden gibt es nicht.
rule-G9-6 = Du darfst auch mehr Truhenkarten einsetzen, als dein Gebot verlangt; ihr ganzer Wert wird angerechnet.
rule-G9-7 = Kannst oder willst du nicht zahlen, endet die Auktionsrunde sofort: Du behältst alles, musst nichts vorzeigen und bekommst nichts. Was die anderen beim Passen bekommen haben, bleibt ihnen.

## G10

section-G10 = Belohnungen der Bietfelder
rule-G10-1 = Hast du gezahlt, bekommst du die Belohnung jedes Bietfelds, auf dem ein Würfel liegt. Leere Bietfelder bringen nichts.
rule-G10-2 = Das 1. und das 2. Bietfeld bringen dir je 1 Gebäude auf der Halbinsel, die dieselbe Farbe hat wie der Würfel dort.
rule-G10-3 = Das 3. und das 5. Bietfeld bringen dir je 1 Piratenpunkt.
rule-G10-4 = Bei zwei Besitznahmen wählst du, welche zuerst kommt. Danach folgen die Bietfelder 3, 4 und 5 der Reihe nach; das Schloss kommt also immer nach den Gebäuden.
rule-G10-5 = Die beiden Gebäude, die du als Gewinner einer Auktionsrunde nimmst, müssen von verschiedener Art sein.
rule-G10-6 = Ist auf der zweiten Halbinsel nur noch die Art frei, die du gerade genommen hast, verfällt die zweite Besitznahme. Du musst das nicht vermeiden.
rule-G10-7 = Ist auf einer Halbinsel nichts mehr frei, verfällt die Besitznahme dort. Hast du nur noch 1 Crewmitglied, kannst du nur 1 Gebäude nehmen und wählst, auf welcher Halbinsel.
rule-G10-8 = Besitznahmepflicht „An“: Hast du gezahlt, musst du jede mögliche Besitznahme ausführen.
rule-G10-9 = Besitznahmepflicht „Aus“: Du darfst auf jede Besitznahme aus der Auktion verzichten; das Schloss bleibt Pflicht.

## G11

section-G11 = Gebäude und Wolken
rule-G11-1 = Eine Besitznahme hat drei Schritte: 1 Crewmitglied auf ein freies Gebäude der richtigen Halbinsel stellen, Wolke auswerten, Münzen nehmen. Das Crewmitglied bleibt dort bis zum Spielende.
rule-G11-2 = Für jedes noch freie Gebäude derselben Art auf den anderen Halbinseln bekommst du 1 Münze auf die Leiste. Ist keines mehr frei, gibt es keine Münze.
rule-G11-3 = Gezählt wird nach dem Einsetzen. Nicht frei sind Gebäude mit Crew irgendeiner Farbe (auch Geistercrew) oder mit einem Schloss.
rule-G11-4 = Punktwolke: Jede Besitznahme unter ihr bringt dir sofort 1 Piratenpunkt.
rule-G11-5 = Papageiwolke: Jede Besitznahme unter ihr bringt dir sofort 1 Papageikarte vom Stapel.
rule-G11-6 = Zielwolke: Du ziehst 1 Zielkarte und legst dann 1 beliebige Zielkarte aus deiner Hand, auch die neue, verdeckt unter den Zielstapel. Beides ist Pflicht.
rule-G11-7 = Die leere weiße Wolke gibt keine Belohnung; die Münzen für freie Gebäude bekommst du trotzdem.
rule-G11-8 = Schwarze Wolke: Eine Besitznahme unter ihr, ob per Auktion oder Schiff, bringt weder Wolkenbelohnung noch Münzen.
rule-G11-9 = An Schlössern und an Punkten der Bietfelder 3 und 5 ändert die schwarze Wolke nichts. Freie Gebäude unter ihr zählen für Besitznahmen auf anderen Halbinseln mit.

## G12

section-G12 = Schlösser
rule-G12-1 = Liegt ein Würfel auf dem 4. Bietfeld, musst du 1 Schloss auf ein freies Gebäude der Halbinsel seiner Farbe legen. Welches, bestimmst du.
rule-G12-2 = Ein Gebäude mit Schloss bleibt bis zum Spielende gesperrt: Niemand kann es mehr nehmen, und ein zweites Schloss passt nicht darauf.
rule-G12-3 = Es gibt nur 6 Schlösser. Ist keines mehr da oder auf der Halbinsel kein Gebäude frei, entfällt das Schloss.
rule-G12-4 = Ein Schloss zu legen bringt keine Wolkenbelohnung und keine Münzen; Schlösser zählen für keine Mehrheit.

## G13

section-G13 = Ende der Auktionsrunde
rule-G13-1 = Am Rundenende nehmen erst alle ihre Handelsmarker zurück, dann fahren die Schiffe weiter, zuletzt wechselt die Flagge.
rule-G13-2 = Das Schiff von der offenen See kommt nach ganz links, alle anderen rücken ein Wasserfeld nach rechts.
rule-G13-3 = Die Flagge geht an den linken Nachbarn des bisherigen Startspielers, egal wer eröffnet oder gewonnen hat.
rule-G13-4 = Diese Schritte folgen auch, wenn der Gewinner nicht zahlt oder niemand eröffnet hat.

## G14

section-G14 = Zu zweit: das Geisterschiff
rule-G14-1 = Nur zu zweit: Das 3-Münzen-Schiff wird nach dem Auslegen zum Geisterschiff umgedreht. Darauf stehen 9 Crewmitglieder einer unbenutzten Farbe.
rule-G14-2 = Das Geisterschiff gehört nie zu den erlaubten Schiffen.
rule-G14-3 = Passt du zu zweit, bekommst du zusätzlich 1 Ware der Halbinsel, an der das Geisterschiff ankert. Auf offener See gibt es nichts extra.
rule-G14-4 = Das Geisterschiff fährt am Rundenende wie jedes andere Schiff weiter und nimmt seine Crew mit.
rule-G14-5 = Am Rundenende muss als Erstes, wer nicht gewonnen hat, 1 Geistercrewmitglied auf ein freies Gebäude der Halbinsel stellen, an der das Geisterschiff ankert.
rule-G14-6 = Das Einsetzen der Geistercrew bringt niemandem eine Wolkenbelohnung oder Münzen.
rule-G14-7 = Das Einsetzen entfällt, wenn das Geisterschiff auf offener See liegt oder wenn es leer ist.
rule-G14-8 = Zahlt der Gewinner nicht, setzt trotzdem der andere die Geistercrew ein. Hat niemand eröffnet, tut es, wer zuerst gepasst hat.
rule-G14-9 = Auch in der letzten Runde wird Geistercrew eingesetzt. Ein leeres Geisterschiff beendet das Spiel nicht.
rule-G14-10 = Die zusätzliche Ware vom Geisterschiff bekommst du auch, wenn du schon vor dem ersten Gebot passt.
rule-G14-11 = Das Einsetzen entfällt auch, wenn auf der Halbinsel des Geisterschiffs kein Gebäude mehr frei ist.

## G15

section-G15 = Spielende und Wertung
rule-G15-1 = Setzt jemand sein letztes Crewmitglied ein, ob per Auktion oder per Schiff, ist dies die letzte Auktionsrunde. Eine andere Rundengrenze gibt es nicht.
rule-G15-2 = Die letzte Runde wird ganz zu Ende gespielt: Es wird weiter geboten, und der Gewinner bekommt noch seine Belohnungen.
rule-G15-3 = Jede Truhenkarte, die du am Ende noch hast, bringt 1 Piratenpunkt, egal was sie wert ist.
rule-G15-4 = Je volle 5 Münzen auf deiner Leiste bringen 1 Piratenpunkt. Truhenkarten zählen dabei nicht als Münzen.
rule-G15-5 = Zum Schluss werden alle Zielkarten aufgedeckt. Hast du die gleiche Karte zweimal, zählt sie nur einmal.
rule-G15-6 = Gebäude-Ziel: Jedes deiner Crewmitglieder auf einem Gebäude dieser Art bringt den Wert der Karte.
rule-G15-7 = Kartenwerte: 2 für Hut-, Holzbein- und Haken-Shop, 4 für Voodoopuppen-Werkstatt und Wahrsager-Studio, 6 für die Bar, 3 für alle anderen Gebäudearten.
rule-G15-8 = Halbinsel-Ziel: Hast du dort mehr Crewmitglieder als jede andere Farbe für sich, bekommst du 6 Piratenpunkte.
rule-G15-9 = Hast du dort mindestens 1 Crewmitglied, aber nicht allein die meisten, bringt das Halbinsel-Ziel 2 Piratenpunkte; ohne Crewmitglied bringt es nichts.
rule-G15-10 = Zu zweit zählt die Geistercrew bei Mehrheiten wie eine dritte Farbe.
rule-G15-11 = Waren-Ziel: Jedes Plättchen dieser Ware, das du hast, bringt 1 Piratenpunkt. Ganz ohne Waren-Ziel bringen Waren nichts.
rule-G15-12 = Waren, zu denen du kein Waren-Ziel hast, zählst du zusammen: Je volle 3 gelten als 1 Plättchen einer Ware, zu der du eines hast – insgesamt einmal, nicht je Karte.
rule-G15-13 = Papagei-Ziel: Jede Papageikarte, die du am Ende noch hast, bringt 1 Piratenpunkt. Ohne dieses Ziel bringen Papageikarten nichts.
rule-G15-14 = Wer mit allem zusammen die meisten Piratenpunkte hat, gewinnt. Punkte aus dem laufenden Spiel zählen mit; eine Obergrenze gibt es nicht.
rule-G15-15 = Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Münzen auf der Leiste hat; Truhenkarten zählen nicht. Ist auch das gleich, gewinnen sie gemeinsam.
rule-G15-16 = Hat zu dritt oder zu viert nach einer Runde niemand mehr Münzen, Truhenkarten oder Waren, endet das Spiel ebenfalls: Es könnte nie mehr jemand bieten oder handeln.
