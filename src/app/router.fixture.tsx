import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { markHydrated } from "../runtime/hydrated";
import { startRouter } from "./router";

/** Code that has not come yet, by the path of its page; each is let go by its function. */
const waiting = vi.hoisted(() => new Map<string, () => void>());

vi.mock("./routes", () => ({
  routeAt: (path: string) => ({
    name: path,
    load: () =>
      new Promise<void>((come) => (path.startsWith("/slow") ? waiting.set(path, come) : come())),
  }),
}));

const PATHS = ["/", "/book/a", "/b", "/slow", "/slower", "/caf%C3%A9"];

vi.mock("./app", () => ({
  App({ path, onShown }: { path: string; onShown?: () => void }) {
    useLayoutEffect(() => {
      document.documentElement.dataset.page = path;
      onShown?.();
    }, [path, onShown]);
    return (
      <main style={{ height: "5000px" }}>
        <h1 tabIndex={-1}>{path}</h1>
        {PATHS.map((path) => (
          <a key={path} href={path}>
            {path}
          </a>
        ))}
        <a href="#part">part</a>
        <p className="loading-status" hidden>
          Loading
        </p>
      </main>
    );
  },
}));

const heading = page.getByRole("heading");
const shown = () => document.querySelector("h1")?.textContent;
const link = (path: string) => document.querySelector(`a[href="${path}"]`) as HTMLElement;
const status = () => document.querySelector(".loading-status") as HTMLElement;

/** What holds for links, back and forward, whichever way the browser tells of them. */
export function testRouter() {
  beforeAll(async () => {
    history.replaceState(null, "", "/start");
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    const { App } = await import("./app");
    root.render(<App path="/start" screen={<i />} />);
    await vi.waitFor(() => expect(shown()).toBe("/start"));
    startRouter(root);
    markHydrated();
    const isListening = () => window.navigation || history.scrollRestoration === "manual";
    await vi.waitFor(() => expect(isListening()).toBeTruthy());
  });

  beforeEach(async () => {
    waiting.clear();
    if (shown() !== "/") await follow("/");
    scrollTo(0, 0);
  });

  test("a link shows its page at the top, with the focus on its heading", async () => {
    scrollTo(0, 900);
    await follow("/b");
    await expect.element(heading).toHaveFocus();
    await expect.poll(() => [location.pathname, scrollY]).toEqual(["/b", 0]);
  });

  test("a page is left only when the next one is here", async () => {
    link("/slow").click();
    await isAskedFor("/slow");
    expect(shown()).toBe("/");
    waiting.get("/slow")?.();
    await expect.poll(shown).toBe("/slow");
    expect(location.pathname).toBe("/slow");
  });

  test("a link whose page takes long says that it is busy, and a quick one does not", async () => {
    const marks: (string | null)[] = [];
    const observer = new MutationObserver(() => marks.push(link("/b")?.ariaBusy ?? null));
    observer.observe(document, { subtree: true, attributeFilter: ["aria-busy"] });
    link("/slow").click();
    expect([link("/slow").ariaBusy, status().hidden]).toEqual([null, true]);
    await expect.poll(() => [link("/slow").ariaBusy, status().hidden]).toEqual(["true", false]);
    link("/slower").click(); // the reader has changed their mind
    await expect.poll(() => link("/slower").ariaBusy).toBe("true");
    expect(link("/slow").ariaBusy).toBeNull();
    waiting.get("/slower")?.();
    await expect.poll(shown).toBe("/slower");
    expect([link("/slower").ariaBusy, status().hidden]).toEqual([null, true]);
    await follow("/b");
    observer.disconnect();
    expect(marks.filter(Boolean)).toEqual([]);
  });

  test("the link pressed last wins, whichever files come first", async () => {
    link("/slow").click();
    link("/slower").click();
    await isAskedFor("/slower");
    waiting.get("/slower")?.();
    await expect.poll(shown).toBe("/slower");
    waiting.get("/slow")?.();
    await new Promise(requestAnimationFrame);
    expect([shown(), location.pathname]).toEqual(["/slower", "/slower"]);
  });

  test("back returns to the link and the place that were left, forward to the heading", async () => {
    scrollTo(0, 900);
    await follow("/b");
    history.back();
    await expect.poll(shown).toBe("/");
    await expect.poll(() => document.activeElement).toBe(link("/b"));
    await expect.poll(() => scrollY).toBe(900);
    history.forward();
    await expect.poll(shown).toBe("/b");
    await expect.element(heading).toHaveFocus();
  });

  test("a page that was never scrolled is come back to at its top, any other at its place", async () => {
    await follow("/b");
    await follow("/book/a");
    scrollTo(0, 1200);
    await new Promise(requestAnimationFrame);
    history.back();
    await expect.poll(shown).toBe("/b");
    await expect.poll(() => scrollY).toBe(0);
    history.forward();
    await expect.poll(shown).toBe("/book/a");
    await expect.poll(() => scrollY).toBe(1200);
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

  test("back to the page that is still shown ends the way to the next", async () => {
    link("/slow").click();
    await expect.poll(() => location.pathname).toBe("/slow");
    history.back();
    await expect.poll(() => location.pathname).toBe("/");
    waiting.get("/slow")?.();
    await new Promise(requestAnimationFrame);
    expect(shown()).toBe("/");
  });

  test("a fragment and a state of the history leave the page as it is", async () => {
    link("#part").click();
    await expect.poll(() => location.hash).toBe("#part");
    history.replaceState(history.state, "", "/#other");
    expect(shown()).toBe("/");
  });

  test("an address is shown as it is read", async () => {
    link("/caf%C3%A9").click();
    await expect.poll(shown).toBe("/café");
  });
}

/** Presses the link to `path`, and waits for its page. */
async function follow(path: string) {
  link(path).click();
  await expect.poll(shown).toBe(path);
}

function isAskedFor(path: string) {
  return expect.poll(() => waiting.has(path)).toBe(true);
}
