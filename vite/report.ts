import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Says what the build made: each page with its compressed size, and the whole. */
export function report(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const kilobytes = (files: Iterable<string>, ending = "") => {
    const sizes = [...files].map((name) => statSync(join(folder, name + ending)).size);
    const bytes = sizes.reduce((total, size) => total + size, 0);
    return `${(bytes / 1000).toFixed(1).padStart(5)} kB`;
  };
  const pages = names.filter((name) => name.endsWith(".html"));
  console.log(`\n${pages.length} pages, compressed (HTML, and what it loads at once):`);
  for (const page of pages) {
    const html = readFileSync(join(folder, page), "utf8");
    const own = kilobytes([page], ".br");
    const styles = kilobytes(new Set(html.match(/(?<=href="\/)[^"]+\.css(?=")/g)), ".br");
    const scripts = kilobytes(new Set(html.match(/(?<=(src|href)="\/)[^"]+\.js(?=")/g)), ".br");
    console.log(`  ${page.padEnd(42)} ${own}  + CSS ${styles}  + JavaScript ${scripts}`);
  }
  const files = names.filter((name) => !/\.(br|gz)$/.test(name) && name.includes("."));
  console.log(`${files.length} files, ${kilobytes(files)} in ${folder}\n`);
}
