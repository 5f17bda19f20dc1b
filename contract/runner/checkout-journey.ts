import { isDeepStrictEqual } from "node:util";
import { type Cart, cartSchema, validatedCartSchema } from "#models/cart.ts";
import { giftCardSchema, paymentResultSchema } from "#models/payment.ts";
import { livePaymentId } from "#models/cart-rules.ts";
import { downloadsSchema, type Order, orderListSchema, orderSchema, withdrawalSchema } from "#models/order.ts";
import type { Domain } from "#models/site.ts";
import { leftLines } from "#models/withdrawal-rules.ts";
import type { Ask, Prober } from "./prober";

/** A gift card that covers a whole cart. Any other payment needs a person at a payment page. */
export interface Purse {
  giftCard: string;
}

const own = (cart: Cart): Pick<Required<Ask>, "params" | "query"> => {
  return { params: { cartId: cart.id }, query: { version: cart.version } };
};

/** From the customer's cart to an order with its invoice. */
export async function checkoutJourney(prober: Prober, cart: Cart, domain: Domain, purse: Purse): Promise<void> {
  const keyed = (name: string) => ({ "Idempotency-Key": `contract-${cart.id}-${name}` });
  await prober.ask("validateCart", { ...own(cart), headers: keyed("early") }, 412);
  let ready = await deliver(prober, cart, domain);
  ready = await loyalty(prober, ready);
  await prober.ask("validateCart", { ...own(ready), headers: keyed("unpaid") }, 402);
  ready = await startsPayment(prober, ready, domain, keyed("payment"));
  ready = await paysByGiftCard(prober, ready, purse);
  const placed = await prober.get(validatedCartSchema, "validateCart", { ...own(ready), headers: keyed("order") });
  const again = await prober.get(validatedCartSchema, "validateCart", { ...own(ready), headers: keyed("again") });
  prober.check("validateCart", again.orderNumber === placed.orderNumber, "a cart became two orders");
  await readsOrder(prober, cart, placed.orderNumber, domain);
}

async function deliver(prober: Prober, cart: Cart, { countryCodeISO2: country }: Domain): Promise<Cart> {
  const address = {
    firstName: "CONTRACT",
    lastName: "TESTS",
    address1: "14 RUE DES LILAS",
    zipCode: "75019",
    city: "PARIS",
    country,
    phone: "0639980112",
    phoneNumberCountry: country,
  };
  for (const wrong of [{ ...address, country: "France" }, { ...address, address1: "x".repeat(51) }, {}]) {
    await prober.ask("setBillingAddress", { ...own(cart), body: wrong }, 400);
  }
  await prober.ask("setBillingAddress", { ...own(cart), body: { ...address, country: "AQ" } }, 422);
  const billed = await prober.get(cartSchema, "setBillingAddress", { ...own(cart), body: address });
  const to = (shippingMethodId: string) => ({ ...own(billed), params: { cartId: cart.id, shippingMethodId } });
  await prober.ask("setShippingMethod", { ...to("LM"), body: address }, 422);
  await prober.ask("setShippingMethod", { ...to("ZZ"), body: address }, 404);
  await prober.ask("setShippingMethod", { ...to("VI"), body: {} }, 422);
  const sent = await prober.get(cartSchema, "setShippingMethod", { ...to("NO"), body: address });
  // Only happy-shopping clients have this delivery method.
  const receiver = { firstName: "LOU", lastName: "ROY" };
  const { status, body } = await prober.ask("setHspReceiver", { ...own(sent), body: receiver }, 200, 422);
  if (status === 422) return sent;
  const handed = cartSchema.parse(body);
  return prober.get(cartSchema, "setShippingMethod", { ...own(handed), ...pathOf(handed, "NO"), body: address });
}

function pathOf(cart: Cart, shippingMethodId: string): Pick<Ask, "params"> {
  return { params: { cartId: cart.id, shippingMethodId } };
}

/** A customer with a loyalty card cannot buy one, and one without cannot remove it. */
async function loyalty(prober: Prober, cart: Cart): Promise<Cart> {
  let now = cart;
  const bought = await prober.ask("addLoyaltyCard", own(now), 200, 422);
  if (bought.status === 200)
    now = await prober.get(cartSchema, "removeLoyaltyCard", own(cartSchema.parse(bought.body)));
  await prober.ask("removeLoyaltyCard", own(now), 404);
  const body = { loyaltyOfferIds: ["contract-tests", "contract-tests"] };
  await prober.ask("chooseLoyaltyOffers", { ...own(now), body }, 400);
  await prober.ask("chooseLoyaltyOffers", { ...own(now), body: { loyaltyOfferIds: ["contract-tests"] } }, 404);
  now = await prober.get(cartSchema, "chooseLoyaltyOffers", { ...own(now), body: { loyaltyOfferIds: [] } });
  const twice = [{ type: "SURV" }, { type: "SURV" }];
  await prober.ask("setCartSubscriptions", { ...own(now), body: { subscriptions: twice } }, 400);
  return prober.get(cartSchema, "setCartSubscriptions", { ...own(now), body: { subscriptions: [{ type: "SURV" }] } });
}

async function startsPayment(
  prober: Prober,
  cart: Cart,
  { params: { paymentProducts } }: Domain,
  headers: Record<string, string>,
): Promise<Cart> {
  const card = paymentProducts.find(({ name }) => ["cb", "visa", "mastercard"].includes(name))?.name ?? "visa";
  const body = {
    paymentProvider: "adyen",
    paymentProduct: card,
    amount: cart.totalPrice,
    returnUrl: "http://localhost:3000/checkout/adyen-check",
    device: { userAgent: "contract tests", acceptHeader: "text/html", language: "fr-FR" },
  };
  const ask = { ...own(cart), body, headers };
  const wrong = { ...body, amount: { ...cart.totalPrice, centAmount: -1 } };
  await prober.ask(
    "startPayment",
    { ...own(cart), body: wrong, headers: { "Idempotency-Key": `${headers["Idempotency-Key"]}-w` } },
    412,
  );
  const started = await prober.get(paymentResultSchema, "startPayment", ask);
  const again = await prober.get(paymentResultSchema, "startPayment", ask);
  prober.check("startPayment", again.paymentId === started.paymentId, "one key started two payments");
  await prober.ask("startPayment", { ...ask, body: { ...body, returnUrl: "http://localhost:3000/" } }, 422);
  const details = { redirectResult: "made up", resultCode: "Authorised" };
  const { resultCode } = await prober.get(paymentResultSchema, "completePayment", {
    params: { cartId: cart.id },
    body: { paymentId: started.paymentId, details },
  });
  prober.check("completePayment", resultCode !== "Authorised", "what the browser brings is believed");
  await prober.ask("completePayment", { params: { cartId: cart.id }, body: { paymentId: "nobody", details } }, 404);
  const paying = await prober.get(cartSchema, "getOwnCart");
  prober.check("getOwnCart", livePaymentId(paying) === started.paymentId, "the cart does not list its live payment");
  return paying;
}

async function paysByGiftCard(prober: Prober, cart: Cart, { giftCard }: Purse): Promise<Cart> {
  const card = (giftCardId: string, of = cart) => ({ ...own(of), params: { cartId: of.id, giftCardId } });
  const amount = cart.totalPrice;
  const at = (giftCardId: string) => ({ params: { cartId: cart.id, giftCardId } });
  await prober.ask("getGiftCard", at("0000"), 404);
  const { balance } = await prober.get(giftCardSchema, "getGiftCard", at(giftCard));
  prober.check(
    "getGiftCard",
    balance.centAmount >= amount.centAmount,
    "the balance is too small for what it pays next",
  );
  await prober.ask("payWithGiftCard", { ...card("0000"), body: { amount } }, 422);
  await prober.ask("payWithGiftCard", { ...card(giftCard), body: { amount: { ...amount, centAmount: -1 } } }, 422);
  await prober.ask("removeGiftCard", card(giftCard), 404);
  const paid = await prober.get(cartSchema, "payWithGiftCard", { ...card(giftCard), body: { amount } });
  const unpaid = await prober.get(cartSchema, "removeGiftCard", card(giftCard, paid));
  return prober.get(cartSchema, "payWithGiftCard", { ...card(giftCard, unpaid), body: { amount } });
}

async function readsOrder(prober: Prober, cart: Cart, orderNumber: string, { params }: Domain): Promise<void> {
  const { maxAttempts, attemptDelay } = params.orderConfirmation;
  let status = 404;
  for (let attempt = 0; attempt < maxAttempts && status === 404; attempt += 1) {
    ({ status } = await prober.ask("getOrderOfCart", { params: { cartId: cart.id } }, 200, 404));
    if (status === 404) await new Promise((resolve) => setTimeout(resolve, attemptDelay));
  }
  prober.check("getOrderOfCart", status === 200, `the order has not appeared after ${maxAttempts} attempts`);
  const order = await prober.get(orderSchema, "getOrder", { params: { orderNumber } });
  prober.check("getOrder", order.cartId === cart.id, "the order is of another cart");
  await prober.ask("getOrder", { params: { orderNumber: "nobody" } }, 404);
  await probeWithdrawal(prober, order);
  const list = await prober.get(orderListSchema, "listOrders", { query: { page: 1, size: 5 } });
  prober.check("listOrders", list.values[0]?.orderNumber === orderNumber, "the newest order is not the first");
  await prober.ask("listOrders", { query: { page: 0 } }, 400);
  await prober.get(downloadsSchema, "listDownloads", { query: { page: 1, size: 5 } });
  const { body } = await prober.ask("getDownload", { params: { id: order.invoiceId ?? "" } }, 200);
  const isPdf = Buffer.isBuffer(body) && body.subarray(0, 5).toString() === "%PDF-";
  prober.check("getDownload", isPdf, "the invoice is no PDF");
  await prober.ask("getDownload", { params: { id: "nobody" } }, 404);
}

/** Withdraws from the new order piece by piece, once it is paid; a repeated request gives the same withdrawal. */
async function probeWithdrawal(prober: Prober, { orderNumber, lineItems, withdrawableUntil }: Order): Promise<void> {
  const params = { orderNumber };
  const all = lineItems.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const body = {
    idempotencyKey: `contract-${orderNumber}-first`,
    lines: all.slice(0, 1).map((line) => ({ ...line, quantity: 1 })),
  };
  await prober.ask("withdraw", { params: { orderNumber: "nobody" }, body }, 404);
  if (withdrawableUntil === null || all.length === 0) return;
  const unknown = { ...body, lines: [{ lineId: "no-such-line", quantity: 1 }] };
  await prober.ask("withdraw", { params, body: unknown }, 422);
  const first = await prober.get(withdrawalSchema, "withdraw", { params, body });
  // The key counts, and not what else the request says.
  const again = await prober.get(withdrawalSchema, "withdraw", { params, body: { ...body, lines: all } });
  prober.check("withdraw", first.reference === again.reference, "a withdrawal sent twice is two");
  prober.check(
    "withdraw",
    isDeepStrictEqual(first.lines, body.lines),
    "other pieces are withdrawn from than were asked for",
  );
  const order = await prober.get(orderSchema, "getOrder", { params });
  prober.check("getOrder", isDeepStrictEqual(order.withdrawals, [first]), "the order does not name its one withdrawal");
  const rest = leftLines(all, order.withdrawals);
  prober.check("getOrder", (order.withdrawableUntil === null) === (rest.length === 0), "what is left is not told");
  if (rest.length === 0) return;
  // Asks for every piece: those already withdrawn from are not withdrawn from again.
  const more = { idempotencyKey: `contract-${orderNumber}-rest`, lines: all };
  const second = await prober.get(withdrawalSchema, "withdraw", { params, body: more });
  const isOwn = second.reference !== first.reference && isDeepStrictEqual(second.lines, rest);
  prober.check("withdraw", isOwn, "pieces withdrawn from later are not a withdrawal of their own");
}
