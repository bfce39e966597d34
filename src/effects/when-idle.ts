/** Resolves once the page has loaded and rests; never, when `signal` aborts before. */
export function whenIdle(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (document.readyState === "complete") onceIdle(resolve, signal);
    else addEventListener("load", () => onceIdle(resolve, signal), { once: true, signal });
  });
}

function onceIdle(resolve: () => void, signal: AbortSignal) {
  if ("requestIdleCallback" in globalThis) {
    const request = requestIdleCallback(resolve, { timeout: LATEST_MS });
    signal.addEventListener("abort", () => cancelIdleCallback(request), { once: true });
  } else {
    const timer = setTimeout(resolve, GUESS_MS);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }
}

const LATEST_MS = 2000;
const GUESS_MS = 300; // Safari cannot tell when it is idle
