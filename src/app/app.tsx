import { site } from "virtual:content";
import { type ReactElement, type ReactNode, StrictMode, useEffect, useLayoutEffect } from "react";
import { UpdateNotice } from "../offline/update-notice";
import { ErrorPage } from "../pages/error/error-page";
import { markHydrated } from "../runtime/hydrated";
import { ErrorBoundary } from "./error-boundary";
import { routeAt } from "./routes";

interface AppProps {
  path: string;
  /** What the route at `path` has loaded. */
  screen: ReactElement;
  /** Called when it is in the DOM. */
  onShown?: () => void;
}

/** The whole page from <html> down. */
export function App({ path, screen, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  useEffect(markHydrated, []);
  return (
    <StrictMode>
      <ErrorBoundary fallback={(message) => <BrokenApp message={message} />}>
        <Shell page={routeAt(path).name}>
          <ErrorBoundary key={path} fallback={renderError}>
            {screen}
          </ErrorBoundary>
          <LoadStatus />
          <UpdateNotice />
        </Shell>
      </ErrorBoundary>
    </StrictMode>
  );
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

/** Shown by the router and `early.ts`, which also answers its button by reloading the page. */
function LoadStatus() {
  return (
    <div role="status">
      <p className="visually-hidden loading-status" hidden>
        Loading…
      </p>
      <p className="notice load-error" hidden>
        Some of it did not load. <button type="button">Try again</button>
      </p>
    </div>
  );
}

function renderError(message: string) {
  return <ErrorPage problem={message} className="render-error" />;
}

/** For an error outside of any page. */
function BrokenApp({ message }: { message: string }) {
  return (
    <Shell page="broken">
      <ErrorBoundary fallback={() => <BareError message={message} />}>
        {renderError(message)}
      </ErrorBoundary>
    </Shell>
  );
}

function BareError({ message }: { message: string }) {
  return (
    <main className="render-error">
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
      <a href="/">Back to Books</a>
    </main>
  );
}
