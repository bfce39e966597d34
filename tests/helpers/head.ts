/** Everything a page says in its head; a list wherever a mistake could say it twice. */
export interface Head {
  titles: string[];
  canonicals: string[];
  /** By name or property: description, robots, og:image … */
  meta: Record<string, string[]>;
  /** Each JSON-LD script, parsed. */
  data: { "@graph": Data[] }[];
}

/** A thing of schema.org, as it stands in JSON-LD. */
export type Data = Record<string, unknown>;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Reads the head of a page, as it was served or as the browser has it now. */
export function headOf(html: string): Head {
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</`, "gs"))].map(([, text = ""]) => text);
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));
  const meta: Head["meta"] = {};
  for (const { name, property, content = "" } of tags("meta")) {
    const key = name ?? property;
    if (key) meta[key] = [...(meta[key] ?? []), content];
  }
  return {
    titles: inside("title").map(decoded),
    canonicals: tags("link").flatMap(({ rel, href = "" }) => (rel === "canonical" ? [href] : [])),
    meta,
    data: inside('script type="application/ld\\+json"').map((text) => JSON.parse(text)),
  };
}

/** What HTML says once its tags are gone. */
export function textOf(html: string) {
  return decoded(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");
}

/** Every thing in the data with a type of its own, however deep. */
export function things(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(things);
  return "@type" in value ? [value as Data, ...inner] : inner;
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name, value = ""]) => [name, decoded(value)]));
}

function decoded(text: string) {
  return text.replace(/&([a-z]+|#x27);/g, (entity, name) => ENTITIES[name] ?? entity);
}
