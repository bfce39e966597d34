import { onTestFinished } from "vitest";
import { ContentError, loadContent } from "./load.ts";
import { sampleContent } from "./sample-content.fixture.ts";

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
