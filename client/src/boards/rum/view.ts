/** Types of the view of Rum & Pirates, its sentinel values and derived queries. */

export interface Player {
  supply: number;
  hiring: number;
  rum: number;
  flag: number;
  coins: number | null;
  rendezvous: number[] | null;
  tokens: number[] | null;
}

export interface Plan {
  tiles: number[];
  turns: number[];
  near: number[];
  far: number[];
  length: number[];
}

export interface Row {
  team: number;
  left: number;
  right: number;
}

/** Rows and leaders are places in `View.ship`, or NOBODY. */
export interface Fighting {
  side: number;
  column: number;
  row: number;
  leader: number;
  best: number;
}

export interface View {
  round: number;
  start: number;
  captain: number;
  plan: Plan;
  alleys: number[];
  targets: number[];
  players: Player[];
  open: number[];
  stacks: number[];
  barrels: number;
  ship: Row[];
  out: number[];
  on_flag: number[];
  under_flag: number[];
  drawn: number;
  moving: { seat: number; moved: boolean; fee: number; dark_fee: number } | null;
  drinking: { tavern: number; host: number; drinkers: number[]; roller: number } | null;
  stinging: { total: number; sting: number; roller: number } | null;
  fighting: Fighting | null;
  rolling: { team: number; roll: number; repeats: number; purpose: number } | null;
  scores: number[] | null;
  honour: number[][] | null;
}

export const NOBODY = -1;
export const THIRD_TEAM = 5;
