/** Options of a decision by where they are shown: on the board, as buttons, or in a number picker. */
import { numbersOf, verbOf } from "../api/option_id.ts";
import type { OptionIndex, SpotState } from "../boards/contract.ts";
import type { Blocked, Decision, Option } from "../api/protocol.gen.ts";

export interface Series {
  verb: string;
  numbers: number[]; // ascending
}

/** Options in the decision bar: those that the board does not draw. */
export interface Bar {
  buttons: Option[];
  blocked: Blocked[];
  series: Series[];
}

const MIN_SERIES = 6;

export class Choices implements OptionIndex {
  private open = new Map<string, Option[]>();
  private shut = new Map<string, Blocked[]>();

  constructor(readonly decision: Decision | null) {
    for (const option of decision?.options ?? []) for (const place of option.at) put(this.open, place, option);
    for (const blocked of decision?.blocked ?? []) for (const place of blocked.at) put(this.shut, place, blocked);
  }

  optionsAt(element: string): Option[] {
    return this.open.get(element) ?? [];
  }

  blockedAt(element: string): Blocked[] {
    return this.shut.get(element) ?? [];
  }

  stateOf(element: string): SpotState {
    return this.open.has(element) ? "open" : this.shut.has(element) ? "blocked" : "idle";
  }

  /** Options whose elements are not `drawn`; verbs for which `amount` holds become series. */
  bar(drawn: (element: string) => boolean, amount: (verb: string) => boolean): Bar {
    const placeless = (item: { at: string[] }) => !item.at.some(drawn);
    const rest = (this.decision?.options ?? []).filter(placeless);
    const series = seriesIn(rest.filter(({ id }) => amount(verbOf(id))));
    const inSeries = new Set(series.map(({ verb }) => verb));
    return {
      buttons: rest.filter(({ id }) => !inSeries.has(verbOf(id))),
      blocked: (this.decision?.blocked ?? []).filter(placeless).filter(({ id }) => !inSeries.has(verbOf(id))),
      series,
    };
  }
}

/** Verbs with many amounts, such as bids: a number picker replaces their buttons. */
function seriesIn(options: Option[]): Series[] {
  const numbers = new Map<string, number[]>();
  for (const { id } of options) {
    const [number, ...more] = numbersOf(id);
    if (number !== undefined && more.length === 0) put(numbers, verbOf(id), number);
  }
  return [...numbers]
    .filter(([, values]) => values.length >= MIN_SERIES)
    .map(([verb, values]) => ({ verb, numbers: values.toSorted((a, b) => a - b) }));
}

/** Preset values of a number picker: the lowest ones, larger steps, and the highest. */
export function presets(numbers: number[]): number[] {
  const low = numbers[0]!;
  const high = numbers[numbers.length - 1]!;
  const wanted = [low, low + 1, low + 2, low + 4, low + 9, high];
  return [...new Set(wanted)].filter((number) => numbers.includes(number));
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
