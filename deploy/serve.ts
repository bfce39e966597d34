import { existsSync } from "node:fs";
import { join } from "node:path";
import { DIST_DIR } from "../vite/paths.ts";
import { createSite } from "./static-server.ts";

const port = Number(process.env.PORT ?? 4173);

if (!existsSync(join(DIST_DIR, "index.html"))) {
  console.error("There is no built site yet: run `npm start`.");
  process.exit(1);
}

createSite(DIST_DIR)
  .on("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    console.error(
      isTaken
        ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}/ (Ctrl+C stops it)`));
