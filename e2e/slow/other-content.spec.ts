import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../../tests/helpers/build-site";
import { CACHE_DIR, CONTENT_DIR } from "../../tests/helpers/fixtures";
import { expect, test } from "../../tests/helpers/site";
import { readFolder } from "../../vite/content/read-content";

const CONTENT = join(CACHE_DIR, "other-content");
const DIST = join(CACHE_DIR, "other-site");
const ADDRESS = "https://preview-7.example";
const SITE = `brand: Lyrics of the Mind
shortName: Lyrics
tagline: uncover the true you
siteUrl: https://new-site.example/
shopUrl: https://new-shop.example/set
experienceUrl: https://new-dice.example/
author: A. New Name
price: 1249.5
`;

test("content changed as the manual says shows wherever it is used, at a preview's address", async () => {
  test.setTimeout(300_000);
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync(CONTENT_DIR, CONTENT, { recursive: true });
  const manual = readFileSync("content/README.md", "utf8");
  const shown = [...manual.matchAll(/`((?:volumes|collections)\/\S+)`:\n```yaml\n([^`]+)```/g)];
  expect(shown).toHaveLength(2);
  for (const [, file = "", text = ""] of shown) {
    const [, cover = ""] = /^coverUrl: (.+)$/m.exec(text) ?? [];
    writeFileSync(join(CONTENT, file), text);
    copyFileSync(join(CONTENT, "covers/experiences-of-life.svg"), join(CONTENT, cover));
  }
  writeFileSync(join(CONTENT, "site.yaml"), SITE);
  expect((await readFolder(CONTENT)).problems).toEqual([]);
  buildSite({ CONTENT_DIR: CONTENT, DIST_DIR: DIST, SITE_URL: ADDRESS });

  const read = (name: string) => readFileSync(join(DIST, name), "utf8");
  const texts = readdirSync(DIST, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(html|js|txt|xml|json|webmanifest)$/.test(name))
    .map(read);
  expect(texts.join("\n")).not.toMatch(/lyrics-of-the-mind\.example|new-site\.example/);
  const used = {
    "buy-books.html": ['href="https://new-shop.example/set"', "$1,249.50", '"price":"1249.50"'],
    "roll-the-dice.html": ['href="https://new-dice.example/"', ">A. New Name</figcaption>"],
    "book/experiences-of-life.html": [">A. New Name</p>", '"name":"A. New Name"'],
    "book/letters-home.html": [`<link rel="canonical" href="${ADDRESS}/book/letters-home"`],
    "index.html": ['href="/book/letters"', "The Complete Collection"],
    "book/letters.html": ['href="/book/letters-home"', 'id="lh2"'],
    "sw.js": ["/book/letters-home"],
    "sitemap.xml": [`<loc>${ADDRESS}/book/letters-home</loc>`],
    "llms.txt": ["new-shop.example/set", "new-dice.example/", `${ADDRESS}/book/letters-home)`],
  };
  for (const [file, parts] of Object.entries(used)) {
    for (const part of parts) expect(read(file)).toContain(part);
  }
});
