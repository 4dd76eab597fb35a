### Die Regeln von Um Rum & Ehre für Familien; ../../guide.toml hat die Bilder

lead = Fünf Durchgänge Landgang: Alle führen denselben Kapitän durch die Stadt, sammeln Plättchen und rangeln um die besten Schlafplätze. Für 2 bis 5 Personen.

goal =
    Ihr seid Piraten auf Landgang im Piratennest. Alle bewegen denselben Kapitän durch die Gassen, immer dorthin, wo es etwas zu holen gibt: Schatzkarten, Kneipenplättchen, Schatzkisten, Wachen zum Besiegen.
    Am Ende jedes Durchgangs rangeln die Mannschaften um die Schlafplätze auf dem Schiff. Nach fünf Durchgängen gewinnen die meisten Ehrenpunkte.

turn =
    In deinem Zug tust du genau eines: den Kapitän bewegen, rasten oder an Bord gehen.
    # Den Kapitän bewegen
    Setz auf jedes Segment einer freien Gasse am Feld des Kapitäns einen deiner Piraten. Der Kapitän geht ans andere Ende, und du darfst das Feld dort nutzen.
    Die erste Bewegung im Zug ist frei, jede weitere kostet 1 Münze. Du darfst weiterziehen, solange Münzen und Piraten reichen.
    Dunkle Gassen am Rand führen von einer zu jeder anderen freien dunklen Gasse. Du besetzt beide und zahlst 1 Münze mehr. Die Münze entfällt, wenn du das Feld durch keine normale Gasse verlassen kannst.
    # Rasten oder an Bord gehen
    Rasten kostet 1 Münze und ist dein ganzer Zug. Gehst du an Bord, kommen alle deine übrigen Piraten aufs Schiff, und du bist in diesem Durchgang nicht mehr dran.
    # Die Felder
    - Münze: 1 Münze für dich.
    - Hauptquartier: Du darfst deine Piraten aus einer Gasse zurücknehmen oder aus bis zu zwei dunklen Gassen.
    - Pirat: Du heuerst für immer einen weiteren Piraten an.
    - Rum: 2 Fässer. Mit einem Fass darfst du deinen eigenen Wurf bis zu zweimal wiederholen.
    - Schatzkarte: Nimm eine offene Karte dieser Farbe.
    - Piratenbedarf: Zieh geheim ein Plättchen. Behalte es oder verkauf es für 2 Münzen.
    - Rendez-vous: Zieh geheim ein Plättchen. Führst du den Kapitän später selbst zu diesem Symbol, zählt es.
    - Kneipe: Es geht um ihre offenen Plättchen. Wer mittrinkt, zahlt dir 1 Münze. Ihr würfelt reihum; ein Wurf über dem Wert eines Plättchens gewinnt es. Trinkt niemand mit, bekommst du alle.
    - Schatzkiste: Die offene Kiste gehört dir. Dann würfeln alle reihum und zählen zusammen; der Wurf, der die Stichzahl erreicht, bringt den Skorpion.
    - Stadtwache: Deck eine Wache auf. Hast du mehr Piraten im Vorrat, als sie zeigt, gewinnst du sie.
    # Die Rangelei
    Wenn niemand mehr am Zug ist, rangeln die Mannschaften auf dem Schiff, Spalte für Spalte, von außen nach innen. Alle mit einem Piraten in der Spalte würfeln einmal, von oben nach unten. Ein gleicher oder höherer Wurf schlägt den bisher besten. Der Sieger wechselt auf die andere Seite des Masts, die anderen verlassen das Schiff.
    Die letzte Mannschaft bekommt die Koje, die vorletzte die Hängematte. Zu viert und zu fünft bekommt die drittletzte die Taurolle.

end =
    Nach jeder Rangelei nehmt ihr eure Piraten aus den Gassen zurück, und die nächste Person beginnt den neuen Durchgang. Nach der fünften Rangelei ist Schluss.

scoring =
    Jetzt zählen alle Plättchen unter deiner Flagge:
    - Kneipen, Kisten, Wachen, Betten: was sie zeigen. Jeder Skorpion kostet 2 Punkte.
    - Piratenbedarf: von jeder Ware nur das beste Plättchen.
    - Rendez-vous: nur die erfüllten.
    - Schatzkarten: nur als Paare einer Farbe. Bei ungerader Zahl zählt die niedrigste nichts.
    Münzen und Rum bringen keine Punkte. Bei Gleichstand gewinnt, wer weniger Piraten in der Heuerstelle hat, dann wer mehr Rum hat, dann wer mehr Münzen hat.

picture-board = Beispiel: Der Kapitän steht am Hauptquartier, und Anne ist dran. Die markierte Gasse hat ein Segment, sie kostet also einen Piraten. Sie führt zu einer Münze: Die bekommt Anne sofort und könnte damit gleich weiterziehen.
picture-brawl = Beispiel: Anne, Mary und Jack haben in dieser Spalte je einen Piraten. Anne hat eine 2 gewürfelt, und Mary oder Jack würden sie mit einer 2 oder mehr schlagen. Zum Glück hat sie zwei Fässer Rum und darf neu würfeln.
picture-end = Beispiel: die fünfte Rangelei. Jack ist ausgeschieden, und Marys letzter Pirat hat eine 2 gewürfelt. Annes 4 schlägt ihn: Sie bekommt die Koje, Mary die Hängematte, und die Partie ist zu Ende.
picture-scoring = Beispiel: Anne hat 15 Punkte aus Kneipen, 14 von Stadtwachen, 23 für Schlafplätze, 13 aus dem Piratenbedarf und 11 für Schatzkarten: 76 Ehrenpunkte.

aid =
    # Ziel
    Die meisten Ehrenpunkte nach fünf Durchgängen.
    # Dein Zug: eines davon
    - Kapitän bewegen: ein Pirat auf jedes Segment einer freien Gasse. Erste Bewegung frei, jede weitere 1 Münze.
    - Dunkle Gassen: zwei freie, 1 Münze mehr.
    - Rasten: 1 Münze.
    - An Bord gehen: alle deine Piraten aufs Schiff.
    # Felder
    - Münze: 1 Münze
    - Hauptquartier: deine Piraten aus 1 Gasse oder bis zu 2 dunklen zurück
    - Pirat: 1 Pirat für immer
    - Rum: 2 Fässer
    - Schatzkarte: 1 offene Karte der Farbe
    - Piratenbedarf: Plättchen behalten oder für 2 Münzen verkaufen
    - Rendez-vous: zählt, wenn du den Kapitän dorthin führst
    - Kneipe: andere trinken für 1 Münze mit; höher als das Plättchen würfeln
    - Schatzkiste: nehmen; wer die Stichzahl erreicht, bekommt den Skorpion
    - Stadtwache: mehr Piraten im Vorrat, als sie zeigt
    # Rum
    Nach deinem Wurf in Rangelei, Kneipe oder an der Kiste: 1 Fass, bis zu 2 neue Würfe. Nur der letzte zählt.
    # Rangelei
    - Äußerste Spalte zuerst, von oben nach unten würfeln
    - Gleich oder höher schlägt den bisher besten Wurf
    - Der Sieger wechselt die Seite
    - Letzte Mannschaft: Koje. Vorletzte: Hängematte. Zu viert und zu fünft die drittletzte: Taurolle.
    # Punkte
    - Kneipen, Kisten, Wachen, Betten: was sie zeigen
    - Skorpion: −2
    - Bedarf: das beste von jeder Ware
    - Rendez-vous: nur erfüllte
    - Karten: nur Paare einer Farbe
    - Gleichstand: weniger Piraten in der Heuerstelle, mehr Rum, mehr Münzen
