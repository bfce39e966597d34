/* A picture that a module imports by its file, made by `vite/pictures/plugin.ts`. */
declare module "*&picture" {
  const picture: import("./picture").Picture;
  export default picture;
}
