import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Env } from "#app/bff/env.server.ts";
import { LIMITS } from "#app/bff/http/limits.server.ts";
import { aToken } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import * as route from "./route";

const server = useGatewayServer();
const PLACES = "http://places.test";
const PAGE = "/fr-fr/address-suggestions";
const SUGGESTION = { placeId: "a1-14", title: "14 rue des Lilas", detail: "75019 Paris" };
const TOWN = { zipCode: "75019", city: "Paris", country: "FR" };
const PLACE = { placeId: "a1-14", kind: "address", street: "rue des Lilas", streetNumber: "14", ...TOWN };

let browser: FakeBrowser;

beforeEach(async () => {
  browser = new FakeBrowser({ env: { PLACES_URL: PLACES } as Env, limits: aContext().shop.limits });
  browser.cookies = {
    access: { accessToken: await aToken(), sessionId: "session-1" },
    refresh: { refreshToken: await aToken(), sessionId: "session-1" },
    visitor: { anonymousId: "visitor-1" },
  };
  server.use(
    http.get(`${PLACES}/suggestions`, () => HttpResponse.json({ suggestions: [SUGGESTION] })),
    http.get(`${PLACES}/places/a1-14`, () => HttpResponse.json({ ...PLACE, position: { lat: 48.88, lon: 2.39 } })),
  );
});

async function open(query: string) {
  const { response } = await browser.visit(route.loader, PAGE + query);
  return { status: response?.status, headers: response?.headers, body: (await response?.json()) as unknown };
}

describe("the route of address suggestions", () => {
  it("answers what a street may become, and the whole of one, and is kept by nobody [PAY-22]", async () => {
    const suggestions = await open("?q=14+rue+des+lil&country=FR");
    expect(suggestions).toMatchObject({ status: 200, body: [SUGGESTION] });
    const address = await open("?place=a1-14");
    expect(address).toMatchObject({ status: 200, body: { line1: "14 rue des Lilas", ...TOWN } });
    for (const { headers } of [suggestions, address]) {
      expect(headers?.get("cache-control")).toBe("no-store");
      expect(headers?.get("content-type")).toMatch(/^application\/json/);
    }
  });

  it.each([
    "",
    "?",
    "?q=",
    "?q=ab&country=FR",
    "?q=14+rue",
    "?q=14+rue&country=fr",
    `?q=${"x".repeat(101)}&country=FR`,
  ])("answers an empty list to %j", async (query) => {
    expect(await open(query)).toMatchObject({ status: 200, body: [] });
  });

  it.each([404, 429, 500, 503])("answers nothing to show, and no error, when the service says %d", async (status) => {
    server.use(http.get(`${PLACES}/*`, () => new HttpResponse(null, { status })));
    expect(await open("?q=14+rue&country=FR")).toMatchObject({ status: 200, body: [] });
    expect(await open("?place=a1-14")).toMatchObject({ status: 200, body: null });
  });

  it("answers an empty list to a visitor", async () => {
    browser.cookies = {};
    expect(await open("?q=14+rue&country=FR")).toMatchObject({ status: 200, body: [] });
    expect(await open("?place=a1-14")).toMatchObject({ status: 200, body: null });
  });

  it("answers 429 and an empty list to one that asks without end [BEY-21]", async () => {
    for (let count = 0; count < LIMITS.address.session; count += 1)
      expect((await open("?q=14+rue&country=FR")).status).toBe(200);
    expect(await open("?q=14+rue&country=FR")).toMatchObject({ status: 429, body: [] });
  });

  it("takes no forms, and has no page", () => {
    expect(Object.keys(route)).toEqual(["loader"]);
  });
});
