import { balancedLines, linesWithin } from "./lines-within.ts";

const widthOf = (text: string) => text.length * 10; // every letter is 10 px wide

test.each([
  ["at spaces", "rain on the roof", ["rain on", "the roof"]],
  ["after a hyphen", "forty-one trains", ["forty-", "one", "trains"]],
  ["anywhere in a long word", "unbreakable.", ["unbreaka", "ble."]],
  [
    "between Chinese letters, not before a comma",
    "静静地流过每一个，清晨",
    ["静静地流过每一", "个，清晨"],
  ],
  ["keeps the indent of a verse", "  he slept on", ["  he", "slept on"]],
  ["of no text", "", [""]],
])("breaks a text %s", (_where, text, lines) => {
  expect(linesWithin(text, 80, widthOf)).toEqual(lines);
});

test("balances lines without adding one", () => {
  const text = "a line of a length that leaves one word";
  expect(linesWithin(text, 350, widthOf)).toEqual(["a line of a length that leaves one", "word"]);
  const balanced = ["a line of a length", "that leaves one word"];
  expect(balancedLines(text, 350, widthOf)).toEqual(balanced);
});
