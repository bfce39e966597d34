export const KEYHOLE_PATH = "M4.7 12.2A6.3 6.3 0 1 1 9.3 12.2L12 22H2Z";

/** The site's mark, as on its icon: a keyhole in the colour of the text around it. */
export function Keyhole() {
  return (
    <svg className="keyhole" viewBox="0 0 14 22" width="11" height="17" aria-hidden="true">
      <path d={KEYHOLE_PATH} fill="currentColor" />
    </svg>
  );
}
