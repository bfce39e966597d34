import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { BookTitle } from "./book-title";
import { Spines } from "./spines";
import { TextBoxes } from "./text-boxes";
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

test("an author may write two equal lines", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const box = { title: "Equal", text: "Equal" };
  renderToStaticMarkup(<VerseTitle title="Roll – Again, Again, Again" />);
  renderToStaticMarkup(<TextBoxes boxes={[box, box]} className="boxes" />);
  renderToStaticMarkup(<Spines colours={["red", "red"]} />);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
