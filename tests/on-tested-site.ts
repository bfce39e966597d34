import { testedSite } from "./runner/tested-site.ts";

// Imported before anything that asks tests/paths.ts where content and site are.
process.env.CONTENT_DIR ??= testedSite.CONTENT_DIR;
process.env.DIST_DIR ??= testedSite.DIST_DIR;
