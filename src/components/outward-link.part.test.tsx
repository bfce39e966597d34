import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OutwardLink } from "./outward-link";

test("opens in a new tab that knows nothing of this one, and says so", async () => {
  await render(<OutwardLink href="https://shop.example/">Purchase</OutwardLink>);
  const link = page.getByRole("link", { name: "Purchase (opens in a new tab)", exact: true });
  await expect.element(link).toHaveAttribute("href", "https://shop.example/");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
});
