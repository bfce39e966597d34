/** One line at the foot of the terminal that says how far a long run has come. */
export function createProgress(steps: number) {
  const started = Date.now();
  let done = 0;
  const isTerminal = process.stdout.isTTY;
  return {
    step(what: string) {
      done++;
      const seconds = Math.round((Date.now() - started) / 1000);
      const line = `[${done}/${steps}] ${seconds} s  ${what}`;
      if (isTerminal) process.stdout.write(`\r\x1b[2K${line}`);
      else console.log(line);
    },
    end() {
      if (isTerminal) process.stdout.write("\r\x1b[2K");
    },
  };
}
