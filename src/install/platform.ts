/** The ways to add a site to a home screen, and their names in the editor. */
export const PLATFORM_NAMES = {
  unknown: "Any other browser",
  "ios-26": "Safari on iPhone, iOS 26",
  "ios-18": "Safari on iPhone, iOS 18 and older",
  android: "Android",
  desktop: "A computer",
  "in-app": "Inside another app",
  installed: "Installed already",
};
export type Platform = keyof typeof PLATFORM_NAMES;

/** Apps with a built-in browser, which cannot add a site to the home screen. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Threads|Barcelona|Line|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Twitter|TikTok|musical_ly|BytedanceWebview|GSA|KAKAOTALK|Teams)\b/i;

/** Browsers on iOS that give a version as Safari does, and then their own name. */
const OTHER_IOS_BROWSERS = /\b(EdgiOS|OPT|OPX|DuckDuckGo|Ddg|Brave|YaBrowser|Ecosia|Vivaldi)\b/i;

/** The platform whose captions fit this browser; an ambiguous one gets the more general. */
export function platformOf(
  userAgent: string,
  isStandalone: boolean,
  touchPoints: number,
): Platform {
  if (isStandalone) return "installed";
  const has = (pattern: RegExp) => pattern.test(userAgent);
  // An iPad calls itself a Macintosh, but no Mac has a touch screen.
  const isIPad = has(/\biPad\b/) || (has(/\bMacintosh\b/) && touchPoints > 1);
  const isIOS = isIPad || has(/\b(iPhone|iPod)\b/);
  if (has(APPS) || has(/; wv\)/) || (isIOS && !has(/\bSafari\//))) return "in-app";
  if (isIOS) return iOSPlatform(userAgent, isIPad);
  if (has(/\bAndroid\b/)) return "android";
  return has(/\b(Windows NT|Macintosh|X11)\b/) ? "desktop" : "unknown";
}

/** Safari's toolbar hides Share behind "…" since version 26, and only on an iPhone. */
function iOSPlatform(userAgent: string, isIPad: boolean): Platform {
  const version = Number(/\bVersion\/(\d+)/.exec(userAgent)?.[1]);
  if (!version || OTHER_IOS_BROWSERS.test(userAgent)) return "unknown";
  return version >= 26 && !isIPad ? "ios-26" : "ios-18";
}
