### Texte von `nassau play`, `nassau replay` und `nassau show` im Terminal

terminal-welcome = Willkommen bei { $title }! Am Tisch: { $players }. Tippe ? für Hilfe.
terminal-bot = { $name } ({ $level })
terminal-player = Spieler { $number }
terminal-sealed = Die Würfel sind versiegelt, Prüfsumme { $commitment }.
terminal-handover = { $name } ist dran. Gib die Tastatur weiter und drück Enter, wenn sonst niemand hinsieht.
terminal-handover-undo = { $name }: Mit u nimmst du deinen letzten Zug zurück.
terminal-turn = { $name }, du bist dran.
terminal-thinks = { $name } überlegt …
terminal-refused = Das geht nicht.
terminal-unclear = Das verstehe ich nicht. Tippe eine Nummer aus der Liste, einen Zug wie { $example } oder ? für Hilfe.
terminal-undone = Zurückgenommen.
terminal-no-undo = Das kannst du nicht zurücknehmen: Das Spiel ist schon weitergegangen, oder dein Zug hat etwas aufgedeckt.
terminal-no-rule = Eine Regel { $id } gibt es nicht, nur { $first } bis { $last }.
terminal-over = Die Partie ist zu Ende.
terminal-total = Summe
terminal-goodbye = Bis bald!
terminal-resume = Zum Weiterspielen: nassau play --resume { $file }
terminal-unrecorded = Diese Partie wurde nicht aufgezeichnet. Das nächste Mal geht das mit --record DATEI.
terminal-recorded = Aufgezeichnet in { $file }. Wiederholung ansehen: nassau replay { $file }
terminal-unfinished = { $count ->
    [one] Die Partie ist noch nicht zu Ende: bisher 1 Eintrag.
   *[other] Die Partie ist noch nicht zu Ende: bisher { $count } Einträge.
}

terminal-insight-start = am Anfang
terminal-insight-end = am Ende
terminal-insight-regret = { $name } { $loss }: „{ $played }“ Der Kapitän hätte gewählt: „{ $better }“
terminal-insight-thinking = Der Kapitän überlegt

terminal-help-number = Nummer
terminal-help-number-does = den Zug mit dieser Nummer machen
terminal-help-move-does = einen Zug in Notation machen, auch einen, der nicht in der Liste steht
terminal-help-board-does = den Spielplan noch einmal zeigen
terminal-help-undo-does = deinen letzten Zug zurücknehmen
terminal-help-rule-does = eine Regel nachlesen
terminal-help-quit-does = aufhören
