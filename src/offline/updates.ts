/** Registers the service worker; passes `onReady` a function that applies a newer version. */
export async function watchUpdates(onReady: (apply: () => void) => void, signal: AbortSignal) {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register("/sw.js").catch(() => undefined);
  if (!registration || signal.aborted) return; // without it, only offline use is missing

  const announce = () => onReady(() => activateAndReload(registration.waiting));
  /** A worker that waits while another one controls this page is a newer version. */
  const watch = (worker: ServiceWorker | null) => {
    // An event of the first worker would remove a page that was left from the back/forward cache.
    if (!serviceWorker.controller) return;
    const check = () => {
      if (worker?.state === "installed") announce();
    };
    worker?.addEventListener("statechange", check, { signal });
  };
  const checkWhenShown = () => {
    if (!document.hidden) registration.update().catch(() => {}); // fails offline
  };

  if (registration.waiting && wasControlled) announce();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing), { signal });
  document.addEventListener("visibilitychange", checkWhenShown, { signal });
  // Another tab applied the new version; this tab keeps running and offers a reload.
  if (wasControlled) serviceWorker.addEventListener("controllerchange", announce, { signal });
  // The first worker controls open pages only if one asks, because claiming a page that was left
  // would remove it from the back/forward cache.
  else serviceWorker.ready.then(({ active }) => active?.postMessage("claim"));
}

/** Activates the new version and reloads this tab; other tabs are not reloaded. */
function activateAndReload(waiting: ServiceWorker | null) {
  const reload = () => location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage("skip waiting");
}
