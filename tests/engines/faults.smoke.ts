import { expect, test } from "./smoke";

test.describe("a cover that cannot be loaded", () => {
  test.use({ expectedFaults: [/^console error: Failed to load resource/] });

  test("gives way to an emoji, and the other cover stands", async ({ visitor, site }) => {
    site.cut((path) => path.startsWith("/pictures/lyrics-of-the-mind-trilogy"));
    await visitor.open("/");
    await expect.poll(() => visitor.text(".picture-emoji")).toBe("📖");
    const covers = () =>
      visitor.look(() =>
        [...document.querySelectorAll<HTMLImageElement>(".book-cover img")].map(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      );
    await expect.poll(covers).toEqual([true]);
  });
});

test.describe("a fault brought about on purpose", () => {
  test.use({
    expectedFaults: [
      /connect-src|Security Policy|csp-violation|a warning|thrown late|never caught/,
    ],
  });

  test("is found out: what breaks the policy, by event and by report", async ({
    visitor,
    faults,
  }) => {
    await visitor.open("/");
    expect(faults).toEqual([]);
    await visitor.look(() => fetch("/buy-books").catch(() => {}));
    await expect.poll(() => faults.join("\n")).toMatch(/policy violated: connect-src/);
    await expect.poll(() => faults.join("\n")).toMatch(/^policy reported: connect-src/m);
  });

  test("is found out: what a page throws or logs", async ({ visitor, faults }) => {
    await visitor.open("/");
    await visitor.look(() => {
      console.warn("a warning");
      setTimeout(() => {
        throw new Error("thrown late");
      });
      Promise.reject(new Error("never caught"));
    });
    for (const text of ["a warning", "thrown late", "never caught"]) {
      await expect.poll(() => faults.join()).toContain(text);
    }
  });
});
