/**
 * One WebSocket to the server for all tables, the lobby and chat.
 *
 * A lost connection is reopened with exponential backoff, and at once when the network or the page returns. A silent
 * connection is pinged and closed after a timeout. After a reconnection, watched tables are subscribed again from the
 * last sequence number, and unanswered requests are sent again: an act names the version of its decision, so the
 * server rejects a duplicate as stale. Chat is not repeated, because a duplicate would be visible; its request fails.
 */
import type { ClientMessage, ServerMessage } from "./protocol.gen.ts";

export type Status = "connecting" | "online" | "lost";

type WithoutRef<M> = M extends unknown ? Omit<M, "ref"> : never;
export type Request = WithoutRef<ClientMessage>;

/** A subscription to a table; `after` returns the last sequence number received. */
export interface Watch {
  table: string;
  token: string | undefined;
  after(): number | undefined;
  hear(message: ServerMessage): void;
}

export interface ConnectionEnvironment {
  open(): WebSocket;
  random(): number;
}

const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000, 8000];
const PING_INTERVAL_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 8_000;
const WAKE_TIMEOUT_MS = 3_000;

interface PendingRequest {
  request: Request;
  resolve(answer: ServerMessage): void;
}

export class Connection {
  status: Status = "connecting";
  onstatus: (status: Status) => void = () => {};
  onlobby: (message: ServerMessage & { type: "lobby" }) => void = () => {};
  /** Server time minus local time. */
  skewSeconds = 0;

  private socket: WebSocket | null = null;
  private watches = new Map<string, Watch>();
  private pending = new Map<string, PendingRequest>();
  private lobby = false;
  private attempts = 0;
  private next = 1;
  private closed = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private timeoutTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private environment: ConnectionEnvironment) {}

  open(): void {
    this.closed = false;
    clearTimeout(this.retryTimer);
    this.setStatus("connecting");
    const socket = this.environment.open();
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (event) => socket === this.socket && this.receive(String(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
    this.startTimeout(RESPONSE_TIMEOUT_MS); // also closes a socket that never opens
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Test the connection at once: the page became visible again, or the network returned. */
  wake(): void {
    if (this.closed) return;
    if (this.status === "online") this.ping(WAKE_TIMEOUT_MS);
    else if (this.status === "lost") {
      this.attempts = 0;
      this.open();
    }
  }

  /** Resolves with the response, which may be an error; the request is repeated after a reconnection. */
  ask(request: Request): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const ref = `r${this.next++}`;
      this.pending.set(ref, { request, resolve });
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

  /** Subscribe to a table again after a gap in its sequence numbers. */
  refresh(table: string): void {
    const watch = this.watches.get(table);
    if (watch) this.subscribe(watch);
  }

  /** Open a new socket after a change of identity: the server reads the cookie only when a socket opens. */
  renew(): void {
    if (this.closed) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.stopTimers();
    this.attempts = 0;
    this.open();
  }

  followLobby(on: boolean): void {
    this.lobby = on;
    this.send({ type: "lobby", on });
  }

  private opened(): void {
    this.attempts = 0;
    this.setStatus("online");
    this.alive();
    for (const watch of this.watches.values()) this.subscribe(watch);
    if (this.lobby) this.send({ type: "lobby", on: true });
    for (const [ref, { request }] of this.pending) this.send({ ...request, ref } as ClientMessage);
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

  private receive(data: string): void {
    this.alive();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "pong") this.skewSeconds = message.time - Date.now() / 1000;
    else if (message.type === "lobby") this.onlobby(message);
    else if (message.table !== undefined) this.watches.get(message.table)?.hear(message);
    const pending = message.ref === undefined ? undefined : this.pending.get(message.ref);
    if (pending && message.ref !== undefined) {
      this.pending.delete(message.ref);
      pending.resolve(message);
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket && this.status === "online") this.socket.send(JSON.stringify(message));
  }

  /** Call on every message: cancel the timeout and schedule the next ping. */
  private alive(): void {
    clearTimeout(this.timeoutTimer);
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(RESPONSE_TIMEOUT_MS), PING_INTERVAL_MS);
  }

  private ping(timeoutMs: number): void {
    this.send({ type: "ping" });
    this.startTimeout(timeoutMs);
  }

  private startTimeout(ms: number): void {
    clearTimeout(this.timeoutTimer);
    this.timeoutTimer = setTimeout(() => this.timeOut(), ms);
  }

  private timeOut(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private lost(): void {
    this.socket = null;
    this.stopTimers();
    this.setStatus("lost");
    this.failPendingChat();
    const delayMs = RETRY_DELAYS_MS[Math.min(this.attempts++, RETRY_DELAYS_MS.length - 1)]!;
    this.retryTimer = setTimeout(() => this.open(), delayMs * (0.75 + 0.5 * this.environment.random()));
  }

  private failPendingChat(): void {
    for (const [ref, { request, resolve }] of this.pending) {
      if (request.type !== "chat") continue;
      this.pending.delete(ref);
      resolve({ type: "error", code: "unavailable", text: "the connection was lost" });
    }
  }

  private setStatus(status: Status): void {
    this.status = status;
    this.onstatus(status);
  }

  private stopTimers(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
    clearTimeout(this.timeoutTimer);
  }
}
