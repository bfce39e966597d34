/** The window sizes that every page must fit, from the smallest phone to the largest screen. */
export const WINDOW_SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [600, 960],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const;

const MIN_GAP_PX = 8;
const MIN_TARGET_PX = 44;
const ROUNDING_PX = 0.5;

/** A word on a line: the text that it belongs to, and the box of its ink. */
interface Word {
  word: string;
  text: Element;
  box: DOMRect;
  isBroken: boolean;
}

/** The faults of the page's current layout, one line each. */
export function layoutFaults(): string[] {
  const words = [...wordsShown()];
  const controls = shown("a[href], button, input, summary, [tabindex='0']");
  const excess = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(excess > 0 ? [`the page is ${excess} px too wide`] : []),
    ...words.filter(leavesWindow).map(({ word }) => `“${word}” leaves the window`),
    ...words.filter(({ isBroken }) => isBroken).map(({ word }) => `“${word}” is broken`),
    ...words.filter(isCut).map(({ word }) => `“${word}” is cut`),
    ...closeTexts(words),
    ...wordsOn([...controls, ...shown("img")], words),
    ...controls.flatMap(smallTarget),
    ...controls.filter(isCovered).map((control) => `${nameOf(control)} cannot be pressed`),
  ];
}

function leavesWindow({ box }: Word) {
  return box.left < -ROUNDING_PX || box.right > innerWidth + ROUNDING_PX;
}

function isCut({ text, box }: Word) {
  for (let around: Element | null = text; around; around = around.parentElement) {
    if (around === document.body) return false;
    const isClipping = getComputedStyle(around).overflow !== "visible";
    if (isClipping && isOutside(box, around.getBoundingClientRect())) return true;
  }
  return false;
}

function closeTexts(words: Word[]) {
  return words.flatMap(({ text, box }, index) =>
    words
      .slice(index + 1)
      .filter((other) => other.text !== text && gap(box, other.box) < MIN_GAP_PX - ROUNDING_PX)
      .map((other) => `${nameOf(text)} and ${nameOf(other.text)} are too near`),
  );
}

function wordsOn(things: Element[], words: Word[]) {
  return things.flatMap((thing) => {
    const around = thing.getBoundingClientRect();
    return words
      .filter(({ text, box }) => !thing.contains(text) && gap(box, around) < -ROUNDING_PX)
      .filter(({ text }) => !text.contains(thing))
      .map(({ word }) => `“${word}” is on ${nameOf(thing)}`);
  });
}

function smallTarget(control: Element) {
  const { width, height } = control.getBoundingClientRect();
  if (Math.min(width, height) >= MIN_TARGET_PX - ROUNDING_PX) return [];
  return [`${nameOf(control)} is ${Math.round(width)} by ${Math.round(height)} px`];
}

/** Whether another element, possibly invisible, receives presses on the middle of `control`. */
function isCovered(control: Element) {
  const scrolled = scrollY;
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  scrollTo({ top: scrolled, behavior: "instant" });
  return !control.contains(hit);
}

/** The elements matching `selector` that are below the first screen. */
export function belowFirstScreen(selector: string): string[] {
  scrollTo(0, 0);
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [`nothing matches ${selector}`];
  return found
    .filter((element) => element.getBoundingClientRect().bottom > innerHeight + ROUNDING_PX)
    .map((element) => `${element.textContent} is below the first screen`);
}

function* wordsShown(): Generator<Word> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement;
    if (parent.matches("script, style, title") || !isShown(parent)) continue;
    const style = getComputedStyle(parent);
    const leastLetters = Number.parseInt(style.getPropertyValue("hyphenate-limit-chars"), 10) || 0;
    // The dock hides what does not fit of a volume's name.
    const visible = parent.closest(".dock-volume")?.getBoundingClientRect();
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\p{Pd}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()];
      const isHyphenated = style.hyphens === "auto" && word.length >= leastLetters;
      const isBroken = !isHyphenated && new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      for (const box of lines.map((line) => inkOf(word, style, line)))
        if (!visible || !isOutside(box, visible))
          yield { word, text: textOf(parent), box, isBroken };
    }
  }
}

const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;

/** The inked part of a line, whose box is taller than its letters, or shorter if tight. */
function inkOf(word: string, style: CSSStyleDeclaration, { x, y, width, height }: DOMRect) {
  // Not `font`: the shorthand is empty if it cannot express a longhand such as kerning.
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const ink = pen.measureText(word);
  const above = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
  const below = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
  return new DOMRect(x, y + above, width, height - above - below);
}

/** A heading or paragraph counts as one text, even on several lines. */
function textOf(element: Element): Element {
  const whole = element.closest("h1, h2, h3, p, blockquote, figcaption, button");
  const isInline = getComputedStyle(element).display === "inline";
  return whole ?? (isInline && element.parentElement ? textOf(element.parentElement) : element);
}

function shown(selector: string) {
  return [...document.querySelectorAll(selector)].filter(isShown);
}

function isShown(element: Element) {
  const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isVisible && !element.closest("[inert], .visually-hidden");
}

function nameOf(element: Element) {
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
  return `“${(name || element.getAttribute("class") || element.tagName).slice(0, 30)}”`;
}

/** The distance between two boxes; negative if they overlap. */
function gap(a: DOMRect, b: DOMRect) {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

function isOutside(inner: DOMRect, outer: DOMRect) {
  return (
    inner.left < outer.left - ROUNDING_PX ||
    inner.right > outer.right + ROUNDING_PX ||
    inner.top < outer.top - ROUNDING_PX ||
    inner.bottom > outer.bottom + ROUNDING_PX
  );
}
