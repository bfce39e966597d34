import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Adds the collection that the author's manual adds; a cover of ours stands in for its covers. */
export function addAsTheManualSays(folder: string) {
  const manual = readFileSync("content/README.md", "utf8");
  const shown = [...manual.matchAll(/`((?:volumes|collections)\/\S+)`:\n```yaml\n([^`]+)```/g)];
  if (shown.length !== 2) throw new Error("The manual shows a volume and a collection no more");
  for (const [, file = "", text = ""] of shown) {
    const [, cover = ""] = /^coverUrl: (.+)$/m.exec(text) ?? [];
    writeFileSync(join(folder, file), text);
    copyFileSync(join(folder, "covers/experiences-of-life.svg"), join(folder, cover));
  }
}
