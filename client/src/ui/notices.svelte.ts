/** Toast messages at the bottom of the page. */
interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

export const notices: Notice[] = $state([]);
let next = 1;

export function notify(text: string, tone: Notice["tone"] = "plain"): void {
  if (notices.some((notice) => notice.text === text)) return;
  const id = next++;
  notices.push({ id, text, tone });
  setTimeout(() => dismiss(id), tone === "bad" ? 7000 : 4000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}
