import { loadContent } from "../content-io/read-content.ts";
import { pagesOf } from "../src/pages/all-pages.data.ts";
import { siteFiles } from "./site-files.ts";

const FOLDER = "tests/fixtures";
const content = await loadContent(FOLDER);

test.each([
  ["the delivered site", {}, 4],
  ["another author's", { brand: "Small Hours" }, 0],
])("shows the screenshots of %s in the install dialog", async (_whose, own, count) => {
  const site = { ...content, site: { ...content.site, ...own } };
  const files = await siteFiles(FOLDER, site, pagesOf(site));
  const { screenshots } = JSON.parse(String(files.get("manifest.webmanifest")));
  expect(screenshots).toHaveLength(count);
  const names = [...files.keys()].filter((name) => name.startsWith("screenshots/"));
  expect(names).toHaveLength(count);
});
