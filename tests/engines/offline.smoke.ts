import { PAGES } from "../site";
import { expect, test } from "./smoke";

test.use({ offlineUse: true });

test("after one visit every page opens without a server", async ({ visitor, site }) => {
  await visitor.open("/");
  const worker = () => visitor.look(() => navigator.serviceWorker.controller?.state);
  await expect.poll(worker, { timeout: 60_000 }).toBe("activated");
  site.cut(() => true);
  site.statuses.clear();
  for (const path of PAGES) {
    await visitor.open(path);
    expect(await visitor.address()).toBe(path);
    expect(await visitor.brokenFiles(), path).toEqual([]);
  }
  expect([...site.statuses]).toEqual([]);
});
