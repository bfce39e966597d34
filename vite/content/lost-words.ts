import { isAlias, isPair, isScalar, isSeq, type Node, visit } from "yaml";
import { AFTER_ARROW, IN_MARKS } from "./line-slips.ts";
import type { Finding } from "./problem.ts";
import type { Shape } from "./shape.ts";
import type { YamlText } from "./yaml-text.ts";

/** Words that YAML reads as something else and would leave out without an error. */
export function lostWords({ text, document, shape, lineAt }: YamlText) {
  const problems: Finding[] = [];
  const notes: Finding[] = [];
  visit(document, {
    Node(_key, node, path) {
      const [start = 0, end = 0, after = 0] = node.range ?? [];
      const line = lineAt(start);
      const mark = markBefore(node);
      if (mark) problems.push({ line, reason: mark });
      if (!isScalar(node) || node.type?.startsWith("BLOCK")) return;

      const found = /#[^\r\n]*/.exec(text.slice(end, after));
      if (!found) return;
      const [cut] = found;
      const written = text.slice(start, end);
      const whole = `${written} ${cut}`.trim();
      if (/^#+[^\s#]/.test(cut)) {
        const reason = `is cut off at #: ${keep(whole)}`;
        problems.push({ line: lineAt(end + found.index), reason });
      } else if (node.type === "PLAIN" && isFree(shape, path) && !URL.canParse(written)) {
        const reason = `leaves out what follows #, as a note: to show it, ${keep(whole)}`;
        notes.push({ line, reason });
      }
    },
  });
  return { problems, notes };
}

function isFree(root: Shape, path: readonly unknown[]) {
  const shape = path.reduce<Shape | undefined>((at, step) => {
    if (isPair(step)) return at?.fields?.get(String(step.key));
    return isSeq(step) ? at?.entry : at;
  }, root);
  return shape?.isFree ?? true;
}

function keep(words: string) {
  const marks = words.includes('"') ? "'" : '"';
  return words.includes(marks)
    ? AFTER_ARROW
    : `write ${marks}${words.replace(/^(["'])(.*)\1/, "$2")}${marks}`;
}

/** `*words*`, `&words` and `!words` look like words to a person, and like references to YAML. */
function markBefore(node: Node) {
  const mark = isAlias(node) ? "*" : node.tag ? "!" : node.anchor ? "&" : undefined;
  return mark && `begins with ${mark}: ${IN_MARKS}`;
}
