/** Keyboard control: arrow keys move the focus between choices, digits press buttons, letters run commands. */

export interface Keys {
  undo(): void;
  help(): void;
  list(): void;
  summary(): void;
  hint(): void;
}

export function handleKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const letter = { u: keys.undo, "?": keys.help, l: keys.list, b: keys.summary, h: keys.hint }[event.key.toLowerCase()];
  if (step && walk(step)) event.preventDefault();
  else if (/^[1-9]$/.test(event.key)) document.querySelector<HTMLElement>(`[data-digit="${event.key}"]`)?.click();
  else if (letter) {
    event.preventDefault();
    letter();
  }
}

/** Whether the target is an input or inside a dialog or menu. */
function writing(target: EventTarget | null): boolean {
  return (
    target instanceof Element && Boolean(target.closest("input, textarea, select, dialog, [role=menu], [role=dialog]"))
  );
}

function walk(step: number): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-choice]:not(:disabled)")];
  const inBar = (choice: Element) => choice.closest("section.bar") !== null;
  const choices = [...all.filter(inBar), ...all.filter((choice) => !inBar(choice))]; // the answers, then their places
  if (!choices.length) return false;
  const here = choices.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : choices.length - 1) : (here + step + choices.length) % choices.length;
  choices[next]!.focus();
  return true;
}
