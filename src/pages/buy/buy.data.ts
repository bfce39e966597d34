import type { ContentWith } from "../../content-model/content.ts";
import {
  formSchema,
  groupField,
  listField,
  longTextField,
  pageFields,
  pictureField,
  spinesField,
  textBoxField,
  textField,
} from "../../content-model/fields.ts";
import type { PageDefinition } from "../../content-model/page-definition.ts";
import { productJsonLd } from "./buy.json-ld.ts";

const item = groupField("Line", {
  text: longTextField("Text"),
  spines: spinesField("Beside the text; leave empty if the line is not about a book."),
});

/** `content/pages/buy.yaml` */
export const schema = formSchema("Buy page", "shopping_cart", {
  ...pageFields,
  picture: pictureField("Picture", "pictures", 800, 1500),
  pictureText: textField("Description of the picture", "For readers who cannot see it."),
  offer: groupField("Offer", {
    title: textField("Title"),
    button: textField("Button", "Leads to the shop."),
    included: listField("What is included", item),
  }),
  benefits: listField("Benefits", textBoxField),
});

export const BUY_PATH = "/buy-books" as const;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function pages({ site, pages: { buy } }: ContentWith<{ buy: typeof schema }>) {
  const { title, description, ...fields } = buy;
  const { heading, picture, pictureText } = fields;
  const { shopUrl, price } = site;
  return [
    {
      path: BUY_PATH,
      name: title,
      heading,
      description,
      picture,
      jsonLd: (image) => productJsonLd(site, buy, image),
      ogImage: { title: heading, widePicture: picture, alt: pictureText },
      props: { ...fields, shopUrl, price: price && dollars.format(price) },
    },
  ] satisfies PageDefinition[];
}
