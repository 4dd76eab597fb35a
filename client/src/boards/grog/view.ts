/** Types of Grog Island's view, and the sentinel values in it. */
import type { GrogHand, GrogPlayer, GrogView } from "../../api/protocol.gen.ts";

export type View = GrogView;
export type Player = GrogPlayer;
export type Hand = GrogHand;
export const NOTHING = -1;

// Occupants of a building, besides the crew of a seat.
export const GHOST = 4;
export const LOCK = 5;
