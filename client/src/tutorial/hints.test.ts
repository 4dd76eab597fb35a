import { afterEach, expect, it, vi } from "vitest";
import { hintFor, loadHints, pendingHints, WELCOME, type Hints } from "./hints.ts";

const HINTS: Hints = {
  welcome: { de: "Willkommen!", en: "Welcome!" },
  steps: { Auction: { text: { de: "Biete.", en: "Bid." }, tip: { de: "Wenig.", en: "Little." } } },
};

afterEach(() => vi.unstubAllGlobals());

it("lists the welcome and the step's hint until they are dismissed", () => {
  expect(pendingHints(HINTS, "Auction", new Set())).toEqual([WELCOME, "Auction"]);
  expect(pendingHints(HINTS, "Auction", new Set([WELCOME]))).toEqual(["Auction"]);
  expect(pendingHints(HINTS, "Auction", new Set([WELCOME, "Auction"]))).toEqual([]);
  expect(pendingHints(HINTS, "SomethingElse", new Set([WELCOME]))).toEqual([]);
  expect(hintFor(HINTS, WELCOME).text).toBe(HINTS.welcome);
});

it("loads the hints of a game", async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json(HINTS)));
  vi.stubGlobal("fetch", fetch);
  expect(await loadHints("manila")).toEqual(HINTS);
  expect(fetch).toHaveBeenCalledWith("/api/games/manila/hints", expect.anything());
});

it("has none for a game without hints", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "no_game", text: "" }, { status: 404 })));
  expect(await loadHints("chess")).toBeNull();
});

it("rejects when the server is unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(loadHints("manila")).rejects.toMatchObject({ code: "unreachable" });
});
