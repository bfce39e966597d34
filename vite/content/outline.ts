import {
  closes,
  falseHyphen,
  fieldIn,
  goesOn,
  IN_MARKS,
  nearField,
  type Told,
  wrongArrow,
  wrongBeginning,
} from "./line-slips.ts";
import type { Shape } from "./shape.ts";

/** A line that breaks the file, and what an author can do about it. */
export interface LineFault {
  line: number;
  /** Nothing where only the parser can tell. */
  reason: string | undefined;
}

/**
 * The first line of a broken file that does not stand where its schema would have it. YAML itself
 * knows no fields and no lists beforehand, so it often stumbles only lines later.
 */
export function misplacedLine(text: string, shape: Shape): LineFault | undefined {
  const outline = new Outline(shape);
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const fault = outline.read(written, at + 1);
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
  /** Names a list or a group of fields that the next line should begin. */
  private open: { shape: Shape; column: number } | undefined;
  /** Words after `>-`: everything further in than `column`, from the first line's place on. */
  private words: { column: number; begin: number | undefined } | undefined;
  /** How a text in quotation marks or brackets ends that goes on over several lines. */
  private until: RegExp | undefined;

  private readonly root: Shape;
  constructor(root: Shape) {
    this.root = root;
  }

  read(written: string, line: number): LineFault | undefined {
    const body = written.trim();
    const column = written.search(/[^ ]|$/);
    if (this.until) {
      if (this.until.test(body)) this.until = undefined;
      return undefined;
    }
    if (body === "" || this.isWords(column)) return undefined;
    const uneven = this.words !== undefined && column > this.words.column;
    this.words = undefined;
    if (body.startsWith("#")) return undefined;
    if (/^(---|\.\.\.)$/.test(written)) {
      const marks = body === "---" ? "hyphens (---)" : "dots (...)";
      return line === 1 && body === "---"
        ? undefined
        : { line, reason: `holds a line of three ${marks}: take it out` };
    }

    const [first] = this.levels;
    if (!first) this.levels.push({ column, shape: this.root, line, seen: [] });
    if (first && column < first.column) {
      return { line: first.line, reason: "stands too far in: begin it at the very left" };
    }
    const told = this.place(body, column, line, uneven);
    return told && { line, reason: told.reason };
  }

  private isWords(column: number) {
    const { words } = this;
    if (!words || column <= words.column) return false;
    words.begin ??= column;
    return column >= words.begin;
  }

  private place(body: string, column: number, line: number, uneven: boolean): Told {
    const isEntry = /^-(\s|$)/.test(body);
    const { open } = this;
    this.open = undefined;
    if (open && (column > open.column || (isEntry && column === open.column && open.shape.entry))) {
      return this.begin(open.shape, body, column, line);
    }
    const left: Level[] = [];
    while ((this.levels.at(-1)?.column ?? 0) > column) left.unshift(...this.levels.splice(-1));
    // A list may stand right below its name; what is no entry then belongs to the name's level.
    if (!isEntry && this.top.shape.entry && this.levels.at(-2)?.column === column) {
      this.levels.pop();
    }
    const { top } = this;
    if (column === top.column) {
      return top.shape.entry
        ? this.entry(top, body, line, left)
        : this.field(top, body, line, left);
    }
    return this.between(body, left, uneven);
  }

  private get top(): Level {
    const top = this.levels.at(-1);
    if (!top) throw new Error("There is no line yet");
    return top;
  }

  /** The first line below a name with nothing after its colon. */
  private begin(shape: Shape, body: string, column: number, line: number): Told {
    const level = { column, shape, line, seen: [] };
    if (shape.entry) {
      const { top } = this;
      const { name } = fieldIn(body);
      const isNext = name !== undefined && top.shape.fields?.has(name) && column === top.column;
      if (isNext) return this.field(top, body, line, []);
      this.levels.push(level);
      return this.entry(level, body, line, []);
    }
    if (shape.fields) {
      this.levels.push(level);
      return this.field(level, body, line, []);
    }
    return this.continued(body);
  }

  private entry(list: Level, body: string, line: number, left: Level[]): Told {
    const shape = list.shape.entry ?? {};
    const [hyphen] = /^-(\s+|$)/.exec(body) ?? [];
    if (hyphen === undefined) return noEntry(body, shape, left);
    const rest = body.slice(hyphen.length);
    const column = list.column + hyphen.length;
    if (!shape.fields) return this.value(shape, rest, list.column);
    if (rest === "") {
      this.open = { shape, column: list.column };
      return undefined;
    }
    const level = { column, shape, line, seen: [] };
    this.levels.push(level);
    const [name] = shape.fields.keys();
    if (fieldIn(rest).name === undefined && !nearField(rest, shape)) {
      return { reason: `names no field: write - ${name}: ${rest}` };
    }
    return this.field(level, rest, line, []);
  }

  private field(level: Level, body: string, line: number, left: Level[]): Told {
    const { name, value = "" } = fieldIn(body);
    if (name === undefined) return this.noField(level, body, left);
    const inner = left.findLast(({ shape }) => shape.fields?.has(name));
    if (inner && !level.shape.fields?.has(name)) return notFarEnough(inner);
    if (level.seen.includes(name))
      return { reason: `names the same field twice${this.hint(body)}` };
    level.seen.push(name);
    level.line = line;
    return this.value(level.shape.fields?.get(name) ?? {}, value, level.column);
  }

  /** Where a second field of a name is most likely the next entry's. */
  private hint(body: string) {
    const list = this.levels.at(-2)?.shape.entry;
    if (!list) return "";
    const [first] = list.fields?.keys() ?? [];
    return fieldIn(body).name === first
      ? `: a new entry begins with a hyphen, as in - ${body}`
      : `: the line that begins a new entry, - ${first}: and its ${first}, is missing above it`;
  }

  private noField(level: Level, body: string, left: Level[]): Told {
    const isList = left.some(({ shape }) => shape.entry);
    if (/^-\s/.test(body)) {
      if (isList)
        return { reason: "is not far enough in: begin it exactly below the hyphen above" };
      if (this.levels.some(({ shape }) => shape.entry)) {
        return { reason: "stands too far in: begin it exactly below the hyphen above" };
      }
      return nameless(level) ?? { reason: "begins with a hyphen, but no list stands here" };
    }
    return falseHyphen(body) ?? nearField(body, level.shape) ?? { reason: undefined };
  }

  private value(shape: Shape, value: string, column: number): Told {
    if (value === "" || value.startsWith("#")) {
      this.open = { shape, column };
      return undefined;
    }
    if (/^[>|]/.test(value)) {
      this.words = { column, begin: undefined };
      return wrongArrow(value);
    }
    const [mark = ""] = value;
    if (/["']/.test(mark)) {
      if (closes(value, mark)) return goesOn(value, mark);
      this.until = new RegExp(`${mark}\\s*(#.*)?$`);
      return undefined;
    }
    if (/[[{]/.test(mark)) {
      const end = mark === "[" ? "]" : "}";
      if (!shape.entry && !shape.fields) return { reason: `begins with ${mark}: ${IN_MARKS}` };
      if (!value.includes(end)) this.until = new RegExp(`\\${end}`);
      return undefined;
    }
    return wrongBeginning(value);
  }

  /** A line in a column where nothing begins. */
  private between(body: string, left: Level[], uneven: boolean): Told {
    const { top } = this;
    const { name } = fieldIn(body);
    const inner = left.findLast(({ shape }) => name && shape.fields?.has(name));
    if (inner && name && !uneven) {
      const [first] = inner.shape.fields?.keys() ?? [];
      const isNew = name === first || inner.seen.includes(name);
      return isNew ? { reason: `has no hyphen before it: write - ${body}` } : notFarEnough(inner);
    }
    if (/^-\s/.test(body)) {
      const list = left.find(({ shape }) => shape.entry) ?? (top.shape.entry && top);
      if (!list) return nameless(top) ?? this.continued(body);
      const where = list === top ? "stands too far in" : "is not far enough in";
      return { reason: `${where}: begin it exactly below the hyphen above` };
    }
    if (left.length > 0 || uneven) {
      if (name && top.shape.fields?.has(name)) return tooFarIn(top);
      return uneven
        ? { reason: "is not as far in as the words above it: begin both lines alike" }
        : (falseHyphen(body) ?? { reason: undefined });
    }
    return this.continued(body);
  }

  /** A line further in than the words above it, which YAML takes for more of them. */
  private continued(body: string): Told {
    const { top } = this;
    const { name } = fieldIn(body);
    if (name && this.levels.some(({ shape }) => shape.fields?.has(name))) return tooFarIn(top);
    return falseHyphen(body);
  }
}

function noEntry(body: string, { fields }: Shape, left: Level[]): Told {
  if (/^-\S/.test(body)) {
    return { reason: `has no space after its hyphen: write - ${body.slice(1)}` };
  }
  const { name } = fieldIn(body);
  const inner = left.findLast(({ shape }) => name && shape.fields?.has(name));
  const [first] = fields?.keys() ?? [];
  if (inner && name && name !== first && !inner.seen.includes(name)) return notFarEnough(inner);
  if (name && fields?.has(name)) return { reason: `has no hyphen before it: write - ${body}` };
  return falseHyphen(body) ?? { reason: undefined };
}

/** A list below words: the line with its name is gone. */
function nameless({ shape, seen }: Level): Told {
  const [name] =
    [...(shape.fields ?? [])].find(([name, { entry }]) => entry && !seen.includes(name)) ?? [];
  return name
    ? { reason: `begins a list without its name: write ${name}: on a line above it` }
    : undefined;
}

function tooFarIn({ seen }: Level): Told {
  return { reason: `stands too far in: begin it exactly below "${seen.at(-1)}"` };
}

function notFarEnough({ seen }: Level): Told {
  return { reason: `is not far enough in: begin it exactly below "${seen.at(-1)}"` };
}
