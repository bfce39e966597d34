import { expect, test } from "vitest";
import { parse } from "./wrk";

const SAID = `Running 8s test @ https://localhost:4443/
  2 threads and 50 connections
  Latency Distribution
     50%    2.10ms
     99%  812.00us
  80000 requests in 8.00s, 156.25MB read
Requests/sec:  10000.50
Transfer/sec:     19.53MB
`;

test("reads what wrk says", () => {
  expect(parse(SAID)).toEqual({
    requestsPerSecond: 10000.5,
    p99Ms: 0.812,
    bytesPerAnswer: 2048,
    failures: 0,
  });
});

test("counts bad answers and lost connections alike", () => {
  const more = `${SAID}  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 7`;
  expect(parse(more).failures).toBe(13);
});
