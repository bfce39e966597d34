/**
 * Runs in the head of the failure pages, before anything is seen. A host with one `404.html` for
 * everything may have sent the wrong one: then CSS hides it until the site has chosen the screen.
 */
if (
  document.documentElement.dataset.screen === "book-not-found"
    ? !/^\/book\/[^/]+\/?$/.test(location.pathname)
    : /^\/book\/|\/$|\.html$/.test(location.pathname)
) {
  document.documentElement.dataset.screen = "undecided";
}
