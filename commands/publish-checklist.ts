import { basename } from "node:path";
import type { Sources } from "../vite/content/read-content.ts";
import type { Problem } from "../vite/content/read-yaml.ts";

/** Stands in a new volume until the author has written a quote. */
export const PLACEHOLDER = "Write the first quote here.";

const LONG_QUOTE = 200; // letters; more are set smaller than the others

/** What is left before a site that builds should be published, and what may stay as it is. */
export function publishChecklist({ site, collections, volumes }: Sources) {
  const named = new Set(collections.flatMap(({ value }) => value?.volumes ?? []));
  const left: Problem[] = [];
  const optional: Problem[] = [];

  for (const field of ["siteUrl", "shopUrl", "experienceUrl"] as const) {
    const address = site.value?.[field];
    if (!address || !isReserved(address)) continue;
    left.push(site.problemAt([field], `"${field}" is still a placeholder: ${address}`));
  }
  for (const field of ["author", "price"] as const) {
    if (site.value?.[field] !== undefined) continue;
    optional.push(site.problemAt([field], `no ${field}: search engines show the books without`));
  }
  for (const { value, problemAt } of volumes) {
    if (!value) continue;
    if (!named.has(value.slug)) {
      left.push(problemAt(["slug"], "no collection names this volume, so no page links to it"));
    }
    if (value.quotes.length === 0) left.push(problemAt(["quotes"], "the volume has no quotes yet"));
    value.quotes.forEach(({ id, text }, at) => {
      const path = ["quotes", at, "text"];
      if (text === PLACEHOLDER) left.push(problemAt(path, "still waits for its first quote"));
      const { length } = [...text];
      if (length <= LONG_QUOTE) return;
      optional.push(problemAt(path, `quote "${id}" is ${length} letters long, and set smaller`));
    });
  }
  for (const { file, value, problemAt } of [...collections, ...volumes]) {
    if (!value || basename(file, ".yaml") === value.slug) continue;
    const otherName = `the file is called ${basename(file)}: rename it to ${value.slug}.yaml`;
    optional.push(problemAt(["slug"], otherName));
  }
  return { left, optional };
}

/** Names that no host on the internet will ever answer to (RFC 2606 and RFC 6761). */
function isReserved(address: string) {
  const { hostname } = new URL(address);
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname);
}
