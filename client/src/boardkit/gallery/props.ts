/** Board props from a stored position, as a table would provide them. */
import { GameWords } from "../../i18n/game_words.ts";
import { Playback } from "../playback/playback.svelte.ts";
import type { BoardProps, Decision, Emblem, KeyedFact, Lang, Option, SeatInfo, Words } from "../../boards/contract.ts";

export interface Position {
  seat: number | null;
  seats: number;
  pending: number[];
  step: string;
  view: unknown;
  decision: Decision | null;
  facts: (string | number)[][];
}

const NAMES = ["Anna", "Bartholomäus R.", "Cora", "Dino", "Esmeralda"];
const EMBLEMS: Emblem[] = ["anchor", "star", "wheel", "hook", "parrot"];
const LAYOUT = { kinds: { ware: ["ginseng", "nutmeg", "silk", "jade"] } };
const texts = import.meta.glob<string>("../../../../src/nassau/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function seatsOf({ seats, seat, pending }: Position): SeatInfo[] {
  return Array.from({ length: seats }, (_, index) => ({
    seat: index,
    name: NAMES[index]!,
    emblem: EMBLEMS[index]!,
    hue: `var(--seat-${index})`,
    you: index === seat,
    pending: pending.includes(index),
    bot: index > 1,
  }));
}

/** Labels and wares; a table has all texts. */
function wordsIn(game: string, lang: Lang): Words {
  const messages = texts[`../../../../src/nassau/games/${game}/texts/${lang}.ftl`] ?? "";
  return new GameWords({ lang, layout: LAYOUT, messages: [messages], fallback: [] }, lang, NAMES);
}

const under = <Item extends { at: string[] }>(items: Item[], element: string) =>
  items.filter(({ at }) => at.includes(element));

export function propsFor(
  game: string,
  position: Position,
  lang: Lang,
  narrow: boolean,
  odds: boolean,
  motion: boolean,
): BoardProps {
  const { decision } = position;
  const options = (element: string): Option[] => under(decision?.options ?? [], element);
  const blocked = (element: string) => under(decision?.blocked ?? [], element);
  const stateOf = (element: string) =>
    options(element).length ? "open" : blocked(element).length ? "blocked" : "idle";
  return {
    view: position.view,
    decision,
    seat: position.seat,
    seats: seatsOf(position),
    words: wordsIn(game, lang),
    options: { optionsAt: options, blockedAt: blocked, stateOf },
    spot: (element, label) => ({
      "data-element": element,
      ...(stateOf(element) === "idle" ? {} : { role: "button", tabindex: 0, "aria-label": label ?? element }),
    }),
    choose: () => undefined,
    send: () => undefined,
    playback: new Playback(position.view),
    settings: { odds, motion },
    narrow,
  };
}

export function factsOf(facts: Position["facts"], update: number): KeyedFact[] {
  return facts.map(([name, ...args], index) => ({
    key: update * 100 + index,
    name: String(name),
    args: args.map(Number),
  }));
}
