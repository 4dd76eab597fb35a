/** Addresses and pages, on the browser's own history. */

const start = globalThis.location;
const place = $state({ path: start?.pathname ?? "/", search: start?.search ?? "", hash: start?.hash ?? "" });

export const route = {
  get path(): string {
    return place.path;
  },
  get hash(): string {
    return place.hash;
  },
  query(name: string): string | null {
    return new URLSearchParams(place.search).get(name);
  },
};

export function go(address: string, how: "push" | "replace" = "push"): void {
  const url = new URL(address, location.href);
  if (how === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  const samePage = url.pathname === place.path;
  look();
  if (!samePage && !url.hash) scrollTo(0, 0);
}

/** The parts of the path that a pattern names: match("/table/:id", "/table/x7") is { id: "x7" }. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = decode(given[index]!);
    else if (part !== given[index]) return null;
  }
  return found;
}

/** Follow the browser's back and forward, and clicks on links of ours. */
export function followLinks(): () => void {
  addEventListener("popstate", look);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", look);
    document.removeEventListener("click", clicked);
  };
}

function look(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

function clicked(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.href);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
