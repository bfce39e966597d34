import { FIRST_SCRIPT_ID, HYDRATED, LOAD_ERROR_ID, MAIN_SCRIPT_ID } from "../shared/names.ts";
import { controlOf, recordInput } from "./replay-input.ts";

/* The first script: until hydration it records input and loads the app again if it failed to load;
   `navigation.tsx` handles pages that fail to load later. It shares only constants with the app, because
   a shared chunk would be another request. */

const pressed: HTMLElement[] = [];
let installPrompt: Event | undefined;
let hasFailed = false;

document.getElementById(FIRST_SCRIPT_ID)?.remove(); // ends the wait in without-scripts.css
if (location.hash && document.readyState === "loading") watchForTarget();

// Both scripts are async, so the app may have hydrated already.
if (performance.getEntriesByName(HYDRATED).length === 0) {
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  const replay = recordInput(signal);
  const finish = () => {
    untilHydrated.abort();
    showStatus("ready");
    if (installPrompt) dispatchEvent(installPrompt);
    replay();
  };
  for (const type of ["click", "change"]) addEventListener(type, press, { signal });
  addEventListener("pointerup", endGesture, { signal });
  addEventListener("beforeinstallprompt", storeInstallPrompt, { signal });
  addEventListener("online", () => startApp(), { signal });
  document.addEventListener("visibilitychange", () => startApp(), { signal });
  addEventListener(HYDRATED, finish, { signal });
}

/** Sets :target as soon as the quote is parsed; browsers set it only after the whole HTML. */
function watchForTarget() {
  const checkTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.nextElementSibling) return; // without a next sibling it may be only half parsed
    observer.disconnect();
    location.replace(location.hash);
  };
  const observer = new MutationObserver(checkTarget);
  observer.observe(document, { childList: true, subtree: true });
  checkTarget();
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}

/** Starts the app after a swipe, which ends without a click, or a tap on text; a mouse selects text. */
function endGesture({ target, pointerType }: PointerEvent) {
  if (pointerType !== "mouse" && !(target as Element).closest("a, button, input")) startApp(false);
}

function press(event: Event) {
  const control = controlOf(event);
  if (!control) return;
  if (control.closest(`#${LOAD_ERROR_ID}`)) return location.reload();
  pressed.push(control);
  startApp();
}

/** Waits for the app if it is still loading, and loads it again if that failed. */
async function startApp(canReload = true) {
  if (document.hidden) return;
  const isRetry = hasFailed && canReload;
  showStatus("loading");
  try {
    const script = document.querySelector<HTMLScriptElement>(`#${MAIN_SCRIPT_ID}`);
    const app: typeof import("./main") = await import(/* @vite-ignore */ script?.src ?? "");
    await app.start();
  } catch {
    // Firefox never retries a failed module within a document, so the page is reloaded.
    if (isRetry && (await isOnline())) return location.reload();
    showStatus("failed");
  }
}

/** Whether the server responds; the CSP forbids `fetch`, so an image is requested. */
function isOnline() {
  return new Promise<boolean>((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = `/favicon.ico?${Date.now()}`;
  });
}

/** Stores the install prompt, which Chromium fires once per page, until hydration. */
function storeInstallPrompt(event: Event) {
  event.preventDefault();
  installPrompt = event;
}

/** Sets `aria-busy` on the pressed controls and shows or hides the "did not load" message. */
function showStatus(status: "loading" | "failed" | "ready") {
  hasFailed = status === "failed";
  for (const control of pressed) control.ariaBusy = status === "loading" ? "true" : null;
  const message = document.getElementById(LOAD_ERROR_ID);
  if (message) message.hidden = !hasFailed;
}
