import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { someSites } from "#tests/support/some-sites.ts";
import type { Env } from "../env.server";
import { originGuard } from "./guards.server";
import { hostGuard } from "./host-guard.server";

const server = createServer();
afterEach(() => void server.close());

/** Asks a shop which trusts no proxy for a page that it does not have, and gives the status and what it logged. */
async function askWith(
  headers: Record<string, string>,
  method = "GET",
  SITE_ENV: Env["SITE_ENV"] = "production",
): Promise<{ status?: number; lines: unknown[] }> {
  const env: Partial<Env> = { SITE_ENV, SITE_ORIGIN: "https://shop.test" };
  const { shop, lines } = aContext({ shop: { sites: await someSites("FR"), env: env as Env } });
  server.removeAllListeners("request").on("request", express().use(hostGuard(shop), originGuard(shop.log)));
  await once(server.listen(0), "listening");
  const asking = request({
    port: (server.address() as AddressInfo).port,
    path: "/fr-fr?q=robe",
    method,
    headers,
  }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  return { status: response.statusCode, lines: lines.map((line) => JSON.parse(line) as unknown) };
}

describe("a host that no country owns", () => {
  it.each([
    ["local", 404],
    ["preview", 404],
    ["integration", 421],
    ["production", 421],
  ] as const)("is served by the prefix where the shop is tried, in %s answered %d [SITE-03]", async (where, status) => {
    expect((await askWith({ host: "shop-internal:3000" }, "GET", where)).status).toBe(status);
  });

  it("is named in the log, with which a proxy that is not trusted is found", async () => {
    const { status, lines } = await askWith({ host: "shop-internal:3000", "x-forwarded-host": "www.vitrine.fr" });
    expect(status).toBe(421);
    expect(lines).toMatchObject([
      { level: "warn", host: "shop-internal", status: 421, msg: "no country has this host" },
    ]);
  });

  it("is not repeated when it is no host", async () => {
    const { status, lines } = await askWith({ host: "<script>" });
    expect(status).toBe(421);
    expect(JSON.stringify(lines)).not.toContain("script");
  });
});

describe("a form of another origin", () => {
  it("is in the log with both, with which a domain parameter of the wrong scheme is found", async () => {
    const sent = { host: "www.vitrine.fr", origin: "http://www.vitrine.fr", cookie: "a=secret" };
    const { status, lines } = await askWith(sent, "POST");
    expect(status).toBe(403);
    expect(lines).toMatchObject([
      { level: "warn", origin: "http://www.vitrine.fr", own: "https://www.vitrine.fr", status: 403 },
    ]);
  });

  it("is named by no more than its origin", async () => {
    const { lines } = await askWith({ host: "www.vitrine.fr", referer: "https://evil.example/?q=secret" }, "POST");
    expect(lines).toMatchObject([{ origin: "https://evil.example" }]);
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  it("is not repeated when it is no origin", async () => {
    const { lines } = await askWith({ host: "www.vitrine.fr", origin: "secret" }, "POST");
    expect(lines).toMatchObject([{ origin: "null" }]);
  });
});
