import { expect, test } from "./site";

const answers: [path: string, status: number, location?: string][] = [
  ["/", 200],
  ["/buy-books", 200],
  ["/buy-books/", 301, "/buy-books"],
  ["/buy-books.html", 301, "/buy-books"],
  ["/index.html", 301, "/"],
  ["/book/lyrics-of-the-mind/?from=mail", 301, "/book/lyrics-of-the-mind?from=mail"],
  ["/BUY-BOOKS", 404],
  ["/book", 404],
  ["/book/a/b", 404],
  ["/404", 404],
  ["/book/404", 404],
  ["/book/__proto__", 404],
  ["/%2e%2e/package.json", 404],
  ["//other.example/", 404],
  ["/%E0%A4%A", 404],
];

for (const [path, status, location] of answers) {
  test(`${path} answers ${status}${location ? ` to ${location}` : ""}`, async ({ baseURL }) => {
    const response = await fetch(`${baseURL}${path}`, { redirect: "manual" });
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe(location ?? null);
  });
}

test("hashed files are kept for a year, pages are asked for again", async ({ baseURL, page }) => {
  await page.goto("/");
  const script = await page.locator("script[src]").first().getAttribute("src");
  const cacheOf = async (path: string) =>
    (await fetch(`${baseURL}${path}`)).headers.get("cache-control");
  expect(await cacheOf(script ?? "")).toBe("public, max-age=31536000, immutable");
  expect(await cacheOf("/")).toBe("no-cache");
});

test("only reading is allowed", async ({ baseURL }) => {
  const response = await fetch(`${baseURL}/`, { method: "POST" });
  expect(response.status).toBe(405);
});
