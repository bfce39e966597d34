import { render } from "vitest-browser-react";
import { belowFirstScreen, WINDOW_SIZES } from "../../../tests/helpers/layout-faults.ts";
import { boxOf, eachWindow, emptyPicture, propsOf } from "../../../tests/helpers/mounted-page.ts";
import BuyPage from "./buy-page.tsx";

const buy = await propsOf("buy");

test.each([
  ["a tall photograph", 1067, 1600],
  ["a panorama", 2400, 1000],
])("%s is shown whole, with the button on the first screen", async (_what, width, height) => {
  await render(<BuyPage page={{ ...buy, picture: emptyPicture(width, height) }} />);
  await eachWindow(WINDOW_SIZES, (_width, windowHeight) => {
    const image = boxOf(".buy-picture img");
    const isWhole = image.width > 0 && image.height <= windowHeight;
    return [
      ...(isWhole ? [] : [image]),
      ...(windowHeight < 600 ? [] : belowFirstScreen(".buy .button")),
    ];
  });
});
