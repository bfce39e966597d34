import { expect, test } from "vitest";
import { eachAlone, freshContent, toldOf } from "./mistakes.ts";

const EARLY = "volumes/early.yaml";
const LATE = "volumes/late.yaml";

const noSlug =
  "is no slug: use small letters, digits and single hyphens, as in dream-chasers-bible";
eachAlone([
  [
    "a slug in capitals",
    LATE,
    "slug: late",
    "slug: Late Hours",
    `content/volumes/late.yaml:1  "slug" ${noSlug}`,
  ],
  [
    "a slug with a hyphen too many",
    LATE,
    "slug: late",
    "slug: late--hours",
    `content/volumes/late.yaml:1  "slug" ${noSlug}`,
  ],
  [
    "a slug that is an address of ours",
    LATE,
    "slug: late",
    'slug: "404"',
    'content/volumes/late.yaml:1  "slug" is kept for the page that says a book was not found',
  ],
  [
    "a quote id with a space in it",
    LATE,
    "id: l1",
    "id: l 1",
    'content/volumes/late.yaml:5  quote "l 1": "id" is no id: use letters, digits and hyphens, as in eol7',
  ],
  [
    "an address without its https",
    "site.yaml",
    "https://shop.",
    "shop.",
    'content/site.yaml:4  "shopUrl" is no https address, as in https://shop.example/',
  ],
  [
    "an address in plain http",
    "site.yaml",
    "https://dice.",
    "http://dice.",
    'content/site.yaml:5  "experienceUrl" is no https address, as in https://shop.example/',
  ],
  [
    "a site that would live in a folder of another",
    "site.yaml",
    "https://small-hours.example/",
    "https://small-hours.example/books/",
    'content/site.yaml:3  "siteUrl" goes on after the host: the site has an address to itself',
  ],
  [
    "a quote id used twice in a file",
    EARLY,
    "id: e2",
    "id: e1",
    'content/volumes/early.yaml:12  quote id "e1" is already used in content/volumes/early.yaml:7',
  ],
  [
    "a quote id used in another volume",
    LATE,
    "id: l1",
    "id: e2",
    'content/volumes/late.yaml:5  quote id "e2" is already used in content/volumes/early.yaml:12',
  ],
  [
    "a slug used by a collection and a volume",
    "collections/nights.yaml",
    "slug: nights",
    "slug: late",
    'content/volumes/late.yaml:1  slug "late" is already used in content/collections/nights.yaml:2',
  ],
  [
    "a title that another page has",
    LATE,
    "title: Late",
    "title: Early\nsubtitle: Volume One",
    'content/volumes/late.yaml:2  title "Early, Volume One" is already used in content/volumes/early.yaml:3',
  ],
  [
    "a volume named twice in its collection",
    "collections/nights.yaml",
    "- late",
    "- late\n  - early",
    'content/collections/nights.yaml:8  volume "early" is already used in content/collections/nights.yaml:6',
  ],
  [
    "a collection that names an unknown volume",
    "collections/nights.yaml",
    "- late",
    "- late\n  - lost",
    'content/collections/nights.yaml:8  there is no volume "lost"',
  ],
  [
    "a collection that misspells a volume",
    "collections/nights.yaml",
    "- early",
    "- eraly",
    'content/collections/nights.yaml:6  there is no volume "eraly": did you mean "early"?',
  ],
]);

test("two collections with one id", async () => {
  const content = await freshContent();
  const nights = await content.read("collections/nights.yaml");
  const days = nights.replace("slug: nights", "slug: days").replace("title: Nights", "title: Days");
  await content.write("collections/days.yaml", days);
  expect(await toldOf(content.folder)).toEqual([
    'content/collections/nights.yaml:1  id "1" is already used in content/collections/days.yaml:1',
  ]);
});

test("a place for the buy card that is nowhere", async () => {
  const content = await freshContent();
  await content.change("pages/home.yaml", 'afterBook: "1"', 'afterBook: "7"');
  expect(await toldOf(content.folder)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.yaml:\d+ {2}there is no collection with the id "7"$/,
    ),
  ]);
});
