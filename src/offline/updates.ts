/** Registers the site's worker, and calls `onReady` with the way to take a newer version. */
export async function watchUpdates(onReady: (apply: () => void) => void, signal: AbortSignal) {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const isServed = serviceWorker.controller !== null;
  const registration = await serviceWorker.register("/sw.js").catch(() => undefined);
  if (!registration || signal.aborted) return; // refused: the site works, only not offline

  const announce = () => onReady(() => takeOver(registration.waiting));
  /** A worker that waits while another serves this page holds a newer version. */
  const watch = (worker: ServiceWorker | null) => {
    const check = () => {
      if (worker?.state === "installed" && serviceWorker.controller) announce();
    };
    worker?.addEventListener("statechange", check, { signal });
  };
  const checkWhenShown = () => {
    if (!document.hidden) registration.update().catch(() => {}); // offline: another time
  };

  if (registration.waiting && isServed) announce();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing), { signal });
  document.addEventListener("visibilitychange", checkWhenShown, { signal });
  // Another tab took the new version: this one goes on, and may reload when it likes.
  if (isServed) serviceWorker.addEventListener("controllerchange", announce, { signal });
}

/** Lets the new version take over, then reloads; another open tab is left as it is. */
function takeOver(waiting: ServiceWorker | null) {
  const reload = () => location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage("skip waiting");
}
