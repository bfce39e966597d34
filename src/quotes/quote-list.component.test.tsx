import { page } from "vitest/browser";
import { queryElement } from "../../tests/helpers/mounted-page.ts";
import { fakeClock, trilogy, viewer } from "../../tests/helpers/viewer.tsx";

fakeClock();

const items = () => [...document.querySelectorAll(".viewer-quotes > *")];
const shown = () => {
  const quotes = page.getByRole("blockquote").elements();
  return quotes.map(({ textContent }) => textContent);
};
const textAt = (index: number) =>
  `“${trilogy.quotes[index]?.lines.join("")}”Today: ${trilogy.quotes[index]?.example}`;

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
  await expect.poll(() => location.hash).toBe("#lomv2-17");
  expect(queryElement("input")).toHaveValue("47");
  expect(queryElement("[aria-current] .contents-text")).toHaveTextContent("Volume Two");
  expect(document.activeElement).toBe(viewer.button("next"));
  await viewer.turn("next");
  expect([viewer.counter(), shown()]).toEqual(["48 of 90", [textAt(47)]]);
});
