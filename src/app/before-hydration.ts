/* The first script: until `main.tsx` has hydrated the page, it keeps presses on buttons and the install
   prompt, which it then repeats. If the app does not load, a press shows a message instead;
   `navigation.tsx` handles pages that do not load later. It imports nothing, because a chunk that it
   shares with the app would be another request. */

const started = startOfApp();
let repeated: Promise<void> = started; // settles after the last press that was kept

// On the window, which a press that makes React hydrate reaches only after React has handled it.
addEventListener("click", keepPress);
addEventListener("beforeinstallprompt", keepInstallPrompt);
started.catch(() => {
  reloadOtherPage();
  addEventListener("popstate", reloadOtherPage);
});

async function startOfApp() {
  const script = document.querySelector<HTMLScriptElement>("#main-script");
  const app: typeof import("./main") = await import(/* @vite-ignore */ script?.src ?? "");
  await app.started;
}

/** Both scripts are async, so the app may have hydrated before this one runs. */
function isHydrated() {
  return performance.getEntriesByName("hydrated").length > 0;
}

/** Keeps a press on a button, unless it is a popover's, which works without the app. */
function keepPress({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
  if (!button || isHydrated()) return;
  button.ariaBusy = "true";
  // One after another, because React renders after each press.
  repeated = repeated.then(() => {
    button.ariaBusy = null;
    button.click();
  });
  repeated.catch(() => {
    button.ariaBusy = null;
    showLoadError();
  });
}

/** Keeps the install prompt, which Chromium fires once per page. */
function keepInstallPrompt(event: Event) {
  if (isHydrated()) return;
  event.preventDefault();
  started.then(() => dispatchEvent(event)).catch(() => {});
}

/** Shows the message that `render-pages.tsx` writes, with a button that reloads the page. */
function showLoadError() {
  const message = document.querySelector<HTMLElement>("#load-error");
  message?.querySelector("button")?.addEventListener("click", () => location.reload());
  if (message) message.hidden = false;
}

/**
 * Loads the page that Back or Forward leads to, if a page of the app whose files were gone was
 * reloaded: the history then still has both as one document, which only the app replaces.
 */
function reloadOtherPage() {
  const [load] = performance.getEntriesByType("navigation");
  if (load && location.pathname !== new URL(load.name).pathname) location.reload();
}
