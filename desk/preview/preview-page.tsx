import { type Collection, fullTitle, type Volume, volumesOf } from "../../src/content/books.ts";
import type { Content } from "../../src/content/page.ts";
import { accentOf } from "../../src/content/rules.ts";
import { QuoteWords } from "../../src/quotes/quote.tsx";
import { counted } from "../check.ts";

interface PreviewProps {
  content: Content;
  stylesheets: string[];
  /** Where a picture of the content folder is, seen from the page. */
  pictureAt: (file: string) => string;
  /** Every sharing picture of the built site, seen from the page. */
  shares: string[];
}

/** The whole of the author's work on one page: covers, sharing pictures, every quote as it is set. */
export function PreviewPage({ content, stylesheets, pictureAt, shares }: PreviewProps) {
  const { site, collections, bookWords } = content;
  const shelf = inShelfOrder(content);
  const volumes = shelf.filter((book) => "quotes" in book);
  const total = volumes.reduce((sum, { quotes }) => sum + quotes.length, 0);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Preview | ${site.brand}`}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="preview">
        <main>
          <h1>{site.brand}</h1>
          <p className="mono">
            {counted(collections.length, "collection")}, {counted(volumes.length, "volume")},{" "}
            {counted(total, "quote")}. Quotes are set as on a phone, at half size.
          </p>
          <Covers books={shelf} pictureAt={pictureAt} />
          <Shares files={shares} />
          {volumes.map((volume) => (
            <Quotes key={volume.slug} volume={volume} today={bookWords.today} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Covers({
  books,
  pictureAt,
}: Pick<PreviewProps, "pictureAt"> & { books: (Collection | Volume)[] }) {
  return (
    <section aria-labelledby="covers">
      <h2 id="covers">Covers</h2>
      <ul className="preview-covers">
        {books.map(({ slug, title, subtitle, coverUrl }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              <img src={pictureAt(coverUrl.file)} alt="" width="600" height="900" />
              {title}
              <span className="mono">{subtitle}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shares({ files }: { files: string[] }) {
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">Sharing pictures</h2>
      <ul className="preview-shares">
        {files.map((file) => (
          <li key={file}>
            <img src={file} alt="" width="1200" height="630" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quotes({ volume, today }: { volume: Volume; today: string }) {
  const { slug, quotes } = volume;
  return (
    <section aria-labelledby={slug} data-accent={accentOf(slug)}>
      <h2 id={slug}>{fullTitle(volume)}</h2>
      <ul className="preview-quotes">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <div className="preview-leaf">
              <QuoteWords quote={quote} today={today} />
            </div>
            <p className="mono">
              {quote.id}, {counted([...quote.text].length, "letter")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each collection with its volumes behind it, then volumes that belong to none. */
function inShelfOrder({ collections, volumes }: Content): (Collection | Volume)[] {
  const ofCollections = collections.flatMap((collection) => [
    collection,
    ...volumesOf(volumes, collection),
  ]);
  return [...new Set([...ofCollections, ...volumes])];
}
