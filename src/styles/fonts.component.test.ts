const SIDE = 120;

test.each(["", "italic "])("%sRedaction draws a straight apostrophe curly", async (style) => {
  const font = `${style}100px Redaction`;
  await document.fonts.load(font, "'’");
  expect(drawn("'", font)).toEqual(drawn("’", font));
  expect(drawn("'", font)).not.toEqual(drawn("‘", font));
});

function drawn(text: string, font: string) {
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.font = font;
  pen.fillText(text, SIDE / 3, SIDE - 20);
  return canvas.toDataURL();
}
