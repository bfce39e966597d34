import { shimmers } from "../content/rules";
import { Shimmer } from "../effects/shimmer/shimmer";

/** A book's title; a trilogy's shimmers. */
export function BookTitle({ title }: { title: string }) {
  return shimmers(title) ? <Shimmer>{title}</Shimmer> : title;
}
