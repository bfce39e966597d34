/** From this width on, in CSS pixels, the page is set wide; the style sheets draw the same line. */
export const WIDE_PX = 900;
