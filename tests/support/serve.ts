import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Answers HTTP on a free port of this machine until the test is finished. Returns the address. */
export async function serve(listener: RequestListener, { keepAliveTimeout = 5_000 } = {}): Promise<string> {
  const server = createServer({ keepAliveTimeout }, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
