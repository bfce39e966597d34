import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { motionPreference } from "../runtime/motion-preference";
import { MotionSwitch } from "./motion-switch";

const root = document.documentElement;
const button = () => page.getByRole("button");

afterEach(() => motionPreference.set(true));

test("says what a press will do, does it, and keeps the focus", async () => {
  await render(<MotionSwitch />);
  await expect.element(button()).toHaveTextContent(/^Pause motion$/);
  await userEvent.click(button());
  await expect.element(button()).toHaveTextContent(/^Resume motion$/);
  expect(motionPreference.isOn()).toBe(false);
  const element = button().element() as HTMLElement;
  expect(document.activeElement).toBe(element);
  for (let press = 0; press < 101; press++) element.click();
  await expect.element(button()).toHaveTextContent(/^Pause motion$/);
  expect(motionPreference.isOn()).toBe(true);
});

test("on a phone it is an icon of 44 px with the same name", async () => {
  await page.viewport(390, 844);
  await render(<MotionSwitch />);
  const element = page.getByRole("button", { name: "Pause motion" }).element();
  expect(element.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
});

test("changes its label after a translation has replaced the text", async () => {
  await render(<MotionSwitch />);
  const label = document.createTreeWalker(button().element(), NodeFilter.SHOW_TEXT).nextNode();
  const translated = document.createElement("font");
  translated.textContent = "Pausar movimiento";
  (label as Text).replaceWith(translated);
  await userEvent.click(button());
  await expect.element(button()).toHaveTextContent(/^Resume motion$/);
});

test("tells the styles whether things move, for as long as it stands", async () => {
  motionPreference.set(false);
  const { unmount } = await render(<MotionSwitch />);
  expect(root.dataset.motion).toBe("off");
  motionPreference.set(true);
  await vi.waitFor(() => expect(root.dataset.motion).toBe("on"));
  await unmount();
  expect(root.dataset.motion).toBeUndefined();
  motionPreference.set(false);
  expect(root.dataset.motion).toBeUndefined();
});
