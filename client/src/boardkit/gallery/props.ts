/** Board props from a stored position, as a table would provide them. */
import { ByLanguage } from "../../i18n/language.ts";
import type { BoardProps, Decision, Emblem, FactLine, Lang, Option, SeatInfo, Words } from "../../boards/contract.ts";

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
const WARES = new ByLanguage({
  de: ["Ginseng", "Muskat", "Seide", "Jade"],
  en: ["ginseng", "nutmeg", "silk", "jade"],
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

function wordsIn(lang: Lang): Words {
  return {
    lang,
    name: (kind, index) => (kind === "ware" ? WARES.in(lang)[index]! : `${kind} ${index}`),
    option: (id) => id,
    optionAt: (id) => id,
    field: (key) => key,
    rule: (id) => id,
  };
}

const under = <Item extends { at: string[] }>(items: Item[], element: string) =>
  items.filter(({ at }) => at.includes(element));

export function propsFor(position: Position, lang: Lang, narrow: boolean, odds: boolean, motion: boolean): BoardProps {
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
    words: wordsIn(lang),
    options: { optionsAt: options, blockedAt: blocked, stateOf },
    spot: (element, label) => ({
      "data-element": element,
      ...(stateOf(element) === "idle" ? {} : { role: "button", tabindex: 0, "aria-label": label ?? element }),
    }),
    choose: () => undefined,
    send: () => undefined,
    facts: [],
    settings: { odds, motion },
    narrow,
  };
}

export function factsOf(facts: Position["facts"], update: number): FactLine[] {
  return facts.map(([name, ...args], index) => ({
    key: update * 100 + index,
    name: String(name),
    args: args.map(Number),
    text: `${name} ${args.join(" ")}`,
    rule: null,
  }));
}
