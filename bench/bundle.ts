import { createBuilder } from "vite";

// The scripts and styles alone, to measure what all the rest of the build costs.
const builder = await createBuilder({ logLevel: "error" });
const { client } = builder.environments;
if (!client) throw new Error("The client environment is missing");
await builder.build(client);
