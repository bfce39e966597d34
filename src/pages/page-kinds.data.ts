/* Every kind of page, in alphabetical order. Its name here is that of its folder, component and YAML. */
export * as book from "./book/book.data.ts";
export * as buy from "./buy/buy.data.ts";
export * as dice from "./dice/dice.data.ts";
export * as guide from "./guide/guide.data.ts";
export * as home from "./home/home.data.ts";
