import { createRoot } from "react-dom/client";
import { App } from "./app";

const broken = vi.hoisted(() => ({ errorPage: false }));

vi.mock("../offline/update-notice", () => ({
  UpdateNotice() {
    throw new Error("The notice broke");
  },
}));
vi.mock("../effects/backdrop/backdrop", () => ({
  Backdrop() {
    if (broken.errorPage) throw new Error("The error page broke too");
  },
}));

test.each([
  ["the error screen", false],
  ["its words and the way home where that screen breaks as well", true],
])("shows for an error outside of any page %s", async (_what, isErrorPageBroken) => {
  vi.spyOn(console, "error").mockReturnValue(); // React tells of every error it catches
  broken.errorPage = isErrorPageBroken;
  const frame = document.body.appendChild(document.createElement("iframe"));
  const page = frame.contentDocument as Document;
  createRoot(page).render(<App path="/" screen={<main />} />);
  for (const text of ["Unexpected Application Error!", "The notice broke", "Back to Books"])
    await expect.poll(() => page.body?.textContent).toContain(text);
  await expect.poll(() => page.querySelector(".error-page") === null).toBe(isErrorPageBroken);
});
