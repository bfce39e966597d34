import { page } from "vitest/browser";
import { queryElement } from "../../tests/helpers/mounted-page.ts";
import { fakeClock, trilogy, viewer } from "../../tests/helpers/viewer.tsx";
import { bindWords } from "./bind-words.ts";
import { visit } from "./use-viewer.ts";

fakeClock();

const items = () => [...document.querySelectorAll(".viewer-quotes > li")];
const shown = () => {
  const quotes = page.getByRole("blockquote").elements();
  return quotes.map(({ textContent }) => textContent);
};
const textAt = (index: number) =>
  `“${trilogy.quotes[index]?.lines.map(bindWords).join("")}”Today: ${trilogy.quotes[index]?.example}`;

/** What the browser does when it has found text in a hidden quote. */
function find(index: number) {
  const item = items()[index];
  item?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  item?.removeAttribute("hidden");
}

beforeEach(() => viewer.mount(trilogy));

test("hides every quote until found, but for the one on the page", async () => {
  const others = () => items().filter((item) => item.getAttribute("hidden") !== "until-found");
  expect(items()).toHaveLength(90);
  expect([others(), shown()]).toEqual([[items()[0]], [textAt(0)]]);
  await viewer.turn("previous");
  expect([others(), shown()]).toEqual([[items()[89]], [textAt(89)]]);
});

test("shows a found quote at once, instead of the other", async () => {
  viewer.button("next").focus();
  for (const index of [46, 9, 46]) {
    viewer.press("previous"); // its fade is cancelled
    find(index);
    expect(shown()).toEqual([textAt(index)]);
    expect([viewer.counter(), viewer.isFading()]).toEqual([`${index + 1} of 90`, false]);
  }
  const boxOfQuote = () => page.getByRole("blockquote").element().getBoundingClientRect().toJSON();
  const found = boxOfQuote();
  await expect.poll(() => location.hash).toBe("#lomv2-17");
  expect(queryElement("input")).toHaveValue("47");
  expect(queryElement("[aria-current] .contents-volume")).toHaveTextContent("Volume Two");
  expect(document.activeElement).toBe(viewer.button("next"));
  await viewer.turn("next");
  expect([viewer.counter(), shown()]).toEqual(["48 of 90", [textAt(47)]]);
  await viewer.turn("previous");
  expect(boxOfQuote()).toEqual(found);
});

test("counts a found quote as read", async () => {
  for (const index of [5, 6, 7]) find(index);
  await viewer.pass(200);
  expect([...visit.get().readIds]).toEqual(expect.arrayContaining(["q6", "q7", "q8"]));
  expect(queryElement(".dock-read").getAttribute("d")?.match(/M\d+/g)).toHaveLength(4);
});

test("lets the browser find phrases across I, a, an and the", async () => {
  const text = "He put the cup on a shelf, and the disappointment ended.";
  const quotes = trilogy.quotes.map((quote) => ({ ...quote, lines: [text] }));
  await viewer.mount({ ...trilogy, quotes });
  expect(Reflect.get(window, "find").call(window, text)).toBe(true);
});
