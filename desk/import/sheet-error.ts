/** A spreadsheet that cannot be taken over as it is, with everything that is wrong with it. */
export class SheetError extends Error {
  constructor(...reasons: string[]) {
    super(reasons.join("\n"));
  }
}
