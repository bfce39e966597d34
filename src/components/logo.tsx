export const LOGO_PATH = "M4.7 12.2A6.3 6.3 0 1 1 9.3 12.2L12 22H2Z"; // 14 by 22

/** The site's logo, a keyhole, in the colour of the surrounding text. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 14 22" width="11" height="17" aria-hidden="true">
      <path d={LOGO_PATH} fill="currentColor" />
    </svg>
  );
}
