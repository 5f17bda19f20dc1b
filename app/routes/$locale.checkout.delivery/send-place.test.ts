import { beforeEach, describe, expect, it } from "vitest";
import { aPlace, aReadyCart } from "#tests/support/checkout-builders.ts";
import type { CheckoutWorld } from "#tests/support/checkout-world.ts";
import {
  aShopperWithPlaces,
  DELIVERY_STEP,
  LOCATOR,
  openDeliveryStep,
  PLACE_KEYS,
  PLACES,
  type PlaceKey,
} from "#tests/support/delivery-places.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer, anAddress } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { Store } from "#app/models/store.ts";
import { action } from "./route";

/** The answers to the delivery step: a shop (LM), a pickup point (PR) or a locker (LO). */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = DELIVERY_STEP;
const SHIP = (key: string) => `POST carts-self/cart-1/shipping-method/${key}`;
const LOOK = (id: string) => `GET ecommerce/v2/storelocator/stores/${id}`;

beforeEach(async () => {
  ({ world, browser } = await aShopperWithPlaces(server));
});

const open = (page = PAGE) => openDeliveryStep(browser, page);

const send = (answers: Record<string, string>) => browser.submit(action, PAGE, answers);

const choose = (key: PlaceKey, more: Record<string, string> = {}) =>
  send({ method: key, [`point-${key}`]: PLACES[key].storeId, ...more });

describe("sending a place", () => {
  it.each(PLACE_KEYS)("%s: the cart goes there in the customer's name, in capitals [PAY-05] [PAY-07]", async (key) => {
    expect(await choose(key)).toMatchObject({ status: 303, to: "/fr-fr/checkout/payment" });
    expect(world.called(SHIP(key))[0]?.body).toEqual({
      firstName: "CAMILLE",
      lastName: "PERRIN",
      address1: "44 RUE SAINT-JACQUES",
      address2: PLACES[key].name.toUpperCase(),
      zipCode: "75011",
      city: "PARIS",
      country: "FR",
      deliveryPointIdV2: PLACES[key].storeId,
    });
  });

  it("is in the name of the bill where the account has none", async () => {
    world.customer = aCustomer({ firstName: "", lastName: " " });
    world.cart = aReadyCart({
      billingAddress: anAddress({ firstName: "ZOÉ", lastName: "MARTIN" }),
      shippingInfo: null,
    });
    expect((await open()).delivery.collector).toBe("Zoé Martin");
    await choose("PR");
    expect(world.called(SHIP("PR"))[0]?.body).toMatchObject({ firstName: "ZOÉ", lastName: "MARTIN" });
  });

  it.each(PLACE_KEYS)("%s: asks for one to be chosen", async (key) => {
    const { status, problem } = await send({ method: key });
    expect(status).toBe(400);
    expect(problem.fields).toEqual([{ fieldId: `point-${key}`, text: expect.stringMatching(/^Choisissez/) as string }]);
    expect(world.changes).toEqual([]);
  });

  it.each<[string, Partial<Store> | null, RegExp]>([
    ["has vanished", null, /ne reçoit plus nos colis/],
    ["is of another kind", { kind: "locker" }, /ne reçoit plus nos colis/],
    ["is in a country of another shop", { address: { ...PLACES.PR.address, country: "CH" } }, /ne reçoit plus/],
    ["is in a country without delivery", { address: { ...PLACES.PR.address, country: "BE" } }, /ne reçoit plus/],
    ["is full", { parcels: "full" }, /^Tabac Presse de la Gare n’a plus de place/],
    ["has closed", { parcels: "closed" }, /^Tabac Presse de la Gare a fermé définitivement/],
  ])("refuses a place that %s, beside it, and keeps the list", async (_what, change, text) => {
    world.places = change ? [aPlace(change)] : [];
    const { status, problem } = await choose("PR", { "place-PR": "Lyon" });
    expect(status).toBe(422);
    expect(problem.fields).toEqual([{ fieldId: "point-PR", text: expect.stringMatching(text) as string }]);
    expect(problem.values).toMatchObject({ "place-PR": "Lyon", "point-PR": "500001" });
    expect(world.changes).toEqual([]);
    expect((await open()).delivery).toMatchObject({ isRestored: false, values: { method: "PR", "place-PR": "Lyon" } });
  });

  it.each([
    ["DELIVERY_POINT_FULL", /n’a plus de place/],
    ["DELIVERY_POINT_CLOSED", /a fermé définitivement/],
    ["DELIVERY_POINT_UNKNOWN", /ne reçoit plus nos colis/],
    ["DELIVERY_POINT_REQUIRED", /ne reçoit plus nos colis/],
  ])("says beside the place what the gateway's %s means", async (code, text) => {
    world.refusals.set(SHIP("LO"), () => refusal(422, code));
    const { status, problem } = await choose("LO");
    expect(status).toBe(422);
    expect(problem.fields).toEqual([{ fieldId: "point-LO", text: expect.stringMatching(text) as string }]);
    expect(browser.cookies.places).toBeUndefined();
  });

  it("says above the form that the method itself is refused", async () => {
    world.refusals.set(SHIP("LM"), () => refusal(422, "SHIPPING_METHOD_UNAVAILABLE"));
    expect(await choose("LM")).toMatchObject({
      status: 422,
      problem: { notice: expect.stringMatching(/autre mode de livraison/) as string },
    });
  });

  it("sends it again once on 409, and then says that the cart has changed", async () => {
    let refusals = 1;
    world.refusals.set(SHIP("PR"), () => (refusals-- > 0 ? refusal(409, "VERSION") : undefined) as Response);
    expect((await choose("PR")).to).toBe("/fr-fr/checkout/payment");
    refusals = 2;
    const { status, problem } = await choose("PR");
    expect(status).toBe(409);
    expect(problem.notice).toBeTruthy();
  });

  it.each([
    ["the cart", SHIP("PR")],
    ["the locator", LOOK("500001")],
  ])("keeps the choice when %s is unavailable: 503", async (_what, call) => {
    world.refusals.set(call, () => refusal(503, "DOWN"));
    expect((await choose("PR")).status).toBe(503);
    world.refusals.clear();
    const { delivery } = await open();
    expect(delivery).toMatchObject({ isRestored: true, values: { method: "PR", "point-PR": "500001" } });
  });

  it("asks for a phone number where the domain does, with the customer's own in the field [PAY-06]", async () => {
    browser.params = { storeLocator: LOCATOR, phoneNumberByShippingMethod: ["PR"] };
    world.customer = aCustomer({ phoneNumber: "+33639980112" });
    const { delivery } = await open(`${PAGE}?method=PR`);
    expect(delivery.places.map(({ phone }) => phone)).toEqual(["required", "none", "none"]);
    expect(delivery.values["phone-PR"]).toBe("06 39 98 01 12");
    expect((await choose("PR")).problem.fields.map(({ fieldId }) => fieldId)).toEqual(["phone-PR"]);
    expect((await choose("PR", { "phone-PR": "12" })).problem.fields[0]?.text).toMatch(/06\s12/);
    expect((await choose("PR", { "phone-PR": "06 12 34 56 78" })).status).toBe(303);
    expect(world.called(SHIP("PR"))[0]?.body).toMatchObject({ phone: "+33612345678", phoneNumberCountry: "FR" });
  });
});
