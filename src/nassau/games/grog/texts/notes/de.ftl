### Notizen zu Teilen des Bretts; ../layout.toml hat ihre Argumente

note-building = { NAME("building", $building) }. { $occupant ->
    [none] Noch frei. Außer unter der schwarzen Wolke bringt es dir 1 Münze für jedes freie Gebäude derselben Art auf anderen Halbinseln.
    [lock] Gesperrt: Niemand kann dieses Gebäude nehmen.
    [ghost-crew] Hier wohnt die Geistercrew.
   *[other] Es gehört { $occupant }.
}
note-ship = { $ship ->
    [coins-2] Das 2-Münzen-Schiff zahlt je 2 Münzen für bis zu vier Waren.
    [coins-3] Das 3-Münzen-Schiff zahlt je 3 Münzen für bis zu zwei Waren.
    [coins-4] Das 4-Münzen-Schiff zahlt 4 Münzen für eine Ware.
    [chest] Das Truhenschiff gibt je eine Truhenkarte für bis zu zwei Waren. Eine Truhenkarte erhöht dein Höchstgebot um 3.
    [parrot] Das Papageischiff gibt je eine Papageikarte für bis zu drei Waren.
    [goal] Am Zielschiff ziehst du so viele Zielkarten, wie du Waren abgibst, und behältst eine.
   *[ghost] Das Geisterschiff. Wenn du passt, bekommst du auch eine Ware der Halbinsel, an der es ankert.
} { $ship ->
    [ghost] { "" }
   *[other] Es will die Ware seiner Halbinsel; 4 davon bringen dort auch ein Gebäude.
}
note-goods = { $good ->
    [coconut] Kokosnüsse der grünen Halbinsel.
    [fish] Fische der blauen Halbinsel.
    [grog] Grog der orangen Halbinsel.
    [lemon] Zitronen der gelben Halbinsel.
   *[map] Schatzkarten der grauen Halbinsel.
} { $number ->
    [none] { "" }
   *[other] Du hast { $number }.
} Mit Waren handelst du bei Schiffen, wenn du passt; drei andere ersetzen eine, die ein Schiff will.
note-tiles = { $good ->
    [coconut] Waren der grünen Halbinsel: Kokosnüsse.
    [fish] Waren der blauen Halbinsel: Fische.
    [grog] Waren der orangen Halbinsel: Grog.
    [lemon] Waren der gelben Halbinsel: Zitronen.
   *[map] Waren der grauen Halbinsel: Schatzkarten.
} Passt du, während dieser Würfel in der Bietzeile liegt, bekommst du eine.
note-parrot = { $parrot ->
    [hold] „Gebot halten“: Biete genauso viel wie das aktuelle Gebot, dann ist es deines.
    [green] „Würfel drehen“: Vor deinem Gebot drehst du den grünen Würfel auf eine beliebige Zahl.
    [blue] „Würfel drehen“: Vor deinem Gebot drehst du den blauen Würfel auf eine beliebige Zahl.
    [orange] „Würfel drehen“: Vor deinem Gebot drehst du den orangen Würfel auf eine beliebige Zahl.
    [yellow] „Würfel drehen“: Vor deinem Gebot drehst du den gelben Würfel auf eine beliebige Zahl.
   *[grey] „Würfel drehen“: Vor deinem Gebot drehst du den grauen Würfel auf eine beliebige Zahl.
} Danach ist die Karte aus dem Spiel.
note-die = { $colour ->
    [green] Der grüne Würfel
    [blue] Der blaue Würfel
    [orange] Der orange Würfel
    [yellow] Der gelbe Würfel
   *[grey] Der graue Würfel
}{ $value ->
    [0] .
   *[other] {" "}zeigt { $value }.
} In der Bietzeile zählen seine Augen zum Preis, und seine Farbe sagt, wo es die Belohnung gibt.
note-space = { $space ->
    [0] Bietfeld 1: ein Gebäude auf der Halbinsel in der Farbe des Würfels.
    [1] Bietfeld 2: noch ein Gebäude, von anderer Art, auf der Halbinsel in der Farbe des Würfels.
    [2] Bietfeld 3: 1 Piratenpunkt.
    [3] Bietfeld 4: ein Schloss für ein freies Gebäude auf der Halbinsel in der Farbe des Würfels.
   *[other] Bietfeld 5: 1 Piratenpunkt.
} Wer die Auktion gewinnt, bekommt das, wenn hier ein Würfel liegt.
note-goal = Zielkarte: { NAME("goal", $goal) }. { $goal ->
    [green] 6 Punkte, wenn du dort allein die meiste Crew hast, sonst 2, wenn du überhaupt welche hast.
    [blue] 6 Punkte, wenn du dort allein die meiste Crew hast, sonst 2, wenn du überhaupt welche hast.
    [orange] 6 Punkte, wenn du dort allein die meiste Crew hast, sonst 2, wenn du überhaupt welche hast.
    [yellow] 6 Punkte, wenn du dort allein die meiste Crew hast, sonst 2, wenn du überhaupt welche hast.
    [grey] 6 Punkte, wenn du dort allein die meiste Crew hast, sonst 2, wenn du überhaupt welche hast.
    [coconut] Am Ende 1 Punkt für jede dieser Waren.
    [fish] Am Ende 1 Punkt für jede dieser Waren.
    [grog] Am Ende 1 Punkt für jede dieser Waren.
    [lemon] Am Ende 1 Punkt für jede dieser Waren.
    [map] Am Ende 1 Punkt für jede dieser Waren.
    [parrots] Am Ende 1 Punkt für jede Papageikarte.
   *[other] Sie bringt Punkte für jedes deiner Crewmitglieder auf so einem Gebäude.
}
note-peninsula = { $colour ->
    [green] Die grüne Halbinsel.
    [blue] Die blaue Halbinsel.
    [orange] Die orange Halbinsel.
    [yellow] Die gelbe Halbinsel.
   *[grey] Die graue Halbinsel.
} { $cloud ->
    [point] Unter ihrer Wolke bringt jedes Gebäude 1 Piratenpunkt.
    [parrot] Unter ihrer Wolke bringt jedes Gebäude eine Papageikarte.
    [goal] Unter ihrer Wolke darfst du bei jedem Gebäude eine Zielkarte tauschen.
    [black] Unter der schwarzen Wolke bringt ein Gebäude weder Belohnung noch Münzen.
   *[other] Ihre Wolke bringt nichts extra.
}
note-bidding = Dein Gebot: ein bis fünf Würfel von links, nie steigend. Es muss höher sein als das aktuelle.
