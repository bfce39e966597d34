import { useHydrated } from "../runtime/use-hydrated.ts";
import { type Platform, platformOf } from "./platform.ts";

/** Without "fullscreen", which an ordinary browser tab can have as well. */
const STANDALONE_QUERY =
  "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)";

/** The reader's platform; "unknown" while prerendering, so that the HTML suits everyone. */
export function usePlatform(): Platform {
  if (!useHydrated()) return "unknown";
  const { userAgent, maxTouchPoints } = navigator;
  return platformOf(userAgent, matchMedia(STANDALONE_QUERY).matches, maxTouchPoints);
}
