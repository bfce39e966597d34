import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Problem } from "./validate-file.ts";

const REASON = "is ignored: the name of a volume or collection ends in .yaml, as letters-home.yaml";

/** Reports texts beside the books that nothing reads, such as late.yml or late.yaml.txt. */
export function strayFiles(folder: string): Problem[] {
  return ["collections", "volumes"].flatMap((kind) => {
    const names = existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)) : [];
    const stray = names.filter((name) => /^\w.*\.(ya?ml|txt|rtf|docx?)$/i.test(name));
    return stray
      .filter((name) => !name.endsWith(".yaml"))
      .map((name) => ({ file: `${basename(folder)}/${kind}/${name}`, line: 1, reason: REASON }));
  });
}
