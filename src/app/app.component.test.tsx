import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "./app";

const broken = vi.hoisted(() => ({ notice: false, errorPage: false }));

vi.mock("../offline/update-notice", () => ({
  UpdateNotice() {
    if (broken.notice) throw new Error("The notice broke");
  },
}));
vi.mock("../effects/backdrop/backdrop", () => ({
  Backdrop() {
    if (broken.errorPage) throw new Error("The error page broke too");
  },
}));

let frame: HTMLIFrameElement;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // React tells of every error it catches
  frame = document.body.appendChild(document.createElement("iframe"));
});

afterEach(() => {
  frame.remove();
  vi.restoreAllMocks();
});

test("an error outside of any page gets the error screen with its message", async () => {
  broken.notice = true;
  await expectWords("Unexpected Application Error!", "The notice broke");
});

test("an error screen that breaks as well leaves the words and the way home", async () => {
  broken.notice = true;
  broken.errorPage = true;
  await expectWords("Unexpected Application Error!", "The notice broke", "Back to Books");
});

async function expectWords(...words: string[]) {
  const page = frame.contentDocument;
  if (!page) throw new Error("The frame has no document");
  createRoot(page).render(<App path="/" screen={<main />} />);
  for (const text of words) await expect.poll(() => page.body?.textContent).toContain(text);
}
