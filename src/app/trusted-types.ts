declare global {
  /** Not in every browser's typings yet. */
  var trustedTypes: { createPolicy(name: "default", rules: typeof policyRules): void } | undefined;
}

/** What the site itself needs, and nothing else; the browser refuses where this gives null. */
export const policyRules = {
  // React makes a script element of the empty one, and then fills it with data such as JSON-LD.
  createHTML: (html: string) => (html === "<script></script>" || isData(html) ? html : null),
  createScript: (script: string) => (isData(script) ? script : null),
  createScriptURL: (url: string) => (isOwn(url) ? url : null),
};

/** Must come before anything is rendered. */
export function createTrustedTypesPolicy() {
  try {
    globalThis.trustedTypes?.createPolicy("default", policyRules);
  } catch {
    // The browser allows one default policy, and an extension has made its own: the site runs under that.
  }
}

function isOwn(url: string) {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}

/** JSON without `<` can be neither script nor markup. */
function isData(text: string) {
  if (text.includes("<")) return false;
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
