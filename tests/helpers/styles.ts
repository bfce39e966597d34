// Component tests see the styles of the whole site, the shared ones first.
import "../../src/styles/index.css";

const pages = import.meta.glob("../../src/pages/*/*.css");
await Promise.all(Object.values(pages).map((load) => load()));
