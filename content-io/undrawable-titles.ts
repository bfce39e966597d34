import type { ContentFiles } from "./content-files.ts";
import { undrawableLetters } from "./drawable-text.ts";
import type { ContentFile } from "./read-yaml.ts";

/** Texts of link previews with letters that their fonts lack. */
export async function undrawableTitles(filesByKind: ContentFiles) {
  const checks = ogTexts(filesByKind).map(async ({ text, file, path }) => {
    const letters = await undrawableLetters(text);
    const reason = `link previews leave out what their fonts cannot draw: ${letters.join("")}`;
    return letters.length > 0 ? [file.problemAt(path, reason)] : [];
  });
  return (await Promise.all(checks)).flat();
}

/** The texts that the pages' data use for `ogImage`, and where they are. */
export function ogTexts({ site, pages, collections, volumes }: ContentFiles) {
  const books = [...collections, ...volumes];
  const fields: [files: ContentFile<unknown>[], ...path: string[]][] = [
    [[site], "brand"],
    [[site], "tagline"],
    [books, "title"],
    [books, "subtitle"],
    [[pages.buy, pages.dice, pages.guide], "heading"],
    [[pages.home], "dice", "title"],
  ];
  return fields.flatMap(([files, ...path]) =>
    files.map((file) => {
      const text = path.reduce<unknown>((value, name) => Object(value)[name], file.value);
      return { file, path, text: typeof text === "string" ? text : "" };
    }),
  );
}
