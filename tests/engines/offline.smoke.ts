import { brokenFiles } from "../helpers/broken-files";
import { PAGES } from "../helpers/pages";
import { expect, test } from "./smoke";

test.use({ offlineUse: true });

test("after one visit every page opens without a server", async ({ visitor, site }) => {
  await visitor.open("/");
  const worker = () => visitor.look(() => navigator.serviceWorker.controller?.state);
  await expect.poll(worker, { timeout: 60_000 }).toBe("activated");
  expect(await visitor.look(findsUpdate)).toBe(false);
  site.cut(() => true);
  site.statuses.clear();
  for (const path of PAGES) {
    await visitor.open(path);
    expect(await visitor.address()).toBe(path);
    expect(await visitor.look(brokenFiles), path).toEqual([]);
  }
  expect([...site.statuses]).toEqual([]);
});

/** In the page: whether the worker is taken for a new one though nothing was deployed. */
async function findsUpdate() {
  const registration = await navigator.serviceWorker.ready;
  const { installing, waiting } = await registration.update();
  return Boolean(installing ?? waiting);
}
