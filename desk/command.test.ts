import { expect, test } from "vitest";
import { readArguments } from "./command.ts";

const options = { write: { type: "boolean" }, "new-volume": { type: "string" } } as const;

test("names and options are told apart", () => {
  const { positionals, values } = readArguments(
    options,
    ["a.csv", "--new-volume", "Late", "--write"],
    {},
  );
  expect(positionals).toEqual(["a.csv"]);
  expect(values).toEqual({ "new-volume": "Late", write: true });
});

test.each([
  [["--wirte"], {}, "There is no option --wirte."],
  [["--new-volume"], {}, "--new-volume is followed by nothing, or by too much."],
  [["--write=no"], {}, "--write is followed by nothing, or by too much."],
  [[], { npm_config_new_volume: "true" }, "npm kept --new-volume for itself: write -- before it."],
])("%j is told in plain words", (args, env, told) => {
  expect(() => readArguments(options, args, env)).toThrow(told);
});
