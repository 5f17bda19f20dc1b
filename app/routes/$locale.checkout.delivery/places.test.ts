import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import type { CheckoutWorld } from "#tests/support/checkout-world.ts";
import {
  aShopperWithPlaces,
  DELIVERY_STEP,
  LOCATOR,
  openDeliveryStep,
  PLACE_KEYS,
  PLACES,
  type PlaceKey,
} from "#tests/support/delivery-places.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action } from "./route";

/** The shops (LM), pickup points (PR) and lockers (LO) that the delivery step shows. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = DELIVERY_STEP;
const LISTS = "GET ecommerce/v2/storelocator/";

beforeEach(async () => {
  ({ world, browser } = await aShopperWithPlaces(server));
});

const open = (page = PAGE) => openDeliveryStep(browser, page);

async function listOf(method: PlaceKey, query = "") {
  const { delivery } = await open(`${PAGE}?method=${method}${query}`);
  const view = delivery.places.find((each) => each.method === method)!;
  return { ...view, ids: view.places?.map(({ storeId }) => storeId), chosen: delivery.values[`point-${method}`] };
}

const send = (answers: Record<string, string>) => browser.submit(action, PAGE, answers);

const choose = (key: PlaceKey, more: Record<string, string> = {}) =>
  send({ method: key, [`point-${key}`]: PLACES[key].storeId, ...more });

describe("the methods to a place", () => {
  it("are offered where the locator finds places, and each of them lists its own kind [PAY-07]", async () => {
    const { delivery } = await open();
    expect(delivery.methods.map(({ key }) => key)).toEqual(["NO", "PR", "LO", "LM"]);
    for (const key of PLACE_KEYS) expect((await listOf(key)).ids).toEqual([PLACES[key].storeId]);
  });

  it.each([
    ["the locator is off", { ...LOCATOR, isActive: false }],
    ["it knows another country only", { ...LOCATOR, countryCodes: ["CH"] }],
  ])("are not offered where %s, nor taken", async (_why, storeLocator) => {
    browser.params = { storeLocator };
    expect((await open()).delivery.methods.map(({ key }) => key)).toEqual(["NO"]);
    expect((await choose("PR", { address: "home" })).problem.fields.map(({ fieldId }) => fieldId)).toEqual(["method"]);
    expect(world.changes).toEqual([]);
  });

  it("look for nothing while another method is looked at", async () => {
    await open();
    expect(world.calls.filter(({ name }) => name.startsWith(LISTS))).toEqual([]);
  });
});

describe("the list of places", () => {
  it("begins with the favourite address's postcode, and says what was looked for", async () => {
    expect(await listOf("PR")).toMatchObject({ searched: "75003", phone: "none", more: null, isUnavailable: false });
    expect(await listOf("PR", "&place=Lyon")).toMatchObject({ searched: "Lyon" });
  });

  it("says what is known of a place, and which of them takes no parcel", async () => {
    world.places = [PLACES.PR, aPlace({ storeId: "500002", parcels: "full" })];
    const { places } = await listOf("PR");
    expect(places).toMatchObject([
      {
        name: "Tabac Presse de la Gare",
        lines: ["44 rue Saint-Jacques", "75011 Paris"],
        distance: "350\u00a0m",
        parcels: "accepted",
        href: null,
      },
      { storeId: "500002", parcels: "full" },
    ]);
  });

  it("leaves out places in countries that nothing is delivered to", async () => {
    const abroad = aPlace({ storeId: "500002", address: { ...PLACES.PR.address, country: "BE" } });
    world.places = [abroad, PLACES.PR];
    expect((await listOf("PR")).ids).toEqual(["500001"]);
  });

  it.each([400, 404])("is empty on %i", async (status) => {
    world.refusals.set(`${LISTS}pickups`, () => refusal(status, "NONE"));
    expect(await listOf("PR")).toMatchObject({ places: [], searched: "75003" });
  });

  it.each([500, 503])("is not known on %i: the page says so, and the other methods stay", async (status) => {
    world.refusals.set(`${LISTS}pickups`, () => refusal(status, "DOWN"));
    const { delivery } = await open(`${PAGE}?method=PR`);
    expect(delivery.places.find(({ method }) => method === "PR")?.places).toBeNull();
    expect(delivery.methods).toHaveLength(4);
  });

  it("is not known when nobody answers in time", async () => {
    server.use(http.get(`${GATEWAY}/ecommerce/v2/storelocator/pickups`, () => new Promise<Response>(() => {})));
    expect((await listOf("PR")).places).toBeNull();
  });

  it("shows ten more at a time, fifty at most", async () => {
    const page = { stores: [PLACES.PR], page: 1, pageSize: 10, total: 90 };
    world.refusals.set(`${LISTS}pickups`, () => HttpResponse.json(page));
    expect((await listOf("PR")).more).toBe(20);
    expect((await listOf("PR", "&show=40")).more).toBe(50);
    expect((await listOf("PR", "&show=50")).more).toBeNull();
    expect((await listOf("PR", "&show=4000")).more).toBeNull();
  });
});

describe("a search of the form", () => {
  const SEARCH = { method: "PR", "place-PR": "Lyon" };

  it("leads to the list by a plain redirect and keeps what was typed", async () => {
    const typed = { ...SEARCH, intent: "findPlaces:PR", hspFirstName: "Zoé" };
    expect(await send(typed)).toMatchObject({ status: 303, to: `${PAGE}?method=PR&place=Lyon` });
    const { delivery } = await open(`${PAGE}?method=PR&place=Lyon`);
    expect(delivery).toMatchObject({
      isRestored: false,
      values: { method: "PR", "place-PR": "Lyon", hspFirstName: "Zoé" },
    });
    expect(world.changes).toEqual([]);
  });

  it("is what the enter key means once other words stand there, and else the step is sent", async () => {
    const enter = { ...SEARCH, intent: "enter" };
    expect((await send({ ...enter, "searched-PR": "75003" })).to).toBe(`${PAGE}?method=PR&place=Lyon`);
    expect((await send({ ...enter, "searched-PR": "Lyon", "point-PR": "500001" })).to).toBe("/fr-fr/checkout/payment");
  });

  it("needs words", async () => {
    const { status, problem } = await send({ method: "PR", "place-PR": " ", intent: "findPlaces:PR" });
    expect(status).toBe(400);
    expect(problem.fields).toEqual([
      { fieldId: "place-PR", text: expect.stringMatching(/ville ou un code postal/) as string },
    ]);
  });

  it("around a position keeps it out of the address", async () => {
    const near = { ...SEARCH, intent: "near:PR", "lat-PR": "48.8567", "lon-PR": "2.3622" };
    expect((await send(near)).to).toBe(`${PAGE}?method=PR&near=1`);
    expect(await listOf("PR", "&near=1")).toMatchObject({ searched: "" });
    expect((await send({ ...near, "lat-PR": "999" })).problem.fields[0]?.text).toMatch(/position/);
  });
});

describe("the customer's own place", () => {
  it("is the point or locker of the last parcel, first and chosen the next time", async () => {
    await choose("PR");
    await choose("LO");
    expect(browser.cookies.places).toEqual({ PR: "500001", LO: "700001" });
    world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
    world.places = [aPlace({ storeId: "500002" }), ...world.places];
    const { ids, chosen, places } = await listOf("PR");
    expect(ids).toEqual(["500001", "500002"]);
    expect(chosen).toBe("500001");
    expect(places?.map(({ isUsual }) => isUsual)).toEqual([true, false]);
  });

  it("is the preferred shop of the account, and no cookie's", async () => {
    world.customer = aCustomer({ preferredStore: "2004" });
    expect(await listOf("LM")).toMatchObject({ chosen: "2004", places: [{ isUsual: true }] });
    await choose("LM");
    expect(browser.cookies.places).toBeUndefined();
  });

  it("is not chosen while it is full, nor shown once it is gone", async () => {
    browser.cookies.places = { PR: "500001" };
    world.places = [aPlace({ parcels: "full" }), aPlace({ storeId: "500002" })];
    expect(await listOf("PR")).toMatchObject({ ids: ["500001", "500002"], chosen: "" });
    world.places = [aPlace({ storeId: "500002" })];
    expect(await listOf("PR")).toMatchObject({ ids: ["500002"], chosen: "" });
  });

  it("stays where the search is unavailable", async () => {
    browser.cookies.places = { PR: "500001" };
    world.refusals.set(`${LISTS}pickups`, () => refusal(503, "DOWN"));
    expect(await listOf("PR")).toMatchObject({ ids: ["500001"], chosen: "500001", isUnavailable: true });
  });

  it("gives way to the one that this cart goes to", async () => {
    browser.cookies.places = { PR: "500001" };
    world.places = [PLACES.PR, aPlace({ storeId: "500002" })];
    await send({ method: "PR", "point-PR": "500002" });
    browser.cookies.places = { PR: "500001" };
    expect(await listOf("PR")).toMatchObject({ ids: ["500002", "500001"], chosen: "500002" });
  });
});
