import { jsonSchemas } from "../json-schemas.ts";
import { editorConfig, type Field } from "./config.ts";

const { collections, singletons } = editorConfig("site", "http://localhost:5173/");
const forms = [...collections, ...singletons];
const fields = new Map(forms.flatMap(({ name, fields }) => fieldsByPath(fields, name)));

test("has a form for every schema, and a label for every form and field", () => {
  expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(jsonSchemas).sort());
  for (const form of forms)
    expect(form).toMatchObject({
      label: expect.stringMatching(/\w/),
      icon: expect.stringMatching(/^\w+$/),
    });
  for (const [path, { label }] of fields) expect(label, path).toMatch(/\w/);
});

test.each([
  ["buy.picture", { widget: "image", public_folder: "/pictures" }],
  ["volumes.spine", { widget: "select", options: expect.arrayContaining(["bone", "grey"]) }],
  ["collections.volumes.item", { widget: "relation", collection: "volumes", value_field: "slug" }],
  ["site.price", { widget: "string", pattern: [expect.any(String), expect.any(String)] }],
  ["guide.steps", { widget: "list", min: 4, max: 4, allow_add: false, allow_remove: false }],
])("gives %s its widget and rules", (path, options) => {
  expect(fields.get(path)).toMatchObject(options);
});

function fieldsByPath(fields: Field[], parent: string): [path: string, field: Field][] {
  return fields.flatMap((field) => {
    const path = `${parent}.${field.name}`;
    const inside = field.fields ?? (field.field ? [field.field] : []);
    return [[path, field], ...fieldsByPath(inside, path)];
  });
}
