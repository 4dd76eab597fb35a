/** Client-side router on the History API. */

const start = globalThis.location;
const current = $state({ path: start?.pathname ?? "/", search: start?.search ?? "", hash: start?.hash ?? "" });

export const route = {
  get path(): string {
    return current.path;
  },
  get hash(): string {
    return current.hash;
  },
  query(name: string): string | null {
    return new URLSearchParams(current.search).get(name);
  },
};

export function go(address: string, how: "push" | "replace" = "push"): void {
  const url = new URL(address, location.href);
  if (how === "push") history.pushState(null, "", url);
  else history.replaceState(null, "", url);
  const samePage = url.pathname === current.path;
  syncLocation();
  if (!samePage && !url.hash) scrollTo(0, 0);
}

/** Path parameters of a pattern, or null without a match: match("/table/:id", "/table/x7") is { id: "x7" }. */
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

/** Handle history navigation and clicks on internal links; returns the cleanup. */
export function followLinks(): () => void {
  addEventListener("popstate", syncLocation);
  document.addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", syncLocation);
    document.removeEventListener("click", followLink);
  };
}

function syncLocation(): void {
  current.path = location.pathname;
  current.search = location.search;
  current.hash = location.hash;
}

function followLink(event: MouseEvent): void {
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
