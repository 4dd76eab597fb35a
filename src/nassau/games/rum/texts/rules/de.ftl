### Rules of rum; ../../rules.toml has their sources and checks

title = Um Rum & Ehre

## Options

option-dark_alley_return = Darf der Kapitän durch dunkle Gassen auf dasselbe Feld zurückkehren? „Verboten“ (Standard): Er muss auf einem anderen Feld ankommen. „Erlaubt“: Die zweite Gasse darf am selben Feld liegen, nur nicht am Hauptquartier.
option-first_player = Wer beginnt den ersten Durchgang? „Zufällig“ (Standard): Es wird ausgelost. „Gewählt“: Wer auf dem ersten Platz sitzt, bestimmt es.
option-dark_alley_coin = Wann entfällt die Münze für dunkle Gassen? „Kein anderer Weg“ (Standard): wenn du durch keine normale Gasse ziehen kannst, auch weil dir Piraten fehlen. „Alle besetzt“: nur wenn alle normalen Gassen am Feld besetzt sind.
option-tavern_prize = Was bringt ein hoher Wurf beim Trinkgelage? „Eins“ (Standard): Du nimmst genau ein Plättchen, das niedriger ist. „Freiwillig“: Du darfst eins nehmen oder alle liegen lassen. „Alle“: Du bekommst alle Plättchen, die niedriger sind.

## R1

section-R1 = Der Spielplan
rule-R1-1 = Der Spielplan ist ein Quadrat aus drei mal drei Tafeln. Platz und Drehung jeder Tafel werden für jede Partie neu ausgelost.
rule-R1-2 = Jede Tafel hat vier Felder, zusammen 36: neunmal Münze, einmal Hauptquartier, sechsmal Schatzkarte, zweimal Schatzkiste, je dreimal Pirat, Rum, Piratenbedarf, Rendez-vous, Stadtwache und Kneipe.
rule-R1-3 = Jedes Münzfeld trägt die Nummer seiner Tafel, 1 bis 9. Schatzkartenfelder gibt es je zwei in Rosa, Grün und Gelb, und jede der drei Kneipen hat genau ein Feld.
rule-R1-4 = Wo zwei Tafeln aneinanderstoßen, bilden zwei halbe Segmente ein ganzes. Dort steht also nur ein Pirat.
rule-R1-5 = Jede Tafel hat an jeder Seite zwei Ausgänge. Am Rand des Spielplans sind das dunkle Gassen, immer 24. Gassen zwischen zwei Feldern heißen hier normale Gassen.
rule-R1-6 = Zwei Felder können durch zwei verschiedene Gassen verbunden sein. Jede zählt für sich: Ist die eine besetzt, kann die andere frei sein.

## R2

section-R2 = Die Plättchen
rule-R2-1 = Es gibt 30 Kneipen-Plättchen in einem gemeinsamen Stapel, zehn für jede Kneipe: zweimal 2, viermal 3, dreimal 4 und einmal 5 Punkte.
rule-R2-2 = Es gibt 30 Schatzkarten in einem gemeinsamen Stapel, zehn in jeder der drei Farben: zweimal 3, dreimal 4, dreimal 5 und zweimal 6 Punkte.
rule-R2-3 = Es gibt zwölf Schatzkisten ohne Skorpion (dreimal 4, sechsmal 5, dreimal 6 Punkte) und zwölf mit Skorpion (je 2 Minuspunkte, Stichzahlen 10 bis 21 je einmal), in zwei Stapeln.
rule-R2-4 = Die Stadtwache hat zwei Stapel zu neun Plättchen: die kleine je dreimal 1, 2 und 3, die große je dreimal 4, 5 und 6. Nur die Plättchen mit 1 und 2 zeigen eine Münze.
rule-R2-5 = Es gibt 20 Plättchen Piratenbedarf: fünf Waren (Augenklappe, Hut, Enterhaken, Papagei, Holzbein), jede einmal mit 2, 3, 4 und 5 Punkten.
rule-R2-6 = Von den 18 Rendez-vous zeigen je zwei Rum, Stadtwache, Kneipe, Pirat und Piratenbedarf (4 Punkte) und je zwei die Schatzkiste und die rosa, grüne und gelbe Schatzkarte (6 Punkte).
rule-R2-7 = Schlafplätze gibt es dreimal fünf: Kojen mit 6, 6, 7, 7, 8 Punkten, Hängematten mit 3, 3, 4, 4, 5 und Taurollen mit 1, 1, 1, 2, 2.

## R3

section-R3 = Aufbau
rule-R3-1 = Zwei bis fünf Personen spielen, jede mit Piraten in einer eigenen Farbe. Übrige Farben bleiben aus dem Spiel, außer für die dritte Mannschaft zu zweit.
rule-R3-2 = Du beginnst mit 10 Piraten im Vorrat, 2 Münzen und einer Flagge, ohne Rum und ohne Plättchen. Deine übrigen 5 Piraten warten in der Heuerstelle.
rule-R3-3 = Alle Stapel werden gemischt und liegen verdeckt. Offen liegen vier Kneipen-Plättchen, vier Schatzkarten, eine Schatzkiste ohne und eine mit Skorpion.
rule-R3-4 = Zu viert und zu fünft liegen beim Schiff eine Koje, eine Hängematte und eine Taurolle offen, zu zweit und zu dritt nur Koje und Hängematte; Taurollen gibt es dann nie.
rule-R3-5 = Der Kapitän beginnt auf dem Hauptquartier. Weil ihn niemand dorthin bewegt hat, gibt es dafür keine Aktion.
rule-R3-6 = Am Tisch beginnt die jüngste Person. Hier wird der Startspieler des ersten Durchgangs ausgelost (Grundeinstellung).
rule-R3-7 = Mit der Einstellung „gewählt“ bestimmt, wer auf dem ersten Platz sitzt, den Startspieler des ersten Durchgangs.
rule-R3-8 = Münzen gehen nie aus. Plättchen sind begrenzt: Was aufgebraucht ist, wird nicht ersetzt, und du gehst dort leer aus.

## R4

section-R4 = Durchgänge und Züge
rule-R4-1 = Eine Partie hat immer fünf Durchgänge. Jeder besteht aus einer Aktionsphase und danach einer Rangelei.
rule-R4-2 = In der Aktionsphase beginnt der Startspieler; danach geht es im Uhrzeigersinn weiter.
rule-R4-3 = Fertig ist, wer an Bord ist oder keine Piraten mehr im Vorrat hat. Wer fertig ist, wird übersprungen; sind alle fertig, endet die Aktionsphase.
rule-R4-4 = Bist du am Zug, musst du genau eines tun: den Kapitän bewegen, rasten oder an Bord gehen. Umsonst aussetzen gibt es nicht.
rule-R4-5 = Hast du den Kapitän bewegt, kannst du im selben Zug weder rasten noch an Bord gehen.
rule-R4-6 = Sind alle anderen fertig, zählt jede deiner Bewegungen als neuer Zug und kostet keine Münze. Nur freiwillig benutzte dunkle Gassen kosten weiter 1 Münze.
rule-R4-7 = Sind alle anderen fertig, darfst du nach jeder Bewegung samt Aktion an Bord gehen statt weiterzuziehen.

## R5

section-R5 = Den Kapitän bewegen
rule-R5-1 = Alle bewegen denselben Kapitän. Du stellst auf jedes Segment einer freien Gasse an seinem Feld einen deiner Piraten; dann kommt der Kapitän auf das Feld am anderen Ende.
rule-R5-2 = Eine Gasse ist nur frei, wenn gar kein Pirat darin steht. Auch deine eigenen Piraten sperren sie.
rule-R5-3 = Du musst die Gasse vollständig besetzen. Hast du weniger Piraten im Vorrat, als sie Segmente hat, kannst du sie nicht benutzen.
rule-R5-4 = Die erste Bewegung in deinem Zug ist kostenlos. Jede weitere kostet 1 Münze an die Bank, zu zahlen, bevor du Piraten setzt.
rule-R5-5 = Du darfst in einem Zug beliebig oft ziehen, solange Piraten und Münzen reichen, und nach jeder Bewegung aufhören. Kannst du nicht weiterziehen, endet dein Zug von selbst.
rule-R5-6 = Münzen und Piraten, die du in diesem Zug bekommst, darfst du sofort für die nächste Bewegung einsetzen.
rule-R5-7 = Wählbar sind nur Bewegungen, für die deine Münzen und Piraten ganz reichen, bei dunklen Gassen für beide zusammen. Bezahlte Münzen gibt es nicht zurück.
rule-R5-8 = Hast du nach Bewegung und Aktion keinen Piraten mehr im Vorrat, ist dein Zug zu Ende und du bist für diese Aktionsphase fertig.

## R6

section-R6 = Dunkle Gassen
rule-R6-1 = Für eine Bewegung durch dunkle Gassen brauchst du zwei freie: eine am Feld des Kapitäns und eine zweite irgendwo am Rand. Der Kapitän landet auf dem Feld der zweiten.
rule-R6-2 = In beiden dunklen Gassen stellst du einen Piraten auf jedes ganze Segment und einen auf das halbe Segment am Rand.
rule-R6-3 = Freiwillig benutzte dunkle Gassen kosten zusammen 1 Münze an die Bank, zusätzlich zur Münze für eine zweite oder spätere Bewegung.
rule-R6-4 = Ist am Feld des Kapitäns keine normale Gasse mehr frei, entfällt die Münze für die dunklen Gassen. Die Münze für eine weitere Bewegung zahlst du trotzdem.
rule-R6-5 = Einstellung „Alle besetzt“: Ist eine normale Gasse frei, aber zu lang für deine Piraten, zahlst du die Münze für die dunklen Gassen trotzdem.
rule-R6-6 = Durch dunkle Gassen muss der Kapitän auf einem anderen Feld ankommen als dem, auf dem er steht (Grundeinstellung).
rule-R6-7 = Mit der Einstellung „erlaubt“ darf die zweite dunkle Gasse auch zum selben Feld gehören. Du kommst dort neu an und darfst die Aktion ausführen.
rule-R6-8 = Die Münze für die dunklen Gassen entfällt auch, wenn deine Piraten für keine freie normale Gasse am Feld reichen (Grundeinstellung).
rule-R6-9 = Vom Hauptquartier führen dunkle Gassen nie ins Hauptquartier zurück, auch nicht mit der Einstellung „erlaubt“: Dort könntest du beide gleich wieder leeren und so ohne Ende ziehen.

## R7

section-R7 = Sackgassen
rule-R7-1 = Der Kapitän steckt in einer Sackgasse, wenn alle Gassen an seinem Feld besetzt sind, auch die dunklen.
rule-R7-2 = Sind dort nur dunkle Gassen frei, gibt es aber keine zweite freie, durch die der Kapitän ankommen dürfte, ist das auch eine Sackgasse.
rule-R7-3 = Ob es eine Sackgasse ist, wird erst geprüft, wenn die Aktion des Feldes beendet ist. Im Hauptquartier kannst du also vorher noch eine Gasse leeren.
rule-R7-4 = Aus einer Sackgasse kommt der Kapitän sofort auf das Münzfeld der Tafel mit der nächsthöheren Nummer; auf 9 folgt 1. Ist auch das eine Sackgasse, kommt er auf das nächste Münzfeld und so fort.
rule-R7-5 = Dieses Versetzen kostet nichts und bringt nichts: keine Münze, keine Aktion, kein Rendez-vous. Die nächste Bewegung kostet wie üblich.
rule-R7-6 = Fehlen dir nur Piraten oder Münzen für eine freie Gasse, ist das keine Sackgasse. Der Kapitän bleibt stehen.
rule-R7-7 = Sind alle neun Münzfelder Sackgassen, bleibt der Kapitän, wo er ist. Dann kannst du nur noch rasten oder an Bord gehen.

## R8

section-R8 = Rasten und an Bord gehen
rule-R8-1 = Rasten kostet 1 Münze an die Bank und ist dein ganzer Zug. Du darfst in einer Phase mehrmals rasten, aber nie ohne Münze.
rule-R8-2 = Sind alle anderen fertig, wird dir Rasten nicht mehr angeboten; es hätte keinen Sinn.
rule-R8-3 = Gehst du an Bord, stellst du alle Piraten aus deinem Vorrat in die oberste freie Reihe links vom Mast, vom Mast nach außen.
rule-R8-4 = Zu Beginn deines Zugs darfst du immer an Bord gehen, auch wenn du noch ziehen könntest. Kannst du weder ziehen noch rasten, musst du es tun.
rule-R8-5 = Hast du alle Piraten in die Gassen gestellt, bekommst du keine Reihe auf dem Schiff und rangelst in diesem Durchgang nicht mit.
rule-R8-6 = Deine Reihe auf dem Schiff ist so lang, wie du Piraten hast.

## R9

section-R9 = Die Rangelei
rule-R9-1 = Wer zuerst an Bord ging, steht oben, die anderen in ihrer Reihenfolge darunter. Piraten mit gleichem Abstand zum Mast bilden eine Spalte.
rule-R9-2 = Begonnen wird links vom Mast mit der äußersten Spalte, dann nach innen. Ist diese Seite fertig, folgt die andere auf dieselbe Weise, immer abwechselnd.
rule-R9-3 = Steht ein Pirat allein in seiner Spalte, gewinnt er sie ohne Wurf.
rule-R9-4 = Stehen mehrere Piraten in einer Spalte, würfeln ihre Besitzer von oben nach unten je einmal. Niemand darf sich zurückziehen.
rule-R9-5 = Eine gleich hohe oder höhere Zahl schlägt den bisher besten Piraten der Spalte, bei einer niedrigeren scheidet der neue aus. Der nächste tritt gegen die Zahl des Siegers an.
rule-R9-6 = Ein unterlegener Pirat geht sofort zurück in den Vorrat seines Besitzers.
rule-R9-7 = Der Sieger einer Spalte wechselt in seiner Reihe auf die andere Seite des Mastes, auf den freien Platz, der dem Mast am nächsten liegt.
rule-R9-8 = Eine Mannschaft ist ausgeschieden, wenn sie auf keiner Seite mehr einen Piraten hat. Sobald nur eine übrig ist, endet die Rangelei und sie nimmt ihre Piraten zurück.

## R10

section-R10 = Die Schlafplätze
rule-R10-1 = Die letzte Mannschaft in der Rangelei bekommt die Koje, die vorletzte die Hängematte. Die Plättchen kommen unter die Flagge.
rule-R10-2 = Zu viert und zu fünft bekommt die drittletzte Mannschaft die Taurolle. Wer noch früher ausscheidet, bekommt nichts.
rule-R10-3 = Zu zweit und zu dritt bekommt die drittletzte Mannschaft nichts, und der Sieger bekommt immer nur die Koje.
rule-R10-4 = Zu viert und zu fünft: Beginnt die Rangelei mit genau zwei Mannschaften, bekommt der Sieger Koje und Taurolle, die andere Mannschaft die Hängematte.
rule-R10-5 = Ist nur eine Mannschaft an Bord, gewinnt sie kampflos die Koje, zu viert und zu fünft auch die Taurolle. Die Hängematte kommt aus dem Spiel.
rule-R10-6 = Ist gar keine Mannschaft an Bord, entfällt die Rangelei, und alle offenen Schlafplätze kommen aus dem Spiel.
rule-R10-7 = Nach den ersten vier Rangeleien wird von jeder benutzten Art ein neuer Schlafplatz aufgedeckt, auch wenn einer der alten nicht gewonnen wurde.

## R11

section-R11 = Nächster Durchgang und Spielende
rule-R11-1 = Neuer Startspieler wird der linke Nachbar dessen, der den letzten Durchgang begonnen hat.
rule-R11-2 = Zum neuen Durchgang nimmst du alle deine Piraten aus den Gassen in deinen Vorrat zurück. Angeheuerte Piraten behältst du bis zum Spielende.
rule-R11-3 = Der Kapitän bleibt zwischen den Durchgängen stehen, und neue Münzen gibt es nicht. Münzen, Rum und Plättchen behältst du.
rule-R11-4 = Nach der Rangelei des fünften Durchgangs endet die Partie sofort, und es wird gewertet.

## R12

section-R12 = Aktionen: Münze, Hauptquartier, Pirat
rule-R12-1 = Bewegst du den Kapitän auf ein Feld, auch durch dunkle Gassen, darfst du dessen Aktion einmal ausführen. Wer danach dort rastet oder startet, bekommt sie nicht.
rule-R12-2 = Hauptquartier, Schatzkarte, Kneipe, Schatzkiste und Stadtwache darfst du auslassen. Die anderen Aktionen laufen von selbst ab; gefragt wirst du nur, wo es etwas zu wählen gibt.
rule-R12-3 = Nach der Ankunft gilt diese Reihenfolge: erst ein passendes Rendez-vous, dann die Aktion, dann die Prüfung auf eine Sackgasse, dann dein nächster Schritt.
rule-R12-4 = Münze: Du bekommst 1 Münze von der Bank.
rule-R12-5 = Hauptquartier: Du darfst alle deine Piraten aus einer normalen Gasse deiner Wahl in deinen Vorrat zurücknehmen.
rule-R12-6 = Statt einer normalen Gasse darfst du im Hauptquartier eine oder zwei dunkle Gassen leeren. Eine normale und eine dunkle zusammen sind nicht erlaubt.
rule-R12-7 = Die zwei dunklen Gassen müssen nicht aus derselben Bewegung stammen. Auch Gassen, durch die der Kapitän gerade ins Hauptquartier kam, darfst du wählen.
rule-R12-8 = Im Hauptquartier nimmst du nur eigene Piraten zurück; fremde bleiben stehen.
rule-R12-9 = Geleerte Gassen sind sofort wieder frei, für dich und für alle anderen.
rule-R12-10 = Pirat: Du nimmst einen deiner Piraten aus der Heuerstelle in deinen Vorrat und kannst ihn sofort einsetzen. Ist dort keiner mehr, passiert nichts.

## R13

section-R13 = Aktion: Piratenbedarf
rule-R13-1 = Piratenbedarf: Du ziehst das oberste Plättchen und siehst es dir geheim an. Dann behältst du es unter deiner Flagge oder verkaufst es.
rule-R13-2 = Für einen Verkauf bekommst du 2 Münzen, egal was das Plättchen wert ist. Es kommt verdeckt unter den Stapel.
rule-R13-3 = Verkaufen kannst du nur das gerade gezogene Plättchen, nie ein früheres.

## R14

section-R14 = Aktion: Rendez-vous
rule-R14-1 = Rendez-vous: Du ziehst das oberste Plättchen, siehst es dir geheim an und legst es verdeckt auf deine Flagge. Es gilt dort ohne Frist bis zum Spielende.
rule-R14-2 = Bewegst du später selbst den Kapitän auf ein Feld mit diesem Zeichen, ist es erfüllt: Es wird aufgedeckt und kommt unter deine Flagge.
rule-R14-3 = Pro Ankunft wird nur ein Rendez-vous erfüllt, auch wenn du zwei gleiche hast.
rule-R14-4 = Es hilft dir nicht, wenn andere den Kapitän auf das passende Feld bewegen oder wenn du dort rastest.
rule-R14-5 = Ein passendes Rendez-vous wird von selbst erfüllt; die Aktion des Feldes folgt ganz normal danach. Es zählt auch, wenn die Aktion nichts bringt oder du sie auslässt.
rule-R14-6 = Das Kneipen-Zeichen passt zu jeder der drei Kneipen, ein Schatzkarten-Zeichen nur zu Feldern in seiner Farbe.

## R15

section-R15 = Aktion: Schatzkarte
rule-R15-1 = Schatzkarte: Du darfst eine offene Schatzkarte in der Farbe des Feldes unter deine Flagge nehmen; bei verschiedenen Werten wählst du. Liegt keine aus, gehst du leer aus.
rule-R15-2 = Danach wird wieder auf vier offene Schatzkarten aufgefüllt, solange der Stapel reicht.

## R16

section-R16 = Aktion: Kneipe
rule-R16-1 = Kneipe: Es geht um alle offenen Plättchen dieser Kneipe. Liegt keins aus, passiert nichts: keine Einladung, keine Münze.
rule-R16-2 = Du lädst zum Trinkgelage ein. Alle anderen werden im Uhrzeigersinn je einmal gefragt.
rule-R16-3 = Wer mittrinkt, zahlt dir 1 Münze; wer keine hat, kann nicht mittrinken. Du selbst bist immer dabei und zahlst nichts.
rule-R16-4 = Mittrinken darf auch, wer schon an Bord ist oder keine Piraten mehr hat.
rule-R16-5 = Trinkt niemand mit, bekommst du alle passenden Plättchen ohne Wurf.
rule-R16-6 = Trinkt jemand mit, würfelst du zuerst, dann die anderen Beteiligten im Uhrzeigersinn, je ein Wurf. Das geht reihum weiter, bis alle passenden Plättchen gewonnen sind.
rule-R16-7 = Ein Wurf gewinnt ein Plättchen, wenn er höher ist als dessen Wert. Eine gleiche oder niedrigere Zahl gewinnt nichts.
rule-R16-8 = Ein Wurf bringt höchstens ein Plättchen (Grundeinstellung). Reicht dein Wurf für mehrere mit verschiedenem Wert, wählst du eines; vorgeschlagen wird das höchste.
rule-R16-9 = Lässt du einen Wurf stehen, der für ein Plättchen reicht, musst du eines nehmen (Grundeinstellung).
rule-R16-10 = Erst nach dem Trinkgelage wird auf vier offene Plättchen aufgefüllt. Neue Plättchen derselben Kneipe sind erst bei einem späteren Besuch zu gewinnen.
rule-R16-11 = Mit der Einstellung „freiwillig“ darfst du nach einem Wurf, der für ein Plättchen reicht, auch alle liegen lassen. Dann würfelt der nächste Beteiligte.
rule-R16-12 = Mit der Einstellung „alle“ gewinnt ein Wurf alle Plättchen, die er übertrifft. Zu wählen gibt es dann nichts.

## R17

section-R17 = Aktion: Schatzkiste
rule-R17-1 = Schatzkiste: Du legst zuerst die offene Schatzkiste ohne Skorpion unter deine Flagge.
rule-R17-2 = Dann müssen alle reihum würfeln, du zuerst und dann im Uhrzeigersinn, wenn nötig mehrere Runden. Die Würfe werden zusammengezählt.
rule-R17-3 = Auch wer schon an Bord ist oder keine Piraten mehr hat, muss bei der Schatzkiste mitwürfeln.
rule-R17-4 = Wer mit seinem Wurf die Stichzahl erreicht oder überschreitet, muss das Skorpion-Plättchen nehmen. Danach würfelt niemand mehr.
rule-R17-5 = Zum Schluss wird je eine neue Schatzkiste mit und ohne Skorpion aufgedeckt. Nach zwölf geöffneten Kisten bewirkt das Feld nichts mehr.

## R18

section-R18 = Aktion: Rum
rule-R18-1 = Rum: Du nimmst zwei Fässer und legst sie für alle sichtbar auf deine Flagge.
rule-R18-2 = Es gibt nur zwölf Fässer; abgegebene kommen in den gemeinsamen Vorrat zurück. Ist dort nur noch eins, bekommst du eins, ist keins da, keins.
rule-R18-3 = Hast du in Rangelei, Kneipe oder bei der Schatzkiste gewürfelt, darfst du ein Fass abgeben und bis zu zweimal neu würfeln.
rule-R18-4 = Auf den zweiten neuen Wurf darfst du verzichten. Nach beiden darfst du ein weiteres Fass abgeben und so fort.
rule-R18-5 = Es zählt immer nur dein letzter Wurf, auch wenn er schlechter ist als ein früherer.
rule-R18-6 = Rum hilft dir nur direkt nach deinem eigenen Wurf, bevor jemand anders würfelt oder das Ergebnis gilt. Ein neuer Wurf, auf den du verzichtest, verfällt.

## R19

section-R19 = Aktion: Stadtwache
rule-R19-1 = Stadtwache: Du wählst den Stapel der kleinen oder der großen Wache und deckst das oberste Plättchen für alle auf.
rule-R19-2 = Du gewinnst, wenn du mehr Piraten im Vorrat hast, als das Plättchen zeigt. Gezählt wird, nachdem du die Piraten für diese Bewegung gesetzt hast.
rule-R19-3 = Ein gewonnenes Plättchen kommt unter deine Flagge. Für eine Wache mit 1 oder 2 bekommst du zusätzlich 1 Münze von der Bank.
rule-R19-4 = Hast du gleich viele oder weniger Piraten, verlierst du: Das Plättchen kommt unter seinen Stapel, und du bekommst nichts.
rule-R19-5 = Du darfst auch einen Stapel wählen, gegen den du nicht gewinnen kannst, aber keinen leeren. Sind beide leer, passiert nichts.

## R20

section-R20 = Wertung und Sieg
rule-R20-1 = Plättchen von Kneipen, Schatzkisten, Stadtwachen und Schlafplätzen zählen, was auf ihnen steht; jeder Skorpion zählt 2 Minuspunkte.
rule-R20-2 = Piratenbedarf: Von jeder Ware zählt nur dein wertvollstes Plättchen.
rule-R20-3 = Rendez-vous: Nur erfüllte Plättchen zählen. Was noch auf deiner Flagge liegt, ist nichts wert, kostet aber auch nichts.
rule-R20-4 = Schatzkarten zählen nur paarweise in derselben Farbe, dann beide mit vollem Wert. Eine einzelne Schatzkarte zählt nichts.
rule-R20-5 = Hast du von einer Farbe eine ungerade Anzahl Schatzkarten, fällt die mit dem kleinsten Wert weg.
rule-R20-6 = Münzen und Fässer Rum zählen keine Punkte. Wer die meisten Ehrenpunkte hat, gewinnt.
rule-R20-7 = Bei Gleichstand an der Spitze gewinnt, wer weniger Piraten in der Heuerstelle hat, dann, wer mehr Fässer Rum hat, dann, wer mehr Münzen hat.
rule-R20-8 = Sind danach noch immer mehrere gleichauf, teilen sie sich den Sieg.
rule-R20-9 = Auch um die hinteren Plätze entscheiden bei Gleichstand Heuerstelle, Fässer Rum und Münzen.

## R21

section-R21 = Das Spiel zu zweit
rule-R21-1 = Zu zweit rangelt eine dritte Mannschaft mit. Vor jedem Durchgang wird einmal gewürfelt; so viele Piraten einer unbenutzten Farbe kommen in die oberste Reihe links vom Mast.
rule-R21-2 = Die dritte Mannschaft tut sonst nichts: kein Zug, kein Trinkgelage, kein Wurf bei der Schatzkiste, kein Rum. Nach der Rangelei werden ihre Piraten weggeräumt. Allein übrig bist du, sobald die andere Person fertig ist.
rule-R21-3 = Für die dritte Mannschaft wird von selbst gewürfelt. Sie steht ganz oben, würfelt also in jeder Spalte zuerst und verliert bei gleicher Zahl.
rule-R21-4 = Gewinnt die dritte Mannschaft einen Schlafplatz, kommt das Plättchen aus dem Spiel.
rule-R21-5 = Die dritte Mannschaft zählt als Mannschaft; es gilt die Verteilung wie zu dritt: Koje für die letzte, Hängematte für die vorletzte, nichts für die drittletzte.
rule-R21-6 = Gehen weder du noch die andere Person an Bord, gewinnt die dritte Mannschaft kampflos. Koje und Hängematte kommen dann aus dem Spiel.

## R22

section-R22 = Offen und geheim
rule-R22-1 = Wie viele Münzen du hast, siehst nur du. Die anderen sehen nur, was du gerade zahlst oder bekommst.
rule-R22-2 = Die Plättchen unter deiner Flagge sehen die anderen nicht. Deine eigenen Plättchen darfst du dir jederzeit ansehen.
rule-R22-3 = Von deinen unerfüllten Rendez-vous sehen die anderen nur die Anzahl, nicht die Zeichen.
rule-R22-4 = Beim Piratenbedarf erfahren die anderen nur, ob du behältst oder verkaufst, nie, was du gezogen hast.
rule-R22-5 = Für alle sichtbar sind Gassen, Schiff, Piraten in Vorrat und Heuerstelle, Fässer Rum, offene Plättchen und jeder Wurf. Die Reihenfolge der Stapel kennt niemand.
