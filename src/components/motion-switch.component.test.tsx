import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { translate } from "../../tests/helpers/mounted-page";
import { motionPreference } from "../runtime/motion-preference";
import { MotionSwitch } from "./motion-switch";

const root = document.documentElement;
const button = () => page.getByRole("button");

test("says what a press will do, does it, and keeps the focus, translated or not", async () => {
  await render(<MotionSwitch />);
  await expect.element(button()).toHaveTextContent(/^Pause motion$/);
  translate(button().element());
  await userEvent.click(button());
  await expect.element(button()).toHaveTextContent(/^Resume motion$/);
  expect(motionPreference.isOn()).toBe(false);
  expect(document.activeElement).toBe(button().element());
});

test("tells the styles whether things move, for as long as it is mounted", async () => {
  motionPreference.set(false);
  const { unmount } = await render(<MotionSwitch />);
  expect(root.dataset.motion).toBe("off");
  motionPreference.set(true);
  await vi.waitFor(() => expect(root.dataset.motion).toBe("on"));
  await unmount();
  expect(root.dataset.motion).toBeUndefined();
});
