import { expect, test } from "vitest";
import { noAction } from "./action.ts";

test.each([
  ["The kettle is warm.", "begins with “the”"],
  ["You could walk home.", "begins with “you”"],
  ["It’s a good day to rest.", "begins with “it’s”"],
  ["Walking slowly is enough.", "begins with “walking”"],
  ["What would you leave behind?", "is a question"],
  ["Write to whom?", "is a question"],
  ["Patience.", "is a single word"],
])("“%s” is nothing to do", (example, reason) => {
  expect(noAction(example)).toBe(reason);
});

test.each([
  "Bring a chair.",
  "Ask, the next time you scold yourself, whose voice it is.",
  "Before bed, write one line.",
  "Don’t answer for a minute.",
  "Once today, let the phone ring.",
  "Sing while you wash up.",
])("“%s” is something to do", (example) => {
  expect(noAction(example)).toBeUndefined();
});
