import { beforeEach, expect, test } from "vitest";
import { keepFitting } from "./fit";

let room: HTMLElement;
let sentence: HTMLElement;
let controller: AbortController;

beforeEach(() => {
  document.body.innerHTML = `<div style="position: relative; width: 300px; height: 100px; font-size: 40px">
    <em style="position: absolute; inset: 0 0 auto; line-height: 1">${"word ".repeat(20)}</em></div>`;
  room = document.body.firstElementChild as HTMLElement;
  sentence = room.firstElementChild as HTMLElement;
  controller = new AbortController();
});

const size = () => Number.parseFloat(getComputedStyle(sentence).fontSize);
const nextFrames = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

test("a sentence that fits keeps the size of the styles, until a font comes that is too wide", async () => {
  const long = sentence.textContent;
  sentence.textContent = "word";
  keepFitting(sentence, room, controller.signal);
  await nextFrames();
  expect(sentence.style.fontSize).toBe("");
  expect(size()).toBe(40);
  sentence.textContent = long;
  document.fonts.dispatchEvent(new Event("loadingdone"));
  expect(sentence.clientHeight).toBeLessThanOrEqual(101);
});

test("a longer one becomes just small enough, and larger again with its room", async () => {
  keepFitting(sentence, room, controller.signal);
  await expect.poll(() => sentence.clientHeight).toBeLessThanOrEqual(101);
  const small = size();
  expect(sentence.clientHeight).toBeGreaterThan(70); // no smaller than it must be
  room.style.height = "200px";
  await expect.poll(size).toBeGreaterThan(small);
  expect(sentence.clientHeight).toBeLessThanOrEqual(201);
});

test("but never smaller than can be read", async () => {
  sentence.textContent = "word ".repeat(500);
  keepFitting(sentence, room, controller.signal);
  await expect.poll(size).toBeLessThan(17);
  expect(size()).toBeGreaterThan(15);
});

test("no longer once the heading is gone", async () => {
  keepFitting(sentence, room, controller.signal);
  await expect.poll(() => sentence.clientHeight).toBeLessThanOrEqual(101);
  const before = size();
  controller.abort();
  room.style.height = "400px";
  document.fonts.dispatchEvent(new Event("loadingdone"));
  await nextFrames();
  expect(size()).toBe(before);
});
