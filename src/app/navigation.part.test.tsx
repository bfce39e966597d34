import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link, Router, useLocation } from "wouter";
import { isCoverToCover, useArrival, useShownPath, watchHistory } from "./navigation";

/** Files that have not come yet, by the path of their page; each is let go by its function. */
const waiting = vi.hoisted(() => new Map<string, () => void>());

vi.mock("./routes", () => ({
  routeAt: (path: string) => ({
    isHere: () => !path.startsWith("/slow"),
    load: () =>
      new Promise<void>((come) => (path.startsWith("/slow") ? waiting.set(path, come) : come())),
  }),
}));

const PATHS = ["/", "/book/a", "/b", "/slow", "/slower", "/caf%C3%A9"];
const heading = page.getByRole("heading");
const shown = () => heading.element().textContent;
const link = (path: string) => document.querySelector(`a[href="${path}"]`) as HTMLElement;

watchHistory();

beforeEach(async () => {
  waiting.clear();
  history.replaceState(null, "", "/");
  await render(
    <Router hook={useShownPath}>
      <App />
    </Router>,
  );
  await follow("/");
});

function App() {
  const [path] = useLocation();
  useArrival(path);
  return (
    <main style={{ height: "5000px" }}>
      <h1 tabIndex={-1}>{path}</h1>
      {PATHS.map((path) => (
        <Link key={path} href={path}>
          {path}
        </Link>
      ))}
    </main>
  );
}

test("a link shows its page at the top, with the focus on its heading", async () => {
  scrollTo(0, 900);
  await follow("/b");
  await expect.element(heading).toHaveFocus();
  expect([location.pathname, scrollY]).toEqual(["/b", 0]);
});

test("a page is left only when the next one is here", async () => {
  link("/slow").click();
  await isAskedFor("/slow");
  expect([shown(), location.pathname]).toEqual(["/", "/"]);
  waiting.get("/slow")?.();
  await expect.poll(shown).toBe("/slow");
  expect(location.pathname).toBe("/slow");
});

test("the link pressed last wins, whichever files come first", async () => {
  link("/slow").click();
  link("/slower").click();
  await isAskedFor("/slower");
  waiting.get("/slower")?.();
  await expect.poll(shown).toBe("/slower");
  waiting.get("/slow")?.();
  await new Promise(requestAnimationFrame);
  expect(location.pathname).toBe("/slower");
});

test("back returns to the link and the place that were left, forward to the heading", async () => {
  scrollTo(0, 900);
  await follow("/b");
  history.back();
  await expect.poll(shown).toBe("/");
  expect(document.activeElement).toBe(link("/b"));
  await expect.poll(() => scrollY).toBe(900);
  history.forward();
  await expect.poll(shown).toBe("/b");
  await expect.element(heading).toHaveFocus();
});

test("back waits for its files too, and gives way to a link pressed meanwhile", async () => {
  link("/slow").click();
  await isAskedFor("/slow");
  waiting.get("/slow")?.();
  await expect.poll(shown).toBe("/slow");
  await follow("/b");
  waiting.clear();
  history.back();
  await isAskedFor("/slow");
  expect(shown()).toBe("/b");
  await follow("/book/a");
  waiting.get("/slow")?.();
  await new Promise(requestAnimationFrame);
  expect(shown()).toBe("/book/a");
});

test("an address is shown as it is read", async () => {
  link("/caf%C3%A9").click();
  await expect.poll(shown).toBe("/café");
});

test.each([
  ["/", "/book/a", true],
  ["/book/a", "/", true],
  ["/", "/buy-books", false],
  ["/buy-books", "/", false],
  ["/book/a", "/book/b", false],
  ["/x/book/a", "/", false],
])("from %s to %s a cover moves: %s", (from, to, moves) => {
  expect(isCoverToCover(from, to)).toBe(moves);
});

/** Presses the link to `path`, and waits for its page. */
async function follow(path: string) {
  link(path).click();
  await expect.poll(shown).toBe(path);
}

function isAskedFor(path: string) {
  return expect.poll(() => waiting.has(path)).toBe(true);
}
