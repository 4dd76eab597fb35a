### Notizen zu Teilen des Bretts; ../layout.toml hat ihre Argumente

note-alley = { $far ->
    [none] Eine dunkle Gasse. Sie führt zu jeder anderen freien dunklen Gasse; beide musst du mit Piraten besetzen, und es kostet 1 Münze mehr.
   *[other] Eine Gasse mit { COUNT("segment", $length, case: "dative") }: Für jedes setzt du einen Piraten.
} { $owner ->
    [none] Sie ist frei. { $target ->
        [none] { "" }
       *[other] Der Kapitän käme damit zu: { NAME("square", $target) }.
    }
   *[other] Hier stehen Piraten von { $owner }; sie ist besetzt.
}
segment = { $count } { $count ->
    [one] Segment
   *[other] { $case ->
        [dative] Segmenten
       *[other] Segmente
    }
}
note-token = { NAME("token", $token) }. { $sort ->
    [tavern] Ein Kneipenplättchen: Du gewinnst es in seiner Kneipe mit einem Wurf über seinem Wert.
    [map] Schatzkarten zählen nur als Paare einer Farbe.
    [chest] Eine Schatzkiste: Führ den Kapitän zu einem Kistenfeld, dann gehört sie dir, und alle würfeln um den Skorpion.
    [scorpion] Der Wurf, der die Stichzahl erreicht, bringt diesen Skorpion: minus 2 Punkte.
    [guard] Eine Stadtwache: Du besiegst sie mit mehr Piraten im Vorrat, als sie zeigt.
    [good] Piratenbedarf: Von jeder Ware zählt nur dein bestes Plättchen.
    [rendez-vous] Es zählt, wenn du den Kapitän selbst zu diesem Symbol geführt hast.
    [berth] Hier schläft die letzte Mannschaft der Rangelei.
    [hammock] Hier schläft die vorletzte Mannschaft der Rangelei.
   *[coil] Hier schläft zu viert und zu fünft die drittletzte Mannschaft der Rangelei.
}
note-guard = { $guard ->
    [small] Die kleine Wache zeigt 1, 2 oder 3; eine 1 oder 2 bringt auch eine Münze.
   *[large] Die große Wache zeigt 4, 5 oder 6.
} Du besiegst sie mit mehr Piraten im Vorrat, als sie zeigt. { $supply ->
    [none] { "" }
   *[other] Du hast jetzt { $supply }.
}
note-seat = { $player } könnte den ersten Durchgang beginnen.
note-stack-good = Piratenbedarf: Zieh geheim ein Plättchen, behalte es oder verkauf es für 2 Münzen. Am Ende zählt von jeder Ware nur dein bestes.
note-stack-rendezvous = Rendez-vous: Zieh geheim ein Plättchen. Führst du den Kapitän selbst zu seinem Symbol, bringt es 4 oder 6 Punkte.
note-stack-rum = Rum im gemeinsamen Vorrat: { $barrels }. Ein Rumfeld bringt 2 Fässer; mit einem darfst du deinen eigenen Wurf bis zu zweimal wiederholen.
