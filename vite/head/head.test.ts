import { expect, test } from "vitest";
import { addressOf } from "../../src/content/head.ts";
import { loadContent } from "../content/load.ts";
import { breadcrumbs, serialise } from "./head.ts";
import { allPages } from "./page-facts.ts";

test("each page knows the way down to it", async () => {
  const content = await loadContent("tests/fixtures");
  const way = (path: string) => {
    const page = allPages(content).find((page) => page.path === path);
    return page && JSON.stringify(breadcrumbs(content, page)).match(/(?<="item":")[^"]+/g);
  };
  const [home, buy, trilogy, volume] = [
    "/",
    "/buy-books",
    "/book/dream-chasers-trilogy",
    "/book/dream-chasers-bible",
  ].map((path) => addressOf(content, path));
  expect(way("/buy-books")).toEqual([home, buy]);
  expect(way("/book/dream-chasers-trilogy")).toEqual([home, trilogy]);
  expect(way("/book/dream-chasers-bible")).toEqual([home, trilogy, volume]);
});

test("no text can end the script it stands in", () => {
  const text = serialise([{ "@type": "Quotation", text: "</script><script>" }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].text).toBe("</script><script>");
});
