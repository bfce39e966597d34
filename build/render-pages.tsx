import { pages, site } from "virtual:content";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { App } from "../src/app/app.tsx";
import { pagePaths, routeAt } from "../src/app/routes.tsx";
import { NOT_FOUND_PATHS } from "../src/shared/paths.ts";
import type { FirstLoad } from "./first-load-files.ts";
import type { ServerEntry } from "./prerender.ts";
import { tokenColor } from "./token-color.ts";

/* The document around the app, which the browser's React never touches. */

export const paths: ServerEntry["paths"] = [...pagePaths, ...NOT_FOUND_PATHS];

export const render: ServerEntry["render"] = async (path, firstLoadOf) => {
  const { load, modules } = routeAt(path);
  const page = await load();
  const first = firstLoadOf(modules);
  const { jsonLd = "" } = (await pages[path]?.load()) ?? {};
  const container = '<div id="app">';
  // React writes the page's title, meta and link, then its content.
  const [metadata = "", content = ""] = renderToString(
    <div id="app">
      <App path={path} page={page} />
    </div>,
  )
    .replaceAll('hidden=""><blockquote', 'hidden="until-found"><blockquote') // see quote-list.tsx
    .split(container);
  const head = renderToStaticMarkup(<Head {...first} />);
  const scripts = renderToStaticMarkup(<Scripts {...first} jsonLd={jsonLd} />);
  const status = renderToStaticMarkup(<Status />);
  return `<!DOCTYPE html><html lang="en" data-page="${path}"><head>${head}${metadata}${scripts}</head><body>${container}${content}${status}</body></html>`;
};

/** What every page's head has, besides the tags of `src/components/metadata-tags.tsx`. */
function Head({ fonts, stylesheets }: FirstLoad) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="dark" />
      <meta name="theme-color" content={tokenColor("bg")} />
      {fonts.map((font) => (
        <link rel="preload" key={font} href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {stylesheets.map((file) => (
        <link rel="stylesheet" key={file} href={file} />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="apple-mobile-web-app-title" content={site.shortName} />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/**
 * After the stylesheets, which are more urgent. The app loads at low priority, so that text and
 * pictures load first; it stands first, because the other script looks for it. Both are async, because
 * scripts that are not delay the URL's :target; in development they run after those that Vite inserts.
 */
function Scripts({ main, beforeHydration, modules, jsonLd }: FirstLoad & { jsonLd: string }) {
  const { PROD } = import.meta.env;
  return (
    <>
      <script type="module" id="main-script" src={main} async={PROD} fetchPriority="low" />
      <script type="module" src={beforeHydration} async={PROD} fetchPriority="high" />
      {modules.map((file) => (
        <link rel="modulepreload" key={file} fetchPriority="low" href={file} />
      ))}
      {jsonLd && <script type="application/ld+json">{jsonLd}</script>}
    </>
  );
}

/**
 * `navigation.tsx` shows the first line; `before-hydration.ts` shows the second and reloads the page
 * when its button is pressed.
 */
function Status() {
  return (
    <div className="status" role="status">
      <p id="loading-status" className="visually-hidden" hidden>
        Loading…
      </p>
      <p id="load-error" className="load-error surface mono" hidden>
        Part of this page did not load. <button type="button">Try again</button>
      </p>
    </div>
  );
}
