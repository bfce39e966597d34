declare global {
  /** TypeScript's DOM types do not declare it. */
  var trustedTypes: { createPolicy(name: "default", rules: typeof policyRules): void } | undefined;
}

/** Allows only workers of the site itself; the browser rejects every other value. */
export const policyRules = {
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
