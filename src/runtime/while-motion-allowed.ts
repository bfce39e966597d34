import { motionPreference } from "./motion-preference.ts";

/** Runs `run` while motion is on, the tab is visible and a `threshold` of `element` is on screen. */
export function whileMotionAllowed(
  element: Element,
  threshold: number,
  run: (signal: AbortSignal) => void,
  signal: AbortSignal,
) {
  let isOnScreen = false;
  let running: AbortController | undefined;

  const update = () => {
    const isActive = isOnScreen && motionPreference.isOn() && !document.hidden;
    if (isActive === Boolean(running)) return;
    running?.abort();
    running = isActive ? new AbortController() : undefined;
    if (running) run(running.signal);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold },
  );
  observer.observe(element);
  motionPreference.subscribe(update, signal);
  document.addEventListener("visibilitychange", update, { signal });

  signal.addEventListener("abort", () => {
    observer.disconnect();
    running?.abort();
  });
}
