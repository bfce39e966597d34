import { expect, test } from "./smoke";

const BOOK = "/book/lyrics-of-the-mind-trilogy";
const isMain = (path: string) => path.startsWith("/assets/main-") && path.endsWith(".js");

test.describe("HTML that breaks off", () => {
  test.use({ expectedFaults: [/INCOMPLETE_CHUNKED/] });

  test("is drawn by the app, which finds no fault in it", async ({ visitor, site }) => {
    site.breakOff(BOOK);
    await visitor.browser.open(`${site.url}${BOOK}#eol7`).catch(() => {}); // Chromium calls it a failure
    await expect.poll(() => visitor.text(".dock p")).toBe("67 of 90");
    expect(await visitor.look(() => document.querySelectorAll("main, .update-notice").length)).toBe(
      2,
    );
  });
});

test.describe("before the app is there", () => {
  test.use({ expectedFaults: [/Failed to load|Loading failed|error loading|status of 404|hash/] });

  test("each screen shows its words at once", async ({ visitor, site }) => {
    site.cut(isMain);
    for (const path of ["/nope/", "/x.html", "/book/x/y", "/book/nope", "/"]) {
      await visitor.browser.open(site.url + path);
      expect(await visitor.look(() => document.body.innerText), path).toMatch(/Books/);
    }
  });

  test("the quote that the address names stands in place of the first", async ({
    visitor,
    site,
  }) => {
    site.cut(isMain);
    await visitor.browser.open(`${site.url}${BOOK}#eol7`);
    const shown = () =>
      visitor.look(() =>
        [...document.querySelectorAll("blockquote")]
          .filter((quote) => quote.checkVisibility())
          .map((quote) => quote.textContent),
      );
    await expect.poll(async () => (await shown()).length).toBe(1);
    const [served] = await shown();
    site.cut(() => false);
    await visitor.open(`${BOOK}?again#eol7`);
    await expect.poll(() => visitor.text("blockquote")).toBe(served);
    expect(await visitor.text(".dock p")).toBe("67 of 90");
  });

  test("a second press, when the files can be had again, gets the app", async ({
    visitor,
    site,
  }) => {
    site.cut(isMain);
    await visitor.browser.open(site.url + BOOK);
    await visitor.click("button", "Next quote");
    const isSaid = () => visitor.look(() => document.body.innerText.includes("did not load"));
    await expect.poll(isSaid).toBe(true);
    site.cut(() => false);
    await visitor.click("button", "Next quote");
    // A page that is being loaded anew cannot be asked.
    await expect(async () => {
      expect(await visitor.look(() => performance.getEntriesByName("hydrated").length)).toBe(1);
    }).toPass();
    const before = await visitor.text(".dock p");
    await visitor.click("button", "Next quote");
    await expect.poll(() => visitor.text(".dock p")).not.toBe(before);
  });

  test("a press says that the app did not come, and the way to it", async ({ visitor, site }) => {
    site.cut(isMain);
    await visitor.browser.open(`${site.url}${BOOK}#eol7`);
    await visitor.click("button", "Next quote");
    const isSaid = () => visitor.look(() => document.body.innerText.includes("did not load"));
    await expect.poll(isSaid).toBe(true);
    site.cut(() => false);
    await visitor.click("button", "Try again");
    // Still the quote that it named; a page that is being loaded anew cannot be asked.
    await expect(async () => expect(await visitor.text(".dock p")).toBe("67 of 90")).toPass();
    await visitor.click("button", "Next quote");
    await expect.poll(() => visitor.text(".dock p")).toBe("68 of 90");
  });
});
