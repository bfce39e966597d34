import { site } from "virtual:content";
import type { ReactNode } from "react";
import type { PageMetadata } from "../content-model/metadata.ts";
import { MetadataTags } from "./metadata-tags.tsx";

interface PageLayoutProps {
  metadata: PageMetadata | { title: string }; // not-found pages have only a title and are not indexed
  className?: string;
  backdrop?: ReactNode;
  children: ReactNode;
}

export function PageLayout({ metadata, className = "", backdrop, children }: PageLayoutProps) {
  return (
    <>
      {"url" in metadata ? (
        <MetadataTags metadata={metadata} />
      ) : (
        <>
          <title>{`${metadata.title} | ${site.brand}`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      {backdrop}
      <main className={`page-layout ${className}`.trim()}>{children}</main>
    </>
  );
}
