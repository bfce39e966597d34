// Every part test sees its part as a reader does: with the site's own styles.
import "../src/styles/index.css";
