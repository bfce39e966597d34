/** What a page tells a waiting worker when the reader asks for the new version. */
export const SKIP_WAITING = "skip waiting";
