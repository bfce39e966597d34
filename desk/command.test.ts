import { expect, test } from "vitest";
import { readArguments } from "./command.ts";

const options = { write: { type: "boolean" }, "new-volume": { type: "string" } } as const;

test.each([
  [["--wirte"], {}, "There is no option --wirte."],
  [["--new-volume"], {}, "--new-volume is followed by nothing, or by too much."],
  [["--write=no"], {}, "--write is followed by nothing, or by too much."],
  [[], { npm_config_new_volume: "true" }, "npm kept --new-volume for itself: write -- before it."],
])("%j is told in plain words", (args, env, told) => {
  expect(() => readArguments(options, args, env)).toThrow(told);
});
