import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { freshContent } from "../../vite/content/mistakes.fixture.ts";
import { writePreview } from "./write-preview.tsx";

test("the preview shows every cover, sharing picture and quote, from files that are there", async () => {
  const content = await freshContent();
  const dist = join(content.folder, "../dist");
  await content.write("../dist/share/home-1a2b.jpg", "");
  await content.write("../dist/share/nights-3c4d.jpg", "");
  const preview = join(content.folder, "../preview");
  const page = await writePreview({ content: content.folder, dist, preview });

  const html = readFileSync(page, "utf8");
  const linked = [...html.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  expect(linked).toHaveLength(3 + 3 + 2);
  for (const file of linked) expect(existsSync(join(dirname(page), file)), file).toBe(true);
  for (const words of [
    "1 collection, 2 volumes, 3 quotes",
    "The kettle knows the hour.",
    "Nothing is as awake as a stair.",
    "Walk up slowly and count.",
    "e2, 26 letters",
  ]) {
    expect(html).toContain(words);
  }
});
