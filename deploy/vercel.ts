import { folderOf, type Headers, type Rule } from "./rules.ts";

/** The `vercel.json` at the top of the repository; no two of its sources set the same header. */
export function vercelConfig([everywhere, ...exceptions]: Rule[]) {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    buildCommand: "npm run build",
    outputDirectory: "dist",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      ...everywhereBut(everywhere?.headers ?? {}, exceptions),
      ...exceptions.map((rule) => ({ source: pattern(rule), headers: pairs(rule.headers) })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Groups headers by the paths that set them otherwise, and leaves those paths out. */
function everywhereBut(headers: Headers, exceptions: Rule[]) {
  const groups = new Map<string, Headers>();
  for (const [name, value] of Object.entries(headers)) {
    const others = exceptions.filter((rule) => name in rule.headers).map(beginning);
    const source = others.length === 0 ? "/(.*)" : `/((?!${others.join("|")}).*)`;
    groups.set(source, { ...groups.get(source), [name]: value });
  }
  return [...groups].map(([source, group]) => ({ source, headers: pairs(group) }));
}

function beginning(rule: Rule) {
  return folderOf(rule)?.slice(1) ?? `${rule.path.slice(1).replaceAll(".", "\\.")}$`;
}

function pattern(rule: Rule) {
  const folder = folderOf(rule);
  return folder === undefined ? rule.path : `${folder}(.*)`;
}

function pairs(headers: Headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
