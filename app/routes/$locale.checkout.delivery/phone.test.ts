import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { answerOf, type FakeBrowser, posted } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/delivery";

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
  world.addresses = [aDeliveryAddress()];
  browser = await aShopper(world, server);
});

async function open(): Promise<DeliveryView> {
  const { result } = await browser.visit(loader, PAGE);
  return answerOf<{ delivery: DeliveryView }>(result).data.delivery;
}

const send = (answers: Record<string, string>) => browser.visit(action, PAGE, posted({ method: "NO", ...answers }));

describe("a phone number given for delivery to a saved address", () => {
  it("is kept beside the address's own, also when the step is sent again", async () => {
    const { firstName, lastName, line1, zipCode, city, country } = aDeliveryAddress();
    await send({ address: "new", firstName, lastName, line1, zipCode, city, country, phone: "06 99 88 77 66" });
    const { values, addresses } = await open();
    expect([values.address, addresses[0]?.phone]).toEqual(["home", "06 99 88 77 66"]);
    await send({ address: "home" });
    const sent = world.called("POST carts-self/cart-1/shipping-method/NO").map(({ body }) => body);
    const address = { phone: "+33699887766", phoneNumberCountry: "FR", vitrineAddressId: "home" };
    expect(sent).toEqual([expect.objectContaining(address), expect.objectContaining(address)]);
    expect(world.changes.filter((name) => name.includes("addresses"))).toEqual([]);
  });

  it("is offered again where the address has none", async () => {
    world.addresses = [aDeliveryAddress({ phoneNumber: undefined })];
    world.customer = aCustomer({ phoneNumber: "+33639980112" });
    await send({ address: "home", "phone-home": "06 99 88 77 66" });
    expect((await open()).values["phone-home"]).toBe("06 99 88 77 66");
  });
});

it.each([
  [[], "none"],
  [["PR"], "none"],
  [["EX"], "optional"],
  [["NO", "EX"], "required"],
] as const)("the form of a new address asks for a number, where %j ask for one: %s [PAY-06]", async (asking, phone) => {
  world.methods = [aMethod("NO"), aMethod("EX")];
  browser.params = { phoneNumberByShippingMethod: [...asking] };
  expect((await open()).form.phone).toBe(phone);
});

describe("a phone number that the form of a new address was filled with", () => {
  it("stays the customer's own abroad, where its digits would be somebody else's", async () => {
    browser.params = { deliveryCountries: ["FR", "MC"] };
    world.addresses = [];
    world.customer = aCustomer({ phoneNumber: "+33612345678" });
    const { phone = "" } = (await open()).form.values;
    const { firstName, lastName, line1 } = aDeliveryAddress();
    await send({ address: "new", firstName, lastName, line1, zipCode: "98000", city: "Monaco", country: "MC", phone });
    const [sent] = world.called("POST carts-self/cart-1/shipping-method/NO").map(({ body }) => body);
    expect(sent).toMatchObject({ country: "MC", phone: "+33612345678", phoneNumberCountry: "FR" });
  });
});
