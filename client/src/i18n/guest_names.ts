/** Friendly names for guests, so that nobody has to think of one; and names where there is little room. */
const FIRST =
  "Anne Bart Carla Diego Elsa Finn Grace Hugo Ida Jack Kate Leon Mary Nils Olga Pia Quinn Rosa Sam Tess Ulla Vito Wanda Xenia Yann Zoe Ben Cleo Dora Emil Fred Gina Hanna Ivo Jo Kim Lotte Max Nell Otto".split(
    " ",
  );
const LAST: Record<"de" | "en", string[]> = {
  de: "Silberzahn Möwenschreck Goldhaken Sturmnase Rumfass Holzbein Salzbart Kielfisch Laterne Windfang Krakenarm Ankerstich Mastkorb Muschelohr Tangfuß Flaute Bugwelle Seestern Krummsäbel Segelflick".split(
    " ",
  ),
  en: "Silvertooth Gullscare Goldhook Stormnose Rumbarrel Pegleg Saltbeard Keelfish Lantern Windcatch Krakenarm Anchorknot Crowsnest Shellear Weedfoot Doldrums Bowwave Starfish Cutlass Sailpatch".split(
    " ",
  ),
};

export function guestName(lang: "de" | "en", random: () => number = Math.random): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!;
  return `${pick(FIRST)} ${pick(LAST[lang])}`;
}
