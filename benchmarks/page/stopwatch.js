// Runs in the page before everything else and measures what a person waits for, in milliseconds:
// until the page can be used (stopwatch.ready), and from a click that decides something until its result is painted
// (stopwatch.clicks). A click that only opens a menu or marks something decides nothing and is not counted.
(() => {
  const watch = (globalThis.stopwatch = { ready: null, clicks: [] });
  const version = () => document.querySelector("section.bar")?.dataset.version;
  let begun = false;
  let asked = null;

  /**
   * When the frame that is being prepared now has been painted: the next task after it. The task must not wait behind
   * messages that have come meanwhile, for the person sees the frame whether or not they have been read.
   */
  function painted(tell) {
    requestAnimationFrame(() => scheduler.postTask(() => tell(performance.now()), { priority: "user-blocking" }));
  }

  function look() {
    if (!begun && document.querySelector("ul.games button, [data-choice]")) {
      begun = true;
      painted((now) => (watch.ready = now));
    }
    if (asked && version() !== asked.version) {
      const { at } = asked;
      asked = null;
      painted((now) => watch.clicks.push(now - at));
    }
  }

  addEventListener(
    "click",
    ({ timeStamp }) => (asked = version() === undefined ? null : { at: timeStamp, version: version() }),
    true,
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-version", "data-choice"],
  });
})();
