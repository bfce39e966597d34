import type { Page } from "@playwright/test";

/** The parts of a book page that its journeys press and read. */
export function readerOn(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    next: button("Next quote"),
    previous: button("Previous quote"),
    random: button("Random Quote"),
    share: button("Copy or save this quote"),
    counter: (text: string) => page.getByText(text, { exact: true }),
  };
}

/** Opens a book and waits until its buttons answer. */
export async function openBook(page: Page, path: string) {
  await page.goto(path);
  return readerOn(page);
}
