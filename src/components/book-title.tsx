import { hasShimmer } from "../content/title-rules";
import { Shimmer } from "../effects/shimmer/shimmer";

/** A book's title; a trilogy's hasShimmer. */
export function BookTitle({ title }: { title: string }) {
  return hasShimmer(title) ? <Shimmer>{title}</Shimmer> : title;
}
