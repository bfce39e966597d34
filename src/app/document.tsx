import { site } from "content:site";
import { Router, useLocation } from "wouter";
import { UpdateNotice } from "../offline/update-notice";
import { App } from "./app";
import { followLink } from "./navigation";
import { screenAt } from "./routes";

/** The whole page from <html> down; `path` is given only while prerendering. */
export function Document({ path }: { path?: string }) {
  return (
    <Router {...(path ? { ssrPath: path } : {})} aroundNav={followLink}>
      <Html />
    </Router>
  );
}

function Html() {
  const [path] = useLocation();
  return (
    <html lang="en" data-screen={screenAt(path).name}>
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
      <body>
        <App />
        <UpdateNotice />
      </body>
    </html>
  );
}
