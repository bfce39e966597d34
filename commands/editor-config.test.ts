import { expect, test } from "vitest";
import { z } from "zod";
import { type Field, fieldsFrom, editorConfig } from "./editor-config.ts";
import { jsonSchemas } from "./json-schemas.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const config = editorConfig("site", "http://localhost:5173/");
const forms = new Map<string, Field[]>([
  ...config.collections.map(({ name, fields }) => [name, fields] as const),
  ...config.singletons.map(({ file, fields }) => [file.slice("content/".length, -".yaml".length), fields] as const),
]);

test.each(jsonSchemas())("the form of $name has every field of its schema", ({ name, schema }) => {
  compare(forms.get(name) ?? [], schema, name);
});

/** Every field in order, with its label, hint, rule and kind. */
function compare(fields: Field[], schema: JsonSchema, path: string) {
  const properties: Record<string, JsonSchema> = Object(schema.properties);
  const names = Object(schema.propertyNames).enum ?? Object.keys(properties);
  expect(fields.map(({ name }) => name), path).toEqual(names);
  for (const field of fields) {
    const value = properties[field.name] ?? Object(schema.additionalProperties);
    const isRequired = schema.required?.includes(field.name) ?? true;
    compareField(field, value, `${path}.${field.name}`);
    expect(field.required ?? true, path).toBe(isRequired);
  }
}

function compareField(field: Field, schema: JsonSchema, path: string) {
  expect(field.label, path).toMatch(/^[A-Zi]/);
  if (schema.title) expect(field.label, path).toBe(schema.title);
  expect(field.hint, path).toBe(schema.description);
  if (schema.pattern && field.widget === "string") {
    expect(field.pattern, path).toEqual([schema.pattern, expect.stringMatching(/^This .+\.$/)]);
  }
  expect(field.maxlength, path).toBe(schema.maxLength);
  expect([field.min, field.max], path).toEqual([schema.minItems, schema.maxItems]);
  const item: JsonSchema = Object(schema.items);
  const options = schema.enum ?? item.enum;
  if (options) expect([field.widget, field.options], path).toEqual(["select", options]);
  expect(KINDS[field.widget], `${path} ${field.widget}`).toContain(schema.type);
  if (field.field) compareField(field.field, item, `${path}[]`);
  else if (field.fields) compare(field.fields, schema.type === "array" ? item : schema, path);
}

const KINDS: Record<string, string[]> = {
  string: ["string"],
  text: ["string"],
  image: ["string"],
  relation: ["string"],
  select: ["string", "array"],
  number: ["number", "integer"],
  list: ["array"],
  object: ["object"],
};

test("a kind of text, picture or entry decides how it is edited", () => {
  const schema = z.strictObject({
    long: z.string().meta({ multiline: true }),
    cover: z.string().meta({ pictureFolder: "covers" }),
    volume: z.string().meta({ relation: "volumes.slug" }),
    fromTheBeginning: z.string().optional(),
  });
  expect(fieldsFrom(schema)).toMatchObject([
    { name: "long", widget: "text" },
    { name: "cover", widget: "image", media_folder: "/content/covers", public_folder: "/covers" },
    { name: "volume", widget: "relation", collection: "volumes", value_field: "slug" },
    { name: "fromTheBeginning", widget: "string", label: "From the beginning", required: false },
  ]);
});
