import { render } from "vitest-browser-react";
import { Spines } from "../components/spines.tsx";
import { TextBoxes } from "../components/text-boxes.tsx";
import { PlainCardTitle } from "./home/card-titles.tsx";

const box = { title: "Equal", text: "Equal" };

test.each([
  ["halves of a title", <PlainCardTitle key="" title="Roll – Again, Again, Again" />],
  ["boxes", <TextBoxes key="" boxes={[box, box]} className="boxes" />],
  ["spines", <Spines key="" colors={["red", "red"]} />],
])("allows two equal %s", async (_name, part) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  await render(part);
  expect(error).not.toHaveBeenCalled();
});
