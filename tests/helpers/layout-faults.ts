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

/**
 * The faults of the page's current layout, one line each: text or controls that overlap, are cut,
 * broken or too close, a page that scrolls sideways, small or covered targets.
 */
export function layoutFaults(): string[] {
  const MIN_GAP_PX = 8;
  const MIN_TARGET_PX = 44;
  const ROUNDING_PX = 0.5;
  const pen = document.createElement("canvas").getContext("2d");
  const range = document.createRange();
  const faults = new Set<string>();

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert], .visually-hidden");
  /** A heading or paragraph counts as one text, even on several lines. */
  const textOf = (element: Element): Element => {
    const whole = element.closest("h1, h2, h3, p, blockquote, figcaption, button");
    if (whole) return whole;
    const isInline = getComputedStyle(element).display === "inline";
    return isInline && element.parentElement ? textOf(element.parentElement) : element;
  };
  const nameOf = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
    return `“${(name || element.getAttribute("class") || element.tagName).slice(0, 30)}”`;
  };

  /** The inked box of each word: a line's box is taller than its letters, or shorter if tight. */
  const words = () => {
    const found: { word: string; text: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !pen || /^(SCRIPT|STYLE|TITLE)$/.test(parent.tagName) || !isShown(parent))
        continue;
      // Not `font`: the shorthand is empty if it cannot express a longhand such as kerning.
      const style = getComputedStyle(parent);
      const { fontStyle, fontWeight, fontSize, fontFamily, hyphens } = style;
      const leastLetters =
        Number.parseInt(style.getPropertyValue("hyphenate-limit-chars"), 10) || 0;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\p{Pd}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()];
        const isHyphenated = hyphens === "auto" && word.length >= leastLetters;
        if (!isHyphenated && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          faults.add(`“${word}” is broken`);
        pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const ink = pen.measureText(word);
        for (const { x, y, width, height } of lines) {
          const above = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
          const below = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
          const box = new DOMRect(x, y + above, width, height - above - below);
          // The dock hides what does not fit of a volume's name.
          const visible = parent.closest(".dock-volume")?.getBoundingClientRect();
          if (!visible || !isOutside(box, visible)) found.push({ word, text: textOf(parent), box });
        }
      }
    }
    return found;
  };
  /** The distance between two boxes; negative if they overlap. */
  const gap = (a: DOMRect, b: DOMRect) =>
    Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const isOutside = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - ROUNDING_PX ||
    inner.right > outer.right + ROUNDING_PX ||
    inner.top < outer.top - ROUNDING_PX ||
    inner.bottom > outer.bottom + ROUNDING_PX;
  const leavesWindow = ({ left, right }: DOMRect) =>
    left < -ROUNDING_PX || right > innerWidth + ROUNDING_PX;
  /** Whether another element, possibly invisible, receives presses on the middle of `control`. */
  const isCovered = (control: Element) => {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };

  const all = words();
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const controls = shown("a[href], button, input, summary, [tabindex='0']");
  const images = shown("img");

  if (all.length === 0) faults.add("no text");
  if (document.documentElement.scrollWidth > innerWidth)
    faults.add(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);

  for (const [index, { word, text, box }] of all.entries()) {
    if (leavesWindow(box)) faults.add(`“${word}” of ${nameOf(text)} leaves the window`);
    for (let around: Element | null = text; around; around = around.parentElement) {
      const isClipping = getComputedStyle(around).overflow !== "visible";
      if (isClipping && around !== document.body && around !== document.documentElement)
        if (isOutside(box, around.getBoundingClientRect())) faults.add(`“${word}” is cut`);
    }
    for (const other of all.slice(index + 1))
      if (other.text !== text && gap(box, other.box) < MIN_GAP_PX - ROUNDING_PX)
        faults.add(
          `${nameOf(text)} and ${nameOf(other.text)} are ${Math.round(gap(box, other.box))} px apart`,
        );
    for (const thing of [...controls, ...images])
      if (!thing.contains(text) && !text.contains(thing))
        if (gap(box, thing.getBoundingClientRect()) < -ROUNDING_PX)
          faults.add(`“${word}” of ${nameOf(text)} is on ${nameOf(thing)}`);
  }
  for (const [index, control] of controls.entries()) {
    const box = control.getBoundingClientRect();
    if (Math.min(box.width, box.height) < MIN_TARGET_PX - ROUNDING_PX)
      faults.add(`${nameOf(control)} is ${Math.round(box.width)} by ${Math.round(box.height)} px`);
    if (leavesWindow(box)) faults.add(`${nameOf(control)} leaves the window`);
    for (const other of controls.slice(index + 1))
      if (!control.contains(other) && gap(box, other.getBoundingClientRect()) < -ROUNDING_PX)
        faults.add(`${nameOf(control)} and ${nameOf(other)} overlap`);
  }
  const scrolled = scrollY;
  for (const control of controls)
    if (isCovered(control)) faults.add(`${nameOf(control)} cannot be pressed`);
  scrollTo({ top: scrolled, behavior: "instant" });
  return [...faults];
}

/** The elements matching `selector` that are below the first screen. */
export function belowFirstScreen(selector: string): string[] {
  scrollTo(0, 0);
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [`nothing matches ${selector}`];
  return found
    .filter((element) => element.getBoundingClientRect().bottom > innerHeight + 0.5)
    .map((element) => `${element.textContent} is below the first screen`);
}
