/** Lettering and accessible labels of the board with the names of their arguments: label-… of the game's messages. */
import { BoardLabels } from "../../boardkit/labels.ts";

export const LABELS = new BoardLabels({
  board: [],
  port: [],
  yard: [],
  "slot-port": ["slot"],
  "slot-yard": ["slot"],
  pirates: [],
  captain: [],
  mate: [],
  pilots: [],
  insurance: [],
  repairs: [],
  market: [],
  shares: [],
  pledged: [],
  allShares: [],
  master: [],
  auction: [],
  passed: [],
  result: [],
  voyage: ["number"],
  roll: ["number"],
  seat: ["price"],
  wave: ["number"],
});
