import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  billingAddressSchema,
  customerAddressesSchema,
  deliveryAddressesSchema,
  deliveryAddressSchema,
} from "#models/address.ts";
import {
  bankStatementsSchema,
  customerSchema,
  stockAlertsSchema,
  subscriptionsSchema,
  transactionSubscriptionsSchema,
  wishlistSchema,
} from "#models/customer.ts";
import { loyaltyOffersSchema } from "#models/offer.ts";
import { shippingMethodsSchema } from "#models/shipping.ts";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";

let commerce: Commerce;
beforeAll(async () => {
  commerce = await startCommerce(240);
}, 60_000);
afterAll(() => commerce.close());

const who = (id: string) => new Shopper(commerce, id);
const fid = () => who("c-1001");
const nobody = () => new Shopper(commerce);

describe("accounts", () => {
  it("are read and changed by their customer alone", async () => {
    const account = await fid().get(customerSchema, "GET", "/accounts-self/");
    expect(account).toMatchObject({ customerId: "c-1001", firstName: "Camille", hasPassword: true });
    const changed = await fid().get(customerSchema, "PUT", "/accounts-self/", {
      body: { firstName: "Cam", phoneNumber: "0612345678", birthday: "1990-02-28" },
    });
    expect(changed).toMatchObject({ firstName: "Cam", lastName: account.lastName, phoneNumberQuality: "OK" });
    expect(await nobody().send("GET", "/accounts-self/")).toMatchObject({
      status: 401,
      body: { message: "Invalid JWT." },
    });
  });

  it.each([
    [{ firstName: " " }, 400],
    [{ email: "x" }, 400],
    [{ birthday: "1990-02-30" }, 400],
    [{ birthday: "2190-01-01" }, 422],
    [{ gender: "Z" }, 400],
    [{ email: "hsp@vitrine.test" }, 422],
    ["[", 400],
  ])("refuse %j with %i and change nothing", async (body, status) => {
    const before = await fid().get(customerSchema, "GET", "/accounts-self");
    expect((await fid().send("PUT", "/accounts-self", { body })).status).toBe(status);
    expect(await fid().get(customerSchema, "GET", "/accounts-self")).toEqual(before);
  });

  it("cannot make themselves members, or keep an unknown field", async () => {
    const before = await who("c-1003").get(customerSchema, "GET", "/accounts-self");
    const body = { loyaltyType: "FID", hasPassword: false, customerId: "c-1", isDeleted: true, fiscalNumber: "X1" };
    const answer = await who("c-1003").send("PUT", "/accounts-self", { body });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("loyaltyType") as unknown } });
    expect(await who("c-1003").get(customerSchema, "GET", "/accounts-self")).toEqual(before);
    await who("c-1003").send("PUT", "/accounts-self", { body: { fiscalNumber: "X1" } });
    expect(await who("c-1003").get(customerSchema, "GET", "/accounts-self")).toEqual({ ...before, fiscalNumber: "X1" });
  });

  it("are deleted, see nothing but themselves, and come back", async () => {
    const hsp = who("c-1002");
    expect((await hsp.send("DELETE", "/accounts-self")).status).toBe(204);
    expect(await hsp.get(customerSchema, "GET", "/accounts-self")).toMatchObject({ isDeleted: true });
    expect(await hsp.send("GET", "/customers-self/addresses/delivery")).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_DELETED" },
    });
    expect((await hsp.send("PUT", "/accounts-self", { body: { firstName: "X" } })).status).toBe(403);
    expect(await hsp.get(customerSchema, "PUT", "/accounts-self/reactivate/")).toMatchObject({ isDeleted: false });
    expect((await hsp.send("GET", "/customers-self/addresses/delivery")).status).toBe(200);
  });

  it("change their password knowing the old one", async () => {
    const put = (currentPassword: string, newPassword: string) =>
      who("c-1005").send("PUT", "/accounts-self/password", { body: { currentPassword, newPassword } });
    expect(await put("wrong", "something new")).toMatchObject({ status: 422, body: { code: "PASSWORD_WRONG" } });
    expect((await put("vitrine", "short")).status).toBe(400);
    expect((await put("vitrine", "something new")).status).toBe(204);
    expect((await put("something new", "vitrine again")).status).toBe(204);
  });
});

describe("addresses", () => {
  const input = {
    firstName: "Łucja",
    lastName: "O’Neil-Große",
    line1: "1 rue de l’Œillet",
    city: "Épinal",
    zipCode: "88000",
    country: "FR",
    phoneNumber: "+33 6 12 34 56 78",
    favorite: true,
  };

  it("are the demo customers' own", async () => {
    const list = async (id: string) =>
      (await who(id).get(deliveryAddressesSchema, "GET", "/customers-self/addresses/delivery")).values;
    expect((await list("c-1001")).map(({ favorite }) => favorite)).toEqual([true, false]);
    expect(await list("c-1003")).toEqual([]);
    expect(await list("c-1005")).toHaveLength(40);
    expect((await nobody().send("GET", "/customers-self/addresses/delivery")).status).toBe(401);
  });

  it("are created, changed and deleted, with one favourite", async () => {
    const list = async () =>
      (await fid().get(deliveryAddressesSchema, "GET", "/customers-self/addresses/delivery")).values;
    const created = await fid().get(deliveryAddressSchema, "POST", "/customers-self/addresses/deliveries", {
      body: input,
      status: 201,
    });
    expect(created).toMatchObject({ ...input, phoneNumberCountry: "FR", phoneNumberQuality: "OK" });
    expect((await list()).filter(({ favorite }) => favorite).map(({ id }) => id)).toEqual([created.id]);
    const path = `/customers-self/addresses/delivery/${created.id}`;
    const moved = await fid().get(deliveryAddressSchema, "PUT", path, {
      body: { ...input, city: "Nancy", favorite: false },
    });
    expect(moved).toMatchObject({ city: "Nancy", favorite: true });
    expect((await fid().send("DELETE", path)).status).toBe(204);
    expect((await fid().send("DELETE", path)).status).toBe(404);
    expect((await list()).filter(({ favorite }) => favorite)).toHaveLength(1);
    expect((await who("c-1005").send("PUT", "/customers-self/addresses/delivery/fid-1", { body: input })).status).toBe(
      404,
    );
  });

  it.each([
    [{ ...input, line1: "x".repeat(51) }],
    [{ ...input, city: " " }],
    [{ ...input, country: "fr" }],
    [{ ...input, favorite: "yes" }],
    [{}],
    [null],
  ])("refuse %j", async (body) => {
    expect((await fid().send("POST", "/customers-self/addresses/deliveries", { body })).status).toBe(400);
  });

  it("hold the billing address, and all at once", async () => {
    const path = "/customers-self/addresses/billing";
    expect((await who("c-1003").send("GET", path)).status).toBe(404);
    const body = { line1: "1 rue A", city: "Nantes", zipCode: "44000", country: "FR" };
    await who("c-1003").get(billingAddressSchema, "PUT", path, { body });
    expect(await who("c-1003").get(billingAddressSchema, "GET", path)).toMatchObject({ ...body, quality: "OK" });
    const all = await fid().get(customerAddressesSchema, "GET", "/customers-self/addresses?country=FR");
    expect(all.deliveryAddresses).toHaveLength(2);
    const abroad = await fid().get(customerAddressesSchema, "GET", "/customers-self/addresses?country=PL");
    expect(abroad).toMatchObject({ deliveryAddresses: [], billingAddress: { city: "Paris" } });
  });
});

describe("wishes and alerts", () => {
  const WISHLIST = "/customers-self/knowledges/wishlist";
  const ALERTS = "/customers-self/knowledges/product-stock-alert";

  it("keep each wished product once, newest first", async () => {
    const list = async (id: string) => (await who(id).get(wishlistSchema, "GET", `${WISHLIST}/`)).values;
    expect(await list("c-1001")).toHaveLength(8);
    expect(await list("c-1005")).toHaveLength(200);
    expect(await list("c-1003")).toEqual([]);
    const [sku] = listDemoSkus(commerce.sandbox, 1);
    const body = { productId: sku?.productId ?? "", sku: sku?.sku };
    for (let time = 0; time < 2; time += 1) {
      const added = await who("c-1003").get(wishlistSchema, "POST", WISHLIST, { body });
      expect(added.values).toEqual([body]);
    }
    expect((await who("c-1003").send("POST", WISHLIST, { body: { productId: "999999" } })).status).toBe(404);
    expect((await who("c-1003").send("POST", WISHLIST, { body: { productId: "x" } })).status).toBe(400);
    expect((await who("c-1003").get(wishlistSchema, "DELETE", `${WISHLIST}/${body.productId}`)).values).toEqual([]);
    expect((await who("c-1003").send("DELETE", `${WISHLIST}/${body.productId}`)).status).toBe(404);
  });

  it("put a wish back in the place that is named, or last when the list has become shorter", async () => {
    const ids = async (method: string, path: string, body?: object) =>
      (await fid().get(wishlistSchema, method, path, { body })).values.map(({ productId }) => productId);
    const before = await ids("GET", `${WISHLIST}/`);
    const productId = before[5] ?? "";
    const without = await ids("DELETE", `${WISHLIST}/${productId}`);
    expect(await ids("POST", WISHLIST, { productId, position: 5 })).toEqual(before);
    expect(await ids("POST", WISHLIST, { productId, position: 99 })).toEqual([...without, productId]);
    expect((await fid().send("POST", WISHLIST, { body: { productId, position: -1 } })).status).toBe(400);
    expect(await ids("POST", WISHLIST, { productId, position: 5 })).toEqual(before);
  });

  it("keep alerts by store, deleted and made again", async () => {
    const before = await fid().get(stockAlertsSchema, "GET", `${ALERTS}?id=1001`);
    expect(before.values.length).toBeGreaterThan(0);
    const [alert] = before.values;
    const deleted = await fid().get(stockAlertsSchema, "DELETE", `${ALERTS}/${alert?.sku}?knowledgeTypeId=1001`);
    expect(deleted.values).toHaveLength(before.values.length - 1);
    const body = { sku: alert?.sku, productId: alert?.productId };
    const again = await fid().get(stockAlertsSchema, "POST", `${ALERTS}?id=1001`, { body });
    expect(again.values.map(({ sku }) => sku)).toContain(alert?.sku);
    expect((await fid().get(stockAlertsSchema, "GET", `${ALERTS}?id=1002`)).values).toEqual([]);
    for (const path of [ALERTS, `${ALERTS}?id=x`]) expect((await fid().send("GET", path)).status).toBe(400);
    expect((await fid().send("POST", `${ALERTS}?id=1001`, { body: { ...body, productId: "1" } })).status).toBe(404);
    expect((await nobody().send("GET", `${ALERTS}?id=1001`)).status).toBe(401);
  });
});

describe("subscriptions, bank and loyalty", () => {
  it("keep what is subscribed to, the newsletter with the account", async () => {
    const body = {
      store: "1001",
      source: "WEB",
      values: [
        { type: "newsletter", optin: "NO" },
        { type: "survey", optin: "YES" },
      ],
    };
    const after = await fid().get(subscriptionsSchema, "PUT", "/customers-self/subscriptions", { body });
    const chosen = Object.fromEntries(after.values.map(({ type, optin }) => [type, optin]));
    expect(chosen).toEqual({ "e-ticket": "NO", invitations: "NO", newsletter: "NO", survey: "YES" });
    expect(await fid().get(customerSchema, "GET", "/accounts-self")).toMatchObject({ optinNews: "NO" });
    const path = "/customers-self/transaction-subscriptions?isLoyaltyCardInTransaction=";
    const offered = async (flag: string) =>
      (await who("c-1003").get(transactionSubscriptionsSchema, "GET", path + flag)).values.map(
        ({ visible }) => visible,
      );
    expect(await offered("false")).toEqual([true, false]);
    expect(await offered("true")).toEqual([true, true]);
  });

  it("offer receipts of shops only where there are shops", async () => {
    const offered = async (store: string) => {
      const customer = new Shopper(commerce, "c-1001", { store, language: "fr-FR" });
      const { values } = await customer.get(subscriptionsSchema, "GET", "/customers-self/subscriptions");
      return values.find(({ type }) => type === "e-ticket")?.visible;
    };
    expect([await offered("1001"), await offered("1007")]).toEqual([true, false]);
  });

  it("take an IBAN that can exist, without spaces", async () => {
    const put = (iban: string) => fid().send("PUT", "/customers-self/bankStatements", { body: { iban } });
    expect(await fid().get(bankStatementsSchema, "GET", "/customers-self/bankStatements")).toEqual({ iban: null });
    expect((await put("FR14 2004 1010 0505 0001 3M02 606")).status).toBe(422);
    expect((await put("FR1420041010050500013M02607")).status).toBe(422);
    expect(await put("FR1420041010050500013M02606")).toMatchObject({ body: { iban: "FR1420041010050500013M02606" } });
  });

  it("show offers and points to members alone", async () => {
    const offers = await fid().get(loyaltyOffersSchema, "GET", "/customers-self/loyalty/offers/1001");
    expect(offers.balance).toBe(420);
    expect(offers.values.map(({ isAffordable }) => isAffordable)).toEqual([true, true, true]);
    expect((await who("c-1003").send("GET", "/customers-self/loyalty")).status).toBe(403);
  });
});

describe("shipping methods", () => {
  const list = async (shopper: Shopper, query: string) =>
    (await shopper.get(shippingMethodsSchema, "GET", `/deliveries/shipping-methods?${query}`)).shippingMethods;

  it("are those of the country, with prices and days", async () => {
    const french = await list(nobody(), "country=FR");
    expect(french.map(({ key }) => key)).toEqual(["NO", "PR", "LO", "LM", "EX"]);
    expect(french[0]).toMatchObject({
      name: "À domicile",
      shippingRate: { price: { centAmount: 490 }, freeAbove: { centAmount: 5999, currencyCode: "EUR" } },
    });
    const polish = await list(new Shopper(commerce, null, { store: "1007", language: "pl-PL" }), "country=PL");
    expect(polish.map(({ key }) => key)).toEqual(["NO", "EX"]);
    expect(polish[0]).toMatchObject({ name: "Dostawa do domu", shippingRate: { price: { currencyCode: "PLN" } } });
    const belgian = await list(nobody(), "country=BE");
    expect(belgian[0]).toMatchObject({
      shippingRate: { price: { centAmount: 690 }, freeAbove: { centAmount: 7999, currencyCode: "EUR" } },
    });
    for (const [query, status] of [
      ["country=US", 422],
      ["country=F", 400],
      ["", 400],
      ["country=FR&cartId=nope", 404],
    ] as const) {
      expect((await nobody().send("GET", `/deliveries/shipping-methods?${query}`)).status).toBe(status);
    }
  });

  it("know VI for a cart of gift cards alone, and HSP for happy-shopping clients", async () => {
    const visitor = nobody();
    let cart = await visitor.createCart();
    const keys = async (shopper: Shopper) =>
      (await list(shopper, `country=FR&cartId=${cart.id}`)).map(({ key }) => key);
    expect(await keys(visitor)).not.toContain("VI");
    cart = await visitor.change(cart, "POST", "gift-card", { amount: { centAmount: 5000, currencyCode: "EUR" } });
    expect(await keys(visitor)).toContain("VI");
    cart = await visitor.change(cart, "POST", `products/${listDemoSkus(commerce.sandbox, 1)[0]?.sku}`);
    expect(await keys(visitor)).not.toContain("VI");
    const happy = who("c-1002");
    cart = await happy.createCart();
    expect(await keys(happy)).toContain("HSP");
  });
});
