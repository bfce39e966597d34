import { noticeOutsideChanges } from "./outside-changes.ts";

/* The page behind npm run edit. */

if ("showDirectoryPicker" in window) {
  const { default: CMS } = await import("@sveltia/cms");
  const config = await (await fetch("/config.json")).json();
  noticeOutsideChanges();
  CMS.init({ config });
} else {
  document.body.append(
    `This browser cannot open a folder of your computer. Open ${location.href} in Chrome or Edge.`,
  );
}
