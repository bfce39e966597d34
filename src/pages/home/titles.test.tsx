import { renderToStaticMarkup } from "react-dom/server";
import { BookTitle, SplitTitle } from "./titles";

test("only a title with the word trilogy shimmers", () => {
  const titles = ["A Trilogy", "my trilogy of nights", "TRILOGY", "Three Books"];
  const shimmering = titles.filter((title) =>
    renderToStaticMarkup(<BookTitle title={title} />).includes('class="shimmer"'),
  );
  expect(shimmering).toEqual(titles.slice(0, 3));
});

test("puts the text after a dash on separate lines", () => {
  const html = renderToStaticMarkup(<SplitTitle title="Roll – This is Life, Keep Trying" />);
  expect(html).toBe(
    'Roll – <em class="title-lines"><span>This is Life, </span><span>Keep Trying</span></em>',
  );
  for (const title of ["Add to Home Screen", "A well-known title", "Dash – "])
    expect(renderToStaticMarkup(<SplitTitle title={title} />)).toBe(title);
});
