/** Svelte context with the props of the board, for parts deep inside it. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../boards/contract.ts";

const key = Symbol("board");

export function provideBoard<View>(props: () => BoardProps<View>): void {
  setContext(key, props);
}

export function useBoard<View = unknown>(): BoardProps<View> {
  return getContext<() => BoardProps<View>>(key)();
}
