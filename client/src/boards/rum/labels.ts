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
  guards: string;
  small: string;
  large: string;
  /** The same beside the small ones. */
  larger: string;
  supplies: string;
  rendezvous: string;
  barrels: string;
  flag: string;
  waiting: string;
  kept: string;
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
    chests: "Kiste · Skorpion",
    guards: "Wachen",
    small: "Wache 1–3",
    large: "Wache 4–6",
    larger: "4–6",
    supplies: "Bedarf",
    rendezvous: "Rendez-vous",
    barrels: "Rum",
    flag: "Meine Flagge",
    waiting: "offen",
    kept: "sicher",
    nothing: "Noch nichts darunter.",
    third: "Dritte",
    sum: (total, sting) => `Summe ${total}, Stich bei ${sting}`,
    best: (number) => `zu schlagen: ${number}`,
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
    maps: "Maps",
    chests: "Chest · scorpion",
    guards: "Guards",
    small: "Guard 1–3",
    large: "Guard 4–6",
    larger: "4–6",
    supplies: "Supplies",
    rendezvous: "Rendez-vous",
    barrels: "Rum",
    flag: "My flag",
    waiting: "waiting",
    kept: "safe",
    nothing: "Nothing under it yet.",
    third: "Third",
    sum: (total, sting) => `total ${total}, sting at ${sting}`,
    best: (number) => `to beat: ${number}`,
    crew: "Crews",
    alley: (name) => `Alley ${name}`,
  },
});
