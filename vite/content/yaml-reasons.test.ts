import { eachAlone } from "./mistakes.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";

const after = "put the words on a line of their own after >-";
eachAlone([
  [
    "a quotation mark left open is told where it opens",
    LATE,
    "title: Late",
    'title: "Late',
    "content/volumes/late.yaml:2  opens a quotation mark that is never closed",
  ],
  [
    "a quotation mark within quotation marks",
    LATE,
    "title: Late",
    'title: "The "Late" Hours"',
    `content/volumes/late.yaml:2  goes on after a closing mark: ${after}`,
  ],
  [
    "a colon within the words",
    LATE,
    "title: Late",
    "title: Late: the hours",
    `content/volumes/late.yaml:2  has a colon within its words, or the next line is too far in: ${after}`,
  ],
  [
    "a tab before a field",
    LATE,
    "    example:",
    "\texample:",
    "content/volumes/late.yaml:8  begins with a tab: use spaces",
  ],
  [
    "a field named twice",
    LATE,
    "title: Late",
    "title: Late\ntitle: Later",
    "content/volumes/late.yaml:3  names the same field twice",
  ],
  [
    "a field half typed",
    LATE,
    "cover:",
    "sub\ncover:",
    "content/volumes/late.yaml:3  is no field: words over several lines stand after >-, each line two spaces further in",
  ],
  [
    "a hyphen forgotten",
    EARLY,
    "  - id: e2",
    "    id: e2",
    "content/volumes/early.yaml:12  names the same field twice",
  ],
  [
    "words that begin with a mark of YAML's",
    LATE,
    "title: Late",
    "title: @late",
    "content/volumes/late.yaml:2  begins with a mark that YAML keeps for itself: put the words in quotation marks",
  ],
  [
    "emphasis",
    LATE,
    "title: Late",
    "title: *late",
    "content/volumes/late.yaml:2  begins with *: put the words in quotation marks",
  ],
  [
    "words too far to the left",
    LATE,
    "      Nothing is",
    "Nothing is",
    "content/volumes/late.yaml:7  is no field: words over several lines stand after >-, each line two spaces further in",
  ],
]);
