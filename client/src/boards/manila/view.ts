/** Types of the view of Manila, its sentinel values and derived queries. */

export interface Player {
  cash: number;
  shares: number;
  loans: number;
  bought: number[];
  out: boolean;
  hand: number[] | null; // unpledged shares by ware; null while hidden from the viewer
  pledged: number[] | null;
}

export interface Punt {
  ware: number; // -1: not loaded yet
  wave: number; // -1: not launched yet
  berth: number; // -1: at sea, 0–2: port, 3–5: shipyard
}

export interface Bidding {
  high: number;
  leader: number;
  passed: number[];
}

export interface View {
  voyage: number;
  master: number;
  players: Player[];
  supply: number[];
  values: number[];
  punts: Punt[];
  spaces: number[];
  dice: number[];
  rolls: number;
  auction: Bidding | null;
  scores: number[] | null;
}

export const WARES = ["ginseng", "nutmeg", "silk", "jade"] as const;
export const ROUTES = [0, 1, 2] as const;
export const RIM = 13;
export const AT_SEA = -1;
export const YARD_BERTH = 3;

export const routeOf = (view: View, ware: number) => view.punts.findIndex((punt) => punt.ware === ware);
export const atSea = (punt: Punt) => punt.berth === AT_SEA;
export const inYard = (punt: Punt) => punt.berth >= YARD_BERTH;
