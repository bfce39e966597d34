import { HYDRATED, LOAD_ERROR_ID, MAIN_SCRIPT_ID } from "../shared/names.ts";

/* The first script: until hydration it keeps presses on buttons and the install prompt, and it reports
   an app that does not load; `navigation.tsx` handles pages that do not load later. It shares only
   constants with the app, because a shared chunk would be another request. */

const pressed: HTMLElement[] = [];
let installPrompt: Event | undefined;

// Both scripts are async, so the app may have hydrated already.
if (performance.getEntriesByName(HYDRATED).length === 0) {
  // On the window, which a press that makes React hydrate reaches only after React has handled it.
  addEventListener("click", keepPress);
  addEventListener("beforeinstallprompt", keepInstallPrompt);
  addEventListener(HYDRATED, repeat, { once: true });
  reportFailure();
}

/** Keeps a press on a button, unless it is a popover's, which works without the app. */
function keepPress({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
  if (!button) return;
  button.ariaBusy = "true";
  pressed.push(button);
}

/** Keeps the install prompt, which Chromium fires once per page. */
function keepInstallPrompt(event: Event) {
  event.preventDefault();
  installPrompt = event;
}

async function repeat() {
  removeEventListener("click", keepPress);
  removeEventListener("beforeinstallprompt", keepInstallPrompt);
  for (const button of pressed) button.ariaBusy = null;
  if (installPrompt) dispatchEvent(installPrompt);
  for (const button of pressed) {
    await null; // React is still at work when it reports hydration, and renders after each press
    button.click();
  }
}

/** If the app does not load, shows a message, whose button reloads the page. */
async function reportFailure() {
  try {
    const script = document.querySelector<HTMLScriptElement>(`#${MAIN_SCRIPT_ID}`);
    const app: typeof import("./main") = await import(/* @vite-ignore */ script?.src ?? "");
    await app.started;
  } catch {
    removeEventListener("click", keepPress);
    for (const button of pressed) button.ariaBusy = null;
    const message = document.getElementById(LOAD_ERROR_ID);
    message?.querySelector("button")?.addEventListener("click", () => location.reload());
    if (message) message.hidden = false;
  }
}
