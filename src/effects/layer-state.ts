/** "refused": cannot be drawn here; "lost": not drawn until the browser restores its context. */
export type LayerState = "drawn" | "lost" | "refused";
