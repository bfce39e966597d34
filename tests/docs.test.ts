import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
/** A script as readers type it; npm’s own commands are others. */
const SCRIPT = /\bnpm (?:run (?:-s )?)?(?!(?:run|ci|install)\b)([a-z][\w:-]*)/g;

test.each(["README.md", "CONTRIBUTING.md", "content/README.md", "docs/publishing.md"])(
  "%s names only commands that exist",
  (file) => {
    const named = [...readFileSync(file, "utf8").matchAll(SCRIPT)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  },
);
