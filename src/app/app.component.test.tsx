import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

vi.mock("../offline/update-notice", () => ({
  UpdateNotice() {
    throw new Error("The notice broke");
  },
}));

test("shows the error message for an error outside of pages", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // React logs every error that it catches
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument as Document;
  createRoot(page).render(<App path="/" page={<main />} />);
  for (const text of ["Unexpected Application Error!", "The notice broke", "Back to Books"])
    await expect.poll(() => page.querySelector(".error-page")?.textContent).toContain(text);
});
