/**
 * One WebSocket to the server for all tables, the lobby and chat.
 *
 * It never gets stuck: a lost connection is opened again with growing pauses, at once when the network or the page
 * comes back; a silent one is asked with a ping and given up when no answer comes. What was watched is subscribed
 * again after the number last seen, and what was asked but not answered is asked again: an act names the version of
 * its decision, so doing it twice is answered as stale and changes nothing. Only chat is not repeated: it would be
 * said twice, so its asker learns that it may not have been heard.
 */
import type { ClientMessage, ServerMessage } from "./protocol.gen.ts";

export type Status = "connecting" | "online" | "lost";

type WithoutRef<M> = M extends unknown ? Omit<M, "ref"> : never;
export type Request = WithoutRef<ClientMessage>;

/** A table that is watched: what to subscribe with, and who listens. */
export interface Watch {
  table: string;
  token: string | undefined;
  after(): number | undefined;
  hear(message: ServerMessage): void;
}

export interface Surroundings {
  open(): WebSocket;
  random(): number;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;
const WAKE_ANSWER_WITHIN = 3_000;

interface Waiting {
  request: Request;
  resolve(answer: ServerMessage): void;
}

export class Connection {
  status: Status = "connecting";
  onstatus: (status: Status) => void = () => {};
  onlobby: (message: ServerMessage & { type: "lobby" }) => void = () => {};
  /** How far the server's clock is ahead of ours, in seconds. */
  skew = 0;

  private socket: WebSocket | null = null;
  private watches = new Map<string, Watch>();
  private waiting = new Map<string, Waiting>();
  private lobby = false;
  private tries = 0;
  private next = 1;
  private closed = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private deathTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private around: Surroundings) {}

  open(): void {
    this.closed = false;
    clearTimeout(this.retryTimer);
    this.enter("connecting");
    const socket = this.around.open();
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (event) => socket === this.socket && this.heard(String(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
    this.expect(ANSWER_WITHIN); // a socket that hangs while opening is given up too
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** The page was shown again, or the network came back: find out at once whether the connection still lives. */
  wake(): void {
    if (this.closed) return;
    if (this.status === "online") this.ping(WAKE_ANSWER_WITHIN);
    else if (this.status === "lost") {
      this.tries = 0;
      this.open();
    }
  }

  /** Resolves with the answer, be it an error; asked again after a reconnection. */
  ask(request: Request): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const ref = `r${this.next++}`;
      this.waiting.set(ref, { request, resolve });
      this.send({ ...request, ref } as ClientMessage);
    });
  }

  watch(watch: Watch): () => void {
    this.watches.set(watch.table, watch);
    if (this.status === "online") this.subscribe(watch);
    return () => {
      if (this.watches.get(watch.table) !== watch) return;
      this.watches.delete(watch.table);
      this.send({ type: "unsubscribe", table: watch.table });
    };
  }

  /** Ask for a table anew, from the beginning: what is held has a gap. */
  refresh(table: string): void {
    const watch = this.watches.get(table);
    if (watch) this.subscribe(watch);
  }

  /** Open a new socket: who we are has changed, and the server reads the cookie only when a socket opens. */
  renew(): void {
    if (this.closed) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.stopTimers();
    this.tries = 0;
    this.open();
  }

  followLobby(on: boolean): void {
    this.lobby = on;
    this.send({ type: "lobby", on });
  }

  private opened(): void {
    this.tries = 0;
    this.enter("online");
    this.alive();
    for (const watch of this.watches.values()) this.subscribe(watch);
    if (this.lobby) this.send({ type: "lobby", on: true });
    for (const [ref, { request }] of this.waiting) this.send({ ...request, ref } as ClientMessage);
  }

  private subscribe(watch: Watch): void {
    const after = watch.after();
    this.send({
      type: "subscribe",
      table: watch.table,
      ...(after === undefined ? {} : { after }),
      ...(watch.token === undefined ? {} : { token: watch.token }),
    });
  }

  private heard(data: string): void {
    this.alive();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "pong") this.skew = message.time - Date.now() / 1000;
    else if (message.type === "lobby") this.onlobby(message);
    else if (message.table !== undefined) this.watches.get(message.table)?.hear(message);
    const waiting = message.ref === undefined ? undefined : this.waiting.get(message.ref);
    if (waiting && message.ref !== undefined) {
      this.waiting.delete(message.ref);
      waiting.resolve(message);
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket && this.status === "online") this.socket.send(JSON.stringify(message));
  }

  /** Something was heard: the connection lives; ask again after a while of silence. */
  private alive(): void {
    clearTimeout(this.deathTimer);
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(ANSWER_WITHIN), PING_EVERY);
  }

  private ping(within: number): void {
    this.send({ type: "ping" });
    this.expect(within);
  }

  private expect(within: number): void {
    clearTimeout(this.deathTimer);
    this.deathTimer = setTimeout(() => this.dead(), within);
  }

  private dead(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private lost(): void {
    this.socket = null;
    this.stopTimers();
    this.enter("lost");
    this.giveUpChat();
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.retryTimer = setTimeout(() => this.open(), pause * (0.75 + 0.5 * this.around.random()));
  }

  private giveUpChat(): void {
    for (const [ref, { request, resolve }] of this.waiting) {
      if (request.type !== "chat") continue;
      this.waiting.delete(ref);
      resolve({ type: "error", code: "unavailable", text: "the connection was lost" });
    }
  }

  private enter(status: Status): void {
    this.status = status;
    this.onstatus(status);
  }

  private stopTimers(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
    clearTimeout(this.deathTimer);
  }
}
