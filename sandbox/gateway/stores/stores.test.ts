import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examplePostcode } from "#models/countries.ts";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { type StoreList, storeCountriesSchema, storeListSchema, storeSchema } from "#models/store.ts";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";
import { listPlaces } from "./store-list";

let commerce: Commerce;
let visitor: Shopper;
beforeAll(async () => {
  commerce = await startCommerce();
  visitor = new Shopper(commerce);
}, 60_000);
afterAll(() => commerce.close());

const ROOT = "/ecommerce/v2/storelocator";
const find = (query: string, kind = "stores"): Promise<StoreList> =>
  visitor.get(storeListSchema, "GET", `${ROOT}/${kind}?${query}`);

describe("the list of places", () => {
  it("has 180 shops and 600 pickup points and lockers in three countries, each with an id and a name of its own", () => {
    const places = listPlaces();
    const count = (kind: string) => places.filter((place) => place.kind === kind).length;
    expect([count("store"), count("pickup") + count("locker")]).toEqual([180, 600]);
    expect([...new Set(places.map(({ address }) => address.country))]).toEqual(["FR", "CH", "GB"]);
    expect(new Set(places.map(({ storeId }) => storeId)).size).toBe(780);
    const stores = places.filter(({ kind }) => kind === "store").map(({ name }) => name);
    expect(stores).toEqual(
      expect.arrayContaining(["Paris Francs-Bourgeois", "Lyon République", "London Regent Street"]),
    );
    expect(new Set(stores).size).toBe(180);
  });
});

describe("GET …/storelocator/stores", () => {
  it("gives the country's shops by town and name, a page at a time", async () => {
    const first = await find("pageSize=100");
    const second = await find("pageSize=100&page=2");
    expect(first).toMatchObject({ page: 1, pageSize: 100, total: 120 });
    expect([first.stores.length, second.stores.length]).toEqual([100, 20]);
    expect(first.stores.every(({ address, distance }) => address.country === "FR" && distance === null)).toBe(true);
    expect(first.stores.map(({ address }) => address.city).slice(0, 2)).toEqual(["Agen", "Aix-en-Provence"]);
    expect((await find("countryCode=GB")).total).toBe(35);
  });

  it.each(["Paris", "75003", "75003 Paris", "14 rue des Lilas, 75019 Paris", "paris"])(
    "gives the nearest first for %s",
    async (search) => {
      const { stores } = await find(`search=${encodeURIComponent(search)}&pageSize=10`);
      const distances = stores.map(({ distance }) => distance ?? -1);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(distances[0]).toBeLessThan(5_000);
      expect(stores[0]?.address.city).toBe("Paris");
    },
  );

  it.each(["FR", "CH", "GB"])(
    "finds something by the postcode that the shop of %s gives as an example",
    async (country) => {
      for (const kind of ["stores", "pickups", "lockers"]) {
        const { stores } = await find(
          `countryCode=${country}&search=${encodeURIComponent(examplePostcode(country))}`,
          kind,
        );
        expect(stores[0]?.distance, kind).toBeLessThan(5_000);
      }
    },
  );

  it.each([
    ["Berne", "Bern"],
    ["Bâle", "Basel"],
    ["Zurich", "Zürich"],
    ["Lucerne", "Luzern"],
  ])("finds shops of %s by both of its names", async (french, german) => {
    for (const name of [french, german]) {
      const { stores } = await find(`countryCode=CH&search=${encodeURIComponent(name)}`);
      expect(stores[0]?.address.city).toBe(french);
    }
  });

  it.each([
    ["SW1A 1AA", "London"],
    ["sw1a", "London"],
    ["SW3 4RY", "London"],
    ["SE1 9SG", "London"],
    ["Borough High Street, London SE11LX", "London"],
    ["M1 1AE", "Manchester"],
    ["EH1 1YZ", "Edinburgh"],
  ])("knows where the British postcode in %j lies", async (search, city) => {
    const { stores } = await find(`countryCode=GB&search=${encodeURIComponent(search)}`);
    expect(stores[0]?.address.city).toBe(city);
    expect(
      (await visitor.send("GET", `${ROOT}/stores?countryCode=FR&search=${encodeURIComponent(search)}`)).status,
    ).toBe(404);
  });

  it("takes a position, a radius, services and words of a name", async () => {
    const here = await find("lat=45.76&lon=4.835&radius=10");
    expect(here.stores.map(({ address }) => address.city)).toEqual(["Lyon", "Lyon", "Lyon", "Lyon", "Lyon"]);
    const some = await find("services=alterations,children&pageSize=200");
    expect(some.stores.every(({ services }) => services.includes("alterations") && services.includes("children"))).toBe(
      true,
    );
    expect((await find("search=francs%20bourgeois")).stores.map(({ name }) => name)).toEqual([
      "Paris Francs-Bourgeois",
    ]);
    expect((await find("countryCode=GB&search=NW3")).stores[0]?.name).toBe("London Hampstead High Street");
    expect((await find("deliveryCountries=CH,FR&pageSize=1")).total).toBe(145);
  });

  it("says where a size is, the same each time, and hides shops that put nothing aside from e-reservation", async () => {
    const [product] = listDemoSkus(commerce.sandbox, 1);
    const size = await visitor.send("GET", `/ecommerce/v3/catalog/products/${product?.productId}`);
    const label = /"size":\{"id":"([^"]+)"/.exec(JSON.stringify(size.body))?.[1] ?? "";
    const query = `productId=${product?.productId}&size=${label}&pageSize=200`;
    const { stores } = await find(query);
    expect(new Set(stores.map(({ stock }) => stock?.availability))).toEqual(
      new Set(["AVAILABLE", "FEW_REMAINING", "UNAVAILABLE"]),
    );
    expect((await find(query)).stores).toEqual(stores);
    expect((await find("context=eresa")).total).toBe(120);
    expect((await visitor.send("GET", `${ROOT}/stores?context=eresa&countryCode=GB`)).status).toBe(404);
  });

  it("answers 404 where there is none, and for what it does not know", async () => {
    for (const query of [
      "search=Xyzzy",
      "countryCode=ES",
      "productId=999999",
      "lat=0&lon=0",
      "page=1&search=%27%3B%20DROP%20TABLE%20carts",
    ]) {
      const answer = await visitor.send("GET", `${ROOT}/stores?${query}`);
      expect([query, answer.status]).toEqual([query, 404]);
      gatewayErrorSchema.parse(answer.body);
    }
  });

  it.each([
    ["countryCode=fr", "countryCode"],
    ["lat=91&lon=1", "lat"],
    ["lat=1", "lon"],
    ["radius=0", "radius"],
    ["page=0", "page"],
    ["page=1e3", "page"],
    ["pageSize=201", "pageSize"],
    ["services=bar", "services"],
    ["context=bar", "context"],
    ["productId=1%20OR%201", "productId"],
    ["search=", "search"],
    ["search=a&search=b", "search"],
    ["unknown=1", "unknown"],
  ])("refuses %s with 400 that names %s", async (query, field) => {
    const answer = await visitor.send("GET", `${ROOT}/stores?${query}`);
    expect(answer.status).toBe(400);
    expect(gatewayErrorSchema.parse(answer.body)).toMatchObject({
      code: "VALIDATION",
      message: expect.stringContaining(field) as string,
    });
  });
});

describe("GET …/storelocator/stores/{storeId}", () => {
  it("gives one shop with its hours and the days unlike others, a point of a carrier too", async () => {
    const shop = await visitor.get(storeSchema, "GET", `${ROOT}/stores/2001`);
    expect(shop).toMatchObject({ storeId: "2001", name: "Paris Étienne-Marcel", address: { zipCode: "75001" } });
    expect(shop.openingHours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const locker = await visitor.get(storeSchema, "GET", `${ROOT}/stores/700001`);
    expect(locker).toMatchObject({ kind: "locker", stock: null, distance: null });
  });

  it("is closed on Christmas Day and closes early on its eve", async () => {
    commerce.setOffset(Date.UTC(2026, 11, 1) - Date.now());
    const shop = await visitor.get(storeSchema, "GET", `${ROOT}/stores/2001`);
    commerce.setOffset(0);
    expect(shop.specialDays).toEqual(
      expect.arrayContaining([
        { date: "2026-12-25", periods: [] },
        { date: "2026-12-24", periods: [expect.objectContaining({ closes: "17:00" })] },
      ]),
    );
  });

  it.each(["9999", "0", "abc", "1'--", "%2e%2e"])("answers 4xx for %s", async (id) => {
    const { status } = await visitor.send("GET", `${ROOT}/stores/${id}`);
    expect([400, 404]).toContain(status);
  });
});

describe("pickups, lockers and countries", () => {
  it("are searched the same way", async () => {
    const pickups = await find("search=69001&pageSize=5", "pickups");
    expect(pickups.stores[0]).toMatchObject({ kind: "pickup", address: { city: "Lyon" } });
    const lockers = await find("countryCode=CH&pageSize=200", "lockers");
    expect([lockers.total, lockers.stores.every(({ kind }) => kind === "locker")]).toEqual([30, true]);
    expect((await visitor.send("GET", `${ROOT}/pickups?countryCode=PL`)).status).toBe(404);
    expect((await visitor.send("GET", `${ROOT}/lockers?services=men`)).status).toBe(400);
  });

  it("list every shop under its town", async () => {
    const { values } = await visitor.get(storeCountriesSchema, "GET", `${ROOT}/stores/countries?countries=FR,GB`);
    expect(values.map(({ countryCode, total }) => [countryCode, total])).toEqual([
      ["FR", 120],
      ["GB", 35],
    ]);
    const paris = values[0]?.cities.find(({ name }) => name === "Paris");
    expect(paris?.stores.length).toBeGreaterThan(15);
    expect((await visitor.send("GET", `${ROOT}/stores/countries?countries=ES`)).status).toBe(404);
  });
});
