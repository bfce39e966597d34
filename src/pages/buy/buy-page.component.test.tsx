import { render } from "vitest-browser-react";
import { WINDOW_SIZES } from "../../../tests/helpers/layout-faults.ts";
import { boxOf, eachWindow, emptyPicture, propsOf } from "../../../tests/helpers/mounted-page.ts";
import BuyPage from "./buy-page.tsx";

const buy = await propsOf("buy");

test.each([
  ["a photograph", 1600, 1067],
  ["a panorama", 2400, 1000],
])("%s of %i by %i fills its frame", async (_what, width, height) => {
  await render(<BuyPage page={{ ...buy, picture: emptyPicture(width, height) }} />);
  await eachWindow(WINDOW_SIZES, () => {
    const [frame, image] = [boxOf(".buy-picture"), boxOf(".buy-picture img")];
    const isFilled = frame.width - image.width < 3 && frame.height - image.height < 3; // its border
    const isWhole = Math.abs(image.width / image.height - width / height) < 0.01;
    return isFilled && isWhole ? [] : [frame, image];
  });
});
