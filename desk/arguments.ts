/** What was typed after the command: names, and flags as `--write`. */
export interface Arguments {
  names: string[];
  flags: Set<string>;
}

/** Reads the command line; a flag that npm took for its own is found where npm puts it. */
export function readArguments(
  known: string[],
  typed = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): Arguments {
  const flags = typed.filter((word) => word.startsWith("--")).map((word) => word.slice(2));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown) throw new UsageError(`There is no option --${unknown}.`);
  // `npm run content --watch` without a -- before it: npm keeps the flag and says so in a variable.
  const taken = known.filter((flag) => env[`npm_config_${flag}`] === "true");
  return {
    names: typed.filter((word) => !word.startsWith("--")),
    flags: new Set([...flags, ...taken]),
  };
}

/** Something typed that no command can make sense of. */
export class UsageError extends Error {}
