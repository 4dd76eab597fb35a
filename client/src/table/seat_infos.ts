/** Seats of a table as boards and seat panels need them. */
import type { Snapshot } from "../api/protocol.gen.ts";
import type { SeatInfo } from "../boards/contract.ts";
import { sameFields, sameList } from "../boardkit/stable.ts";
import { emblemOf, hueOf } from "../ui/seats.ts";

export function seatInfos(table: Snapshot | null): SeatInfo[] {
  if (!table) return [];
  return table.seats.map((seat, index) => ({
    seat: index,
    name: seat.name,
    emblem: emblemOf(index),
    hue: hueOf(index),
    you: index === table.seat,
    pending: table.phase === "running" && table.pending.includes(index),
    bot: seat.kind === "bot" || seat.deputy !== null,
  }));
}

export const sameSeatInfos = sameList<SeatInfo>(sameFields);
