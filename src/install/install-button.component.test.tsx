import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InstallButton } from "./install-button.tsx";
import { installPrompt } from "./install-prompt.ts";

const text = { button: "Add", accepted: "Adding", dismissed: "Not added", installed: "Added" };
const button = page.getByRole("button", { name: "Add" });
const status = page.getByRole("status");

installPrompt.listen(window);

test("installs on offer, announces the outcome, and keeps the focus", async () => {
  offerInstall("dismissed"); // before the button exists
  await render(<InstallButton text={text} />);
  await userEvent.click(button);
  await expect.element(status).toHaveTextContent(/^Not added$/);
  await expect.element(status).toHaveFocus();
  const prompt = offerInstall("accepted");
  await expect.element(button).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement(); // a new button is not announced
  await userEvent.click(button);
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(status).toHaveTextContent(/^Adding$/);
  await expect.element(status).toHaveFocus();
  dispatchEvent(new Event("appinstalled"));
  await expect.element(status).toHaveTextContent(/^Added$/);
});

/** Fires Chromium's install event, without its dialog. */
function offerInstall(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt }));
  return prompt;
}
