/** Lettering and accessible labels of the board with the names of their arguments: label-… of the game's messages. */
import { BoardLabels } from "../../boardkit/labels.ts";

export const LABELS = new BoardLabels({
  board: [],
  risk: ["percent"],
  need: [],
  have: [],
  sheet: ["name"],
  mine: [],
  enlarge: ["name"],
  left: ["crosses"],
  draw: ["crosses"],
  rub: [],
  closer: [],
  whole: [],
  finish: [],
  points: ["points"],
  island: ["letter"],
});
