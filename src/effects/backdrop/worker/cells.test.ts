import { ALPHABET, CHANGED_FRACTION } from "../settings.ts";
import { createCells, glitch, MAX_AGE, NO_LETTER, nextLetter } from "./cells.ts";
import { seededRandom } from "./seeded-random.ts";

test("shows the first letters of seed 7, and those after three steps", () => {
  const random = seededRandom(7);
  const cells = createCells(12, 6, random);
  expect(rowsOf(cells)).toBe(
    "BNGGNHZEHBQ. BLTMRDIIXRNY ZVITVTGYASZQ ZEVRTFWMGEAZ KJSUHCVJJKLH ZL.SWCZBU.NT",
  );
  for (let step = 0; step < 3; step++) glitch(cells, random, 1);
  expect(rowsOf(cells)).toBe(
    "BNGGNHZEHBL. BLTMRDIIXRNY ZVITVTGYASZQ ZEVRTFWMHEAZ KJSUHCVJJKLH ZL.DWCZBU.NT",
  );
  expect([...cells.age].filter((age) => age < MAX_AGE)).toEqual([3, 1, 2, 0]);
  const chances = [...cells.chance.subarray(0, 4)].map((chance) => chance.toFixed(3));
  expect(chances).toEqual(["0.977", "0.406", "0.553", "0.156"]);
});

test.each([1, 4])("in each of %i steps changes some letters and ages all", (steps) => {
  const cells = createCells(200, 200, () => 0.5);
  cells.age.fill(7);
  glitch(cells, seededRandom(3), steps);
  const changed = cells.age.filter((age) => age === 0).length / cells.age.length;
  expect(changed).toBeCloseTo(CHANGED_FRACTION * steps, 2);
  expect(new Set(cells.age)).toEqual(new Set([0, 7 + steps]));
  cells.age.fill(MAX_AGE);
  glitch(cells, () => 0.999, steps);
  expect(cells.age[0]).toBe(MAX_AGE);
});

test("changes a letter to any other letter", () => {
  const random = seededRandom(1);
  const all = Array.from(ALPHABET, (_, letter) => letter);
  for (const shown of all) {
    const letters = new Set(Array.from({ length: 500 }, () => nextLetter(shown, random)));
    expect(letters).toEqual(new Set(all.filter((letter) => letter !== shown)));
  }
  expect(nextLetter(NO_LETTER, () => 0.999)).toBe(ALPHABET.length - 1);
});

test("keeps what still fits after a resize, and fills the rest as a new grid", () => {
  const before = createCells(4, 4, () => 0.5);
  before.letter.set([...before.letter.keys()]);
  before.age.set([0, 5, MAX_AGE, 11]);
  before.chance.set([0.1, 0.2, 0.3, 0.4]);
  expect(rowsOf(createCells(3, 3, () => 0.5, before))).toBe("ABC EFG IJK");
  const after = createCells(5, 5, () => 0.5, before);
  expect(rowsOf(after)).toBe("ABCDN EFGHN IJKLN MNOPN NNNNN");
  expect([...after.age.subarray(0, 5)]).toEqual([0, 5, MAX_AGE, 11, MAX_AGE]);
  expect(after.chance.subarray(0, 5)).toEqual(Float32Array.of(0.1, 0.2, 0.3, 0.4, 0.5));
  expect([after.columns, after.rows]).toEqual([5, 5]);
});

/** WCAG 2.3.1: a flash needs a quarter of any block of 341 by 256 pixels. */
test("changes far less than a quarter of any block within a second", () => {
  const random = seededRandom(11);
  const cells = createCells(80, 40, random);
  const [width, height] = [Math.floor(341 / 17), Math.floor(256 / 23)];
  for (let tick = 0; tick < 20; tick++) glitch(cells, random, 1);
  let most = 0;
  for (let first = 0; first < 80 * (40 - height); first++) {
    const block = Array.from({ length: height }, (_, row) =>
      cells.age.subarray(first + row * 80, first + row * 80 + width),
    );
    const changed = block.flatMap((row) => [...row]).filter((age) => age <= 20).length;
    most = Math.max(most, changed / (width * height));
  }
  const inkOfHeaviestLetter = 0.2; // fraction of its cell covered by M in DM Mono 500
  expect(most).toBeGreaterThan(0);
  expect(most * inkOfHeaviestLetter).toBeLessThan(0.25 / 2);
});

/** The grid as text, row by row, with a dot for each empty cell. */
function rowsOf({ columns, letter }: ReturnType<typeof createCells>) {
  const text = [...letter]
    .map((index) => (index === NO_LETTER ? "." : (ALPHABET[index] ?? "?")))
    .join("");
  return (text.match(new RegExp(`.{${columns}}`, "g")) ?? []).join(" ");
}
