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
    last: (number) => ["drittletzte Runde", "vorletzte Runde", "letzte Runde"][number - 1] ?? "",
    ending: "noch drei Runden",
    start: "beginnt",
    harbour: "Hafen",
    three: "je Stück ab drei, sonst 1",
    pile: "Abenteuerstapel",
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
    hand: "Deine Karten",
    noCards: "Du hast keine Karten auf der Hand.",
    drawn: (room) => `Beute: Platz für ${room}`,
    sent: (count) => `schickt ${count}`,
    watch: "auf Wache",
    reserve: "Reserve",
    ships: "Schiffe",
    cards: "Karten",
    marks: "Schwarze Male",
    sale: (chests) => `Verkauf: ${chests}`,
    chart: "Seekarte",
    quiet: "Die See ist ruhig.",
    mm: (mm, tenths) => (tenths < 0 ? `${mm} mm` : `${mm},${tenths} mm`),
    roles: ["Schiffb.", "Gouv.", "Kapitän", "Inselb.", "Scham.", "Händler", "Kartogr."],
    curses: ["Krake", "Eisberg", "Sirenen", "Meuterei", "Strudel", "Idol", "Sold", "Taverne"],
    secret: "verdeckt",
    ready: "hat gewählt",
  },
  en: {
    board: "Board of Pirates of the 7 Seas",
    title: "Pirates of the 7 Seas",
    round: (number) => `Round ${number}`,
    last: (number) => `final round ${number} of 3`,
    ending: "three rounds to come",
    start: "starts",
    harbour: "Harbour",
    three: "each for three or more, else 1",
    pile: "Adventure pile",
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
    hand: "Your cards",
    noCards: "You have no cards in hand.",
    drawn: (room) => `Loot: room for ${room}`,
    sent: (count) => `sends ${count}`,
    watch: "on guard",
    reserve: "reserve",
    ships: "Ships",
    cards: "Cards",
    marks: "Black marks",
    sale: (chests) => `Sale: ${chests}`,
    chart: "Sea chart",
    quiet: "The sea is calm.",
    mm: (mm, tenths) => (tenths < 0 ? `${mm} mm` : `${mm}.${tenths} mm`),
    roles: ["Shipb.", "Govern.", "Captain", "Islander", "Shaman", "Merch.", "Cartogr."],
    curses: ["Kraken", "Iceberg", "Sirens", "Mutiny", "Whirlpool", "Idol", "Wages", "Tavern"],
    secret: "face down",
    ready: "has chosen",
  },
});
