import { expect, onTestFinished, test, vi } from "vitest";
import { freshContent } from "../vite/content/mistakes.ts";
import { typed, typedAndOpen } from "./typed.ts";

const PATIENCE = 120_000; // npm starts slowly on a busy machine

test(
  "right content: the books, and status 0",
  async () => {
    const content = await freshContent();
    const { status, said, complained } = typed(content, "content");
    expect(said).toContain("Early, Volume One      2 quotes  /book/early");
    expect(said).toContain("Nothing is wrong.");
    expect(complained).toBe("");
    expect(status).toBe(0);
  },
  PATIENCE,
);

test(
  "half-typed YAML: the place, plain words, and status 1",
  async () => {
    const content = await freshContent();
    await content.change("volumes/late.yaml", /example: >-[\s\S]*/, "exam");
    const { status, said, complained } = typed(content, "content");
    expect(said).toContain("1 problem to put right; until then the site cannot be built:");
    expect(said).toContain("  content/volumes/late.yaml:8  begins with no name and no hyphen:");
    expect(complained).toBe("");
    expect(status).toBe(1);
  },
  PATIENCE,
);

test(
  "things to look at leave the status 0",
  async () => {
    const content = await freshContent();
    await content.change("volumes/late.yaml", "Walk up slowly", "The walk up, slowly");
    const { status, said } = typed(content, "content");
    expect(said).toContain("1 thing to look at");
    expect(status).toBe(0);
  },
  PATIENCE,
);

test(
  "an option that is none: the usage, and status 2",
  async () => {
    const content = await freshContent();
    const { status, complained } = typed(content, "content", "--", "--wacht");
    expect(complained).toContain("There is no option --wacht.");
    expect(complained).toContain("npm run content -- --watch");
    expect(status).toBe(2);
  },
  PATIENCE,
);

test(
  "with --watch it stays open and looks again after every change",
  async () => {
    const content = await freshContent();
    const { said, end } = typedAndOpen(content, "desk/content.ts", "--watch");
    onTestFinished(() => void end());
    const toHaveSaid = (words: string) =>
      vi.waitFor(() => expect(said()).toContain(words), { timeout: 10_000, interval: 50 });
    await toHaveSaid("Watching content/");
    expect(said()).toContain("Nothing is wrong.");

    await content.change("volumes/late.yaml", "id: l1", "id: e1");
    await toHaveSaid('content/volumes/late.yaml:5  quote id "e1" is already used');
    await content.change("volumes/late.yaml", "id: e1", "id: l1b");
    await vi.waitFor(() => expect(said().split("Nothing is wrong.")).toHaveLength(3), {
      timeout: 10_000,
    });
  },
  PATIENCE,
);
