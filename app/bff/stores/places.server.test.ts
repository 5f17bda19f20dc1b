import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { PREFIXES } from "#app/models/locale.ts";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { findPlace, findPlaces, type PlaceQuery } from "./places.server";

const server = useGatewayServer();
/** URLs that were requested. */
let asked: URL[] = [];

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fakes the date only, so that answers still arrive. */
function inSeconds(seconds: number): void {
  const at = Date.now() + seconds * 1000;
  vi.useFakeTimers({ toFake: ["Date"], now: at });
}

function answering(answer: () => Response | Promise<Response>): void {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/*`, ({ request }) => {
      asked.push(new URL(request.url));
      return answer();
    }),
  );
}

const LIST = { stores: [aPlace()], page: 1, pageSize: 10, total: 1 };
const refused = (status: number) => () => HttpResponse.json({ code: "NO", message: "" }, { status });
const silent = async (): Promise<Response> => {
  await delay("infinite");
  return HttpResponse.error();
};
const QUERY: PlaceQuery = { kind: "pickup", near: { search: "75011" }, most: 10 };

describe("a search for places", () => {
  it.each([
    ["store", "stores", { context: "order" }],
    ["pickup", "pickups", {}],
    ["locker", "lockers", {}],
  ] as const)("looks for a %s as for any other [STORE-04]", async (kind, list, more) => {
    answering(() => HttpResponse.json(LIST));
    const query = { ...QUERY, kind, takesOrders: kind === "store", countries: ["FR", "BE"] };
    expect(await findPlaces(aContext(), query)).toEqual(LIST);
    expect(asked.map(({ pathname }) => pathname)).toEqual([`/ecommerce/v2/storelocator/${list}`]);
    const usual = { search: "75011", pageSize: "10", countryCode: "FR", deliveryCountries: "FR,BE" };
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ ...usual, ...more });
  });

  it.each([400, 404])("finds nothing on %i, and that is no failure", async (status) => {
    answering(refused(status));
    const context = aContext();
    expect(await findPlaces(context, QUERY)).toMatchObject({ stores: [], total: 0 });
    expect(context.failure).toBeNull();
  });

  it.each<[string, () => Response | Promise<Response>, number]>([
    ["500", refused(500), 3],
    ["503", refused(503), 3],
    ["429", refused(429), 1],
    ["an answer against the contract", () => notByContract({ stores: [{}] }), 1],
    ["no answer in time", silent, 1],
  ])("is null and noted on %s", async (_what, answer, tries) => {
    answering(answer);
    const context = aContext();
    expect(await findPlaces(context, QUERY)).toBeNull();
    expect(context.failure).toBe("unavailable");
    expect(asked).toHaveLength(tries);
  });

  it.each([401, 403, 409, 412, 422])(
    "is not known on %i, which is the shop's own mistake and stands in its log",
    async (status) => {
      answering(refused(status));
      const context = aContext();
      expect(await findPlaces(context, QUERY)).toBeNull();
      expect(context.failure).toBe("unavailable");
      expect(context.lines.join()).toContain(String(status));
    },
  );

  it("is kept by its words, not by where somebody stands, and never with stock", async () => {
    answering(() => HttpResponse.json(LIST));
    const context = aContext();
    const twice = async (query: PlaceQuery) => {
      asked = [];
      await findPlaces(context, query);
      await findPlaces(context, query);
      return asked.length;
    };
    expect(await twice(QUERY)).toBe(1);
    expect(await twice({ ...QUERY, kind: "locker" })).toBe(1);
    expect(await twice({ ...QUERY, near: { lat: "48.86", lon: "2.37" } })).toBe(2);
    expect(await twice({ ...QUERY, kind: "store", stockOf: { productId: "100001", size: "38" } })).toBe(2);
  });

  it.each<[string, Partial<PlaceQuery>, number]>([
    ["pick-up points", {}, 30],
    ["lockers", { kind: "locker" }, 30],
    ["shops that keep orders", { kind: "store", takesOrders: true }, 30],
    ["shops to visit", { kind: "store" }, 300],
  ])("keeps a list of %s: %j, for %i s", async (_what, more, seconds) => {
    answering(() => HttpResponse.json(LIST));
    const context = aContext();
    const query = { ...QUERY, ...more };
    await findPlaces(context, query);
    inSeconds(seconds - 1);
    await findPlaces(context, query);
    expect(asked).toHaveLength(1);
    inSeconds(2);
    await findPlaces(context, query);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it.each(["fr-fr", "fr-ch", "en"] as const)("asks for shops of the country of %s alone [STORE-03]", async (prefix) => {
    answering(() => HttpResponse.json(LIST));
    await findPlaces(aContext({ prefix }), { ...QUERY, kind: "store" });
    expect(asked[0]!.searchParams.get("countryCode")).toBe(PREFIXES[prefix].country);
  });

  it("asks where a size of a product is in stock [STORE-03]", async () => {
    answering(() => HttpResponse.json(LIST));
    await findPlaces(aContext(), { ...QUERY, kind: "store", stockOf: { productId: "100001", size: "38" } });
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
      search: "75011",
      productId: "100001",
      size: "38",
    });
  });

  it("asks for no more words than the gateway takes", async () => {
    answering(() => HttpResponse.json(LIST));
    await findPlaces(aContext(), { ...QUERY, near: { search: "x".repeat(500) } });
    expect(asked[0]!.searchParams.get("search")).toHaveLength(100);
  });
});

describe("one place", () => {
  const PICKUP = { storeId: "500001", kind: "pickup" } as const;

  it("is one of its kind only", async () => {
    answering(() => HttpResponse.json(aPlace()));
    const context = aContext();
    expect(await findPlace(context, PICKUP)).toMatchObject({ name: "Tabac Presse de la Gare" });
    expect(await findPlace(context, { ...PICKUP, kind: "locker" })).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("that has filled up is known as full within a minute", async () => {
    answering(() => HttpResponse.json(aPlace()));
    const context = aContext();
    await findPlace(context, PICKUP);
    answering(() => HttpResponse.json(aPlace({ parcels: "full" })));
    inSeconds(61);
    expect(await findPlace(context, PICKUP)).toMatchObject({ parcels: "full" });
  });

  it("is asked for anew where a parcel goes there", async () => {
    answering(() => HttpResponse.json(aPlace({ parcels: "full" })));
    const context = aContext();
    await findPlace(context, PICKUP);
    expect(await findPlace(context, PICKUP, true)).toMatchObject({ parcels: "full" });
    expect(asked.map(({ searchParams }) => searchParams.get("context"))).toEqual(["locator", "order"]);
  });

  it.each([400, 404])("is none on %i", async (status) => {
    answering(refused(status));
    expect(await findPlace(aContext(), PICKUP)).toBeNull();
  });

  it.each(["", "..", "5/6", "abc", "1".repeat(13)])(
    "is none by the id %j, which nobody is asked for",
    async (storeId) => {
      expect(await findPlace(aContext(), { ...PICKUP, storeId })).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ["500", refused(500)],
    ["no answer in time", silent],
  ])("is not known on %s", async (_what, answer) => {
    answering(answer);
    await expect(findPlace(aContext(), PICKUP, true)).rejects.toBeInstanceOf(ServiceUnavailableError);
  });
});
