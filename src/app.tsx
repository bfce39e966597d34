import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { useArrival } from "./navigation";
import { ErrorPage } from "./pages/error-page";
import { screenAt } from "./routes";

/** The screen of the current address, inside the boundary that catches its errors. */
export function App() {
  const [path] = useLocation();
  useArrival(path);
  return (
    <ErrorBoundary
      resetKeys={[path]}
      fallbackRender={({ error }) => <ErrorPage problem={messageOf(error)} />}
    >
      <Suspense>
        <CurrentScreen key={path} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function CurrentScreen({ path }: { path: string }) {
  return screenAt(path).read();
}

function messageOf(error: unknown) {
  return error instanceof Error && error.message ? error.message : String(error);
}
