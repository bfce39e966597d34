import { expect, test, vi } from "vitest";
import { createInstallPrompt } from "./install-prompt";

test("the browser's offer is kept, its own banner prevented, its question asked once", async () => {
  const { offer, browser } = listening();
  expect(offer.state()).toBe("unavailable");
  const event = offerEvent();
  browser.dispatchEvent(event);
  expect(offer.state()).toBe("offered");
  expect(event.defaultPrevented).toBe(true);
  await Promise.all([offer.prompt(), offer.prompt()]);
  expect(event.prompt).toHaveBeenCalledTimes(1);
});

test.each([
  ["accepts", "accepted", async () => ({ outcome: "accepted" })],
  ["turns it down", "dismissed", async () => ({ outcome: "dismissed" })],
  ["is never asked", "dismissed", () => Promise.reject(new Error("not now"))],
])("it stands until the reader %s, and is %s then", async (_, outcome, question) => {
  const { offer, browser } = listening();
  browser.dispatchEvent(offerEvent(question));
  const end = offer.prompt();
  expect(offer.state()).toBe("offered");
  await end;
  expect(offer.state()).toBe(outcome);
});

test.each([
  ["installed", () => new Event("appinstalled")],
  ["offered", () => offerEvent()],
])("what the browser says meanwhile counts more than the answer: %s", async (state, event) => {
  const { offer, browser } = listening();
  browser.dispatchEvent(offerEvent());
  const end = offer.prompt();
  browser.dispatchEvent(event());
  await end;
  expect(offer.state()).toBe(state);
});

test("it tells whoever listens, until they leave", () => {
  const { offer, browser } = listening();
  const listener = vi.fn();
  const leave = offer.subscribe(listener);
  browser.dispatchEvent(new Event("appinstalled"));
  leave();
  browser.dispatchEvent(offerEvent());
  expect(listener).toHaveBeenCalledOnce();
});

function listening() {
  const offer = createInstallPrompt();
  const browser = new EventTarget();
  offer.listen(browser);
  return { offer, browser };
}

function offerEvent(question: () => Promise<unknown> = async () => ({ outcome: "accepted" })) {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(question) });
}
