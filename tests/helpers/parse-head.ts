import { parse } from "node-html-parser";

/** A page's head, prerendered or hydrated; lists show whether a tag occurs more than once. */
export function parseHead(html: string) {
  const document = parse(html);
  const all = (selector: string) => document.querySelectorAll(selector);
  const meta: Record<string, string[]> = {};
  for (const { attributes } of all("meta")) {
    const key = attributes.name ?? attributes.property;
    if (key) meta[key] = [...(meta[key] ?? []), attributes.content ?? ""];
  }
  return {
    titles: all("title").map(({ text }) => text),
    canonicals: all("link[rel=canonical]").map(({ attributes }) => attributes.href),
    meta,
    data: all('script[type="application/ld+json"]').map(
      ({ rawText }): Record<string, unknown> => JSON.parse(rawText),
    ),
  };
}
