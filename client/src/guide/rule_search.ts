/** Search in a rulebook. */
import type { RuleInfo, SectionInfo } from "../api/protocol.gen.ts";
import { inLanguage } from "../i18n/language.ts";

export function wordsOf(query: string, lang: string): string[] {
  return query.toLocaleLowerCase(lang).split(/\s+/).filter(Boolean);
}

/** The sections with the rules that contain all words; sections without any are left out. */
export function matching(sections: SectionInfo[], words: string[], lang: string): SectionInfo[] {
  const fits = (rule: RuleInfo) => {
    const text = `${rule.id} ${inLanguage(rule.text)}`.toLocaleLowerCase(lang);
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter(({ rules }) => rules.length);
}

/** The text split at the words, for highlighting. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(pattern).map((part, index) => ({ text: part, hit: index % 2 === 1 }));
}
