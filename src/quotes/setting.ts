/** How large a quote is set: the longer it is, the smaller. */
export function settingOf(text: string) {
  const length = [...text].length;
  if (length > 200) return "epic";
  if (length > 120) return "long";
  return "short";
}
