import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { aShopperWithAddresses, NEW_ADDRESS } from "#tests/support/delivery-addresses.ts";
import { anAddress } from "#tests/support/customer-builders.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import type { DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import { action, loader } from "./route";

/** The answers to the delivery step: home delivery to a saved or a new address. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/delivery";
const SHIP = (key: string) => `POST carts-self/cart-1/shipping-method/${key}`;
const KEEP = "POST customers-self/addresses/deliveries";

beforeEach(async () => {
  ({ world, browser } = await aShopperWithAddresses(server));
});

async function open(): Promise<DeliveryView> {
  const { result } = await browser.visit(loader, PAGE);
  return answerOf<{ delivery: DeliveryView }>(result).data.delivery;
}

const send = (answers: Record<string, string>) => browser.submit(action, PAGE, answers);

describe("sending it", () => {
  it("delivers to a saved address, in capitals, by its id and phone number [PAY-05] [PAY-07]", async () => {
    expect(await send({ method: "NO", address: "home" })).toMatchObject({ status: 303, to: "/fr-fr/checkout/payment" });
    expect(world.called(SHIP("NO"))[0]?.body).toEqual({
      firstName: "CAMILLE",
      lastName: "PERRIN",
      address1: "27 RUE DE SAINTONGE",
      zipCode: "75003",
      city: "PARIS",
      country: "FR",
      phone: "+33612345678",
      phoneNumberCountry: "FR",
      vitrineAddressId: "home",
    });
    expect(world.called(KEEP)).toHaveLength(0);
  });

  it("that is new is kept once, however often the button is pressed at a time", async () => {
    browser = await aShopper(world, server, { dedupe: createDedupe({ ttl: 10_000 }) });
    await Promise.all([send(NEW_ADDRESS), send(NEW_ADDRESS)]);
    expect(world.called(KEEP)).toHaveLength(1);
  });

  it.each([
    ["for the page", 1],
    ["at all", Number.POSITIVE_INFINITY],
  ])("keeps no address a second time where the address book could not be read %s", async (_, failures) => {
    await send(NEW_ADDRESS);
    let reads = 0;
    world.refusals.set("GET customers-self/addresses/delivery", (answer) =>
      ++reads <= failures ? refusal(400, "DOWN") : (answer() as Response),
    );
    expect((await send(NEW_ADDRESS)).status).toBe(303);
    expect(world.called(KEEP)).toHaveLength(1);
    expect(world.called(SHIP("NO"))).toHaveLength(2);
  });

  it("keeps a new address on the customer, once however often it is sent", async () => {
    expect((await send(NEW_ADDRESS)).status).toBe(303);
    expect((await send({ ...NEW_ADDRESS, line1: "12 RUE de siam" })).status).toBe(303);
    expect(world.called(KEEP).map(({ body }) => body)).toEqual([
      {
        firstName: "Anaïs",
        lastName: "Le Goff",
        line1: "12 rue de Siam",
        zipCode: "29200",
        city: "Brest",
        country: "FR",
        phoneNumber: "+33612345678",
        phoneNumberCountry: "FR",
        favorite: false,
      },
    ]);
    for (const { body } of world.called(SHIP("NO"))) expect(body).toMatchObject({ vitrineAddressId: "address-2" });
  });

  it("takes the billing address again from a form that is sent twice: the first press saved it", async () => {
    const answers = { method: "NO", address: "billing", "phone-billing": "0612345678" };
    expect((await send(answers)).status).toBe(303);
    expect((await send(answers)).status).toBe(303);
    expect(world.called(KEEP)).toHaveLength(1);
    expect(world.called(SHIP("NO")).map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => expect.objectContaining({ vitrineAddressId: "address-2" }) as unknown),
    );
  });

  it("keeps the billing address on the customer as a person writes it, though the cart has it in capitals", async () => {
    const billingAddress = anAddress({
      address1: "12 BIS RUE DE L’ÉGLISE",
      address2: "BÂTIMENT B",
      city: "SAINT-ÉTIENNE",
    });
    world.cart = aReadyCart({ billingAddress, shippingAddress: null, shippingInfo: null });
    await send({ method: "NO", address: "billing", "phone-billing": "0612345678" });
    expect(world.called(KEEP)[0]?.body).toMatchObject({
      line1: "12 bis rue de l’Église",
      line2: "Bâtiment B",
      city: "Saint-Étienne",
    });
    expect(world.called(SHIP("NO"))[0]?.body).toMatchObject({
      address1: "12 BIS RUE DE L’ÉGLISE",
      city: "SAINT-ÉTIENNE",
    });
  });

  it.each([
    ["is refused", () => refusal(422, "TOO_MANY_ADDRESSES")],
    ["is not answered", () => refusal(503, "DOWN")],
    ["is answered against the contract", () => notByContract("<html>")],
  ])("delivers to a new address even where keeping it %s", async (_what, answer) => {
    world.refusals.set(KEEP, answer);
    expect((await send(NEW_ADDRESS)).status).toBe(303);
  });

  it("asks for a phone number where the method does and the address has none [PAY-06]", async () => {
    world.addresses = [aDeliveryAddress({ phoneNumber: undefined })];
    const { status, problem } = await send({ method: "NO", address: "home" });
    expect(status).toBe(400);
    expect(problem.fields).toEqual([{ fieldId: "phone-home", text: expect.stringMatching(/transporteur/) as string }]);
    expect((await send({ method: "NO", address: "home", "phone-home": "12" })).problem.fields[0]?.text).toMatch(
      /06\s12/,
    );
    expect((await send({ method: "NO", address: "home", "phone-home": "+44 7400 123456" })).status).toBe(303);
    expect(world.called(SHIP("NO"))[0]?.body).toMatchObject({ phone: "+447400123456", phoneNumberCountry: "GB" });
  });

  it.each<[string, Record<string, string>, string[], number]>([
    ["no answers at all", {}, ["method", "address"], 400],
    ["a method that is not offered", { method: "LM", address: "home" }, ["method"], 422],
    ["a path for a method", { method: "../validate", address: "home" }, ["method"], 422],
    ["somebody else's address", { method: "NO", address: "other" }, ["address"], 422],
    [
      "an empty new address",
      { method: "NO", address: "new", country: "FR" },
      ["firstName", "lastName", "line1", "zipCode", "city", "phone"],
      400,
    ],
  ])("shows the form again for %s, on a new page if its choices are others", async (_what, answers, fields, said) => {
    const { status, problem } = await send(answers);
    expect(status).toBe(said);
    expect(problem.fields.map(({ fieldId }) => fieldId)).toEqual(fields);
    expect(problem.values).toEqual(answers);
    expect(world.changes).toEqual([]);
  });

  it("changes nothing by the form of another customer, and keeps what was typed", async () => {
    const { status, problem } = await send({ ...NEW_ADDRESS, [OWNER_FIELD]: "x".repeat(16) });
    expect([status, problem.values]).toEqual([409, NEW_ADDRESS]);
    expect(world.changes).toEqual([]);
  });

  it("says so when the gateway does not deliver there", async () => {
    world.refusals.set(SHIP("NO"), () => refusal(422, "COUNTRY_NOT_DELIVERED"));
    expect((await send(NEW_ADDRESS)).problem.fields[0]?.fieldId).toBe("country");
    expect((await send({ method: "NO", address: "home" })).problem.notice).toMatch(/autre mode de livraison/);
    world.refusals.set(SHIP("NO"), () => refusal(422, "SHIPPING_METHOD_UNAVAILABLE"));
    expect((await send({ method: "NO", address: "home" })).problem.notice).toMatch(/autre mode de livraison/);
  });

  it("keeps the choice when the gateway is unavailable", async () => {
    world.refusals.set(SHIP("EX"), () => refusal(503, "DOWN"));
    expect((await send({ method: "EX", address: "billing", "phone-billing": "0612345678" })).status).toBe(503);
    const delivery = await open();
    // The billing address was saved to the address book and has an id now.
    const { id = "" } = world.addresses.at(-1) ?? {};
    expect(delivery).toMatchObject({ isRestored: true, values: { method: "EX", address: id } });
    expect(delivery.addresses.find((option) => option.id === id)?.phone).toBe("06 12 34 56 78");
    world.refusals.clear();
    expect((await send({ method: "NO", address: "home" })).status).toBe(303);
    expect(browser.cookies.draft).toBeUndefined();
  });

  it.each(["", "enter", "findPlaces:PR"])(
    "is kept, and says so, signed out, sent with '%s' [BEY-15]",
    async (intent) => {
      const { access, refresh } = browser.cookies;
      delete browser.cookies.access;
      const owner = ownerMark({ accessToken: access!.accessToken, refreshToken: "" })!;
      const typed = { method: "NO", address: "billing", "phone-billing": "0639980199", "place-PR": "75003" };
      expect((await send({ ...typed, intent, [OWNER_FIELD]: owner })).status).toBe(301);
      Object.assign(browser.cookies, { access, refresh });
      expect(await open()).toMatchObject({ isRestored: true, values: typed });
    },
  );
});
