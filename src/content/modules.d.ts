/* The virtual modules that `vite/content/plugin.ts` makes of the author's files. */

declare module "content:site" {
  export const site: import("./model").Site;
}
declare module "content:home" {
  export const home: import("./model").HomeContent;
}
declare module "content:buy" {
  export const buy: import("./model").BuyContent;
}
declare module "content:dice" {
  export const dice: import("./model").DiceContent;
}
declare module "content:guide" {
  export const guide: import("./model").GuideContent;
}
declare module "content:books" {
  /** Every book by its slug; a book's words load only when asked for. */
  export const books: Map<string, () => Promise<{ book: import("./model").Book }>>;
}
declare module "*&picture" {
  const picture: import("./model").Picture;
  export default picture;
}
