import { measureReading } from "./reading.ts";

// node build/run.mjs bench/only-reading.ts, after npm run build
console.log(await measureReading());
