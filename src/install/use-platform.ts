import { useHydrated } from "../runtime/use-hydrated.ts";
import { type Platform, platformOf } from "./platform.ts";

/** The reader's platform; "unknown" while prerendering, so that the HTML suits everyone. */
export function usePlatform(): Platform {
  if (!useHydrated()) return "unknown";
  const { userAgent, maxTouchPoints } = navigator;
  return platformOf(userAgent, matchMedia("(display-mode: standalone)").matches, maxTouchPoints);
}
