import type { Hints } from "../hints.ts";

export const hints: Hints = {
  welcome: {
    de: "Willkommen in Port Royal! Ihr würfelt Schiffe in den Hafen, nehmt sie und kreuzt dafür Felder auf euren Seekarten an. Fertige Inseln bringen Leute und Siegpunkte. Wer zuerst 20 hat, gewinnt.",
    en: "Welcome to Port Royal! You roll ships into the harbour, take them and cross fields on your sea maps for them. Complete islands bring people and points. Whoever first has 20 wins.",
  },
  steps: {
    ChooseIsland: {
      text: {
        de: "Alle vier Startinseln kannst du später befahren; hier bekommst du nur einen Vorsprung. Das Schild einer Insel sagt, wer dort wartet.",
        en: "You can sail to all four start islands later; here you only get a head start. An island's sign tells who waits there.",
      },
    },
    MarkFields: {
      text: {
        de: "Auf einer Insel beginnt man am Anleger und kreuzt von dort Feld neben Feld an.",
        en: "On an island you begin at the dock and cross field next to field from there.",
      },
    },
    Rolling: {
      text: {
        de: "Je mehr Teile im Hafen liegen, desto mehr darfst du nehmen. Aber kommt ein Schiff, das schon daliegt, noch einmal, bist du gescheitert.",
        en: "The more pieces lie in the harbour, the more you may take. But if a ship that already lies there comes again, you have failed.",
      },
      tip: {
        de: "Ab 3 Teilen kostet das Aufhören keinen Totenkopf mehr, ab 5 nimmst du 2, ab 6 sogar 3.",
        en: "From 3 pieces on stopping costs no skull, from 5 on you take 2, from 6 on even 3.",
      },
    },
    Answer: {
      text: {
        de: "Nimm den Wurf an, wehre ihn mit Säbeln ab oder wiederhole ihn mit einem blauen Steuerrad. Die Säbel deiner Leute verbrauchen sich nicht.",
        en: "Accept the roll, ward it off with sabres or repeat it with a blue wheel. Your people's sabres are never used up.",
      },
    },
    Taking: {
      text: {
        de: "Ein Schiff bringt so viele Kreuze, wie in seiner Spalte steht, und öffnet dir in diesem Zug die Felder seiner Farbe. Steuerräder helfen später.",
        en: "A ship brings as many crosses as its column shows and opens the fields of its colour to you this turn. Wheels help later.",
      },
    },
    Crossing: {
      text: {
        de: "Kreuze Felder neben deinen Kreuzen an. Sie stehen zuerst in Bleistift da: noch einmal antippen radiert, „Kreuze setzen“ gilt.",
        en: "Cross fields next to your crosses. They are in pencil at first: touch one again to rub it out; “Set crosses” makes them count.",
      },
      tip: {
        de: "Eine Insel öffnet sich, wenn ein ganzer Seeweg zu ihr angekreuzt ist. Ist sie fertig, kommen ihre Leute zu dir.",
        en: "An island opens once a whole sea route to it is crossed. When it is complete, its person joins you.",
      },
    },
    Skulls: {
      text: {
        de: "Grüne Totenköpfe kosten nie Punkte, von den normalen jeder zweite.",
        en: "Green skulls never cost points; on the normal track every second one does.",
      },
    },
    Painting: {
      text: {
        de: "Auf jeder unfertigen Insel darfst du ein Feld ausmalen, auch wo du noch nie warst.",
        en: "On every incomplete island you may fill in a field, even where you have never been.",
      },
    },
    Commission: {
      text: {
        de: "Gelb verdoppelt das gelbe Schiff, Orange zählt wie 2 Säbel, Grün bringt gleich Punkte, Blau wiederholt einen Wurf, Rot bringt 3 Kreuze, wenn 4 Teile daliegen.",
        en: "Yellow doubles the yellow ship, orange counts as 2 sabres, green scores at once, blue repeats a roll, red brings 3 crosses if 4 pieces lie there.",
      },
    },
  },
};
