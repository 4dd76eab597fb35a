import type { Hints } from "../hints.ts";

const boarding = {
  text: {
    de: "Wer jetzt entert, gehört zur Mannschaft und teilt die Ladung, falls der Kahn ankommt. Wer auf dem Piratenboot bleibt, hofft, dass nach dem letzten Wurf ein Kahn auf der 13 steht.",
    en: "Whoever boards now joins the crew and shares the load if the punt arrives. Whoever stays on the pirate boat hopes for a punt on 13 after the last roll.",
  },
};
const pilot = {
  text: {
    de: "Vor dem letzten Wurf rücken die Lotsen Kähne vor oder zurück, sich zum Nutzen oder anderen zum Schaden. Du darfst auch verzichten.",
    en: "Before the last roll the pilots push punts forward or back, to help themselves or to harm others. You may also do nothing.",
  },
};

export const hints: Hints = {
  welcome: {
    de: "Willkommen in Manila! Kähne bringen Waren zum Hafen. Wer auf die richtigen Kähne setzt und die richtigen Anteile hat, wird am reichsten. Das Spiel endet, sobald eine Ware 30 Pesos wert ist.",
    en: "Welcome to Manila! Punts carry wares to the port. Whoever backs the right punts and holds the right shares gets richest. The game ends as soon as a ware is worth 30 pesos.",
  },
  steps: {
    Auction: {
      text: {
        de: "Ihr versteigert das Amt des Hafenmeisters. Nur wer es bekommt, zahlt: Er darf einen Anteil kaufen, wählt die drei Waren und ihre Startwellen und setzt als Erster.",
        en: "The office of harbour master is for sale. Only the winner pays: he may buy a share, chooses the three wares and their starting waves, and places first.",
      },
      tip: {
        de: "Was du hier ausgibst, fehlt dir beim Setzen. Passen kostet nichts.",
        en: "What you spend here is missing when you place. Passing costs nothing.",
      },
    },
    BuyShare: {
      text: {
        de: "Nur der Hafenmeister kann Anteile kaufen, einen pro Fahrt, zum Preis des Schwarzmarkts und für mindestens 5 Pesos. Am Ende zählt jeder Anteil, was seine Ware dort wert ist.",
        en: "Only the harbour master can buy shares, one per voyage, at the black-market price and for 5 pesos at least. In the end each share counts what its ware is worth there.",
      },
      tip: {
        de: "Früh gekauft ist billig gekauft.",
        en: "Shares bought early are cheap.",
      },
    },
    LoadPunts: {
      text: {
        de: "Du wählst drei Waren für diese Fahrt. Die vierte bleibt an Land und kann nicht steigen.",
        en: "You choose three wares for this voyage. The fourth stays ashore and cannot rise.",
      },
      tip: {
        de: "Lade, wovon du selbst Anteile hast.",
        en: "Load what you hold shares of yourself.",
      },
    },
    LaunchPunts: {
      text: {
        de: "Je weiter vorn ein Kahn startet, desto eher ist er nach drei Würfen im Hafen.",
        en: "The further ahead a punt starts, the sooner it is in port after three rolls.",
      },
      tip: {
        de: "Gib der Ware, an der du verdienen willst, den größten Vorsprung.",
        en: "Give the ware you want to profit from the largest head start.",
      },
    },
    Placement: {
      text: {
        de: "Ein Komplize kostet, was auf seinem Platz steht. Auf einem Kahn teilt ihr die Ladung, wenn er ankommt. Im Hafen und in der Werft wettest du darauf, wie viele Kähne ankommen oder liegen bleiben.",
        en: "An accomplice costs what his space shows. On a punt you share the load if it arrives. In port and shipyard you bet on how many punts arrive or get stuck.",
      },
      tip: {
        de: "„Chancen zeigen“ im Tischmenü sagt dir zu jedem Kahn, wie wahrscheinlich er ankommt.",
        en: "“Show odds” in the table menu tells how likely each punt is to arrive.",
      },
    },
    Payment: {
      text: {
        de: "Dein Geld reicht nicht. Für jeden beliehenen Anteil bekommst du 12 Pesos; später löst du ihn für 15 wieder aus. Er bleibt dein.",
        en: "Your money is not enough. Each share you pledge brings 12 pesos; later you redeem it for 15. It remains yours.",
      },
    },
    Boarding: boarding,
    MateBoarding: boarding,
    SmallPilot: pilot,
    LargePilot: pilot,
    Plunder: {
      text: {
        de: "Die Mannschaft geht leer aus, die Piraten bekommen die ganze Ladung. Kommt der Kahn in den Hafen, steigt seine Ware; in der Werft nicht.",
        en: "The crew gets nothing, the pirates get the whole load. If the punt goes to the port its ware rises; in the shipyard it does not.",
      },
    },
  },
};
