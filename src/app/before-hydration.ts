/**
 * Queues presses until hydration, and loads the app again if it failed to load; `navigation.tsx`
 * handles pages that fail to load later. Imports nothing, so that it stays small.
 */
const presses: HTMLElement[] = [];
const untilHydrated = new AbortController();
let installPrompt: Event | undefined;
let touch: PointerEvent | undefined;
let hasFailed = false;

/** These three must equal the constants of these names in `src/quotes/swipe.ts`. */
const CONTROLS = "a, button, input";
const MIN_SWIPE_PX = 40;
const MAX_SWIPE_SLOPE = 0.6;

document.querySelector("#before-hydration-script")?.remove(); // ends the wait in without-scripts.css
if (location.hash && document.readyState === "loading") watchForTarget();

// Both scripts are async, so the app may have hydrated already.
if (performance.getEntriesByName("hydrated").length === 0) {
  const options = { signal: untilHydrated.signal };
  addEventListener("click", queueClick, options);
  addEventListener("change", queueClick, options);
  addEventListener("keydown", queueKey, options);
  addEventListener("pointerdown", startSwipe, options);
  addEventListener("pointerup", endSwipe, options);
  addEventListener("beforeinstallprompt", storeInstallPrompt, options);
  addEventListener("online", startApp, options);
  document.addEventListener("visibilitychange", startApp, options);
  addEventListener("hydrated", replay, options);
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

/**
 * Queues a press on a button or the slider. Popover buttons work without JavaScript, and replaying
 * their click would close the popover again.
 */
function queueClick({ target }: Event) {
  const control = (target as Element).closest<HTMLElement>("button:not([popovertarget]), input");
  if (control?.closest(".load-error")) location.reload();
  else if (control) queuePress(control);
}

function queueKey({ key, target, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return;
  if ((target as Element).closest("input, [role]")) return; // they use the arrow keys
  pressShortcut(key);
}

function startSwipe(event: PointerEvent) {
  const isOnControl = (event.target as Element).closest(CONTROLS);
  const isSwipe = event.pointerType !== "mouse" && event.isPrimary && visualViewport?.scale === 1;
  touch = isSwipe && !isOnControl ? event : undefined;
}

function endSwipe({ pointerId, clientX, clientY }: PointerEvent) {
  if (pointerId !== touch?.pointerId) return;
  const dx = clientX - touch.clientX;
  const dy = clientY - touch.clientY;
  if (Math.abs(dx) < MIN_SWIPE_PX || Math.abs(dy) > Math.abs(dx) * MAX_SWIPE_SLOPE) return;
  pressShortcut(dx < 0 ? "ArrowRight" : "ArrowLeft");
}

/** Presses the button on the side of the arrow; on a right-to-left page the two are swapped. */
function pressShortcut(key: string) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[aria-keyshortcuts]")];
  if (document.dir === "rtl") buttons.reverse();
  const button = buttons[["ArrowLeft", "ArrowRight"].indexOf(key)];
  if (button && !button.disabled) queuePress(button);
}

function queuePress(control: HTMLElement) {
  presses.push(control);
  startApp();
}

/** Waits for the app if it is still loading, and loads it again if that failed. */
async function startApp() {
  if (document.hidden) return;
  showStatus("loading");
  try {
    const script = document.querySelector<HTMLScriptElement>("#main-script");
    const app: typeof import("./main") = await import(/* @vite-ignore */ script?.src ?? "");
    await app.start();
  } catch {
    // Firefox never retries a failed module within a document, so the page is reloaded.
    if (hasFailed && (await isOnline())) return location.reload();
    hasFailed = true;
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

function replay() {
  untilHydrated.abort();
  showStatus("ready");
  if (installPrompt) dispatchEvent(installPrompt);
  // click() is ignored on a button whose own click event is being dispatched.
  for (const control of presses) queueMicrotask(() => connectedControl(control)?.click());
}

/** The control itself, or the one with the same name if the app has re-rendered the page. */
function connectedControl(control: HTMLElement) {
  if (control.isConnected) return control;
  const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  const controls = document.querySelectorAll<HTMLElement>(control.localName);
  return [...controls].find((other) => nameOf(other) === nameOf(control));
}

/** Sets `aria-busy` on the pressed controls and shows or hides the "did not load" message. */
function showStatus(status: "loading" | "failed" | "ready") {
  for (const control of presses) control.ariaBusy = status === "loading" ? "true" : null;
  for (const line of document.querySelectorAll<HTMLElement>(".load-error"))
    line.hidden = status !== "failed";
}
