import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SoundName } from "../boards/contract.ts";
import { stored } from "../state/settings.svelte.ts";
import { playSound } from "./sound.ts";
import { alertTurn } from "./turn_alert.ts";

const NAMES: SoundName[] = ["dice", "coins", "cards", "cannon", "waves", "turn"];
const started: number[] = [];
const gains: { value: number }[] = [];

/** An audio node with the methods of all kinds of nodes. */
function node(context: unknown): Record<string, unknown> {
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gains.push(param);
  const made: Record<string, unknown> = { context, gain: param, frequency: param, Q: param };
  made["connect"] = (next: unknown) => next;
  made["start"] = (at: number) => started.push(at);
  made["stop"] = vi.fn();
  return made;
}

const contexts: unknown[] = [];
class FakeContext {
  [name: string]: unknown;
  currentTime = 0;
  sampleRate = 8;
  state = "running";
  destination = {};
  constructor() {
    contexts.push(this);
    for (const name of ["createGain", "createBufferSource", "createBiquadFilter", "createOscillator"]) {
      this[name] = () => node(this);
    }
    this["createBuffer"] = () => ({ getChannelData: () => new Float32Array(4) });
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  stored.volume = 0;
  vi.unstubAllGlobals();
});

it("is silent until a volume is set, and creates no audio context", async () => {
  expect(stored.volume).toBe(0);
  for (const name of NAMES) await playSound(name);
  alertTurn("Manila", "Your turn");
  await vi.dynamicImportSettled();
  expect([contexts, started]).toEqual([[], []]);
});

it("plays every sound in one context, at the chosen volume", async () => {
  stored.volume = 0.5;
  for (const name of NAMES) {
    const before = started.length;
    await playSound(name);
    expect(started.length, name).toBeGreaterThan(before);
  }
  expect(contexts).toHaveLength(1);
  expect(gains[0]!.value).toBe(0.25);
});
