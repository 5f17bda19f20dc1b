import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import { anAddress } from "#tests/support/customer-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { DeliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { action, loader } from "./route";

/** Happy shopping (HSP): the parcel is handed to a named person. */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/delivery";
const HSP = "POST carts-self/cart-1/shipping-method-hsp";
const RECEIVER = { method: "HSP", hspFirstName: " Jürgen ", hspLastName: "Weiß", hspPhone: "06 12 34 56 78" };

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ shippingAddress: null, shippingInfo: null });
  world.addresses = [aDeliveryAddress()];
  world.methods = [aMethod("NO"), aMethod("HSP")];
  browser = await aShopper(world, server);
  browser.params = { phoneNumberByShippingMethod: ["HSP"] };
});

const send = (answers: Record<string, string>) => browser.submit(action, PAGE, answers);

async function open(): Promise<DeliveryView> {
  const { result } = await browser.visit(loader, PAGE);
  return answerOf<{ delivery: DeliveryView }>(result).data.delivery;
}

it("sends the receiver, with names in capitals and a number that can be called [PAY-05] [PAY-09]", async () => {
  expect(await send(RECEIVER)).toMatchObject({ status: 303, to: "/fr-fr/checkout/payment" });
  expect(world.called(HSP).map(({ body }) => body)).toEqual([
    { firstName: "JÜRGEN", lastName: "WEISS", phone: "+33612345678", phoneNumberCountry: "FR" },
  ]);
  expect(world.changes).toEqual([HSP]);
});

it("shows the receiver of this cart again, and nobody before one was named", async () => {
  expect((await open()).values).not.toHaveProperty("hspFirstName");
  await send(RECEIVER);
  expect((await open()).values).toMatchObject({
    method: "HSP",
    hspFirstName: "Jürgen",
    hspLastName: "Weiss",
    hspPhone: "06 12 34 56 78",
  });
});

it.each<[string, Record<string, string>, string[]]>([
  ["nobody", { hspFirstName: "", hspLastName: " ", hspPhone: "" }, ["hspFirstName", "hspLastName", "hspPhone"]],
  ["no number", { hspPhone: "" }, ["hspPhone"]],
  ["a number that nobody can call", { hspPhone: "12" }, ["hspPhone"]],
  ["a name that is none", { hspFirstName: "1234" }, ["hspFirstName"]],
  ["a name that is too long", { hspLastName: "a".repeat(51) }, ["hspLastName"]],
  ["names that are none", { hspFirstName: "1", hspLastName: "2" }, ["hspFirstName", "hspLastName"]],
])("asks again for %s, beside the field, and keeps what was typed", async (_what, change, fields) => {
  const typed = { ...RECEIVER, ...change };
  const { status, problem } = await send(typed);
  expect(status).toBe(400);
  expect(problem.fields.map(({ fieldId }) => fieldId)).toEqual(fields);
  expect(new Set(problem.fields.map(({ text }) => text)).size).toBe(fields.length);
  expect(problem.fields.every(({ text }) => text.length > 10)).toBe(true);
  expect(problem.values).toEqual(typed);
  expect(world.changes).toEqual([]);
});

it("asks for no number where the domain does not, and still for a true one [PAY-06]", async () => {
  browser.params = { phoneNumberByShippingMethod: [] };
  expect((await open()).isReceiverPhoneAsked).toBe(false);
  expect((await send({ ...RECEIVER, hspPhone: "12" })).status).toBe(400);
  expect((await send({ ...RECEIVER, hspPhone: "" })).status).toBe(303);
  expect(world.called(HSP)[0]?.body).toEqual({ firstName: "JÜRGEN", lastName: "WEISS" });
});

it("is not taken where it is not offered", async () => {
  world.methods = [aMethod("NO")];
  const { status, problem } = await send({ ...RECEIVER, address: "home" });
  expect([status, problem.fields.map(({ fieldId }) => fieldId)]).toEqual([422, ["method"]]);
  expect(world.changes).toEqual([]);
});

it("is offered only where the billing address, to which it goes, is delivered to", async () => {
  browser.params = { deliveryCountries: ["FR"] };
  const offered = async () => (await open()).methods.map(({ key }) => key);
  expect(await offered()).toContain("HSP");
  world.cart = aReadyCart({ billingAddress: anAddress({ country: "DE" }), shippingAddress: null, shippingInfo: null });
  expect(await offered()).toEqual(["NO"]);
});

describe("what the gateway refuses", () => {
  it("is said above the form, which stays", async () => {
    world.refusals.set(HSP, () => refusal(422, "SHIPPING_METHOD_UNAVAILABLE"));
    const { status, problem } = await send(RECEIVER);
    expect([status, problem.values]).toEqual([422, RECEIVER]);
    expect(problem.notice).toMatch(/autre mode de livraison/);
  });

  it.each([
    [409, 409],
    [503, 503],
  ])("with %i is a %i, and nothing is lost", async (answer, status) => {
    world.refusals.set(HSP, () => refusal(answer, "NO"));
    const { problem, ...sent } = await send(RECEIVER);
    expect(sent.status).toBe(status);
    expect(problem.notice).toBeTruthy();
    expect(problem.values).toEqual(RECEIVER);
  });
});
