import { beforeEach, describe, expect, it } from "vitest";
import { aDeliveryAddress, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { anOrder } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { FlashMessage } from "#app/models/form-problem.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { loader as billing } from "../$locale.checkout.billing/route";
import { action as savePayment } from "../$locale.checkout.payment/route";
import { action, loader } from "./route";

/** Surveys and invitations on the overview, for shoppers who skipped the billing step (PAY-19). */

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/overview";
const SAVE = "PUT carts-self/cart-1/subscriptions";
const SHOWN = [
  ["subscription", "SURV"],
  ["subscription", "INVIT"],
] as const;

/** A returning shopper whose steps are all prefilled. */
beforeEach(async () => {
  world = new CheckoutWorld();
  world.cart = aReadyCart({ billingAddress: null, shippingAddress: null, shippingInfo: null });
  world.billing = { line1: "1 quai", zipCode: "33000", city: "Bordeaux", country: "FR" };
  world.addresses = [aDeliveryAddress()];
  world.pastOrders = [anOrder()];
  world.transactionSubscriptions = [
    { type: "SURV", optin: "NO", visible: true },
    { type: "INVIT", optin: "NO", visible: true },
  ];
  browser = await aShopper(world, server);
});

async function comeToOverview() {
  const { response } = await browser.visit(billing, "/fr-fr/checkout/billing");
  expect(response?.headers.get("location")).toBe(PAGE);
  return form();
}

/** The form's HTML; null where it is not shown. */
async function form(): Promise<string | null> {
  const { result, context } = await browser.visit(loader, PAGE);
  const { subscriptions } = answerOf<{ subscriptions: ServerHtml | null }>(result).data;
  return subscriptions && (context.html.get(subscriptions.key) ?? "nothing");
}

function ticks(...types: string[]): FormData {
  const sent = new FormData();
  for (const [name, value] of [["intent", "subscriptions"], ...SHOWN] as const) sent.append(name, value);
  for (const type of types) sent.set(type, "on");
  return sent;
}

async function send(...types: string[]) {
  const { result, response } = await browser.visit(action, PAGE, { method: "POST", body: ticks(...types) });
  return { status: response?.status ?? answerOf<unknown>(result).status, to: response?.headers.get("location") };
}

describe("what may be asked for beside the order", () => {
  it("stands unticked on the overview, is taken by a form of its own, and is gone then [PAY-19]", async () => {
    const html = await comeToOverview();
    for (const type of ["SURV", "INVIT"]) expect(html).toMatch(new RegExp(`name="${type}"[^>]*type="checkbox"`));
    expect(html).not.toMatch(/checked/);
    expect(await form()).toBe(html);
    expect(await send("INVIT")).toEqual({ status: 303, to: PAGE });
    expect(world.called(SAVE).map(({ body }) => body)).toEqual([{ subscriptions: [{ type: "INVIT" }] }]);
    expect(browser.cookies.flash?.messages.map((message) => (message as FlashMessage).key)).toContain("account.saved");
    expect(await form()).toBeNull();
    expect(world.called("POST carts-self/cart-1/payments")).toEqual([]);
  });

  it("is only what the customer does not have, and what may be shown", async () => {
    const offer = (survey: object, invitation: object) =>
      world.refusals.set("GET customers-self/transaction-subscriptions", () => {
        const values = [
          { type: "SURV", optin: "NO", visible: true, ...survey },
          { type: "INVIT", optin: "NO", visible: true, ...invitation },
        ];
        return Response.json({ values });
      });
    offer({ optin: "YES" }, {});
    const html = await comeToOverview();
    expect([html?.includes('name="SURV"'), html?.includes('name="INVIT"')]).toEqual([false, true]);
    offer({ optin: "YES" }, { visible: false });
    expect(await form()).toBeNull();
  });

  it("is asked for where nothing is to be paid, which no payment step comes before", async () => {
    world.cart = { ...world.cart!, totalPrice: { centAmount: 0, currencyCode: "EUR" } };
    expect(await comeToOverview()).toContain('name="INVIT"');
    await send();
    expect(world.called(SAVE)).toEqual([]);
    expect(await form()).toBeNull();
  });

  it("is not asked twice: neither after the billing step nor after the payment step", async () => {
    world.cart = aReadyCart();
    browser.cookies.funnel = { paymentMethod: "cb" };
    expect(await form()).toBeNull();
    browser.cookies.funnel = { paymentMethod: "cb", isBillingFilled: true };
    expect(await form()).toContain('name="SURV"');
    await browser.visit(savePayment, "/fr-fr/checkout/payment", posted({ method: "cb", subscription: "SURV" }));
    expect(await form()).toBeNull();
  });

  it.each([
    [503, 503],
    [400, 422],
  ])("stays as it was ticked where the gateway answers %d, and nothing is paid", async (answer, status) => {
    await comeToOverview();
    world.refusals.set(SAVE, () => refusal(answer, "UNAVAILABLE"));
    expect((await send("INVIT")).status).toBe(status);
    const html = await form();
    expect(html).toMatch(/name="INVIT"[^>]*checked/);
    expect(html).not.toMatch(/name="SURV"[^>]*checked/);
    world.refusals.clear();
    expect((await send("INVIT")).status).toBe(303);
  });
});
