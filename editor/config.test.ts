import { type JsonSchema, jsonSchemas } from "../content-io/json-schemas.ts";
import { editorConfig, type Field } from "./config.ts";

const WIDGETS: Record<string, string> = {
  array: "list",
  integer: "number",
  "string,number": "string", // the price
};
const { collections, singletons } = editorConfig("site", "http://localhost:5173/");

test.each(Object.entries(jsonSchemas))("gives %s a form with every field", (name, schema) => {
  const form = [...collections, ...singletons].find((it) => it.name === name);
  compare(form?.fields ?? [], schema, name);
});

/** Compares every field's order, label, hint, rules and widget. */
function compare(fields: Field[], schema: JsonSchema, path: string) {
  const properties: Record<string, JsonSchema> = Object(schema.properties);
  const { enum: names, enumDescriptions: labels } = Object(schema.propertyNames);
  const shown = fields.map(({ name }) => name);
  expect(shown, path).toEqual(names ?? Object.keys(properties));
  for (const [at, field] of fields.entries()) {
    const entry = { ...Object(schema.additionalProperties), title: labels?.[at] };
    compareField(field, properties[field.name] ?? entry, `${path}.${field.name}`);
    expect(field.required ?? true, path).toBe(schema.required?.includes(field.name));
  }
}

function compareField(field: Field, schema: JsonSchema, path: string) {
  const { pictureFolder, relation, multiline } = schema;
  const type = String(schema.type);
  const item: JsonSchema = Object(schema.items);
  const options = schema.enum ?? item.enum;
  expect(field.label, path).toMatch(/\w/);
  expect(field.label, path).toBe(schema.title);
  expect(field.hint, path).toBe(schema.description);
  const kinds = [pictureFolder && "image", relation && "relation", options && "select"];
  const plain = multiline ? "text" : (WIDGETS[type] ?? type);
  expect(field.widget, path).toBe(kinds.find(Boolean) ?? plain);
  expect(field.options, path).toEqual(options);
  expect(field.maxlength, path).toBe(schema.maxLength);
  if (pictureFolder) {
    const places = [`/content/${pictureFolder}`, `/${pictureFolder}`];
    expect([field.media_folder, field.public_folder], path).toEqual(places);
  }
  if (relation) expect(`${field.collection}.${field.value_field}`, path).toBe(relation);
  if (type === "array") {
    expect([field.min, field.max], path).toEqual([schema.minItems, schema.maxItems]);
  }
  if (schema.pattern && !pictureFolder && !relation) {
    expect(field.pattern, path).toEqual([schema.pattern, `This ${schema.patternErrorMessage}.`]);
  }
  if (field.field) compareField(field.field, item, `${path}[]`);
  else if (field.fields) compare(field.fields, type === "array" ? item : schema, path);
}
