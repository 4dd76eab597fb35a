/** Connects a board's props to a playback: each new view is played in frames, or shown at once without motion. */
import { onDestroy, untrack } from "svelte";
import type { BoardProps, FactLine } from "../../boards/contract.ts";
import { Playback, type Frame } from "./playback.svelte.ts";

type MakeFrames<View> = (before: View, after: View, facts: FactLine[]) => Frame<View, FactLine>[];

/** Call while the board component is created. */
export function usePlayback<View>(props: () => BoardProps<View>, frames: MakeFrames<View>): Playback<View, FactLine> {
  let newest = untrack(() => props().view);
  const playback = new Playback<View, FactLine>(newest);
  const report = () => props().onplaying?.(playback.playing);
  $effect.pre(() => {
    const { view, facts } = props();
    untrack(() => {
      if (view === newest) return;
      playback.speed = props().settings.speed ?? 1;
      playback.enqueue(props().settings.motion ? frames(newest, view, facts) : [{ view, facts: [], holdMs: 0 }]);
      newest = view;
      report(); // synchronously: other effects of the same update depend on it
    });
  });
  $effect.pre(() => {
    void playback.playing;
    untrack(report);
  });
  onDestroy(() => playback.close());
  return playback;
}
