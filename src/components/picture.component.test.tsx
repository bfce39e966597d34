import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { serveComponent } from "../../tests/helpers/serve-component";
import { BookCover } from "./book-cover";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const BROKEN = "data:image/gif;base64,AAAA";

test("stays when it loads, or has not begun to", async () => {
  const { container } = await render(
    <>
      <BookCover book={book(PIXEL)} sizes="100px" />
      <div style={{ paddingTop: "9000px" }} />
      <BookCover book={book("/never-asked-for.png")} sizes="100px" loading="lazy" />
    </>,
  );
  const [loaded, waiting] = container.querySelectorAll("img");
  await expect.poll(() => loaded?.naturalWidth).toBe(1);
  expect([waiting?.complete, container.textContent]).toEqual([false, ""]);
});

test("is replaced when it failed before the page was hydrated", async () => {
  const { container, hydrate } = serveComponent(<BookCover book={book(BROKEN)} sizes="100px" />);
  const image = container.querySelector("img");
  await expect.poll(() => image?.complete && image.naturalWidth).toBe(0);
  await hydrate();
  await expect.element(page.getByText("📖")).toBeVisible();
});

function book(src: string) {
  return { slug: src, coverUrl: { src, avif: src, width: 200, height: 300 } };
}
