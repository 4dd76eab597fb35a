/** A table as this viewer may know it: the last snapshot, and on top of it each update in order of its number. */
import type { Happened, ServerMessage, Snapshot, Thinking, Update } from "../api/protocol.gen.ts";

export type Heard = Extract<ServerMessage, { table: string }>;

/** The table after `message`; the same object if it is old news. */
export function merge(held: Snapshot, message: Heard): Snapshot {
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

/** A new snapshot of a table that is held: its events go on from ours, or replace them. */
function resumed(held: Snapshot, snapshot: Snapshot): Snapshot {
  const first = snapshot.events[0];
  const goesOn = first ? first.number <= held.number + 1 : snapshot.number === held.number;
  return goesOn ? { ...snapshot, events: joined(held.events, snapshot.events) } : snapshot;
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

/** Whether a bot or deputy must decide at this seat: the choice of another seat does not end its thought. */
function botDecides({ pending, seats }: Snapshot, seat: number): boolean {
  return pending.includes(seat) && (seats[seat]?.kind === "bot" || seats[seat]?.deputy != null);
}

/** News of a thought may come before those of the move that began it, and after those of what ended it. */
function thinks(held: Snapshot, { number, seat }: Thinking): boolean {
  return number > held.number || botDecides(held, seat);
}

/** Both lists in order of number, each event once; the later telling of an event counts. */
function joined(held: Happened[], news: Happened[]): Happened[] {
  const start = news[0]?.number ?? Infinity;
  const all = [...held.filter((event) => event.number < start), ...news];
  return news.reduce(forget, all);
}

/** ["acts_undone", seat, since]: what seats did from that number on was taken back. */
function forget(events: Happened[], undo: Happened): Happened[] {
  const fact = undo.facts.find(([name]) => name === "acts_undone");
  if (!fact) return events;
  const since = Number(fact[2]);
  return events.filter(({ seat, number }) => seat < 0 || number < since || number > undo.number);
}
