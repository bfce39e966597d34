import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { markHydrated } from "../runtime/hydrated";
import { UpdateNotice } from "./update-notice";
import { watchUpdates } from "./updates";

vi.mock("./updates");
markHydrated();

const apply = vi.fn();
const announce = () => vi.mocked(watchUpdates).mock.lastCall?.[0](apply);
const reload = page.getByRole("button", { name: "New version, reload" });
const status = page.getByRole("status");

beforeEach(async () => {
  vi.stubEnv("PROD", true);
  vi.mocked(watchUpdates).mockClear();
  await render(<UpdateNotice />);
  await expect.poll(() => watchUpdates).toHaveBeenCalled();
  announce();
  await expect.element(reload).toBeVisible();
});

test("applies the newer version on request, and shows its progress", async () => {
  await userEvent.click(reload);
  expect(apply).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: "Reloading…" })).toBeVisible();
});

test("can be dismissed, keeps the focus, and returns for the next version", async () => {
  await userEvent.click(page.getByRole("button", { name: "Not now" }));
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(status).toHaveFocus();
  announce();
  await expect.element(reload).toBeVisible();
});
