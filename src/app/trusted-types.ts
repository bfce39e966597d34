/** The browser's guard over every string that could become markup or code; not all have it yet. */
interface TrustedTypes {
  createPolicy(name: "default", rules: typeof trustedStrings): void;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** React makes a script element of this, and then fills it with data such as JSON-LD. */
const EMPTY_SCRIPT = "<script></script>";

/** What the site itself needs, and nothing else; the browser refuses where this gives null. */
export const trustedStrings = {
  createHTML: (html: string) => (html === EMPTY_SCRIPT || isData(html) ? html : null),
  createScript: (script: string) => (isData(script) ? script : null),
  createScriptURL: (url: string) => (isOwn(url) ? url : null),
};

/** Must come before anything is rendered. */
export function guardStrings() {
  try {
    globalThis.trustedTypes?.createPolicy("default", trustedStrings);
  } catch {
    // The browser allows one default policy, and an extension has made its own: the site runs under that.
  }
}

function isOwn(url: string) {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}

/** JSON is no code, and without a `<` it is no markup either. */
function isData(text: string) {
  if (text.includes("<")) return false;
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
