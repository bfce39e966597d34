/** Chromium's event, which no standard names yet. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export type InstallState = "unavailable" | "offered" | "accepted" | "dismissed" | "installed";

/** Keeps the browser's offer to install the site until the reader takes it. */
export function createInstallOffer() {
  const listeners = new Set<() => void>();
  let offer: InstallEvent | undefined;
  let state: InstallState = "unavailable";

  function setState(next: InstallState, event?: InstallEvent) {
    state = next;
    offer = event;
    for (const listener of [...listeners]) listener();
  }

  return {
    state: () => state,

    /** Call once, early: the browser makes its offer on whatever page the reader enters. */
    listen(window: EventTarget) {
      window.addEventListener("beforeinstallprompt", (event) => {
        event.preventDefault(); // the browser's own banner would cover the page
        setState("offered", event as InstallEvent);
      });
      window.addEventListener("appinstalled", () => setState("installed"));
    },

    /** Shows the browser's own question, which it may be asked only once, and waits for the answer. */
    async accept() {
      const event = offer;
      if (!event) return;
      offer = undefined;
      const refused = { outcome: "dismissed" } as const; // the browser may decline to ask
      const { outcome } = await event.prompt().catch(() => refused);
      if (state === "offered" && !offer) setState(outcome); // not installed or offered anew meanwhile
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const installOffer = createInstallOffer();
