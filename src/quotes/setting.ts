/** Longer quotes are set so small, and stand so tall, that a phone may have to scroll. */
export const SETS_WELL = 200;

/** How large a quote is set: the longer it is, the smaller, down to a size that still reads well. */
export function settingOf(text: string) {
  const { length } = [...text];
  if (length > SETS_WELL) return "epic";
  if (length > 120) return "long";
  if (length > 100) return "full";
  return "short";
}
