import { beforeEach, describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aDeliveryAddress, aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import type { CheckoutWorld } from "#tests/support/checkout-world.ts";
import { aShopperWithAddresses, BILLING } from "#tests/support/delivery-addresses.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { anAddress, aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import type { CheckoutShell, OrderSums } from "#app/models/checkout-view.ts";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/delivery";
const SHIP = (key: string) => `POST carts-self/cart-1/shipping-method/${key}`;

beforeEach(async () => {
  ({ world, browser } = await aShopperWithAddresses(server));
});

type Loaded = CheckoutShell & { delivery: DeliveryView; sums: Record<string, OrderSums> };

async function open() {
  const { result, response } = await browser.visit(loader, PAGE);
  if (response) {
    return {
      status: response.status,
      delivery: undefined as never as DeliveryView,
      sums: {} as Loaded["sums"],
      frame: undefined,
    };
  }
  const { delivery, sums, ...frame } = answerOf<Loaded>(result).data;
  return { status: 200, delivery, sums, frame };
}

const send = (answers: Record<string, string>) => browser.submit(action, PAGE, answers);

describe("methods", () => {
  it("are those that the site can carry out, home first, with date and price; points need a locator [BEY-03]", async () => {
    world.methods = ["LM", "PR", "EX", "NO", "LO", "HSP", "VI"].map((key) => aMethod(key as "NO"));
    const { delivery } = await open();
    expect(delivery.methods).toEqual([
      { key: "NO", name: "À domicile", date: "mardi\u00a024\u00a0novembre", price: "4,95\u00a0€", isFree: false },
      { key: "EX", name: "EX", date: "mardi\u00a024\u00a0novembre", price: "4,95\u00a0€", isFree: false },
      { key: "HSP", name: "HSP", date: "mardi\u00a024\u00a0novembre", price: "4,95\u00a0€", isFree: false },
    ]);
    expect(delivery.values.method).toBe("NO");
  });

  it.each([
    ["fr-fr", "FR"],
    ["de-de", "DE"],
  ])("are asked for the country of the site, %s, and this cart [PAY-07]", async (prefix, site) => {
    // The addresses are in a country that the German site does not deliver to.
    browser.params = { deliveryCountries: [site] };
    await browser.visit(loader, PAGE.replace("fr-fr", prefix));
    const asked = world.called("GET deliveries/shipping-methods");
    expect(asked.map(({ country, cartId }) => [country, cartId])).toEqual([[site, "cart-1"]]);
  });

  it("are free above their threshold, and say so", async () => {
    world.cart = aReadyCart({ lineItems: [aLine({ quantity: 2 })], shippingInfo: null, shippingAddress: null });
    expect((await open()).delivery.methods[0]).toMatchObject({ price: "0,00\u00a0€", isFree: true });
  });

  it("come with what the order comes to by each of them, as the summary says it once it is chosen", async () => {
    const express = { price: { centAmount: 990, currencyCode: "EUR" as const }, freeAbove: null };
    world.methods = [aMethod("NO"), aMethod("EX", { name: "Express", shippingRate: express })];
    const { sums } = await open();
    expect(sums.NO?.toPay).toBe("54,94\u00a0€");
    expect(sums.EX?.toPay).toBe("59,89\u00a0€");
    const shippingInfo = { shippingMethodKey: "EX" as const, name: "Express", price: express.price };
    world.cart = { ...world.cart!, shippingInfo, totalPrice: { centAmount: 5989, currencyCode: "EUR" } };
    const { frame } = await open();
    expect(frame?.order).toMatchObject(sums.EX!);
    expect(frame?.order.rows.map(({ label, value }) => [label, value])).toContainEqual([
      "Express, mardi\u00a024\u00a0novembre",
      "9,90\u00a0€",
    ]);
  });

  it("is VI alone for a cart of gift cards, and never for another [PAY-08]", async () => {
    world.methods = [aMethod("NO"), aMethod("VI")];
    expect((await open()).delivery.methods.map(({ key }) => key)).toEqual(["NO"]);
    expect((await send({ method: "VI" })).status).toBe(422);
    world.cart = aReadyCart({ lineItems: [aLine({ segmentationId: GIFT_CARD_SEGMENTATION })], shippingInfo: null });
    const { delivery } = await open();
    expect(delivery.methods.map(({ key }) => key)).toEqual(["VI"]);
    expect(delivery).toMatchObject({ isVirtual: true, hasGiftCards: true });
    expect((await send({ method: "VI" })).to).toBe("/fr-fr/checkout/payment");
    expect(world.called(SHIP("VI"))[0]?.body).toEqual({});
  });

  it("is VI for a donation alone too, without a word about gift cards", async () => {
    world.methods = [aMethod("NO"), aMethod("VI")];
    const donations = [{ id: "don1", amount: { centAmount: 100, currencyCode: "EUR" } }];
    world.cart = aReadyCart({ lineItems: [], donations, shippingInfo: null });
    expect((await open()).delivery).toMatchObject({ isVirtual: true, hasGiftCards: false });
  });

  it("cannot be shown when the gateway does not name them: 503", async () => {
    world.refusals.set("GET deliveries/shipping-methods", () => refusal(503, "DOWN"));
    expect((await open()).status).toBe(503);
  });

  it("leads to the cart when that is gone since it was looked at", async () => {
    const gone = () => refusal(404, "CART_UNKNOWN", "No cart found for id cart-1");
    world.refusals.set("GET deliveries/shipping-methods", gone);
    expect((await open()).status).toBe(302);
    expect((await send({ method: "NO" })).to).toBe("/fr-fr/cart");
  });
});

describe("addresses", () => {
  it("are the saved ones, the favourite first, and the billing one where it is another", async () => {
    world.addresses = [aDeliveryAddress({ id: "b", favorite: false, city: "Lyon" }), aDeliveryAddress()];
    const { delivery } = await open();
    expect(delivery.addresses.map(({ id }) => id)).toEqual(["home", "b", "billing"]);
    expect(delivery.addresses[0]).toEqual({
      id: "home",
      title: "Camille Perrin",
      country: "FR",
      lines: ["27 rue de Saintonge", "75003 Paris"],
      phone: "06 12 34 56 78",
      ways: [],
    });
    expect(delivery.addresses[2]?.title).toBe("Anaïs Le Goff");
    expect(delivery.values.address).toBe("home");
  });

  it("keep the postcode in one piece on the line that a narrow column breaks", async () => {
    world.addresses = [aDeliveryAddress({ zipCode: "29-200" })];
    expect((await open()).delivery.addresses[0]?.lines).toContainEqual(expect.stringContaining("29-\u2060200 "));
  });

  it("leave out countries the shop does not deliver to, and the billing address that is saved already", async () => {
    world.addresses = [
      aDeliveryAddress({ line1: "1 quai", firstName: "Anaïs", lastName: "Le Goff", zipCode: "29200", city: "Brest" }),
    ];
    world.addresses.push(aDeliveryAddress({ id: "far", country: "BE" }));
    expect((await open()).delivery.addresses.map(({ id }) => id)).toEqual(["home"]);
  });

  it("open with the billing one where that was wished, and with the cart's own", async () => {
    browser.cookies.funnel = { sameAddress: true };
    expect((await open()).delivery.values.address).toBe("billing");
    world.addresses.push(aDeliveryAddress({ id: "b", favorite: false, city: "Lyon" }));
    world.cart = aReadyCart({ billingAddress: BILLING, shippingAddress: anAddress({ vitrineAddressId: "b" }) });
    expect((await open()).delivery.values.address).toBe("billing");
    browser.cookies.funnel = {};
    expect((await open()).delivery.values.address).toBe("b");
  });

  it("are typed where there are none, with what is known already", async () => {
    world.addresses = [];
    world.cart = aReadyCart({ billingAddress: anAddress({ country: "BE" }), shippingInfo: null });
    world.customer = aCustomer({ phoneNumber: "+447400123456" });
    const { delivery } = await open();
    expect(delivery.addresses).toEqual([]);
    expect(delivery.values.address).toBe("new");
    expect(delivery.form.values).toMatchObject({ firstName: "Camille", phone: "+44 7400 123456", country: "FR" });
  });
});

describe("the customer's own phone number", () => {
  it("is offered for each address that has none, as its country writes it [PAY-06]", async () => {
    world.customer = aCustomer({ phoneNumber: "+33639980112" });
    world.addresses = [aDeliveryAddress(), aDeliveryAddress({ id: "b", phoneNumber: undefined, city: "Lyon" })];
    expect((await open()).delivery.values).toMatchObject({
      "phone-b": "06 39 98 01 12",
      "phone-billing": "06 39 98 01 12",
    });
  });

  it("is not made up where the customer has none either", async () => {
    world.customer = aCustomer({ phoneNumber: undefined });
    world.addresses = [aDeliveryAddress({ phoneNumber: undefined })];
    expect(Object.keys((await open()).delivery.values).filter((name) => name.startsWith("phone-"))).toEqual([]);
  });
});

it("shows progress with what was chosen, and the order with its sums", async () => {
  world.cart = aReadyCart({ billingAddress: BILLING });
  const { frame } = await open();
  expect(frame?.steps).toEqual([
    { label: "Facturation", state: "done", to: "/fr-fr/checkout/billing", summary: "Anaïs Le Goff, 29200 Brest" },
    { label: "Livraison", state: "current" },
    { label: "Paiement", state: "open", to: "/fr-fr/checkout/payment" },
    { label: "Vérification", state: "todo" },
  ]);
  expect(frame?.order).toMatchObject({
    count: 1,
    rows: [
      { label: "1 article", value: "49,99\u00a0€" },
      { label: "À domicile, mardi\u00a024\u00a0novembre", value: "Offerte", kind: "free" },
      { label: "Total", value: "49,99\u00a0€", kind: "total" },
    ],
    toPay: "49,99\u00a0€",
  });
});

it("says which way is free before one is chosen, and nothing of it after", async () => {
  const shippingRate = { price: { centAmount: 0, currencyCode: "EUR" }, freeAbove: null };
  world.methods = [aMethod("NO"), aMethod("HSP", { name: "Par une amie", shippingRate })];
  const deliveryRow = async () => (await open()).frame?.order.rows[1];
  world.cart = aReadyCart({ billingAddress: BILLING, shippingInfo: null, shippingAddress: null });
  expect(await deliveryRow()).toMatchObject({ label: "Livraison, à partir de", note: "Offerte\u00a0: Par une amie" });
  world.cart = aReadyCart({ billingAddress: BILLING });
  expect((await deliveryRow())?.note).toBeUndefined();
  world.methods = [aMethod("NO")];
  world.cart = aReadyCart({ billingAddress: BILLING, shippingInfo: null, shippingAddress: null });
  expect((await deliveryRow())?.note).toBeUndefined();
});
