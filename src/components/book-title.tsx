import { Shimmer } from "../effects/shimmer/shimmer";

/** A book's title, which shimmers if the word "trilogy" is in it, in any letter case. */
export function BookTitle({ title }: { title: string }) {
  return /trilogy/i.test(title) ? <Shimmer>{title}</Shimmer> : title;
}
