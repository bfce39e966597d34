import { site } from "virtual:content";
import { type ReactElement, StrictMode, useEffect } from "react";
import { UpdateNotice } from "../offline/update-notice.tsx";
import { markHydrated } from "../runtime/hydrated.ts";
import { LOAD_ERROR_ID, LOADING_STATUS_ID } from "../shared/names.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { routeAt } from "./routes.tsx";

/** The document at `path`; `page` is the loaded element of its route. */
export function App({ path, page }: { path: string; page: ReactElement }) {
  useEffect(markHydrated, []);
  return (
    <StrictMode>
      <html lang="en" data-page={routeAt(path).name}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="dark" />
          {/* must equal --bg in tokens.css */}
          <meta name="theme-color" content="#0b0e12" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <meta name="apple-mobile-web-app-title" content={site.shortName} />
          <link rel="manifest" href="/manifest.webmanifest" />
        </head>
        <body>
          <ErrorBoundary>
            <ErrorBoundary key={path}>{page}</ErrorBoundary>
            <site-part>
              {/* `navigation.tsx` shows the first line; `before-hydration.ts` shows the second and
                  reloads the page when its button is pressed. */}
              <div role="status">
                <p id={LOADING_STATUS_ID} className="visually-hidden" hidden>
                  Loading…
                </p>
                <p id={LOAD_ERROR_ID} className="notice load-error surface mono" hidden>
                  Part of this page did not load. <button type="button">Try again</button>
                </p>
              </div>
              <UpdateNotice />
            </site-part>
          </ErrorBoundary>
        </body>
      </html>
    </StrictMode>
  );
}
