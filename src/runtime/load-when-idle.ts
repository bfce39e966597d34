import { pause } from "./pause";

/** Loads an effect once the page is alive and rests; undefined if it fails or comes too late. */
export async function loadWhenIdle<T>(load: () => Promise<T>, signal: AbortSignal) {
  await whenIdle(signal);
  try {
    const loaded = await load();
    await whenIdle(signal); // files that come together should not start in one breath
    return signal.aborted ? undefined : loaded;
  } catch {
    return undefined; // the page is whole without its effects
  }
}

/** Never resolves when `signal` aborts before. */
function whenIdle(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const wait = () => {
      const missing =
        document.readyState !== "complete"
          ? "load"
          : document.documentElement.dataset.alive === undefined && "alive"; // see app.tsx
      if (missing) addEventListener(missing, wait, { once: true, signal });
      else onceIdle(resolve, signal);
    };
    wait();
  });
}

function onceIdle(resolve: () => void, signal: AbortSignal) {
  if ("requestIdleCallback" in globalThis) {
    const request = requestIdleCallback(resolve, { timeout: LATEST_MS });
    signal.addEventListener("abort", () => cancelIdleCallback(request), { once: true });
  } else {
    pause(GUESS_MS, signal).then(resolve);
  }
}

const LATEST_MS = 2000;
const GUESS_MS = 300; // Safari cannot tell when it is idle
