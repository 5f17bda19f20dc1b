import type { setupServer } from "msw/node";
import { aDeliveryAddress, aReadyCart } from "./checkout-builders";
import { aShopper, CheckoutWorld } from "./checkout-world";
import { anAddress } from "./customer-builders";
import type { FakeBrowser } from "./fake-browser";

/** The delivery step of a customer with a saved address, whose billing address is another. */

export const BILLING = anAddress({
  firstName: "ANAÏS",
  lastName: "LE GOFF",
  address1: "1 QUAI",
  zipCode: "29200",
  city: "BREST",
});

/** The form of home delivery to a new address. */
export const NEW_ADDRESS = {
  method: "NO",
  address: "new",
  firstName: "Anaïs",
  lastName: "Le Goff",
  line1: "12 rue de Siam",
  zipCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 12 34 56 78",
};

export async function aShopperWithAddresses(
  server: ReturnType<typeof setupServer>,
): Promise<{ world: CheckoutWorld; browser: FakeBrowser }> {
  const world = new CheckoutWorld();
  world.cart = aReadyCart({ billingAddress: BILLING, shippingAddress: null, shippingInfo: null });
  world.addresses = [aDeliveryAddress()];
  return { world, browser: await aShopper(world, server) };
}
