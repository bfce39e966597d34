import { decodedPath } from "../content/addresses";

/** The path of an address, as routes are named. */
export function pathOf(address: string) {
  return decodedPath(new URL(address, location.href).pathname);
}
