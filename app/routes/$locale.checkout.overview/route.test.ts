import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { aToken } from "#tests/support/auth-provider.ts";
import { anAddress, aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import type { CheckoutShell } from "#app/models/checkout-view.ts";
import type { OverviewView } from "#app/bff/checkout/overview.server.ts";
import type { PayProblem } from "#app/bff/checkout/pay-action.server.ts";
import type { PaymentView } from "#app/bff/checkout/payment-choice.server.ts";
import { action as savePayment, loader as payment } from "#app/routes/$locale.checkout.payment/route.tsx";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/overview";
const PAYMENTS = "POST carts-self/cart-1/payments";
const VALIDATE = "POST carts-self/cart-1/validate";

beforeEach(async () => {
  world = new CheckoutWorld();
  browser = await aShopper(world, server);
  browser.cookies.funnel = { paymentMethod: "cb" };
});

async function open() {
  const { result, response } = await browser.visit(loader, PAGE);
  if (response) throw new Error(`led to ${response.headers.get("location")}`);
  return answerOf<CheckoutShell & { overview: OverviewView }>(result).data;
}

async function press(amount = "4999", more: Record<string, string> = {}) {
  const { result, response } = await browser.visit(action, PAGE, posted({ amount, ...more }));
  const { status, data } = answerOf<PayProblem>(result);
  const to = response?.headers.get("location")?.replace(/\?.*/, "");
  return { status: response?.status ?? status, to, problem: data, response };
}

describe("the overview", () => {
  it("leads back to the payment step, which says that the chosen method is not offered any more", async () => {
    browser.cookies.funnel = { paymentMethod: "alma-3x", attempt: "a" };
    const { response } = await browser.visit(loader, PAGE);
    expect(response?.headers.get("location")).toBe("/fr-fr/checkout/payment");
    for (const _reload of [1, 2]) {
      const { result } = await browser.visit(payment, "/fr-fr/checkout/payment");
      expect(answerOf<{ payment: PaymentView }>(result).data.payment).toMatchObject({
        notice: { kind: "danger", text: expect.stringContaining("n’est pas disponible pour cette commande") as string },
        chosen: "cb",
      });
    }
    await browser.visit(savePayment, "/fr-fr/checkout/payment", posted({ method: "cb" }));
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "cb" });
    expect(browser.cookies.funnel?.notice).toBeUndefined();
    await open();
  });

  it.each([
    [{ zipCode: "SW3 4RY", city: "London", country: "GB" }, "Camille Perrin, London, SW3\u00a04RY, Royaume-Uni"],
    [{ zipCode: "00-950", city: "Warszawa", country: "PL" }, "Camille Perrin, 00-\u2060950 Warszawa, Pologne"],
  ])("says where the bill goes as its country writes it, the postcode in one piece: %j", async (town, summary) => {
    world.cart = aReadyCart({ billingAddress: anAddress(town) });
    expect((await open()).steps[0]).toMatchObject({ summary });
  });

  it("sums everything up, with a change link to each step that leads back here [PAY-20]", async () => {
    const phone = { phone: "+33612345678", phoneNumberCountry: "FR" };
    world.cart = aReadyCart({ shippingAddress: anAddress(phone), lineItems: [aLine({ quantity: 2 })] });
    const { overview, order, steps } = await open();
    const lines = ["Camille Perrin", "27 rue de Saintonge", "75003 Paris"];
    expect(overview).toMatchObject({
      billing: { lines, change: "/fr-fr/checkout/billing?from=overview" },
      delivery: {
        label: "À domicile, mardi\u00a024\u00a0novembre",
        lines,
        phone: "06 12 34 56 78",
        change: "/fr-fr/checkout/delivery?from=overview",
      },
      payment: { title: "Carte bancaire", schedule: [], change: "/fr-fr/checkout/payment?from=overview" },
      cents: 9998,
      due: "Montant à payer\u00a0: 99,98\u00a0€",
      button: "Commander avec obligation de paiement",
      change: null,
    });
    expect(order.lines).toHaveLength(1);
    expect(steps.map(({ state, to }) => [state, to])).toEqual([
      ["done", "/fr-fr/checkout/billing"],
      ["done", "/fr-fr/checkout/delivery"],
      ["done", "/fr-fr/checkout/payment"],
      ["current", undefined],
    ]);
  });

  it("lists what is due when, of what is paid in parts", async () => {
    browser.cookies.funnel = { paymentMethod: "alma-3x", attempt: "a" };
    browser.params = { paymentProducts: [{ name: "alma-3x", rank: 1 }] };
    world.cart = aReadyCart({ lineItems: [aLine({ quantity: 2 })] });
    expect((await open()).overview.payment?.schedule).toEqual([
      { date: "Aujourd’hui", amount: "33,33\u00a0€" },
      { date: expect.stringMatching(/20\d\d$/) as string, amount: "33,33\u00a0€" },
      { date: expect.stringMatching(/20\d\d$/) as string, amount: "33,32\u00a0€" },
    ]);
  });

  it("orders without payment what costs nothing", async () => {
    browser.cookies.funnel = undefined;
    world.cart = aReadyCart({ totalPrice: { centAmount: 0, currencyCode: "EUR" } });
    expect((await open()).overview).toMatchObject({ payment: null, cents: 0, button: "Passer ma commande" });
    expect((await press("0")).to).toBe("/fr-fr/checkout/confirmation");
    expect(world.changes).toEqual([VALIDATE]);
  });

  it("blames no provider when what costs nothing could not be ordered", async () => {
    browser.cookies.funnel = undefined;
    world.cart = aReadyCart({ totalPrice: { centAmount: 0, currencyCode: "EUR" } });
    world.validations = [refusal(503, "DOWN"), "order"];
    const { status, problem } = await press("0");
    expect(status).toBe(503);
    expect(problem.notice).not.toMatch(/paie/);
    expect((await press("0")).to).toBe("/fr-fr/checkout/confirmation");
  });

  it("never says that what costs nothing was not ordered, where the answer was lost [PAY-17]", async () => {
    browser.cookies.funnel = undefined;
    world.cart = aReadyCart({ totalPrice: { centAmount: 0, currencyCode: "EUR" } });
    world.orderDelay = 1;
    world.refusals.set(VALIDATE, (answer) => {
      void answer();
      return notByContract("<html>");
    });
    const { status, problem } = await press("0");
    expect([status, problem.notice]).toEqual([503, expect.stringMatching(/^Nous ne savons pas encore/)]);
    expect((await press("0")).to).toBe("/fr-fr/checkout/confirmation");
    expect(world.called(VALIDATE)).toHaveLength(1);
  });

  it("gives two tabs and a double click one attempt [PAY-17]", async () => {
    await open();
    const { attempt } = browser.cookies.funnel ?? {};
    await open();
    expect(browser.cookies.funnel?.attempt).toBe(attempt);
    world.payments = [
      { resultCode: "RedirectShopper", action: { type: "redirect", url: "https://p.test", method: "GET", fields: {} } },
    ];
    await Promise.all([press(), press()]);
    const keys = world.called(PAYMENTS).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toContain(attempt);
  });
});

describe("paying", () => {
  it("leads to the confirmation by 303 [PAY-20]", async () => {
    expect(await press()).toMatchObject({ status: 303, to: "/fr-fr/checkout/confirmation" });
  });

  it("leads to the provider's page, in a document of its own", async () => {
    const fields = { token: "a b" };
    world.payments = [
      {
        resultCode: "RedirectShopper",
        action: { type: "redirect", url: "https://p.test/x?y=1", method: "GET", fields },
      },
    ];
    const { response } = await press();
    expect(response?.status).toBe(303);
    expect(response?.headers.get("location")).toBe("https://p.test/x?y=1&token=a+b");
    expect(response?.headers.get("x-remix-reload-document")).toBe("true");
    expect(response?.headers.get("cache-control")).toBe("no-store");
  });

  it("leads to the page with the provider's form where a form is to be sent", async () => {
    world.payments = [
      { resultCode: "IdentifyShopper", action: { type: "form", url: "https://p.test", method: "POST", fields: {} } },
    ];
    expect(await press()).toMatchObject({ status: 303, to: "/fr-fr/checkout/adyen-check" });
  });

  it.each(["http://evil.test/p", "javascript:alert(1)", "http://pay.test.evil.test/"])(
    "goes to no host that nobody knows: %s [SEC-03]",
    async (url) => {
      world.payments = [
        { resultCode: "RedirectShopper", action: { type: "redirect", url, method: "GET", fields: {} } },
      ];
      expect((await press()).status).toBe(503);
    },
  );

  it("knows the hosts that the gateway's policy names", async () => {
    world.payments = [
      {
        resultCode: "RedirectShopper",
        action: { type: "redirect", url: "http://pay.test/p", method: "GET", fields: {} },
      },
    ];
    expect((await press()).to).toBe("http://pay.test/p");
  });

  it.each<[string, Parameters<typeof refusal>, string]>([
    ["stock that ran out", [412, "STOCK_CHANGED"], "/fr-fr/cart"],
    ["a method that is refused", [422, "PAYMENT_PRODUCT_UNAVAILABLE"], "/fr-fr/checkout/payment"],
  ])("leads from %s where it is mended", async (_what, answer, to) => {
    world.payments = [refusal(...answer)];
    expect(await press()).toMatchObject({ status: 303, to });
    expect(browser.cookies.flash?.messages ?? []).toHaveLength(to.endsWith("cart") ? 1 : 0);
  });

  it("shows the new amount and charges nothing when it has changed", async () => {
    const { status, problem } = await press("100");
    expect(status).toBe(409);
    expect(problem.notice).toContain("49,99\u00a0€");
    expect(problem.errorTitle).toMatch(/^Erreur\u00a0: Vérification/);
    expect(world.changes).toEqual([]);
    for (const amount of ["", "-1", "1e3", "4999.5", "9".repeat(40)]) expect((await press(amount)).status).toBe(409);
  });

  it.each([
    ["is paid", PAYMENTS, { cents: "4999", total: 4999 }],
    ["costs nothing", VALIDATE, { cents: "0", total: 0 }],
  ])("never says that the amount changed where it did not: an order that %s", async (_, call, { cents, total }) => {
    world.cart = aReadyCart({ totalPrice: { centAmount: total, currencyCode: "EUR" } });
    world.refusals.set(call, () => refusal(409, "VERSION"));
    const { status, problem } = await press(cents);
    expect([status, problem.notice]).toEqual([409, expect.stringMatching(/^Votre commande n’a pas pu être passée/)]);
    expect((await open()).overview.change).toBeNull();
    world.refusals.clear();
    expect((await press(cents)).to).toBe("/fr-fr/checkout/confirmation");
  });

  it("says which choices another tab changed, charges nothing, and takes the next press [PAY-20]", async () => {
    const { choices } = (await open()).overview;
    world.cart = aReadyCart({ shippingAddress: anAddress({ city: "Lyon" }) });
    browser.cookies.funnel = { ...browser.cookies.funnel, paymentMethod: "paypal" };
    const { status, problem } = await press("4999", { choices });
    expect([status, world.changes]).toEqual([409, []]);
    expect(problem.notice).toContain("dans une autre fenêtre (Livraison, Paiement)");
    const both = await press("4999", { choices, seen: "1000010101:2" });
    expect(both.problem.notice).toMatch(/\(.+\u00a0: 1 au lieu de 2, Livraison, Paiement\)/);
    const now = (await open()).overview.choices;
    expect((await press("4999", { choices: now })).to).toBe("/fr-fr/checkout/confirmation");
  });

  it("says to press again when the gateway does not answer, and pays once then [PAY-17]", async () => {
    await open();
    world.payments = [refusal(503, "DOWN"), { resultCode: "Authorised" }];
    const { status, problem } = await press();
    expect(status).toBe(503);
    expect(problem.notice).toMatch(/vous ne paierez qu’une fois/);
    expect(problem.notice).not.toMatch(/rien n’a été débité/);
    expect((await press()).to).toBe("/fr-fr/checkout/confirmation");
    expect(new Set(world.called(PAYMENTS).map(({ key }) => key)).size).toBe(1);
  });

  it("goes on asking when nobody knows whether the order was made, and finds it when pressed again", async () => {
    world.validations = [refusal(503, "DOWN"), "order"];
    expect((await press()).to).toBe("/fr-fr/checkout/adyen-check");
    expect((await press()).to).toBe("/fr-fr/checkout/confirmation");
  });

  it("never pays for a visitor, an ended session or a deleted account", async () => {
    world.customer = aCustomer({ isDeleted: true });
    expect((await press()).to).toBe("/fr-fr/account/reactivate");
    browser.cookies.refresh = { refreshToken: await aToken({ exp: 1 }), sessionId: "session-1" };
    expect((await press()).status).toBe(301);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "checkout.signInFirst" }]);
    expect(world.changes).toEqual([]);
    expect(browser.cookies.draft).toBeUndefined();
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "cb" });
  });

  it.each([["GET accounts-self/"], [PAYMENTS]])("says so where the session is over at %s", async (call) => {
    server.use(http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.json({}, { status: 401 })));
    world.refusals.set(call, () => refusal(401, "UNAUTHORIZED", "Invalid JWT."));
    expect((await press()).status).toBe(301);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "checkout.signInFirst" }]);
  });

  it("presses twice in a row, the second time with the cookies of before: one order [PAY-17]", async () => {
    await open();
    const before = { ...browser.cookies };
    expect((await press()).to).toBe("/fr-fr/checkout/confirmation");
    browser.cookies = before;
    expect((await press()).to).toBe("/fr-fr/checkout/confirmation");
    expect(world.called(VALIDATE)).toHaveLength(1);
    expect(world.called(PAYMENTS)).toHaveLength(1);
  });
});
