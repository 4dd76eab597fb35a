import type { Hints } from "../hints.ts";

export const hints: Hints = {
  welcome: {
    de: "Willkommen auf den Weltmeeren! Ihr überfallt Karawanen, ladet Beute und verkauft sie für Truhen. Schwarze Male kosten am Ende je 3 Truhen. Wer dann die meisten Truhen hat, gewinnt.",
    en: "Welcome to the high seas! You raid caravans, load the loot and sell it for chests. Each black mark costs 3 chests in the end. Whoever then has the most chests wins.",
  },
  steps: {
    ChooseRole: {
      text: {
        de: "Alle wählen gleichzeitig und geheim eine Rolle. Wer eine Rolle als Einziger gewählt hat und nutzt, bekommt ihr Geschenk. Wer seine Rolle nicht nutzt, bekommt ein schwarzes Mal.",
        en: "Everybody chooses a role at the same time, in secret. Whoever alone has chosen a role and uses it gets its gift. Whoever does not use the role gets a black mark.",
      },
      tip: {
        de: "Kapitän, Inselbewohnerin und Schamane bringen dir am Ende der Runde alle ausgespielten Rollen zurück.",
        en: "Captain, islander and shaman bring all your played roles back at the end of the round.",
      },
    },
    Shipbuilder: {
      text: {
        de: "Jedes Schiff kostet 1 Truhe. Mit mehr Schiffen holst du mehr Beute und kannst mehr Waren laden.",
        en: "Each ship costs 1 chest. With more ships you win more loot and can load more goods.",
      },
    },
    Governor: {
      text: {
        de: "Als Freibeuter bekommst du alle Schiffe deiner Reserve umsonst. Wird später dein Land überfallen, kostet dich das ein schwarzes Mal.",
        en: "As a privateer you get all ships of your reserve for free. If your country is raided later, that costs you a black mark.",
      },
    },
    Captain: {
      text: {
        de: "Alle dürfen mitmachen. Je mehr Schiffe die Karawane hat, desto mehr könnt ihr schicken, und desto härter wird der Kampf.",
        en: "Everybody may join. The more ships the caravan has, the more you can send, and the harder the fight.",
      },
    },
    Send: {
      text: {
        de: "Es kämpfen immer die beiden Schiffe, die einander am nächsten liegen; die höhere Zahl versenkt die niedrigere. Für jedes Schiff, das übrig bleibt, ziehst du eine Beutekarte.",
        en: "The two ships closest to each other always fight; the higher number sinks the lower. For each of your ships that remains you draw a loot card.",
      },
      tip: {
        de: "Wer kein Schiff schickt, bekommt ein schwarzes Mal. Versenkte Schiffe bringen Yin-Yang.",
        en: "Whoever sends no ship gets a black mark. Sunk ships bring yin-yang.",
      },
    },
    Islander: {
      text: {
        de: "Der Hafen legt die Preise für alle fest: Sie gelten, wenn man mindestens drei Waren einer Sorte verkauft.",
        en: "The harbour sets the prices for everybody: they apply if one sells at least three goods of a kind.",
      },
    },
    Shaman: {
      text: {
        de: "Ein Fluch trifft alle, auch dich. Erst kostet ein Treffer die genannte Karte, und nur wer keine hat, verliert ein Schiff.",
        en: "A curse hits everybody, you too. A hit first costs the named card; only who has none loses a ship.",
      },
    },
    Merchant: {
      text: {
        de: "Einzeln bringt jede Ware 1 Truhe. Ab drei einer Sorte zahlt der Hafen seinen Preis für jede von ihnen.",
        en: "On its own each good brings 1 chest. From three of a kind on the harbour pays its price for each of them.",
      },
      tip: {
        de: "Für je 10 Truhen muss eines deiner Schiffe Wache stehen.",
        en: "For every 10 chests one of your ships must stand guard.",
      },
    },
    Cartographer: {
      text: {
        de: "Abenteuerkarten brauchst du als Kapitän, Inselbewohnerin und Schamane. Was am Ende auf deiner Hand bleibt, kostet je ein schwarzes Mal.",
        en: "You need adventure cards as captain, islander and shaman. Each one left in your hand at the end costs a black mark.",
      },
    },
    Stow: {
      text: {
        de: "Ein Schiff trägt eine Ware. Sammle gleiche: Ab drei einer Sorte zahlt der Hafen mehr.",
        en: "A ship carries one good. Collect the same kind: from three on the harbour pays more.",
      },
    },
    Rites: {
      text: {
        de: "Für Yin-Yang gibt es Rituale: ein Schnäppchen beim Verkauf, Laderaum für zwei Waren oder ein Schiff, das nicht untergeht.",
        en: "Yin-yang pays for rituals: a bargain when selling, room for two goods, or a ship that does not sink.",
      },
    },
  },
};
