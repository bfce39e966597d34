declare global {
  /** TypeScript's DOM types do not declare it. */
  var trustedTypes: { createPolicy(name: "default", rules: typeof policyRules): void } | undefined;
}

/** Allows only what the site needs; the browser rejects a value if a rule throws or returns null. */
export const policyRules = {
  // React creates a script element from this empty tag and then fills in data such as JSON-LD.
  createHTML: (html: string) => (html === "<script></script>" ? html : null),
  createScript(script: string) {
    JSON.parse(script); // throws if it is not data
    return script;
  },
  createScriptURL(url: string) {
    return new URL(url, location.href).origin === location.origin ? url : null;
  },
};

/** Must be called before anything is rendered. */
export function createTrustedTypesPolicy() {
  try {
    globalThis.trustedTypes?.createPolicy("default", policyRules);
  } catch {
    // An extension already created the one default policy; the site runs under it.
  }
}
