/** Runs in the page: lists our pictures and fonts that failed to load. */
export async function brokenFiles() {
  const images = [...document.images].map(async (image) => {
    image.loading = "eager";
    await image.decode().catch(() => {});
    return image.naturalWidth > 0 ? [] : [image.currentSrc || image.src];
  });
  await document.fonts.ready;
  const isOurs = ({ family }: FontFace) => !family.includes(" as "); // "… as …" are local fonts
  const fonts = [...document.fonts].filter((font) => font.status === "error" && isOurs(font));
  return [...(await Promise.all(images)).flat(), ...fonts.map(({ family }) => family)];
}
