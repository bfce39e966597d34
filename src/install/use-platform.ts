import { useHydrated } from "../runtime/use-hydrated";
import { type Platform, platformOf } from "./platform";

/** The reader's platform; unknown while prerendering, so that the served words fit everyone. */
export function usePlatform(): Platform {
  return useHydrated() ? currentPlatform() : "unknown";
}

function currentPlatform() {
  return platformOf(navigator.userAgent, {
    standalone: matchMedia(STANDALONE).matches,
    touchPoints: navigator.maxTouchPoints,
  });
}

/**
 * How an installed site shows itself; guide.css asks the same. Not "fullscreen", which is also how
 * a plain browser shows a page when asked to.
 */
export const STANDALONE =
  "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)";
