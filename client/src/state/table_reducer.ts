/** Reducer of a table: the last snapshot, and each update applied in order of its sequence number. */
import type { Happened, ServerMessage, Snapshot, Thinking, Update } from "../api/protocol.gen.ts";

export type Heard = Extract<ServerMessage, { table: string }>;

/** The snapshot after `message`; the same object if the message is outdated. */
export function applyMessage(held: Snapshot, message: Heard): Snapshot {
  switch (message.type) {
    case "snapshot":
      return resumed(held, message);
    case "update":
      return message.number < held.number ? held : updated(held, message);
    case "chat":
      return held.chat.some((line) => line.id === message.line.id)
        ? held
        : { ...held, chat: [...held.chat, message.line] };
    case "presence": {
      const seats = held.seats.map((seat, index) => ({ ...seat, online: message.online[index] ?? seat.online }));
      return { ...held, seats, watchers: message.watchers };
    }
    case "thinking":
      return thinks(held, message) ? { ...held, thinking: [...new Set([...held.thinking, message.seat])] } : held;
    default:
      return held;
  }
}

/** Merge a new snapshot: its events continue the known ones, or replace them after a gap. */
function resumed(held: Snapshot, snapshot: Snapshot): Snapshot {
  const first = snapshot.events[0];
  const continues = first ? first.number <= held.number + 1 : snapshot.number === held.number;
  return continues ? { ...snapshot, events: joined(held.events, snapshot.events) } : snapshot;
}

function updated(held: Snapshot, update: Update): Snapshot {
  const { type: _type, ref: _ref, view, events, ...rest } = update;
  const table = {
    ...held,
    ...rest,
    view: view === undefined ? held.view : ({ ...held.view, ...view } as Snapshot["view"]),
    events: events === undefined ? held.events : joined(held.events, events),
  };
  return { ...table, thinking: table.thinking.filter((seat) => botDecides(table, seat)) };
}

/** Whether a bot or deputy must decide at this seat. */
function botDecides({ pending, seats }: Snapshot, seat: number): boolean {
  return pending.includes(seat) && (seats[seat]?.kind === "bot" || seats[seat]?.deputy != null);
}

/** Whether a `thinking` message is current: it may overtake or follow the update that it belongs to. */
function thinks(held: Snapshot, { number, seat }: Thinking): boolean {
  return number > held.number || botDecides(held, seat);
}

/** Both lists in order of number, each event once; the newer version of an event wins. */
function joined(held: Happened[], news: Happened[]): Happened[] {
  const start = news[0]?.number ?? Infinity;
  const all = [...held.filter((event) => event.number < start), ...news];
  return news.reduce(withoutUndone, all);
}

/** Drop the acts of seats that an undo took back: ["acts_undone", "", seat, first number]. */
function withoutUndone(events: Happened[], undo: Happened): Happened[] {
  const fact = undo.facts.find(([name]) => name === "acts_undone");
  if (!fact) return events;
  const since = Number(fact[3]);
  return events.filter(({ seat, number }) => seat < 0 || number < since || number > undo.number);
}
