import { renderToStaticMarkup } from "react-dom/server";
import { BookCardTitle, PlainCardTitle } from "./card-titles.tsx";

test("only a title with the word trilogy shimmers", () => {
  const titles = ["A Trilogy", "my trilogy of nights", "TRILOGY", "Three Books"];
  const shimmering = titles.filter((title) =>
    renderToStaticMarkup(<BookCardTitle title={title} />).includes('class="shimmer"'),
  );
  expect(shimmering).toEqual(titles.slice(0, 3));
});

test("puts the text after a dash on separate lines", () => {
  const html = renderToStaticMarkup(<PlainCardTitle title="Roll – This is Life, Keep Trying" />);
  expect(html).toBe(
    'Roll – <em class="title-lines"><span>This is Life, </span><span>Keep Trying</span></em>',
  );
  for (const title of ["Add to Home Screen", "A well-known title", "Dash – "])
    expect(renderToStaticMarkup(<PlainCardTitle title={title} />)).toBe(title);
});
