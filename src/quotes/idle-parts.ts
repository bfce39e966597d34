/** The parts of the viewer that are loaded when the page is idle, in one chunk. */

export { ContinueLink } from "./continue-link.tsx";
export { FindableQuotes } from "./findable-quotes.tsx";
