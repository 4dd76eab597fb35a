/** Colour and emblem of each seat; either identifies it. */
import type { Emblem } from "../boards/contract.ts";

export const EMBLEMS: Emblem[] = ["anchor", "star", "wheel", "hook", "parrot"];

export const emblemOf = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length]!;
export const hueOf = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
