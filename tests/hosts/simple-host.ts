import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { contentTypeOf } from "../../deploy/content-types";

/**
 * A host that knows no headers, rules or redirects: with one `404.html` for everything as GitHub
 * Pages has it, or with the nearest one.
 */
export function simpleHost(folder: string, failurePages: "one" | "nearest") {
  return createServer(({ url = "/" }, response) => {
    const path = decodeURI(url.split("?", 1)[0] ?? "/");
    const names = [path, `${path}.html`, join(path, "index.html")];
    const found = path.endsWith("/") && path !== "/" ? undefined : names.find(isFile);
    const file = found ?? failurePage(path);
    response.writeHead(found ? 200 : 404, { "Content-Type": contentTypeOf(file) });
    response.end(readFileSync(join(folder, file)));
  });

  function failurePage(path: string) {
    return failurePages === "nearest" && path.startsWith("/book/") ? "book/404.html" : "404.html";
  }

  function isFile(name: string) {
    const file = join(folder, name);
    return existsSync(file) && statSync(file).isFile();
  }
}
