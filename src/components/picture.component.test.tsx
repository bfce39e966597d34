import { page } from "vitest/browser";
import { mountPrerendered } from "../../tests/helpers/mount-prerendered.tsx";
import { BookCover } from "./book-cover.tsx";

const src = "data:image/gif;base64,AAAA"; // not a valid picture
const book = { slug: "a", coverUrl: { src, avif: src, width: 200, height: 300 } };

test("shows an emoji for a cover that failed to load before hydration", async () => {
  const { container, hydrate } = mountPrerendered(<BookCover book={book} sizes="100px" />);
  const image = container.querySelector("img");
  await expect.poll(() => image?.complete && image.naturalWidth).toBe(0);
  await hydrate();
  await expect.element(page.getByText("📖")).toBeVisible();
});
