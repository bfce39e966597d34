import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/load.ts";
import { wordsOf } from "../../content/page.ts";
import page from "./buy.content.ts";

test("a price is stated only if the author gave one", async () => {
  const content = await loadContent("tests/fixtures");
  const words = wordsOf(content, page);
  const thingsAt = (price?: number) => {
    const site = { ...content.site, price };
    return page.things?.(words, { ...content, site }, async () => "https://a.example/a.png");
  };
  const [unpriced] = (await thingsAt()) ?? [];
  expect(unpriced).toMatchObject({
    offers: { priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
  expect(JSON.stringify(unpriced)).not.toContain('"price"');
  expect(await thingsAt(49)).toMatchObject([{ offers: { price: "49.00" } }]);
});
