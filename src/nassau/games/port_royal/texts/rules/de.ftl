### Rules of port_royal; ../../rules.toml has their sources and checks

title = Port Royal – Das Würfelspiel

## Options

option-chapter = Welches Kapitel spielt ihr? „Kapitel 1“ (Standard): der Einstieg. „Kapitel 2“: mit Steuerrad- und Zahlenfeldern. „Kapitel 3“: mit Aufträgen. „Kapitel 4“: alles zusammen.
option-stop_on_empty_board = Darfst du bei leerem Spielbrett aufhören? „Nein“ (Standard): Du musst weiterwürfeln, bis ein Teil daliegt. „Ja“: Du darfst Phase 1 auch ohne ein einziges Teil beenden.
option-orange_wheels = Wie viele orange Steuerräder darfst du beim Abwehren einsetzen? „Nur nötige“ (Standard): nicht mehr, als du brauchst. „Beliebig viele“: auch mehr als nötig.
option-fresh_red_wheel = Wann darfst du ein rotes Steuerrad einsetzen, das du gerade genommen hast? „Später“ (Standard): frühestens, wenn du das nächste Mal an der Reihe bist. „Sofort“: noch in derselben Wahl.
option-wheels_while_crossing = Wann darfst du in deiner Wahl gelbe und rote Steuerräder einsetzen? „Vor dem ersten Kreuz“ (Standard): danach nicht mehr. „Jederzeit“: auch zwischen zwei Kreuzen.
option-two_player_jesters = Wie oft wirken deine Witzbolde zu zweit? „Zusammen“ (Standard): alle zugleich, einmal pro Zug. „Einzeln“: jeder einmal pro Zug; wer noch nicht gewirkt hat, wirkt auch in deiner zweiten Wahl.
option-clerk_and_captain = Welche Steuerräder zählt der Kontorist? „Vom Spielbrett“ (Standard): nur die, die du dort nimmst. „Auch von der Kapitänin“: dazu die, die du dank ihr einkreist.

## P1

section-P1 = Aufbau
rule-P1-1 = Ihr spielt zu zweit, zu dritt, zu viert oder zu fünft.
rule-P1-2 = Ihr wählt gemeinsam ein Kapitel von 1 bis 4; alle spielen auf einem eigenen, leeren Bogen dieses Kapitels.
rule-P1-3 = Alle beginnen mit 0 Siegpunkten.
rule-P1-4 = Es gibt 6 Schiffe (Gelb, Orange, Grün, Blau, Rot, Schwarz) und 5 Steuerräder (dieselben Farben ohne Schwarz). Beides heißt hier „Teil“; anfangs ist das Spielbrett leer.
rule-P1-5 = Der Farbwürfel zeigt jede der 6 Schiffsfarben einmal, der Buchstabenwürfel zeigt A, B, B, C, D und E.
rule-P1-6 = Wer beginnt, entscheidet das Los; diese Person hat zuerst die Würfel und ist aktiv.
rule-P1-7 = Vor dem ersten Zug kreuzt ihr auf euren Witzbold-Startinseln Felder an: zu zweit je 3, zu dritt je 2, zu viert und zu fünft keine.
rule-P1-8 = Welche Witzbold-Felder vorab angekreuzt sind, steht fest: das Feld am Anleger und daran anschließend zu dritt 1 weiteres, zu zweit 2 weitere.
rule-P1-9 = Beginnend beim Startspieler wählt ihr im Uhrzeigersinn je eine der 4 Startinseln. Du musst eine nehmen, die vor dir niemand gewählt hat.
rule-P1-10 = Auf deiner Startinsel kreuzt du so viele Felder an, wie dein Platz in der Reihenfolge vorgibt: 1, 2, 3 oder 4.
rule-P1-11 = Zu fünft wählt die fünfte Person eine beliebige Startinsel, auch eine schon gewählte, und kreuzt dort 4 Felder an.
rule-P1-12 = Deine Aufbaukreuze hängen zusammen und beginnen am Anleger neben dem Startfeld. Schon vorher angekreuzte Witzbold-Felder zählen nicht zu deiner Anzahl.
rule-P1-13 = Startinseln sind die 4 Inseln, die eine Linie mit dem Startfeld verbindet. Die Wahl gilt nur für den Aufbau; im Spiel darfst du auf allen 4 Inseln ankreuzen.
rule-P1-14 = Zwischen dem Startfeld und den Startinseln liegen keine Felder; alle 4 sind von Anfang an offen.
rule-P1-15 = Jede Person hat einen eigenen Siegpunktmarker. In der Schachtel sind sie rosa, lila, blau, beige und grau; hier trägt deiner dein Zeichen.

## P2

section-P2 = Zug und offene Information
rule-P2-1 = Ein Zug hat 2 Phasen: Entdecken, nur für den aktiven Spieler, und danach Handeln und Heuern, für alle der Reihe nach.
rule-P2-2 = Alles ist offen: Bögen, Siegpunkte, Würfel und Spielbrett. Zufällig sind nur die Würfe und das Losen am Anfang.

## P3

section-P3 = Phase 1: Würfeln und aufhören
rule-P3-1 = Bist du aktiv, wirfst du immer beide Würfel, und zwar mindestens einmal. Die anderen handeln in Phase 1 nicht.
rule-P3-2 = Nach jedem Wurf tust du genau eines: abwehren, mit einem blauen Steuerrad wiederholen oder abhandeln.
rule-P3-3 = Nach einem abgewehrten oder ohne Scheitern abgehandelten Wurf entscheidest du: weiterwürfeln oder Phase 1 beenden. Die Zahl der Würfe ist unbegrenzt.
rule-P3-4 = Solange kein Teil auf dem Spielbrett liegt, darfst du Phase 1 nicht beenden, sondern musst weiterwürfeln.
rule-P3-5 = Variante: Du darfst auch bei leerem Spielbrett aufhören. Dann nimmst du nichts, streichst keinen Totenkopf, und deine Witzbolde wirken.

## P4

section-P4 = Phase 1: Abwehren und wiederholen
rule-P4-1 = Die Säbel beider Würfel werden addiert. Farben: Gelb 0, Orange 1, Grün 1, Blau 2, Rot 2, Schwarz 3. Buchstaben: A 1, B 2, C 3, D 4, E 5.
rule-P4-2 = Abwehren darfst du einen Wurf nur, wenn du mindestens so viele Säbel hast, wie beide Würfel zusammen zeigen.
rule-P4-3 = Ein abgewehrter Wurf bewirkt nichts: Kein Teil kommt oder geht, du scheiterst nicht. Die Säbel deiner Personen verbrauchst du dabei nie.
rule-P4-4 = Abwehren ist freiwillig und bei jedem Wurf erlaubt, auch bei einem harmlosen: einem neuen Schiff oder einem Steuerrad.
rule-P4-5 = Beim Abwehren darfst du beliebig viele eingekreiste orange Steuerräder auskreuzen. Jedes gilt nur für diesen Wurf als 2 Säbel.
rule-P4-6 = Orange Steuerräder darfst du nur einsetzen, wenn deine Säbel damit ausreichen; sonst kreuzt du keines aus.
rule-P4-7 = Pro Wurf darfst du genau 1 eingekreistes blaues Steuerrad auskreuzen, um ihn ohne Säbel zu wiederholen. Danach musst du würfeln und darfst nicht aufhören.
rule-P4-8 = Ein blaues Steuerrad hilft auch gegen einen Wurf, an dem du scheitern würdest. Den neuen Wurf darfst du mit einem weiteren blauen wiederholen.
rule-P4-9 = Du setzt nicht mehr orange Steuerräder ein, als du zum Abwehren brauchst.

## P5

section-P5 = Phase 1: Würfel abhandeln und scheitern
rule-P5-1 = Einen Wurf, den du weder abwehrst noch wiederholst, musst du abhandeln: Die Farbe bestimmt die Zeile, der Buchstabe die Spalte des Spielbretts.
rule-P5-2 = A, B und C sind in allen Zeilen Schiffsfelder, D und E sind Steuerradfelder. Nur in der schwarzen Zeile sind auch D und E Schiffsfelder.
rule-P5-3 = Triffst du ein Schiffsfeld, legst du das Schiff dieser Farbe genau auf dieses Feld.
rule-P5-4 = Triffst du ein Schiffsfeld und das Schiff dieser Farbe liegt schon auf dem Spielbrett, egal in welcher Spalte, bist du gescheitert. Phase 1 endet sofort.
rule-P5-5 = Triffst du ein Steuerradfeld, legst du das Steuerrad dieser Farbe dorthin. Liegt es schon auf dem Spielbrett, kommt es wieder herunter; du scheiterst nicht.
rule-P5-6 = Ein Steuerrad geht auch dann zurück, wenn der neue Wurf die andere Steuerradspalte trifft. Ein weiterer Wurf dieser Farbe auf D oder E legt es wieder hin.
rule-P5-7 = Schiff und Steuerrad derselben Farbe stören einander nicht; beide dürfen gleichzeitig auf dem Spielbrett liegen.

## P6

section-P6 = Phase 2: Wahl des aktiven Spielers
rule-P6-1 = Bist du aktiv, wählst du zuerst. Hast du freiwillig aufgehört, zählen die Teile, die jetzt auf dem Spielbrett liegen; zurückgelegte Steuerräder zählen nicht.
rule-P6-2 = Liegen nur 1 oder 2 Teile auf dem Spielbrett, darfst du 1 nehmen und musst Totenköpfe streichen: 2 bei 1 Teil, 1 bei 2 Teilen.
rule-P6-3 = Bei 3 oder 4 Teilen auf dem Spielbrett darfst du 1 nehmen, bei 5 Teilen 2 und ab 6 Teilen 3. Totenköpfe kostet das nicht.
rule-P6-4 = Schiffe und Steuerräder darfst du frei mischen. Du nimmst nur, was auf dem Spielbrett liegt; ein genommenes Teil fehlt allen nach dir.
rule-P6-5 = Du darfst weniger Teile nehmen als erlaubt, auch keines. Die Totenköpfe für zu wenige Teile streichst du trotzdem.
rule-P6-6 = Bist du gescheitert, nimmst du kein Teil. Du streichst zuerst 1 Totenkopf und darfst danach 2 Felder ankreuzen.
rule-P6-7 = Bist du gescheitert, kommen Witzbold-Kreuze zu den 2 Kreuzen in denselben Vorrat. Farbfelder bleiben gesperrt, denn du hast kein Schiff genommen.
rule-P6-8 = Reihenfolge in deiner Wahl: erst die Totenköpfe für zu wenige Teile, dann die Teile einzeln mit ihren Folgen, zuletzt die Kreuze in beliebiger Reihenfolge.

## P7

section-P7 = Steuerräder
rule-P7-1 = Nimmst du ein Steuerrad, kreist du sofort eines seiner Farbe ein. Du darfst es später einmal einsetzen und kreuzt es dann aus; bis dahin behältst du es.
rule-P7-2 = Auf deinem Bogen stehen je 4 gelbe, orange, blaue und rote sowie 6 grüne Steuerräder; mehr kannst du von einer Farbe nie einkreisen.
rule-P7-3 = Ist die Reihe einer Farbe voll, darfst du das Steuerrad trotzdem nehmen; du kreist nichts ein und erhältst keine Siegpunkte dafür.
rule-P7-4 = Ein grünes Steuerrad kreuzt du sofort aus und erhältst Siegpunkte, der Reihe nach 1, 1, 2, 1, 1 und 2.
rule-P7-5 = Nimmst du das gelbe Schiff, darfst du genau 1 gelbes Steuerrad auskreuzen: Die Kreuze dieses Schiffs verdoppeln sich, andere Schiffe nicht.
rule-P7-6 = Den Bonus von Händlern und Großhändlern verdoppelt das gelbe Steuerrad nie.
rule-P7-7 = Ein gelbes Steuerrad darfst du schon im selben Zug für das gelbe Schiff einsetzen; innerhalb einer Wahl ist egal, welches von beiden du zuerst nimmst.
rule-P7-8 = Liegen vor deiner Wahl mindestens 4 Teile auf dem Spielbrett, darfst du genau 1 rotes Steuerrad auskreuzen und bekommst 3 Kreuze mehr.
rule-P7-9 = Bist du als aktiver Spieler gescheitert, darfst du kein rotes Steuerrad einsetzen, egal wie viele Teile auf dem Spielbrett liegen.
rule-P7-10 = Ein rotes Steuerrad, das du gerade nimmst, darfst du frühestens einsetzen, wenn du das nächste Mal an der Reihe bist.
rule-P7-11 = Bist du als aktiver Spieler gescheitert, darfst du in Phase 2 dieses Zugs überhaupt kein Steuerrad einsetzen.
rule-P7-12 = Variante: Ein rotes Steuerrad, das du gerade nimmst, darfst du noch in derselben Wahl einsetzen, wenn vor ihr mindestens 4 Teile lagen.

## P8

section-P8 = Schiffe und Kreuzvorrat
rule-P8-1 = Ein Schiff bringt Kreuze nach seiner Spalte: A 1, B 2, C 3, D 3, E 4.
rule-P8-2 = Das blaue, rote oder schwarze Schiff in Spalte C kostet 1 Totenkopf, das schwarze in Spalte E kostet 2. Alle anderen Schiffsfelder kosten keinen.
rule-P8-3 = Bei mehreren Schiffen addierst du die Kreuze und kreuzt erst an, wenn du mit dem Nehmen fertig bist.
rule-P8-4 = Dein Vorrat steht vor dem ersten Kreuz fest: Schiffe samt Verdopplung, Händler, Admiräle und rotes Steuerrad, je nach Spiel auch Kontorist, Truhe oder Witzbold.
rule-P8-5 = Stellst du beim Ankreuzen eine Insel fertig, vergrößert ihre Person den laufenden Vorrat nicht.
rule-P8-6 = Ankreuzen ist freiwillig. Was du bis zum Ende deiner Wahl nicht nutzt, verfällt; Kreuze sparst du nie auf.
rule-P8-7 = Variante: Gelbe und rote Steuerräder darfst du in deiner Wahl jederzeit einsetzen, auch nach dem ersten Kreuz. Alles andere steht vorher fest.

## P9

section-P9 = Ankreuzen
rule-P9-1 = Ein Feld, das du ankreuzt, muss an ein angekreuztes grenzen, das mit dem Startfeld verbunden ist. Das Startfeld gilt von Anfang an als angekreuzt.
rule-P9-2 = Jedes Feld kostet 1 Kreuz, wenn seine Art nichts anderes sagt, und wird nur einmal angekreuzt.
rule-P9-3 = Eine Insel ist erst offen, wenn du sämtliche Felder eines Seewegs zu ihr angekreuzt hast.
rule-P9-4 = Zwei halb angekreuzte Seewege zu derselben Insel ergeben zusammen keinen ganzen.
rule-P9-5 = Seewege gelten in beide Richtungen. Du verlässt eine Insel an jedem angekreuzten Anleger; fertig sein muss sie dafür nicht.
rule-P9-6 = Jedes Kreuz wirkt sofort, bevor du das nächste setzt. Mit einem Vorrat darfst du eine Insel fertigstellen und gleich weiterfahren.
rule-P9-7 = Stichwege zu Schätzen und Aufträgen enden dort; sie gelten nie als Seeweg zu einer Insel.

## P10

section-P10 = Besondere Felder ab Kapitel 1
rule-P10-1 = Ein Farbfeld ist für dich gesperrt, außer du hast im laufenden Zug selbst das Schiff dieser Farbe genommen.
rule-P10-2 = Ein genommenes Schiff öffnet dir in diesem Zug beliebig viele Felder seiner Farbe. Schiffe der anderen und aus früheren Zügen zählen nicht.
rule-P10-3 = Ein Totenkopffeld kostet dich außer dem Kreuz sofort 1 Totenkopf.

## P11

section-P11 = Totenköpfe und Siegpunkte
rule-P11-1 = Totenköpfe sind Pflicht. Du streichst sie von links nach rechts und verlierst sofort die Siegpunkte, die unter dem gestrichenen stehen.
rule-P11-2 = Die Leiste hat 14 Totenköpfe: 0, −1, 0, −1, 0, −1, 0, −1, 0, −2, 0, −2, 0 und −2 Siegpunkte.
rule-P11-3 = Sind alle Totenköpfe gestrichen, bleiben weitere ohne Folgen.
rule-P11-4 = Siegpunkte werden sofort addiert oder abgezogen. Dein Stand darf unter 0 fallen, auch unter −5, ohne Untergrenze.

## P12

section-P12 = Phase 2: Wahl der Mitspieler und Zugende
rule-P12-1 = Nach dem aktiven Spieler sind alle anderen im Uhrzeigersinn je einmal dran, ab seinem linken Nachbarn, auch wenn er scheiterte oder nichts nahm.
rule-P12-2 = Bist du nicht aktiv, darfst du 1 Teil nehmen oder verzichten. Ist das Spielbrett leer, gehst du leer aus.
rule-P12-3 = Totenköpfe für zu wenige Teile treffen nur den aktiven Spieler, Totenköpfe eines Schiffsfelds aber alle, die dieses Schiff nehmen.
rule-P12-4 = Auch als Mitspieler darfst du gelbe und rote Steuerräder einsetzen, wenn ihre Bedingung erfüllt ist; grüne bringen sofort Siegpunkte.
rule-P12-5 = Waren alle dran, kommen sämtliche Schiffe und Steuerräder neben das Spielbrett, und die Würfel gehen an die Person zur Linken.

## P13

section-P13 = Inseln und Personen ab Kapitel 1
rule-P13-1 = Ist das letzte Feld einer Insel erledigt, bekommst du sofort ihre Person: deren Siegpunkte und Fähigkeit. Jede Insel zählt dir einmal.
rule-P13-2 = Ein Matrose gibt dir dauerhaft 1 Säbel, ein Pirat gibt dir 2. Alle Säbel zählen bei jedem Wurf zusammen.
rule-P13-3 = Händler und Großhändler haben 2 Schiffsfarben. Jedes genommene Schiff in einer davon bringt 1 Kreuz mehr beim Händler, 2 beim Großhändler.
rule-P13-4 = Händler, Großhändler und Witzbolde wirken erst, wenn du nach ihrem Erwerb wieder an die Reihe kommst.
rule-P13-5 = Mehrere Händler für dieselbe Farbe addieren sich, ebenso mehrere Admiräle und Vizeadmiräle.
rule-P13-6 = Kannst du in Phase 2 weder Schiff noch Steuerrad nehmen, bringt dir ein Witzbold 1 Kreuz, auch wenn du als aktiver Spieler gescheitert bist.
rule-P13-7 = Verzichtest du, obwohl noch ein Teil für dich daliegt, wirkt der Witzbold nicht.
rule-P13-8 = Liegen mindestens 4 Teile auf dem Spielbrett, wenn du in Phase 2 drankommst, bringt ein Vizeadmiral 1 Kreuz mehr, ein Admiral 2.
rule-P13-9 = Bist du als aktiver Spieler gescheitert, bringen dir Vizeadmiral und Admiral nichts, egal wie viele Teile auf dem Spielbrett liegen.
rule-P13-10 = Ob für Admiräle und Vizeadmiräle 4 Teile liegen, entscheidet das Spielbrett vor deiner Wahl. Ihr Bonus gilt auch, wenn du kein Teil nimmst.
rule-P13-11 = Die Señorita lässt dich sofort auf jeder Insel, die noch nicht fertig ist, 1 Feld ausmalen. Für die Person dieser Insel brauchst du es nicht mehr anzukreuzen.
rule-P13-12 = Für die Señorita wählst du je Insel frei ein leeres Feld, auch wo du noch nicht warst. Es zählt als erledigt und kann eine Insel sofort fertigstellen.
rule-P13-13 = Ein ausgemaltes Feld dient erst als Nachbarfeld, wenn deine Kreuze es vom Startfeld aus erreichen; vorher führt von dort auch kein Seeweg weiter.
rule-P13-14 = Die Passagierin bringt nur Siegpunkte, sie hat keine Fähigkeit.
rule-P13-15 = Kapitel 1: 14 Inseln, zusammen 33 Siegpunkte: 4 Matrosen, 2 Großhändler, 2 Admiräle, dazu je einmal Pirat, Händler, Witzbold, Vizeadmiral, Señorita und Passagierin.
rule-P13-16 = Ausmalen öffnet keine Insel: Ihre übrigen Felder darfst du erst ankreuzen, wenn ein Seeweg zu ihr ganz angekreuzt ist.

## P14

section-P14 = Schätze
rule-P14-1 = Ein Schatz ist ein Feld für 1 Kreuz und bringt sofort Siegpunkte: A 3, B 2, C 3, D 2, E 2.
rule-P14-2 = Jeder Schatz gehört der Person, die ihn zuerst ankreuzt. Bei allen anderen wird er gestrichen und ist gesperrt.
rule-P14-3 = Alle Kapitel haben dieselben 5 Schätze. Sie liegen am Ende von Stichwegen, also versperrt ein verlorener Schatz keinen Weg.

## P15

section-P15 = Spielende und Sudden Death
rule-P15-1 = Sobald du 20 oder mehr Siegpunkte hast, ist das Spiel sofort zu Ende und du hast gewonnen.
rule-P15-2 = Der Sieg mit 20 Siegpunkten gilt auch mitten in einer Wahl: Spätere Totenköpfe, Kreuze und Wahlen entfallen, der Zug läuft nicht weiter. Gleichstand gibt es nicht.
rule-P15-3 = Sudden Death: Bist du aktiv, gewinnst du in Phase 1 sofort mit 7 Teilen auf dem Spielbrett bei 11 oder 12 Siegpunkten, mit 6 bei 13 oder 14, mit 5 ab 15.
rule-P15-4 = Für den Sudden Death zählt nur deine eigene Phase 1, mit deinem Stand beim Wurf. Unter 11 Siegpunkten oder als Mitspieler gewinnst du so nie.
rule-P15-5 = Sudden Death wird nach jedem Hinlegen geprüft, vor jeder anderen Entscheidung. Es zählen die Teile, die dann daliegen, ein zurückgelegtes Steuerrad also nicht.

## P16

section-P16 = Zu zweit
rule-P16-1 = Zu zweit bist du als aktiver Spieler nach der Wahl des anderen noch einmal dran und darfst 1 Teil nehmen, auch wenn du gescheitert bist.
rule-P16-2 = Zu zweit darfst du als aktiver Spieler deine Witzbolde nur einmal pro Zug nutzen.
rule-P16-3 = Zu zweit nutzt du alle deine Witzbolde zusammen, wenn du im Zug zum ersten Mal leer ausgehst. Wirkt dabei einer, sind alle für diesen Zug verbraucht.
rule-P16-4 = Zu zweit bist du bei der zweiten Wahl erneut an der Reihe: Personen und rote Steuerräder aus deiner ersten Wahl wirken dann schon.
rule-P16-5 = Für die zweite Wahl zu zweit zählen die dann noch liegenden Teile: Ab 4 wirken Admiräle erneut, und wieder ist 1 rotes Steuerrad erlaubt.
rule-P16-6 = Zu zweit gilt das Verbot nach dem Scheitern auch in der zweiten Wahl: Du setzt kein Steuerrad ein, auch kein gelbes, und Admiräle wirken nicht. Händler und Kontorist wirken normal.
rule-P16-7 = Zu zweit hat jede deiner Wahlen einen eigenen Vorrat. Schiffsfarben aus der ersten Wahl öffnen dir Farbfelder aber auch noch in der zweiten.
rule-P16-8 = Variante: Zu zweit wirkt jeder deiner Witzbolde einmal pro Zug. Wer beim ersten Mal noch nicht gewirkt hat, wirkt, wenn du erneut leer ausgehst.

## P17

section-P17 = Zu fünft: die Schatztruhe
rule-P17-1 = Nur zu fünft gibt es die Schatztruhe neben dem Spielbrett. Du darfst sie anstelle eines Schiffs oder Steuerrads nehmen und bekommst 2 Kreuze.
rule-P17-2 = Die Truhe ist kein Teil: Sie zählt nicht zu den Teilen auf dem Spielbrett, nicht für die Grenze von 4 Teilen und nicht für den Sudden Death.
rule-P17-3 = Pro Zug kann nur eine Person die Truhe nehmen; am Zugende kommt sie zurück neben das Spielbrett.
rule-P17-4 = Bist du aktiv und nicht gescheitert, kann die Truhe eines deiner erlaubten Teile ersetzen. Gescheitert darfst du sie nicht nehmen.
rule-P17-5 = Die Truhe hat keine Schiffsfarbe. Wer sie nimmt, geht nicht leer aus, also wirkt kein Witzbold.
rule-P17-6 = Ist nur noch die Truhe da, darfst du wählen: Truhe nehmen oder leer ausgehen und deine Witzbolde nutzen.

## P18

section-P18 = Neu ab Kapitel 2
rule-P18-1 = Kapitel 2: 16 Inseln, zusammen 33 Siegpunkte. Neu sind Kanonierin, Kapitänin, Steuerradfelder und Zahlenfelder; ein Händler gilt auch für Gelb.
rule-P18-2 = Ein Steuerradfeld (Kapitel 2 und 4) kostet 1 Kreuz und 1 eingekreistes, unbenutztes gelbes, oranges oder blaues Steuerrad; es wird ohne Wirkung ausgekreuzt.
rule-P18-3 = Ein Steuerradfeld darfst du auch mit einem Steuerrad aus derselben Wahl bezahlen, und auch, wenn du gescheitert bist: Bezahlen gilt nicht als Einsetzen.
rule-P18-4 = Ein Zahlenfeld (Kapitel 2 und 4) kostet so viele Kreuze, wie darauf steht, auf einmal aus einem Vorrat. In Raten zahlen geht nicht.
rule-P18-5 = Mit der Kanonierin kostet dich jedes Zahlenfeld ab sofort 1 Kreuz weniger, auch noch im laufenden Vorrat.
rule-P18-6 = Ein Zahlenfeld kostet immer mindestens 1 Kreuz; angekreuzt wird damit nur dieses eine Feld.
rule-P18-7 = Mit der Kapitänin (Kapitel 2 bis 4) kreist du sofort 1 oder 2 Steuerräder ein; bei zweien müssen die Farben verschieden sein.
rule-P18-8 = Ein grünes Steuerrad der Kapitänin bringt sofort Siegpunkte. Farben mit voller Reihe kannst du nicht wählen, und der laufende Vorrat wächst nicht.

## P19

section-P19 = Neu ab Kapitel 3
rule-P19-1 = Kapitel 3: 16 Inseln, zusammen 34 Siegpunkte. Neu sind der Diplomat, zwei weitere Witzbolde und 3 Aufträge.
rule-P19-2 = Ein Auftrag (Kapitel 3 und 4) ist ein Feld für 1 Kreuz. Du darfst ihn nur ankreuzen, wenn seine Bedingung in diesem Moment erfüllt ist.
rule-P19-3 = Die erste Person, die einen Auftrag ankreuzt, erhält 2 Siegpunkte, jede spätere 1. Er bleibt für alle offen, zählt dir aber nur einmal.
rule-P19-4 = Auftrag „2 Schätze“: Du hast selbst mindestens 2 Schätze angekreuzt.
rule-P19-5 = Auftrag „4 Steuerräder“: Du hast insgesamt mindestens 4 Steuerräder eingekreist; benutzte und grüne zählen mit.
rule-P19-6 = Auftrag „5 Inseln“: Mindestens 5 deiner Inseln sind fertig.
rule-P19-7 = Vom Diplomaten (Kapitel 3 und 4) bekommst du sofort 3 grüne Totenköpfe; sie kosten nie Siegpunkte.
rule-P19-8 = Hast du grüne Totenköpfe, wählst du bei jedem Totenkopf neu, ob du einen grünen oder den nächsten normalen streichst.
rule-P19-9 = Ist die normale Leiste voll, darfst du für einen erhaltenen Totenkopf noch einen grünen streichen. Ohne Anlass streichst du nie einen grünen.
rule-P19-10 = Hast du mehrere Witzbolde, wirken alle zugleich, wenn du leer ausgehst; ihre Kreuze bilden einen Vorrat.
rule-P19-11 = Ein Witzbold in Kapitel 3 bringt 2 Kreuze statt 1, kostet aber jedes Mal 1 Totenkopf.
rule-P19-12 = Den Witzbold mit Totenkopf darfst du jedes Mal ablehnen, die anderen wirken von selbst. Sein Totenkopf kommt vor den Kreuzen.
rule-P19-13 = Für den Auftrag „5 Inseln“ zählen ausgemalte Felder wie angekreuzte.

## P20

section-P20 = Neu in Kapitel 4
rule-P20-1 = Kapitel 4: 16 Inseln, zusammen 32 Siegpunkte, alle Sonderfelder und 6 Aufträge. Neu ist der Kontorist; Kanonierin, Kapitänin und Diplomat kehren zurück.
rule-P20-2 = Der Kontorist bringt dir ab deiner nächsten Wahl 1 Kreuz mehr für jedes Steuerrad, das du nimmst; es kommt in denselben Vorrat wie die Kreuze der Schiffe.
rule-P20-3 = Der Kontorist zählt nur Steuerräder vom Spielbrett, auch bei voller Reihe, nicht aber die der Kapitänin.
rule-P20-4 = Auftrag „7 Totenköpfe“: Du hast mindestens 7 Totenköpfe gestrichen; grüne zählen mit.
rule-P20-5 = Auftrag „4 Säbel“: Deine Matrosen und Piraten geben zusammen mindestens 4 Säbel; orange Steuerräder zählen nicht.
rule-P20-6 = Auftrag „3 Aufträge“: Du hast mindestens 3 andere Aufträge angekreuzt.
rule-P20-7 = Variante: Der Kontorist zählt auch die Steuerräder der Kapitänin; seine Kreuze kommen in den laufenden Vorrat.
