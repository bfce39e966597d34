import { render } from "vitest-browser-react";
import { Spines } from "../components/spines";
import { TextBoxes } from "../components/text-boxes";
import { SplitTitle } from "./home/titles";

const box = { title: "Equal", text: "Equal" };

test.each([
  ["halves of a title", <SplitTitle key="" title="Roll – Again, Again, Again" />],
  ["boxes", <TextBoxes key="" boxes={[box, box]} className="boxes" />],
  ["spines", <Spines key="" colors={["red", "red"]} />],
])("allows two equal %s", async (_name, part) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  await render(part);
  expect(error).not.toHaveBeenCalled();
});
