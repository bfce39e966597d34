import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/read-content.ts";
import { buyPage } from "./buy.build.ts";

test("a price is stated only if the author gave one", async () => {
  const content = await loadContent("tests/fixtures");
  const pageAt = (price?: number) => buyPage({ ...content, site: { ...content.site, price } });
  const thingAt = (price?: number) => pageAt(price).jsonLd?.("https://a.example/a.png");
  const unpriced = thingAt();
  expect(unpriced).toMatchObject({
    offers: { priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
  expect(JSON.stringify(unpriced)).not.toContain('"price"');
  expect(thingAt(49)).toMatchObject({ offers: { price: "49.00" } });
  expect([pageAt().props.price, pageAt(49).props.price]).toEqual([undefined, "$49.00"]);
});
