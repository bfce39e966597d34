import { z } from "zod";
import { patternField } from "./fields.ts";

/**
 * The price of the collection, in US dollars: a number above 0 with at most two decimals. Text,
 * because the editor's number field would silently read 49,90 as 90.
 */
export const priceField = z
  .preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    patternField(
      "Price of the collection",
      "In US dollars, as in 49.00.",
      /^(?=.*[1-9])(0|[1-9]\d*)(\.\d{1,2})?$/,
      "is not a price: use digits and a point, as in 49.00, or leave the price out",
    ).meta({ type: ["string", "number"] }),
  )
  .transform(Number);
