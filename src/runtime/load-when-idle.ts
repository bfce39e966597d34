import { hydrated } from "./hydrated";

/** Loads an effect once the page is hydrated and idle; undefined if it fails or comes too late. */
export async function loadWhenIdle<T>(load: () => Promise<T>, signal: AbortSignal) {
  await Promise.all([hydrated, whenLoaded(signal)]);
  await whenIdle(signal);
  try {
    const loaded = await load();
    if (signal.aborted) return undefined;
    await whenIdle(signal); // again, so that two effects never start in the same frame
    return loaded;
  } catch {
    return undefined; // the page is whole without its effects
  }
}

/** Resolves after the window's load event. */
function whenLoaded(signal: AbortSignal) {
  return new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve, { once: true, signal });
  });
}

/** Never resolves once `signal` has aborted. */
function whenIdle(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const onIdle = () => {
      if (!signal.aborted) resolve();
    };
    if ("requestIdleCallback" in globalThis) requestIdleCallback(onIdle, { timeout: LATEST_MS });
    else setTimeout(onIdle, GUESS_MS);
  });
}

const LATEST_MS = 2000;
const GUESS_MS = 300; // Safari has no requestIdleCallback
