import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { markHydrated } from "../runtime/hydrated.ts";
import { UpdateNotice } from "./update-notice.tsx";
import { watchUpdates } from "./updates.ts";

vi.mock("./updates");
markHydrated();

const apply = vi.fn();
const announce = () => vi.mocked(watchUpdates).mock.lastCall?.[0](apply);
const status = page.getByRole("status");

test("can be dismissed, and applies the next version on request", async () => {
  vi.stubEnv("PROD", true);
  await render(<UpdateNotice />);
  await expect.poll(() => watchUpdates).toHaveBeenCalled();
  announce();
  await userEvent.click(page.getByRole("button", { name: "Not now" }));
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(status).toHaveFocus();
  announce();
  await userEvent.click(page.getByRole("button", { name: "New version, reload" }));
  expect(apply).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: "Reloading…" })).toBeVisible();
});
