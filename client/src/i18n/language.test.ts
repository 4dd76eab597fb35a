import { expect, it, vi } from "vitest";
import { inLanguage } from "./language.ts";
import { accented } from "./messages.ts";

const TEXTS = { de: "Regel", en: "Rule" };

it("uses English where a language has no text", () => {
  expect([inLanguage(TEXTS, "de"), inLanguage(TEXTS, "fr")]).toEqual(["Regel", "Rule"]);
  expect(inLanguage(undefined, "de")).toBe("");
});

it("accents the texts of the server, too, in the pseudo-locale", async () => {
  vi.stubGlobal("location", { search: "?lang=pseudo" });
  vi.resetModules();
  const pseudo = await import("./language.ts");
  expect(pseudo.inLanguage(TEXTS, "en")).toBe(accented("Rule"));
});
