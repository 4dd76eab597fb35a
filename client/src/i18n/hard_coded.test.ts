import { parse, type AST } from "svelte/compiler";
import { expect, it } from "vitest";
import { isKey } from "./t.ts";

const pages = import.meta.glob<string>(
  ["../App.svelte", "../{pages,table,ui,boardkit}/*.svelte", "../boards/**/*.svelte"],
  { query: "?raw", import: "default", eager: true },
);
const WORD = /\p{L}{2,}/u;
/** Attributes that people read or hear. */
const READ = new Set(["title", "alt", "placeholder", "label", "aria-label", "aria-description"]);

/** The same in every language: the name of the app. */
const NAMES = new Set(["Nassau"]);
/** Commands to type are no texts, and neither are lengths. */
const SKIPPED = new Set(["code", "pre", "StyleDirective"]);

/** Texts of a template that are in the source instead of in a message. */
function hardCoded(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const { type, name, value } = node as { type?: string; name?: string; value?: unknown };
    if (SKIPPED.has(type ?? "") || SKIPPED.has(name ?? "")) return;
    if (type === "Text") found.push((node as AST.Text).data);
    if (type === "ExpressionTag") return void found.push(...literals((node as AST.ExpressionTag).expression));
    if (type === "Attribute") return READ.has(name ?? "") ? visit(value) : undefined;
    Object.values(node).forEach(visit);
  };
  visit(parse(source, { modern: true }).fragment);
  return found.map((text) => text.trim()).filter((text) => WORD.test(text) && !NAMES.has(text) && !isKey(text));
}

/** The texts that an expression can be: all values of a choice, but not what it compares or passes to a function. */
function literals(expression: object): string[] {
  const node = expression as Record<string, object> & { type: string; value?: unknown };
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return (node["quasis"] as unknown as { value: { raw: string } }[]).map(({ value }) => value.raw);
    case "ConditionalExpression":
      return [...literals(node["consequent"]!), ...literals(node["alternate"]!)];
    case "LogicalExpression":
    case "BinaryExpression":
      return [...literals(node["left"]!), ...literals(node["right"]!)];
    default:
      return [];
  }
}

it("notices texts and attributes, but neither calls nor classes", () => {
  const source = `<p class="soft" title="Tip">Hello {t("app-name")}<b aria-label={x}>·</b></p><code>nassau</code>`;
  expect(hardCoded(source)).toEqual(["Tip", "Hello"]);
});

it("notices texts in expressions", () => {
  const values = `{name ?? "Nobody"}{\`\${count} ships\`}{kind === 1 ? x : "Two"}`;
  const source = `<p title={ok ? "Yes" : t("app-name")}>${values}</p>`;
  expect(hardCoded(source)).toEqual(["Yes", "Nobody", "ships", "Two"]);
});

it.each(Object.entries(pages))("%s has no text outside messages", (_path, source) => {
  expect(hardCoded(source)).toEqual([]);
});
