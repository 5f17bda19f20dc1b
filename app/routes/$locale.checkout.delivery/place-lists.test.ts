import { HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { aDeliveryAddress, aMethod, anAddressOf, aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { parcelLines } from "#app/bff/account/address-lines.server.ts";
import { withCheckout } from "#app/bff/checkout/access.server.ts";
import { deliveryView, type DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { addressToSend } from "#app/models/address-rules.ts";
import { loader as findPlaces } from "../$locale.checkout.delivery_.places/route";
import { type PlacesPart, withPlaceLists } from "./place-lists.server";

/** Texts about the places that were found. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
  world.addresses = [aDeliveryAddress()];
  world.methods = [aMethod("NO"), aMethod("PR")];
  browser = await aShopper(world, server);
  browser.params = { storeLocator: { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true } };
});

async function pickups(): Promise<{ delivery: DeliveryView; places: DeliveryView["places"][number] }> {
  const { result } = await browser.visit(
    ({ context, request }) =>
      withCheckout(context, request, "delivery", async (checkout) => ({
        delivery: await deliveryView(context, request, checkout),
      })),
    "/fr-fr/checkout/delivery?method=PR",
  );
  const { delivery } = answerOf<{ delivery: DeliveryView }>(result).data;
  return { delivery, places: delivery.places.find(({ method }) => method === "PR")! };
}

it("writes a place as the overview and the order will, which have it in capitals from the gateway", async () => {
  const place = aPlace({
    name: "Consigne Gare routière",
    address: { line1: "rue de Bourg 4", zipCode: "75003", city: "Paris", country: "FR" },
  });
  world.places = [place];
  const [listed] = (await pickups()).places.places!;
  const written = parcelLines(addressToSend(anAddressOf(place)), { site: { country: "FR" }, locale: "fr-FR" });
  expect([listed!.name, ...listed!.lines]).toEqual(written.slice(0, -1));
  expect(written).toContain("Rue de Bourg 4");
});

it("counts every place that was found, listed or not, and none that nothing is delivered to", async () => {
  const abroad = aPlace({ storeId: "500002", address: { ...aPlace().address, country: "BE" } });
  const page = { stores: [aPlace(), abroad], page: 1, pageSize: 10, total: 90 };
  world.refusals.set("GET ecommerce/v2/storelocator/pickups", () => HttpResponse.json(page));
  const context = aContext();
  Object.assign(context.shop, { env: { IMAGES_URL: "http://pictures.test" } });
  const { places } = withPlaceLists(context, (await pickups()).delivery);
  expect(places.find(({ method }) => method === "PR")?.count).toBe(89);
});

it.each([
  ["accepted", true],
  ["full", false],
] as const)("knows whether one of its places can be chosen, which are %s", async (parcels, isChoice) => {
  world.places = [aPlace({ parcels })];
  const context = aContext();
  Object.assign(context.shop, { env: { IMAGES_URL: "http://pictures.test" } });
  const { places } = withPlaceLists(context, (await pickups()).delivery);
  expect(places.map((part) => [part.method, part.isChoice])).toEqual([["PR", isChoice]]);
});

it.each([
  ["?method=PR", ["PR", 1, true]],
  ["?method=LM", null],
  ["", null],
])("answers scripts the places of one way, whole, and is kept by nobody: %s", async (query, known) => {
  world.places = [aPlace()];
  const { response } = await browser.visit(findPlaces, `/fr-fr/checkout/delivery/places${query}`);
  const part = (await response?.json()) as PlacesPart | null;
  expect(response?.headers.get("cache-control")).toBe("no-store");
  expect(part && [part.method, part.count, part.list?.html?.includes(aPlace().name)]).toEqual(known);
});

it("leads to a street map of each place that still exists", async () => {
  world.places = [
    aPlace({ storeId: "500001", position: { lat: 48.86, lon: 2.37 } }),
    aPlace({ storeId: "500002", parcels: "closed" }),
  ];
  const { response } = await browser.visit(findPlaces, "/fr-fr/checkout/delivery/places?method=PR");
  const { list } = (await response!.json()) as PlacesPart;
  expect(list!.html!.match(/href="[^"]+"/g)).toEqual([
    'href="https://www.openstreetmap.org/?mlat=48.86&amp;mlon=2.37#map=17/48.86/2.37"',
  ]);
});
