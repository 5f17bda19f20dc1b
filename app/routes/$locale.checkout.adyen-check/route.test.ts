import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted, FakeBrowser } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { returnedFields, type ReturnPage } from "#app/bff/checkout/return-page.server.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/adyen-check";
const COMPLETE = "POST carts-self/cart-1/payments/adyen";
const FORM = {
  type: "form",
  url: "https://bank.test/3ds",
  method: "POST",
  fields: { threeDSMethodData: "abc" },
} as const;

beforeEach(async () => {
  world = new CheckoutWorld();
  browser = await aShopper(world, server);
  browser.cookies.funnel = { paymentMethod: "cb", attempt: "a-1", paymentId: "pay-1", paymentCartId: "cart-1" };
});

afterEach(() => void vi.useRealTimers());

async function comeBack(query = "?redirectResult=x") {
  const { result, response } = await browser.visit(loader, PAGE + query);
  const { status, data } = answerOf<ReturnPage>(result);
  const to = response?.headers.get("location");
  const isDocument = response?.headers.has("X-Remix-Reload-Document");
  return { status: response?.status ?? status, to, isDocument, page: data };
}

describe("coming back from the provider", () => {
  it("asks the gateway with what the browser brings, and leads on by 303 [PAY-16]", async () => {
    expect(await comeBack("?redirectResult=a%20b&MD=1")).toMatchObject({
      status: 303,
      to: "/fr-fr/checkout/confirmation",
    });
    expect(world.called(COMPLETE)[0]?.body).toEqual({
      paymentId: "pay-1",
      details: { redirectResult: "a b", MD: "1" },
    });
  });

  it("gives the same answer to a reload, to going back and to a second return [PAY-16]", async () => {
    for (const [resultCode, to] of [
      ["Authorised", "/fr-fr/checkout/confirmation"],
      ["Refused", "/fr-fr/checkout/payment"],
      ["Cancelled", "/fr-fr/checkout/payment"],
    ] as const) {
      world = new CheckoutWorld();
      browser = await aShopper(world, server);
      browser.cookies.funnel = { paymentMethod: "cb", attempt: "a-1", paymentId: "pay-1", paymentCartId: "cart-1" };
      world.completions = [{ resultCode }];
      for (const _time of ["first", "reload", "back"]) expect(await comeBack()).toMatchObject({ status: 303, to });
      expect(world.called(COMPLETE)).toHaveLength(1);
    }
  });

  it("sends the shopper on to the bank, by a form with a button where one is to be posted [PAY-21]", async () => {
    world.completions = [
      { resultCode: "ChallengeShopper", action: { ...FORM, type: "redirect", method: "GET", fields: {} } },
    ];
    expect(await comeBack()).toMatchObject({ status: 303, to: "https://bank.test/3ds" });
    world.completions = [{ resultCode: "IdentifyShopper", action: FORM }];
    const { status, page } = await comeBack();
    expect(status).toBe(200);
    expect(page.form).toEqual({ action: "https://bank.test/3ds", fields: [["threeDSMethodData", "abc"]] });
  });

  it("claims nothing while nobody knows: the page asks again", async () => {
    world.completions = [{ resultCode: "AuthenticationFinished" }];
    expect(await comeBack()).toMatchObject({
      status: 200,
      page: { form: null, title: "Nous vérifions votre paiement | Vitrine" },
    });
    world.completions = [refusal(503, "DOWN")];
    expect(await comeBack()).toMatchObject({ status: 503, page: { form: null } });
    expect(browser.cookies.funnel).toMatchObject({ paymentId: "pay-1", attempt: "a-1" });
    world.completions = [{ resultCode: "Authorised" }];
    expect((await comeBack()).to).toBe("/fr-fr/checkout/confirmation");
  });

  it("says after two minutes what becomes of the money and who can help, and still asks", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    world.ledger = new Map([["pay-1", { resultCode: "Authorised" }]]);
    world.refusals.set("POST carts-self/cart-1/validate", () => refusal(422, "VALIDATION"));
    expect((await comeBack()).page.overdue).toBeUndefined();
    vi.setSystemTime(Date.now() + 119_000);
    expect((await comeBack()).page.overdue).toBeUndefined();
    vi.setSystemTime(Date.now() + 1_000);
    expect(await comeBack()).toMatchObject({
      status: 200,
      page: { title: "Votre paiement n’est toujours pas confirmé | Vitrine", overdue: { reference: "pay-1" } },
    });
    world.refusals.clear();
    expect((await comeBack()).to).toBe("/fr-fr/checkout/confirmation");
    expect(browser.cookies.funnel).not.toHaveProperty("checkingSince");
  });

  it("gives each wait for a word its own two minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    world.completions = [{ resultCode: "AuthenticationFinished" }];
    await comeBack();
    world.completions = [{ resultCode: "IdentifyShopper", action: FORM }];
    vi.setSystemTime(Date.now() + 600_000);
    await comeBack();
    world.completions = [refusal(503, "DOWN")];
    expect(await comeBack()).toMatchObject({ status: 503, page: { title: "Nous vérifions votre paiement | Vitrine" } });
  });

  it.each([403, 404, 409, 422, 503])("orders what is paid while the account answers %d [PAY-16]", async (status) => {
    world.refusals.set("GET accounts-self/", () => refusal(status, "ACCOUNT"));
    expect(await comeBack()).toMatchObject({ status: 303, to: "/fr-fr/checkout/confirmation" });
  });

  it("tells operators of a paid cart that the gateway does not order", async () => {
    world.ledger = new Map([["pay-1", { resultCode: "Authorised" }]]);
    world.refusals.set("POST carts-self/cart-1/validate", () => refusal(422, "VALIDATION"));
    const { context } = await browser.visit(loader, PAGE);
    expect(context.lines.join()).toContain("a cart that is paid could not be ordered");
  });

  it("tells of stock that ran out between payment and order", async () => {
    world.validations = [refusal(412, "STOCK_CHANGED")];
    expect(await comeBack()).toMatchObject({ to: "/fr-fr/cart", isDocument: true });
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "warning", key: "cart.stockChanged" }]);
  });

  it("shows the overview with a notice when the order cannot be made as it was paid", async () => {
    world.validations = [refusal(412, "AMOUNT_CHANGED")];
    expect((await comeBack()).to).toBe("/fr-fr/checkout/overview");
    expect(browser.cookies.funnel?.notice).toBe("paidChanged");
  });

  it("signs in first, and comes back to this very return", async () => {
    browser.cookies = {};
    expect((await comeBack()).status).toBe(301);
    expect(world.calls).toEqual([]);
  });
});

describe("a return by POST", () => {
  it("comes again by GET, with the same fields and without a cookie of its own [PAY-16]", async () => {
    const stranger = new FakeBrowser();
    const { response } = await stranger.visit(action, `${PAGE}?cart=a`, posted({ PaRes: "a+b/c=", MD: "ü" }));
    expect(response?.status).toBe(303);
    const to = new URL(response?.headers.get("location") ?? "", "http://localhost");
    expect(to.pathname).toBe(PAGE);
    expect(Object.fromEntries(to.searchParams)).toEqual({ cart: "a", PaRes: "a+b/c=", MD: "ü" });
    expect(stranger.cookies).toEqual({});
  });

  it("survives a body that is no form", async () => {
    const init = { method: "POST", body: "--x", headers: { "content-type": "multipart/form-data; boundary=y" } };
    const { response } = await browser.visit(action, PAGE, init);
    expect(response?.headers.get("location")).toBe(PAGE);
  });

  it("keeps the first fields of a form that is longer than an address may be", () => {
    const long = Array.from({ length: 15 }, (_, index): [string, string] => [`f${index}`, "x".repeat(900)]);
    expect(Object.keys(returnedFields(long))).toEqual(["f0", "f1", "f2", "f3", "f4"]);
    const many = Array.from({ length: 40 }, (_, index): [string, string] => [`f${index}`, "x"]);
    expect(Object.keys(returnedFields(many))).toHaveLength(20);
  });

  it("stays an address that browsers and servers take, whatever is sent", () => {
    const entry = fc.tuple(fc.string({ maxLength: 100 }), fc.string({ maxLength: 3_000 }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const fields = returnedFields(entries);
        expect(new URLSearchParams(fields).toString().length).toBeLessThan(8_000 - PAGE.length);
        for (const [name, value] of Object.entries(fields)) {
          expect(entries.some(([key, given]) => key === name && given === value)).toBe(true);
        }
      }),
    );
  });
});
