import { createStore } from "../runtime/create-store.ts";

/** Chromium's `BeforeInstallPromptEvent`, which is not standardised. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export type InstallState = "unavailable" | "offered" | "accepted" | "dismissed" | "installed";

const { get: state, set, subscribe } = createStore<InstallState>("unavailable");
let offer: InstallEvent | undefined;

/** Stores the browser's offer to install the site until the reader accepts it. */
export const installPrompt = {
  state,
  subscribe,

  /** Call once, early: the browser may fire the event on any page. */
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

  /** Shows the browser's install dialog, which works once per event, and awaits the choice. */
  async prompt() {
    const event = offer;
    if (!event) return;
    offer = undefined;
    const refused = { outcome: "dismissed" } as const; // the browser may refuse to show it
    const { outcome } = await event.prompt().catch(() => refused);
    // Ignored if the site was installed or offered again in the meantime.
    if (state() === "offered" && !offer) set(outcome);
  },
};
