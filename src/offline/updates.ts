import { loadWhenIdle } from "../effects/load-when-idle";
import { SKIP_WAITING } from "./messages";

/** The site's worker and the new version it may hold ready: the one place that registers it. */
export const updates = createUpdates();

function createUpdates() {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | undefined;
  let isReady = false;

  function announce() {
    isReady = true;
    for (const listener of [...listeners]) listener();
  }

  /** A worker that waits while another serves this page holds a newer version. */
  function watch(worker: ServiceWorker | null) {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) announce();
    });
  }

  function checkWhenShown() {
    if (document.hidden) return;
    registration?.update().catch(() => {}); // offline: there will be another time
  }

  return {
    isReady: () => isReady,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Waits for a quiet moment, so that the first visit is not slowed. */
    async start() {
      if (!("serviceWorker" in navigator)) return;
      const isServed = navigator.serviceWorker.controller !== null;
      const register = () => navigator.serviceWorker.register("/sw.js");
      registration = await loadWhenIdle(register, new AbortController().signal);
      if (!registration) return; // refused: the site works without, only not offline
      if (registration.waiting && isServed) announce();
      watch(registration.installing);
      registration.addEventListener("updatefound", () => watch(registration?.installing ?? null));
      document.addEventListener("visibilitychange", checkWhenShown);
      if (isServed) {
        // Another tab took the new version: this one goes on, and may reload when it likes.
        navigator.serviceWorker.addEventListener("controllerchange", announce);
      }
    },

    /** Lets the new version take over, then reloads; another open tab is left as it is. */
    apply() {
      const reload = () => location.reload();
      const waiting = registration?.waiting;
      if (!waiting) return reload();
      navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
      waiting.postMessage(SKIP_WAITING);
    },
  };
}
