/** What the elements matching `selector` say, in the order of the page. */
export function textsOf(selector: string) {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent);
}
