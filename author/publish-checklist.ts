import { join } from "node:path";
import type { ContentFiles } from "../content-reader/read-files.ts";
import { readPicture } from "../content-reader/read-picture.ts";
import { type ContentFile, inReadingOrder, type Problem } from "../content-reader/validate-file.ts";
import { picturesIn } from "../src/content-model/picture.ts";

const UNLISTED =
  "no page links to this volume: add it to a collection, or give it an id for a card of its own";

/** What a site without problems still needs before it is published, and what is only suggested. */
export async function publishChecklist(
  folder: string,
  files: ContentFile<unknown>[],
  filesByKind: ContentFiles,
) {
  const { site, collections, volumes } = filesByKind;
  return {
    required: [...placeholders(site), ...unfinished(volumes, collections)],
    optional: inReadingOrder([
      ...leftOut(site),
      ...(await Promise.all(files.map((file) => smallPictures(folder, file)))).flat(),
    ]),
  };
}

function placeholders({ value, problemAt }: ContentFiles["site"]) {
  if (!value) return [];
  return (["siteUrl", "shopUrl", "experienceUrl"] as const)
    .filter((field) => isReservedHost(value[field]))
    .map((field) => problemAt([field], `"${field}" is still a placeholder: ${value[field]}`));
}

/** Whether the host name is reserved, so that no real site can have it (RFC 2606, RFC 6761). */
function isReservedHost(url: string) {
  const { hostname } = new URL(url);
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname);
}

function unfinished(volumes: ContentFiles["volumes"], collections: ContentFiles["collections"]) {
  const named = new Set(collections.flatMap(({ value }) => value?.volumes ?? []));
  return volumes.flatMap(({ value, problemAt }): Problem[] => {
    if (!value) return [];
    const isUnlisted = !named.has(value.slug) && !value.id;
    const unlisted = problemAt(["slug"], UNLISTED);
    const isEmpty = value.quotes.length === 0;
    const empty = problemAt(["quotes"], "the volume has no quotes yet");
    return [...(isUnlisted ? [unlisted] : []), ...(isEmpty ? [empty] : [])];
  });
}

function leftOut({ value, problemAt }: ContentFiles["site"]) {
  if (!value) return [];
  return (["author", "price"] as const)
    .filter((field) => value[field] === undefined)
    .map((field) => problemAt([field], `no ${field} is given, so search results show none`));
}

/** Photographs that are shown larger than they are. */
async function smallPictures(folder: string, { value, problemAt }: ContentFile<unknown>) {
  const checks = picturesIn(value).map(async ([path, { file, widths }]) => {
    const picture = await readPicture(join(folder, file)).catch(() => undefined);
    const best = Math.max(...widths); // twice the width at which pages show it
    if (!picture || picture.isDrawing || picture.width >= best / 2) return [];
    const reason = `the picture "${file}" is only ${picture.width} pixels wide and will look blurred: use at least ${best}`;
    return [problemAt(path, reason)];
  });
  return (await Promise.all(checks)).flat();
}
