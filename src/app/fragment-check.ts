/**
 * Book pages are served with their first quote. Where the address names one, CSS hides the quote
 * until the site has turned to the right one. A file of its own: so small a one comes before the
 * styles do, and nothing has to wait for it.
 */
const { dataset } = document.documentElement;
if (location.hash && dataset.alive === undefined) dataset.quote = "awaited";
