import { keepFitting } from "./keep-fitting.ts";

test("shrinks a sentence to fit, but never below a readable size", async () => {
  document.body.innerHTML = `<div style="position: relative; width: 300px; height: 100px; font-size: 40px">
    <em style="position: absolute; inset: 0 0 auto; line-height: 1">word</em></div>`;
  const room = document.body.firstElementChild as HTMLElement;
  const sentence = room.firstElementChild as HTMLElement;
  const size = () => Number.parseFloat(getComputedStyle(sentence).fontSize);
  const fill = (words: number) => {
    sentence.textContent = "word ".repeat(words);
    document.fonts.dispatchEvent(new Event("loadingdone"));
  };
  const end = new AbortController();
  keepFitting(sentence, room, end.signal);
  await new Promise(requestAnimationFrame);
  expect(size()).toBe(40);
  fill(20);
  const small = size();
  expect(sentence.clientHeight).toBeLessThanOrEqual(101);
  expect(sentence.clientHeight).toBeGreaterThan(70);
  room.style.height = "200px";
  await expect.poll(size).toBeGreaterThan(small);
  fill(500);
  expect(Math.round(size())).toBe(16);
  end.abort();
  fill(1);
  expect(Math.round(size())).toBe(16);
});
