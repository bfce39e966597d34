import { expect, test } from "../../helpers/site-test.ts";

const TURNS = 300;
const MAX_GROWTH = 1.1;
const COUNTED = ["JSHeapUsedSize", "Nodes", "JSEventListeners"];

test(`${TURNS} turned quotes leave nothing in memory`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/book/lyrics-of-the-mind-trilogy");
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  const countsAfter = async (turns: number) => {
    for (let n = 0; n < turns; n++) await page.keyboard.press("ArrowRight", { delay: 20 });
    for (let n = 0; n < 2; n++) await client.send("HeapProfiler.collectGarbage");
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.filter(({ name }) => COUNTED.includes(name));
  };
  const before = await countsAfter(TURNS * 2); // everything is loaded and compiled
  const grown = (await countsAfter(TURNS)).filter(
    ({ value }, index) => value > (before[index]?.value ?? 0) * MAX_GROWTH,
  );
  expect(before).toHaveLength(COUNTED.length);
  expect(grown, JSON.stringify(before)).toEqual([]);
});
