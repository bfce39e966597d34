import { expect, test, vi } from "vitest";
import { createInstallPrompt } from "./install-prompt";

test.each([
  ["accepted", async () => ({ outcome: "accepted" })],
  ["dismissed", async () => ({ outcome: "dismissed" })],
  ["dismissed", () => Promise.reject(new Error("not now"))],
])("keeps the browser's prompt, shows it once, and is %s then", async (outcome, question) => {
  const { prompt, browser } = listening();
  expect(prompt.state()).toBe("unavailable");
  const event = offer(question);
  browser.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const answers = [prompt.prompt(), prompt.prompt()];
  expect(prompt.state()).toBe("offered");
  await Promise.all(answers);
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(prompt.state()).toBe(outcome);
});

test.each([
  ["installed", () => new Event("appinstalled")],
  ["offered", () => offer()],
])("takes what the browser says meanwhile over the answer: %s", async (state, event) => {
  const { prompt, browser } = listening();
  browser.dispatchEvent(offer());
  const answer = prompt.prompt();
  browser.dispatchEvent(event());
  await answer;
  expect(prompt.state()).toBe(state);
});

function listening() {
  const prompt = createInstallPrompt();
  const browser = new EventTarget();
  prompt.listen(browser);
  return { prompt, browser };
}

function offer(question: () => Promise<unknown> = async () => ({ outcome: "accepted" })) {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(question) });
}
