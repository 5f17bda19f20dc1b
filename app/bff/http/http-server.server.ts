import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";

/** Milliseconds that a client may take. Slower ones are disconnected: a few hundred of them could block the shop. */
export const SERVER_TIMEOUTS = {
  /** A head: its first line and headers, also from a connection that says nothing at all. */
  head: 5_000,
  /** A whole request, body included: forms are small. */
  request: 10_000,
  /** Between two requests of a connection; longer than proxies keep theirs. */
  idle: 65_000,
  /** Nothing is sent or received: the client does not read its answer. Longer than any answer takes to be made. */
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

/** Milliseconds between two looks for connections that have become idle. */
const CLOSING_MS = 100;
/** Connections that wait to be accepted, at most: the backlog that Node asks for. */
const MOST_WAITING = 511;

/**
 * Stops taking connections, and closes those that there are once they are idle. Not at first: for `grace` milliseconds a
 * request that is on its way on one of them is still answered.
 */
export async function closeServer(server: Server, grace: number): Promise<void> {
  await acceptWaiting(server);
  // What `server.close` does beside it is to close idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, sleep(grace)]);
  const closing = setInterval(() => server.closeIdleConnections(), CLOSING_MS);
  await closed;
  clearInterval(closing);
}

/**
 * Until no connection waits to be accepted: what waits when the listener is closed is reset, with the request that it has
 * brought. The event loop accepts one a turn.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isAccepting = false;
  const note = () => void (isAccepting = true);
  server.on("connection", note);
  // To the end of this turn: the next ones are whole.
  await immediate();
  for (let turn = 0; turn < MOST_WAITING; turn += 1) {
    isAccepting = false;
    await immediate();
    if (!isAccepting) break;
  }
  server.off("connection", note);
}
