/** State shared by all pages: identity, games, and the WebSocket connection. */
import { get, post, ApiError } from "../api/http.ts";
import { Connection, type Status } from "../api/connection.ts";
import type { GameInfo, GuideInfo, Me, RulesInfo } from "../api/protocol.gen.ts";
import { guestName } from "../i18n/guest_names.ts";
import type { WordsFile } from "../i18n/game_words.ts";

export const session = $state({
  me: null as Me | null, // null: not loaded
  games: null as GameInfo[] | null,
  status: "connecting" as Status,
  failed: false, // the first requests failed
});

export const connection = new Connection({
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  random: Math.random,
});

/** Connect and load the session; called once when the page loads. */
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

/** Await a request that changes the identity, then reload it and reconnect. */
export async function changeIdentity(request: Promise<unknown>): Promise<void> {
  await request;
  session.me = await get<Me>("/api/me");
  connection.renew();
}

/** Reload the tables of the person and where it is their turn; failures are ignored. */
export async function refresh(): Promise<void> {
  if (!session.me?.name) return;
  try {
    session.me = await get<Me>("/api/me");
  } catch {
    // the next refresh retries
  }
}

const MAX_NAME_ATTEMPTS = 4;

/** Sign in as a guest unless signed in. A generated name that is taken is replaced; a chosen one throws. */
export async function ensureGuest(name = "", ours = name === ""): Promise<void> {
  if (session.me?.name) return;
  let wanted = name || guestName();
  for (let left = MAX_NAME_ATTEMPTS; ; left--) {
    try {
      return await changeIdentity(post("/api/guest", { name: wanted }));
    } catch (error) {
      if (!ours || !left || !(error instanceof ApiError) || error.code !== "name_taken") throw error;
      wanted = left > 1 ? guestName() : `${wanted} ${2 + Math.floor(Math.random() * 997)}`;
    }
  }
}

/** Whether the person has an account; guests play no rated games. */
export function hasAccount(): boolean {
  return Boolean(session.me?.name) && !session.me?.guest;
}

export function gameInfo(id: string): GameInfo | undefined {
  return session.games?.find((game) => game.id === id);
}

const cache = new Map<string, Promise<unknown>>();

/** Texts do not change while a page is open, so they are requested once; a failure is not cached. */
function once<T>(path: string): Promise<T> {
  const held = cache.get(path) as Promise<T> | undefined;
  if (held) return held;
  const asked = get<T>(path);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

export const loadWords = (game: string, lang: string) => once<WordsFile>(`/api/games/${game}/texts/${lang}`);
export const loadRules = (game: string) => once<RulesInfo>(`/api/games/${game}/rules`);
export const loadGuide = (game: string, lang: string) => once<GuideInfo>(`/api/games/${game}/guide/${lang}`);
