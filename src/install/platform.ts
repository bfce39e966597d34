/** The ways to add a site to a home screen, and their names in the editor. */
export const PLATFORM_NAMES = {
  unknown: "Any other browser",
  "ios-26": "Safari on iPhone, iOS 26",
  "ios-18": "Safari on iPhone, iOS 18 and older",
  "ios-other": "Other browsers on iPhone",
  "android-chrome": "Chrome on Android",
  "android-other": "Other browsers on Android",
  "desktop-chromium": "Chrome or Edge on a computer",
  "desktop-safari": "Safari on a Mac",
  "desktop-other": "Other browsers on a computer",
  "in-app": "Inside another app",
  installed: "Installed already",
};
export type Platform = keyof typeof PLATFORM_NAMES;

/** Apps with a built-in browser, which cannot add a site to the home screen. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Threads|Barcelona|Line|MicroMessenger|Snapchat|Pinterest|LinkedInApp|Twitter|TikTok|musical_ly|BytedanceWebview|GSA|KAKAOTALK|Teams)\b/i;

/** Other browsers on iOS add their own name; Safari never does. */
const OTHER_IOS_BROWSERS =
  /\b(CriOS|FxiOS|Focus|Klar|EdgiOS|OPiOS|OPT|OPX|DuckDuckGo|Ddg|Brave|YaBrowser|UCBrowser|Ecosia|Vivaldi)\b/i;

/** Other browsers on Android call themselves Chrome, and then add their own name. */
const OTHER_ANDROID_BROWSERS =
  /\b(SamsungBrowser|EdgA|OPR|OPT|OPX|DuckDuckGo|Ddg|YaBrowser|UCBrowser|Vivaldi|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|OculusBrowser|Silk|Version)\b/;

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
  const isAndroid = has(/\bAndroid\b/);
  if (has(APPS) || (isAndroid && has(/; wv\)/)) || (isIOS && !has(/\bSafari\//))) return "in-app";
  if (isIOS) return iOSPlatform(userAgent, isIPad);
  const isChrome = has(/Chrome\//);
  if (isAndroid)
    return isChrome && !has(OTHER_ANDROID_BROWSERS) ? "android-chrome" : "android-other";
  if (!has(/\b(Windows NT|Macintosh|X11)\b/)) return "unknown";
  if (isChrome) return "desktop-chromium";
  return has(/\bMacintosh\b.*\bSafari\//) ? "desktop-safari" : "desktop-other";
}

/** Safari's toolbar hides Share behind "…" since version 26, and only on an iPhone. */
function iOSPlatform(userAgent: string, isIPad: boolean): Platform {
  const version = Number(/\bVersion\/(\d+)/.exec(userAgent)?.[1]);
  if (!version || OTHER_IOS_BROWSERS.test(userAgent)) return "ios-other";
  return version >= 26 && !isIPad ? "ios-26" : "ios-18";
}
