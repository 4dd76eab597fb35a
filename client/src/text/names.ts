/** Friendly names for guests, so that nobody has to think of one. */
const FIRST = ["Anne", "Bart", "Carla", "Diego", "Elsa", "Finn", "Grace", "Hugo", "Ida", "Jack", "Kate", "Leon", "Mary", "Nils", "Olga", "Pia", "Quinn", "Rosa", "Sam", "Tess"];
const LAST: Record<"de" | "en", string[]> = {
  de: ["Silberzahn", "Möwenschreck", "Goldhaken", "Sturmnase", "Rumfass", "Holzbein", "Salzbart", "Kielfisch", "Laterne", "Windfang"],
  en: ["Silvertooth", "Gullscare", "Goldhook", "Stormnose", "Rumbarrel", "Pegleg", "Saltbeard", "Keelfish", "Lantern", "Windcatch"],
};

export function pirateName(lang: "de" | "en", random: () => number = Math.random): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!;
  return `${pick(FIRST)} ${pick(LAST[lang])}`;
}
