/** The site that journeys visit: of words that no author changes, in a folder of its own. */
export const testedSite = {
  CONTENT_DIR: "tests/fixtures",
  DIST_DIR: "node_modules/.cache/site/tested",
};
