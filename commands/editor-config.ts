import { basename } from "node:path";
import { type JsonSchema, schemaOf } from "./json-schemas.ts";

/* What Sveltia CMS needs to know: its forms follow from the site's own schemas. */

/** The forms of single files: where the file is, its label and its icon. */
const FILES = [
  ["site", "The whole site", "public"],
  ["pages/home", "Home page", "home"],
  ["pages/book", "Book pages", "auto_stories"],
  ["pages/buy", "Buy page", "shopping_cart"],
  ["pages/dice", "Dice page", "casino"],
  ["pages/guide", "Guide page", "add_to_home_screen"],
] as const;

/** A field of a form, https://sveltiacms.app/en/docs/fields */
export interface Field extends Widget {
  name: string;
  label: string;
  hint?: string;
  required?: false;
}

interface Widget {
  widget: string;
  fields?: Field[];
  /** What each item of a list is. */
  field?: Field;
  [option: string]: unknown;
}

/** The configuration of the editor for a project folder of this name. */
export function editorConfig(folder: string, siteUrl: string) {
  return {
    load_config_file: false,
    // Never signed in to: the editor asks for a Git host, and this one has no status page to ask.
    backend: { name: "gitea", repo: `author/${folder}`, auth_methods: ["token"] },
    app_title: "Editor",
    site_url: siteUrl,
    media_folder: "/content/pictures",
    public_folder: "/pictures",
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true }, // for the rest, see canonical-yaml.ts
    collections: [
      bookCollection("volumes", "Volume", "menu_book"),
      bookCollection("collections", "Collection", "library_books"),
    ],
    singletons: FILES.map(([path, label, icon]) => {
      const file = `content/${path}.yaml`;
      return { name: basename(path), label, icon, file, fields: fieldsOf(schemaOf(file)) };
    }),
  };
}

function bookCollection(name: string, label: string, icon: string) {
  return {
    name,
    label: `${label}s`,
    label_singular: label,
    icon,
    folder: `content/${name}`,
    extension: "yaml",
    format: "yaml",
    identifier_field: "title",
    slug: { template: "{{fields.slug}}", editable: false },
    aliases_field: false,
    duplicate: false,
    summary: "{{title}}, {{subtitle}}",
    thumbnail: "coverUrl",
    preview_path: "book/{{fields.slug}}",
    fields: fieldsOf(schemaOf(`content/${name}/any.yaml`)),
  };
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, value]) =>
    fieldOf(name, Object(value), required.includes(name)),
  );
}

function fieldOf(name: string, schema: JsonSchema, required = true): Field {
  const { title = name, description } = schema;
  return {
    name,
    label: title,
    ...(description && { hint: description }),
    ...(!required && { required: false }),
    ...widgetOf(schema),
  };
}

function widgetOf(schema: JsonSchema): Widget {
  const { type, pictureFolder, relation, propertyNames } = schema;
  if (pictureFolder) return imageWidget(String(pictureFolder));
  if (relation) return relationWidget(String(relation));
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (type === "array") return listWidget(schema);
  if (type === "integer") return { widget: "number", value_type: "int" };
  if (type === "number") return { widget: "number", value_type: "float", min: 0.01, step: 0.01 };
  if (type !== "object") return textWidget(schema);
  return propertyNames
    ? { widget: "object", collapsed: true, fields: recordFields(schema) }
    : { widget: "object", fields: fieldsOf(schema) };
}

/** One field of the same kind for each name that a record may have. */
function recordFields({ propertyNames, additionalProperties }: JsonSchema) {
  const { enum: names = [], enumDescriptions: labels = [] } = Object(propertyNames);
  return names.map((name: string, at: number) =>
    fieldOf(name, { ...Object(additionalProperties), title: labels[at] }),
  );
}

function textWidget({ multiline, minLength, maxLength, pattern, ...rest }: JsonSchema) {
  return {
    widget: multiline ? "text" : "string",
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, `This ${rest.patternErrorMessage}.`] }),
  };
}

function imageWidget(folder: string) {
  const places = { media_folder: `/content/${folder}`, public_folder: `/${folder}` };
  return { widget: "image", choose_url: false, accept: PICTURES, ...places };
}

const PICTURES = ".jpg,.jpeg,.png,.webp,.avif,.svg";

/** `volumes.slug`: the value of that field of one of those entries. */
function relationWidget(relation: string) {
  const [collection, value_field] = relation.split(".");
  return {
    widget: "relation",
    collection,
    value_field,
    display_fields: ["{{title}}, {{subtitle}}"],
  };
}

function listWidget({ items, minItems: min, maxItems: max }: JsonSchema) {
  const item: JsonSchema = Object(items);
  if (item.enum) return { widget: "select", multiple: true, options: item.enum };
  const sizes = { ...(min && { min }), ...(max && { max }), allow_reorder: min !== max || !min };
  const list = { widget: "list", label_singular: item.title, ...sizes };
  if (item.type !== "object") return { ...list, field: fieldOf("item", item) };
  const [first, second] = Object.keys(item.properties ?? {});
  const summary = first === "id" ? `{{fields.id}} · {{fields.${second}}}` : `{{fields.${first}}}`;
  return { ...list, collapsed: true, summary, allow_duplicate: false, fields: fieldsOf(item) };
}
