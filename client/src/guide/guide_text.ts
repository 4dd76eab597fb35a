/** The texts of a guide: paragraphs, "# " headings, and "- " items whose lead ends at the first colon. */

export interface Item {
  lead: string; // set in bold; "" without one
  text: string;
}

export type Block =
  { kind: "heading"; text: string } | { kind: "paragraph"; text: string } | { kind: "list"; items: Item[] };

const LONGEST_LEAD = 32; // characters: a colon further on belongs to the sentence

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").filter((one) => one.trim())) {
    const last = found.at(-1);
    if (line.startsWith("# ")) found.push({ kind: "heading", text: line.slice(2) });
    else if (!line.startsWith("- ")) found.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(item(line.slice(2)));
    else found.push({ kind: "list", items: [item(line.slice(2))] });
  }
  return found;
}

function item(text: string): Item {
  const colon = text.indexOf(": ");
  if (colon < 0 || colon > LONGEST_LEAD) return { lead: "", text };
  return { lead: text.slice(0, colon + 1), text: text.slice(colon + 2) };
}

/** The blocks by their headings; what stands before the first one has the heading "". */
export function chapters(text: string): { heading: string; blocks: Block[] }[] {
  const found: { heading: string; blocks: Block[] }[] = [];
  for (const block of blocks(text)) {
    if (block.kind === "heading") found.push({ heading: block.text, blocks: [] });
    else if (found.length) found.at(-1)!.blocks.push(block);
    else found.push({ heading: "", blocks: [block] });
  }
  return found;
}
