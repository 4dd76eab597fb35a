import { describe, expect, it } from "vitest";
import { accented, Given, Messages } from "./messages.ts";
import { t } from "./t.ts";

const ftl = import.meta.glob<string>("../../../src/nassau/i18n/locales/*/ui.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const code = Object.entries(sources)
  .filter(([path]) => !/\.test\.ts$|\.gen\.ts$/.test(path))
  .map(([, text]) => text)
  .join("\n");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!).sort();

describe("messages of the user interface", () => {
  it("are the same in all languages", () => {
    const [first, ...others] = Object.values(ftl).map(ids);
    for (const other of others) expect(other).toEqual(first);
    expect(first?.length).toBeGreaterThan(400);
  });

  it("are all used", () => {
    const built = [
      "error-",
      "level-",
      "clock-",
      "visibility-",
      "new-kind-",
      "rules-source-",
      "event-",
      "about-data-",
      "verify-problem-",
      "verify-basis-",
    ];
    const unused = ids(Object.values(ftl)[0]!).filter(
      (key) =>
        !code.includes(`"${key}"`) && !code.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("are filled with values", () => {
    expect(t("start-players", { from: 3, to: 5 })).toBe("3–5 players");
  });
});

describe("messages", () => {
  const english = new Messages("en", ["a = A { $n }\nb = B\n"]);

  it("come from the fallback where a language lacks them, and show their id where there are none", () => {
    const german = new Messages("de", ["a = Ä { $n }\n"], english);
    expect([german.format("a", { n: 12345 }), german.format("b"), german.format("c")]).toEqual(["Ä 12345", "B", "c"]);
  });

  it("never select a variant by the name of a player", () => {
    const text = "who = { $who ->\n    [none] nobody\n   *[other] { $who }\n }\n";
    const messages = new Messages("en", [text]);
    expect(messages.format("who", { who: "none" })).toBe("nobody");
    expect(messages.format("who", { who: new Given("none") })).toBe("none");
  });

  it("are accented in the pseudo-locale, but values are not", () => {
    const pseudo = new Messages("en", ["a = Pay { $who }\n"], null, true);
    expect(pseudo.format("a", { who: new Given("Ann") })).toBe(`${accented("Pay ")}Ann`);
  });
});
