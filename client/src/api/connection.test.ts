import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "./protocol.gen.ts";
import { Connection, type Watch } from "./connection.ts";

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  types(): unknown[] {
    return this.sent.map((message) => message["type"]);
  }
}

let sockets: FakeSocket[];
let connection: Connection;
const last = () => sockets[sockets.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return last() as unknown as WebSocket;
    },
    random: () => 0.5,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function watching(after?: number): Watch & { heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return { table: "x", token: undefined, after: () => after, hear: (message) => heard.push(message), heard };
}

describe("Connection", () => {
  it("subscribes when it opens, and from the last number when it reopens", () => {
    let number = undefined as number | undefined;
    const heard: ServerMessage[] = [];
    connection.watch({ table: "x", token: "t", after: () => number, hear: (message) => heard.push(message) });
    connection.open();
    last().onopen!();
    expect(last().sent).toEqual([{ type: "subscribe", table: "x", token: "t" }]);
    number = 12;
    last().close();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(300);
    last().onopen!();
    expect(last().sent).toEqual([{ type: "subscribe", table: "x", token: "t", after: 12 }]);
  });

  it("matches responses by ref and passes table messages to their subscription", async () => {
    const watch = watching();
    connection.watch(watch);
    connection.open();
    last().onopen!();
    const answer = connection.ask({ type: "act", table: "x", version: 4, option: "pass" });
    const ref = last().sent[1]!["ref"] as string;
    last().say({ type: "update", table: "x", number: 5, ref });
    expect((await answer).type).toBe("update");
    expect(watch.heard).toHaveLength(1);
  });

  it("repeats unanswered requests, but not chat", async () => {
    connection.open();
    last().onopen!();
    void connection.ask({ type: "act", table: "x", version: 4, option: "pass" });
    const chat = connection.ask({ type: "chat", table: "x", text: "Ahoy" });
    last().close();
    expect(await chat).toMatchObject({ type: "error", code: "unavailable" });
    vi.advanceTimersByTime(300);
    last().onopen!();
    expect(last().types()).toEqual(["act"]);
  });

  it("backs off exponentially, up to a bound", () => {
    connection.open();
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const count = sockets.length;
      last().close();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(count + 1);
    }
  });

  it("closes a silent socket, also one that never opens", () => {
    connection.open();
    vi.advanceTimersByTime(8000);
    expect([connection.status, sockets[0]!.closed]).toEqual(["lost", true]);
    vi.advanceTimersByTime(250);
    last().onopen!();
    vi.advanceTimersByTime(20_000);
    expect(last().types()).toEqual(["ping"]);
    vi.advanceTimersByTime(8000);
    expect(connection.status).toBe("lost");
  });

  it("tests the connection at once after sleep", () => {
    connection.open();
    last().onopen!();
    connection.wake();
    expect(last().types()).toEqual(["ping"]);
    last().say({ type: "pong", time: Date.now() / 1000 + 5 });
    expect(connection.skewSeconds).toBeCloseTo(5);
    vi.advanceTimersByTime(4000);
    expect(connection.status).toBe("online");
    last().close();
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it("opens a new socket for a new identity without reporting a loss", () => {
    const seen: string[] = [];
    connection.open();
    last().onopen!();
    connection.onstatus = (status) => seen.push(status);
    connection.renew();
    last().onopen!();
    expect(seen).toEqual(["connecting", "online"]);
    expect(sockets[0]!.closed).toBe(true);
  });

  it("follows the lobby across reconnections", () => {
    const rows: ServerMessage[] = [];
    connection.onlobby = (message) => rows.push(message);
    connection.open();
    last().onopen!();
    connection.followLobby(true);
    last().close();
    vi.advanceTimersByTime(300);
    last().onopen!();
    last().say({ type: "lobby", full: true, tables: [], gone: [] });
    expect(last().types()).toEqual(["lobby"]);
    expect(rows).toHaveLength(1);
  });
});
