/** Lettering and accessible labels of the board; all other texts come from the server. */
import { ByLanguage } from "../../i18n/language.ts";

interface Labels {
  board: string;
  port: string;
  yard: string;
  pirates: string;
  captain: string;
  mate: string;
  pilots: string;
  insurance: string;
  repairs: string;
  market: string;
  shares: string;
  pledged: string;
  allShares: string;
  master: string;
  auction: string;
  passed: string;
  result: string;
  voyage(number: number): string;
  roll(number: number): string;
  seat(price: number): string;
  wave(number: number): string;
}

export const LABELS = new ByLanguage<Labels>({
  de: {
    board: "Spielbrett von Manila",
    port: "Hafen",
    yard: "Werft",
    pirates: "Piraten",
    captain: "Kapitän",
    mate: "2. Pirat",
    pilots: "Lotsen",
    insurance: "Versicherung",
    repairs: "zahlt Reparaturen",
    market: "Schwarzmarkt",
    shares: "Anteile",
    pledged: "beliehen",
    allShares: "Anteile",
    master: "Hafenmeister",
    auction: "Wer wird Hafenmeister?",
    passed: "gepasst",
    result: "Vermögen",
    voyage: (number) => `${number}. Fahrt`,
    roll: (number) => `Wurf ${number} von 3`,
    seat: (price) => (price === 0 ? "kostet nichts" : `kostet ${price} ${price === 1 ? "Peso" : "Pesos"}`),
    wave: (number) => `Welle ${number}`,
  },
  en: {
    board: "Manila's board",
    port: "Port",
    yard: "Shipyard",
    pirates: "Pirates",
    captain: "captain",
    mate: "2nd pirate",
    pilots: "Pilots",
    insurance: "Insurance",
    repairs: "pays repairs",
    market: "Black market",
    shares: "My shares",
    pledged: "pledged",
    allShares: "Shares",
    master: "harbour master",
    auction: "Who becomes harbour master?",
    passed: "passed",
    result: "Fortunes",
    voyage: (number) => `Voyage ${number}`,
    roll: (number) => `roll ${number} of 3`,
    seat: (price) => (price === 0 ? "costs nothing" : `costs ${price} ${price === 1 ? "peso" : "pesos"}`),
    wave: (number) => `space ${number}`,
  },
});
