import { expect, test } from "vitest";
import { type TraceEvent, workToNextPaint } from "./trace";

const page = { pid: 1, tid: 1 };
const click = { ...page, name: "EventDispatch", args: { data: { type: "click" } } };

test("a press costs the tasks of its own thread up to the next paint", () => {
  const events: TraceEvent[] = [
    { ...page, name: "RunTask", ts: 0, dur: 900, tdur: 800 }, // before the press
    { ...page, name: "RunTask", ts: 1000, dur: 5000, tdur: 4000 },
    { ...click, ts: 2000, dur: 1000 },
    { pid: 1, tid: 2, name: "RunTask", ts: 2000, dur: 9000, tdur: 9000 }, // another thread
    { ...page, name: "RunTask", ts: 7000, dur: 4000, tdur: 3000 },
    { ...page, name: "Commit", ts: 10_000, dur: 500 },
    { ...page, name: "RunTask", ts: 20_000, dur: 8000, tdur: 8000 }, // after the paint
    { ...page, name: "Commit", ts: 27_000, dur: 500 },
  ];
  expect(workToNextPaint(events)).toEqual([7]);
});
