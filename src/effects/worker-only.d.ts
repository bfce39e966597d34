/* In a worker no canvas is the page's: there `HTMLCanvasElement | OffscreenCanvas` is the latter. */
type HTMLCanvasElement = never;
