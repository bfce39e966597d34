import type { Connect, ViteDevServer } from "vite";
import { ContentError } from "./load.ts";

/**
 * While the author's files are wrong, every page of `npm run dev` says so, in the words of
 * `npm run content` and without those of the tools; it comes back by itself when they are mended.
 */
export function problemPage(
  server: ViteDevServer,
  load: () => Promise<unknown>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (/^\/(@|node_modules\/)/.test(request.url ?? "")) return next();
    try {
      await load();
      next();
    } catch (error) {
      if (!(error instanceof ContentError)) return next(error);
      response.statusCode = 500;
      if (!request.headers.accept?.includes("text/html")) return void response.end();
      server.config.logger.error(`\nThe content has problems:\n\n${error.message}\n`);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(pageOf(error.message));
    }
  };
}

function pageOf(problems: string) {
  const words = problems.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The content has problems</title>
<script type="module" src="/@vite/client"></script>
<style>
  body { margin: 3rem auto; max-width: 60rem; padding: 0 1.5rem; font: 1rem/1.6 system-ui; }
  pre { padding: 1rem; background: #f2eee8; font: inherit; white-space: pre-wrap; }
  @media (prefers-color-scheme: dark) { body { color: #eee; background: #111; } pre { background: #222; } }
</style>
<h1>The content has problems</h1>
<pre>${words}</pre>
<p>Put the file right and save it: this page comes back by itself.</p>
</html>
`;
}
