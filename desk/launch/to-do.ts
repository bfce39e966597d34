import type { Problem } from "../../vite/content/problem.ts";
import type { Findings } from "../check.ts";
import { PLACEHOLDER } from "../new-book.ts";

/** What stands between the content and going live, and what may stay as it is but has a price. */
export interface ToDo {
  left: Problem[];
  optional: Problem[];
}

/** Everything that the author's files themselves can tell; no address is followed. */
export function toDo({ sources, problems, warnings }: Findings): ToDo {
  const { data, problemAt } = sources.site;
  const addresses = ["siteUrl", "shopUrl", "experienceUrl"] as const;
  const placeholders = addresses
    .filter((field) => data && isPlaceholder(data[field]))
    .map((field) => problemAt([field], `"${field}" is still a placeholder: ${data?.[field]}`));
  const nameless = data?.author === UNNAMED ? [problemAt(["author"], NO_NAME)] : [];
  const unwritten = sources.volumes.flatMap(({ data, problemAt }) => {
    const at = data?.quotes.findIndex(({ text }) => text === PLACEHOLDER) ?? -1;
    return at < 0 ? [] : [problemAt(["quotes", at, "text"], "still waits for its first quote")];
  });
  return {
    left: [...problems, ...placeholders, ...nameless, ...unwritten],
    optional: [
      ...(data && data.price === undefined ? [problemAt(["price"], NO_PRICE)] : []),
      ...(data && data.author === undefined ? [problemAt(["author"], NO_AUTHOR)] : []),
      ...warnings,
    ],
  };
}

const NO_PRICE =
  "no price: search engines show the collection without one, and report its offer as incomplete";
/** What content/site.yaml has behind a # for the author to write over. */
const UNNAMED = "The author's name";
const NO_NAME = "still waits for the author's name";
const NO_AUTHOR = "no author: the books are listed under the name of the site";

/** Names that no host on the internet will ever answer to (RFC 2606 and RFC 6761). */
function isPlaceholder(address: string) {
  const { hostname } = new URL(address);
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname);
}
