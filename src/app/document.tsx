import { site } from "virtual:content";
import { type ReactNode, StrictMode, Suspense, useEffect } from "react";
import { Router, useLocation } from "wouter";
import { UpdateNotice } from "../offline/update-notice";
import { ErrorPage } from "../pages/error/error-page";
import { markHydrated } from "../runtime/hydrated";
import { ErrorBoundary } from "./error-boundary";
import { useArrival, useShownPath } from "./navigation";
import { routeAt } from "./routes";

/** The whole page from <html> down; `path` is given only while prerendering. */
export function Document({ path }: { path?: string }) {
  return (
    <StrictMode>
      <ErrorBoundary fallback={(message) => <BrokenDocument message={message} />}>
        <Router hook={useShownPath} ssrPath={path}>
          <App />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}

function App() {
  const [path] = useLocation();
  useArrival(path);
  return (
    <Shell page={routeAt(path).name}>
      <ErrorBoundary key={path} fallback={(message) => <ErrorPage problem={message} isBroken />}>
        <Suspense>
          <CurrentPage path={path} />
        </Suspense>
      </ErrorBoundary>
      <UpdateNotice />
      <LostNotice />
    </Shell>
  );
}

function CurrentPage({ path }: { path: string }) {
  useEffect(markHydrated, []);
  return routeAt(path).read();
}

function Shell({ page, children }: { page: string; children: ReactNode }) {
  return (
    <html lang="en" data-page={page}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0b0e12" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="apple-mobile-web-app-title" content={site.shortName} />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Shown by `early.ts` when the app does not come; its button loads the whole page anew. */
function LostNotice() {
  return (
    <div role="status">
      <p className="notice lost-notice" hidden>
        Some of it did not load. <button type="button">Try again</button>
      </p>
    </div>
  );
}

/** For an error outside of any page: whatever broke is not asked for again. */
function BrokenDocument({ message }: { message: string }) {
  return (
    <Shell page="broken">
      <ErrorBoundary fallback={() => <BareError message={message} />}>
        <ErrorPage problem={message} isBroken />
      </ErrorBoundary>
    </Shell>
  );
}

function BareError({ message }: { message: string }) {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
      <a href="/">Back to Books</a>
    </main>
  );
}
