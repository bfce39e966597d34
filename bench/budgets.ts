/** What a page has asked for by the time it answers; all but `requests` in bytes. */
export interface Weight {
  /** As sent, in Brotli. */
  html: number;
  css: number;
  /** Code alone, in gzip: what a book's words weigh is the author's to say. */
  javascript: number;
  fonts: number;
  images: number;
  requests: number;
}

export interface PageBudget {
  /** One page of its kind, weighed for all of them. */
  path: string;
  most: Weight;
}

const KB = 1000;
/** What one more book brings to the home page: its card, where its files are, and its cover. */
const MORE = { html: 0.3 * KB, javascript: 0.5 * KB, images: 50 * KB, requests: 1 };
const FOR_ALL = { css: 7 * KB, javascript: 80 * KB, fonts: 45 * KB };
const BOOK = { css: 8.2 * KB, javascript: 82.5 * KB, images: 15 * KB };
const GUIDE = { javascript: 83 * KB, images: 50 * KB }; // its carousel brings a spring

/** The most that each kind of page may weigh, on a phone with a very sharp screen. */
export const PAGE_BUDGETS: Record<string, PageBudget> = {
  home: budget("/", { html: 2.5 * KB, images: 3 * MORE.images, requests: 18 }),
  collection: budget("/book/lyrics-of-the-mind-trilogy", { ...BOOK, html: 9.5 * KB, requests: 14 }),
  volume: budget("/book/experiences-of-life", { ...BOOK, html: 5 * KB, requests: 14 }),
  buy: budget("/buy-books", { html: 2 * KB, images: 65 * KB, requests: 15 }),
  dice: budget("/roll-the-dice", { html: 2 * KB, images: 0, requests: 15 }),
  guide: budget("/add-to-home-screen", { ...GUIDE, html: 2.5 * KB, requests: 18 }),
  "unknown book": budget("/book/nope", { html: 1.5 * KB, images: 35 * KB, requests: 15 }),
  "unknown address": budget("/nope", { html: 1.5 * KB, images: 0, requests: 13 }),
};

function budget(path: string, own: Omit<Weight, keyof typeof FOR_ALL> & Partial<Weight>) {
  return { path, most: { ...FOR_ALL, ...own } };
}

export const SITE_BUDGETS = {
  /** HTML and CSS of any page together: what a server sends before it waits for an answer. */
  firstFlight: 14_600,
  /** What the service worker keeps, as it lies on the disk. */
  kept: 1500 * KB,
  /** The whole build, against bundling the scripts alone on the same machine. */
  buildRatio: 2.5,
};

/** What of a page is too much: each part, what it weighs and what it may with so many more books. */
export function excess(kind: string, weight: Weight, moreBooks = 0) {
  const more: Partial<Weight> = MORE;
  const parts = Object.entries(PAGE_BUDGETS[kind]?.most ?? {}) as [keyof Weight, number][];
  return parts
    .map(([part, most]) => [part, most + moreBooks * (more[part] ?? 0)] as const)
    .filter(([part, most]) => weight[part] > most)
    .map(([part, most]) => `${part}: ${weight[part]} of ${most}`);
}
