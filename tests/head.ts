import type { Page } from "@playwright/test";

/** Everything a page says in its head; a list wherever a mistake could say it twice. */
export interface ReadHead {
  titles: string[];
  canonicals: string[];
  /** By name or property: description, robots, og:image … */
  meta: Record<string, string[]>;
  /** Each JSON-LD script, parsed. */
  data: unknown[];
}

/** Reads the head of `html`, for which the page must be blank, or else of the page as it is. */
export function readHead(page: Page, html?: string): Promise<ReadHead> {
  return page.evaluate((html) => {
    const root = html ? new DOMParser().parseFromString(html, "text/html") : document;
    const all = (selector: string) => [...root.querySelectorAll(selector)];
    const meta: Record<string, string[]> = {};
    for (const element of all("meta[name], meta[property]")) {
      const key = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
      meta[key] = [...(meta[key] ?? []), element.getAttribute("content") ?? ""];
    }
    return {
      titles: all("title").map((element) => element.textContent ?? ""),
      canonicals: all("link[rel=canonical]").map((link) => link.getAttribute("href") ?? ""),
      meta,
      data: all('script[type="application/ld+json"]').map((script) =>
        JSON.parse(script.textContent ?? ""),
      ),
    };
  }, html);
}

/** A thing of schema.org, as it stands in JSON-LD. */
export type Data = Record<string, unknown>;

/** Every thing in the data with a type of its own, however deep. */
export function things(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (!isData(value)) return [];
  const inner = Object.values(value).flatMap(things);
  return "@type" in value ? [value, ...inner] : inner;
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
