import { showNotices } from "./notice.ts";

/* The page that npm run edit opens. */

if ("showDirectoryPicker" in window) {
  const { default: CMS } = await import("@sveltia/cms");
  const config = await (await fetch("/config.json")).json();
  showNotices();
  CMS.init({ config });
} else {
  document.body.append(
    `This browser cannot open a folder of your computer. Open ${location.href} in Chrome or Edge.`,
  );
}
