/** Random names for guests. */
import { ByLanguage, type Lang } from "./language.ts";

const list = (...lines: string[]): string[] => lines.join(" ").split(" ");

const FIRST = list(
  "Anne Bart Carla Diego Elsa Finn Grace Hugo Ida Jack Kate Leon Mary Nils Olga Pia Quinn Rosa Sam Tess",
  "Ulla Vito Wanda Xenia Yann Zoe Ben Cleo Dora Emil Fred Gina Hanna Ivo Jo Kim Lotte Max Nell Otto",
);
const LAST = new ByLanguage<string[]>({
  de: list(
    "Silberzahn Möwenschreck Goldhaken Sturmnase Rumfass Holzbein Salzbart Kielfisch Laterne Windfang",
    "Krakenarm Ankerstich Mastkorb Muschelohr Tangfuß Flaute Bugwelle Seestern Krummsäbel Segelflick",
  ),
  en: list(
    "Silvertooth Gullscare Goldhook Stormnose Rumbarrel Pegleg Saltbeard Keelfish Lantern Windcatch",
    "Krakenarm Anchorknot Crowsnest Shellear Weedfoot Doldrums Bowwave Starfish Cutlass Sailpatch",
  ),
});

export function guestName(lang: Lang, random: () => number = Math.random): string {
  const pick = (names: string[]) => names[Math.floor(random() * names.length)]!;
  return `${pick(FIRST)} ${pick(LAST.in(lang))}`;
}
