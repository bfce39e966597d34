const MAX_WAIT_MS = 2000; // loads even on a page that is never idle
const GUESS_MS = 300; // Safari has no requestIdleCallback

/** Loads a module when the page has loaded and is idle; undefined on failure or abort. */
export async function loadWhenIdle<T>(load: () => Promise<T>, signal?: AbortSignal) {
  await pageLoaded();
  await idle();
  if (signal?.aborted) return;
  const loaded = await load().catch(() => undefined); // the page works without this module
  await idle(); // again, because the page may be busy by now
  return signal?.aborted ? undefined : loaded;
}

function pageLoaded() {
  if (document.readyState === "complete") return;
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

function idle() {
  return new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, GUESS_MS);
  });
}
