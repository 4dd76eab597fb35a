/** The props of the board around a part, so that parts deep inside it need not be handed them one by one. */
import { getContext, setContext } from "svelte";
import type { BoardProps } from "../boards/contract.ts";

const key = Symbol("board");

export function provideBoard<View>(props: () => BoardProps<View>): void {
  setContext(key, props);
}

export function useBoard<View = unknown>(): BoardProps<View> {
  return getContext<() => BoardProps<View>>(key)();
}
