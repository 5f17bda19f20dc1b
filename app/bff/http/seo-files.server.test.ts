import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { http, HttpResponse, passthrough } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server";
import { aContext, GATEWAY } from "#tests/support/request-context";
import { someSites } from "#tests/support/some-sites";
import type { Sitemap } from "~/models/catalogue-queries";
import type { Env } from "../env.server";
import { hostGuard } from "./host-guard.server";
import { seoFiles } from "./seo-files.server";

const gateway = useGatewayServer();
let listening: Server;
afterEach(() => {
  listening.close();
});

const SITEMAP = `${GATEWAY}/ecommerce/v3/catalog/sitemap`;
const page = (more: Partial<Sitemap> = {}): Sitemap => ({ page: 1, pages: 1, families: [], products: [], ...more });

/** A shop of France and Switzerland, tried on this machine: its own host is no country's. */
async function aShop(): Promise<string> {
  const env: Partial<Env> = { SITE_ENV: "local", SITE_ORIGIN: "http://localhost:3000", EXPERIMENTS: [] };
  const { shop } = aContext({ shop: { sites: await someSites("FR", "CH"), env: env as Env } });
  listening = createServer(express().use(hostGuard(shop), seoFiles(shop))).listen(0);
  await once(listening, "listening");
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  gateway.use(http.get(`${url}/*`, () => passthrough()));
  return url;
}

describe("while the domain parameters leave Poland out", () => {
  it.each([
    ["language", { "accept-language": "pl-PL" }],
    ["last choice", { cookie: "locale=pl-pl", "accept-language": "fr-FR" }],
  ])("the others' sitemaps are listed, whatever the browser's %s [SEO-04]", async (_, headers) => {
    gateway.use(http.get(SITEMAP, () => HttpResponse.json(page())));
    const answer = await fetch(`${await aShop()}/sitemap.xml`, { headers });
    const listed = [...(await answer.text()).matchAll(/sitemaps\/([\w-]+)\/pages/g)].map(([, prefix]) => prefix);
    expect([answer.status, listed]).toEqual([200, ["fr-fr", "fr-ch"]]);
  });

  it("its prefix is answered 421, as its own host is [SITE-03]", async () => {
    expect((await fetch(`${await aShop()}/pl-pl`)).status).toBe(421);
  });
});
