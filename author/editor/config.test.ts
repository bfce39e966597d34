import { jsonSchemas } from "../json-schemas.ts";
import { editorConfig, type Field } from "./config.ts";

test("has a form for every schema, and a label for every form and field", () => {
  const { collections, singletons } = editorConfig("site", "http://localhost:5173/");
  const forms = [...collections, ...singletons];
  expect(forms.map(({ name }) => name).sort()).toEqual(Object.keys(jsonSchemas).sort());
  for (const form of [...forms, ...forms.flatMap(({ fields }) => withInner(fields))])
    expect(form.label, form.name).toMatch(/\w/);
});

/** The fields with those of which they consist. */
function withInner(fields: Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...withInner(field.fields ?? (field.field ? [field.field] : [])),
  ]);
}
