/**
 * Runs in the head of the book pages, before anything is seen. They are served with their first
 * quote: where the address names one, CSS hides it until the site has turned to the right one.
 */
if (location.hash) document.documentElement.dataset.quote = "awaited";
