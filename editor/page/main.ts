// The page that npm run edit opens.
import { showNotices } from "./notice.ts";
import { refuseOtherFiles } from "./refuse-files.ts";

if ("showDirectoryPicker" in window) {
  const { default: CMS } = await import("@sveltia/cms");
  const config = await (await fetch("/config.json")).json();
  showNotices();
  refuseOtherFiles();
  CMS.init({ config });
} else {
  document.body.append(
    `This browser cannot open a folder on your computer. Open ${location.href} in Chrome or Edge.`,
  );
}
