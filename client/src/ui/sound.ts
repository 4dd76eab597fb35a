/** Sounds of the table. The synthesizer is loaded with the first sound, so silence costs nothing. */
import type { SoundName } from "../boards/contract.ts";
import { stored } from "../state/settings.svelte.ts";

/** Play a sound at the chosen volume; without a volume, nothing is loaded. */
export async function playSound(name: SoundName): Promise<void> {
  if (!stored.volume) return;
  const { synthesize } = await import("./synthesizer.ts");
  synthesize(name, stored.volume);
}
