import { Shimmer } from "../effects/shimmer/shimmer";

const SHIMMERS = /trilogy/i;

/** A book's title; a trilogy's shimmers. */
export function BookTitle({ title }: { title: string }) {
  return SHIMMERS.test(title) ? <Shimmer>{title}</Shimmer> : title;
}
