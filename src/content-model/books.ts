import { bookPath } from "../shared/paths.ts";
import type { Collection, Quote, ViewerText, Volume } from "./book-schemas.ts";
import { type BookColor, bookColor } from "./fields.ts";
import type { PageMetadata } from "./metadata.ts";
import type { ContentPicture, WithPictureSources } from "./picture.ts";
import { typesetQuote } from "./quote-lines.ts";

export interface BookLink {
  path: ReturnType<typeof bookPath>;
  title: string;
  subtitle?: string | undefined;
  spines: BookColor[]; // a volume's colour, or those of a collection's volumes
}

/** A collection or volume with its quotes, its volumes and the books it belongs to. */
export interface ResolvedBook extends BookLink {
  id?: string | undefined; // of a book with a card on the home page
  slug: string;
  // Title and subtitle of a volume, because volumes may share a title; a collection's title.
  name: string;
  coverUrl: ContentPicture;
  quotes: Quote[];
  volumes: ResolvedBook[];
  collections: ResolvedBook[];
}

export function resolveBooks(collections: Collection[], volumes: Volume[]) {
  const resolvedVolumes = volumes.map(resolveVolume);
  const resolvedCollections = collections.toSorted(byId).map(({ volumes, ...book }) => {
    const ownVolumes = volumes.flatMap((slug) =>
      resolvedVolumes.filter((volume) => volume.slug === slug),
    );
    const spines = ownVolumes.flatMap((volume) => volume.spines);
    const quotes = ownVolumes.flatMap((volume) => volume.quotes);
    const links = { path: bookPath(book), spines, volumes: ownVolumes, collections: [] };
    const resolvedCollection = { ...book, ...links, name: book.title, quotes };
    for (const volume of ownVolumes) volume.collections.push(resolvedCollection);
    return resolvedCollection;
  });
  const ownBooks = resolvedVolumes.filter(({ id }) => id);
  const homeBooks = [...resolvedCollections, ...ownBooks].toSorted(byId);
  return { collections: resolvedCollections, volumes: resolvedVolumes, homeBooks };
}

function byId(a: Pick<ResolvedBook, "id">, b: Pick<ResolvedBook, "id">) {
  return (a.id ?? "").localeCompare(b.id ?? "", "en", { numeric: true });
}

/** A volume without a colour gets one by its position among all volumes. */
function resolveVolume({ spine, ...book }: Volume, index: number): ResolvedBook {
  const name = book.subtitle ? `${book.title}, ${book.subtitle}` : book.title;
  const color = spine ?? bookColor.options[index % bookColor.options.length] ?? "bone";
  const links = { path: bookPath(book), spines: [color], volumes: [], collections: [] };
  return { ...book, ...links, name };
}

export type Book = WithPictureSources<ReturnType<typeof bookProps>> & {
  metadata: PageMetadata;
  titleColor: string;
  viewerText: ViewerText;
};
/** A quote as its page receives it, split into lines. */
export type BookQuote = Book["quotes"][number];
/** A volume of a collection, with the indexes of its first and last quote there. */
export type VolumeLink = Book["volumes"][number];

export function bookProps({ slug, coverUrl, quotes, volumes, ...book }: ResolvedBook) {
  let next = 0;
  return {
    slug,
    ...bookLink(book),
    coverUrl,
    volumes: volumes.map((volume) => {
      const first = next;
      next += volume.quotes.length;
      // Counted from 1, as in "31–60"; undefined for a volume without quotes.
      const range = next - first > 1 ? `${first + 1}–${next}` : `${next}`;
      return {
        ...bookLink(volume),
        first,
        last: next - 1,
        range: next > first ? range : undefined,
      };
    }),
    quotes: quotes.map(typesetQuote),
  };
}

export function bookLink({ path, title, subtitle, spines }: BookLink): BookLink {
  return { path, title, subtitle, spines };
}
