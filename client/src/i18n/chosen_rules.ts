/** The rules of a table: its preset, and the options in which it differs from the defaults or from the preset. */
import type { GameInfo, PresetInfo } from "../api/protocol.gen.ts";
import type { Lang } from "./language.ts";
import { question, type Question } from "./option_texts.ts";

type Chosen = Record<string, string>;

/** An option with a value other than the usual one. */
export interface Difference {
  id: string;
  question: string;
  value: string;
}

/** The values of all options: as chosen, else the defaults. */
export function allOptions({ options }: GameInfo, chosen: Chosen): Chosen {
  return Object.fromEntries(options.map(({ id, default: usual }) => [id, chosen[id] ?? usual]));
}

/** The preset with exactly these options; null if there is none. */
export function presetOf(game: GameInfo, chosen: Chosen): PresetInfo | null {
  const values = allOptions(game, chosen);
  const fits = ({ options }: PresetInfo) =>
    Object.entries(allOptions(game, options)).every(([id, value]) => values[id] === value);
  return game.presets.find(fits) ?? null;
}

/** The options that differ from `usual` (by default, from the defaults of the game), with their texts. */
export function differences(game: GameInfo, chosen: Chosen, lang: Lang, usual: Chosen = {}): Difference[] {
  const [values, expected] = [allOptions(game, chosen), allOptions(game, usual)];
  return game.options
    .filter(({ id }) => values[id] !== expected[id])
    .map((option) => difference(option.id, question(option, lang), values[option.id]!));
}

function difference(id: string, asked: Question, value: string): Difference {
  return { id, question: asked.question, value: asked.values.find((one) => one.id === value)?.name ?? value };
}
