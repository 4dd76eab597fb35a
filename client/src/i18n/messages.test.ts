import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en, type Key } from "./en.ts";
import { fill } from "./t.ts";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const code = Object.entries(sources)
  .filter(([path]) => !/\/(de|en)\.ts$|\.test\.ts$/.test(path))
  .map(([, text]) => text)
  .join("\n");
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([whole]) => whole).sort();

describe("messages", () => {
  it("are the same in both languages, with the same placeholders", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as Key[]) {
      expect([key, [...new Set(placeholders(de[key]))]]).toEqual([key, [...new Set(placeholders(en[key]))]]);
      expect(de[key].trim(), key).not.toBe("");
    }
  });

  it("are all used", () => {
    const built = ["error.", "level.", "clock.", "visibility.", "new.kind.", "rules.source.", "event.", "about.data."];
    const unused = Object.keys(en).filter(
      (key) =>
        !code.includes(`"${key}"`) && !code.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("are filled with values", () => {
    expect(fill("{a} of {b}", { a: 1, b: "two" })).toBe("1 of two");
    expect(fill("{a} of {b}", { a: 1 })).toBe("1 of {b}");
  });
});
