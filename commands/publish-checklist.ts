import { basename } from "node:path";
import type { Sources } from "../vite/content/read-content.ts";
import type { Problem } from "../vite/content/read-yaml.ts";

/** Stands in a new volume until the author has written a quote. */
export const PLACEHOLDER = "Write the first quote here.";

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
    const waiting = value.quotes.findIndex(({ text }) => text === PLACEHOLDER);
    const path = ["quotes", waiting, "text"];
    if (waiting >= 0) left.push(problemAt(path, "still waits for its first quote"));
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
