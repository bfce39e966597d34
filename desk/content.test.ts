import { expect, onTestFinished, test, vi } from "vitest";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { ran, typed, typedAndOpen } from "./typed.fixture.ts";

const PATIENT = { timeout: 120_000 }; // npm starts slowly on a busy machine

test("nothing wrong: the books, things to look at, and status 0", PATIENT, async () => {
  const content = await freshContent();
  await content.change("volumes/late.yaml", "Walk up slowly", "The walk up, slowly");
  const { status, said, complained } = typed(content, "content");
  expect(said).toContain("Early, Volume One      2 quotes  /book/early");
  expect(said).toContain("Nothing is wrong.");
  expect(said).toContain("1 thing to look at; the site builds all the same:");
  expect(complained).toBe("");
  expect(status).toBe(0);
});

test("half-typed YAML: the place, plain words, and status 1", async () => {
  const content = await freshContent();
  await content.change("volumes/late.yaml", /example: >-[\s\S]*/, "exam");
  const { status, said, complained } = await ran(content, "content");
  expect(said).toContain("1 problem to put right; until then the site cannot be built:");
  expect(said).toContain("  content/volumes/late.yaml:8  begins with no name and no hyphen:");
  expect(complained).toBe("");
  expect(status).toBe(1);
});

test("an option that is none: the usage, and status 2", async () => {
  const { status, complained } = await ran(await freshContent(), "content", "--wacht");
  expect(complained).toContain("There is no option --wacht.");
  expect(complained).toContain("npm run content -- --watch");
  expect(status).toBe(2);
});

test("with --watch it stays open and looks again after every change", PATIENT, async () => {
  const content = await freshContent();
  const { said, end } = typedAndOpen(content, "desk/content.ts", "--watch");
  onTestFinished(() => void end());
  const wait = { timeout: 30_000, interval: 50 };
  const toHaveSaid = (words: string) => vi.waitFor(() => expect(said()).toContain(words), wait);
  await toHaveSaid("Watching content/");
  expect(said()).toContain("Nothing is wrong.");

  await content.change("volumes/late.yaml", "id: l1", "id: e1");
  await toHaveSaid('content/volumes/late.yaml:5  quote id "e1" is already used');
  await content.change("volumes/late.yaml", "id: e1", "id: l1b");
  await vi.waitFor(() => expect(said().split("Nothing is wrong.")).toHaveLength(3), wait);
});
