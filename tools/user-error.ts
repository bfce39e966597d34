import { inspect } from "node:util";

/** An error whose message says all: it is printed without a stack trace. */
export class PlainError extends Error {
  override stack = this.message;
  /** As Vite prints it. */
  [inspect.custom]() {
    return this.message;
  }
}
