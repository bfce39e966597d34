/**
 * The page's first script. Words and the first pictures come before the rest of the site's code,
 * which would share a slow line with them; what is pressed meanwhile is kept, not lost.
 */
const PATIENCE_MS = 3000; // a picture that hangs must not keep the page from coming alive

const pressed: HTMLElement[] = [];
const hanging = setTimeout(loadMain, PATIENCE_MS);
addEventListener("load", () => requestAnimationFrame(() => setTimeout(loadMain)), { once: true });
addEventListener("click", keep);
addEventListener("alive", answer, { once: true });

/** The page names its modules, the main one first, in links that mean nothing to the browser yet. */
function loadMain() {
  clearTimeout(hanging);
  const [main, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel="later"]');
  if (!main) return; // they are on their way already
  for (const link of [main, ...others]) link.rel = "modulepreload";
  import(/* @vite-ignore */ main.href).catch(stayAsServed);
}

function stayAsServed() {
  // A file failed to load: the page stays as it is, readable and linked.
}

function keep({ target }: Event) {
  const button = target instanceof Element && target.closest("button");
  if (button) pressed.push(button);
}

/** Called when the site's code has taken over. */
function answer() {
  performance.mark("alive");
  removeEventListener("click", keep);
  for (const button of pressed) button.click();
}
