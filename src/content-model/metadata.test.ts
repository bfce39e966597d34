import { serializeJsonLd } from "./metadata.ts";

test("escapes text, so that it cannot close the JSON-LD script", () => {
  const text = serializeJsonLd({ "@type": "Product", name: "</script><script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text).name).toBe("</script><script>");
});
