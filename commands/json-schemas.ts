import { writeJsonSchemas } from "../content-io/json-schemas.ts";

/* Run by npm after every installation. */
writeJsonSchemas();
