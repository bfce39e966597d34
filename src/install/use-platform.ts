import { useHydrated } from "../runtime/use-hydrated";
import { type Platform, platformOf } from "./platform";

/** The reader's platform; unknown while prerendering, so that the served words fit everyone. */
export function usePlatform(): Platform {
  if (!useHydrated()) return "unknown";
  const { userAgent, maxTouchPoints } = navigator;
  return platformOf(userAgent, matchMedia(STANDALONE).matches, maxTouchPoints);
}

/** As in guide.css; not "fullscreen", which is also how a browser's tab is shown when asked to. */
export const STANDALONE =
  "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)";
