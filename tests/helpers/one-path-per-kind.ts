import { isBookPath } from "../../src/shared/paths.ts";

/** Lead to the two not-found pages. */
export const UNKNOWN_PATHS = ["/nope", "/book/nope"];

/** Of these paths of the fixtures every page, but of the books one collection and one volume. */
export function onePathPerKind(paths: string[]) {
  return [
    ...paths.filter((path) => !isBookPath(path)),
    "/book/lyrics-of-the-mind-trilogy",
    "/book/experiences-of-life",
    ...UNKNOWN_PATHS,
  ];
}
