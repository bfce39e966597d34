declare global {
  /** TypeScript's DOM types do not declare it. */
  var trustedTypes: { createPolicy(name: "default", rules: typeof policyRules): void } | undefined;
}

/** Allows only what the site needs; the browser rejects a value for which a rule returns null. */
export const policyRules = {
  // React creates a script element from this empty tag and then fills in data such as JSON-LD.
  createHTML: (html: string) => (html === "<script></script>" || isData(html) ? html : null),
  createScript: (script: string) => (isData(script) ? script : null),
  createScriptURL: (url: string) => (isOwn(url) ? url : null),
};

/** Must be called before anything is rendered. */
export function createTrustedTypesPolicy() {
  try {
    globalThis.trustedTypes?.createPolicy("default", policyRules);
  } catch {
    // An extension already created the one default policy; the site runs under it.
  }
}

function isOwn(url: string) {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}

/** JSON without `<` is neither script nor markup. */
function isData(text: string) {
  if (text.includes("<")) return false;
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
