const SHIMMERS = /trilogy/i;

/** A book's title; a trilogy's shimmers. */
export function BookTitle({ title }: { title: string }) {
  return SHIMMERS.test(title) ? <span className="shimmer">{title}</span> : title;
}
