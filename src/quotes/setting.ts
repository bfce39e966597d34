/** How large a quote is set: the longer it is, the smaller, down to a size that still reads well. */
export function settingOf(text: string) {
  const { length } = [...text];
  if (length > 200) return "epic";
  if (length > 120) return "long";
  if (length > 100) return "full";
  return "short";
}
