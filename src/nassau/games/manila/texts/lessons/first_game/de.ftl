### The lesson ../../../lessons/first_game.toml: beat-<name> is its text, wrong-<name> the answer to another choice

title = Deine erste Fahrt

beat-welcome = Willkommen in Manila! Drei Kähne fahren von unten nach oben in den Hafen, und wir wetten darauf, welche ankommen.
beat-goal = Wer am Ende am reichsten ist, gewinnt. Du hast 30 Pesos und zwei geheime Anteile: Seide und Ginseng.
beat-market = Jede Ware, die im Hafen ankommt, steigt hier eine Stufe – und mit ihr alle Anteile. Ist eine Ware 30 wert, endet das Spiel.
beat-bid = Vor jeder Fahrt versteigern wir das Hafenmeisteramt. Biete 5 Pesos!
wrong-bid = So viel muss es nicht sein: Biete 5 Pesos.
beat-outbid = Anne bietet 6, Jack ist raus. Überbiete sie mit 8: Nur wer gewinnt, muss zahlen.
wrong-outbid = Bleib dran! Biete 8 Pesos, das Amt lohnt sich.
beat-buy = Du hast das Hafenmeisteramt! Nur du darfst jetzt einen Anteil kaufen – nimm noch einmal Seide.
wrong-buy = Bleib bei der Seide: Du hast schon einen Anteil daran, zwei sind besser.
beat-load = Du entscheidest, was auf Fahrt geht. Lade Seide, dann Ginseng, dann Jade; die Muskatnuss bleibt an Land.
wrong-load = Lade erst die Seide, dann Ginseng, dann Jade.
beat-launch = Die drei Startwellen müssen zusammen 9 ergeben. Gib deiner Seide die 5, dem Ginseng die 4 und der Jade die 0.
wrong-launch = Je weiter vorn, desto besser: 5 für die Seide, 4 für den Ginseng, 0 für die Jade.
beat-place = Jetzt setzt jeder reihum einen Komplizen. Setz dich für 3 Pesos auf den Seidenkahn: Kommt er an, teilt sich seine Besatzung 30 Pesos.
wrong-place = Setz dich erst mal auf den Seidenkahn – der liegt vorn und bringt dir auch Anteile ein.
beat-port = Anne fährt bei dir mit, Jack setzt auf die Jade. Wer glaubt, dass mindestens ein Kahn ankommt, wettet auf Hafenplatz A.
wrong-port = Probier die sichere Wette: Hafenplatz A zahlt 6 Pesos, sobald ein Kahn ankommt.
beat-shipyard = Anne setzt auf die Werft: Sie hofft, dass ein Kahn es nicht schafft. Alle haben zweimal gesetzt, jetzt wird gewürfelt!
beat-roll = Jeder Kahn hat einen Würfel. Die Seide steht jetzt auf 7, der Ginseng auch, die Jade auf 4 – und hinter der 13 beginnt der Hafen.
beat-pilot = Nach jedem Wurf darf jeder noch einmal setzen. Der kleine Lotse für 2 Pesos darf vor dem letzten Wurf einen Kahn um eine Welle versetzen.
wrong-pilot = Nimm den kleinen Lotsen – du wirst ihn gleich brauchen.
beat-pirate = Jack ist Pirat geworden: Steht nach dem letzten Wurf ein Kahn genau auf der 13, gehört ihm die Ladung. Deine Seide steht auf 10.
beat-last-accomplice = Einen Komplizen hast du noch. Setz ihn, wohin du magst, oder spar dir das Geld!
wrong-last-accomplice = Das wäre hier ein teurer Spaß. Nimm den Seidenkahn, den Ginsengkahn, Hafen B, Werft B oder lass es.
beat-steer = Vor dem letzten Wurf kommt dein Lotse. Schieb die Seide eine Welle vor auf die 11, dann reicht schon eine 3!
wrong-steer = Hilf deiner Seide: Schieb sie eine Welle vor.
beat-arrival = Eine 3 – mit der Hilfe deines Lotsen ist die Seide im Hafen! Ginseng und Jade bleiben liegen und landen in der Werft.
beat-payout = Du bekommst deinen Teil der Seide und 6 Pesos für Hafenplatz A. Und Seide ist jetzt 5 wert: Deine zwei Anteile steigen mit!
beat-end = So geht jede Fahrt: bieten, laden, setzen, würfeln, kassieren. Mehr musst du nicht wissen – auf zur ersten Partie!
