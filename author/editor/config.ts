import { basename } from "node:path";
import { dataFiles } from "../../src/pages/all-pages.data.ts";
import { type JsonSchema, jsonSchemas } from "../json-schemas.ts";

/** A field of a form: its widget and the widget's options. */
export interface Field {
  name: string;
  widget: string;
  fields?: Field[];
  field?: Field; // of each item of a list
  [option: string]: unknown;
}

const PICTURES = ".jpg,.jpeg,.png,.webp,.avif,.svg";
const BOOK_NAME = "{{title}}, {{subtitle}}";

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs) for a project folder of this
 * name; its forms are generated from the schemas.
 */
export function editorConfig(folder: string, siteUrl: string) {
  return {
    load_config_file: false,
    // Sveltia requires a Git host even for a local folder; for Gitea it polls no status page.
    backend: { name: "gitea", repo: `author/${folder}`, auth_methods: ["token"] },
    app_title: "Editor",
    site_url: siteUrl,
    show_preview_links: false, // its "View on Live Site" would not find unpublished pages
    media_folder: "/content/pictures",
    public_folder: "/pictures",
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true }, // author/import-quotes.ts mirrors the other output options
    collections: [
      books("volumes", "Volumes", "Volume", "menu_book"),
      // Sveltia's sidebar has the heading "Collections" above both.
      books("collections", "Book collections", "Collection", "library_books"),
    ],
    singletons: [singleFile("site"), ...dataFiles.map(([kind]) => singleFile(`pages/${kind}`))],
  };
}

function books(name: string, label: string, label_singular: string, icon: string) {
  return {
    name,
    label,
    label_singular,
    icon,
    folder: `content/${name}`,
    extension: "yaml",
    slug: { template: "{{fields.slug}}", editable: false },
    aliases_field: false,
    duplicate: false,
    summary: BOOK_NAME,
    thumbnail: "coverUrl",
    fields: fieldsOf(jsonSchemas[name]),
  };
}

function singleFile(path: string) {
  const name = basename(path);
  const schema = jsonSchemas[name];
  const { title: label, icon } = schema ?? {};
  return { name, label, icon, file: `content/${path}.yaml`, fields: fieldsOf(schema) };
}

/** The fields of an object, one for each property. */
function fieldsOf({ properties = {}, required }: JsonSchema = {}): Field[] {
  const values = Object.entries(properties);
  return values.map(([name, value]) => fieldOf(name, Object(value), required?.includes(name)));
}

function fieldOf(name: string, schema: JsonSchema, isRequired = true): Field {
  return {
    name,
    label: schema.title,
    ...(schema.description && { hint: schema.description }),
    ...(!isRequired && { required: false }),
    ...widgetOf(schema),
  };
}

function widgetOf(schema: JsonSchema) {
  const { type, pictureFolder: folder, relation } = schema;
  if (folder) {
    const folders = { media_folder: `/content/${folder}`, public_folder: `/${folder}` };
    return { widget: "image", choose_url: false, accept: PICTURES, ...folders };
  }
  if (relation) {
    const [collection, value_field] = String(relation).split(".");
    return { widget: "relation", collection, value_field, display_fields: [BOOK_NAME] };
  }
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (type === "array") return listWidget(schema);
  if (type === "object") return { widget: "object", fields: fieldsOf(schema) };
  if (type === "integer") return { widget: "number", value_type: "int" };
  const { multiline, minLength = 1, maxLength, pattern, patternErrorMessage } = schema;
  return {
    widget: multiline ? "text" : "string",
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, `This ${patternErrorMessage}.`] }),
  };
}

function listWidget({ items, minItems: min, maxItems: max }: JsonSchema) {
  const item: JsonSchema = Object(items);
  if (item.enum) return { widget: "select", multiple: true, options: item.enum };
  // Sveltia's own button "Add Volume" makes a new one.
  const itemLabel = item.relation ? `Existing ${item.title}` : item.title;
  const isFixed = min !== undefined && min === max;
  const list = {
    widget: "list",
    label_singular: itemLabel,
    min,
    max,
    ...(isFixed && { allow_add: false, allow_remove: false }),
  };
  if (item.type !== "object") return { ...list, field: fieldOf("item", item) };
  const [first, second] = Object.keys(item.properties ?? {});
  const summary = first === "id" ? `{{fields.id}} · {{fields.${second}}}` : `{{fields.${first}}}`;
  return { ...list, collapsed: true, summary, allow_duplicate: false, fields: fieldsOf(item) };
}
