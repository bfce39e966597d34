import { Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import { ErrorPage } from "../pages/error/error-page";
import { markHydrated } from "../runtime/hydrated";
import { ErrorBoundary } from "./error-boundary";
import { useArrival } from "./navigation";
import { screenAt } from "./routes";

/** The screen of the current address, inside the boundary that catches its errors. */
export function App() {
  const [path] = useLocation();
  useArrival(path);
  return (
    <ErrorBoundary key={path} fallback={(message) => <ErrorPage problem={message} isBroken />}>
      <Suspense>
        <CurrentScreen path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CurrentScreen({ path }: { path: string }) {
  useEffect(announceLife, []);
  return screenAt(path).read();
}

/** `start.ts` and what loads when the page is idle wait for it. */
function announceLife() {
  markHydrated();
  document.documentElement.dataset.alive = performance.now().toFixed();
  dispatchEvent(new Event("alive"));
}
