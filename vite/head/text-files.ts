import { addressOf, type PageFacts } from "../../src/content/head.ts";
import { type Content, wordsOf } from "../../src/content/page.ts";
import buyPage from "../../src/pages/buy/buy.content.ts";
import dicePage from "../../src/pages/dice/dice.content.ts";
import { allPages } from "./page-facts.ts";

/** The files that tell machines what is where, by name. */
export function textFiles(content: Content) {
  return {
    "robots.txt": robots(content),
    "sitemap.xml": sitemap(content),
    "llms.txt": llms(content),
  };
}

function robots(content: Content) {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(content, "/sitemap.xml")}\n`;
}

function sitemap(content: Content) {
  const urls = allPages(content).map(
    ({ path }) => `  <url><loc>${escaped(addressOf(content, path))}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** A summary in Markdown, as https://llmstxt.org proposes. */
function llms(content: Content) {
  const { site } = content;
  const [home, ...pages] = allPages(content);
  const isBook = ({ path }: PageFacts) => path.startsWith("/book/");
  const line = (page: PageFacts) =>
    `- [${page.name}](${addressOf(content, page.path)}): ${page.description}`;

  return `# ${site.brand}

> ${home?.description}

## Books

${pages.filter(isBook).map(line).join("\n")}

## Pages

${pages
  .filter((page) => !isBook(page))
  .map(line)
  .join("\n")}

## Elsewhere

- [${wordsOf(content, buyPage).offer.button}](${site.shopUrl}): the shop
- [${wordsOf(content, dicePage).button}](${site.experienceUrl}): the interactive experience
`;
}

function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
