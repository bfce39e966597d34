import { expect, test } from "vitest";
import { observatoryScore } from "./observatory";
import { headersFor } from "./rules";

const PAGE = '<script type="module" src="/assets/main.js" integrity="sha256-x"></script>';

function scoreWith(changes: Record<string, string | undefined>, html = PAGE) {
  const headers = Object.entries({ ...headersFor("/"), ...changes });
  const read = (name: string) => headers.find(([key]) => key.toLowerCase() === name)?.[1];
  return observatoryScore(read, html).score;
}

test("our headers score 155 with MDN's Observatory, 150 without digests on scripts", () => {
  expect(scoreWith({})).toBe(155);
  expect(scoreWith({}, PAGE.replace(/ integrity="[^"]*"/, ""))).toBe(150);
});

test.each([
  ["no policy at all", { "Content-Security-Policy": undefined }, 55], // −25 and −20 for framing
  ["inline scripts", { "Content-Security-Policy": "script-src 'unsafe-inline'" }, 60],
  ["no transport security", { "Strict-Transport-Security": undefined }, 80],
  ["transport security for a month", { "Strict-Transport-Security": "max-age=2592000" }, 145],
  ["content sniffing", { "X-Content-Type-Options": undefined }, 150],
  ["no opener policy", { "Cross-Origin-Opener-Policy": undefined }, 145],
  ["a telling referrer", { "Referrer-Policy": "unsafe-url" }, 145],
])("%s costs its points", (_what, changes, score) => {
  expect(scoreWith(changes)).toBe(score);
});

test("a host that sends no headers of ours gets no bonus", () => {
  const { score } = observatoryScore(() => undefined, PAGE);
  expect(score).toBe(30);
});
