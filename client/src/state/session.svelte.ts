/** Who the person is, which games there are, and the one connection: what all pages share. */
import { get, post, ApiError } from "../api/http.ts";
import { Connection, type Status } from "../api/connection.ts";
import type { GameInfo, Me, RulesInfo } from "../api/protocol.gen.ts";
import { settings } from "./settings.svelte.ts";
import { guestName } from "../i18n/guest_names.ts";
import type { WordsFile } from "../i18n/game_words.ts";

export const session = $state({
  me: null as Me | null, // null: not asked yet
  games: null as GameInfo[] | null,
  status: "connecting" as Status,
  failed: false, // the first questions to the server went unanswered
});

export const connection = new Connection({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  random: Math.random,
});

/** Called once, when the page loads. */
export async function begin(): Promise<void> {
  connection.onstatus = (status) => {
    const again = status === "online" && session.failed;
    session.status = status;
    if (again) void load();
  };
  connection.open();
  addEventListener("online", () => connection.wake());
  addEventListener("offline", () => connection.wake());
  addEventListener("pageshow", () => connection.wake());
  document.addEventListener("visibilitychange", () => document.hidden || connection.wake());
  await load();
}

async function load(): Promise<void> {
  try {
    [session.me, session.games] = await Promise.all([get<Me>("/api/me"), get<GameInfo[]>("/api/games")]);
    session.failed = false;
  } catch {
    session.failed = true;
  }
}

/** The person has a new name, or none: everything that knows the old one starts again. */
export async function becomes(request: Promise<unknown>): Promise<void> {
  await request;
  session.me = await get<Me>("/api/me");
  connection.renew();
}

/** Ask again where I sit and where it is my turn. */
export async function refresh(): Promise<void> {
  if (!session.me?.name) return;
  try {
    session.me = await get<Me>("/api/me");
  } catch {
    // the next time it will be known
  }
}

const TRIES = 4;

/** Become a guest, if the person is nobody yet. A name that we thought of ourselves and that is taken is replaced. */
export async function sitDown(name = "", ours = name === ""): Promise<void> {
  if (session.me?.name) return;
  let wanted = name || guestName(settings.lang);
  for (let left = TRIES; ; left--) {
    try {
      return await becomes(post("/api/guest", { name: wanted }));
    } catch (error) {
      if (!ours || !left || !(error instanceof ApiError) || error.code !== "name_taken") throw error;
      wanted = left > 1 ? guestName(settings.lang) : `${wanted} ${2 + Math.floor(Math.random() * 997)}`;
    }
  }
}

export function gameInfo(id: string): GameInfo | undefined {
  return session.games?.find((game) => game.id === id);
}

const kept = new Map<string, Promise<unknown>>();

/** Texts do not change while a page is open, so they are asked for once. */
function once<T>(path: string): Promise<T> {
  const held = kept.get(path) as Promise<T> | undefined;
  if (held) return held;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const loadWords = (game: string) => once<WordsFile>(`/api/games/${game}/words`);
export const loadRules = (game: string) => once<RulesInfo>(`/api/games/${game}/rules`);
