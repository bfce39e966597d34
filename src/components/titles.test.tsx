import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BookTitle } from "./book-title";
import { VerseTitle } from "./verse-title";

test("a title with the word trilogy, in any letter case, shimmers, and no other", () => {
  const titles = ["A Trilogy", "my trilogy of nights", "TRILOGY", "Three Books"];
  const shimmering = titles.filter((title) =>
    renderToStaticMarkup(<BookTitle title={title} />).includes('class="shimmer"'),
  );
  expect(shimmering).toEqual(titles.slice(0, 3));
});

test("what follows a dash is set as verse, a line to each part, and reads as before", () => {
  const html = renderToStaticMarkup(<VerseTitle title="Roll – This is Life, Keep Trying" />);
  expect(html).toBe(
    'Roll – <em class="verse"><span>This is Life, </span><span>Keep Trying</span></em>',
  );
  for (const title of ["Add to Home Screen", "A well-known title", "Dash – "])
    expect(renderToStaticMarkup(<VerseTitle title={title} />)).toBe(title);
});
