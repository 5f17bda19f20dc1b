import express, { type ErrorRequestHandler } from "express";
import { http, HttpResponse, passthrough } from "msw";
import { describe, expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { serve } from "#tests/support/serve.ts";
import { someSites } from "#tests/support/some-sites.ts";
import type { Sitemap } from "#app/models/catalogue-queries.ts";
import type { Env } from "../env.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { hostGuard } from "./host-guard.server";
import { seoFiles } from "./seo-files.server";

const gateway = useGatewayServer();

const SITEMAP = `${GATEWAY}/ecommerce/v3/catalog/sitemap`;
const page = (more: Partial<Sitemap> = {}): Sitemap => ({ page: 1, pages: 1, families: [], products: [], ...more });

interface StartedShop {
  url: string;
  /** Errors that reached the error handler. */
  failures: unknown[];
  /** Its log. */
  lines: string[];
}

/** A local shop with the sites of France and Switzerland, whose own host belongs to no country. */
async function aShop(): Promise<StartedShop> {
  const env: Partial<Env> = {
    SITE_ENV: "local",
    SITE_ORIGIN: "http://localhost:3000",
    IMAGES_URL: "http://images.test",
    EXPERIMENTS: [],
  };
  const { shop, lines } = aContext({ shop: { sites: await someSites("FR", "CH"), env: env as Env } });
  const failures: unknown[] = [];
  const fail: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    failures.push(error);
    response.destroy();
  };
  const url = await serve(express().use(hostGuard(shop), seoFiles(shop), fail));
  gateway.use(http.get(`${url}/*`, () => passthrough()));
  return { url, failures, lines };
}

describe("a sitemap that is being sent", () => {
  const color = { optionId: "10000101", name: "Noir", picture: "/a.webp" };
  const names = [{ country: "FR" as const, name: "Manteau", colors: { [color.optionId]: color.name } }];
  const product = { productId: "100001", name: "Manteau", colors: [color], names, lastModified: "2026-11-01" };

  /** Requests a sitemap whose first page is available at once, and whose second one a test answers. */
  async function read(second: () => ReturnType<typeof HttpResponse.json>, signal?: AbortSignal): Promise<StartedShop> {
    const first = page({ pages: 2, products: Array.from({ length: 300 }, () => product) });
    const isSecond = (request: Request) => new URL(request.url).searchParams.get("page") === "2";
    gateway.use(http.get(SITEMAP, ({ request }) => (isSecond(request) ? second() : HttpResponse.json(first))));
    const shop = await aShop();
    const sent = fetch(`${shop.url}/sitemaps/fr-fr/products-1.xml`, {
      headers: { "accept-encoding": "identity" },
      signal,
    });
    await expect(sent.then((answer) => answer.text())).rejects.toThrow();
    await expect.poll(() => shop.failures.length + shop.lines.length).toBeGreaterThan(0);
    return shop;
  }

  it("is no failure when whoever asked leaves in the middle", async () => {
    const leaving = new AbortController();
    const leave = () => {
      leaving.abort();
      return HttpResponse.json(page({ page: 2, pages: 2, products: [product] }));
    };
    expect((await read(leave, leaving.signal)).failures).toEqual([]);
  });

  it("is one when the gateway fails in the middle", async () => {
    const fail = () => HttpResponse.json({ code: "NO", message: "No" }, { status: 503 });
    expect((await read(fail)).failures).toEqual([expect.any(ServiceUnavailableError)]);
  });
});

describe("while the domain parameters leave Poland out", () => {
  it.each([
    ["language", { "accept-language": "pl-PL" }],
    ["last choice", { cookie: "locale=pl-pl", "accept-language": "fr-FR" }],
  ])("the others' sitemaps are listed, whatever the browser's %s [SEO-04]", async (_, headers) => {
    gateway.use(http.get(SITEMAP, () => HttpResponse.json(page())));
    const answer = await fetch(`${(await aShop()).url}/sitemap.xml`, { headers });
    const listed = [...(await answer.text()).matchAll(/sitemaps\/([\w-]+)\/pages/g)].map(([, prefix]) => prefix);
    expect([answer.status, listed]).toEqual([200, ["fr-fr", "fr-ch"]]);
  });

  it("its prefix is answered 421, as its own host is [SITE-03]", async () => {
    expect((await fetch(`${(await aShop()).url}/pl-pl`)).status).toBe(421);
  });
});
