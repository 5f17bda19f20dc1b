import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { AdvantagesView } from "#app/bff/account/advantages.server.ts";
import { createMemoryCache } from "#app/bff/gateway/cache.server.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { Customer } from "#app/models/customer.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
const OFFERS = `${GATEWAY}/commercial-animations-self/offers`;
const LOYALTY = `${GATEWAY}/customers-self/loyalty/offers/:storeId`;
const METHODS = `${GATEWAY}/deliveries/shipping-methods`;

let browser: FakeBrowser;
let asked: Request[];
let params: object;

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const anOffer = (id: string, code: string | null = null) => ({
  id,
  title: `Titre ${id}`,
  text: `${id}.`,
  code,
  startDate: "2026-11-01T00:00:00.000Z",
  endDate: "2026-11-30T22:59:59.000Z",
  familyIds: [],
  legalNotice: "Une fois par commande.",
});
const aMethod = (key: string, price: number, freeAbove: number | null) => ({
  key,
  name: key,
  description: "",
  shippingRate: { price: eur(price), freeAbove: freeAbove === null ? null : eur(freeAbove) },
  deliveryDate: null,
});

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV), cache: createMemoryCache({ maxBytes: 1_000_000 }) });
  browser.cookies = await tokenCookies();
  asked = [];
  params = { showCommercialOffers: true, commercialOffersFamilies: [{ id: "w10100" }, { id: "w10200" }] };
  be({ loyaltyType: "FID", loyaltyNumber: "2900000010014" });
  server.use(
    ...fakeProvider().handlers,
    http.get(OFFERS, ({ request }) => {
      asked.push(request);
      return HttpResponse.json({ personalOffers: [anOffer("mine", "POINTS")], collectiveOffers: [anOffer("ours")] });
    }),
    http.get(LOYALTY, () =>
      HttpResponse.json({
        balance: 220,
        values: [
          { id: "C", label: "15 %", points: 300, isAffordable: false },
          { id: "B", label: "Un foulard", points: 200, isAffordable: true },
          { id: "A", label: "5 %", points: 100, isAffordable: true },
        ],
      }),
    ),
    http.get(METHODS, () =>
      HttpResponse.json({ shippingMethods: [aMethod("EX", 990, 1_999), aMethod("NO", 490, 5_999)] }),
    ),
  );
});

function be(customer: Partial<Customer>) {
  server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer(customer))));
}

const visit = () =>
  browser.visit((args: LoaderFunctionArgs) => {
    Object.assign(args.context.site.params, params);
    return loader(args);
  }, "/fr-fr/account/advantages");
const page = async () => (await visit()).result as { title: string; advantages: AdvantagesView };

describe("the advantages", () => {
  it("are the customer's own offers first, with code, last day and small print [ACC-15]", async () => {
    const { title, advantages } = await page();
    expect(title).toBe("Mes avantages | Vitrine");
    expect(advantages.offers).toMatchObject([
      {
        id: "mine",
        code: "POINTS",
        until: "30\u00a0novembre 2026",
        notice: "Une fois par commande.",
        isPersonal: true,
      },
      { id: "ours", code: null, isPersonal: false },
    ]);
  });

  it("are asked for as the customer, for this site's country, language and families [ACC-16]", async () => {
    await page();
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(new URL(asked[0]!.url).searchParams)).toEqual({
      context: "SITE",
      country: "FR",
      language: expect.stringMatching(/^fra$/i) as string,
      allOffers: "false",
      familyIds: "w10100,w10200",
    });
    expect(asked[0]!.headers.get("authorization")).toBe(`Bearer ${browser.cookies.access?.accessToken}`);
    params = { showCommercialOffers: true, commercialOffersFamilies: [] };
    await page();
    expect(new URL(asked[1]!.url).searchParams.has("familyIds")).toBe(false);
  });

  it("have no offers where the site shows none [ACC-15]", async () => {
    params = { showCommercialOffers: false };
    expect((await page()).advantages.offers).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("name what points buy today, the cheapest first [ACC-15]", async () => {
    expect((await page()).advantages.rewards).toEqual({
      balance: 220,
      rewards: [
        { id: "A", label: "5 %", points: 100 },
        { id: "B", label: "Un foulard", points: 200 },
      ],
    });
  });

  it.each<[string, Partial<Customer>, () => Response]>([
    ["has too few", { loyaltyNumber: "29" }, () => HttpResponse.json({ balance: 1, values: [] })],
    ["is no member", {}, () => HttpResponse.json({ code: "NOT_A_MEMBER", message: "" }, { status: 403 })],
    ["cannot be read", { loyaltyNumber: "29" }, () => new HttpResponse(null, { status: 500 })],
  ])("name no points for who %s", async (_who, customer, respond) => {
    be(customer);
    server.use(http.get(LOYALTY, respond));
    expect((await page()).advantages.rewards).toBeNull();
  });

  it("that last are those that this site has [ACC-15]", async () => {
    const { advantages } = await page();
    expect(advantages.freeDelivery).toEqual({ from: "60\u00a0€" });
    expect(advantages.perks).toEqual(["returns", "orders", "wishlist", "alerts"]);

    be({});
    const storeLocator = { zoom: 1, center: { lat: 0, lon: 0 }, countryCodes: ["FR"], isActive: true };
    params = { wishlist: false, showProductAvailabilityAlert: false, ereservation: true, storeLocator };
    expect((await page()).advantages.perks).toEqual(["returns", "orders", "reservations", "loyalty"]);
    params = { loyalty: false };
    expect((await page()).advantages.perks).not.toContain("loyalty");
  });

  it("promise free delivery only where it becomes free", async () => {
    server.use(http.get(METHODS, () => HttpResponse.json({ shippingMethods: [aMethod("NO", 490, null)] })));
    expect((await page()).advantages.freeDelivery).toBeNull();
  });

  it.each([
    [490, 0],
    [490, -1],
    [0, null],
  ])("name no amount where delivery at %s that is free above %s is always free", async (price, freeAbove) => {
    server.use(http.get(METHODS, () => HttpResponse.json({ shippingMethods: [aMethod("NO", price, freeAbove)] })));
    expect((await page()).advantages.freeDelivery).toEqual({ from: null });
  });

  it.each([500, 429, 404])("go without what the gateway answers with %s", async (status) => {
    const answer = () => HttpResponse.json({ code: "X", message: "" }, { status });
    server.use(http.get(OFFERS, answer), http.get(LOYALTY, answer), http.get(METHODS, answer));
    expect((await page()).advantages).toEqual({
      offers: [],
      rewards: null,
      freeDelivery: null,
      perks: ["returns", "orders", "wishlist", "alerts"],
    });
  });

  it("are for customers only, and not for a deleted account", async () => {
    be({ isDeleted: true });
    expect((await visit()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => new HttpResponse(null, { status: 500 })));
    expect((await visit()).response?.status).toBe(503);
    browser.cookies = {};
    expect((await visit()).response?.status).toBe(301);
  });
});
