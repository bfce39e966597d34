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
  ["accepts", "accepted", async () => ({ outcome: "accepted" })],
  ["turns it down", "dismissed", async () => ({ outcome: "dismissed" })],
  ["is never asked", "dismissed", () => Promise.reject(new Error("not now"))],
])("it stands until the reader %s, and is %s then", async (_, outcome, question) => {
  const { offer, browser } = listening();
  browser.dispatchEvent(offerEvent(question));
  const end = offer.accept();
  expect(offer.state()).toBe("offered");
  await end;
  expect(offer.state()).toBe(outcome);
});

test("what the browser says meanwhile counts more than the answer", async () => {
  const { offer, browser } = listening();
  for (const [event, state] of [
    [new Event("appinstalled"), "installed"],
    [offerEvent(), "offered"],
  ] as const) {
    browser.dispatchEvent(offerEvent());
    const end = offer.accept();
    browser.dispatchEvent(event);
    await end;
    expect(offer.state()).toBe(state);
  }
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

function offerEvent(question: () => Promise<unknown> = async () => ({ outcome: "accepted" })) {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(question) });
}
