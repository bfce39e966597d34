// Every part test sees its part as a reader does: with the site's own styles, those of all first.
import "../../src/styles/index.css";

const pages = import.meta.glob("../src/pages/*/*.css");
await Promise.all(Object.values(pages).map((load) => load()));
