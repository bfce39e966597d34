import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../build-site";
import { PAGES } from "../pages";
import { CACHE_DIR, CONTENT_DIR } from "../paths";
import { expect, test } from "../site";

const OLD = /(shop\.|dice\.)?lyrics-of-the-mind\.example/;

test("a changed address or price shows up wherever it is used", () => {
  test.setTimeout(180_000);
  const folder = join(CACHE_DIR, "changed-content");
  rmSync(folder, { recursive: true, force: true });
  cpSync(CONTENT_DIR, folder, { recursive: true });
  writeFileSync(
    join(folder, "site.yaml"),
    `brand: Lyrics of the Mind
shortName: Lyrics
tagline: uncover the true you
siteUrl: https://new-site.example/
shopUrl: https://new-shop.example/set
experienceUrl: https://new-dice.example/
author: A. New Name
price: 1249.5
`,
  );
  const site = build("changed", { CONTENT_DIR: folder });
  for (const [name, text] of site) expect(text, name).not.toMatch(OLD);

  const buy = pageOf(site, "/buy-books");
  expect(buy.html).toContain('href="https://new-shop.example/set"');
  expect(buy.html).toContain("$1,249.50");
  expect(buy.data[0]).toMatchObject({
    "@type": "Product",
    image: expect.stringMatching(/^https:\/\/new-site\.example\/pictures\//),
    offers: { price: "1249.50", priceCurrency: "USD", url: "https://new-shop.example/set" },
  });
  const dice = pageOf(site, "/roll-the-dice");
  expect(dice.html).toContain('href="https://new-dice.example/"');
  expect(dice.html).toMatch(/<figcaption[^>]*>A\. New Name</);
  expect(dice.data[0]).toMatchObject({ url: "https://new-dice.example/" });

  const book = pageOf(site, "/book/experiences-of-life");
  expect(book.data[0]).toMatchObject({ author: { "@type": "Person", name: "A. New Name" } });
  expect(book.html).toMatch(/<p[^>]*>A\. New Name</);

  expectAddress(site, "https://new-site.example");
  expect(site.get("llms.txt")).toContain("https://new-shop.example/set");
  expect(site.get("llms.txt")).toContain("https://new-dice.example/");
  for (const address of ["https://new-shop.example/set", "https://new-dice.example/"]) {
    const scripts = [...site].filter(([name]) => name.endsWith(".js"));
    expect(scripts.some(([, text]) => text.includes(address))).toBe(true);
  }
});

test("a preview is built for its own address", () => {
  test.setTimeout(180_000);
  const site = build("preview", { SITE_URL: "https://preview-7.example" });
  for (const [name, text] of site) expect(text, name).not.toContain("//lyrics-of-the-mind.example");
  expectAddress(site, "https://preview-7.example");
});

/** Every place where the site's own address stands. */
function expectAddress(site: Map<string, string>, address: string) {
  for (const path of PAGES) {
    const { html, data } = pageOf(site, path);
    const url = new URL(path, address).href;
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${address}/share/`);
    expect(JSON.stringify(data)).toContain(`"${url}"`);
    expect(site.get("sitemap.xml")).toContain(`<loc>${url}</loc>`);
  }
  expect(site.get("robots.txt")).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(site.get("llms.txt")).toContain(`(${address}/buy-books)`);
}

/** Builds the site elsewhere and reads all its texts, by name. */
function build(name: string, env: Record<string, string>) {
  const dist = join(CACHE_DIR, `site-${name}`);
  buildSite({ DIST_DIR: dist, ...env });
  const texts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|js|txt|xml|json|webmanifest)$/.test(file),
  );
  return new Map(texts.map((file) => [file, readFileSync(join(dist, file), "utf8")]));
}

function pageOf(site: Map<string, string>, path: string) {
  const html = site.get(path === "/" ? "index.html" : `${path.slice(1)}.html`) ?? "";
  const [, text = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, data: JSON.parse(text)["@graph"] };
}
