import { expect, onTestFinished, test } from "vitest";
import { ContentError, loadContent } from "./load.ts";
import { sampleContent } from "./sample-content.ts";

/** A mistake in the sample content: where it is made, and the one line that is told of it. */
export type Mistake = [what: string, file: string, from: string | RegExp, to: string, told: string];

/** Tests each mistake alone. */
export function eachAlone(mistakes: Mistake[]) {
  test.each(mistakes)("%s", async (_what, file, from, to, line) => {
    const content = await freshContent();
    await content.change(file, from, to);
    expect(await toldOf(content.folder)).toEqual([line]);
  });
}

/** Sample content that is gone when the test is over. */
export async function freshContent() {
  const content = await sampleContent();
  onTestFinished(content.remove);
  return content;
}

/** What the author is told of a folder, line by line; nothing when all is right. */
export async function toldOf(folder: string): Promise<string[]> {
  try {
    await loadContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split("\n");
    throw error;
  }
}
