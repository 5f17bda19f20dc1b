import { http, HttpResponse, type HttpHandler } from "msw";
import type { BillingAddress, CartAddress, DeliveryAddress } from "#models/address.ts";
import type { Cart } from "#models/cart.ts";
import type { z } from "zod";
import type { Customer, transactionSubscriptionsSchema } from "#models/customer.ts";
import type { GiftCard, PaymentResult, ResultCode } from "#models/payment.ts";
import type { Money } from "#models/money.ts";
import type { Order, OrderList } from "#models/order.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import type { Store } from "#models/store.ts";
import type { ShippingMethod, ShippingMethodKey } from "#models/shipping.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "./auth-provider";
import { aMethod, aReadyCart } from "./checkout-builders";
import { aCustomer, anOrder, anOrderList } from "./customer-builders";
import { FakeBrowser } from "./fake-browser";
import { refusal } from "./gateway-answers";
import { GATEWAY } from "./request-context";

/** A fake gateway for the checkout: one customer, one cart with versions, payments, and the resulting order. */

interface Call {
  /** `POST carts-self/cart-1/payments` */
  name: string;
  key: string | null;
  version: string | null;
  /** From the query; null without one. */
  country: string | null;
  cartId: string | null;
  body: unknown;
}

type Answer = Partial<PaymentResult> | Response | (() => Promise<Response>);

export class CheckoutWorld {
  cart: Cart | null = aReadyCart();
  customer: Customer = aCustomer();
  methods: ShippingMethod[] = [aMethod("NO"), aMethod("EX")];
  /** Methods of countries that differ from the usual. */
  methodsTo: Partial<Record<string, ShippingMethod[]>> = {};
  addresses: DeliveryAddress[] = [];
  billing: BillingAddress | null = null;
  /** The gift cards that the gateway knows, and the numbers of those on the customer's account. */
  giftCards: GiftCard[] = [];
  ownGiftCards: string[] = [];
  transactionSubscriptions: z.infer<typeof transactionSubscriptionsSchema>["values"] = [];
  /** Shops, pickup points and lockers, returned by every search. */
  places: Store[] = [];
  order: Order | null = null;
  /** The customer's earlier orders, the newest first. */
  pastOrders: Order[] = [];
  /** Number of requests for the order before the gateway returns it. */
  orderDelay = 0;
  calls: Call[] = [];
  /** Responses in turn; the last one repeats. */
  payments: Answer[] = [{ resultCode: "Authorised" }];
  /** Result of each payment of the cart, by id. The cart lists the live one, and cannot be ordered without one. */
  ledger: Map<string, Partial<PaymentResult>> | null = null;
  completions: Answer[] = [{ resultCode: "Authorised" }];
  validations: (Response | "order")[] = ["order"];
  /** Replaces the response to a call, by its name. The function receives the usual response. */
  refusals = new Map<string, (answer: () => Response | Promise<Response>) => Response>();

  /** Names of the calls that changed something, in order. */
  get changes(): string[] {
    return this.calls.map(({ name }) => name).filter((name) => !name.startsWith("GET"));
  }

  called(name: string): Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  get handlers(): HttpHandler[] {
    return [
      http.all(`${GATEWAY}/*`, async ({ request }) => {
        const url = new URL(request.url);
        const path = url.pathname.slice(1);
        const text = await request.clone().text();
        const name = `${request.method} ${path}`;
        const version = url.searchParams.get("version");
        const call = {
          name,
          version,
          country: url.searchParams.get("country"),
          cartId: url.searchParams.get("cartId"),
          key: request.headers.get("idempotency-key"),
          body: text ? (JSON.parse(text) as unknown) : null,
        };
        this.calls.push(call);
        return this.refusals.get(name)?.(() => this.answer(call)) ?? this.answer(call);
      }),
    ];
  }

  private answer({ name, version, country, body }: Call): Response | Promise<Response> {
    if (name === "GET accounts-self/") return HttpResponse.json(this.customer);
    if (name === "GET deliveries/shipping-methods")
      return HttpResponse.json({ shippingMethods: this.methodsTo[country ?? ""] ?? this.methods });
    if (name === "GET customers-self/transaction-subscriptions")
      return HttpResponse.json({ values: this.transactionSubscriptions });
    if (name === "GET customers-self/gift-cards") {
      return HttpResponse.json({
        values: this.giftCards.filter(({ giftCardId }) => this.ownGiftCards.includes(giftCardId)),
      });
    }
    if (name.startsWith("GET carts-self/cart-1/gift-cards/")) {
      const card = this.giftCards.find(({ giftCardId }) => name.endsWith(`/${giftCardId}`));
      return card ? HttpResponse.json(card) : refusal(404, "GIFT_CARD_UNKNOWN");
    }
    if (name.includes("/storelocator/")) return this.locator(name);
    if (name.includes("customers-self/addresses")) return this.addressBook(name, body);
    if (name.startsWith("GET orders-self/by-cart/")) return this.findOrder();
    if (name === "GET orders-self") return HttpResponse.json(this.orderList());
    if (name.startsWith("GET orders-self/")) return HttpResponse.json(this.pastOrders[0] ?? anOrder());
    if (name === "GET carts-self" && !this.cart) return refusal(404, "CART_NONE");
    if (!this.cart || name === "GET carts/cart-9") return refusal(404, "CART_UNKNOWN", "No cart found for id cart-1");
    if (name === "GET carts/cart-1" || name === "GET carts-self") return HttpResponse.json(this.listed(this.cart));
    if (name.endsWith("/payments/adyen")) return this.ledger ? this.told(this.ledger, body) : result(this.completions);
    if (version !== String(this.cart.version)) return refusal(409, "VERSION");
    if (name.endsWith("/payments")) return result(this.payments);
    if (name.endsWith("/validate")) return this.validate();
    return this.change(name, body);
  }

  private orderList(): OrderList {
    const list = anOrderList(this.pastOrders.length);
    const numbered = list.values.map((each, index) => ({ ...each, orderNumber: this.pastOrders[index]!.orderNumber }));
    return { ...list, values: numbered };
  }

  private listed(cart: Cart): Cart {
    if (!this.ledger) return cart;
    const payments = [...this.ledger].flatMap(([paymentId, { resultCode = "Authorised" }]): Cart["payments"] => {
      const amountPlanned = cart.totalPrice;
      const payment = { paymentId, paymentProvider: "adyen", paymentProduct: "cb", amountPlanned } as const;
      return OVER.includes(resultCode) ? [] : [payment];
    });
    return { ...cart, payments };
  }

  private told(ledger: Map<string, Partial<PaymentResult>>, body: unknown): Response | Promise<Response> {
    const { paymentId } = body as { paymentId: string };
    const known = ledger.get(paymentId);
    if (!known) return refusal(404, "PAYMENT_UNKNOWN");
    // After `AuthenticationFinished`, the next request gets the final status.
    if (known.resultCode === "AuthenticationFinished") ledger.set(paymentId, { resultCode: "Authorised" });
    return result([{ ...known, paymentId }]);
  }

  private locator(name: string): Response {
    const [, list, id] = /storelocator\/(\w+)\/?(\w*)$/.exec(name) ?? [];
    const one = id && this.places.find(({ storeId }) => storeId === id);
    if (id) return one ? HttpResponse.json(one) : refusal(404, "STORE_UNKNOWN");
    const stores = this.places.filter(({ kind }) => `${kind}s` === list);
    if (stores.length === 0) return refusal(404, "STORES_UNKNOWN");
    return HttpResponse.json({ stores: stores.slice(0, 10), page: 1, pageSize: 10, total: stores.length });
  }

  private addressBook(name: string, body: unknown): Response {
    switch (name) {
      case "GET customers-self/addresses/delivery":
        return HttpResponse.json({ values: this.addresses });
      case "GET customers-self/addresses/billing":
        return this.billing ? HttpResponse.json(this.billing) : refusal(404, "NONE");
      case "PUT customers-self/addresses/billing":
        this.billing = body as BillingAddress;
        return HttpResponse.json(this.billing);
      default: {
        const added = { ...(body as DeliveryAddress), id: `address-${this.addresses.length + 1}` };
        this.addresses = [...this.addresses, added];
        return HttpResponse.json(added, { status: 201 });
      }
    }
  }

  private findOrder(): Response {
    if (this.order && this.orderDelay <= 0) return HttpResponse.json(this.order);
    this.orderDelay -= 1;
    return refusal(404, "ORDER_UNKNOWN");
  }

  private validate(): Response {
    const isCovered = this.ledger && [...this.ledger.values()].some(({ resultCode }) => COVERS.includes(resultCode!));
    if (isCovered === false) return refusal(402, "PAYMENT_REQUIRED");
    const answer = next(this.validations);
    if (answer !== "order") return answer.clone();
    this.placeOrder();
    return HttpResponse.json({ orderNumber: this.order?.orderNumber, cartId: "cart-1" });
  }

  /** Turns the cart into an order and removes it. */
  placeOrder(): void {
    this.order = anOrder();
    this.cart = null;
  }

  private change(name: string, body: unknown): Response {
    const cart = { ...this.cart!, version: this.cart!.version + 1 };
    if (name.endsWith("/billing-address")) cart.billingAddress = body as CartAddress;
    const giftCardId = /\/gift-cards\/(\w+)$/.exec(name)?.[1];
    if (giftCardId) {
      const others = cart.payments.filter((payment) => payment.giftCardId !== giftCardId);
      const payment = {
        paymentId: `with-${giftCardId.slice(-4)}`,
        paymentProvider: "vitrine",
        paymentProduct: "giftcard",
      } as const;
      const amountPlanned = (body as { amount: Money } | null)?.amount;
      cart.payments = amountPlanned ? [...others, { ...payment, giftCardId, amountPlanned }] : others;
    }
    if (name.endsWith("/subscriptions")) cart.subscriptions = (body as Pick<Cart, "subscriptions">).subscriptions;
    const key = /\/shipping-method\/(\w+)$/.exec(name)?.[1] as ShippingMethodKey | undefined;
    if (key) {
      cart.shippingAddress = Object.keys(body as object).length > 0 ? (body as CartAddress) : null;
      const offered = this.methodsTo[cart.shippingAddress?.country ?? ""] ?? this.methods;
      const price = offered.find((method) => method.key === key)?.shippingRate.price ?? {
        centAmount: 495,
        currencyCode: "EUR",
      };
      cart.shippingInfo = { shippingMethodKey: key, name: key, price };
    }
    if (name.endsWith("/shipping-method-hsp")) {
      cart.shippingInfo = { shippingMethodKey: "HSP", name: "HSP", price: { centAmount: 0, currencyCode: "EUR" } };
      cart.shippingAddress = { ...cart.billingAddress!, ...(body as object) };
    }
    this.cart = cart;
    return HttpResponse.json(this.listed(cart));
  }
}

/** Nothing will ever be charged with these. */
const OVER: readonly ResultCode[] = ["Refused", "Cancelled", "Error"];
/** An order may be accepted with these (D6). */
const COVERS: readonly ResultCode[] = ["Authorised", "Success", "Received", "Pending", "PresentToShopper"];

function next<T>(answers: T[]): T {
  return answers.length > 1 ? answers.shift()! : answers[0]!;
}

function result(answers: Answer[]): Response | Promise<Response> {
  const answer = next(answers);
  if (typeof answer === "function") return answer();
  if (answer instanceof Response) return answer.clone();
  return HttpResponse.json({ resultCode: "Authorised", paymentId: "pay-1", ...answer });
}

/** A new world that handles the server's requests from now on. */
export function checkoutWorldOn(server: { use(...handlers: HttpHandler[]): void }): CheckoutWorld {
  const world = new CheckoutWorld();
  server.use(...world.handlers);
  return world;
}

/** A signed-in customer with a cart, on this gateway. */
export async function aShopper(
  world: CheckoutWorld,
  server: { use(...handlers: HttpHandler[]): void },
  shop: Partial<Shop> = {},
): Promise<FakeBrowser> {
  server.use(...fakeProvider().handlers, ...world.handlers);
  const policy = { isReady: true, directives: { "form-action": ["http://pay.test"] }, load: () => Promise.resolve() };
  const env = { IMAGES_URL: "http://images.test" } as Shop["env"];
  const browser = new FakeBrowser({ env, auth: createAuthProvider(AUTH_ENV), policy, ...shop });
  browser.cookies = { ...(await tokenCookies({ sub: "c-1" })), cart: { cartId: "cart-1" } };
  return browser;
}
