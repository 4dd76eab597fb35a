/** A subscribed table: its snapshot, and the requests that a player can make. */
import type { Connection, Request } from "../api/connection.ts";
import type { Counsel, Happened, Level, ServerMessage, Snapshot } from "../api/protocol.gen.ts";
import { SealKeeper } from "./seal_keeper.ts";
import { applyMessage, type Heard } from "./table_reducer.ts";

/** An error response to a request at a table. */
export interface Refused {
  code: string;
  rule?: string;
  need?: number;
  have?: number;
  reason?: string;
  wait?: number;
}

const SLOW_RESPONSE_MS = 150;
/** After a longer disconnection the board shows the new position without playing all that was missed. */
const MAX_MISSED_EVENTS = 60;
const DAY_SECONDS = 86_400;
const TWO_DAYS_SECONDS = 2 * DAY_SECONDS;

export class TableStore {
  snapshot = $state.raw<Snapshot | null>(null);
  /** `performance.now()` when the clocks of the snapshot were received. */
  receivedAtMs = $state(0);
  sending = $state(false);
  /** Whether a response takes long enough to show that it is awaited. */
  slow = $state(false);
  unavailable = $state<"" | "missing" | "gone">("");
  onrefused: (refused: Refused) => void = () => {};
  /** Called with every new snapshot and the events that led to it; null: nothing happened in the game. */
  onsnapshot: (snapshot: Snapshot, events: Happened[] | null) => void = () => {};
  /** Called when the server contradicts what it has shown of the dice before. */
  onalarm: () => void = () => {};
  private seal: SealKeeper;

  constructor(
    readonly id: string,
    private connection: Connection,
    private token?: string,
  ) {
    this.seal = new SealKeeper((request) => this.connection.ask({ ...request, table: id }));
  }

  watch(): () => void {
    return this.connection.watch({
      table: this.id,
      token: this.token,
      after: () => this.snapshot?.number,
      hear: (message) => this.receive(message),
    });
  }

  /** Send one option of a decision, or a chain that the server applies as a whole or not at all. */
  act(options: string[], version: number): void {
    if (this.sending || !options.length) return;
    const [option = "", ...more] = options;
    void this.ask(
      more.length
        ? { type: "acts", table: this.id, version, options }
        : { type: "act", table: this.id, version, option },
    );
  }

  undo(): void {
    if (this.snapshot?.undo && !this.sending)
      void this.ask({ type: "undo", table: this.id, version: this.snapshot.number });
  }

  /** Continue a lesson after this beat. */
  next(beat: number): void {
    if (!this.sending) void this.ask({ type: "next", table: this.id, beat });
  }

  deputy(level: Level | null): void {
    void this.ask({ type: "deputy", table: this.id, level });
  }

  /** Propose to stop the game or agree to it; false declines. */
  stop(agree: boolean): void {
    void this.ask({ type: "stop", table: this.id, stop: agree });
  }

  /** A bot's advice for the current decision; null if it is refused. */
  async counsel(): Promise<Counsel | null> {
    const version = this.snapshot?.decision?.version;
    if (version === undefined) return null;
    const answer = await this.connection.ask({ type: "counsel", table: this.id, version });
    if (answer.type === "error") this.onrefused(answer);
    return answer.type === "counsel" ? answer : null;
  }

  /** Send a chat line; resolves to false if it was not delivered. */
  async say(text: string): Promise<boolean> {
    return (await this.ask({ type: "chat", table: this.id, text })).type !== "error";
  }

  private async ask(request: Request): Promise<ServerMessage> {
    const answer = await (request.type === "chat" ? this.connection.ask(request) : this.askWithIndicator(request));
    if (answer.type === "error") this.onrefused(answer);
    return answer;
  }

  /** Set `slow` only after a delay, because most responses arrive within a frame or two. */
  private async askWithIndicator(request: Request): Promise<ServerMessage> {
    this.sending = true;
    const timer = setTimeout(() => (this.slow = true), SLOW_RESPONSE_MS);
    const answer = await this.connection.ask(request);
    clearTimeout(timer);
    [this.sending, this.slow] = [false, false];
    return answer;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "error") this.failed(message.code);
    else if (message.type === "gone") this.unavailable = "gone";
    else if (message.type === "snapshot") this.receiveSnapshot(message);
    else if (message.type !== "lobby" && message.type !== "pong" && this.snapshot) this.change(this.snapshot, message);
  }

  private failed(code: string): void {
    if (!this.snapshot && (code === "no_table" || code === "not_allowed")) this.unavailable = "missing";
  }

  private receiveSnapshot(snapshot: Snapshot): void {
    const before = this.snapshot;
    this.snapshot = before ? applyMessage(before, snapshot) : snapshot;
    const missed = before ? this.snapshot.events.filter(({ number }) => number > before.number) : [];
    this.onsnapshot(this.snapshot, missed.length > MAX_MISSED_EVENTS ? [] : missed);
    this.markReceived();
  }

  private change(held: Snapshot, message: Heard): void {
    this.snapshot = applyMessage(held, message);
    if (this.snapshot === held) return;
    const updated = message.type === "update";
    this.onsnapshot(
      this.snapshot,
      updated ? (message.events ?? []).filter(({ number }) => number > held.number) : null,
    );
    if (!updated) return;
    this.markReceived();
  }

  private markReceived(): void {
    this.unavailable = "";
    this.receivedAtMs = performance.now();
    if (this.snapshot && this.seal.attend(this.snapshot)) this.onalarm();
  }
}

/** The clock of a seat as text, or null without a clock. */
export function clockNow(left: number | null, running: boolean, elapsed: number): string | null {
  if (left === null) return null;
  const seconds = Math.max(0, Math.ceil(left - (running ? elapsed : 0)));
  if (seconds >= TWO_DAYS_SECONDS) return `${Math.floor(seconds / DAY_SECONDS)} d`;
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
