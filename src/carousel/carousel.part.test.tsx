import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Carousel } from "./carousel";

const slides = ["One", "Two", "Three", "Four"].map((name) => ({ name, content: <p>{name}</p> }));

test("next shows the next slide, and its dot is the chosen one", async () => {
  await render(<Carousel label="Steps" slides={slides} />);
  await userEvent.click(page.getByRole("button", { name: "Next slide" }));
  await expect
    .element(page.getByRole("tab", { name: "Step 2: Two" }))
    .toHaveAttribute("aria-selected", "true");
});
