import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { aCart, aDomain, aLine } from "#tests/support/builders.ts";
import { aFamilyListing, aProduct, aSearchListing, aTile, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { aMethod, aPlace } from "#tests/support/checkout-builders.ts";
import { aCustomer, anOrder, anOrderList } from "#tests/support/customer-builders.ts";
import { billingAddressSchema, deliveryAddressesSchema } from "./address";
import { cartSchema, createCartSchema } from "./cart";
import { accountUpdateSchema, customerSchema, stockAlertsSchema, subscriptionsSchema } from "./customer";
import { familyListingSchema, searchListingSchema } from "./family";
import { readStrictly } from "./lenient-schemas";
import { offersSchema } from "./offer";
import { orderListSchema, orderSchema } from "./order";
import { paymentResultSchema } from "./payment";
import { productAnswerSchema } from "./product";
import { reviewsSchema } from "./review";
import { shippingMethodsSchema } from "./shipping";
import { domainListSchema } from "./site";
import { storeListSchema } from "./store";

/** A value with changes that a next release of the gateway may make, and that no type allows. */
const released = (answer: object, changes: object): unknown => ({ ...answer, ...changes });
const reads = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const [aReview] = reviewsAnswer(4.5).values;

describe("a harmless change of the gateway", () => {
  it("costs an account nothing: null and empty are absent, and so is a word that nobody knows", () => {
    const { birthday: _birthday, gender: _gender, loyaltyType: _type, phoneNumber: _phone, ...plain } = aCustomer();
    for (const gender of [null, "", "MRS"]) {
      const read = customerSchema.parse(
        released(plain, { birthday: null, gender, loyaltyType: null, phoneNumber: null }),
      );
      expect(read).toEqual(plain);
    }
    expect(customerSchema.parse(released(plain, { birthday: "1985-04-12T00:00:00Z" }))).toEqual(plain);
    expect(customerSchema.parse(released(plain, { loyaltyType: "GOLD", optinNews: "MAYBE" }))).toEqual({
      ...plain,
      optinNews: "NO",
    });
  });

  it("costs an account, an address or an alert the words that are missing", () => {
    const nameless = { firstName: null, lastName: null };
    const account = customerSchema.parse(released(aCustomer(), { ...nameless, email: null }));
    expect(account).toEqual({ ...aCustomer(), firstName: "", lastName: "", email: "" });
    const postal = { line1: "27 rue de Saintonge", city: "Paris", zipCode: null, country: "FR" };
    const { values } = deliveryAddressesSchema.parse({ values: [{ id: "1", ...nameless, ...postal, favorite: true }] });
    expect(values).toMatchObject([{ id: "1", firstName: "", lastName: "", zipCode: "", city: "Paris" }]);
    expect(billingAddressSchema.parse(postal)).toEqual({ ...postal, zipCode: "" });
    const alerts = { values: [{ sku: "1", productId: "2", createdAt: null }] };
    expect(stockAlertsSchema.parse(alerts).values).toHaveLength(1);
  });

  it("costs a listing the facet, the picture or the product that it cannot read", () => {
    const listing = aFamilyListing();
    const [facet] = listing.facets;
    const tile = aTile();
    const [picture] = tile.pictures;
    const read = familyListingSchema.parse(
      released(listing, {
        facets: [...listing.facets, { ...facet, id: "scent" }],
        products: [
          { ...tile, pictures: [picture, { type: "360", path: "/x.mp4" }], reviewGlobal: "five", availability: "RARE" },
          { ...tile, prices: null },
        ],
      }),
    );
    expect(read.facets).toEqual(listing.facets);
    expect(read.products).toEqual([{ ...tile, pictures: [picture], reviewGlobal: null, availability: "UNKNOWN" }]);
    expect(familyListingSchema.parse(released(listing, { facets: [{ ...facet, id: "scent" }] })).facets).toEqual([]);
  });

  it("costs a listing nothing that it does not show: the order and the length of its list", () => {
    const [listing, { query: _query, ...search }] = [aFamilyListing(), aSearchListing()];
    for (const repeated of [
      { sort: "trending", size: 0 },
      { sort: null, size: null },
    ]) {
      expect(familyListingSchema.parse(released(listing, repeated)).products).toEqual(listing.products);
      expect(searchListingSchema.parse(released(search, repeated))).toMatchObject({ query: "", total: search.total });
    }
  });

  it("costs a listing the facets, values and families that have no name: nobody could choose them", () => {
    const listing = aFamilyListing();
    const [facet, child] = [listing.facets[0]!, listing.family.children[0]!];
    for (const none of ["", " ", null]) {
      const values = [...facet.values, released(facet.values[0]!, { id: "nameless", label: none })];
      const facets = [released(facet, { values }), released(facet, { label: none })];
      const family = { ...listing.family, children: [child, released(child, { name: none })] };
      const read = familyListingSchema.parse(released(listing, { family, facets }));
      expect(read.facets).toEqual([facet]);
      expect(read.family.children).toEqual([child]);
    }
  });

  it("costs a product its reviews, its sheet or a country that the shop has no site in", () => {
    const product = aProduct();
    const answer = { product, optionId: null, reviews: reviewsAnswer(4.5) };
    const read = productAnswerSchema.parse({
      ...answer,
      product: released(product, { environment: {}, sizeChart: "hats", names: [...product.names, { country: "AT" }] }),
      reviews: { ...answer.reviews, values: [aReview, { ...aReview, rating: 4.5 }] },
    });
    expect(read).toEqual({
      product: { ...product, environment: null, sizeChart: null },
      optionId: null,
      reviews: { ...answer.reviews, values: [aReview] },
    });
    expect(productAnswerSchema.parse({ ...answer, reviews: null }).reviews.values).toEqual([]);
    expect(reviewsSchema.parse(released(answer.reviews, { values: [null, aReview] })).values).toEqual([aReview]);
  });

  it("costs a shop the service that nobody knows, and a list of shops one whose hours cannot be read", () => {
    const store = aPlace({ services: ["returns"] });
    const list = { page: 1, pageSize: 20, total: 2 };
    const known = { ...store, phone: undefined };
    const changed = released(store, { services: ["returns", "cafe"], phone: "01 23", email: null });
    // Without hours, or in an unknown time zone, it is not known whether the shop is open.
    const others = [
      { ...store, openingHours: [] },
      { ...store, timeZone: "" },
      { ...store, timeZone: "Europe/Rom" },
    ];
    const read = storeListSchema.parse({ ...list, stores: [changed, ...others] });
    expect(read.stores).toEqual([{ ...known, email: undefined }]);
  });

  it("costs a checkout the way of delivery, and a customer's lists the entry, that it does not know", () => {
    const method = aMethod("NO");
    const other = released(method, { key: "DRONE" });
    expect(shippingMethodsSchema.parse({ shippingMethods: [other, method] }).shippingMethods).toEqual([method]);
    const newsletter = { type: "newsletter", optin: "YES", visible: true };
    expect(subscriptionsSchema.parse({ values: [newsletter, { ...newsletter, type: "sms" }] }).values).toHaveLength(1);
    const list = anOrderList(2);
    const [first, second] = list.values;
    const unpriced = { ...first, totalPrice: null };
    expect(orderListSchema.parse({ ...list, values: [unpriced, second] }).values).toEqual([second]);
  });

  it("shows an order in a state that the shop does not know as one of which the state is not known", () => {
    const [first] = anOrderList(1).values;
    const list = { ...anOrderList(1), values: [{ ...first, status: "LOST" }] };
    expect(orderListSchema.parse(list).values).toEqual([{ ...first, status: "OTHER" }]);
    const events = [...(anOrder().events ?? []), { status: "LOST", at: "2026-11-25T10:00:00Z" }];
    const order = orderSchema.parse({ ...anOrder(), status: "LOST", events });
    expect(order).toMatchObject({ status: "OTHER", events: anOrder().events ?? [] });
    expect(readStrictly(orderSchema, { ...anOrder(), status: "LOST" }).success).toBe(false);
    const refunded = orderSchema.parse({ ...anOrder(), paymentStatus: "REFUNDED" });
    expect(refunded.paymentStatus).toBe("OTHER");
  });

  it("costs an order what is missing of its addresses, its payments and the promised days", () => {
    const nameless = { ...anOrder().shippingAddress, firstName: null, lastName: null, zipCode: null };
    const abroad = { ...anOrder().billingAddress, country: "FRA" };
    const changes = { email: null, shippingAddress: nameless, billingAddress: abroad, payments: null };
    const order = orderSchema.parse(released(anOrder(), changes));
    expect(order).toMatchObject({ email: "", billingAddress: null, payments: [] });
    expect(order.shippingAddress).toMatchObject({ firstName: "", lastName: "", zipCode: "", city: "Paris" });
    const deliveryDate = { earliest: "2026-12-26", latest: "2026-12-24" };
    const shippingInfo = { ...anOrder().shippingInfo, deliveryDate };
    expect(orderSchema.parse(released(anOrder(), { shippingInfo })).shippingInfo.deliveryDate).toBeNull();
    const list = { ...anOrderList(1), values: anOrderList(1).values.map((each) => ({ ...each, deliveryDate })) };
    expect(orderListSchema.parse(list).values[0]?.deliveryDate).toBeNull();
  });

  it("keeps a cart and an order whose way of delivery, or whose kind of reduction, the shop does not know", () => {
    const line = aLine();
    const shippingInfo = { shippingMethodKey: "DRONE", name: "By air", price: line.price };
    const reduced = { ...line, catalogPrice: { ...line.catalogPrice, priceType: "OUTLET" } };
    const cart = cartSchema.parse(released(aCart(), { shippingInfo, lineItems: [reduced] }));
    expect(cart.shippingInfo).toEqual({ ...shippingInfo, shippingMethodKey: "OTHER" });
    expect(cart.lineItems).toEqual([line]);
    const order = { ...anOrder(), shippingInfo: { ...anOrder().shippingInfo, shippingMethodKey: "DRONE" } };
    expect(orderSchema.parse(order).shippingInfo.shippingMethodKey).toBe("OTHER");
  });

  it("costs a cart and an order no more than the words that are missing, and those that nobody reads", () => {
    const [given, ordered] = [aLine(), anOrder()];
    const off = { label: "Soldes", value: given.price };
    const shippingInfo = { shippingMethodKey: "NO" as const, name: "À domicile", price: given.price };
    const code = { code: "MERCI", type: "REM" as const, value: given.price, productOutOfStock: false, opcId: "O1" };
    const cart = aCart({ lineItems: [given], discounts: [off], discountCode: [code], shippingInfo });
    const wordless = {
      lineItems: [released(given, { ref: null, model: null })],
      discounts: [released(off, { label: null })],
      shippingInfo: released(shippingInfo, { name: null }),
    };
    const left = {
      lineItems: [{ ...given, ref: "", model: "" }],
      discounts: [{ ...off, label: "" }],
      shippingInfo: { ...shippingInfo, name: "" },
    };
    const codes = { discountCode: [released(code, { opcId: null })] };
    const read = cartSchema.parse(released(cart, { ...wordless, ...codes }));
    expect(read).toEqual({ ...cart, ...left, discountCode: [{ ...code, opcId: "" }] });
    const nameless = { ...wordless, shippingInfo: released(ordered.shippingInfo, { name: null }) };
    const { discounts, shippingInfo: sent } = orderSchema.parse(released(ordered, nameless));
    expect([discounts, sent.name]).toEqual([left.discounts, ""]);
  });

  it("costs a cart and an order the points and advantages of a programme that the gateway leaves out", () => {
    const none = { loyaltyPointsEarned: null, loyaltyBonusPointsEarned: null, loyaltyOffers: null };
    const noPoints = { loyaltyPointsEarned: 0, loyaltyBonusPointsEarned: 0, loyaltyOffers: { offers: [] } };
    expect(cartSchema.parse(released(aCart(), none))).toEqual({ ...aCart(), ...noPoints });
    expect(orderSchema.parse(released(anOrder(), { loyaltyPoints: null })).loyaltyPoints).toBe(0);
  });

  it("may give a moment with its offset, which is read in UTC", () => {
    const order = orderSchema.parse(released(anOrder(), { createdAt: "2026-07-01T01:30:00+02:00" }));
    expect(order.createdAt).toBe("2026-06-30T23:30:00.000Z");
    const startDate = "2026-07-01T00:00:00+01:00";
    const offer = { id: "o", title: "t", text: "t", code: null, familyIds: [], legalNotice: "", endDate: startDate };
    const read = offersSchema.parse({ personalOffers: [{ ...offer, startDate }, {}], collectiveOffers: [] });
    expect(read.personalOffers.map((each) => each.startDate)).toEqual(["2026-06-30T23:00:00.000Z"]);
  });

  it("costs a cart a remark, and the list of sites the country that is new", () => {
    const line = aLine();
    const cart = aCart({ lineItems: [line] });
    const changes = { lineItems: [released(line, { discountMessages: [{ type: "GIFT" }], marketingLabels: null })] };
    const [read] = cartSchema.parse(released(cart, { ...changes, subscriptions: [{ type: "SMS" }] })).lineItems;
    expect(read).toEqual({ ...line, discountMessages: [], marketingLabels: "" });
    const domains = [aDomain("FR"), { ...aDomain("CH"), countryCodeISO2: "AT", devise: null }];
    expect(domainListSchema.parse(domains)).toEqual([aDomain("FR")]);
  });
});

describe("what stays strict", () => {
  const line = aLine();
  it.each([
    ["an amount", cartSchema, aCart({ lineItems: [{ ...line, price: { centAmount: 1.5, currencyCode: "EUR" } }] })],
    ["a quantity", cartSchema, aCart({ lineItems: [{ ...line, quantity: 0 }] })],
    ["what stock allows", cartSchema, released(aCart(), { lineItems: [{ ...line, availableQuantity: null }] })],
    ["a cart's version", cartSchema, released(aCart(), { version: null })],
    ["a payment's result", paymentResultSchema, { resultCode: "Maybe", paymentId: "1" }],
    [
      "how a payment goes on",
      paymentResultSchema,
      { resultCode: "Success", paymentId: "1", action: { type: "dance" } },
    ],
    ["a list of which nothing can be read", familyListingSchema, released(aFamilyListing(), { products: [{}, {}] })],
    ["a product without a picture", productAnswerSchema, { product: released(aProduct(), { options: [{}] }) }],
    ["a request", accountUpdateSchema, { gender: null }],
    ["a customer who is sent", createCartSchema, { user: { customerId: "1", email: "a@b.fr", loyaltyType: null } }],
  ])("%s", (_, schema, value) => {
    expect(reads(schema, value)).toBe(false);
  });
});
