import type { Hints } from "../hints.ts";

export const hints: Hints = {
  welcome: {
    de: "Willkommen an Land! Alle führen denselben Kapitän durch die Gassen. Wohin du ihn führst, dort bekommst du etwas. Nach jedem der fünf Durchgänge rauft ihr an Bord um die Schlafplätze. Die meisten Ehrenpunkte gewinnen.",
    en: "Welcome ashore! Everybody leads the same captain through the alleys, and where you lead him you get something. After each of the five rounds you brawl aboard for places to sleep. The most honour points win.",
  },
  steps: {
    ChooseStart: {
      text: {
        de: "Wer beginnt, führt den Kapitän als Erster; danach geht es im Uhrzeigersinn weiter.",
        en: "Whoever starts leads the captain first; then it goes on clockwise.",
      },
    },
    Turn: {
      text: {
        de: "Wähle eine leuchtende Gasse: Auf jeden Pflasterstein kommt einer deiner Piraten, dann steht der Kapitän am anderen Ende, und du bekommst, was dort liegt. Der erste Zug ist frei, jeder weitere kostet 1 Münze.",
        en: "Choose a glowing alley: one of your pirates goes on each paving stone, then the captain stands at the other end and you get what lies there. The first move is free, each further one costs 1 coin.",
      },
      tip: {
        de: "Wer an Bord geht, nimmt alle übrigen Piraten in die Rauferei mit. Heb dir einige auf.",
        en: "Whoever goes aboard takes all remaining pirates into the brawl. Keep a few.",
      },
    },
    Headquarters: {
      text: {
        de: "Hier holst du deine Piraten aus einer Gasse zurück. Sie sind sofort wieder einsetzbar, und die Gasse wird frei.",
        en: "Here you take your pirates back from an alley. They can be used again at once, and the alley becomes free.",
      },
    },
    KeepOrSell: {
      text: {
        de: "Von jedem Gegenstand zählt am Ende nur dein wertvollstes Plättchen. Verkaufen bringt immer 2 Münzen.",
        en: "Of each good only your most valuable token counts in the end. Selling always brings 2 coins.",
      },
    },
    TakeMap: {
      text: {
        de: "Schatzkarten zählen nur als Paare einer Farbe, dann aber beide voll.",
        en: "Treasure maps count only as pairs of one colour, but then both in full.",
      },
    },
    GuardHouse: {
      text: {
        de: "Du gewinnst, wenn du mehr Piraten im Vorrat hast, als das aufgedeckte Plättchen zeigt: bei der kleinen Wache 1 bis 3, bei der großen 4 bis 6. Verlieren kostet nichts.",
        en: "You win if you have more pirates in your supply than the revealed token shows: 1 to 3 for the small guard, 4 to 6 for the large one. Losing costs nothing.",
      },
    },
    Tavern: {
      text: {
        de: "Wer mittrinkt, zahlt dir 1 Münze, und ihr würfelt um die Plättchen dieser Kneipe. Trinkt niemand mit, bekommst du alle.",
        en: "Whoever joins pays you 1 coin, and you roll for the tokens of this tavern. If nobody joins, you get them all.",
      },
    },
    Invitation: {
      text: {
        de: "Für 1 Münze würfelst du mit. Ein Wurf gewinnt ein Plättchen, wenn er höher ist als dessen Wert.",
        en: "For 1 coin you roll too. A roll wins a token if it is higher than the token's value.",
      },
    },
    Chest: {
      text: {
        de: "Die Kiste ohne Skorpion gehört dir sicher. Dann würfeln alle reihum und zählen zusammen: Wer die Stichzahl erreicht, nimmt den Skorpion, und der kostet 2 Punkte.",
        en: "The chest without a scorpion is yours for certain. Then everybody rolls in turn and adds up: whoever reaches the sting number takes the scorpion, which costs 2 points.",
      },
    },
    Drink: {
      text: {
        de: "Für ein Fass Rum darfst du den Wurf bis zu zweimal wiederholen. Es zählt immer nur der letzte, auch wenn er schlechter ist.",
        en: "For a barrel of rum you may repeat the roll up to twice. Only the last one counts, even if it is worse.",
      },
    },
  },
};
