import { buildFixtures, finish } from "./suites.ts";

// For single journeys; `npm test` builds the site by itself.
finish([await buildFixtures()]);
