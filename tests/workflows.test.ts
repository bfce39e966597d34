import { readdirSync, readFileSync } from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { expect, test } from "vitest";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** What GitHub's own parser has to say against a workflow. */
function faultsIn(content: string) {
  const file = { name: "workflow.yml", content };
  const { context } = parseWorkflow(file, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test.each(readdirSync(FOLDER))("%s is a workflow that GitHub accepts, and is safe", (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  expect(faultsIn(text)).toEqual([]);
  const commands = [...text.matchAll(/npm run (\S+)/g)].map(([, script = ""]) => script);
  expect(commands).toEqual(["content", "build"]);
  for (const command of commands) expect(scripts).toHaveProperty([command]);

  expect(text, "nobody's words reach a shell").not.toMatch(/run:.*\$\{\{/);
  const rights: string[] = Object.values(parse(text).permissions);
  expect(rights.includes("write"), "only publishing may write").toBe(name === "publish.yml");
});

test("a workflow that is none is found", () => {
  expect(faultsIn("on: push\njobs:\n  check:\n    steps: []\n")).not.toEqual([]);
  expect(faultsIn("on: pushed\njobs: {}\n")).not.toEqual([]);
});
