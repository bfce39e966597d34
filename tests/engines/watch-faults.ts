/**
 * Runs inside the page, first of all: what is thrown, logged or against the policy is told to the
 * test's server, for a browser whose driver does not tell. The policy allows pictures only.
 */
export function watchFaults() {
  if ("faultsWatched" in window) return;
  Object.assign(window, { faultsWatched: true });
  const tell = (text: string) => {
    new Image().src = `/faults?text=${encodeURIComponent(text)}`;
  };
  for (const level of ["log", "info", "warn", "error"] as const) {
    console[level] = (...words: unknown[]) => tell(`console ${level}: ${words.join(" ")}`);
  }
  addEventListener("error", ({ message }) => tell(`thrown: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => tell(`thrown: ${reason}`));
  addEventListener("securitypolicyviolation", (event) =>
    tell(`policy violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
}
