/** Lettering and accessible labels of the board; all other texts come from the server. */
import { ByLanguage } from "../../i18n/language.ts";

export interface Labels {
  board: string;
  title: string;
  round(number: number): string;
  start: string;
  ship: string;
  empty: string;
  taverns: string;
  maps: string;
  chests: string;
  small: string;
  large: string;
  /** The same beside the small ones. */
  larger: string;
  supplies: string;
  /** The same above its stack, where there is little room. */
  goods: string;
  rendezvous: string;
  barrels: string;
  flag: string;
  nothing: string;
  third: string;
  sum(total: number, sting: number): string;
  best(number: number): string;
  crew: string;
  alley(name: string): string;
}

export const LABELS = new ByLanguage<Labels>({
  de: {
    board: "Spielplan von Um Rum & Ehre",
    title: "Um Rum & Ehre",
    round: (number) => `Durchgang ${number} von 5`,
    start: "beginnt",
    ship: "Das Schiff",
    empty: "Noch ist niemand an Bord.",
    taverns: "Kneipen",
    maps: "Schatzkarten",
    chests: "Schatzkiste · Skorpion",
    small: "Wache 1–3",
    large: "Wache 4–6",
    larger: "4–6",
    supplies: "Piratenbedarf",
    goods: "Bedarf",
    rendezvous: "Rendez-vous",
    barrels: "Rum",
    flag: "Meine Flagge",
    nothing: "Noch nichts darunter.",
    third: "Dritte Mannschaft",
    sum: (total, sting) => `Summe ${total}, Stich ab ${sting}`,
    best: (number) => `mindestens ${number}`,
    crew: "Mannschaften",
    alley: (name) => `Gasse ${name}`,
  },
  en: {
    board: "Board of Rum & Pirates",
    title: "Rum & Pirates",
    round: (number) => `Round ${number} of 5`,
    start: "starts",
    ship: "The ship",
    empty: "Nobody is aboard yet.",
    taverns: "Taverns",
    maps: "Treasure maps",
    chests: "Treasure chest · scorpion",
    small: "Guard 1–3",
    large: "Guard 4–6",
    larger: "4–6",
    supplies: "Pirate supplies",
    goods: "Supplies",
    rendezvous: "Rendez-vous",
    barrels: "Rum",
    flag: "My flag",
    nothing: "Nothing under it yet.",
    third: "Third crew",
    sum: (total, sting) => `total ${total}, sting at ${sting}`,
    best: (number) => `at least ${number}`,
    crew: "Crews",
    alley: (name) => `Alley ${name}`,
  },
});
