/** One path for each kind of page, those that are not there included. */
export const EACH_PATH = [
  "/",
  "/book/lyrics-of-the-mind-trilogy",
  "/book/experiences-of-life",
  "/buy-books",
  "/roll-the-dice",
  "/add-to-home-screen",
  "/book/nope",
  "/nope",
];
