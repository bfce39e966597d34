/**
 * Runs in the page, with reduced motion: turns `count` quotes, and tells of each what is wrong and
 * where the parts are that no turn may move.
 */
export async function measureQuotes(count: number) {
  const LEAST_GAP = 8;
  const WORDS_AND_CONTROLS =
    ".back-link, .share-button, .reader-title, .reader-sentence, .reader-open-mark, .reader-example, .dock-count, .dock-ruler, .dock-buttons button";
  const STILL = [".reader-bar", ".reader-title", ".dock", ".dock-ruler", ".dock-buttons"];
  const box = (name: string) =>
    document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
  const isOver = (lower: string, upper: string) => {
    const [a, b] = [box(lower), box(upper)];
    return a.top < b.bottom && a.left < b.right && b.left < a.right;
  };

  const faultsNow = () => {
    const faults: string[] = [];
    const quote = box(".reader-quote");
    const example = box(".reader-example");
    const isRightOf = (left: DOMRect) => quote.left >= left.right;
    const expectGap = (gap: number, words: string) => gap < LEAST_GAP && faults.push(words);
    const title = box(".reader-title");
    if (!isRightOf(title)) expectGap(quote.top - title.bottom, "quote too near the title");
    expectGap(example.top - quote.bottom, "example too near the quote");
    if (!isRightOf(box(".dock")))
      expectGap(box(".dock-count").top - example.bottom, "example too near the dock");
    if (quote.top < box(".reader-bar").bottom) faults.push("quote over the bar");
    if (isOver(".dock-ruler", ".dock-count")) faults.push("ruler over the counter");
    if (isOver(".dock-buttons", ".dock-ruler")) faults.push("buttons over the ruler");
    for (const part of document.querySelectorAll(WORDS_AND_CONTROLS)) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      if (isOut || isCut) faults.push(`${part.getAttribute("class")} leaves`);
    }
    for (const words of document.querySelectorAll(".reader-bound"))
      if (words.getClientRects().length > 1) faults.push(`“${words.textContent}” on two lines`);
    return faults;
  };

  const measured = [];
  for (let step = 0; step < count; step++) {
    const text = document.querySelector(".reader-quote")?.textContent ?? "";
    const still = STILL.map((name) => box(name).top).join();
    measured.push({ text, faults: faultsNow(), still });
    document.querySelector<HTMLElement>('[aria-label="Next quote"]')?.click();
    await Promise.resolve(); // React shows the next one
  }
  return measured;
}
