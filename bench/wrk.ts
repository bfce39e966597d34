import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** What one run of wrk saw, and what it cost the server. */
export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  bytesPerAnswer: number;
  /** Answers other than 2xx and 3xx, and connections that failed. */
  failures: number;
  /** Processor time of the server for one answer. */
  cpuMicroseconds: number;
}

const CONNECTIONS = 50;
const TICK_MS = 10; // of /proc, on every Linux in use

/** Loads `url` for some seconds; the server is the process `pid` with its children. */
export async function load(url: string, pid: number, seconds: number): Promise<Load> {
  const args = [
    "-t2",
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    "Accept-Encoding: br",
  ];
  const before = cpuMs(pid);
  const said = await output("wrk", [...args, url]);
  const spent = cpuMs(pid) - before;
  const [, requests = "0"] = /(\d+) requests in/.exec(said) ?? [];
  return { ...parse(said), cpuMicroseconds: (spent * 1000) / Math.max(1, Number(requests)) };
}

export function parse(said: string): Omit<Load, "cpuMicroseconds"> {
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  const [, requests = "0", size = "0", unit = "B"] =
    /(\d+) requests in [\d.]+\w+, ([\d.]+)(\w+) read/.exec(said) ?? [];
  const [, latency = "0", latencyUnit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said);
  const socketErrors = (errors?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: Number(latency) * ({ us: 0.001, ms: 1, s: 1000 }[latencyUnit] ?? 1),
    bytesPerAnswer:
      (Number(size) * 1024 ** "BKMG".indexOf(unit[0] ?? "B")) / Math.max(1, Number(requests)),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors,
  };
}

function cpuMs(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const pids = [pid, ...children.split(/\s+/).filter(Boolean).map(Number)];
  return pids.reduce((sum, one) => {
    const fields = readFileSync(`/proc/${one}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS; // in user and in system
  }, 0);
}

function output(command: string, args: string[]) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args);
    let said = "";
    child.stdout.on("data", (text) => {
      said += text;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}
