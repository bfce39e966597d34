import {
  ASK_PARSER,
  falseHyphen,
  fieldIn,
  nearField,
  type Slip,
  wrongValue,
} from "./line-slips.ts";
import { type Line, namingLines } from "./naming-lines.ts";
import type { Finding } from "./problem.ts";
import type { Shape } from "./shape.ts";

/**
 * The first line of a broken file that does not stand where its schema would have it. YAML itself
 * knows no fields and no lists beforehand, so it often stumbles only lines later.
 */
export function misplacedLine(text: string, shape: Shape): Finding | undefined {
  const outline = new Outline(shape);
  for (const line of namingLines(text)) {
    const fault = outline.read(line);
    if (fault) return fault;
  }
  return undefined;
}

/** Lines that begin in one column: the fields of a thing, or the hyphens of a list. */
interface Level {
  column: number;
  shape: Shape;
  line: number;
  /** The names read so far. */
  seen: string[];
}

class Outline {
  private readonly levels: Level[] = [];
  /** What the line above names and leaves to the next ones. */
  private open: { shape: Shape; column: number } | undefined;

  constructor(root: Shape) {
    this.open = { shape: root, column: -1 };
  }

  read(at: Line): Finding | undefined {
    const { line, column, body } = at;
    const [first] = this.levels;
    if (first && column < first.column) {
      return { line: first.line, reason: "stands too far in: begin it at the very left" };
    }
    if (body === "---" && !first) return undefined;
    if (column === 0 && /^(---|\.\.\.)$/.test(body)) {
      const marks = body === "---" ? "hyphens (---)" : "dots (...)";
      return { line, reason: `holds a line of three ${marks}: take it out` };
    }
    const reason = this.place(at);
    return reason === undefined ? undefined : { line, reason };
  }

  private place(at: Line): Slip {
    const before = [...this.levels];
    const { open } = this;
    const isWords = open && at.column > open.column && !open.shape.entry && !open.shape.fields;
    if (isWords && isEntry(at.body)) return undefined; // words that begin with a hyphen
    const level = this.levelAt(at);
    if (!level) return misplaced(at, before);
    const around = [...before, level];
    return level.shape.entry ? this.entry(level, at, around) : this.field(level, at, around);
  }

  /** The level that a line belongs to by its column; those further in are over. */
  private levelAt({ line, column, body }: Line): Level | undefined {
    const { levels, open } = this;
    this.open = undefined;
    const isBelow = open && (column > open.column || (isEntry(body) && column === open.column));
    if (isBelow && (open.shape.entry || (open.shape.fields && column > open.column))) {
      levels.push({ column, shape: open.shape, line, seen: [] });
    }
    while ((levels.at(-1)?.column ?? 0) > column) levels.pop();
    // A list may stand right below its name; what is no entry then belongs to the name's level.
    const [outer, top] = levels.slice(-2);
    if (!isEntry(body) && top?.shape.entry && outer?.column === column) levels.pop();
    return levels.at(-1)?.column === column ? levels.at(-1) : undefined;
  }

  private entry(list: Level, at: Line, around: Level[]): Slip {
    const { line, body } = at;
    const [hyphen] = /^-(\s+|$)/.exec(body) ?? [];
    if (hyphen === undefined) {
      return /^-\S/.test(body)
        ? `has no space after its hyphen: write - ${body.slice(1)}`
        : misplaced(at, around);
    }
    const shape = list.shape.entry ?? {};
    const rest = body.slice(hyphen.length);
    if (!shape.fields || rest === "") return this.value(shape, rest, list.column);
    const level = { column: list.column + hyphen.length, shape, line, seen: [] };
    this.levels.push(level);
    const [first] = shape.fields.keys();
    return fieldIn(rest).name === undefined && !nearField(rest, shape)
      ? `has no name after its hyphen: write - ${first}: ${rest}`
      : this.field(level, { ...at, body: rest, column: level.column }, []);
  }

  private field(level: Level, at: Line, around: Level[]): Slip {
    const { fields } = level.shape;
    const { name, value = "" } = fieldIn(at.body);
    if (name === undefined) return nearField(at.body, level.shape) ?? misplaced(at, around);
    if (!fields?.has(name) && around.some(({ shape }) => shape.fields?.has(name))) {
      return misplaced(at, around);
    }
    if (level.seen.includes(name)) return twice(at.body, this.levels.at(-2)?.shape.entry);
    level.seen.push(name);
    level.line = at.line;
    return this.value(fields?.get(name) ?? {}, value, level.column);
  }

  private value(shape: Shape, value: string, column: number): Slip {
    if (value !== "" && !value.startsWith("#")) return wrongValue(value, shape);
    this.open = { shape, column };
    return undefined;
  }
}

function isEntry(body: string) {
  return /^-(\s|$)/.test(body);
}

/** A line whose column is not that of the things it is one of, which its own words tell. */
function misplaced({ body, column, isUneven }: Line, levels: Level[]): Slip {
  const top = levels.findLast((level) => level.column <= column);
  const isFurthest = levels.every((level) => level.column < column);
  const list = levels.findLast(({ shape }) => shape.entry);
  if (isEntry(body)) {
    if (list && (!isFurthest || list === top)) return aside(column, list, "the hyphen above");
    return nameless(top) ?? (isFurthest ? undefined : NO_LIST);
  }
  const { name = "" } = fieldIn(body);
  const home = levels.findLast(({ shape }) => shape.fields?.has(name));
  if (isUneven && !(home && home.column < column)) return UNEVEN;
  const entry = list?.shape.entry;
  if (entry?.fields?.has(name)) {
    const [first] = entry.fields.keys();
    const isNext = name === first || home?.seen.includes(name);
    if (home?.shape !== entry || (isNext && column < home.column)) {
      return `has no hyphen before it: write - ${body}`;
    }
  }
  if (home) return aside(column, home, `"${home.seen.at(-1)}"`);
  // Further in than anything: YAML takes it for more of the words above.
  return falseHyphen(body) ?? (isFurthest ? undefined : ASK_PARSER);
}

const NO_LIST = "begins with a hyphen, but no list stands here";
const UNEVEN = "is not as far in as the words above it: begin both lines alike";

function aside(column: number, level: Level, mark: string): Slip {
  const where = column > level.column ? "stands too far in" : "is not far enough in";
  return `${where}: begin it exactly below ${mark}`;
}

/** A list below words: the line with its name is gone. */
function nameless(level: Level | undefined): Slip {
  const fields = [...(level?.shape.fields ?? [])];
  const [name] = fields.find(([name, { entry }]) => entry && !level?.seen.includes(name)) ?? [];
  return name && `begins a list without its name: write ${name}: on a line above it`;
}

/** Within a list, a second field of a name is most likely the next entry's. */
function twice(body: string, entry: Shape | undefined): Slip {
  const { name } = fieldIn(body);
  const [first] = entry?.fields?.keys() ?? [];
  const told = `has "${name}" a second time`;
  if (first === undefined) return told;
  return name === first
    ? `${told}: a new entry begins with a hyphen, as in - ${body}`
    : `${told}: the line that begins a new entry, - ${first}: and its ${first}, is missing above it`;
}
