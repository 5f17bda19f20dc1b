import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { Store } from "#app/models/store.ts";
import type { RequestContext } from "../context.server";
import { findPlaces, type PlaceQuery } from "./places.server";
import { requireStoresPage } from "./store-access.server";

const server = useGatewayServer();
const STORES = `${GATEWAY}/ecommerce/v2/storelocator/stores`;
const LOCATOR = { zoom: 5, center: { lat: 46.6, lon: 2.4 }, countryCodes: ["FR"], isActive: true };

const aStore = (more: Partial<Store> = {}): Store => ({
  storeId: "2002",
  kind: "store",
  name: "Paris Rivoli",
  address: { line1: "31 rue de Rivoli", zipCode: "75001", city: "Paris", country: "FR" },
  position: { lat: 48.86, lon: 2.34 },
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, periods: [] })),
  specialDays: [],
  timeZone: "Europe/Paris",
  services: ["women"],
  distance: null,
  stock: null,
  ...more,
});

function answers(body: object, status = 200): void {
  server.use(http.get(`${STORES}/:id`, () => HttpResponse.json(body, { status })));
}
const context = (isActive = true) => aContext({ params: { storeLocator: { ...LOCATOR, isActive } } });

const enter = (asking: RequestContext, below: string) =>
  requireStoresPage(asking, new Request(`http://localhost:3000/fr-fr/stores/${below}`), below);

/** The response that the access step throws. */
async function thrown(below: string, asking = context()): Promise<Response> {
  const answer: unknown = await enter(asking, below).catch((error: unknown) => error);
  if (!(answer instanceof Response)) throw new Error(`${below} was let in`);
  return answer;
}

describe("the access step of the stores [SESS-15]", () => {
  it.each(["", "all", "2002", "fr/paris/paris-rivoli-2002"])(
    "answers /stores/%s with a 404 where the site has no locator [STORE-02]",
    async (below) => {
      const asking = context(false);
      expect((await thrown(below, asking)).status).toBe(404);
      expect(asking.lines.join()).toContain("Page Not Found: ");
    },
  );

  it("lets in whoever searches, lists, or asks for a shop at its own address [STORE-01]", async () => {
    answers(aStore());
    expect(await enter(context(), "")).toEqual({ page: "search" });
    expect(await enter(context(), "all")).toEqual({ page: "all" });
    const found = await enter(context(), "fr/paris/paris-rivoli-2002");
    expect(found).toMatchObject({ page: "store", store: { storeId: "2002" } });
  });

  it("answers a shop that there is not with a 404, whatever else of the page has failed meanwhile", async () => {
    answers({ code: "STORE_UNKNOWN", message: "No" }, 404);
    const asking = context();
    asking.failure = "unavailable";
    expect((await thrown("9999", asking)).status).toBe(404);
  });

  it.each(["2002", "fr/paris/2002", "fr/lyon/anything-2002", "FR/Paris/Paris-Rivoli-2002"])(
    "leads from %s to the shop's one address, permanently [STORE-01]",
    async (below) => {
      answers(aStore());
      const { status, headers } = await thrown(below);
      expect([status, headers.get("Location")]).toEqual([301, "/fr-fr/stores/fr/paris/paris-rivoli-2002"]);
    },
  );

  it("keeps the query on the way to the shop's address", async () => {
    answers(aStore());
    const request = new Request("http://localhost:3000/fr-fr/stores/2002?utm_source=mail");
    const answer: unknown = await requireStoresPage(context(), request, "2002").catch((error: unknown) => error);
    expect((answer as Response).headers.get("Location")).toBe(
      "/fr-fr/stores/fr/paris/paris-rivoli-2002?utm_source=mail",
    );
  });

  it.each([
    ["no shop's address", "fr/paris/rivoli", aStore(), 200],
    ["an id that nobody knows", "9999", { code: "STORE_UNKNOWN", message: "No" }, 404],
    [
      "another country's shop",
      "3001",
      aStore({ storeId: "3001", address: { ...aStore().address, country: "CH" } }),
      200,
    ],
    ["a pickup point", "500001", aStore({ storeId: "500001", kind: "pickup" }), 200],
  ])("answers %s with a 404", async (_, below, body, status) => {
    answers(body, status);
    expect((await thrown(below)).status).toBe(404);
  });

  it("answers 503, not that there is no such shop, while the locator does not answer", async () => {
    answers({ code: "X", message: "No" }, 500);
    expect((await thrown("2002")).status).toBe(503);
  });
});

const PARIS: PlaceQuery = { kind: "store", near: { search: "Paris" }, most: 20 };

describe("a search for shops [STORE-03]", () => {
  function finds(body: object, status: number): URL[] {
    const asked: URL[] = [];
    server.use(
      http.get(STORES, ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json(body, { status });
      }),
    );
    return asked;
  }

  it("asks for a place and departments, once for everybody", async () => {
    const asked = finds({ stores: [aStore()], page: 1, pageSize: 20, total: 1 }, 200);
    const asking = context();
    const query = { ...PARIS, services: ["women", "men"] as const };
    expect((await findPlaces(asking, query))?.stores).toHaveLength(1);
    await findPlaces(asking, query);
    expect(asked.map(({ search }) => search)).toEqual([
      "?search=Paris&context=locator&pageSize=20&services=women%2Cmen&countryCode=FR",
    ]);
    expect(asking.session.isPersonal).toBe(false);
  });

  it.each([404, 400])("takes %d for no stores", async (status) => {
    finds({ code: "X", message: "No" }, status);
    expect((await findPlaces(context(), { ...PARIS, near: { search: "Nowhere" } }))?.stores).toEqual([]);
  });

  it("knows nothing while nobody answers, and says so", async () => {
    finds({ code: "X", message: "No" }, 503);
    const asking = context();
    expect(await findPlaces(asking, PARIS)).toBeNull();
    expect(asking.failure).toBe("unavailable");
  });
});
