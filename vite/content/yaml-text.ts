import { type Document, isMap, isNode, LineCounter, parseDocument, type Tags } from "yaml";
import type { z } from "zod";
import { type Shape, shapeOf } from "./shape.ts";

/** A content file as YAML, and what its schema would have in it. */
export interface YamlText {
  text: string;
  document: Document;
  shape: Shape;
  lineAt: (offset: number) => number;
}

export function yamlText(text: string, schema: z.ZodType): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { customTags: asTyped, lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  return { text, document, shape: shapeOf(schema), lineAt };
}

/** Words stay words: YAML would read Null and ~ as nothing at all. */
function asTyped(tags: Tags) {
  return tags.filter((tag) => typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:null");
}

/** The line of the value at `path`, or of the nearest thing around it that is written down. */
export function lineOf({ text, document, lineAt }: YamlText, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const key = path[depth - 1];
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(key))
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start === undefined) continue;
    const hyphen = typeof key === "number" ? text.slice(0, start).search(/-\s*$/) : -1;
    return lineAt(hyphen < 0 ? start : hyphen);
  }
  return 1;
}
