### Notizen zu Teilen des Bretts; ../layout.toml hat ihre Argumente

note-dice = Die Würfel: Die Farbe bestimmt die Zeile des Spielbretts, der Buchstabe die Spalte. Die Säbel auf beiden sagen, was das Abwehren kostet.
note-cell = { $outcome ->
    [ship] Der Wurf bringt ein Schiff hierher.
    [wheel] Der Wurf bringt ein Steuerrad hierher.
    [wheel-back] Der Wurf nimmt das Steuerrad dieser Farbe wieder vom Spielbrett.
    [fail] Das Schiff dieser Farbe liegt schon auf dem Spielbrett: Handelst du den Wurf ab, scheiterst du.
   *[other] Hier wirkt der Wurf.
}
note-rest = Beende deine Wahl. Kreuze, die du nicht genutzt hast, verfallen.
note-chest = Die Schatztruhe: Nimm sie statt eines Teils und bekomm 2 Kreuze. Einmal pro Zug, nur zu fünft.
note-skulls = Die Totenköpfe. Du streichst sie von links; jeder zweite kostet Punkte. { $loss ->
    [nothing] Der nächste kostet nichts.
    [point] Der nächste kostet 1 Punkt.
    [two-points] Der nächste kostet 2 Punkte.
   *[other] { "" }
}
note-greens = Grüne Totenköpfe des Diplomaten: Streich sie statt der normalen. Sie kosten nie Punkte.
note-ship = { $colour ->
    [yellow] Das gelbe Schiff.
    [orange] Das orange Schiff.
    [green] Das grüne Schiff.
    [blue] Das blaue Schiff.
    [red] Das rote Schiff.
   *[black] Das schwarze Schiff.
} { $crosses ->
    [0] { "" }
    [one] Es bringt 1 Kreuz.
   *[other] Es bringt { $crosses } Kreuze.
} { $skulls ->
    [0] { "" }
    [one] Es kostet 1 Totenkopf.
   *[other] Es kostet { $skulls } Totenköpfe.
} Nimmst du es, sind in diesem Zug die Felder seiner Farbe offen.
note-wheel = { $colour ->
    [yellow] Ein gelbes Steuerrad verdoppelt einmal die Kreuze des gelben Schiffs.
    [orange] Ein oranges Steuerrad zählt für einen Wurf als 2 Säbel.
    [green] Ein grünes Steuerrad bringt sofort Punkte: 1, 1, 2, 1, 1, 2.
    [blue] Mit einem blauen Steuerrad wiederholst du einen Wurf.
   *[red] Ein rotes Steuerrad bringt 3 Kreuze, wenn vor deiner Wahl mindestens 4 Teile auf dem Spielbrett liegen.
}
note-row = { $colour ->
    [yellow] Deine gelben Steuerräder: Jedes verdoppelt einmal das gelbe Schiff.
    [orange] Deine orangen Steuerräder: Jedes zählt für einen Wurf als 2 Säbel.
    [green] Deine grünen Steuerräder: Punkte 1, 1, 2, 1, 1, 2.
    [blue] Deine blauen Steuerräder: Jedes wiederholt einen Wurf.
   *[red] Deine roten Steuerräder: Jedes bringt einmal 3 Kreuze, wenn vor deiner Wahl mindestens 4 Teile auf dem Spielbrett liegen.
} { $spare ->
    [none] { "" }
   *[other] Noch nicht eingesetzt: { $spare }.
}
note-field = { $sort ->
    [island] Ein Feld einer Insel. Sind alle fertig, kommt ihre Person zu dir: { NAME("person", $person) }.
    [sea] Ein Feld eines Seewegs. Eine Insel öffnet sich, wenn ein ganzer Weg zu ihr angekreuzt ist.
    [colour] Ein Farbfeld: Du darfst es nur ankreuzen, wenn du in diesem Zug das Schiff dieser Farbe genommen hast.
    [skull] Ein Totenkopffeld: Es kostet ein Kreuz und einen Totenkopf.
    [wheel] Ein Steuerradfeld: Es kostet ein Kreuz und ein ungenutztes gelbes, oranges oder blaues Steuerrad.
    [number] Ein Zahlenfeld: Es kostet auf einmal so viele Kreuze, wie es zeigt.
    [treasure] Ein Schatz: Punkte für die Person, die ihn zuerst ankreuzt.
    [mission] Ein Auftrag: Ist er erfüllt, bringt er der ersten Person 2 Punkte und allen danach 1.
   *[start] Das Startfeld. Alle deine Kreuze müssen mit ihm verbunden sein.
}
note-island = Startinsel { $island } ({ NAME("person", $person) }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn sie fertig ist.
