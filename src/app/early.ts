/**
 * The page's early script, the same on every page: it keeps what the reader presses, and what the
 * browser offers, until the app is there to answer, and asks again for an app that did not come.
 */
const presses: HTMLElement[] = [];
const listening = new AbortController();
let installOffer: Event | undefined;

// Browsers look for the quote that the address names once the page is whole: until then none shows.
if (location.hash && document.readyState === "loading") {
  const { dataset } = document.documentElement;
  dataset.incomplete = "";
  document.addEventListener("DOMContentLoaded", () => delete dataset.incomplete);
}

// The app may have been quicker.
if (performance.getEntriesByName("hydrated").length === 0) {
  const options = { signal: listening.signal };
  addEventListener("click", keepPress, options);
  addEventListener("change", keepPress, options);
  addEventListener("beforeinstallprompt", keepInstallOffer, options);
  addEventListener("online", startApp, options);
  document.addEventListener("visibilitychange", startApp, options);
  addEventListener("hydrated", answer, options);
}

/** While the app is on its way this only waits for it; if it was lost, it is asked for again. */
async function startApp() {
  if (document.hidden) return;
  tell("busy");
  try {
    const main = document.querySelector<HTMLScriptElement>("script[fetchpriority=low]");
    const app: typeof import("./main") = await import(/* @vite-ignore */ main?.src ?? "");
    await app.start();
  } catch {
    tell("lost");
  }
}

/**
 * A button that opens a popover was answered by the browser: once more would close it again. A
 * slider keeps by itself where it was moved to.
 */
function keepPress({ target }: Event) {
  const control =
    target instanceof Element && target.closest<HTMLElement>("button:not([popovertarget]),input");
  if (!control) return;
  if (control.closest(".lost-notice")) return location.reload();
  presses.push(control);
  startApp();
}

/** The browser makes its offer once. */
function keepInstallOffer(event: Event) {
  event.preventDefault();
  installOffer = event;
}

function answer() {
  listening.abort();
  tell();
  if (installOffer) dispatchEvent(installOffer);
  // Later: a button ignores a click by script while it is being clicked.
  for (const button of presses) queueMicrotask(() => button.click());
}

/** Says "busy" on what was pressed, "lost" in one quiet line that is served with the page. */
function tell(state?: "busy" | "lost") {
  for (const button of presses) button.ariaBusy = state === "busy" ? "true" : null;
  for (const line of document.querySelectorAll<HTMLElement>(".lost-notice"))
    line.hidden = state !== "lost";
}
