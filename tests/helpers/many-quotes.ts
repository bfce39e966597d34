import { loadContent } from "../../content-reader/read-content.ts";
import { resolveBooks } from "../../src/content-model/books.ts";
import type { Content } from "../../src/pages/all-pages.data.ts";

const LONG_TITLE = "The Sea, Considered as a Long and Rather Damp Letter to Somebody Else";
const LONG_SUBTITLE = "Volume Four, with a Subtitle that Needs a Second Line on a Telephone";
const WORDS =
  "in the hall your coat still hangs and some winters I put a hand in its pocket the way we used to walk";

/** The fixtures with thirty quotes in every volume, and with books larger and smaller than theirs. */
export async function withManyQuotes(folder: string, siteUrl?: string): Promise<Content> {
  const content = await loadContent(folder, siteUrl);
  for (const { quotes } of content.volumes) {
    const prefix = quotes[0]?.id.replace(/\d+$/, "") ?? "";
    while (quotes.length < 30) quotes.push(quoteOf(prefix, quotes.length + 1));
  }
  for (const collection of content.collections)
    collection.quotes = collection.volumes.flatMap(({ quotes }) => quotes);
  const coverUrl = content.volumes[0]?.coverUrl ?? { file: "", widths: [] };
  const quotes = [{ id: "one", text: "S.", example: "S" }];
  const one = { slug: "one", title: "Q", coverUrl, quotes };
  const names = { title: LONG_TITLE, subtitle: LONG_SUBTITLE, coverUrl };
  const volumes = Array.from({ length: 12 }, (_, volume) => {
    const slug = `v${volume}`;
    const count = volume === 0 ? 290 : 10;
    const quotes = Array.from({ length: count }, (_, at) => quoteOf(slug, at));
    return { slug, ...names, title: `${LONG_TITLE} ${slug}`, quotes };
  });
  const many = { id: "9", slug: "many", ...names, volumes: volumes.map(({ slug }) => slug) };
  content.volumes.push(
    ...resolveBooks([many], volumes).collections,
    ...resolveBooks([], [one]).volumes,
  );
  return content;
}

function quoteOf(prefix: string, number: number) {
  const id = `${prefix}${number}`;
  return { id, text: sentence(id, number), example: sentence("Today", number % 14) };
}

/** A sentence of 4 to 23 words, as in a real book. */
function sentence(start: string, length: number) {
  return `${[start, ...WORDS.split(" ").slice(0, 3 + (length % 20))].join(" ")}.`;
}
