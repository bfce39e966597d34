import { createRoot } from "react-dom/client";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { startNavigation } from "./navigation.tsx";

/** Pages whose code has not loaded yet, by path; each function lets one load. */
const waiting = vi.hoisted(() => new Map<string, () => void>());

vi.mock("./routes", () => ({
  routeAt: (path: string) => ({
    load: () =>
      new Promise<void>((finishLoading) =>
        path.startsWith("/slow") ? waiting.set(path, finishLoading) : finishLoading(),
      ),
  }),
}));

const PATHS = ["/", "/book/a", "/slow", "/slower"];

vi.mock("./app", () => ({
  App({ path }: { path: string }) {
    return (
      <main style={{ height: "5000px" }}>
        <h1 tabIndex={-1}>{path}</h1>
        {PATHS.map((path) => (
          <a key={path} href={path} data-moves-with={path === "/book/a" ? path : undefined}>
            {path}
          </a>
        ))}
        <p id="loading-status" hidden />
      </main>
    );
  },
}));

const shown = () => document.querySelector("h1")?.textContent;
const link = (path: string) => document.querySelector(`a[href="${path}"]`) as HTMLElement;

beforeAll(async () => {
  history.replaceState(null, "", "/start");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const { App } = await import("./app.tsx");
  root.render(<App path="/start" page={<i />} />);
  await vi.waitUntil(() => shown() === "/start", 30_000);
  startNavigation(root);
});

beforeEach(async () => {
  waiting.clear();
  if (shown() !== "/") await follow("/");
  scrollTo(0, 0);
});

test("shows the page of the link pressed last", async () => {
  link("/slow").click();
  await expect.poll(() => link("/slow").ariaBusy).toBe("true");
  link("/slower").click(); // before the first page has loaded
  await expect.poll(() => link("/slower").ariaBusy).toBe("true");
  expect(link("/slow").ariaBusy).toBeNull();
  await expect.poll(() => waiting.has("/slower")).toBe(true);
  waiting.get("/slower")?.();
  await expect.poll(shown).toBe("/slower");
  expect(link("/slower").ariaBusy).toBeNull();
  await finishLoading("/slow");
  expect([shown(), location.pathname]).toEqual(["/slower", "/slower"]);
});

test.each(["/slow", "/book/a"])("goes back from %s before it is shown", async (path) => {
  link(path).click();
  await expect.poll(() => location.pathname).toBe(path);
  history.back();
  await expect.poll(() => location.pathname).toBe("/");
  await finishLoading(path);
  expect(shown()).toBe("/");
});

test("moves no title to a book with reduced motion", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  const start = vi.spyOn(document, "startViewTransition");
  await follow("/book/a");
  expect(start).not.toHaveBeenCalled();
});

async function follow(path: string) {
  link(path).click();
  await expect.poll(shown).toBe(path);
}

/** Lets the page at `path` load and React render it. */
async function finishLoading(path: string) {
  waiting.get(path)?.();
  await new Promise(requestAnimationFrame);
}
