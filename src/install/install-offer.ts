/** Chromium's event, which no standard names yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export type InstallState = "unavailable" | "offered" | "installed";

/** Keeps the browser's offer to install the site until the reader takes it. */
export function createInstallOffer() {
  const listeners = new Set<() => void>();
  let offer: InstallEvent | undefined;
  let state: InstallState = "unavailable";

  function become(next: InstallState, event?: InstallEvent) {
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
        become("offered", event as InstallEvent);
      });
      window.addEventListener("appinstalled", () => become("installed"));
    },

    /** Shows the browser's own question; it may be asked only once. */
    async accept() {
      const event = offer;
      if (!event) return;
      become("unavailable"); // at once: `appinstalled` may come late or never
      await event.prompt().catch(() => {}); // the browser may refuse to ask
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
