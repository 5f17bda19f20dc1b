import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aMethod, anAddressOf, aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer, anAddress, anOrder } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aLine } from "#tests/support/builders.ts";
import type { BillingView } from "#app/bff/checkout/billing.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import type { FlashMessage } from "#app/models/form-problem.ts";
import type { Order } from "#app/models/order.ts";
import { loader } from "../../routes/$locale.checkout.billing/route";

/** The billing step for a returning shopper who comes from the cart. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const STEP = "/fr-fr/checkout";
const SAVE_BILLING = "POST carts-self/cart-1/billing-address";
const SAVE_CUSTOMER = "PUT customers-self/addresses/billing";
const deliver = (method: string) => `POST carts-self/cart-1/shipping-method/${method}`;
const POSTAL = { line1: "1 quai", zipCode: "33000", city: "Bordeaux", country: "FR" };

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ billingAddress: null, shippingAddress: null, shippingInfo: null });
  world.billing = POSTAL;
  world.addresses = [aDeliveryAddress({ id: "b", favorite: false, city: "Lyon" }), aDeliveryAddress()];
  world.pastOrders = [anOrder()];
  browser = await aShopper(world, server);
});

/** Where the billing step redirects to; null when it is shown. */
async function visit(query = "", init: RequestInit = {}) {
  const { result, response, context } = await browser.visit(loader, `${STEP}/billing${query}`, init);
  const page = response ? null : answerOf<{ title: string; billing: BillingView }>(result).data;
  return { to: response?.headers.get("location") ?? null, status: response?.status ?? 200, page, context };
}

const says = () => (browser.cookies.flash?.messages ?? []).map((message) => (message as FlashMessage).key);

/** Parameters of a site that delivers to places. */
function withPlaces(phoneNumberByShippingMethod: ("PR" | "LM")[]): FakeBrowser["params"] {
  const storeLocator = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true };
  return { storeLocator, phoneNumberByShippingMethod };
}

/** Expects a redirect to this step, a message that steps were filled in, and no error. */
async function expectFilledUpTo(step: string) {
  const { to, status, context } = await visit();
  expect([status, to]).toEqual([302, `${STEP}/${step}`]);
  // Another message when a step is left to fill in.
  expect(says()).toEqual([step === "overview" ? "checkout.prefilled" : "checkout.prefilledSoFar"]);
  expect(browser.cookies.draft ?? null).toBeNull();
  expect(context.failure).toBeNull();
}

/** Leads to the places near the last order's, which is named. */
async function expectOtherPlaces(why: "closed" | "full" | "gone") {
  const { to, status, context } = await visit();
  expect([status, to]).toEqual([302, `${STEP}/delivery?method=PR&place=75011`]);
  const values = { name: "Tabac Presse de la Gare" };
  expect(browser.cookies.flash?.messages).toEqual([{ kind: "warning", key: `checkout.usualPlace.${why}`, values }]);
  expect(context.failure).toBeNull();
}

async function expectBillingForm(query = "", init: RequestInit = {}) {
  const { to, page, context } = await visit(query, init);
  expect(to).toBeNull();
  expect(page?.title).toBe("Facturation, étape 1 sur 4 | Vitrine");
  expect(page?.billing.isRestored).toBe(false);
  expect(says()).toEqual([]);
  expect(browser.cookies.draft ?? null).toBeNull();
  expect(context.failure).toBeNull();
}

function orderedTo(key: Order["shippingInfo"]["shippingMethodKey"], shippingAddress = anAddress()): Order {
  return anOrder({ shippingInfo: { ...anOrder().shippingInfo, shippingMethodKey: key }, shippingAddress });
}

describe("a shopper of whom everything is known", () => {
  it("lands on the overview: the account's address, the last way there, the last way to pay [BEY-13]", async () => {
    await expectFilledUpTo("overview");
    expect(world.called(SAVE_BILLING)[0]?.body).toMatchObject({ address1: "1 QUAI", lastName: "PERRIN" });
    expect(world.called(deliver("NO"))[0]?.body).toMatchObject({ city: "PARIS", vitrineAddressId: "home" });
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "cb" });
    expect(world.changes).not.toContain("PUT carts-self/cart-1/subscriptions");
  });

  it("leaves on the account what is known of its address' quality [ACC-05]", async () => {
    world.billing = { ...POSTAL, quality: "A1" };
    await expectFilledUpTo("overview");
    expect(world.called(SAVE_CUSTOMER)[0]?.body).toEqual({ ...POSTAL, quality: "A1" });
  });

  it("is billed at the favourite delivery address without another", async () => {
    world.billing = null;
    await expectFilledUpTo("overview");
    expect(world.called(SAVE_BILLING)[0]?.body).toMatchObject({ address1: "27 RUE DE SAINTONGE", city: "PARIS" });
  });

  it("gives the account's phone number where the favourite address has none", async () => {
    browser.params = { phoneNumberByShippingMethod: ["NO"] };
    world.customer = aCustomer({ phoneNumber: "+33698765432", phoneNumberCountry: "FR" });
    world.addresses = [aDeliveryAddress({ phoneNumber: undefined, phoneNumberCountry: undefined })];
    await expectFilledUpTo("overview");
    expect(world.called(deliver("NO"))[0]?.body).toMatchObject({ phone: "+33698765432" });
  });

  it("collects where the last parcel waited, with the number it had [BEY-13]", async () => {
    browser.params = withPlaces(["PR"]);
    world.customer = aCustomer({ phoneNumber: undefined, phoneNumberCountry: undefined });
    world.methods = [aMethod("NO"), aMethod("PR")];
    world.places = [aPlace()];
    const point = { deliveryPointIdV2: "500001", phone: "+33611223344", phoneNumberCountry: "FR" };
    world.pastOrders = [orderedTo("PR", anAddress(point))];
    await expectFilledUpTo("overview");
    const { body } = world.called(deliver("PR"))[0]!;
    expect(body).toMatchObject({ deliveryPointIdV2: "500001", phone: "+33611223344" });
  });

  it("gets by e-mail what can only come so, whatever was ordered before", async () => {
    world.methods = [aMethod("VI"), aMethod("NO")];
    world.cart = aReadyCart({
      lineItems: [aLine({ segmentationId: GIFT_CARD_SEGMENTATION })],
      billingAddress: null,
      shippingAddress: null,
      shippingInfo: null,
    });
    await expectFilledUpTo("overview");
    expect(world.changes).toContain(deliver("VI"));
  });
});

describe("what is asked for it", () => {
  it("is asked for once, and not of a cart that the cookie knows an address of", async () => {
    await visit();
    for (const call of ["GET customers-self/addresses/billing", "GET orders-self", "GET orders-self/2610000001"])
      expect(world.called(call), call).toHaveLength(1);
    world.calls = [];
    await visit();
    expect(world.called("GET orders-self")).toEqual([]);
  });

  it("is said of a favourite address in another country: what delivery costs there", async () => {
    browser.params = { deliveryCountries: ["FR", "BE"] };
    world.addresses = [aDeliveryAddress({ country: "BE", zipCode: "1000", city: "Bruxelles" })];
    const price = { centAmount: 695, currencyCode: "EUR" };
    world.methodsTo.BE = [aMethod("NO", { shippingRate: { price, freeAbove: null } })];
    expect((await visit()).to).toBe(`${STEP}/overview`);
    expect(says()).toEqual(["checkout.otherDelivery", "checkout.prefilled"]);
  });
});

describe("what is not known", () => {
  it("shows the form to who has neither an order nor an address", async () => {
    [world.billing, world.addresses, world.pastOrders] = [null, [], []];
    await expectBillingForm();
    expect(world.changes).toEqual([]);
  });

  it("shows the form to who ordered but has no address any more", async () => {
    [world.billing, world.addresses] = [null, []];
    await expectBillingForm();
  });

  it("leads to the delivery who has not ordered yet, or has no address to send to", async () => {
    world.pastOrders = [];
    await expectFilledUpTo("delivery");
    world.cart = aReadyCart({ billingAddress: null, shippingAddress: null, shippingInfo: null });
    [world.pastOrders, world.addresses, browser.cookies.flash] = [[anOrder()], [], undefined];
    await expectFilledUpTo("delivery");
  });

  it("leads to the delivery where the phone number that it asks for is missing", async () => {
    browser.params = { phoneNumberByShippingMethod: ["NO"] };
    world.customer = aCustomer({ phoneNumber: undefined, phoneNumberCountry: undefined });
    world.addresses = [aDeliveryAddress({ phoneNumber: undefined, phoneNumberCountry: undefined })];
    await expectFilledUpTo("delivery");
    expect(world.changes).not.toContain(deliver("NO"));
  });

  it.each(["HSP", "EX", "PR"] as const)("leads to the delivery where %s is not filled or not offered", async (key) => {
    world.methods = [aMethod("NO"), aMethod("HSP")];
    world.pastOrders = [orderedTo(key)];
    await expectFilledUpTo("delivery");
  });

  it.each(["closed", "full", "gone"] as const)(
    "names the last place where it is %s, and leads to those near it",
    async (why) => {
      world.methods = [aMethod("NO"), aMethod("PR")];
      world.places = [aPlace({ storeId: "500002" }), ...(why === "gone" ? [] : [aPlace({ parcels: why })])];
      world.pastOrders = [orderedTo("PR", anAddressOf(aPlace()))];
      browser.params = withPlaces([]);
      await expectOtherPlaces(why);
      expect(world.changes).not.toContain(deliver("PR"));
      expect(browser.cookies.draft).toMatchObject({ page: "delivery", values: { "point-PR": "500001" } });
    },
  );

  it("names a place that the gateway alone knows to be closed", async () => {
    world.methods = [aMethod("NO"), aMethod("PR")];
    world.places = [aPlace()];
    world.pastOrders = [orderedTo("PR", anAddressOf(aPlace()))];
    world.refusals.set(deliver("PR"), () => refusal(422, "DELIVERY_POINT_CLOSED"));
    browser.params = withPlaces([]);
    await expectOtherPlaces("gone");
    expect(world.changes).toContain(deliver("PR"));
  });

  it("leads to the payment where the last way to pay is not offered, or a gift card paid all", async () => {
    const [paid] = anOrder().payments;
    world.pastOrders = [anOrder({ payments: [{ ...paid!, paymentProduct: "przelewy24" }] })];
    await expectFilledUpTo("payment");
    world.cart = aReadyCart({ billingAddress: null, shippingAddress: null, shippingInfo: null });
    world.pastOrders = [anOrder({ payments: [{ ...paid!, paymentProvider: "vitrine", paymentProduct: "giftcard" }] })];
    browser.cookies.flash = undefined;
    await expectFilledUpTo("payment");
  });

  it("takes the first of the last order's ways that is offered", async () => {
    const [paid] = anOrder().payments;
    const card = { ...paid!, paymentProvider: "vitrine", paymentProduct: "giftcard" };
    world.pastOrders = [anOrder({ payments: [card, { ...paid!, paymentProduct: "paypal" }, paid!] })];
    await expectFilledUpTo("overview");
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "paypal" });
  });

  it("takes no gift card for a way to pay, whatever the gateway calls its product", async () => {
    const [paid] = anOrder().payments;
    const card = { ...paid!, paymentProvider: "vitrine", paymentProduct: "cb" };
    world.pastOrders = [anOrder({ payments: [card, { ...paid!, paymentProduct: "paypal" }] })];
    await expectFilledUpTo("overview");
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "paypal" });
  });
});

describe("a gateway that refuses or is silent", () => {
  const FAILURES = [503, 409] as const;

  it.each(FAILURES)("%i at the list of orders: the form as ever, nothing changed", async (status) => {
    world.refusals.set("GET orders-self", () => refusal(status, "VERSION"));
    await expectBillingForm();
    expect(world.changes).toEqual([]);
  });

  it.each(FAILURES)("%i at the last order: leads to the delivery, which nobody knows", async (status) => {
    world.refusals.set("GET orders-self/2610000001", () => refusal(status, "VERSION"));
    await expectFilledUpTo("delivery");
    expect(world.changes).not.toContain(deliver("NO"));
  });

  it.each(FAILURES)("%i at the account's address: it is not replaced by another", async (status) => {
    world.refusals.set("GET customers-self/addresses/billing", () => refusal(status, "VERSION"));
    await expectBillingForm();
    expect(world.changes).toEqual([]);
  });

  it.each(FAILURES.flatMap((status) => [SAVE_BILLING, SAVE_CUSTOMER].map((call) => [status, call] as const)))(
    "%i at %s: the form as ever",
    async (status, call) => {
      world.refusals.set(call, () => refusal(status, "VERSION"));
      await expectBillingForm();
      expect(world.changes).not.toContain(deliver("NO"));
    },
  );

  it.each(FAILURES)("%i at the delivery: leads there", async (status) => {
    world.refusals.set(deliver("NO"), () => refusal(status, "VERSION"));
    await expectFilledUpTo("delivery");
    expect(browser.cookies.funnel?.paymentMethod).toBeUndefined();
  });

  it.each(FAILURES)("%i at the address book: leads to the delivery", async (status) => {
    world.refusals.set("GET customers-self/addresses/delivery", () => refusal(status, "VERSION"));
    await expectFilledUpTo("delivery");
  });

  it.each(FAILURES)("%i at the place: leads to the delivery", async (status) => {
    world.methods = [aMethod("NO"), aMethod("PR")];
    world.pastOrders = [orderedTo("PR", anAddress({ deliveryPointIdV2: "500001" }))];
    browser.params = withPlaces([]);
    const place = "GET ecommerce/v2/storelocator/stores/500001";
    world.refusals.set(place, () => refusal(status, "VERSION"));
    await expectFilledUpTo("delivery");
    expect(world.called(place)).not.toEqual([]);
  });

  it("leads to the cart when that is gone meanwhile", async () => {
    world.refusals.set(SAVE_BILLING, () => refusal(404, "CART_UNKNOWN", "No cart found for id cart-1"));
    expect((await visit()).to).toBe("/fr-fr/cart");
  });
});

describe("who does not come for it", () => {
  it.each([
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
    ["x-moz", "prefetch"],
  ])("a browser that asks in advance changes nothing: %s", async (name, value) => {
    await expectBillingForm("", { headers: { [name]: value } });
    expect(world.changes).toEqual([]);
    expect(world.called("GET orders-self")).toEqual([]);
  });

  it("a shopper who changes the address, or whose cart has one", async () => {
    await expectBillingForm("?from=overview");
    world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
    await expectBillingForm();
    expect(world.changes).toEqual([]);
  });

  const owner = () => ownerMark({ accessToken: browser.cookies.access!.accessToken, refreshToken: "" })!;

  it.each(["billing", "delivery"])("a shopper whose %s form waits", async (page) => {
    browser.cookies.draft = { page, owner: owner(), values: { city: "Brest" } };
    expect((await visit()).to).toBeNull();
    expect(world.changes).toEqual([]);
  });

  it("keeps another page's draft", async () => {
    const draft = { page: "settings", owner: owner(), values: { city: "Brest" } };
    browser.cookies.draft = draft;
    world.refusals.set(deliver("NO"), () => refusal(503, "DOWN"));
    expect((await visit()).to).toBe(`${STEP}/delivery`);
    expect(browser.cookies.draft).toEqual(draft);
  });
});
