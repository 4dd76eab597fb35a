/**
 * Measures every visible text and every control of a page and returns its defects as "kind | selector | text | detail".
 *
 * Controls under `data-nearest` are reached from anywhere near them: a touch goes to the nearest one.
 * Texts under `data-printed` lie where pieces are put, as on a printed board: those may be covered by drawings.
 * Kinds: cut (by a clipping ancestor, an ellipsis or the window), covered (by a painted element or another text),
 * small-text (below `minText` pixels on the screen), small-target (below `minTarget`), wide (horizontal overflow),
 * tall-bar (the decision bar, in share of the window's height).
 */
async ({ minText, minTarget, maxBar }) => {
  const SLACK = 1.5; // pixels: rounding of rectangles
  const root = document.documentElement;
  const found = new Set();
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  /** Layout is read many times and changes only by scrolling: what does not depend on it is kept. */
  const kept = (compute) => {
    const known = new Map();
    return (node) => {
      if (!known.has(node)) known.set(node, compute(node));
      return known.get(node);
    };
  };
  const path = (node) => {
    const names = [];
    for (let at = node; at && at !== document.body && names.length < 4; at = at.parentElement) {
      const element = at.dataset?.element ?? at.dataset?.spot;
      const own = [...at.classList].filter((name) => !name.startsWith("svelte-"));
      names.unshift(at.localName + (element ? `[${element}]` : own.map((name) => `.${name}`).join("")));
      if (element) break;
    }
    return names.join(" > ");
  };
  const words = (node) => (node.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 60);
  const report = (kind, node, detail, text = words(node)) => found.add([kind, path(node), text, detail].join(" | "));

  const shown = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest(".unseen, .hidden, .skip, title, desc, [hidden]");
  const meet = (a, b) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return right > left && bottom > top ? { left, top, right, bottom } : null;
  };
  const round = (...numbers) => numbers.map((number) => Math.round(number * 10) / 10).join("×");

  /** The texts that are painted: one per element with text of its own. */
  function texts() {
    const walker = document.createTreeWalker(document.querySelector("dialog[open], section.sheet") ?? document.body, NodeFilter.SHOW_TEXT);
    const all = new Map();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || ["SCRIPT", "STYLE", "OPTION"].includes(parent.tagName)) continue;
      const holder = parent.closest("text") ?? parent;
      if (!shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 0.5) (all.get(holder) ?? all.set(holder, []).get(holder)).push(tight(rect));
    }
    return all;
  }

  /** A line of text without its line spacing: letters are about 0.72 of the line's height. */
  function tight({ left, top, right, bottom }) {
    const inset = (bottom - top) * 0.14;
    return { left, right, top: top + inset, bottom: bottom - inset };
  }

  const sizeOf = (node) => {
    const size = parseFloat(getComputedStyle(node).fontSize);
    const matrix = node instanceof SVGElement ? node.getScreenCTM?.() : null;
    return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
  };

  /** The ancestors that clip a node, with what they let out on which axis. */
  const clips = kept((node) => {
    const all = [];
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      // a drawing inside another is a lens on it: what lies outside can be brought into it
      if (at.ownerSVGElement) all.push({ at, overflowX: "scroll", overflowY: "scroll", lens: true });
      else if (overflowX !== "visible" || overflowY !== "visible") all.push({ at, overflowX, overflowY });
      if (position === "fixed") break;
    }
    return all;
  });

  /** The visible box of a drawing inside another: its bounding box would be that of its content. */
  function viewportOf(svg) {
    const { a, d, e, f } = svg.parentElement.getScreenCTM();
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => svg[name].baseVal.value);
    return { left: e + a * x, top: f + d * y, right: e + a * (x + width), bottom: f + d * (y + height) };
  }

  /** The part of a rectangle that its ancestors let through, and the one that cuts it although it cannot scroll. */
  function clipped(node, rect) {
    let seen = rect;
    for (const { at, overflowX, overflowY, lens } of clips(node)) {
      const box = lens ? viewportOf(at) : at.getBoundingClientRect();
      const over = {
        x: rect.left < box.left - SLACK || rect.right > box.right + SLACK,
        y: rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK,
      };
      const free = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) };
      if ((over.x && !free.x) || (over.y && !free.y) || (over.x && !lens && !scrolls(at, "x"))) return { cutBy: at };
      seen = meet(seen, box);
      if (!seen) return {};
    }
    return { seen: meet(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) };
  }
  const scrolls = (node, axis) =>
    axis === "x" ? node.scrollWidth > node.clientWidth : node.scrollHeight > node.clientHeight;

  const opacity = kept((node) =>
    node && node !== document.body ? getComputedStyle(node).opacity * opacity(node.parentElement) : 1,
  );
  const opaque = kept((node) => {
    const style = getComputedStyle(node);
    const alpha = (colour) => {
      if (!colour || colour === "none" || colour === "transparent") return 0;
      const parts = /\/\s*([\d.]+)|rgba\([^)]*,\s*([\d.]+)\)/.exec(colour);
      return parts ? Number(parts[1] ?? parts[2]) : 1;
    };
    if (node instanceof SVGElement) {
      const painted = node instanceof SVGGraphicsElement && !(node instanceof SVGGElement) && node.localName !== "svg";
      return painted && alpha(style.fill) * style.fillOpacity * opacity(node) > 0.4;
    }
    return alpha(style.backgroundColor) * opacity(node) > 0.4;
  });

  /** The painted element above a text at a point. */
  function above(holder, x, y) {
    for (const node of document.elementsFromPoint(x, y)) {
      if (node === holder || holder.contains(node) || node.contains(holder)) return null;
      const text = node.closest?.("text");
      if (text === holder) return null;
      if (text || opaque(node)) return node;
    }
    return null;
  }

  function measureTexts() {
    const seenRects = [];
    for (const [holder, rects] of texts()) {
      const px = sizeOf(holder);
      if (px < minText - 0.05) report("small-text", holder, `${round(px)} px`);
      const style = getComputedStyle(holder);
      if (style.textOverflow === "ellipsis" && !holder.closest("[data-unfolds]") && holder.scrollWidth > holder.clientWidth + 1)
        report("cut", holder, `ellipsis ${round(holder.clientWidth, holder.scrollWidth)}`);
      for (const rect of rects) {
        const { seen, cutBy } = clipped(holder, rect);
        if (cutBy && style.textOverflow !== "ellipsis") report("cut", holder, `by ${path(cutBy)}`);
        if (!seen) continue;
        if (holder.closest("[data-printed]")) continue;
        seenRects.push({ holder, rect: seen });
        if (seen.bottom - seen.top < (rect.bottom - rect.top) * 0.6) continue; // scrolled half out of sight
        const [width, y] = [seen.right - seen.left, (seen.top + seen.bottom) / 2];
        for (const share of width > 40 ? [0.08, 0.35, 0.65, 0.92] : [0.15, 0.85]) {
          const cover = above(holder, seen.left + share * width, y);
          if (!cover) continue;
          report("covered", holder, `by ${path(cover)} ${words(cover).slice(0, 20)}`);
          break;
        }
      }
    }
    for (const [index, one] of seenRects.entries())
      for (const other of seenRects.slice(index + 1)) {
        if (one.holder === other.holder) continue;
        if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
        const common = meet(one.rect, other.rect);
        if (!common || common.right - common.left < 2 || common.bottom - common.top < 2) continue;
        const [x, y] = [(common.left + common.right) / 2, (common.top + common.bottom) / 2];
        const stack = document.elementsFromPoint(x, y).map((node) => node.closest?.("text") ?? node);
        const both = [one, other].every(({ holder }) => stack.some((node) => node === holder || holder.contains(node)));
        if (both) report("covered", one.holder, `by the text ${words(other.holder).slice(0, 30)}`);
      }
  }

  const CONTROLS = "button, a[href], select, input, textarea, summary, [role=button][data-choice], [role=menuitem]";
  function measureTargets() {
    for (const node of (document.querySelector("dialog[open], section.sheet") ?? document).querySelectorAll(CONTROLS)) {
      if (!shown(node) || node.closest("p, dd, dt, [data-nearest]") || node.disabled) continue;
      let { left, right, top, bottom } = (node.closest("label") ?? node).getBoundingClientRect();
      const after = getComputedStyle(node, "::after");
      if (after.position === "absolute" && after.content !== "none") {
        // an invisible margin that belongs to the target
        [left, right] = [left + (parseFloat(after.left) || 0), right - (parseFloat(after.right) || 0)];
        [top, bottom] = [top + (parseFloat(after.top) || 0), bottom - (parseFloat(after.bottom) || 0)];
      }
      const [width, height] = [right - left, bottom - top];
      if (width < 1 || height < 1) continue;
      if (width < minTarget - 0.5 || height < minTarget - 0.5)
        report("small-target", node, round(width, height), node.getAttribute("aria-label")?.slice(0, 60) || words(node));
    }
  }

  function measurePage() {
    if (root.scrollWidth > innerWidth) report("wide", root, `${root.scrollWidth} of ${innerWidth}`, "");
    for (const node of document.querySelectorAll("body *")) {
      if (node instanceof SVGElement || node.scrollWidth <= node.clientWidth + 1 || !shown(node)) continue;
      if (/auto|scroll/.test(getComputedStyle(node).overflowX) && !node.closest(".large"))
        report("wide", node, `${node.scrollWidth} of ${node.clientWidth}`, "");
    }
    const bar = document.querySelector("section.bar");
    const hint = bar?.querySelector(".above")?.getBoundingClientRect().height ?? 0; // beside question and buttons
    const share = bar ? (bar.getBoundingClientRect().height - hint) / innerHeight : 0;
    if (share > maxBar + 0.002) report("tall-bar", bar, `${Math.round(share * 100)} %`, words(bar));
  }

  // pieces let clicks through to the spots below them; here every painted shape counts
  const style = document.createElement("style");
  style.textContent = "* { pointer-events: visiblePainted !important; }";
  document.head.append(style);
  try {
    await document.fonts.ready;
    await frame();
    await frame();
    measurePage();
    if (minTarget) measureTargets();
    const scrollers = [...document.querySelectorAll(".area, dialog[open] *, .left, .bar, .sheet *")].filter(
      (node) => scrolls(node, "y") && /auto|scroll/.test(getComputedStyle(node).overflowY),
    );
    measureTexts();
    for (const node of scrollers) {
      const before = node.scrollTop;
      for (let top = 0; top < node.scrollHeight - node.clientHeight; ) {
        top += node.clientHeight * 0.8;
        node.scrollTop = top;
        await frame();
        measureTexts();
      }
      node.scrollTop = before;
    }
  } finally {
    style.remove();
  }
  return [...found];
}
