import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aMethod, aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { anAddress } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import type { FlashMessage } from "#app/models/form-problem.ts";
import type { ShippingMethodKey } from "#app/models/shipping.ts";
import { action, loader } from "./route";

/**
 * Delivery to another country than the site's: other prices and days, and the places of the site's country as usual.
 */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/delivery";
const METHODS = "GET deliveries/shipping-methods";
const BELGIUM = { zipCode: "1000", city: "Bruxelles", country: "BE" };
const phone = { phoneNumber: "+32470123456", phoneNumberCountry: "BE" };
const FAR = aDeliveryAddress({ id: "far", ...BELGIUM, ...phone, favorite: false });
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const aRate = (key: ShippingMethodKey, cents: number, day: string) =>
  aMethod(key, {
    shippingRate: { price: eur(cents), freeAbove: null },
    deliveryDate: { earliest: day, latest: day },
  });

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
  world.methods = [aRate("NO", 490, "2026-11-24"), aRate("EX", 990, "2026-11-20"), aRate("PR", 390, "2026-11-25")];
  world.methodsTo.BE = [aRate("NO", 690, "2026-11-26"), aRate("EX", 1190, "2026-11-21")];
  world.addresses = [aDeliveryAddress(), FAR];
  browser = await aShopper(world, server);
  const storeLocator = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true };
  browser.params = { deliveryCountries: ["FR", "BE"], storeLocator };
});

async function open(): Promise<DeliveryView> {
  const { result } = await browser.visit(loader, PAGE);
  return answerOf<{ delivery: DeliveryView }>(result).data.delivery;
}

async function send(answers: Record<string, string>) {
  browser.cookies.flash = undefined;
  const { response } = await browser.visit(action, PAGE, posted(answers));
  return { to: response?.headers.get("location"), flashes: flashes() };
}

const flashes = () => (browser.cookies.flash?.messages ?? []) as FlashMessage[];

const prices = ({ methods }: DeliveryView) => methods.map(({ key, price }) => `${key} ${price.replace("\u00a0", " ")}`);
const asked = () => world.called(METHODS).map(({ country }) => country);

describe("prices and days [PAY-07]", () => {
  it("are those of the country that the cart goes to, places those of the site", async () => {
    world.cart = aReadyCart({ shippingAddress: anAddress(BELGIUM), shippingInfo: null });
    expect(prices(await open())).toEqual(["NO 6,90 €", "EX 11,90 €", "PR 3,90 €"]);
    // From now on the cookie knows the country: both countries' methods are requested beside the cart.
    world.calls = [];
    await open();
    expect(asked().sort()).toEqual(["BE", "FR"]);
  });

  it("are those of the billing address's before that, where it is delivered to", async () => {
    world.cart = aReadyCart({ billingAddress: anAddress(BELGIUM), shippingAddress: null, shippingInfo: null });
    expect(prices(await open())[0]).toBe("NO 6,90 €");
    browser.params = { ...browser.params, deliveryCountries: ["FR"] };
    expect(prices(await open())[0]).toBe("NO 4,90 €");
  });

  it("go back to the site's with a place there, whatever country the bill goes to", async () => {
    world.cart = aReadyCart({ billingAddress: anAddress(BELGIUM), shippingAddress: null, shippingInfo: null });
    world.places = [aPlace()];
    const { to, flashes: said } = await send({ method: "PR", "point-PR": "500001" });
    expect([to, said]).toEqual(["/fr-fr/checkout/payment", []]);
    expect(prices(await open())).toContain("NO 4,90 €");
  });

  it("of another country stand beside the saved address there, and are asked for once", async () => {
    world.addresses.push({ ...FAR, id: "farther", city: "Gand" });
    const { addresses } = await open();
    const ways = [
      "À domicile, 6,90\u00a0€, jeudi\u00a026\u00a0novembre",
      "EX, 11,90\u00a0€, samedi\u00a021\u00a0novembre",
    ];
    expect(addresses.map((address) => address.ways)).toEqual([[], ways, ways]);
    expect(asked()).toEqual(["FR", "BE"]);
  });
});

describe("another country than the prices were of", () => {
  it("is said on the next page, with price and day, for a saved address and for a typed one", async () => {
    const values = {
      country: "Belgique",
      name: "NO",
      now: "6,90\u00a0€, jeudi\u00a026\u00a0novembre",
      before: "4,90\u00a0€, mardi\u00a024\u00a0novembre",
    };
    const message = { kind: "warning", key: "checkout.otherDelivery", values };
    expect(await send({ method: "NO", address: "far" })).toMatchObject({
      to: "/fr-fr/checkout/payment",
      flashes: [message],
    });
    world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
    const names = { firstName: "Anaïs", lastName: "Le Goff", line1: "1 place" };
    const typed = { method: "NO", address: "new", ...names, ...BELGIUM, phone: "0470 12 34 56" };
    expect(await send(typed)).toMatchObject({ flashes: [message] });
  });

  it("is not said where nothing changed by it, nor of the same country", async () => {
    expect((await send({ method: "NO", address: "home" })).flashes).toEqual([]);
    world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
    world.methodsTo.BE = world.methods;
    expect((await send({ method: "NO", address: "far" })).flashes).toEqual([]);
  });

  it("is said without a day where nobody knows it", async () => {
    let calls = 0;
    world.refusals.set(METHODS, (answer) => ((calls += 1) > 1 ? refusal(503, "DOWN") : (answer() as Response)));
    const { flashes: said } = await send({ method: "NO", address: "far" });
    expect(said[0]?.values).toMatchObject({ now: "6,90\u00a0€", before: "4,90\u00a0€, mardi\u00a024\u00a0novembre" });
  });
});
