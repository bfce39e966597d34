import { site } from "virtual:content";
import type { PageMetadata as HeadData } from "../content/metadata";

/** A page's metadata; React moves title, meta and link to <head>, but not the JSON-LD script. */
export function MetadataTags({
  title,
  name,
  description,
  url,
  ogImage,
  ogImageAlt,
  jsonLd,
}: HeadData) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={ogImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={ogImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{jsonLd}</script>
    </>
  );
}
