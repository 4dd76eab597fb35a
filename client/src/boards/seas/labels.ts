/** Lettering and accessible labels of the board; all other texts come from the server. */
import { ByLanguage } from "../../i18n/language.ts";

export interface Labels {
  board: string;
  title: string;
  round(number: number): string;
  last(number: number): string;
  ending: string;
  start: string;
  harbour: string;
  three: string;
  pile: string;
  toEnd(cards: number): string;
  latest: string;
  lands: string;
  played(count: number): string;
  free: string;
  rites: string;
  chamber: string;
  unsinkable: string;
  bargain: string;
  level(level: number): string;
  price(yinYang: number): string;
  loot: string;
  discarded: string;
  hand: string;
  noCards: string;
  drawn(room: number): string;
  sent(count: number): string;
  watch: string;
  reserve: string;
  ships: string;
  cards: string;
  marks: string;
  sale(chests: number): string;
  chart: string;
  quiet: string;
  mm(mm: number, tenths: number): string;
  roles: string[];
  curses: string[];
  secret: string;
  ready: string;
}

export const LABELS = new ByLanguage<Labels>({
  de: {
    board: "Spielplan von Die Piraten der Weltmeere",
    title: "Piraten der Weltmeere",
    round: (number) => `Runde ${number}`,
    last: (number) => `letzte Runden: ${number} von 3`,
    ending: "noch drei Runden",
    start: "beginnt",
    harbour: "Hafen",
    three: "je Stück ab drei, sonst 1",
    pile: "Abenteuer",
    toEnd: (cards) => (cards < 0 ? "Ende gezogen" : `${cards} bis zum Ende`),
    latest: "gespielt",
    lands: "Freibeuter",
    played: (count) => `${count} von 4`,
    free: "frei",
    rites: "Rituale",
    chamber: "Doppelkammer",
    unsinkable: "Unsinkbar",
    bargain: "Schnäppchen",
    level: (level) => `Stufe ${level}`,
    price: (yinYang) => `${yinYang} Yin-Yang`,
    loot: "Beute",
    discarded: "abgelegt",
    hand: "Meine Abenteuer",
    noCards: "Keine Karten auf der Hand.",
    drawn: (room) => `Beute – Platz für ${room}`,
    sent: (count) => `schickt ${count}`,
    watch: "Wache",
    reserve: "Reserve",
    ships: "Schiffe",
    cards: "Karten",
    marks: "Male",
    sale: (chests) => `Verkauf: ${chests}`,
    chart: "Seekarte",
    quiet: "Die See ist ruhig.",
    mm: (mm, tenths) => (tenths < 0 ? `${mm} mm` : `${mm},${tenths} mm`),
    roles: ["Schiffb.", "Gouv.", "Kapitän", "Insel", "Scham.", "Händler", "Karten"],
    curses: ["Krake", "Eisberg", "Sirenen", "Meuterei", "Strudel", "Idol", "Sold", "Taverne"],
    secret: "verdeckt",
    ready: "hat gewählt",
  },
  en: {
    board: "Board of Pirates of the 7 Seas",
    title: "Pirates of the 7 Seas",
    round: (number) => `Round ${number}`,
    last: (number) => `last rounds: ${number} of 3`,
    ending: "three rounds to come",
    start: "starts",
    harbour: "Harbour",
    three: "each for three or more, else 1",
    pile: "Adventures",
    toEnd: (cards) => (cards < 0 ? "end drawn" : `${cards} to the end`),
    latest: "played",
    lands: "Privateers",
    played: (count) => `${count} of 4`,
    free: "free",
    rites: "Rituals",
    chamber: "Double chamber",
    unsinkable: "Unsinkable",
    bargain: "Bargain",
    level: (level) => `level ${level}`,
    price: (yinYang) => `${yinYang} yin-yang`,
    loot: "Loot",
    discarded: "discarded",
    hand: "My adventures",
    noCards: "No cards in hand.",
    drawn: (room) => `Loot – room for ${room}`,
    sent: (count) => `sends ${count}`,
    watch: "guards",
    reserve: "reserve",
    ships: "Ships",
    cards: "Cards",
    marks: "Marks",
    sale: (chests) => `Sale: ${chests}`,
    chart: "Sea chart",
    quiet: "The sea is calm.",
    mm: (mm, tenths) => (tenths < 0 ? `${mm} mm` : `${mm}.${tenths} mm`),
    roles: ["Builder", "Govern.", "Captain", "Island", "Shaman", "Merch.", "Charts"],
    curses: ["Kraken", "Iceberg", "Sirens", "Mutiny", "Whirlpool", "Idol", "Wages", "Tavern"],
    secret: "face down",
    ready: "has chosen",
  },
});
