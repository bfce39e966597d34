import { useSyncExternalStore } from "react";
import { type Platform, platformOf } from "./platform";

/** The reader's platform; unknown while prerendering, so that the served words fit everyone. */
export function usePlatform(): Platform {
  return useSyncExternalStore(neverChanges, currentPlatform, () => "unknown");
}

function currentPlatform() {
  return platformOf(navigator.userAgent, {
    standalone: matchMedia("not all and (display-mode: browser)").matches,
    touchPoints: navigator.maxTouchPoints,
  });
}

const neverChanges = () => () => {};
