/** "The Dream Chaser's Café" becomes the-dream-chasers-cafe. */
export function slugFor(title: string) {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
