/** Types of Port Royal's view, and its sentinel value for a piece beside the board. */
import type { PortRoyalPlayer, PortRoyalView } from "../../api/protocol.gen.ts";
import { MISSION_ICON } from "./icons.ts";
import { LETTERS, MISSIONS } from "./printed.ts";

export type View = PortRoyalView;
export type Player = PortRoyalPlayer;
export const BESIDE = -1;

/** The seat that took a treasure, or -1. */
export function treasureOwner(view: View, letter: string): number {
  return view.treasures[LETTERS.indexOf(letter)] ?? -1;
}

/** The state of a mission that a sheet names. */
export function missionOf(view: View, name: string): View["missions"][number] | undefined {
  return view.missions.find(({ mission }) => MISSION_ICON[name] === MISSION_ICON[MISSIONS[mission]!]);
}
