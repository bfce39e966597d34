import { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content/books.ts";
import { siteSchema } from "../src/content/site.ts";
import { pageSchemas } from "../src/pages/pages.build.ts";

/* What Sveltia CMS needs to know: its forms follow from the site's own schemas. */

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field of a form, https://sveltiacms.app/en/docs/fields */
export interface Field {
  name: string;
  widget: string;
  label?: string;
  required?: boolean;
  fields?: Field[];
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
      bookCollection("volumes", "Volume", volumeSchema, "{{title}}, {{subtitle}}"),
      bookCollection("collections", "Collection", collectionSchema, "{{title}}"),
    ],
    singletons: [
      singleton("site", "The whole site", "content/site.yaml", siteSchema),
      ...Object.entries(pageSchemas).map(([name, schema]) =>
        singleton(name, `${labelOf(name)} page`, `content/pages/${name}.yaml`, schema),
      ),
    ],
  };
}

function bookCollection(name: string, label: string, schema: z.ZodType, summary: string) {
  return {
    name,
    label: `${label}s`,
    label_singular: label,
    folder: `content/${name}`,
    extension: "yaml",
    format: "yaml",
    identifier_field: "title",
    slug: { template: "{{fields.slug}}", editable: false },
    aliases_field: false,
    duplicate: false,
    summary,
    thumbnail: "coverUrl",
    preview_path: "book/{{fields.slug}}",
    fields: fieldsFrom(schema),
  };
}

function singleton(name: string, label: string, file: string, schema: z.ZodType) {
  return { name, label, file, fields: fieldsFrom(schema) };
}

export function fieldsFrom(schema: z.ZodType) {
  return fieldsOf(z.toJSONSchema(schema, { io: "input" }));
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, value]) =>
    fieldOf(name, Object(value), required.includes(name)),
  );
}

function fieldOf(name: string, schema: JsonSchema, required = true): Field {
  const { title = labelOf(name), description } = schema;
  return {
    name,
    label: title,
    ...(description && { hint: description }),
    ...(!required && { required }),
    ...widgetOf(schema),
  };
}

function widgetOf(schema: JsonSchema): Omit<Field, "name"> {
  const { type, pictureFolder, relation, propertyNames } = schema;
  if (pictureFolder) return imageWidget(String(pictureFolder));
  if (relation) return relationWidget(String(relation));
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (type === "array") return listWidget(schema);
  if (type === "integer") return { widget: "number", value_type: "int" };
  if (type === "number") return { widget: "number", value_type: "float", min: 0.01, step: 0.01 };
  if (type !== "object") return textWidget(schema);
  const { enum: names } = Object(propertyNames);
  const fields = names
    ? names.map((name: string) => fieldOf(name, Object(schema.additionalProperties)))
    : fieldsOf(schema);
  return { widget: "object", collapsed: Boolean(names), fields };
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

/** "fromTheBeginning" is "From the beginning". */
function labelOf(name: string) {
  const words = name.replaceAll("-", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
