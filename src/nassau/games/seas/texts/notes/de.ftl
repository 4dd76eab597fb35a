### Notizen zu Teilen des Bretts; ../layout.toml hat ihre Argumente

note-role = { $role ->
    [shipbuilder] Schiffbauer: Kauf Schiffe aus deiner Reserve für je 1 Truhe. Geschenk: eines umsonst.
    [governor] Gouverneur: Nimm ein Freibeuter-Plättchen und alle Schiffe deiner Reserve umsonst, dazu ein schwarzes Mal. Geschenk: kein Mal.
    [captain] Kapitän: Spiel eine Karawane aus, die ihr alle überfallt. Geschenk: 2 Yin-Yang.
    [islander] Inselbewohnerin: Spiel einen Hafen aus, der neue Preise bringt. Geschenk: eine Beutekarte.
    [shaman] Schamane: Spiel einen Fluch aus, der alle trifft. Geschenk: Bei den meisten Flüchen hältst du 3 Schiffe zurück.
    [merchant] Händler: Verkauf Waren im aktuellen Hafen. Geschenk: 1 Truhe.
   *[cartographer] Kartograf: Zieh eine Abenteuerkarte. Geschenk: eine mehr.
} { $role ->
    [captain] Danach nimmst du alle Rollen wieder auf die Hand.
    [islander] Danach nimmst du alle Rollen wieder auf die Hand.
    [shaman] Danach nimmst du alle Rollen wieder auf die Hand.
   *[other] Das Geschenk bekommst du, wenn niemand sonst diese Rolle wählt.
}
note-pile = Karten im Abenteuerstapel: { $left }. { $to_end ->
    [none] Die Ende-Karte ist schon gezogen.
    [0] Die Ende-Karte liegt ganz oben.
    [one] Nach einer weiteren kommt die Ende-Karte; dann spielt ihr noch drei Runden.
   *[other] Nach { $to_end } weiteren kommt die Ende-Karte; dann spielt ihr noch drei Runden.
}
note-tile = Das Freibeuter-Plättchen für { NAME("country", $country) }. Es gibt der Gouverneur aus; wer es hat, bekommt bei jedem Überfall auf dieses Land ein schwarzes Mal. { $owner ->
    [none] Noch frei.
   *[other] { $owner } hat es.
}
note-ritual-chamber = Doppelkammer, 2 Yin-Yang: Für immer trägt ein Schiff mehr zwei Waren. { $yin_yang ->
    [none] { "" }
   *[other] Du hast { $yin_yang } Yin-Yang.
}
note-ritual-unsinkable = Unsinkbares Schiff, 3 Yin-Yang: In jedem Überfall kommt ein versenktes Schiff mehr sofort zurück. { $yin_yang ->
    [none] { "" }
   *[other] Du hast { $yin_yang } Yin-Yang.
}
note-ritual-bargain = Schnäppchen, 3 Yin-Yang: Verkauf zwei Waren verschiedener Sorten zum vollen Preis des Hafens. { $yin_yang ->
    [none] { "" }
   *[other] Du hast { $yin_yang } Yin-Yang.
}
note-loot = { $loot ->
    [rum] Rum
    [coffee] Kaffee
    [fruit] Obst
   *[talisman] Talismane
} auf dem Ablagestapel: { $number }. Insgesamt gibt es je 15.
note-drawn = { $loot ->
    [talisman] Ein Talisman braucht kein Schiff; er bringt jetzt 1 Yin-Yang und am Ende 1 Truhe.
   *[other] Waren, die du gerade gezogen hast: Lade sie auf freie Schiffe, oder leg sie ab.
}
note-fleet = Deine Schiffe: { $free } frei, { $loaded } beladen, { $guards } auf Wache. Nur freie Schiffe fahren zu Überfällen oder laden Waren.
note-fleet-of = Schiffe von { $player }: { $free } frei, { $loaded } beladen, { $guards } auf Wache. Für je volle 10 Truhen steht eines Wache.
note-reserve = Schiffe in deiner Reserve: { $number }. Als Schiffbauer kaufst du sie für je 1 Truhe, als Gouverneur bekommst du alle umsonst.
note-reserve-of = Schiffe in der Reserve von { $player }: { $number }. Auch versenkte Schiffe kommen dorthin.
note-goods = { $good ->
    [rum] Rum
    [coffee] Kaffee
   *[fruit] Obst
} auf deinen Schiffen: { $number }. Einzeln bringt jede Ware 1 Truhe, ab drei auf einmal je { $price }.
note-goods-of = { $good ->
    [rum] Rum
    [coffee] Kaffee
   *[fruit] Obst
} auf den Schiffen von { $player }: { $number }. Ab drei auf einmal bringt jede Ware { $price }.
note-card = { $sort ->
    [caravan] Eine Karawane. Als Kapitän überfällst du sie; ihre roten Schiffe fallen mit euren auf die Seekarte.
    [harbour] Ein Hafen. Als Inselbewohnerin läufst du ihn an, und seine Preise gelten für alle.
    [kraken] Fluch „Krake“: Jeder Würfel mit einer 1 kostet ein Obst oder das Schiff.
    [iceberg] Fluch „Eisberg“: Jeder Würfel mit einer 2 kostet einen Kaffee oder das Schiff.
    [sirens] Fluch „Sirenen“: Jeder Würfel mit einer 3 kostet einen Rum oder das Schiff.
    [mutiny] Fluch „Meuterei“: Jeder Würfel mit einer 4 kostet eine Ware der teuersten Sorte oder das Schiff.
    [whirlpool] Fluch „Strudel“: Ein roter Würfel sagt, wie viele der nächsten Schiffe es trifft; jedes kostet einen Talisman oder das Schiff.
    [idol] Fluch „Idol“: Du nennst eine Sorte; alle verlieren eine davon oder ein Schiff.
    [wages] Fluch „Sold“: Alle zahlen 2 Truhen für jedes Wachschiff.
   *[tavern] Fluch „Taverne“: Alle bekommen einen roten Würfel und mit ihm Glück oder Pech.
} Was am Ende noch auf der Hand ist, bringt ein schwarzes Mal.
note-die = { $owner ->
    [red] Ein rotes Schiff der Karawane oder des Fluchs mit einer { $face }.
   *[other] Ein Schiff von { $owner } mit einer { $face }.
} Zuerst kämpfen die Schiffe, die einander am nächsten sind; die höhere Zahl gewinnt.
