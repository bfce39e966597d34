/**
 * Runs in the page, with reduced motion: turns `count` quotes, and returns for each its faults and
 * the positions of the parts that no turn may move. A line may end on I, a, an or the only if the
 * next word would not fit on a line with it.
 */
export async function measureQuotes(count: number) {
  /** What is above what, by at least how many pixels, unless they are side by side. */
  const ABOVE = [
    [".viewer-bar", ".viewer-quote", 0],
    [".viewer-title", ".viewer-quote", 8],
    [".viewer-quote", ".viewer-example", 8],
    [".viewer-example", ".dock", 8],
    [".dock-count", ".dock-ruler", 0],
    [".dock-ruler", ".dock-buttons", 0],
  ] as const;
  const WORDS_AND_CONTROLS =
    ".back-link, .share-button, .viewer-title, .viewer-sentence, .viewer-open-mark, .viewer-example, .dock-count, .dock-ruler, .dock-buttons button";
  const STILL = [".viewer-bar", ".viewer-title", ".dock", ".dock-ruler", ".dock-buttons"];
  /** Without the quotes that are hidden until the browser finds them. */
  const shown = (name: string) =>
    [...document.querySelectorAll(name)].filter((part) => part.checkVisibility());
  const box = (name: string) =>
    document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();

  const faultsNow = () => {
    const faults: string[] = [];
    for (const [upper, lower, gap] of ABOVE) {
      const [a, b] = [box(upper), box(lower)];
      const isBeside = a.right <= b.left || b.right <= a.left;
      if (!isBeside && b.top - a.bottom < gap) faults.push(`${lower} too near ${upper}`);
    }
    for (const part of shown(WORDS_AND_CONTROLS)) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      if (isOut || isCut) faults.push(`${part.getAttribute("class")} leaves`);
    }
    return faults;
  };

  const range = document.createRange();
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
  const looseEnds = () =>
    shown(".viewer-sentence").flatMap((sentence) => {
      const words = wordsIn(sentence);
      if (words.length === 0) return ["a sentence without words"];
      return words.flatMap(({ word, box }, at) => {
        const next = words[at + 1];
        const isLineEnd = next && next.box.left <= box.left;
        if (!isLineEnd || !/^[“‘(]*(I|a|an|the)$/i.test(word)) return [];
        const isFitting = box.width + next.box.width < sentence.clientWidth * 0.95;
        return isFitting ? [`a line ends on ${word}, the next begins with ${next.word}`] : [];
      });
    });

  const measured = [];
  for (let step = 0; step < count; step++) {
    const text = document.querySelector(".viewer-quote")?.textContent ?? "";
    const still = STILL.map((name) => box(name).top).join();
    measured.push({ text, faults: [...faultsNow(), ...looseEnds()], still });
    document.querySelector<HTMLElement>('[aria-label="Next quote"]')?.click();
    await Promise.resolve(); // React renders the next quote
  }
  return measured;
}
