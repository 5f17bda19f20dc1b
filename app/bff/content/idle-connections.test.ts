import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { z } from "zod";
import { serve } from "#tests/support/serve.ts";
import { createMemoryCache } from "../gateway/cache.server";
import type { Env } from "../env.server";
import { createLogger } from "../log.server";
import { createContentClient } from "./client.server";

const KEYS = { CONTENTSTACK_API_KEY: "key", CONTENTSTACK_DELIVERY_TOKEN: "token", CONTENTSTACK_ENVIRONMENT: "dev" };

it("leaves a connection before the content service does, which would close it on the next query", async () => {
  let connection: Socket | undefined;
  const answer: RequestListener = ({ socket }, response) => {
    connection = socket;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ entries: [{ uid: "page-1" }] }));
  };
  const CONTENTSTACK_HOST = await serve(answer, { keepAliveTimeout: 60_000 });
  const client = createContentClient(
    { ...KEYS, CONTENTSTACK_HOST } as Env,
    createMemoryCache({ maxBytes: 1_000_000 }),
    createLogger("silent"),
  );
  const schema = z.object({ uid: z.string() });
  const found = await client.findEntry({ type: "page", locale: "en-GB", schema, rendering: null });
  expect(found).toEqual({ uid: "page-1" });
  await once(connection!, "end");
}, 3_000);
