type Data = Record<string, unknown>;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** A page's head, prerendered or hydrated; lists show whether a tag occurs more than once. */
export function parseHead(html: string) {
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</`, "gs"))].map(([, text = ""]) => text);
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));
  const meta: Record<string, string[]> = {};
  for (const { name, property, content = "" } of tags("meta")) {
    const key = name ?? property;
    if (key) meta[key] = [...(meta[key] ?? []), content];
  }
  return {
    titles: inside("title").map(decoded),
    canonicals: tags("link").flatMap(({ rel, href = "" }) => (rel === "canonical" ? [href] : [])),
    meta,
    data: inside('script type="application/ld\\+json"').map((text): { "@graph": Data[] } =>
      JSON.parse(text),
    ),
  };
}

/** The text of HTML without its tags. */
export function textOf(html: string) {
  return decoded(html.replace(/<[^>]*>/g, "")).replace(/\s+/g, " ");
}

/** Every object in the data that has a type, at any depth. */
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
