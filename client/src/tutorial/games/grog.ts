import type { Hints } from "../hints.ts";

export const hints: Hints = {
  welcome: {
    de: "Willkommen auf Grog Island! Ihr ersteigert Gebäude auf fünf Halbinseln. Wer passt, bekommt Waren und handelt mit einem Schiff. Am Ende zählen vor allem deine geheimen Zielkarten.",
    en: "Welcome to Grog Island! You bid for buildings on five peninsulas. Whoever passes gets goods and trades with a ship. In the end your secret goal cards count most.",
  },
  steps: {
    ChooseGoals: {
      text: {
        de: "Zielkarten bringen am Ende Punkte: für Gebäudearten, für die meisten Leute auf einer Halbinsel, für Waren oder Papageienkarten. Niemand sonst sieht sie.",
        en: "Goal cards bring points in the end: for types of building, for the most crew on a peninsula, for goods or parrot cards. Nobody else sees them.",
      },
      tip: {
        de: "Behalte Karten, die zueinander passen: Ein Gebäude kann für seine Art und für seine Halbinsel zählen.",
        en: "Keep cards that go together: one building can count for its type and for its peninsula.",
      },
    },
    ChooseGood: {
      text: {
        de: "Jedes Schiff verlangt die Ware der Halbinsel, vor der es liegt.",
        en: "Each ship demands the good of the peninsula where it is anchored.",
      },
      tip: {
        de: "Nimm die Ware eines Schiffs, das du bald besuchen möchtest.",
        en: "Take the good of a ship you would like to visit soon.",
      },
    },
    Bid: {
      text: {
        de: "Lege Würfel von links in die Gebotsreihe, die Werte nie steigend. Die Augensumme ist der Preis; die Farben auf den ersten beiden Plätzen sagen, wo der Sieger Gebäude bekommt. Wer passt, nimmt eine Ware für jeden liegenden Würfel und handelt.",
        en: "Put dice into the bid row from the left, the values never rising. The total of pips is the price; the colours on the first two spaces say where the winner gets buildings. Whoever passes takes a good for each die lying there and trades.",
      },
      tip: {
        de: "Passen ist keine Niederlage: Handel bringt die Münzen für das nächste Gebot.",
        en: "Passing is no defeat: trade brings the coins for your next bid.",
      },
    },
    ChooseShip: {
      text: {
        de: "Was das Schiff gibt, steht auf ihm; verlangt wird die Ware der Halbinsel davor. An jedem Schiff darf nur eine Person handeln.",
        en: "The ship shows what it gives; it demands the good of the peninsula beside it. Only one player may trade at each ship.",
      },
    },
    Trade: {
      text: {
        de: "Du kannst Waren gegen die Gabe des Schiffs tauschen und dazu für je 4 ein Gebäude auf dieser Halbinsel nehmen.",
        en: "You can trade goods for what the ship gives, and also take a building on this peninsula for every 4.",
      },
    },
    HandIn: {
      text: {
        de: "Drei beliebige andere Waren ersetzen eine verlangte. Gib, was du am wenigsten brauchst.",
        en: "Three other goods of any kind stand in for one that is demanded. Give what you need least.",
      },
    },
    SwapGoal: {
      text: {
        de: "Lege die Zielkarte weg, die dir am wenigsten verspricht. Das darf auch die neue sein.",
        en: "Put away the goal card that promises you least. It may be the new one.",
      },
    },
    Payment: {
      text: {
        de: "Zahle mit Münzen, mit Truhenkarten oder gemischt; was zu viel ist, kommt auf deine Leiste. Wer nicht zahlt, bekommt nichts.",
        en: "Pay with coins, chest cards or both; what is too much goes onto your track. Whoever does not pay gets nothing.",
      },
      tip: {
        de: "Übrige Truhenkarten bringen am Ende je 1 Punkt.",
        en: "Chest cards you keep bring 1 point each in the end.",
      },
    },
    AuctionClaims: {
      text: {
        de: "Du bekommst 1 Münze für jedes gleiche Gebäude, das anderswo noch frei ist, und was die Wolke zeigt. Nur unter der schwarzen Wolke gibt es nichts.",
        en: "You get 1 coin for each building of the same type that is still free elsewhere, and what the cloud shows. Only the black cloud gives nothing.",
      },
    },
    PlaceLock: {
      text: {
        de: "Dieses Gebäude bekommt bis zum Ende niemand mehr.",
        en: "Nobody can take this building any more until the end.",
      },
      tip: {
        de: "Sperre, was anderen nützt und dir nicht.",
        en: "Lock what helps others and not you.",
      },
    },
    PlaceGhost: {
      text: {
        de: "Die Geistercrew besetzt ein Gebäude und zählt bei Mehrheiten wie eine dritte Farbe. Niemand bekommt etwas dafür.",
        en: "The ghost crew takes a building and counts like a third colour for majorities. Nobody gets anything for it.",
      },
    },
  },
};
