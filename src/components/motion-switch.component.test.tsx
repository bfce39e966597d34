import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { translate } from "../../tests/helpers/mounted-page.ts";
import { motionPreference } from "../runtime/motion-preference.ts";
import { MotionSwitch } from "./motion-switch.tsx";

const button = () => page.getByRole("button");

test("names its action, does it, and keeps the focus, even when translated", async () => {
  await render(<MotionSwitch />);
  await expect.element(button()).toHaveTextContent(/^Pause motion$/);
  expect(button().element()).toHaveAttribute("data-motion", "on");
  translate(button().element());
  await userEvent.click(button());
  await expect.element(button()).toHaveTextContent(/^Resume motion$/);
  expect(button().element()).toHaveAttribute("data-motion", "off");
  expect(motionPreference.isOn()).toBe(false);
  expect(document.activeElement).toBe(button().element());
});
