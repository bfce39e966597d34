import { pathOf } from "../shared/paths.ts";
import { loadBookPage, routeAt } from "./routes.tsx";

const REST_MS = 65; // a pointer or the focus that leaves a link sooner only passes over it

type NavigatorWithSaveData = Navigator & { connection?: { saveData?: boolean } };

/**
 * Loads what the next page may need: first what all books need, then the page of a link that is
 * about to be used.
 */
export function loadAhead() {
  load(loadBook);
  let timer: ReturnType<typeof setTimeout>;
  const listen = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || type === "pointerout") return;
    const loadPage = routeAt(pathOf(link.href)).load;
    if (type === "pointerdown") load(loadPage);
    else timer = setTimeout(load, REST_MS, loadPage);
  };
  for (const type of ["pointerover", "pointerout", "pointerdown", "focusin"])
    addEventListener(type, listen);
}

/** The book page, and the font of its buttons, which the home page does not use. */
function loadBook() {
  return Promise.all([loadBookPage(), document.fonts.load("500 1em DM Mono")]);
}

async function load(what: () => Promise<unknown>) {
  const { connection, onLine }: NavigatorWithSaveData = navigator;
  if (onLine && !connection?.saveData) await what().catch(() => {}); // a press will try again
}
