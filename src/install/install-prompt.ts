import { createStore } from "../runtime/create-store";

/** Chromium's event, which no standard names yet. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export type InstallState = "unavailable" | "offered" | "accepted" | "dismissed" | "installed";

/** Keeps the browser's offer to install the site until the reader takes it. */
export function createInstallPrompt() {
  const { get: state, set, subscribe } = createStore<InstallState>("unavailable");
  let offer: InstallEvent | undefined;

  return {
    state,
    subscribe,

    /** Call once, early: the browser makes its offer on whatever page the reader enters. */
    listen(window: EventTarget) {
      window.addEventListener("beforeinstallprompt", (event) => {
        event.preventDefault(); // the browser's own banner would cover the page
        offer = event as InstallEvent;
        set("offered");
      });
      window.addEventListener("appinstalled", () => {
        offer = undefined;
        set("installed");
      });
    },

    /** Shows the browser's own question, which it may be asked only once, and waits for the answer. */
    async prompt() {
      const event = offer;
      if (!event) return;
      offer = undefined;
      const refused = { outcome: "dismissed" } as const; // the browser may decline to ask
      const { outcome } = await event.prompt().catch(() => refused);
      if (state() === "offered" && !offer) set(outcome); // not installed or offered anew meanwhile
    },
  };
}

export const installPrompt = createInstallPrompt();
