import type { Thing } from "schema-dts";
import type { Head, Picture } from "../../src/content/model.ts";
import type { Collection, Content, Volume } from "../content/load.ts";
import type { Layer } from "../social-cards/layer.ts";
import {
  bookScene,
  buyScene,
  diceScene,
  guideScene,
  homeScene,
  type Scene,
} from "../social-cards/scenes.ts";
import {
  bookFacts,
  buyFacts,
  diceFacts,
  guideFacts,
  homeFacts,
  type PageFacts,
} from "./page-facts.ts";
import {
  addressOf,
  applicationData,
  bookData,
  breadcrumbs,
  productData,
  serialise,
  websiteData,
} from "./structured-data.ts";

/** Draws a sharing picture and tells its place on the site. */
export type DrawShare = (name: string, layers: Layer[]) => Promise<string>;

/** Makes the head of each page: its facts, its sharing picture, and what it is about. */
export function headsOf(content: Content, draw: DrawShare) {
  const head = async (facts: PageFacts, scene: Scene, things: Thing[]): Promise<Head> => {
    const trail = facts.above.length > 0 ? [breadcrumbs(content, facts)] : [];
    const share = await draw(facts.path.split("/").pop() || "home", scene.layers);
    return {
      title: facts.title,
      name: facts.name,
      description: facts.description,
      url: addressOf(content, facts.path),
      picture: addressOf(content, share),
      pictureText: scene.text,
      data: serialise([...things, ...trail]),
    };
  };
  return {
    home: () => head(homeFacts(content), homeScene(content), [websiteData(content)]),
    book: (book: Collection | Volume, cover: Picture) =>
      head(bookFacts(content, book), bookScene(content, book), [bookData(content, book, cover)]),
    buy: (picture: Picture) =>
      head(buyFacts(content), buyScene(content), [productData(content, picture)]),
    dice: () => head(diceFacts(content), diceScene(content), [applicationData(content)]),
    guide: () => head(guideFacts(content), guideScene(content), []),
  };
}
