import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { markHydrated } from "../runtime/hydrated";
import { UpdateNotice } from "./update-notice";

const { worker, notYet } = vi.hoisted(() => {
  const notYet = (_apply: () => void) => {};
  return { worker: { announce: notYet, apply: vi.fn() }, notYet };
});
vi.mock("./updates", () => ({
  watchUpdates(onReady: (apply: () => void) => void) {
    worker.announce = onReady;
  },
}));
markHydrated();

const reload = page.getByRole("button", { name: "New version, reload" });
const status = page.getByRole("status");

test("takes the newer version when asked, and says so while the browser hands over", async () => {
  await updateReady();
  await userEvent.click(reload);
  expect(worker.apply).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: "Reloading…" })).toBeVisible();
});

test("can be put away, keeps the focus, and comes back for the next version", async () => {
  await updateReady();
  await userEvent.click(page.getByRole("button", { name: "Not now" }));
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(status).toHaveFocus();
  worker.announce(worker.apply);
  await expect.element(reload).toBeVisible();
});

async function updateReady() {
  vi.stubEnv("PROD", true);
  worker.announce = notYet;
  await render(<UpdateNotice />);
  await expect.poll(() => worker.announce).not.toBe(notYet);
  worker.announce(worker.apply);
  await expect.element(reload).toBeVisible();
  vi.unstubAllEnvs();
}
