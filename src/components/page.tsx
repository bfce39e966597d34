import { site } from "content:site";
import type { ReactNode } from "react";

interface PageProps {
  /** Without the site's name, which follows every title but the home page's own. */
  title?: string;
  description?: string;
  /** The page's one address; failure screens have none and stay out of search. */
  path?: string;
  className: string;
  accent?: string;
  /** What moves or stands behind the whole width of the page. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A screen's head data and its <main>. */
export function Page({
  title,
  description,
  path,
  className,
  accent,
  backdrop,
  children,
}: PageProps) {
  return (
    <>
      <title>{title ? `${title} | ${site.brand}` : site.brand}</title>
      {description && <meta name="description" content={description} />}
      {path ? (
        <link rel="canonical" href={new URL(path, site.siteUrl).href} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {backdrop}
      <main className={`shell ${className}`} data-accent={accent}>
        {children}
      </main>
    </>
  );
}
