import { z } from "zod";
import { spine, words } from "./fields.ts";

/** `content/pages/book.yaml`: what every book's page says around its quotes. */
export const bookWordsSchema = z.strictObject({
  today: words,
  swipe: words,
  lastLine: words,
  fromTheBeginning: words,
  buySpines: z.array(spine),
});

export type BookWords = z.infer<typeof bookWordsSchema>;
export declare const bookWords: BookWords;
