/** Lettering and accessible labels of the board; all other texts come from the server. */
import { ByLanguage } from "../../i18n/language.ts";

interface Labels {
  board: string;
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
}

export const LABELS = new ByLanguage<Labels>({
  de: {
    board: "Spielbrett von Port Royal",
    risk: (percent) => `Risiko ${percent} %`,
    need: "nötige Säbel",
    have: "du hast",
    sheet: (name) => `Bogen von ${name}`,
    mine: "Mein Bogen",
    enlarge: (name) => `Bogen von ${name} groß anzeigen`,
    left: (crosses) => `noch ${crosses}`,
    draw: (crosses) => (crosses === 1 ? "1 Kreuz setzen" : `${crosses} Kreuze setzen`),
    rub: "Radieren",
    closer: "Karte vergrößern",
    whole: "Ganze Karte",
    finish: "Setzen und fertig",
    points: (points) => (points === 1 ? "1 Siegpunkt" : `${points} Siegpunkte`),
    island: (letter) => `Insel ${letter}`,
  },
  en: {
    board: "Board of Port Royal",
    risk: (percent) => `Risk ${percent}%`,
    need: "sabres needed",
    have: "you have",
    sheet: (name) => `${name}’s sheet`,
    mine: "My sheet",
    enlarge: (name) => `Show ${name}’s sheet`,
    left: (crosses) => `${crosses} left`,
    draw: (crosses) => (crosses === 1 ? "Set 1 cross" : `Set ${crosses} crosses`),
    rub: "Rub out",
    closer: "Zoom in on the map",
    whole: "Whole map",
    finish: "Set and finish",
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    island: (letter) => `Island ${letter}`,
  },
});
