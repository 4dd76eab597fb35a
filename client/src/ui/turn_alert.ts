/** Turn alerts: document title, favicon and app badge; optionally a sound and a notification. */
import { stored } from "../state/settings.svelte.ts";

let audio: AudioContext | undefined;

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
  if (stored.sound) bell();
  if (stored.notify && document.hidden && "Notification" in globalThis && Notification.permission === "granted") {
    new Notification(word, { body: title, icon: "/icon-192.png", tag: "nassau-turn" });
  }
}

/** Two bell strokes, synthesized so that no file is loaded. */
function bell(): void {
  audio ??= new AudioContext();
  for (const delay of [0, 0.22]) {
    for (const [pitch, loudness] of [
      [1046, 0.12],
      [1570, 0.06],
      [2640, 0.03],
    ] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const start = audio.currentTime + delay;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(loudness, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 1);
    }
  }
}
