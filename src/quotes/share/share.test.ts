import { describe, expect, test, vi } from "vitest";
import { copy, openShareSheet } from "./share";

const PASSAGE = {
  text: "You were never lost.",
  book: "Lyrics of the Mind Trilogy",
  address: "https://example.com/book/lyrics-of-the-mind-trilogy#q1",
};

describe("the share sheet", () => {
  test("hands over the quote, its book and its address", async () => {
    const sheet = vi.fn(async () => {});
    expect(await openShareSheet(PASSAGE, { share: sheet })).toBe("shared");
    expect(sheet).toHaveBeenCalledWith({
      title: PASSAGE.book,
      text: "“You were never lost.”\nLyrics of the Mind Trilogy",
      url: PASSAGE.address,
    });
  });

  test("a closed sheet is the reader's choice, no failure", async () => {
    expect(await openShareSheet(PASSAGE, { share: failingWith("AbortError") })).toBe("dismissed");
  });

  test("a browser that refuses is reported as such", async () => {
    expect(await openShareSheet(PASSAGE, { share: failingWith("NotAllowedError") })).toBe(
      "refused",
    );
  });
});

describe("copy", () => {
  test("writes the quote, its book and its address, a line each", async () => {
    const writeText = vi.fn(async () => {});
    expect(await copy(PASSAGE, { writeText })).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(
      `“You were never lost.”\nLyrics of the Mind Trilogy\n${PASSAGE.address}`,
    );
  });

  test("a clipboard that refuses, or none at all, is reported as such", async () => {
    expect(await copy(PASSAGE, { writeText: failingWith("NotAllowedError") })).toBe("refused");
    expect(await copy(PASSAGE, undefined)).toBe("refused");
  });
});

function failingWith(name: string) {
  return () => Promise.reject(new DOMException("refused", name));
}
