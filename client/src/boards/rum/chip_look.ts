/** How a token looks: the colour of its card, its drawing and the sign that repeats its colour. */
import {
  BED_ICONS,
  FIELD_COLOURS,
  FIELD_ICONS,
  GOOD_ICONS,
  HEART,
  MAP_COLOURS,
  MAP_SIGNS,
  SCORPION,
  TAVERN_COLOURS,
  TAVERN_SIGNS,
  type Icon,
} from "./icons.ts";
import { SYMBOLS, type Face } from "./printed.ts";

export interface Look {
  ground: string;
  mark: string;
  icon: Icon;
  sign: Icon | null;
  /** The colour behind the drawing, if it is not that of the card. */
  tint: string | null;
}

const PALE = "#fff6df";
const DARK = "#1b2a33";
const plain = (ground: string, mark: string, icon: Icon): Look => ({ ground, mark, icon, sign: null, tint: null });

export function lookOf({ stack, sort }: Face): Look {
  switch (stack) {
    case "tavern":
      return { ...plain(TAVERN_COLOURS[sort]!, PALE, FIELD_ICONS.swan), sign: TAVERN_SIGNS[sort]! };
    case "map":
      return { ...plain(MAP_COLOURS[sort]!, DARK, FIELD_ICONS.pink), sign: MAP_SIGNS[sort]! };
    case "chest":
      return plain("#a9743c", PALE, FIELD_ICONS.chest);
    case "scorpion":
      return plain("#5b2a2a", PALE, SCORPION);
    case "small_guard":
      return plain("#9fb2bb", DARK, FIELD_ICONS.guard);
    case "large_guard":
      return plain("#566b78", PALE, FIELD_ICONS.guard);
    case "good":
      return plain("#d9b77a", DARK, GOOD_ICONS[sort]!);
    case "rendezvous":
      return rendezvous(sort);
    default:
      return plain("#6b7f5c", PALE, BED_ICONS[stack]);
  }
}

function rendezvous(sort: number): Look {
  const symbol = SYMBOLS[sort]!;
  const coloured = sort >= 5 && sort <= 7;
  const look = plain("#e58a4e", DARK, FIELD_ICONS[symbol]);
  return { ...look, sign: coloured ? MAP_SIGNS[sort - 5]! : HEART, tint: FIELD_COLOURS[symbol] };
}
