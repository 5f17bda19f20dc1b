import type { LoaderFunctionArgs } from "@remix-run/node";
import type { setupServer } from "msw/node";
import { withCheckout } from "#app/bff/checkout/access.server.ts";
import { deliveryView, type DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { aDeliveryAddress, aMethod, aPlace, aReadyCart } from "./checkout-builders";
import { aShopper, CheckoutWorld } from "./checkout-world";
import { answerOf, type FakeBrowser } from "./fake-browser";

/** The delivery step of a customer who can choose a shop (LM), a pickup point (PR) or a locker (LO). */

export const DELIVERY_STEP = "/fr-fr/checkout/delivery";
export const LOCATOR = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR", "BE"], isActive: true };

export const PLACES = {
  LM: aPlace({ storeId: "2004", kind: "store", name: "Paris Francs-Bourgeois" }),
  PR: aPlace(),
  LO: aPlace({ storeId: "700001", kind: "locker", name: "Consigne Bastille" }),
};
export type PlaceKey = keyof typeof PLACES;
export const PLACE_KEYS = Object.keys(PLACES) as PlaceKey[];

export async function aShopperWithPlaces(
  server: ReturnType<typeof setupServer>,
): Promise<{ world: CheckoutWorld; browser: FakeBrowser }> {
  const world = new CheckoutWorld();
  world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
  world.addresses = [aDeliveryAddress()];
  world.methods = (["NO", ...PLACE_KEYS] as const).map((key) => aMethod(key));
  world.places = Object.values(PLACES);
  const browser = await aShopper(world, server);
  browser.params = { storeLocator: LOCATOR };
  return { world, browser };
}

/** Data of the step's list, which the route renders to HTML. */
const loader = ({ context, request }: LoaderFunctionArgs) =>
  withCheckout(context, request, "delivery", async (checkout) => ({
    delivery: await deliveryView(context, request, checkout),
  }));

export async function openDeliveryStep(
  browser: FakeBrowser,
  page = DELIVERY_STEP,
): Promise<{ status: number; delivery: DeliveryView }> {
  const { result, response } = await browser.visit(loader, page);
  const { status, data } = answerOf<{ delivery: DeliveryView }>(result);
  return { status: response?.status ?? status, delivery: data?.delivery };
}
