/** Runs in the page: lists pictures and fonts that failed to load, and pictures of other proportions. */
export async function failedFiles() {
  const hasExpectedRatio = (image: HTMLImageElement) => {
    const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
    const ratio = image.naturalWidth / image.naturalHeight;
    return !width || !height || Math.abs(ratio / (width / height) - 1) < 0.05;
  };
  const images = [...document.images].map(async (image) => {
    image.loading = "eager";
    await image.decode().catch(() => {});
    return image.naturalWidth > 0 && hasExpectedRatio(image) ? [] : [image.currentSrc || image.src];
  });
  await document.fonts.ready;
  const isOurs = ({ family }: FontFace) => !family.includes(" as "); // "… as …" are local fonts
  const fonts = [...document.fonts].filter((font) => font.status === "error" && isOurs(font));
  return [...(await Promise.all(images)).flat(), ...fonts.map(({ family }) => family)];
}
