import { readFileSync } from "node:fs";

/** A template's text, with a value or indented lines in place of each {{name}}. */
export function fillTemplate(file: URL, values: Record<string, string | number | string[]>) {
  const text = readFileSync(file, "utf8");
  return text.replace(/( *|\t*)\{\{(\w+)\}\}/g, (_match, indent: string, name: string) =>
    [values[name] ?? []]
      .flat()
      .map((line) => indent + line)
      .join("\n"),
  );
}
