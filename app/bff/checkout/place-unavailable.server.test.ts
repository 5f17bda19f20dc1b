import { beforeEach, expect, it } from "vitest";
import { aMethod, anAddressOf, aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { VALIDATE } from "#tests/support/payment-world.ts";
import type { DeliveryPageView } from "#app/routes/$locale.checkout.delivery/place-lists.server.tsx";
import { action as saveDelivery, loader as delivery } from "#app/routes/$locale.checkout.delivery/route.tsx";
import { action as press } from "#app/routes/$locale.checkout.overview/route.tsx";
import { loader as comeBack } from "#app/routes/$locale.checkout.adyen-check/route.tsx";
import { createMemoryCache } from "../gateway/cache.server";
import { PLACE_UNAVAILABLE } from "./notice.server";

/** A place may fill up or close after it was chosen: then nothing is ordered, and the shopper chooses another. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const OVERVIEW = "/fr-fr/checkout/overview";
const DELIVERY = "/fr-fr/checkout/delivery?from=overview";
const gone = () => refusal(412, PLACE_UNAVAILABLE);

beforeEach(async () => {
  world = new CheckoutWorld();
  const place = aPlace();
  world.methods = [aMethod("NO"), aMethod("PR")];
  world.places = [place, aPlace({ storeId: "500002", name: "Librairie du Marché" })];
  world.cart = aReadyCart({
    shippingAddress: anAddressOf(place),
    shippingInfo: { shippingMethodKey: "PR", name: "PR", price: { centAmount: 0, currencyCode: "EUR" } },
  });
  // With a cache, as what the shop knows of a place may be minutes old.
  browser = await aShopper(world, server, { cache: createMemoryCache({ maxBytes: 1_000_000 }) });
  browser.cookies.funnel = { paymentMethod: "cb" };
  const storeLocator = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true };
  browser.params = { storeLocator };
});

/** The page's data, with its list of places. */
async function deliveryPage(): Promise<DeliveryPageView & { list: string }> {
  const { result, context } = await browser.visit(delivery, DELIVERY);
  const view = answerOf<{ delivery: DeliveryPageView }>(result).data.delivery;
  return { ...view, list: context.html.get(view.places[0]?.list?.key ?? "") ?? "" };
}

const pressed = async () => {
  const { response } = await browser.visit(press, OVERVIEW, posted({ amount: "4999" }));
  return `${response?.status} ${response?.headers.get("location")}`;
};

it("leads from the payment to the delivery, which says why until another place is chosen", async () => {
  world.payments = [gone(), { resultCode: "Authorised" }];
  expect(await deliveryPage()).toMatchObject({ isPlaceUnavailable: false, values: { "point-PR": "500001" } });
  world.places[0] = aPlace({ parcels: "full" });
  expect(await pressed()).toBe(`303 ${DELIVERY}`);
  expect(world.called(VALIDATE)).toEqual([]);
  for (const reload of [await deliveryPage(), await deliveryPage()]) {
    expect(reload).toMatchObject({ isPlaceUnavailable: true, values: { method: "PR", "point-PR": "" } });
    expect(reload.list.match(/value="\d+"| disabled=""|Complet pour le moment/g)).toEqual([
      ' disabled=""',
      'value="500001"',
      "Complet pour le moment",
      'value="500002"',
    ]);
  }

  const other = posted({ method: "PR", "point-PR": "500002" });
  const { response } = await browser.visit(saveDelivery, DELIVERY, other);
  expect(response?.headers.get("location")).toBe(OVERVIEW);
  expect((await deliveryPage()).isPlaceUnavailable).toBe(false);
  expect(await pressed()).toBe("303 /fr-fr/checkout/confirmation");
});

it("leads there from the order too, with the other choices kept", async () => {
  world.validations = [gone()];
  expect(await pressed()).toBe(`303 ${DELIVERY}`);
  expect((await deliveryPage()).isPlaceUnavailable).toBe(true);
  expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "cb" });
  expect(browser.cookies.funnel?.orderNumber).toBeUndefined();
  expect(browser.cookies.cart).toMatchObject({ cartId: "cart-1" });
  // Changing the lines would cancel the payment.
  expect(world.called("PUT carts/cart-1/refresh")).toEqual([]);
});

it("leads there for what costs nothing", async () => {
  world.cart!.totalPrice = { centAmount: 0, currencyCode: "EUR" };
  world.validations = [gone()];
  const { response } = await browser.visit(press, OVERVIEW, posted({ amount: "0" }));
  expect(response?.headers.get("location")).toBe(DELIVERY);
});

it("leads there from the provider's way back", async () => {
  world.validations = [gone()];
  browser.cookies.funnel = { paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1", attempt: "a" };
  const { response } = await browser.visit(comeBack, "/fr-fr/checkout/adyen-check");
  expect(`${response?.status} ${response?.headers.get("location")}`).toBe(`303 ${DELIVERY}`);
  expect((await deliveryPage()).isPlaceUnavailable).toBe(true);
});
