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
    points: "Piratenpunkte",
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
    chest: (value) => `Truhenkarte im Wert von ${value}`,
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
    allowed: "So geht es.",
    gap: (spaces) =>
      spaces.length > 1
        ? `Lücke: Die Bietfelder ${spaces.join(", ")} sind leer.`
        : `Lücke: Bietfeld ${spaces[0]} ist leer.`,
    rises: (left, right) => `Nach rechts darf es nicht steigen: ${right} liegt neben ${left}.`,
    tooMuch: (limit) => `Zu hoch: Du darfst höchstens ${limit} bieten.`,
    tooLittle: (least) => `Zu niedrig: Du musst mindestens ${least} bieten.`,
    notExact: (sum) => `Um das Gebot zu halten, müssen es genau ${sum} sein.`,
    bluff: (wealth) => `Du hast nur ${wealth}: Bezahlen könntest du das nicht.`,
    win: "Gewinnst du damit",
    lose: "Passt du jetzt",
    mustOpen: "Du musst eröffnen.",
    noPass: "Nimm erst die Papageikarte zurück.",
    cost: (coins) => (coins === 1 ? "1 Münze zahlen" : `${coins} Münzen zahlen`),
    building: (colour) => `Gebäude auf ${colour}`,
    lock: (colour) => `Schloss auf ${colour}`,
    point: "1 Piratenpunkt",
    tile: (count, good) => `${count}× ${good}`,
    nothing: "keine Ware",
    ship: "ein Schiff",
    bid: (sum) => `${sum} bieten`,
    clear: "Leeren",
    back: "Zurücksetzen",
    cheapest: "Günstigstes",
    keep: "Diese vier behalten",
    chosen: (count, of) => `${count} von ${of} gewählt`,
    stands: (name, bid) => `${name} bietet ${bid}`,
    noBid: (name) => `${name} eröffnet`,
    wouldBring: "Das brächte",
    visits: (name, ship) => `${name}: ${ship}`,
    claims: (name, colours) => `${name} nimmt Gebäude auf ${colours}`,
    chooses: (name) => `${name} hat gepasst und besucht ein Schiff`,
    turns: (name) => `${name} ist am Zug`,
  },
  en: {
    board: "Grog Island's board",
    round: (number) => `Round ${number}`,
    coins: "Coins",
    points: "Pirate points",
    sea: "Open sea",
    bidRow: "Bid row",
    space: (number) => `Bid space ${number}`,
    free: "free",
    anchored: (good) => `wants ${good}`,
    atSea: "on the open sea: no trade",
    goods: (good, colour) => `${good} (${colour})`,
    die: (colour, value) => `${colour} ${value}`,
    lay: (die) => `Put ${die} in the bid row`,
    takeBack: (die) => `Take ${die} back`,
    hand: "My cards",
    watching: "You are watching.",
    chest: (value) => `Chest card worth ${value}`,
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
    rises: (left, right) => `It rises: ${right} is to the right of ${left}.`,
    tooMuch: (limit) => `Too high: you may bid ${limit} at most.`,
    tooLittle: (least) => `Too low: you must bid at least ${least}.`,
    notExact: (sum) => `To hold the bid, it must be exactly ${sum}.`,
    bluff: (wealth) => `You have only ${wealth}: you could not pay this.`,
    win: "If you win with this",
    lose: "If you pass now",
    mustOpen: "You must open.",
    noPass: "Take back the parrot card first.",
    cost: (coins) => (coins === 1 ? "pay 1 coin" : `pay ${coins} coins`),
    building: (colour) => `building on ${colour}`,
    lock: (colour) => `lock on ${colour}`,
    point: "1 pirate point",
    tile: (count, good) => `${count}× ${good}`,
    nothing: "no goods",
    ship: "a ship",
    bid: (sum) => `Bid ${sum}`,
    clear: "Clear",
    back: "Reset",
    cheapest: "Cheapest",
    keep: "Keep these four",
    chosen: (count, of) => `${count} of ${of} chosen`,
    stands: (name, bid) => `${name} bids ${bid}`,
    noBid: (name) => `${name} opens`,
    wouldBring: "This would bring",
    visits: (name, ship) => `${name}: ${ship}`,
    claims: (name, colours) => `${name} takes buildings on ${colours}`,
    chooses: (name) => `${name} has passed and visits a ship`,
    turns: (name) => `It's ${name}'s turn`,
  },
});
