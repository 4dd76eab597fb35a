/** Svelte context with the props of the board, for parts deep inside it. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../boards/contract.ts";

const key = Symbol("board");

export function provideBoard<View>(props: () => BoardProps<View>): void {
  setContext(key, props);
}

/** The speed of the playback, as a factor; 1 outside a board. */
export function usePlaybackSpeed(): () => number {
  const props = getContext<(() => BoardProps) | undefined>(key);
  return () => props?.().playback.speed ?? 1;
}

export function useBoard<View = unknown>(): BoardProps<View> {
  return getContext<() => BoardProps<View>>(key)();
}
