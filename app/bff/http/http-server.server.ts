import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";

/**
 * Time limits for clients, in milliseconds. Slower ones are disconnected: a few hundred of them could block the shop.
 */
export const SERVER_TIMEOUTS = {
  /** For the request line and headers, also on a connection that sends nothing at all. */
  head: 5_000,
  /** For a whole request with its body: forms are small. */
  request: 10_000,
  /** Between two requests on a connection; longer than proxies keep idle connections. */
  idle: 65_000,
  /**
   * Without any traffic; longer than rendering any response takes. A client that stops reading its response gets this
   * time twice, since Node counts what it had begun to write as traffic.
   */
  still: 60_000,
  /** Between two checks of these limits. */
  check: 1_000,
};

export function createHttpServer(listener: RequestListener, timeouts = SERVER_TIMEOUTS): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: timeouts.check,
    },
    listener,
  );
  server.timeout = timeouts.still;
  return server;
}

/** Milliseconds between two searches for connections that have become idle. */
const CLOSING_MS = 100;
/** Largest number of connections that wait to be accepted: Node's default backlog. */
const MOST_WAITING = 511;

/**
 * Stops accepting connections and closes the open ones once they are idle. For the first `grace` milliseconds idle
 * connections stay open too, so that a request which is on its way on one of them is still answered.
 */
export async function closeServer(server: Server, grace: number): Promise<void> {
  await acceptWaiting(server);
  // The method of `net.Server`, because that of `http.Server` closes idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, sleep(grace)]);
  const closing = setInterval(() => server.closeIdleConnections(), CLOSING_MS);
  await closed;
  clearInterval(closing);
}

/**
 * Waits until the backlog is empty: closing the listener resets connections that still wait, and loses their requests.
 * The event loop accepts one connection each turn.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isAccepting = false;
  const note = () => void (isAccepting = true);
  server.on("connection", note);
  // Wait for the end of the current turn, so that each turn below is a whole one.
  await immediate();
  for (let turn = 0; turn < MOST_WAITING; turn += 1) {
    isAccepting = false;
    await immediate();
    if (!isAccepting) break;
  }
  server.off("connection", note);
}
