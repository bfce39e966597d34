import type { Ask } from "./ask.ts";

/** A running site, and what can be learned of it by following its own links. */
export interface LiveSite {
  origin: string;
  ask: Ask;
  /** The same server without encryption, where the site itself has it. */
  askPlainly: Ask | undefined;
  /** Every page that can be reached from the first one. */
  pages: () => Promise<string[]>;
  /** Every file with a digest in its name that those pages name. */
  hashedFiles: () => Promise<string[]>;
}

const MAX_PAGES = 200;
/** Pictures for sharing are named with the site's whole address. */
const HASHED_FILE = /[" ](?:https?:\/\/[^/"\s]+)?(\/(?:assets|pictures|share)\/[^"\s,]+)/g;

export function liveSite(origin: string, ask: Ask, askPlainly?: Ask): LiveSite {
  let walked: Promise<{ pages: string[]; files: string[] }> | undefined;
  const walkOnce = () => {
    walked ??= walk(ask);
    return walked;
  };
  return {
    origin,
    ask,
    askPlainly,
    pages: async () => (await walkOnce()).pages,
    hashedFiles: async () => (await walkOnce()).files,
  };
}

async function walk(ask: Ask) {
  const pages = new Set(["/"]);
  const files = new Set<string>();
  for (const page of pages) {
    const { status, body } = await ask(page);
    if (status !== 200) continue;
    const html = body.toString();
    for (const link of found(html, /<a [^>]*href="(\/[^"#?]*)/g)) pages.add(link);
    for (const file of found(html, HASHED_FILE)) files.add(file);
    if (pages.size > MAX_PAGES) break;
  }
  return { pages: [...pages], files: [...files] };
}

function found(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, address = ""]) => address);
}
