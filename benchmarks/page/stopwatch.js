// Injected before the scripts of the page. Measures in milliseconds: the time until the page is usable
// (stopwatch.ready), and from a click that sends a decision until its result is painted (stopwatch.clicks). Clicks that
// only open a menu or mark something are not counted.
(() => {
  const watch = (globalThis.stopwatch = { ready: null, clicks: [] });
  const version = () => document.querySelector("section.bar")?.dataset.version;
  let started = false;
  let pending = null;

  /**
   * Calls back once the current frame has been painted, in the next task. High priority: the task must not queue
   * behind messages that arrived meanwhile, because the frame is visible before they are handled.
   */
  function afterPaint(callback) {
    requestAnimationFrame(() => scheduler.postTask(() => callback(performance.now()), { priority: "user-blocking" }));
  }

  function inspect() {
    if (!started && document.querySelector("ul.games button, [data-choice]")) {
      started = true;
      afterPaint((now) => (watch.ready = now));
    }
    if (pending && version() !== pending.version) {
      const { at } = pending;
      pending = null;
      afterPaint((now) => watch.clicks.push(now - at));
    }
  }

  addEventListener(
    "click",
    ({ timeStamp }) => (pending = version() === undefined ? null : { at: timeStamp, version: version() }),
    true,
  );
  new MutationObserver(inspect).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-version", "data-choice"],
  });
})();
