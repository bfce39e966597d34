import { expect, test, vi } from "vitest";
import { createInstallOffer } from "./install-offer";

test("nothing is offered until the browser does", () => {
  const { offer } = listening();
  expect(offer.state()).toBe("unavailable");
});

test("the browser's offer is kept, and its own banner prevented", () => {
  const { offer, browser } = listening();
  const event = offerEvent();
  browser.dispatchEvent(event);
  expect(offer.state()).toBe("offered");
  expect(event.defaultPrevented).toBe(true);
});

test("accepting asks the browser's question once, however often it is pressed", async () => {
  const { offer, browser } = listening();
  const event = offerEvent();
  browser.dispatchEvent(event);
  await Promise.all([offer.accept(), offer.accept()]);
  expect(event.prompt).toHaveBeenCalledTimes(1);
});

test.each([
  ["is answered", async () => {}],
  ["is refused", () => Promise.reject(new Error("not now"))],
])("a question that %s withdraws the offer, from the moment it is asked", async (_, question) => {
  const { offer, browser } = listening();
  browser.dispatchEvent(offerEvent(question));
  const end = offer.accept();
  expect(offer.state()).toBe("unavailable");
  await expect(end).resolves.toBeUndefined();
});

test("once installed it says so, and tells whoever listens", async () => {
  const { offer, browser } = listening();
  const listener = vi.fn();
  const leave = offer.subscribe(listener);
  browser.dispatchEvent(offerEvent());
  await offer.accept();
  browser.dispatchEvent(new Event("appinstalled"));
  expect(offer.state()).toBe("installed");
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  browser.dispatchEvent(offerEvent());
  expect(listener).toHaveBeenCalledTimes(3);
});

function listening() {
  const offer = createInstallOffer();
  const browser = new EventTarget();
  offer.listen(browser);
  return { offer, browser };
}

function offerEvent(question = async () => {}) {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(question) });
}
