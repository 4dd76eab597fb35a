### Texte von Pig

prompt-Turn = Du hast { COUNT("point", $points) } von { $goal }, im Topf { $pot ->
        [one] liegt { COUNT("point", $pot) }
       *[other] liegen { COUNT("point", $pot) }
    }. Würfelst du oder hörst du auf?

action-draw = Einen Schatz von { COUNT("point", $amount, case: "dative") } ziehen
action-roll = Würfeln
action-hold = Aufhören und { COUNT("point", $pot) } behalten
action-land = Eine { $face } würfeln

fact-stash_drawn = { $player } zieht einen geheimen Schatz von { COUNT("point", $amount, case: "dative") }.
fact-stash_drawn-hidden = { $player } zieht einen geheimen Schatz.
fact-rolled = { $player } würfelt eine { $face }: { COUNT("point", $pot) } im Topf.
fact-lost_pot =
    { $pot ->
        [0] { $player } würfelt gleich eine 1 und geht leer aus.
       *[other] { $player } würfelt eine 1 und verliert { COUNT("point", $pot) }.
    }
fact-held = { $player } behält { COUNT("point", $amount) } und hat jetzt { $points }.
fact-stash_shown = { $player } zeigt einen Schatz von { COUNT("point", $amount, case: "dative") }.

refusal-rolls-at-least = Würfle mindestens einmal, bevor du aufhörst.

field-face = Würfel
field-pot = Topf
field-players = Spieler
field-points = Punkte
field-stash = Schatz

score-points = Gesicherte Punkte
score-stash = Geheimer Schatz

result-score =
    { $case ->
        [dative] { COUNT("point", $points, case: "dative") }
       *[other] { COUNT("point", $points) }
    }

point = { $count } { $count ->
    [one] Punkt
   *[other]
        { $case ->
            [dative] Punkten
           *[other] Punkte
        }
}

hint-welcome = Würfle, so oft du dich traust. Aber eine 1 kostet dich alles, was im Topf liegt.
hint-Turn = Wenn du aufhörst, behältst du den Topf. Dein geheimer Schatz zählt erst am Ende.
