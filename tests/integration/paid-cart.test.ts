import { beforeAll, describe, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import {
  addToCart,
  fillCheckout,
  findSku,
  PASSWORD,
  pay,
  payByCard,
  putInCart,
  register,
  signIn,
  valueOf,
} from "../support/http-shopper";
import { cartOf, type Fault, paymentsOf, putGiftCard, setFaults } from "../support/sandbox-control";

/** Paid in one browser, continued in another, without scripts: one charge, one order, and the shopper is told. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const CHECKOUT = "/fr-fr/checkout";
let sku: string;
let customers = 0;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

/** A new customer whose browser is on the provider's page. */
async function atTheProvider(): Promise<{ browser: HttpBrowser; email: string; provider: Page; cartId: string }> {
  const browser = new HttpBrowser(shop);
  const email = `paid-cart-${Date.now()}-${(customers += 1)}@vitrine.test`;
  await putInCart(browser, sku);
  await register(browser, await browser.open(`${CHECKOUT}/billing`), email);
  const provider = await pay(browser, await fillCheckout(browser));
  expect(provider.url).toContain("/pay/");
  return { browser, email, provider, cartId: await cartOf(sandbox, provider) };
}

/** Pays, and closes the tab before the shop hears of it: the payment runs in a browser without the shop's cookies. */
const payAndLeave = (provider: Page) => payByCard(new HttpBrowser(shop), provider);

async function expectOneOrder(page: Page, cartId: string): Promise<void> {
  expect(new URL(page.url).pathname).toBe(`${CHECKOUT}/confirmation`);
  const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
  expect({ authorisations, voids }).toEqual({ authorisations: 1, voids: 0 });
  expect(page.text).toContain(orderNumber ?? "no order");
}

describe("a payment in one tab, a start refused in another", () => {
  it('leads to the order, not to "not accepted" [PAY-16, PAY-17]', async () => {
    const { browser, provider, cartId } = await atTheProvider();
    const path = `/carts-self/${cartId}/payments$`;
    await setFaults(sandbox, [
      { method: "POST", path, status: 402, body: { code: "REFUSED", message: "No." }, times: 1 },
    ]);
    await browser.post(`${CHECKOUT}/payment`, { method: "paypal" });
    const refused = await pay(browser, await browser.open(`${CHECKOUT}/overview`));
    await setFaults(sandbox, []);
    expect(new URL(refused.url).pathname).toBe(`${CHECKOUT}/payment`);
    await expectOneOrder(await payByCard(browser, provider), cartId);
    expect(browser.failures).toEqual([]);
  });
});

describe("a cart that was paid by a shopper who did not come back", () => {
  it.each(["/fr-fr/cart", `${CHECKOUT}/overview`, "/fr-fr/account/orders"])(
    "is ordered on the next page, once: %s [PAY-17]",
    async (path) => {
      const { browser, provider, cartId } = await atTheProvider();
      await payAndLeave(provider);
      expect((await paymentsOf(sandbox, cartId)).orderNumber).toBeNull();
      await expectOneOrder(await browser.open(path), cartId);
      await expectOneOrder(await browser.open(`${CHECKOUT}/adyen-check`), cartId);
    },
  );

  it.each([
    [`${CHECKOUT}/adyen-check?redirectResult=x`, "without a cart"],
    [`${CHECKOUT}/adyen-check?redirectResult=x`, "with a visitor's cart"],
    ["/fr-fr/account/orders", "without a cart"],
  ])("is ordered in another browser of the customer's: %s, %s [PAY-17]", async (path, cart) => {
    const { email, provider, cartId } = await atTheProvider();
    await payAndLeave(provider);
    const other = new HttpBrowser(shop);
    if (cart !== "without a cart") await addToCart(other, sku);
    await expectOneOrder(await signIn(other, await other.open(path), email, PASSWORD), cartId);
  });

  it("is nothing to confirm while the payment waits or was refused [PAY-15]", async () => {
    const { browser, provider, cartId } = await atTheProvider();
    for (const path of ["/fr-fr/cart", `${CHECKOUT}/overview`, "/fr-fr/account/orders"]) {
      expect(new URL((await browser.open(path)).url).pathname).toBe(path);
    }
    await payByCard(new HttpBrowser(shop), provider, "4000 0000 0000 0002");
    expect(new URL((await browser.open("/fr-fr/cart")).url).pathname).toBe("/fr-fr/cart");
    expect(await paymentsOf(sandbox, cartId)).toMatchObject({ authorisations: 0, orderNumber: null });
  });
});

describe("a cart that changed while the shopper was at the bank", () => {
  it.each(["before", "after"])(
    "is said to have changed, %s the bank's answer, and nothing is kept [PAY-15]",
    async (when) => {
      const { browser, provider, cartId } = await atTheProvider();
      if (when === "after") await payAndLeave(provider);
      // A payment whose state cannot be read does not keep the shopper from shopping.
      await setFaults(sandbox, [{ method: "POST", path: "/payments/adyen$", status: 503 }]);
      const added = await addToCart(browser, sku);
      await setFaults(sandbox, []);
      expect(shown(added)).toContain("ce paiement a été annulé");
      if (when === "before") expect((await payByCard(browser, provider)).status).toBe(410);
      const back = await browser.open(`${CHECKOUT}/adyen-check?redirectResult=x`);
      expect(new URL(back.url).pathname).toBe(`${CHECKOUT}/overview`);
      expect(shown(back)).toContain("a changé pendant que vous payiez");
      expect(shown(back)).not.toContain("Vous avez quitté le paiement");
      const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
      expect({ kept: authorisations - voids, orderNumber }).toEqual({ kept: 0, orderNumber: null });
      const confirmation = await payByCard(browser, await pay(browser, back));
      expect(new URL(confirmation.url).pathname).toBe(`${CHECKOUT}/confirmation`);
      expect(browser.failures).toEqual([]);
    },
  );
});

describe("a paid cart that is changed before the shopper comes back", () => {
  const inACart = async (browser: HttpBrowser) => shown(await browser.open("/fr-fr/cart"));

  it("is ordered first, and what is put in goes into a new cart [PAY-17]", async () => {
    const { browser, provider, cartId } = await atTheProvider();
    await payAndLeave(provider);
    const added = await addToCart(browser, sku);
    expect(new URL(added.url).pathname).toBe("/fr-fr/cart");
    expect(shown(added)).toContain("Votre commande précédente, déjà payée");
    expect(added.text).toContain(`name="lineId"`);
    await expectOneOrder(await browser.open(`${CHECKOUT}/confirmation`), cartId);
    expect(browser.failures).toEqual([]);
  });

  it("is so for scripts, once for presses at the same moment", async () => {
    const { browser, provider, cartId } = await atTheProvider();
    await payAndLeave(provider);
    const press = () => browser.post("/fr-fr/cart/add", { intent: "add", sku }, { follow: false });
    for (const { status } of await Promise.all([press(), press()])) expect(status).toBeLessThan(400);
    await expectOneOrder(await browser.open(`${CHECKOUT}/confirmation`), cartId);
    expect(await inACart(browser)).toMatch(/\b[12] articles?/);
  });

  it("is confirmed instead where a form is about what is ordered by then", async () => {
    const { browser, provider, cartId } = await atTheProvider();
    const lineId = valueOf(await browser.open("/fr-fr/cart"), "lineId") ?? "";
    await payAndLeave(provider);
    await expectOneOrder(await browser.post("/fr-fr/cart", { intent: "delete", lineId }), cartId);
  });

  it("is ordered first from a browser that has not heard of the payment", async () => {
    const shopper = new HttpBrowser(shop);
    const email = `two-browsers-${Date.now()}@vitrine.test`;
    await putInCart(shopper, sku);
    await register(shopper, await shopper.open(`${CHECKOUT}/billing`), email);
    const overview = await fillCheckout(shopper);
    const phone = new HttpBrowser(shop);
    await signIn(phone, await phone.open("/fr-fr/account/orders"), email, PASSWORD);
    await phone.open("/fr-fr/cart");
    const provider = await pay(shopper, overview);
    const cartId = await cartOf(sandbox, provider);
    await payAndLeave(provider);
    expect(shown(await addToCart(phone, sku))).toContain("Votre commande précédente, déjà payée");
    await expectOneOrder(await phone.open(`${CHECKOUT}/confirmation`), cartId);
  });

  it.each<[string, Fault]>([
    ["where the payment stands", { method: "POST", path: "/payments/adyen$", status: 503, times: 1 }],
    ["whether the order was made", { method: "POST", path: "/validate$", status: 503, times: 1 }],
    ["which cart the customer has", { method: "GET", path: "/carts-self$", status: 503, times: 3 }],
  ])("is not merged at sign-in while nobody can say %s [PAY-17, CART-05]", async (_title, fault) => {
    const { email, provider, cartId } = await atTheProvider();
    await payAndLeave(provider);
    const other = new HttpBrowser(shop);
    await putInCart(other, sku);
    const login = await other.open(`${CHECKOUT}/billing`);
    await setFaults(sandbox, [fault]);
    await expectOneOrder(await signIn(other, login, email, PASSWORD), cartId);
    await setFaults(sandbox, []);
    expect(await inACart(other)).toContain("1 article");
    expect(other.failures).toEqual([]);
  });

  it("keeps the payment on pages that only show a visitor's cart, and merges once it is known", async () => {
    const { email, provider, cartId } = await atTheProvider();
    await payAndLeave(provider);
    const other = new HttpBrowser(shop);
    await putInCart(other, sku);
    const login = await other.open("/fr-fr/account/dashboard");
    await setFaults(sandbox, [{ method: "POST", path: "/payments/adyen$", status: 503 }]);
    await signIn(other, login, email, PASSWORD);
    for (const path of ["/fr-fr", "/fr-fr/cart"]) expect((await other.open(path)).status).toBe(200);
    expect((await paymentsOf(sandbox, cartId)).voids).toBe(0);
    await setFaults(sandbox, []);
    await expectOneOrder(await other.open("/fr-fr/cart"), cartId);
    expect(await inACart(other)).toContain("1 article");
  });
});

describe("an order that is refused while the payment stands", () => {
  const refused = (status: number, code: string): Fault[] => [
    { method: "POST", path: "/validate$", status, body: { code, message: "No." } },
  ];
  const noRefresh: Fault = { method: "PUT", path: "/refresh$", status: 503 };

  const REFUSALS: [name: string, faults: Fault[]][] = [
    ["409 VERSION_CONFLICT", refused(409, "VERSION_CONFLICT")],
    ["422 VALIDATION", refused(422, "VALIDATION")],
    ["402 PAYMENT_REQUIRED", refused(402, "PAYMENT_REQUIRED")],
    ["412 CHECKOUT_INCOMPLETE", refused(412, "CHECKOUT_INCOMPLETE")],
    ["412 STOCK_CHANGED, without an answer to the refresh", [...refused(412, "STOCK_CHANGED"), noRefresh]],
  ];

  // One shopper meets them all: none of them may end the payment.
  it("is being checked, whatever the refusal, and ordered by the next page [PAY-15, PAY-17]", async () => {
    const { browser, provider, cartId } = await atTheProvider();
    let back = provider;
    for (const [name, faults] of REFUSALS) {
      await setFaults(sandbox, faults);
      back = back === provider ? await payByCard(browser, provider) : await browser.open(`${CHECKOUT}/adyen-check`);
      expect(new URL(back.url).pathname, name).toBe(`${CHECKOUT}/adyen-check`);
      expect(shown(back), name).not.toContain("débité");
      const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
      expect({ authorisations, voids, orderNumber }, name).toEqual({ authorisations: 1, voids: 0, orderNumber: null });
    }
    await setFaults(sandbox, []);
    await expectOneOrder(await browser.open(`${CHECKOUT}/overview`), cartId);
  });

  it("says what has changed, and that nothing was charged, only once the gateway has given it back", async () => {
    const { browser } = await atTheProvider();
    const giftCard = `6008${String(Date.now()).slice(-12)}`;
    const balance = (centAmount: number) => ({ balance: { centAmount, currencyCode: "EUR" } });
    await putGiftCard(sandbox, giftCard, balance(1_500));
    await browser.post(`${CHECKOUT}/payment`, { intent: "use-gift-card", giftCard, method: "cb" });
    const provider = await pay(browser, await browser.post(`${CHECKOUT}/payment`, { method: "cb" }));
    const cartId = await cartOf(sandbox, provider);
    await putGiftCard(sandbox, giftCard, balance(1_000));
    await setFaults(sandbox, [noRefresh, { method: "GET", path: "/gift-cards/", status: 503 }]);
    const back = await payByCard(browser, provider);
    expect(new URL(back.url).pathname).toBe(`${CHECKOUT}/adyen-check`);
    expect(shown(back)).not.toContain("débité");
    expect((await paymentsOf(sandbox, cartId)).voids).toBe(0);
    await setFaults(sandbox, []);
    expect(shown(await browser.open(`${CHECKOUT}/adyen-check`))).toContain("a changé pendant que vous payiez");
    expect((await paymentsOf(sandbox, cartId)).voids).toBe(1);
  });
});
