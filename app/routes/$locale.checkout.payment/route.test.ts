import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf, posted } from "#tests/support/fake-browser.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import type { PaymentView } from "#app/bff/checkout/payment-choice.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { LANGUAGES } from "#app/models/locale.ts";
import { PAYMENT_MESSAGES } from "#app/models/payment-outcome.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/payment";

beforeEach(async () => {
  world = new CheckoutWorld();
  browser = await aShopper(world, server);
});

async function open() {
  const { result, response } = await browser.visit(loader, PAGE);
  if (response) return { to: response.headers.get("location"), page: null };
  return { to: null, page: answerOf<{ title: string; payment: PaymentView }>(result).data };
}

const send = (method: string) => browser.submit(action, PAGE, { method });

describe("the payment step", () => {
  it("offers the domain's methods by rank, for what is left to pay [PAY-10]", async () => {
    const payment = (await open()).page?.payment;
    expect(payment?.methods.map(({ name, title }) => [name, title])).toEqual([
      ["cb", "Carte bancaire"],
      ["paypal", "PayPal"],
    ]);
    expect(payment?.chosen).toBe("cb");
    expect(payment?.question).toBe("Comment réglez-vous 49,99\u00a0€\u00a0?");
    expect(payment?.notice).toBeNull();
  });

  it("speaks of what gift cards leave", async () => {
    const amountPlanned = { centAmount: 1000, currencyCode: "EUR" };
    world.cart = aReadyCart({
      payments: [{ paymentId: "g", paymentProvider: "vitrine", paymentProduct: "giftcard", amountPlanned }],
    });
    expect((await open()).page?.payment.question).toBe("Comment réglez-vous les 39,99\u00a0€ restants\u00a0?");
  });

  it("is passed over when nothing is left to pay", async () => {
    world.cart = aReadyCart({ totalPrice: { centAmount: 0, currencyCode: "EUR" } });
    expect((await open()).to).toBe("/fr-fr/checkout/overview");
  });

  it.each(PAYMENT_MESSAGES)("says %s, in six languages, and says it again on reload [PAY-15]", async (notice) => {
    browser.cookies.funnel = { paymentMethod: "alma-3x", startedMethod: "alma-3x", notice };
    for (const _time of ["first", "reload"]) {
      const page = (await open()).page;
      expect(page?.payment.notice?.text).toBe(MESSAGES.fr.ordering[notice]?.replaceAll("{{name}}", "Alma"));
      expect(page?.payment.notice?.kind).toBe(notice === "paymentCancelled" ? "info" : "danger");
      expect(page?.title.startsWith("Erreur\u00a0: ")).toBe(notice !== "paymentCancelled");
    }
    const texts = LANGUAGES.map((language) => MESSAGES[language].ordering[notice]);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});

describe("choosing", () => {
  it("keeps the method and leads to the overview; nothing is paid", async () => {
    expect(await send("paypal")).toMatchObject({ status: 303, to: "/fr-fr/checkout/overview" });
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "paypal" });
    expect((await open()).page?.payment.chosen).toBe("paypal");
    expect(world.changes).toEqual([]);
  });

  it("starts a new attempt with another method, and keeps the one under way with the same [PAY-17]", async () => {
    const underWay = { paymentMethod: "cb", attempt: "a-1", paymentId: "pay-1", paymentCartId: "cart-1" };
    browser.cookies.funnel = { ...underWay, notice: "paymentRefused" };
    await send("cb");
    expect(browser.cookies.funnel).toEqual(underWay);
    await send("paypal");
    expect(browser.cookies.funnel).toEqual({ paymentMethod: "paypal", paymentId: "pay-1", paymentCartId: "cart-1" });
  });

  it("after a lender refused, another way is chosen; after a mistyped code the same one", async () => {
    const refused = { paymentMethod: "alma-3x", startedMethod: "alma-3x" };
    browser.cookies.funnel = { ...refused, notice: "paymentRefusedCredit" };
    expect((await open()).page?.payment.chosen).toBe("cb");
    browser.cookies.funnel = { paymentMethod: "cb", startedMethod: "cb", notice: "paymentRefusedSecurityCode" };
    expect((await open()).page?.payment.chosen).toBe("cb");
    browser.cookies.funnel = { ...refused, paymentMethod: "paypal", notice: "paymentRefusedCredit" };
    expect((await open()).page?.payment.chosen).toBe("paypal");
  });

  it.each(["", "klarna", "free", "visa", "<script>"])("refuses %j, which is not offered", async (method) => {
    const { status, problem } = await send(method);
    // What was offered and is no more: the page is loaded again.
    expect(status).toBe(method ? 422 : 400);
    expect(problem.fields).toEqual([{ fieldId: "method", text: "Choisissez un moyen de paiement" }]);
    expect(problem.errorTitle).toBe("Erreur\u00a0: Paiement, étape 3 sur 4 | Vitrine");
    expect(browser.cookies.funnel).toBeUndefined();
  });
});

it("says what can be paid at once where the cart is more, before and after the button [PAY-10]", async () => {
  world.cart = aReadyCart({ totalPrice: { centAmount: 1_173_980, currencyCode: "EUR" } });
  const said = /^Ce montant dépasse les 9\s999,99\s€ qui peuvent être payés en ligne en une fois/;
  const { result } = await browser.visit(loader, PAGE);
  expect(answerOf<{ payment: PaymentView }>(result).data.payment).toMatchObject({
    methods: [],
    noWay: expect.stringMatching(said) as string,
  });
  const refused = answerOf<FormProblem>((await browser.visit(action, PAGE, posted({}))).result);
  expect(refused.data.fields[0]?.text).toMatch(said);
});

it("says that no way takes so little, where gift cards leave less than each takes [PAY-10]", async () => {
  browser.params = { paymentProducts: [{ name: "cb", rank: 1, minAmount: 100 }] };
  world.cart = aReadyCart({ totalPrice: { centAmount: 99, currencyCode: "EUR" } });
  const said = /^Aucun moyen de paiement n’accepte 0,99\s€/;
  const { result } = await browser.visit(loader, PAGE);
  expect(answerOf<{ payment: PaymentView }>(result).data.payment.noWay).toMatch(said);
  const refused = answerOf<FormProblem>((await browser.visit(action, PAGE, posted({}))).result);
  expect(refused.data.fields[0]?.text).toMatch(said);
});

it("shows instalments with their amounts and dates", async () => {
  const { aContext } = await import("#tests/support/request-context.ts");
  const { paymentView } = await import("#app/bff/checkout/payment-choice.server.ts");
  const context = aContext({ params: { paymentProducts: [{ name: "alma-3x", rank: 1 }] } });
  const cart = aReadyCart({ totalPrice: { centAmount: 10_000, currencyCode: "EUR" } });
  const { methods } = await paymentView(context, {
    step: "payment",
    customer: world.customer,
    cart,
    shippingMethods: [],
    deliveryAddresses: [],
    paymentMethod: null,
    funnel: { cart, hasPaymentMethod: false, freeCartCriteria: null },
  });
  expect(methods[0]).toMatchObject({ title: "En 3\u00a0fois", detail: "33,34\u00a0€ aujourd’hui" });
  expect(methods[0]?.schedule.map(({ amount }) => amount)).toEqual(["33,34\u00a0€", "33,33\u00a0€", "33,33\u00a0€"]);
  expect(methods[0]?.schedule[0]?.date).toBe("Aujourd’hui");
  expect(new Set(methods[0]?.schedule.map(({ date }) => date)).size).toBe(3);
});

it.each(["remove-code", "remove-code:", "remove-code:.."])(
  "answers a form that names no code with 422, and not as if the gateway had failed: %s",
  async (intent) => {
    const answer = answerOf<FormProblem>((await browser.visit(action, PAGE, posted({ intent }))).result);
    expect(answer.status).toBe(422);
    expect(answer.data.notice).toMatch(/^Votre demande n’a pas été acceptée/);
  },
);

it("says once in a document's title that something is wrong, however much that is", async () => {
  browser.cookies.funnel = { paymentMethod: "cb", notice: "paymentRefused" };
  const asDocument = async (args: LoaderFunctionArgs) => {
    await action(args);
    return loader({ ...args, request: new Request(args.request.url) });
  };
  const { result } = await browser.visit(asDocument, PAGE, posted({ intent: "add-code", promo: "" }));
  expect(answerOf<{ title: string }>(result).data.title).toMatch(/^Erreur\u00a0: (?!Erreur)/);
});
