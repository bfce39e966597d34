/** Whether a part of `element` is between the top and the bottom of the window. */
export function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
