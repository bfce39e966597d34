import { drawableText } from "./drawable-text.ts";

test.each([
  ["Größe „Życie“ – ‘l’œuvre’ 3", "Größe „Życie“ – ‘l’œuvre’ 3"],
  ["Соль и море", ""],
  ["Ελλάδα, 1821", "1821"],
  ["שלום Leben", "Leben"],
  ["مرحبا: Salt", "Salt"],
  ["盐与海（Salt）", "Salt"],
  ["Salz – 盐 und Meer 👩‍👩‍👧", "Salz – und Meer"],
  ["Salt & 盐", "Salt"],
  ["Well done!🎲 Again", "Well done! Again"],
  ["Tom & Jerry's #1 {so}: 50 %!", "Tom & Jerry's #1 {so}: 50 %!"],
])("draws of “%s” in a link preview: “%s”", async (text, drawn) => {
  expect(await drawableText(text)).toBe(drawn);
});
