/** A table that this page watches: what is known of it, and what can be done at it. */
import type { Connection, Request } from "../api/connection.ts";
import type { Counsel, Happened, Level, ServerMessage, Snapshot } from "../api/protocol.gen.ts";
import { contribution } from "../fairness/sealed_dice.ts";
import { merge, type Heard } from "./table_reducer.ts";

/** Something was not done; what the person is told. */
export interface Refused {
  code: string;
  rule?: string;
  need?: number;
  have?: number;
  wait?: number;
}

const SLOW = 150;

export class TableStore {
  snapshot = $state.raw<Snapshot | null>(null);
  /** What the newest message told, for the board to trace once. */
  newEvents = $state.raw<Happened[]>([]);
  /** When the clocks in `held` were true, by this page's clock in milliseconds. */
  receivedAtMs = $state(0);
  sending = $state(false);
  /** An answer takes so long that one should see it is being waited for. */
  slow = $state(false);
  unavailable = $state<"" | "missing" | "gone">("");
  onrefused: (refused: Refused) => void = () => {};

  constructor(
    readonly id: string,
    private connection: Connection,
    private token?: string,
  ) {}

  watch(): () => void {
    return this.connection.watch({
      table: this.id,
      token: this.token,
      after: () => this.snapshot?.number,
      hear: (message) => this.hear(message),
    });
  }

  /** Do one option, or a chain of them: all or none. */
  act(options: string[]): void {
    const version = this.snapshot?.decision?.version;
    if (version === undefined || this.sending || !options.length) return;
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

  deputy(level: Level | null): void {
    void this.ask({ type: "deputy", table: this.id, level });
  }

  /** Ask the others to stop, or agree to it; or play on. */
  stop(agree: boolean): void {
    void this.ask({ type: "stop", table: this.id, stop: agree });
  }

  /** What a Captain would do at the present decision. */
  async counsel(): Promise<Counsel | null> {
    const version = this.snapshot?.decision?.version;
    if (version === undefined) return null;
    const answer = await this.connection.ask({ type: "counsel", table: this.id, version });
    if (answer.type === "error") this.onrefused(answer);
    return answer.type === "counsel" ? answer : null;
  }

  /** Whether the line was heard. */
  async say(text: string): Promise<boolean> {
    return (await this.ask({ type: "chat", table: this.id, text })).type !== "error";
  }

  private async ask(request: Request): Promise<ServerMessage> {
    const answer = await (request.type === "chat" ? this.connection.ask(request) : this.patiently(request));
    if (answer.type === "error") this.onrefused(answer);
    return answer;
  }

  /** Most answers come within a frame or two: what would only flicker is not shown. */
  private async patiently(request: Request): Promise<ServerMessage> {
    this.sending = true;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    const answer = await this.connection.ask(request);
    clearTimeout(timer);
    [this.sending, this.slow] = [false, false];
    return answer;
  }

  private hear(message: ServerMessage): void {
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
    this.snapshot = before ? merge(before, snapshot) : snapshot;
    this.newEvents = before ? this.snapshot.events.filter(({ number }) => number > before.number) : [];
    this.settle();
    this.contribute();
  }

  private change(held: Snapshot, message: Heard): void {
    this.snapshot = merge(held, message);
    if (message.type !== "update" || this.snapshot === held) return;
    if (message.events) this.newEvents = message.events.filter(({ number }) => number > held.number);
    this.settle();
    this.contribute();
  }

  private settle(): void {
    this.unavailable = "";
    this.receivedAtMs = performance.now();
  }

  /** Before the start this browser adds its own chance to the sealed dice. */
  private contribute(): void {
    const held = this.snapshot;
    if (!held || held.phase !== "open" || held.seat === null || held.seal.contributed[held.seat]) return;
    void this.connection.ask({ type: "contribute", table: this.id, bytes: contribution() });
  }
}

/** What a seat's clock shows now. */
export function clockNow(left: number | null, running: boolean, elapsed: number): string | null {
  if (left === null) return null;
  const seconds = Math.max(0, Math.ceil(left - (running ? elapsed : 0)));
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
