/** The parts of the viewer that are loaded when the page is idle, in one chunk. */
export { FindableQuotes } from "./findable-quotes";
export { GoOnLink } from "./go-on-link";
