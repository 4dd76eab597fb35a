/** Lettering and accessible labels of the board with the names of their arguments: label-… of the game's messages. */
import { BoardLabels } from "../../boardkit/labels.ts";

export const LABELS = new BoardLabels({
  board: [],
  round: ["number"],
  start: [],
  ship: [],
  empty: [],
  taverns: [],
  maps: [],
  chests: [],
  small: [],
  large: [],
  larger: [],
  supplies: [],
  goods: [],
  rendezvous: [],
  barrels: [],
  flag: [],
  nothing: [],
  third: [],
  sum: ["total", "sting"],
  best: ["number"],
  alley: ["name"],
});
