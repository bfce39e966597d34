import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathsFrom } from "../tools/paths.ts";
import { createSite } from "./static-server.ts";

const { dist } = pathsFrom(process.env);
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(join(dist, "index.html"))) {
  console.error("There is no built site yet: run `npm start`.");
  process.exit(1);
}

createSite(dist)
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
