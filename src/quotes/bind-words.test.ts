import { bindWords } from "./bind-words.ts";

test.each([
  ["You were never a lost sentence.", "You were never a_lost sentence."],
  ["I wrote that down and wiped the table.", "I_wrote that down and wiped the_table."],
  ["An hour is all the a I need.", "An_hour is all the_a_I_need."],
  ["Say “the end” (a lie)—I know.", "Say “the_end” (a_lie)—I know."],
  ["gone—the rest stays", "gone—the_rest stays"],
  ["the responsibility", "the responsibility"],
  ["It was you and I.", "It was you and I."],
  ["Panda, data, Cuba, them’s it’ll", "Panda, data, Cuba, them’s it’ll"],
  ["no one’s an’ l’a t", "no one’s an’ l’a t"],
])("binds I, a, an and the to a short next word: %s", (sentence, bound) => {
  expect(bindWords(sentence).replaceAll("\u00a0", "_")).toBe(bound);
});
