import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { expect, it } from "vitest";
import { z } from "zod";
import { createMemoryCache } from "../gateway/cache.server";
import type { Env } from "../env.server";
import { createLogger } from "../log.server";
import { createContentClient } from "./client.server";

const KEYS = { CONTENTSTACK_API_KEY: "key", CONTENTSTACK_DELIVERY_TOKEN: "token", CONTENTSTACK_ENVIRONMENT: "dev" };

it("leaves a connection before the content service does, which would close it on the next query", async () => {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ entries: [{ uid: "page-1" }] }));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const CONTENTSTACK_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContentClient(
    { ...KEYS, CONTENTSTACK_HOST } as Env,
    createMemoryCache({ maxBytes: 1_000_000 }),
    createLogger("silent"),
  );
  const connected = once(server, "connection") as Promise<[Socket]>;
  const schema = z.object({ uid: z.string() });
  const found = await client.findEntry({ type: "page", locale: "en-GB", schema, rendering: null });
  expect(found).toEqual({ uid: "page-1" });
  const [socket] = await connected;
  await once(socket, "end");
  server.close();
}, 3_000);
