/** In the page: pictures that did not come, and fonts of ours. */
export async function brokenFiles() {
  const images = [...document.images].map(async (image) => {
    image.loading = "eager";
    await image.decode().catch(() => {});
    return image.naturalWidth > 0 ? [] : [image.currentSrc || image.src];
  });
  await document.fonts.ready;
  const isOurs = ({ family }: FontFace) => !family.includes(" as "); // else a system's font
  const fonts = [...document.fonts].filter((font) => font.status === "error" && isOurs(font));
  return [...(await Promise.all(images)).flat(), ...fonts.map(({ family }) => family)];
}
