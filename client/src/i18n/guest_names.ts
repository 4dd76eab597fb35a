/** Random names for guests. */
import { t } from "./t.ts";

const FIRST = [
  "Anne Bart Carla Diego Elsa Finn Grace Hugo Ida Jack Kate Leon Mary Nils Olga Pia Quinn Rosa Sam Tess",
  "Ulla Vito Wanda Xenia Yann Zoe Ben Cleo Dora Emil Fred Gina Hanna Ivo Jo Kim Lotte Max Nell Otto",
].join(" ");

/** A first name, and a second one in the current language. */
export function guestName(random: () => number = Math.random): string {
  const pick = (names: string[]) => names[Math.floor(random() * names.length)]!;
  return `${pick(FIRST.split(" "))} ${pick(t("guest-last-names").split(" "))}`;
}
