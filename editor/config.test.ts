import { z } from "zod";
import { type JsonSchema, jsonSchemas } from "../commands/json-schemas.ts";
import { editorConfig, type Field, fieldsOf } from "./config.ts";

const { collections, singletons } = editorConfig("site", "http://localhost:5173/");
const forms = new Map<string, Field[]>(
  [...collections, ...singletons].map(({ name, fields }) => [name, fields]),
);

test.each(Object.entries(jsonSchemas))("gives %s a form with every field", (name, schema) => {
  compare(forms.get(name) ?? [], schema, name);
});

/** Every field in order, with its label, hint, rules and kind. */
function compare(fields: Field[], schema: JsonSchema, path: string) {
  const properties: Record<string, JsonSchema> = Object(schema.properties);
  const { enum: names, enumDescriptions: labels } = Object(schema.propertyNames);
  expect(
    fields.map(({ name }) => name),
    path,
  ).toEqual(names ?? Object.keys(properties));
  for (const [at, field] of fields.entries()) {
    const value = properties[field.name] ?? {
      ...Object(schema.additionalProperties),
      title: labels[at],
    };
    compareField(field, value, `${path}.${field.name}`);
    expect(field.required ?? true, path).toBe(schema.required?.includes(field.name));
  }
}

function compareField(field: Field, schema: JsonSchema, path: string) {
  const item: JsonSchema = Object(schema.items);
  const options = schema.enum ?? item.enum;
  expect(field.label, path).toMatch(/\w/);
  expect(field.label, path).toBe(schema.title);
  expect(field.hint, path).toBe(schema.description);
  expect(KINDS[field.widget], `${path} ${field.widget}`).toContain(schema.type);
  expect(field.widget === "select", path).toBe(options !== undefined);
  expect(field.options, path).toEqual(options);
  expect(field.maxlength, path).toBe(schema.maxLength);
  if (schema.type === "array") {
    expect([field.min, field.max], path).toEqual([schema.minItems, schema.maxItems]);
  }
  if (schema.pattern && !["image", "relation"].includes(field.widget)) {
    expect(field.pattern, path).toEqual([schema.pattern, `This ${schema.patternErrorMessage}.`]);
  }
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

test("edits each kind of text, picture or entry in its own way", () => {
  const schema = z.strictObject({
    long: z.string().meta({ multiline: true }),
    cover: z.string().meta({ pictureFolder: "covers" }),
    volume: z.string().meta({ relation: "volumes.slug" }),
  });
  expect(fieldsOf(z.toJSONSchema(schema))).toMatchObject([
    { name: "long", widget: "text" },
    { name: "cover", widget: "image", media_folder: "/content/covers", public_folder: "/covers" },
    { name: "volume", widget: "relation", collection: "volumes", value_field: "slug" },
  ]);
});
