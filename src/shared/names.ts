/* Names by which scripts find what other files write. Stylesheets cannot import them, and JSX cannot use
   them as names of attributes. */

/** Dispatched on the window after hydration, and the name of a performance mark. */
export const HYDRATED = "hydrated";

/** The element whose content React renders. */
export const APP_ID = "app";
export const MAIN_SCRIPT_ID = "main-script";
/** The message that the app did not load. */
export const LOAD_ERROR_ID = "load-error";
/** The message that the next page is loading. */
export const LOADING_STATUS_ID = "loading-status";
/** The page shown instead of one that failed to render. */
export const RENDER_ERROR_ID = "render-error";

/** The path of the page with the same cover or title. */
export const MOVES_WITH = "data-moves-with";
/** An element that a view transition moves. */
export const MOVING = "data-moving";
/** The page while it is pinch-zoomed. */
export const ZOOMED = "data-zoomed";
/** How much the backdrop dims behind an element, from 0 to 1. */
export const BACKDROP_DIM = "data-backdrop-dim";
/** The element that the rays light. */
export const BACKDROP_TARGET = "data-backdrop-target";
