import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";

/** An msw server for one test file: a call that no handler expects fails the test. */
export function useGatewayServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
