import { boxOf, queryElement } from "./mounted-page.ts";

const SHOWN = "quote-item:not([hidden])";

/** What is above what, by at least how many pixels, unless they are side by side. */
const ABOVE = [
  [".viewer-bar", `${SHOWN} .viewer-quote`, 0],
  [".book-heading-title", `${SHOWN} .viewer-quote`, 8],
  [`${SHOWN} .viewer-quote`, `${SHOWN} .viewer-example`, 8],
  [`${SHOWN} .viewer-example`, ".dock", 8],
  [".dock-count", ".dock-ruler", 0],
  [".dock-ruler", ".dock-buttons", 0],
] as const;
const TEXT_AND_CONTROLS =
  ".back-link, .share-button, .book-heading-title, .viewer-sentence, .viewer-open-mark, .viewer-example, .dock-count, .dock-ruler, .dock-buttons button";
const STILL = [".viewer-bar", ".book-heading-title", ".dock", ".dock-ruler", ".dock-buttons"];

/**
 * Turns `count` quotes with reduced motion, and returns for each its faults and the positions of the
 * parts that no turn may move.
 */
export async function measureQuotes(count: number) {
  const measured = [];
  for (let step = 0; step < count; step++) {
    const text = queryElement(`${SHOWN} .viewer-quote`).textContent;
    const still = STILL.map((name) => boxOf(name).top).join();
    measured.push({ text, faults: faultsNow(), still });
    queryElement('[aria-label="Next quote"]').click();
    await Promise.resolve(); // React renders the next quote
  }
  return measured;
}

function faultsNow() {
  const tooNear = ABOVE.filter(([upper, lower, gap]) => {
    const [a, b] = [boxOf(upper), boxOf(lower)];
    const isBeside = a.right <= b.left || b.right <= a.left;
    return !isBeside && b.top - a.bottom < gap;
  });
  const leaving = shown(TEXT_AND_CONTROLS).filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return isOut || (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);
  });
  return [
    ...tooNear.map(([upper, lower]) => `${lower} too near ${upper}`),
    ...leaving.map((part) => `${part.getAttribute("class")} leaves`),
  ];
}

/** The matching elements, without those in quotes that are hidden until found. */
function shown(selector: string) {
  return [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
}
