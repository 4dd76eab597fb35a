/** Types of Port Royal's view, and its sentinel value for a piece beside the board. */
import type { PortRoyalPlayer, PortRoyalView } from "../../api/protocol.gen.ts";

export type View = PortRoyalView;
export type Player = PortRoyalPlayer;
export const BESIDE = -1;
