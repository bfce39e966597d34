/**
 * The page's first script. Words and the first pictures come before the rest of the site's code,
 * which would share a slow line with them; what is pressed meanwhile is kept, not lost.
 */
const PATIENCE_MS = 3000; // a picture that hangs must not keep the page from coming alive
const SETTLE_MS = 100; // pictures are painted a few frames after they have loaded

const pressed: HTMLElement[] = [];
let installOffer: Event | undefined;
const hanging = setTimeout(loadMain, PATIENCE_MS);
addEventListener("load", () => whenPainted(() => setTimeout(loadMain, SETTLE_MS)), { once: true });
addEventListener("click", keepPress);
addEventListener("beforeinstallprompt", keepOffer);
addEventListener("alive", answer, { once: true });
if (location.hash) loadMain(); // it knows the quote that is to be read

/** A frame may come and go without the words; this is told when they are on the screen. */
function whenPainted(next: () => void) {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    next();
  }).observe({ type: "paint", buffered: true });
}

/** The page names its modules, the main one first, in links that mean nothing to the browser yet. */
function loadMain() {
  clearTimeout(hanging);
  const [main, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel="later"]');
  if (!main) return; // they are on their way already
  for (const link of [main, ...others]) link.rel = "modulepreload";
  import(/* @vite-ignore */ main.href).catch(stayAsServed);
}

function stayAsServed() {
  // A file failed to load: the page stays as it is, readable and linked.
}

/** A button that opens a popover was answered by the browser: once more would close it again. */
function keepPress({ target }: Event) {
  const button =
    target instanceof Element && target.closest<HTMLElement>("button:not([popovertarget])");
  if (button) pressed.push(button);
}

/** The browser makes its offer once. */
function keepOffer(event: Event) {
  event.preventDefault();
  installOffer = event;
}

/** Called when the site's code has taken over: it hears of what came before it. */
function answer() {
  delete document.documentElement.dataset.quote; // by now the right one stands there
  removeEventListener("click", keepPress);
  removeEventListener("beforeinstallprompt", keepOffer);
  if (installOffer) dispatchEvent(installOffer);
  for (const button of pressed) button.click();
}
