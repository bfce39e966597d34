import { loadContent } from "../../content-io/read-content.ts";
import { resolveBooks } from "../../src/content/books.ts";
import type { Content } from "../../src/pages/all-pages.data.ts";

const QUOTES_IN_A_VOLUME = 30;
const LONG_TITLE = "The Sea, Considered as a Long and Rather Damp Letter to Somebody Else";
const LONG_SUBTITLE = "Volume Four, with a Subtitle that Needs a Second Line on a Telephone";
const WORDS =
  "in the hall your coat still hangs and some winters I put a hand in its pocket the way we used to walk";

/** The fixtures with every volume extended to as many quotes as a real one has. */
export async function withManyQuotes(folder: string, siteUrl?: string): Promise<Content> {
  const content = await loadContent(folder, siteUrl);
  for (const { quotes } of content.volumes) {
    const prefix = quotes[0]?.id.replace(/\d+$/, "") ?? "";
    while (quotes.length < QUOTES_IN_A_VOLUME) {
      quotes.push(quoteOf(prefix, quotes.length + 1));
    }
  }
  for (const collection of content.collections) {
    collection.quotes = collection.volumes.flatMap(({ quotes }) => quotes);
  }
  content.volumes.push(...otherBooks(content));
  return content;
}

/** Books larger and smaller than the fixtures', which no page links to. */
function otherBooks({ volumes: [fixture] }: Content) {
  const coverUrl = fixture?.coverUrl ?? { file: "", widths: [] };
  const volumeOf = (slug: string, count: number) => ({
    slug,
    title: `${LONG_TITLE} ${slug}`,
    subtitle: LONG_SUBTITLE,
    coverUrl,
    quotes: Array.from({ length: count }, (_, at) => quoteOf(slug, at)),
  });
  const twelve = Array.from({ length: 12 }, (_, at) => volumeOf(`v${at}`, at === 0 ? 290 : 10));
  const shelf = { id: "9", slug: "many", title: LONG_TITLE, subtitle: LONG_SUBTITLE, coverUrl };
  const quotes = [{ id: "one", text: "S.", example: "S" }];
  const one = { slug: "one", title: "Q", coverUrl, quotes };
  const slugs = twelve.map(({ slug }) => slug);
  const many = resolveBooks([{ ...shelf, volumes: slugs }], twelve).collections;
  return [...many, ...resolveBooks([], [one]).volumes];
}

function quoteOf(prefix: string, number: number) {
  const id = `${prefix}${number}`;
  return { id, text: sentence(id, number), example: sentence("Today", number % 14) };
}

/** A sentence of 4 to 23 words, as in a real book. */
function sentence(start: string, length: number) {
  return `${[start, ...WORDS.split(" ").slice(0, 3 + (length % 20))].join(" ")}.`;
}
