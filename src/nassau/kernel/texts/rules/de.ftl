### Rules of all games; ../../rules.toml has their sources and checks

title = Am Tisch

## K1

section-K1 = Ordnung am Tisch
rule-K1-1 = Du bist gerade nicht am Zug.
rule-K1-2 = So einen Zug gibt es in diesem Spiel nicht.
rule-K1-3 = Das Spiel ist zu Ende.
rule-K1-4 = Dieses Ergebnis kann der Zufall hier nicht haben.
