/**
 * The page's first script. Words and the first pictures come before the rest of the site's code,
 * which would share a slow line with them; what is pressed meanwhile is kept, not lost.
 */
const PATIENCE_MS = 3000; // a picture that hangs must not keep the page from coming alive

const pressed: HTMLElement[] = [];
addEventListener("click", keep);
addEventListener("alive", answer, { once: true });
Promise.race([seen(), patience()]).then(loadMain).catch(stayAsServed);

function keep({ target }: Event) {
  const button = target instanceof Element && target.closest("button");
  if (button) pressed.push(button);
}

/** Sent by the site's code when the page answers by itself. */
function answer() {
  performance.mark("alive");
  removeEventListener("click", keep);
  for (const button of pressed) button.click();
}

/** Resolves when everything that loads at once has been painted. */
function seen() {
  return new Promise<void>((resolve) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve));
    addEventListener("load", afterPaint, { once: true });
  });
}

function patience() {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** The page names its modules, the main one first, in links that mean nothing to the browser yet. */
function loadMain() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')];
  for (const link of links) link.rel = "modulepreload";
  return import(/* @vite-ignore */ links[0]?.href ?? "");
}

function stayAsServed() {
  // A file failed to load: the page stays as it is, readable and linked.
}
