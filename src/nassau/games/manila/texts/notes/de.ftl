### Notizen zu Teilen des Bretts; ../layout.toml hat ihre Argumente

note-space = { $spot ->
    [ginseng] Ein Platz auf dem Ginsengkahn. Er kostet { $price }; kommt der Kahn an, teilt sich die Besatzung 18 Pesos.
    [nutmeg] Ein Platz auf dem Muskatkahn. Er kostet { $price }; kommt der Kahn an, teilt sich die Besatzung 24 Pesos.
    [silk] Ein Platz auf dem Seidenkahn. Er kostet { $price }; kommt der Kahn an, teilt sich die Besatzung 30 Pesos.
    [jade] Ein Platz auf dem Jadekahn. Er kostet { $price }; kommt der Kahn an, teilt sich die Besatzung 36 Pesos.
    [port-a] Hafenplatz A kostet 4 Pesos und bringt 6, wenn mindestens ein Kahn ankommt.
    [port-b] Hafenplatz B kostet 3 Pesos und bringt 8, wenn mindestens zwei Kähne ankommen.
    [port-c] Hafenplatz C kostet 2 Pesos und bringt 15, wenn alle drei Kähne ankommen.
    [yard-a] Werftplatz A kostet 4 Pesos und bringt 6, wenn mindestens ein Kahn dort landet.
    [yard-b] Werftplatz B kostet 3 Pesos und bringt 8, wenn mindestens zwei Kähne dort landen.
    [yard-c] Werftplatz C kostet 2 Pesos und bringt 15, wenn alle drei Kähne dort landen.
    [captain] Der Piratenkapitän kostet 5 Pesos. Nach dem zweiten Wurf darf er einen Kahn auf der 13 entern, nach dem dritten plündert er ihn und teilt die Beute.
    [mate] Der zweite Pirat kostet 5 Pesos. Er entert nach dem Kapitän und teilt mit ihm die Beute.
    [small-pilot] Der kleine Lotse kostet 2 Pesos. Vor dem letzten Wurf versetzt er einen Kahn um 1 Welle, vor oder zurück.
    [large-pilot] Der große Lotse kostet 5 Pesos. Vor dem letzten Wurf versetzt er einen Kahn um 2 Wellen oder zwei Kähne um 1.
   *[insurance] Die Versicherung zahlt dir sofort 10 Pesos. Dafür zahlst du die Reparaturen in der Werft: 6 für Platz A, 8 für B, 15 für C.
} { $owner ->
    [none] Frei.
   *[other] Hier steht { $owner }.
}
note-wave = Welle { $wave }. Die drei Kähne starten auf den Wellen 0 bis 5, zusammen genau 9.
note-punt = { $ware ->
    [none] Ein Kahn, noch ohne Ladung.
    [ginseng] Der Ginsengkahn: Kommt er an, teilt sich die Besatzung 18 Pesos.
    [nutmeg] Der Muskatkahn: Kommt er an, teilt sich die Besatzung 24 Pesos.
    [silk] Der Seidenkahn: Kommt er an, teilt sich die Besatzung 30 Pesos.
   *[jade] Der Jadekahn: Kommt er an, teilt sich die Besatzung 36 Pesos.
} { $docked ->
    [none] Er muss in drei Würfen über die 13 hinaus.
    [port] Er ist im Hafen.
   *[yard] Er ist in der Werft.
}
note-port = Der Hafen. Kähne, die über die 13 kommen, legen bei A an, dann B, dann C, und ihre Waren steigen.
note-yard = Die Werft. Kähne, die es nicht schaffen, kommen auf A, dann B, dann C; ihre Besatzung bekommt nichts.
note-market = { NAME("ware", $ware) } ist auf dem Schwarzmarkt { COUNT("peso", $value) } wert. Mit jedem Kahn, der ankommt, steigt der Wert: 5, 10, 20, 30. Bei 30 endet die Partie.
note-ware = { $ware ->
    [ginseng] Eine Ladung Ginseng: drei Plätze für 1, 2 und 3 Pesos, wert 18.
    [nutmeg] Eine Ladung Muskat: drei Plätze für 2, 3 und 4 Pesos, wert 24.
    [silk] Eine Ladung Seide: drei Plätze für 3, 4 und 5 Pesos, wert 30.
   *[jade] Eine Ladung Jade: vier Plätze für 3, 4, 5 und 5 Pesos, wert 36.
} Der Hafenmeister lädt drei der vier Waren.
note-supply = Anteile im Vorrat: { $left }. Nur der Hafenmeister darf pro Fahrt einen kaufen, für { $value ->
    [0] 5 Pesos
   *[other] { COUNT("peso", $value) }
}.
note-share = { $number ->
    [none] Anteile eines Mitspielers.
    [0] Du hast keinen solchen Anteil.
    [one] Du hast 1 solchen Anteil. Am Ende zählt er seinen Wert, jetzt { COUNT("peso", $value) }.
   *[other] Du hast { $number } solche Anteile. Am Ende zählt jeder seinen Wert, jetzt { COUNT("peso", $value) }.
} Beleihen bringt 12 Pesos.
note-loan = { $number ->
    [none] Beliehene Anteile eines Mitspielers.
    [0] Du hast keinen solchen Anteil beliehen.
    [one] Du hast 1 solchen Anteil beliehen.
   *[other] Du hast { $number } solche Anteile beliehen.
} Tilgen kostet je 15 Pesos. Was am Ende noch beliehen ist, zählt nichts.
