/** Runs inside the page, in any engine: what breaks the policy is told to the console. */
export function watchPolicy() {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(
      `policy violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
    );
  });
  if (typeof ReportingObserver === "undefined") return;
  const types = ["csp-violation", "coep", "integrity-violation", "permissions-policy-violation"];
  new ReportingObserver(
    (reports) => {
      for (const { type, url } of reports) console.error(`policy reported: ${type} ${url}`);
    },
    { types, buffered: true },
  ).observe();
}
