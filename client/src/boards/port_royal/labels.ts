/** Lettering and accessible labels of the board; all other texts come from the server. */
import { ByLanguage } from "../../i18n/language.ts";

interface Labels {
  board: string;
  harbour: string;
  sum: string;
  take: string;
  risk(percent: number): string;
  need: string;
  have: string;
  sheet(name: string): string;
  mine: string;
  enlarge(name: string): string;
  left(crosses: number): string;
  draw(crosses: number): string;
  rub: string;
  closer: string;
  whole: string;
  finish: string;
  points(points: number): string;
  island(letter: string): string;
  pieces: string;
  failed: string;
}

export const LABELS = new ByLanguage<Labels>({
  de: {
    board: "Spielbrett von Port Royal",
    harbour: "Hafen",
    sum: "Teile",
    take: "nimm",
    risk: (percent) => `Risiko ${percent} %`,
    need: "nötig",
    have: "du",
    sheet: (name) => `Bogen von ${name}`,
    mine: "Mein Bogen",
    enlarge: (name) => `Bogen von ${name} groß zeigen`,
    left: (crosses) => `noch ${crosses}`,
    draw: (crosses) => (crosses === 1 ? "1 Kreuz setzen" : `${crosses} Kreuze setzen`),
    rub: "Radieren",
    closer: "Karte vergrößern",
    whole: "Ganze Karte",
    finish: "Setzen und fertig",
    points: (points) => (points === 1 ? "1 Siegpunkt" : `${points} Siegpunkte`),
    island: (letter) => `Insel ${letter}`,
    pieces: "Teile",
    failed: "Gescheitert",
  },
  en: {
    board: "Port Royal's board",
    harbour: "Harbour",
    sum: "pieces",
    take: "take",
    risk: (percent) => `Risk ${percent} %`,
    need: "needs",
    have: "mine",
    sheet: (name) => `${name}'s sheet`,
    mine: "My sheet",
    enlarge: (name) => `Show ${name}'s sheet`,
    left: (crosses) => `${crosses} left`,
    draw: (crosses) => (crosses === 1 ? "Set 1 cross" : `Set ${crosses} crosses`),
    rub: "Rub out",
    closer: "Enlarge the map",
    whole: "Whole map",
    finish: "Set and finish",
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    island: (letter) => `Island ${letter}`,
    pieces: "pieces",
    failed: "Failed",
  },
});
