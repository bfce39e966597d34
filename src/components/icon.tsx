/** Icon paths, drawn on a 20 by 20 grid. */
export const ICON_PATHS = {
  "arrow-left": "M18 10H3M9 4l-6 6 6 6",
  "arrow-right": "M2 10h15M11 4l6 6-6 6",
  external: "M6 3h11v11M17 3 4 16",
  reply: "M4 2v9h13M12 6l5 5-5 5",
  share: "M10 13V2M6 5.5 10 1.8l4 3.7M6.5 9H4v9h12V9h-2.5",
  "chevron-left": "M12.5 3.5 6 10l6.5 6.5",
  "chevron-right": "M7.5 3.5 14 10l-6.5 6.5",
  pause: "M7 4v12M13 4v12",
  play: "M6 4l10 6-10 6z",
} as const;

type IconName = keyof typeof ICON_PATHS;

/** Right-to-left pages mirror the other icons, see controls.css. */
const NOT_MIRRORED: IconName[] = ["pause", "play"];

export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const variant = NOT_MIRRORED.includes(name) ? "icon--fixed" : "";
  return (
    // width and height limit the icon's size if the stylesheet fails to load.
    <svg
      className={["icon", variant, className].filter(Boolean).join(" ")}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
