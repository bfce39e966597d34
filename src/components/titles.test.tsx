import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BookTitle } from "./book-title";
import { VerseTitle } from "./verse-title";

test.each(["A Trilogy", "my trilogy of nights", "TRILOGY"])("“%s” shimmers", (title) => {
  expect(renderToStaticMarkup(<BookTitle title={title} />)).toContain('class="shimmer"');
});

test("no other title does", () => {
  expect(renderToStaticMarkup(<BookTitle title="Three Books" />)).toBe("Three Books");
});

test("what follows a dash is set as verse, a line to each part, and reads as before", () => {
  const html = renderToStaticMarkup(<VerseTitle title="Roll – This is Life, Keep Trying" />);
  expect(html).toBe(
    'Roll – <em class="verse"><span>This is Life, </span><span>Keep Trying</span></em>',
  );
});

test.each(["Add to Home Screen", "A well-known title", "Dash – "])(
  "“%s” stays as it is",
  (title) => {
    expect(renderToStaticMarkup(<VerseTitle title={title} />)).toBe(title);
  },
);
