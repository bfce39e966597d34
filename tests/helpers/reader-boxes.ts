/**
 * Runs in the page, with reduced motion: turns `count` quotes, and tells of each what is wrong and
 * where the parts are that no turn may move.
 */
export async function measureQuotes(count: number) {
  const LEAST_GAP = 8;
  const WORDS_AND_CONTROLS =
    ".back-link, .share-button, .viewer-title, .viewer-sentence, .viewer-open-mark, .viewer-example, .dock-count, .dock-ruler, .dock-buttons button";
  const STILL = [".viewer-bar", ".viewer-title", ".dock", ".dock-ruler", ".dock-buttons"];
  const box = (name: string) =>
    document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
  const isOver = (lower: string, upper: string) => {
    const [a, b] = [box(lower), box(upper)];
    return a.top < b.bottom && a.left < b.right && b.left < a.right;
  };

  const faultsNow = () => {
    const faults: string[] = [];
    const quote = box(".viewer-quote");
    const example = box(".viewer-example");
    const isRightOf = (left: DOMRect) => quote.left >= left.right;
    const expectGap = (gap: number, words: string) => gap < LEAST_GAP && faults.push(words);
    const title = box(".viewer-title");
    if (!isRightOf(title)) expectGap(quote.top - title.bottom, "quote too near the title");
    expectGap(example.top - quote.bottom, "example too near the quote");
    if (!isRightOf(box(".dock")))
      expectGap(box(".dock-count").top - example.bottom, "example too near the dock");
    if (quote.top < box(".viewer-bar").bottom) faults.push("quote over the bar");
    if (isOver(".dock-ruler", ".dock-count")) faults.push("ruler over the counter");
    if (isOver(".dock-buttons", ".dock-ruler")) faults.push("buttons over the ruler");
    for (const part of document.querySelectorAll(WORDS_AND_CONTROLS)) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      if (isOut || isCut) faults.push(`${part.getAttribute("class")} leaves`);
    }
    return faults;
  };

  const measured = [];
  for (let step = 0; step < count; step++) {
    const text = document.querySelector(".viewer-quote")?.textContent ?? "";
    const still = STILL.map((name) => box(name).top).join();
    measured.push({ text, faults: faultsNow(), still });
    document.querySelector<HTMLElement>('[aria-label="Next quote"]')?.click();
    await Promise.resolve(); // React shows the next one
  }
  return measured;
}

/**
 * Runs in the page, with reduced motion: turns `count` quotes, and lists the lines that end on I, a, an or the though
 * the next word fits on a line with it.
 */
export async function looseEnds(count: number) {
  const range = document.createRange();
  /** The words of a sentence, with their places. */
  const wordsIn = (sentence: Element) => {
    const found: { word: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.parentElement?.ariaHidden === "true") continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        found.push({ word, box: range.getBoundingClientRect() });
      }
    }
    return found;
  };

  const loose: string[] = [];
  let lines = 0;
  for (let step = 0; step < count; step++) {
    for (const sentence of document.querySelectorAll(".viewer-sentence")) {
      const words = wordsIn(sentence);
      for (const [at, { word, box }] of words.entries()) {
        const next = words[at + 1];
        const isLineEnd = !next || next.box.top >= box.bottom - 1;
        if (isLineEnd) lines++;
        if (!next || !isLineEnd || !/^[“‘(]*(I|a|an|the)$/i.test(word)) continue;
        if (box.width + next.box.width < sentence.clientWidth * 0.95)
          loose.push(`${word} | ${next.word}`);
      }
    }
    document.querySelector<HTMLElement>('[aria-label="Next quote"]')?.click();
    await Promise.resolve(); // React shows the next one
  }
  if (lines <= count) loose.push(`only ${lines} lines in ${count} quotes`);
  return loose;
}
