/** The lettering of the board. Everything else in words comes from the server's texts. */
import type { Lang } from "../contract.ts";

interface Lettering {
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
  supply: string;
  start: string;
  shares: string;
  pledged: string;
  allShares: string;
  noShares: string;
  loans: string;
  master: string;
  auction: string;
  noBid: string;
  passed: string;
  result: string;
  ashore: string;
  voyage(number: number): string;
  roll(number: number): string;
  arrives(percent: number): string;
  seat(price: number): string;
  pesos(amount: number): string;
  wave(number: number): string;
}

export const LETTERING: Record<Lang, Lettering> = {
  de: {
    board: "Spielbrett von Manila",
    port: "Hafen",
    yard: "Werft",
    pirates: "Piraten",
    captain: "Kapitän",
    mate: "Maat",
    pilots: "Lotsen",
    insurance: "Versicherung",
    repairs: "zahlt Reparaturen",
    market: "Schwarzmarkt",
    supply: "Anteile",
    start: "Start",
    shares: "Anteile",
    pledged: "beliehen",
    allShares: "Anteile",
    noShares: "keine Anteile",
    loans: "Kredite",
    master: "Hafenmeister",
    auction: "Wer wird Hafenmeister?",
    noBid: "noch kein Gebot",
    passed: "gepasst",
    result: "Die Vermögen",
    ashore: "an Land",
    voyage: (number) => `${number}. Fahrt`,
    roll: (number) => `Wurf ${number} von 3`,
    arrives: (percent) => `kommt zu ${percent} % an`,
    seat: (price) => `Platz für ${price}`,
    pesos: (amount) => `${amount} Pesos`,
    wave: (number) => `Welle ${number}`,
  },
  en: {
    board: "Manila's board",
    port: "Port",
    yard: "Shipyard",
    pirates: "Pirates",
    captain: "captain",
    mate: "mate",
    pilots: "Pilots",
    insurance: "Insurance",
    repairs: "pays repairs",
    market: "Black market",
    supply: "Shares",
    start: "Start",
    shares: "My shares",
    pledged: "pledged",
    allShares: "Shares",
    noShares: "no shares",
    loans: "loans",
    master: "harbour master",
    auction: "Who becomes harbour master?",
    noBid: "no bid yet",
    passed: "passed",
    result: "The fortunes",
    ashore: "ashore",
    voyage: (number) => `Voyage ${number}`,
    roll: (number) => `roll ${number} of 3`,
    arrives: (percent) => `arrives with ${percent} %`,
    seat: (price) => `seat for ${price}`,
    pesos: (amount) => `${amount} pesos`,
    wave: (number) => `wave ${number}`,
  },
};
