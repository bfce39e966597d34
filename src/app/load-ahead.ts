import { pathOf } from "../shared/paths.ts";
import { loadBookPage, routeAt } from "./routes.tsx";

const REST_MS = 65; // a pointer or the focus that leaves a link sooner only passes over it

type NavigatorWithSaveData = Navigator & { connection?: { saveData?: boolean } };

/**
 * Loads what the next page may need: first what all books need, then the page of a link that is
 * about to be used. The service worker loads everything, for offline use.
 */
export function loadAhead() {
  load(loadBook);
  if (import.meta.env.PROD) load(async () => navigator.serviceWorker?.register("/sw.js"));
  let timer: ReturnType<typeof setTimeout>;
  const listen = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || type === "pointerout") return;
    if (type === "pointerdown") loadPageOf(link);
    else timer = setTimeout(loadPageOf, REST_MS, link);
  };
  for (const type of ["pointerover", "pointerout", "pointerdown", "focusin"])
    addEventListener(type, listen);
}

function loadPageOf({ href, origin }: HTMLAnchorElement) {
  if (origin === location.origin) load(routeAt(pathOf(href)).load);
}

/** The book page, and the font of its buttons, which the home page does not use. */
function loadBook() {
  return Promise.all([loadBookPage(), document.fonts.load("500 1em DM Mono")]);
}

async function load(what: () => Promise<unknown>) {
  const { connection, onLine }: NavigatorWithSaveData = navigator;
  if (onLine && !connection?.saveData) await what().catch(() => {}); // a press will try again
}
