import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { servePart } from "../../../tests/serve-part";
import { guide } from "./guide.content";
import { GuidePage } from "./guide-page";

const AGENTS = {
  "ios-26":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  "android-chrome":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
} as const;

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(Object.keys(AGENTS) as (keyof typeof AGENTS)[])("the captions fit %s", async (name) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(AGENTS[name]);
  await render(<GuidePage />);
  expect(captions()).toEqual(guide.captions[name]);
});

test("as served they fit everyone, and then the reader's own browser", async () => {
  const { hydrate } = servePart(<GuidePage />);
  expect(captions()).toEqual(guide.captions.unknown);
  await hydrate();
  await expect.poll(captions).toEqual(guide.captions["desktop-chromium"]);
});

test("in a browser's tab nothing claims to be installed", async () => {
  await render(<GuidePage />);
  await expect.element(page.getByText(guide.install.standalone)).not.toBeVisible();
});

test("in a window of its own the captions say so, and nothing offers to install", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.includes("(display-mode: standalone)") ? "all" : query),
  );
  await render(<GuidePage />);
  expect(captions()).toEqual(guide.captions.installed);
  expect(page.getByRole("status").elements()).toEqual([]);
});

describe.each([320, 390, 1440])("in a window %i pixels wide", (width) => {
  test("the box is 600 tall, whatever the captions", async () => {
    await page.viewport(width, 844);
    await document.fonts.ready;
    await render(<GuidePage />);
    const box = page.getByRole("region").element();
    const places = [...document.querySelectorAll(".caption")];
    for (const lines of Object.values(guide.captions)) {
      places.forEach((place, at) => {
        place.textContent = lines[at] ?? "";
      });
      expect([lines, box.getBoundingClientRect().height]).toEqual([lines, 600]);
    }
    await page.viewport(390, 844);
  });
});

function captions() {
  return [...document.querySelectorAll(".caption")].map(({ textContent }) => textContent);
}
