import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesIn } from "../../tools/folders.ts";
import { freePort } from "../helpers/free-port.ts";
import { tinyContent } from "../helpers/tiny-content.ts";

const content = await tinyContent();
afterAll(content.remove);

const SITE = `brand: Lyrics of the Mind
shortName: Lyrics
tagline: uncover the true you
siteUrl: https://new-site.example/
shopUrl: https://new-shop.example/set
experienceUrl: https://new-dice.example/
author: A. New Name
price: 1249.5
`;
const PREVIEW = "https://preview-7.example";
const USED = {
  "buy-books.html": ['href="https://new-shop.example/set"', "$1,249.50", '"price":"1249.50"'],
  "roll-the-dice.html": ['href="https://new-dice.example/"', ">A. New Name</figcaption>"],
  "book/early.html": [">A. New Name</p>"],
  "book/letters-home.html": [`<link rel="canonical" href="${PREVIEW}/book/letters-home"`],
  "index.html": ['href="/book/letters"', "The Complete Collection"],
  "book/letters.html": ['href="/book/letters-home"', 'id="lh2"'],
  "sw.js": ["/book/letters-home"],
  "sitemap.xml": [`<loc>${PREVIEW}/book/letters-home</loc>`],
};

test("npm start shows the manual's changes and passes deploy:check", async () => {
  const manual = readFileSync("content/README.md", "utf8");
  const shown = [...manual.matchAll(/`((?:volumes|collections)\/\S+)`:\n```yaml\n([^`]+)```/g)];
  expect(shown).toHaveLength(2);
  for (const [, file = "", text = ""] of shown) {
    const [, cover = ""] = /^coverUrl: (.+)$/m.exec(text) ?? [];
    await content.write(file, text);
    await content.write(cover, await content.read("covers/plain.svg"));
  }
  await content.write("site.yaml", SITE);

  const dist = join(content.folder, "../dist");
  const port = String(await freePort());
  const given = { CONTENT_DIR: content.folder, DIST_DIR: dist, SITE_URL: PREVIEW, PORT: port };
  const env = { ...process.env, NODE_ENV: undefined, ...given }; // a person's shell has none
  const site = spawn("npm", ["start"], { env, detached: true, stdio: "ignore" });
  try {
    const url = `http://localhost:${port}`;
    await vi.waitFor(() => fetch(url), 120_000);
    const check = spawnSync("npm", ["run", "deploy:check", url], { encoding: "utf8" });
    expect(check.stdout).toContain("All checks passed.");
    expect(check.status).toBe(0);
  } finally {
    process.kill(-(site.pid ?? 0));
  }
  const read = (name: string) => readFileSync(join(dist, name), "utf8");
  const texts = entriesIn(dist).filter((name) => /\.(html|js|txt|xml|webmanifest)$/.test(name));
  expect(texts.map(read).join("\n")).not.toMatch(/(mind|hours|new-site)\.example/);
  for (const [file, parts] of Object.entries(USED)) {
    for (const part of parts) expect(read(file)).toContain(part);
  }
});
