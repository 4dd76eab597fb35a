/** The story of a board: every update of its props is told in frames, or at once where nothing shall move. */
import { onDestroy, untrack } from "svelte";
import type { BoardProps, FactLine } from "../../boards/contract.ts";
import { Story, type Frame } from "./playback.svelte.ts";

type Teller<View> = (before: View, after: View, facts: FactLine[]) => Frame<View, FactLine>[];

/** Called while a board is made. */
export function narrate<View>(props: () => BoardProps<View>, frames: Teller<View>): Story<View, FactLine> {
  let newest = untrack(() => props().view);
  const story = new Story<View, FactLine>(newest);
  const report = () => props().onplaying?.(story.telling);
  $effect.pre(() => {
    const { view, facts } = props();
    untrack(() => {
      if (view === newest) return;
      story.speed = props().settings.speed ?? 1;
      story.tell(props().settings.motion ? frames(newest, view, facts) : [{ view, facts: [], hold: 0 }]);
      newest = view;
      report(); // now: whoever acts on this update must know that it is still being told
    });
  });
  $effect.pre(() => {
    void story.telling;
    untrack(report);
  });
  onDestroy(() => story.close());
  return story;
}
