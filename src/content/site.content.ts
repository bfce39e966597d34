import { z } from "zod";
import { address, host, words } from "./fields.ts";

/** `content/site.yaml` */
export const siteSchema = z.strictObject({
  brand: words,
  shortName: words.max(12, "is longer than 12 characters, which phones cut off"),
  tagline: words.max(60, "is longer than 60 characters, more than its heading has room for"),
  siteUrl: host,
  shopUrl: address,
  experienceUrl: address,
  author: words.optional(),
  price: z.number().positive("is not above zero").optional(),
});

export type Site = z.infer<typeof siteSchema>;

export declare const site: Site;
