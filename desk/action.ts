/** Words that begin a statement or a question, and never a thing to do. */
const NO_COMMAND = new Set(
  `a an the this that these those there here
  i you he she it we they one someone somebody everyone everybody nobody nothing everything
  my your his her its our their
  is are was were am has have had will would shall should can could may might must
  who what which why how whose
  because and but or so yet some any every each all most many`.split(/\s+/),
);
const ING_VERBS = /^(bring|sing|ring|swing|fling|cling|sling|spring|string|wring|sting|ping)$/;

/** Why an example is nothing to do today, or undefined when it begins as a command does. */
export function noAction(example: string): string | undefined {
  const [first = "", ...rest] = example.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];
  if (rest.length === 0) return "is a single word";
  if (example.trimEnd().endsWith("?")) return "is a question";
  if (NO_COMMAND.has(first.replace(/[’'].*/, ""))) return `begins with “${first}”`;
  if (first.endsWith("ing") && !ING_VERBS.test(first)) return `begins with “${first}”`;
  return undefined;
}
