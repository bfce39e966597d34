/**
 * Runs in the page: steps on `count` times and tells of every quote what stands over something
 * else, and what leaves the screen or its column.
 */
export async function measureQuotes(count: number) {
  const box = (name: string) =>
    document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
  const stacked = [
    ".reader-bar",
    ".reader-quote",
    ".reader-example",
    ".dock-count",
    ".dock-ruler",
    ".dock-turns",
  ];
  const parts =
    ".back-link, .share-button, .reader-title, .reader-sentence, .reader-open-mark, .reader-example, .dock-count, .dock-ruler, .dock-turns button";

  const overlaps = () => {
    const isBeside = box(".reader-title").right <= box(".reader-quote").left;
    const isAbove = box(".reader-title").bottom <= box(".reader-quote").top;
    const found = isBeside || isAbove ? [] : ["the quote over the title"];
    stacked.reduce((above, name) => {
      if (box(name).top < box(above).bottom) found.push(`${name} over ${above}`);
      return name;
    });
    return found;
  };
  const strays = () =>
    [...document.querySelectorAll(parts)].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const isCut = part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1;
      return isOut || isCut ? [`${part.getAttribute("class")} leaves`] : [];
    });

  const measured = [];
  for (let step = 0; step < count; step++) {
    const text = document.querySelector(".reader-quote")?.textContent ?? "";
    measured.push({ text, overlaps: overlaps(), strays: strays(), dock: box(".dock").top });
    document.querySelector<HTMLElement>('[aria-label="Next quote"]')?.click();
    await new Promise(requestAnimationFrame);
  }
  return measured;
}
