/** One event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time on the processor, without waiting for it. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** For each click in a trace, the milliseconds its page's thread worked until the next paint. */
export function workToNextPaint(events: readonly TraceEvent[]) {
  const clicks = events.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "click",
  );
  return clicks.map((click) => {
    const own = events.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
    const commit = first(own.filter(({ name, ts }) => name === "Commit" && ts > click.ts));
    if (!commit) return 0;
    const tasks = own.filter(
      (event) => event.name === "RunTask" && endOf(event) > click.ts && event.ts < endOf(commit),
    );
    return tasks.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
  });
}

function first(events: TraceEvent[]) {
  return events.toSorted((a, b) => a.ts - b.ts)[0];
}

function endOf({ ts, dur }: TraceEvent) {
  return ts + (dur ?? 0);
}
