import { site } from "virtual:content";
import type { ReactNode } from "react";
import type { Head as HeadData } from "../content/metadata";
import { Head } from "./metadata-tags";

interface PageLayoutProps {
  head: HeadData | { title: string }; // not-found pages have only a title and are not indexed
  className: string;
  spine?: string;
  backdrop?: ReactNode;
  children: ReactNode;
}

export function Page({ head, className, spine, backdrop, children }: PageLayoutProps) {
  return (
    <>
      {"url" in head ? <Head {...head} /> : <title>{`${head.title} | ${site.brand}`}</title>}
      {"url" in head || <meta name="robots" content="noindex" />}
      {backdrop}
      <main className={`shell ${className}`} data-book-color={spine}>
        {children}
      </main>
    </>
  );
}
