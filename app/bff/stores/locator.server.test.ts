import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { findStore, getStoresForMap, listStoreCountries } from "./locator.server";

const server = useGatewayServer();

function answering(answer: () => Response): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores/countries`, ({ request }) => {
      asked.push(new URL(request.url));
      return answer();
    }),
  );
  return asked;
}

const LYON = { name: "Lyon", stores: [{ storeId: "2001", name: "Lyon Bellecour", zipCode: "69002" }] };
const FRANCE = { countryCode: "FR", total: 1, cities: [LYON] };
const SWITZERLAND = { countryCode: "CH", total: 1, cities: [{ ...LYON, name: "Genève" }] };

describe("the countries of all stores", () => {
  it("are asked for as the site's parameters name them, once for all pages [STORE-06]", async () => {
    const asked = answering(() => HttpResponse.json({ values: [FRANCE, SWITZERLAND] }));
    const storeLocator = { isActive: true, countryCodes: ["FR", "CH"], zoom: 5, center: { lat: 46.6, lon: 2.4 } };
    const context = aContext({ params: { storeLocator } });
    expect(await listStoreCountries(context)).toEqual([FRANCE, SWITZERLAND]);
    expect(await listStoreCountries(context)).toEqual([FRANCE, SWITZERLAND]);
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([{ countries: "FR,CH" }]);
  });

  it("are unknown when the service does not answer, which the page is told", async () => {
    answering(() => HttpResponse.json({ code: "UNAVAILABLE", message: "" }, { status: 503 }));
    const context = aContext();
    expect(await listStoreCountries(context)).toBeNull();
    expect(context.failure).toBe("unavailable");
  });

  it.each([400, 404])("are none where the service answers with %d", async (status) => {
    answering(() => HttpResponse.json({ code: "STORES_UNKNOWN", message: "" }, { status }));
    const context = aContext();
    expect(await listStoreCountries(context)).toEqual([]);
    expect(context.failure).toBeNull();
  });

  it("are none, unasked, where the site's parameters name none", async () => {
    const asked = answering(() => HttpResponse.json({ code: "VALIDATION", message: "" }, { status: 400 }));
    const storeLocator = { isActive: true, countryCodes: [], zoom: 5, center: { lat: 46.6, lon: 2.4 } };
    expect(await listStoreCountries(aContext({ params: { storeLocator } }))).toEqual([]);
    expect(asked).toEqual([]);
  });
});

it("the stores of the map are those of the site's first country", async () => {
  const asked: URL[] = [];
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores`, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json({ stores: [], page: 1, pageSize: 200, total: 0 });
    }),
  );
  for (const [prefix, countryCode] of [
    ["fr-ch", "CH"],
    ["en", "GB"],
  ] as const) {
    const storeLocator = { isActive: true, countryCodes: [countryCode], zoom: 7, center: { lat: 46.8, lon: 8.2 } };
    await getStoresForMap(aContext({ prefix, params: { storeLocator } }));
  }
  expect(asked.map(({ searchParams }) => searchParams.get("countryCode"))).toEqual(["CH", "GB"]);
});

it.each([400, 404])("a country whose stores are answered with %d has none", async (status) => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores`, () =>
      HttpResponse.json({ code: "STORES_UNKNOWN", message: "" }, { status }),
    ),
  );
  expect(await getStoresForMap(aContext())).toEqual([]);
});

it.each([
  ["FR", "21"],
  ["CH", undefined],
])("a store in %s is found, or not, on the French site [STORE-02]", async (country, storeId) => {
  const { address } = aPlace();
  const place = aPlace({ kind: "store", storeId: "21", address: { ...address, country } });
  server.use(http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores/21`, () => HttpResponse.json(place)));
  expect((await findStore(aContext(), "21"))?.storeId).toBe(storeId);
});
