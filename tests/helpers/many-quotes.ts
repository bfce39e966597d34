import { loadContent } from "../../content-io/read-content.ts";
import type { Content } from "../../src/pages/pages.data.ts";

const QUOTES_IN_A_VOLUME = 30;
const WORDS =
  "in the hall your coat still hangs and some winters I put a hand in its pocket the way we used to walk";

/** The fixtures with every volume extended to as many quotes as a real one has. */
export async function withManyQuotes(folder: string, siteUrl?: string): Promise<Content> {
  const content = await loadContent(folder, siteUrl);
  for (const { quotes } of content.volumes) {
    const prefix = quotes[0]?.id.replace(/\d+$/, "") ?? "";
    while (quotes.length < QUOTES_IN_A_VOLUME) {
      const number = quotes.length + 1;
      const id = `${prefix}${number}`;
      quotes.push({ id, text: sentence(id, number), example: sentence("Today", number % 14) });
    }
  }
  for (const collection of content.collections) {
    collection.quotes = collection.volumes.flatMap(({ quotes }) => quotes);
  }
  return content;
}

/** Some are short, others as long as the quotes of a real book. */
function sentence(start: string, length: number) {
  return `${[start, ...WORDS.split(" ").slice(0, 3 + (length % 20))].join(" ")}.`;
}
