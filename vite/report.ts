import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Says what the build made: each page with its compressed size, and the whole. */
export async function report(folder: string) {
  const names = (await readdir(folder, { recursive: true })).sort();
  const sizeOf = async (name: string) => (await stat(join(folder, name))).size;

  const pages = names.filter((name) => name.endsWith(".html"));
  console.log(`\n${pages.length} pages, compressed (HTML, and what it loads at once):`);
  for (const page of pages) {
    const html = await readFile(join(folder, page), "utf8");
    const scripts = await sum(linked(html, /(?:src|href)="\/([^"]+\.js)"/g), (f) =>
      sizeOf(`${f}.br`),
    );
    const styles = await sum(linked(html, /href="\/([^"]+\.css)"/g), (f) => sizeOf(`${f}.br`));
    const own = kilobytes(await sizeOf(`${page}.br`));
    console.log(
      `  ${page.padEnd(42)} ${own}  + CSS ${kilobytes(styles)}  + JavaScript ${kilobytes(scripts)}`,
    );
  }
  const all = names.filter((name) => !/\.(br|gz)$/.test(name) && name.includes("."));
  console.log(`${all.length} files, ${kilobytes(await sum(all, sizeOf))} in ${folder}\n`);
}

function linked(html: string, pattern: RegExp) {
  return [...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ""))];
}

async function sum(names: string[], sizeOf: (name: string) => Promise<number>) {
  const sizes = await Promise.all(names.map(sizeOf));
  return sizes.reduce((total, size) => total + size, 0);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1).padStart(5)} kB`;
}
