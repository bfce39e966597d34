import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Has the server listen on a free port for as long as `use` takes, as a fixture of Playwright. */
export async function whileListening(server: Server, use: (address: string) => Promise<void>) {
  server.keepAliveTimeout = 0; // or it may close a connection while a test asks for something on it
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}
