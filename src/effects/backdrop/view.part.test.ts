import { expect, test } from "vitest";
import { readView } from "./view";

test("only words that can be seen dim the letters behind them", () => {
  document.body.innerHTML = `<p data-quiet="0.9">seen</p><p data-quiet="0.9" style="opacity: 0">not</p>`;
  const box = document.body.appendChild(document.createElement("div"));
  const { letters } = readView({ letters: box, rays: box }, false);
  expect(letters.quiet.map(({ strength }) => strength)).toEqual([0.9, 0]);
});
