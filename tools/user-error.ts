import { inspect } from "node:util";

/** An error for the user: only its message is printed, without a stack trace. */
export class UserError extends Error {
  override stack = this.message;
  /** Vite prints errors this way. */
  [inspect.custom]() {
    return this.message;
  }
}
