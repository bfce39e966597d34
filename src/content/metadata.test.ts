import { loadContent } from "../../content-io/read-content.ts";
import { pagesOf } from "../pages/all-pages.data.ts";
import { metadataOf, serializeJsonLd } from "./metadata.ts";

test("lists the pages above each page for search engines", async () => {
  const content = await loadContent("tests/fixtures");
  const trail = (path: string) => {
    const page = pagesOf(content).find((page) => page.path === path);
    const items =
      page && metadataOf(content.site, page, "/", "/").jsonLd.match(/(?<="item":")[^"]+/g);
    return items?.map((item) => new URL(item).pathname);
  };
  const trilogy = "/book/dream-chasers-trilogy";
  expect(trail("/buy-books")).toEqual(["/", "/buy-books"]);
  expect(trail(trilogy)).toEqual(["/", trilogy]);
  expect(trail("/book/dream-chasers-bible")).toEqual(["/", trilogy, "/book/dream-chasers-bible"]);
});

test("escapes text, so that it cannot close the JSON-LD script", () => {
  const text = serializeJsonLd([{ "@type": "Quotation", text: "</script><script>" }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].text).toBe("</script><script>");
});
