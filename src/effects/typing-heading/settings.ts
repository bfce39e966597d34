export const MS_PER_LETTER = 75; // typing and deleting alike
export const HOLD_MS = 1500; // a whole sentence stands
export const ROUGHNESS = [35, 20, 10] as const; // of the last letters, nearest the caret first
export const SETTLE_MS = 100; // within the hold: one roughness after the other goes, until all are clean
export const FIT_STEP = 0.96; // how much smaller a tagline becomes at a time, until it fits
export const SMALLEST_PX = 16; // but no smaller
