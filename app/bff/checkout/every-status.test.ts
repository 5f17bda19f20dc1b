import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { action as saveBilling, loader as billing } from "#app/routes/$locale.checkout.billing/route.tsx";
import { loader as comeBack } from "#app/routes/$locale.checkout.adyen-check/route.tsx";
import { loader as confirmation } from "#app/routes/$locale.checkout.confirmation/route.tsx";
import { loader as delivery } from "#app/routes/$locale.checkout.delivery/route.tsx";
import { loader as places } from "#app/routes/$locale.checkout.delivery_.places/route.tsx";
import { action as press, loader as overview } from "#app/routes/$locale.checkout.overview/route.tsx";
import { action as savePayment, loader as payment } from "#app/routes/$locale.checkout.payment/route.tsx";
import type { PayProblem } from "./pay-action.server";

/**
 * Each call of each page and form of the checkout is answered by each status in turn, and not at all. The forms of the
 * delivery step have their own test beside the route. A call that hangs is tested with the gateway client.
 */

const server = useGatewayServer();
/** The gateway client takes all from 500 on alike: 503 stands for them. */
const STATUSES = [400, 401, 402, 403, 404, 409, 412, 422, 429, 503, "broken", "reset", "ended"] as const;
type Status = (typeof STATUSES)[number];

const CARD = "6006000000000001";
const HELD = `with-${CARD.slice(-4)}`;
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
let world: CheckoutWorld;
let browser: FakeBrowser;
let signedIn: FakeBrowser["cookies"];

type Route = Parameters<FakeBrowser["visit"]>[0];
interface Case {
  page: string;
  route: Route;
  /** Sets up what differs from a shopper who has come as far as the overview. */
  before?: () => void;
  values?: Record<string, string>;
  /** Not set for a gift card's number, which must not be kept, or for a button, which has no values. */
  keeps?: "values";
}

const isPaying = () => {
  browser.cookies.funnel = { paymentMethod: "cb", startedMethod: "cb", attempt: "a", paymentId: "pay-1" };
};
const isFree = () => {
  world.cart = aReadyCart({ totalPrice: eur(0) });
};
const hasGiftCard = () => {
  const product = { paymentProvider: "vitrine", paymentProduct: "giftcard", giftCardId: CARD } as const;
  world.cart = aReadyCart({ payments: [{ ...product, paymentId: HELD, amountPlanned: eur(2_000) }] });
};

const PAGES: Record<string, Case> = {
  billing: { page: "billing", route: billing },
  delivery: { page: "delivery", route: delivery },
  "delivery_.places": { page: "delivery/places?method=PR", route: places },
  payment: { page: "payment", route: payment },
  overview: { page: "overview", route: overview },
  "adyen-check": { page: "adyen-check?redirectResult=x", route: comeBack, before: isPaying },
  confirmation: {
    page: "confirmation",
    route: confirmation,
    before: () => {
      world.placeOrder();
      browser.cookies.funnel = { orderCartId: "cart-1", orderNumber: "2610000001" };
    },
  },
};

const ADDRESS = { line1: "12 rue de Siam", zipCode: "29200", city: "Brest", country: "FR" };
const FORMS: Record<string, Case & { values: Record<string, string> }> = {
  billing: {
    page: "billing",
    route: saveBilling,
    values: { firstName: "Anaïs", lastName: "Le Goff", ...ADDRESS, sameAddress: "on" },
    keeps: "values",
  },
  "payment method": { page: "payment", route: savePayment, values: { method: "paypal" } },
  "survey beside it": {
    page: "payment",
    route: savePayment,
    values: { method: "paypal", subscription: "SURV", SURV: "on" },
  },
  "gift card": { page: "payment", route: savePayment, values: { intent: "use-gift-card", giftCard: CARD } },
  "gift card of one's own": {
    page: "payment",
    route: savePayment,
    before: () => (world.ownGiftCards = [CARD]),
    values: { intent: `use-own-gift-card:${hash("sha256", CARD, "hex").slice(0, 12)}` },
  },
  "gift card taken off": {
    page: "payment",
    route: savePayment,
    before: hasGiftCard,
    values: { intent: `remove-gift-card:${HELD}` },
  },
  "promo code": { page: "payment", route: savePayment, values: { intent: "add-code", promo: "NOEL" } },
  pay: { page: "overview", route: press, values: { amount: "4999" } },
  "pay the rest": { page: "overview", route: press, before: hasGiftCard, values: { amount: "2999" } },
  "order what is free": { page: "overview", route: press, before: isFree, values: { amount: "0" } },
};

beforeEach(async () => {
  browser = await aShopper(new CheckoutWorld(), server);
  signedIn = browser.cookies;
});

function begin({ before }: Case): void {
  world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: eur(2_000), endDate: null }];
  browser.cookies = { ...signedIn, funnel: { paymentMethod: "cb", attempt: "a" } };
  browser.params = { orderConfirmation: { maxAttempts: 1, attemptDelay: 0 } };
  before?.();
  const ended = http.post(`${AUTH}/api/cookie-refresh-tokens`, () => new HttpResponse(null, { status: 401 }));
  server.resetHandlers(...fakeProvider().handlers, ended, ...world.handlers);
}

function refuse(call: string, status: Status): void {
  world.refusals.set(call, (answer) => {
    if (status === "reset") return HttpResponse.error();
    if (status === "ended") return refusal(401, "UNAUTHORIZED", "Invalid JWT.");
    if (status !== "broken") return refusal(status, "SOME_CODE");
    // The change is made, but the shop gets no usable answer.
    void answer();
    return notByContract("<html>");
  });
}

interface Answer {
  status: number;
  to: string;
  data: Partial<FormProblem & PayProblem>;
}

/** @throws what would be a bare 500 */
async function visit({ page, route, values }: Case): Promise<Answer> {
  const { response, result } = await browser.visit(route, `/fr-fr/checkout/${page}`, values ? posted(values) : {});
  if (response) return { status: response.status, to: response.headers.get("location") ?? "", data: {} };
  const { status, data } = answerOf<Answer["data"]>(result);
  return { status, to: "", data };
}

const callsOf = () => new Set(world.calls.map(({ name }) => name));

it("every page of the checkout is here", () => {
  const START = "$locale.checkout.";
  const names = readdirSync(`${import.meta.dirname}/../../routes`).filter((name) => name.startsWith(START));
  expect(Object.keys(PAGES).toSorted()).toEqual(names.map((name) => name.slice(START.length)).toSorted());
});

describe.each(Object.entries(PAGES))("the page: %s", (_name, page) => {
  it("is shown, goes without a part, leads on or apologises, whatever the gateway answers", async () => {
    begin(page);
    const whole = await visit(page);
    expect([200, 302, 303]).toContain(whole.status);
    const calls = callsOf();
    expect(calls.size).toBeGreaterThan(1);
    for (const call of calls) {
      for (const status of STATUSES) {
        begin(page);
        refuse(call, status);
        const answer = await visit(page);
        const at = `${call} ${status}: ${answer.status} ${answer.to}`;
        if (answer.status === 301)
          expect([status, answer.to.startsWith("http://auth.test/auth/")], at).toEqual(["ended", true]);
        else expect([whole.status, 200, 302, 303, 503], at).toContain(answer.status);
      }
    }
  });
});

describe.each(Object.entries(FORMS))("the form: %s", (_name, form) => {
  it("is taken, or said and kept, whatever the gateway answers; nothing is charged twice", async () => {
    begin(form);
    expect(await visit(form)).toMatchObject({ status: 303 });
    for (const call of callsOf()) {
      for (const status of STATUSES) {
        begin(form);
        refuse(call, status);
        const answer = await visit(form);
        const at = `${call} ${status}: ${answer.status} ${answer.to}`;
        expectSaid(form, answer, { status, at });
        await expectDoneOnce(form, { at, status });
      }
    }
  });
});

function expectSaid(
  form: Case,
  { status: answered, to, data }: Answer,
  { status, at }: { status: Status; at: string },
) {
  if (answered === 301) {
    expect([status, to.startsWith("http://auth.test/auth/")], at).toEqual(["ended", true]);
    return;
  }
  if (answered === 303 || answered === 302) return;
  expect([400, 409, 422, 503], at).toContain(answered);
  // A failure of the service is never blamed on the shopper.
  if (typeof status !== "number" || status >= 429) expect(answered, at).toBe(503);
  const words = data.notice ?? data.fields?.[0]?.text;
  // When the step itself cannot be read, the error page says it.
  if (words !== undefined || !at.startsWith("GET ")) expect(words, at).toMatch(/\p{L}{3}/u);
  else expect(answered, at).toBe(503);
  if (form.keeps) expect(data.values ?? browser.cookies.draft?.values, at).toMatchObject(form.values!);
}

/** Refusals that end an attempt: the next try is another payment. */
const ENDS: readonly Status[] = [400, 402, 409, 412, 422];

/** Sends the form again, with no refusals left: it succeeds, and a payment begun before is found and not repeated. */
async function expectDoneOnce(form: Case, { at, status }: { at: string; status: Status }) {
  // A gift card that is gone leaves more to pay, which has to be agreed to first.
  const isOtherAmount = status === 404 && at.startsWith("GET ") && at.includes("/gift-cards/");
  if (ENDS.includes(status) || isOtherAmount) return;
  world.refusals.clear();
  const { funnel, cart } = browser.cookies;
  browser.cookies = { ...signedIn, ...(funnel && { funnel }), ...(cart && { cart }) };
  expect([302, 303], `again, after ${at}`).toContain((await visit(form)).status);
  const keys = world.calls.filter(({ name }) => /\/payments$/.test(name)).map(({ key }) => key);
  expect(new Set(keys).size, `again, after ${at}`).toBeLessThanOrEqual(1);
}
