/** Options of a decision by board element, and as buttons and number pickers of the decision bar. */
import { numbersOf, verbOf } from "../api/option_id.ts";
import type { OptionIndex, SpotState } from "../boards/contract.ts";
import type { Blocked, Decision, Option } from "../api/protocol.gen.ts";

export interface Series {
  verb: string;
  numbers: number[]; // ascending
}

/** The decision bar: all options but those that the board composes, and refusals that the board does not explain. */
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

  /**
   * Options that are not `composed`, and refusals of these without a `drawn` element; verbs for which `amount` holds
   * become series.
   */
  bar(composed: (id: string) => boolean, drawn: (element: string) => boolean, amount: (verb: string) => boolean): Bar {
    const single = (this.decision?.options ?? []).filter(({ id }) => !composed(id));
    const series = seriesIn(single.filter(({ id }) => amount(verbOf(id))));
    const inSeries = new Set(series.map(({ verb }) => verb));
    const apart = ({ id }: { id: string }) => !inSeries.has(verbOf(id));
    return {
      buttons: single.filter(apart),
      blocked: (this.decision?.blocked ?? []).filter(
        (refused) => apart(refused) && !composed(refused.id) && !refused.at.some(drawn),
      ),
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
