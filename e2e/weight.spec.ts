import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST_DIR } from "../tests/helpers/paths";
import { expect, test } from "../tests/helpers/site";

test("home loads no quotes, and a book only its own", async ({ page }) => {
  const loaded = new Set<string>();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  const idsIn = async (path: string) => {
    loaded.clear();
    const last = page.waitForRequest(/\/updates-/); // every page asks for it once it rests
    await page.goto(path);
    await last;
    const scripts = [...loaded]
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(DIST_DIR, name), "utf8"));
    return ["q1", "lomv2-1", "eol1", "dcb1", "dcbv2-1", "dcbv3-1"].filter((id) =>
      scripts.some((code) => new RegExp(`id:["'\`]${id}["'\`]`).test(code)),
    );
  };
  expect(await idsIn("/")).toEqual([]);
  expect(await idsIn("/book/experiences-of-life")).toEqual(["eol1"]);
  expect(await idsIn("/book/dream-chasers-trilogy")).toEqual(["dcb1", "dcbv2-1", "dcbv3-1"]);
});
