import { site } from "virtual:content";
import type { PageMetadata } from "../content-model/metadata.ts";

/** Writes the metadata that `src/content-model/metadata.ts` computes; React moves the tags to <head>. */
export function MetadataTags({ metadata }: { metadata: PageMetadata }) {
  return (
    <>
      <title>{metadata.title}</title>
      <meta name="description" content={metadata.description} />
      <link rel="canonical" href={metadata.url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={metadata.name} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={metadata.url} />
      <meta property="og:image" content={metadata.ogImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={metadata.ogImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
