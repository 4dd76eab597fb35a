/** Turn alerts: document title, favicon and app badge; optionally a sound and a notification. */
import { stored } from "../state/settings.svelte.ts";
import { playSound } from "./sound.ts";

export function showTurn(mine: boolean, title: string, word: string): void {
  document.title = mine ? `● ${word} · ${title}` : `${title} · Nassau`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
  badge(mine ? 1 : 0);
}

/** Set the badge of the installed app, where the platform supports it. */
function badge(count: number): void {
  const set = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  set?.catch(() => {}); // the platform may refuse
}

export function alertTurn(title: string, word: string): void {
  void playSound("turn");
  if (stored.notify && document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
    new Notification(word, { body: title, icon: "/icon-192.png", tag: "nassau-turn" });
  }
}
