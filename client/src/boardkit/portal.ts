/** Moves a node into another element, and back when it is detached from there. */
import type { Attachment } from "svelte/attachments";

/** On a phone a board puts its buttons into the decision bar, where they do not cover the board. */
export function portal(target: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    const [home, destination] = [node.parentElement, target()];
    if (!destination) return;
    destination.append(node);
    return () => {
      if (node.isConnected) home?.append(node);
    };
  };
}
