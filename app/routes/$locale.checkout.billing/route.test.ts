import { beforeEach, describe, expect, it } from "vitest";
import { aToken } from "#tests/support/auth-provider.ts";
import { aDeliveryAddress, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer, anAddress } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { BillingView } from "#app/bff/checkout/billing.server.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/billing";
/** An address of the step that skips prefilling (usual-choices.server.test.ts). */
const CHANGE = `${PAGE}?from=overview`;
const SAVE_CART = "POST carts-self/cart-1/billing-address";
const SAVE_CUSTOMER = "PUT customers-self/addresses/billing";
const ANSWERS = {
  firstName: "Anaïs",
  lastName: "Le Goff",
  line1: "12 rue de la Forêt",
  line2: "Bât. B",
  zipCode: "29200",
  city: "Brest",
  country: "FR",
  sameAddress: "on",
};

beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ billingAddress: null, shippingAddress: null, shippingInfo: null });
  browser = await aShopper(world, server);
});

async function open(url = PAGE): Promise<{ title: string; isChange: boolean; billing: BillingView }> {
  return answerOf<{ title: string; isChange: boolean; billing: BillingView }>((await browser.visit(loader, url)).result)
    .data;
}

const send = (answers: Record<string, string>, url = PAGE) => browser.submit(action, url, answers);

describe("the billing form", () => {
  it("opens with the customer's billing address [PAY-04]", async () => {
    world.billing = { line1: "1 quai", zipCode: "33000", city: "Bordeaux", country: "FR" };
    world.addresses = [aDeliveryAddress()];
    expect((await open(CHANGE)).billing.form.values).toMatchObject({
      firstName: "Camille",
      line1: "1 quai",
      city: "Bordeaux",
    });
  });

  it("else with the cart's, else the favourite delivery address, else the account's names", async () => {
    world.addresses = [aDeliveryAddress({ id: "b", favorite: false, city: "Lyon" }), aDeliveryAddress()];
    expect((await open(CHANGE)).billing.form.values).toMatchObject({ line1: "27 rue de Saintonge", city: "Paris" });
    world.cart = aReadyCart({ billingAddress: anAddress({ firstName: "JEAN-PAUL", city: "NICE" }) });
    expect((await open()).billing.form.values).toMatchObject({ firstName: "Jean-Paul", city: "Nice" });
    world.cart = aReadyCart({ billingAddress: null });
    world.addresses = [];
    expect((await open()).billing.form.values).toMatchObject({
      firstName: "Camille",
      lastName: "Perrin",
      country: "FR",
    });
  });

  it("offers the billing countries, the site's own first [PAY-04]", async () => {
    const { form, isSame } = (await open()).billing;
    expect(form.countries.map(({ value, label }) => [value, label])).toEqual([
      ["FR", "France"],
      ["BE", "Belgique"],
    ]);
    expect(isSame).toBe(true);
    expect(form.countries[0]).toMatchObject({ cityFirst: false, postcode: "75003", callingCode: "+33" });
    // The cart cookie names the site: each site has its own cart.
    browser.cookies.cart = { cartId: "cart-1", country: "GB" };
    expect((await open("/en/checkout/billing")).billing.form.countries[0]).toMatchObject({
      cityFirst: true,
      postcode: "SW1A 1AA",
    });
  });

  it("names the step in its title and links the done ones", async () => {
    expect((await open()).title).toBe("Facturation, étape 1 sur 4 | Vitrine");
  });
});

describe("sending it", () => {
  it("saves the address on customer and cart, in capitals for the cart [PAY-04] [PAY-05]", async () => {
    const { status, to } = await send(ANSWERS);
    expect([status, to]).toEqual([303, "/fr-fr/checkout/delivery"]);
    const { firstName: _first, lastName: _last, sameAddress: _same, ...postal } = ANSWERS;
    expect(world.called(SAVE_CUSTOMER)[0]?.body).toEqual(postal);
    expect(world.called(SAVE_CART)[0]?.body).toEqual({
      firstName: "ANAÏS",
      lastName: "LE GOFF",
      address1: "12 RUE DE LA FORÊT",
      address2: "BÂT. B",
      zipCode: "29200",
      city: "BREST",
      country: "FR",
    });
  });

  it("takes a billing country that the shop does not deliver to, and none that it does not offer [PAY-04]", async () => {
    expect(await send({ ...ANSWERS, country: "BE", zipCode: "1000" })).toMatchObject({ status: 303 });
    expect(world.called(SAVE_CART)[0]?.body).toMatchObject({ zipCode: "1000", country: "BE" });
    const refused = await send({ ...ANSWERS, country: "US", zipCode: "10001" });
    expect([refused.status, refused.problem.fields.map(({ fieldId }) => fieldId)]).toEqual([400, ["country"]]);
    expect(world.called(SAVE_CART)).toHaveLength(1);
  });

  it("remembers whether it is wanted for delivery, as far as the shop delivers there", async () => {
    await send(ANSWERS);
    expect(browser.cookies.funnel?.sameAddress).toBe(true);
    await send({ ...ANSWERS, country: "BE", zipCode: "1000" });
    expect(browser.cookies.funnel?.sameAddress).toBe(false);
    const { sameAddress: _same, ...unticked } = ANSWERS;
    await send(unticked);
    expect(browser.cookies.funnel?.sameAddress).toBe(false);
    expect((await open()).billing.isSame).toBe(false);
  });

  it("leads back to the overview when it was changed from there, and says so", async () => {
    world.cart = aReadyCart();
    browser.cookies.funnel = { paymentMethod: "cb" };
    expect([(await open()).isChange, (await open(CHANGE)).isChange]).toEqual([false, true]);
    const { sameAddress: _same, ...unticked } = ANSWERS;
    expect((await send(unticked, CHANGE)).to).toBe("/fr-fr/checkout/overview");
  });

  it("leads to the delivery, and says so, where the parcel would still go to the address before", async () => {
    browser.cookies.funnel = { paymentMethod: "cb" };
    const home = anAddress();
    const toReceiver = {
      shippingMethodKey: "HSP",
      name: "HSP",
      price: { centAmount: 0, currencyCode: "EUR" },
    } as const;
    const { sameAddress: _same, ...unticked } = ANSWERS;
    for (const [cart, answers] of [
      [aReadyCart({ billingAddress: home, shippingAddress: home }), ANSWERS],
      [aReadyCart({ billingAddress: home, shippingAddress: home, shippingInfo: toReceiver }), unticked],
    ] as const) {
      world.cart = cart;
      expect((await send(answers, CHANGE)).to).toBe("/fr-fr/checkout/delivery?from=overview");
      expect(browser.cookies.flash?.messages).toContainEqual({ kind: "info", key: "checkout.movedDelivery" });
    }
    // The same address once more: the parcel goes there already.
    world.cart = aReadyCart({ shippingAddress: world.cart?.billingAddress });
    expect((await send(ANSWERS, CHANGE)).to).toBe("/fr-fr/checkout/overview");
  });

  it("ticks the delivery to its address where the parcel goes there, or nowhere yet", async () => {
    const home = anAddress();
    const isSame = async () => (await open(CHANGE)).billing.isSame;
    expect(await isSame()).toBe(true);
    world.cart = aReadyCart({ billingAddress: home, shippingAddress: home });
    expect(await isSame()).toBe(true);
    world.cart = aReadyCart({ billingAddress: home, shippingAddress: anAddress({ city: "LYON" }) });
    expect(await isSame()).toBe(false);
  });

  it("shows the form again with what is to be mended, and everything typed", async () => {
    const typed = { ...ANSWERS, firstName: "", zipCode: "292", line1: "x".repeat(201) };
    const { status, problem } = await send(typed);
    expect(status).toBe(400);
    expect(problem.fields.map(({ fieldId }) => fieldId)).toEqual(["firstName", "line1", "zipCode"]);
    expect(problem.values).toEqual(typed);
    expect(problem.errorTitle).toBe("Erreur\u00a0: Facturation, étape 1 sur 4 | Vitrine");
    expect(world.changes).toEqual([]);
  });

  it("says so in the title of the document that answers it", async () => {
    const { context } = await send({ ...ANSWERS, city: "" });
    const { data } = answerOf<{ title: string }>(
      await loader({ context, request: new Request(`http://localhost:3000${PAGE}`), params: {} }),
    );
    expect(data.title).toMatch(/^Erreur\u00a0: Facturation/);
  });

  it("repeats once on 409, and says so when the cart keeps changing", async () => {
    let refusals = 1;
    world.refusals.set(SAVE_CART, () => (refusals-- > 0 ? refusal(409, "VERSION") : undefined!));
    expect((await send(ANSWERS)).status).toBe(303);
    refusals = 9;
    const { status, problem } = await send(ANSWERS);
    expect(status).toBe(409);
    expect(problem.notice).toMatch(/modifié ailleurs/);
    expect(problem.values).toMatchObject({ city: "Brest" });
  });

  it("points to the country that the gateway does not bill", async () => {
    world.refusals.set(SAVE_CART, () => refusal(422, "COUNTRY_NOT_BILLED"));
    const { status, problem } = await send(ANSWERS);
    expect(status).toBe(422);
    expect(problem.fields.map(({ fieldId }) => fieldId)).toEqual(["country"]);
  });

  it("leads to the cart when that is gone meanwhile", async () => {
    world.refusals.set(SAVE_CART, () => refusal(404, "CART_UNKNOWN", "No cart found for id cart-1"));
    expect(await send(ANSWERS)).toMatchObject({ status: 303, to: "/fr-fr/cart" });
  });
});

describe("an interruption", () => {
  it("keeps what was typed when the session has ended, for the same customer [BEY-15]", async () => {
    const { access } = browser.cookies;
    browser.cookies.refresh = { refreshToken: await aToken({ exp: 1 }), sessionId: "session-1" };
    expect((await send(ANSWERS)).status).toBe(301);
    expect(world.changes).toEqual([]);
    browser.cookies.access = { accessToken: await aToken({ sub: "c-2" }), sessionId: "session-1" };
    browser.cookies.refresh = { refreshToken: await aToken(), sessionId: "session-1" };
    expect((await open()).billing).toMatchObject({ isRestored: false, form: { values: { firstName: "Camille" } } });
    browser.cookies.access = access;
    expect((await open()).billing).toMatchObject({
      isRestored: true,
      form: { values: { firstName: "Anaïs", city: "Brest" } },
    });
    await send(ANSWERS);
    expect((await open()).billing.isRestored).toBe(false);
  });

  it("keeps it when the gateway is unavailable, and claims nothing", async () => {
    world.refusals.set(SAVE_CART, () => refusal(503, "DOWN"));
    const { status, problem, context } = await send(ANSWERS);
    expect(status).toBe(503);
    expect(context.failure).toBe("unavailable");
    expect(problem.notice).toMatch(/conservée/);
    expect(problem.values).toMatchObject({ city: "Brest" });
    world.refusals.clear();
    expect((await open()).billing).toMatchObject({ isRestored: true, form: { values: { city: "Brest" } } });
  });

  it("does not keep a form that no cookie could hold", async () => {
    world.refusals.set(SAVE_CART, () => refusal(503, "DOWN"));
    await send({ ...ANSWERS, ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`x${n}`, "é".repeat(300)])) });
    expect(browser.cookies.draft).toBeUndefined();
  });
});

it("shows a deleted account nothing", async () => {
  world.customer = aCustomer({ isDeleted: true });
  const { response } = await browser.visit(loader, PAGE);
  expect(response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
});
