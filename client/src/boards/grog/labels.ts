/** Lettering and accessible labels of the board; all other texts come from the server. */
import { ByLanguage } from "../../i18n/language.ts";

export interface Labels {
  board: string;
  round(number: number): string;
  coins: string;
  points: string;
  sea: string;
  bidRow: string;
  space(number: number): string;
  free: string;
  anchored(good: string): string;
  atSea: string;
  goods(good: string, colour: string): string;
  die(colour: string, value: number): string;
  lay(die: string): string;
  takeBack(die: string): string;
  hand: string;
  watching: string;
  chest(value: number): string;
  deck: { chest: string; parrot: string; goal: string; lock: string };
  passed: string;
  limit: string;
  // the helper
  offer: string;
  start: string;
  range(low: number, high: number): string;
  exactly(sum: number): string;
  cannot: string;
  allowed: string;
  gap(spaces: number[]): string;
  rises(left: string, right: string): string;
  tooMuch(limit: number): string;
  tooLittle(least: number): string;
  notExact(sum: number): string;
  bluff(wealth: number): string;
  win: string;
  lose: string;
  mustOpen: string;
  noPass: string;
  cost(coins: number): string;
  building(colour: string): string;
  lock(colour: string): string;
  point: string;
  tile(count: number, good: string): string;
  nothing: string;
  ship: string;
  bid(sum: number): string;
  clear: string;
  back: string;
  cheapest: string;
  keep: string;
  chosen(count: number, of: number): string;
  stands(name: string, bid: number): string;
  noBid(name: string): string;
  wouldBring: string;
  visits(name: string, ship: string): string;
  claims(name: string, colours: string): string;
  chooses(name: string): string;
  turns(name: string): string;
}

export const LABELS = new ByLanguage<Labels>({
  de: {
    board: "Spielplan von Grog Island",
    round: (number) => `Runde ${number}`,
    coins: "Münzen",
    points: "Punkte",
    sea: "Offene See",
    bidRow: "Bietzeile",
    space: (number) => `${number}. Bietfeld`,
    free: "frei",
    anchored: (good) => `verlangt ${good}`,
    atSea: "auf offener See: kein Handel",
    goods: (good, colour) => `${good} (${colour})`,
    die: (colour, value) => `${colour} ${value}`,
    lay: (die) => `${die} in die Bietzeile legen`,
    takeBack: (die) => `${die} zurücknehmen`,
    hand: "Meine Karten",
    watching: "Du schaust zu.",
    chest: (value) => `Truhe ${value}`,
    deck: {
      chest: "Truhenkarten im Stapel",
      parrot: "Papageikarten im Stapel",
      goal: "Zielkarten im Stapel",
      lock: "Schlösser im Vorrat",
    },
    passed: "gepasst",
    limit: "bis",
    offer: "Dein Gebot",
    start: "Tippe auf Würfel oder zieh sie in die Bietzeile.",
    range: (low, high) => `mindestens ${low}, höchstens ${high}`,
    exactly: (sum) => `genau ${sum}`,
    cannot: "kein höheres Gebot möglich",
    allowed: "Erlaubt.",
    gap: (spaces) =>
      spaces.length > 1
        ? `Lücke: Die Bietfelder ${spaces.join(", ")} sind leer.`
        : `Lücke: Bietfeld ${spaces[0]} ist leer.`,
    rises: (left, right) => `Steigt an: ${right} liegt rechts von ${left}.`,
    tooMuch: (limit) => `Zu hoch: Du darfst höchstens ${limit} bieten.`,
    tooLittle: (least) => `Zu niedrig: Es müssen mindestens ${least} sein.`,
    notExact: (sum) => `Mit „Gebot halten“ müssen es genau ${sum} sein.`,
    bluff: (wealth) => `Du besitzt nur ${wealth}: Bezahlen könntest du das nicht.`,
    win: "Gewinnst du damit",
    lose: "Passt du jetzt",
    mustOpen: "Du musst eröffnen.",
    noPass: "Erst die Papageikarte zurücknehmen.",
    cost: (coins) => (coins === 1 ? "1 Münze zahlen" : `${coins} Münzen zahlen`),
    building: (colour) => `Gebäude ${colour}`,
    lock: (colour) => `Schloss ${colour}`,
    point: "1 Punkt",
    tile: (count, good) => `${count}× ${good}`,
    nothing: "keine Ware",
    ship: "ein Schiff",
    bid: (sum) => `${sum} bieten`,
    clear: "Leeren",
    back: "Wie zuvor",
    cheapest: "Günstigstes",
    keep: "Diese vier behalten",
    chosen: (count, of) => `${count} von ${of} gewählt`,
    stands: (name, bid) => `${name} bietet ${bid}`,
    noBid: (name) => `${name} eröffnet`,
    wouldBring: "Das brächte",
    visits: (name, ship) => `${name}: ${ship}`,
    claims: (name, colours) => `${name} nimmt Gebäude: ${colours}`,
    chooses: (name) => `${name} hat gepasst und besucht ein Schiff`,
    turns: (name) => `${name} ist am Zug`,
  },
  en: {
    board: "Grog Island's board",
    round: (number) => `Round ${number}`,
    coins: "Coins",
    points: "Points",
    sea: "Open sea",
    bidRow: "Bid row",
    space: (number) => `Bid space ${number}`,
    free: "free",
    anchored: (good) => `wants ${good}`,
    atSea: "at open sea: no trade",
    goods: (good, colour) => `${good} (${colour})`,
    die: (colour, value) => `${colour} ${value}`,
    lay: (die) => `Lay ${die} into the bid row`,
    takeBack: (die) => `Take ${die} back`,
    hand: "My cards",
    watching: "You are watching.",
    chest: (value) => `Chest ${value}`,
    deck: {
      chest: "chest cards in the deck",
      parrot: "parrot cards in the deck",
      goal: "goal cards in the deck",
      lock: "locks left",
    },
    passed: "passed",
    limit: "up to",
    offer: "Your bid",
    start: "Tap dice, or drag them into the bid row.",
    range: (low, high) => `at least ${low}, at most ${high}`,
    exactly: (sum) => `exactly ${sum}`,
    cannot: "no higher bid is possible",
    allowed: "Allowed.",
    gap: (spaces) =>
      spaces.length > 1
        ? `A gap: bid spaces ${spaces.join(", ")} are empty.`
        : `A gap: bid space ${spaces[0]} is empty.`,
    rises: (left, right) => `It rises: ${right} lies to the right of ${left}.`,
    tooMuch: (limit) => `Too high: you may bid ${limit} at most.`,
    tooLittle: (least) => `Too low: it must be at least ${least}.`,
    notExact: (sum) => `With “hold the bid” it must be exactly ${sum}.`,
    bluff: (wealth) => `You own only ${wealth}: you could not pay this.`,
    win: "If you win with this",
    lose: "If you pass now",
    mustOpen: "You must open.",
    noPass: "Take back the parrot card first.",
    cost: (coins) => (coins === 1 ? "pay 1 coin" : `pay ${coins} coins`),
    building: (colour) => `${colour} building`,
    lock: (colour) => `${colour} lock`,
    point: "1 point",
    tile: (count, good) => `${count}× ${good}`,
    nothing: "no goods",
    ship: "a ship",
    bid: (sum) => `Bid ${sum}`,
    clear: "Clear",
    back: "As before",
    cheapest: "Cheapest",
    keep: "Keep these four",
    chosen: (count, of) => `${count} of ${of} chosen`,
    stands: (name, bid) => `${name} bids ${bid}`,
    noBid: (name) => `${name} opens`,
    wouldBring: "This would bring",
    visits: (name, ship) => `${name}: ${ship}`,
    claims: (name, colours) => `${name} takes buildings: ${colours}`,
    chooses: (name) => `${name} has passed and visits a ship`,
    turns: (name) => `${name} is to move`,
  },
});
