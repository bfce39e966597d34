import { spawnSync } from "node:child_process";
import type { Reporter, TestModule, Vitest } from "vitest/node";

/**
 * Longer than any file takes on a slow machine: tests that wait for npm block their process, so their
 * results arrive when their file ends.
 */
const SILENCE_MS = Number(process.env.HANG_AFTER_MS ?? 15 * 60_000);

/**
 * Ends a run in which no test has ended for a long time, and names the test. Vitest's time limits
 * rely on a timer beside the test, which never fires during an endless loop.
 */
export default class HangReporter implements Reporter {
  private vitest?: Vitest;
  private timer?: NodeJS.Timeout;
  private running = new Map<string, TestModule>();

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }

  onTestModuleQueued(module: TestModule) {
    this.running.set(module.moduleId, module);
    this.restart();
  }

  onTestModuleCollected(module: TestModule) {
    this.running.set(module.moduleId, module); // now with its tests
  }

  onTestCaseResult() {
    this.restart();
  }

  onTestModuleEnd(module: TestModule) {
    this.running.delete(module.moduleId);
    this.restart();
  }

  onTestRunEnd() {
    clearTimeout(this.timer);
  }

  private restart() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), SILENCE_MS);
  }

  private end() {
    for (const { children, relativeModuleId } of this.running.values()) {
      // Results arrive in batches, so the first test without one may have passed just before.
      const first = [...children.allTests()].find((test) => test.result().state === "pending");
      const place = first ? `at or soon after "${first.fullName}"` : "before its first test";
      console.error(`\n${relativeModuleId} hangs ${place}`);
    }
    process.exitCode = 1;
    // A process in an endless loop ignores Vitest's request to end.
    spawnSync("pkill", ["-KILL", "-P", String(process.pid)]);
    this.vitest?.exit(true);
  }
}
