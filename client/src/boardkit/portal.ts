/** On a phone a board's buttons lie in the decision bar, where they cover nothing of the board. */
import type { Attachment } from "svelte/attachments";

export function docked(dock: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    const [home, place] = [node.parentElement, dock()];
    if (!place) return;
    place.append(node);
    return () => {
      if (node.isConnected) home?.append(node);
    };
  };
}
