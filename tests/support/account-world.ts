import { http, type HttpHandler, HttpResponse } from "msw";
import type { BillingAddress, DeliveryAddress } from "#models/address.ts";
import type { Cart } from "#models/cart.ts";
import type { Customer } from "#models/customer.ts";
import { type Order, withdrawInputSchema } from "#models/order.ts";
import type { Reservation } from "#models/reservation.ts";
import { aCart, aLine } from "./builders";
import { aDeliveryAddress, aPlace } from "./checkout-builders";
import { aCustomer, anOrder, anOrderList, aReservation } from "./customer-builders";
import { refusal } from "./gateway-answers";
import { AUTH, GATEWAY } from "./request-context";

type Body = Record<string, unknown>;
type Answer = (given: { id: string; body: Body }) => Response;

const NONE = () => new HttpResponse(null, { status: 204 });
const json = (body: object, status = 200) => HttpResponse.json(body, { status });

/** A fake gateway with one customer who has one of everything. Each call can be given another response, by its name. */
export class AccountWorld {
  customer: Customer = aCustomer({ loyaltyType: "FID", loyaltyNumber: "2900000010014", preferredStore: "2002" });
  addresses: DeliveryAddress[] = [aDeliveryAddress(), aDeliveryAddress({ id: "work", city: "Lyon", favorite: false })];
  billing: BillingAddress = { line1: "12 rue de Siam", zipCode: "29200", city: "Brest", country: "FR" };
  bank = { iban: "FR7630006000011234567890189", holder: "Camille" };
  order: Order;
  reservations: Reservation[] = [aReservation()];
  alerts = [{ sku: aLine().sku, productId: aLine().productId, createdAt: "2026-11-01T00:00:00.000Z" }];
  wishes = [{ productId: aLine().productId }];
  subscriptions = [
    { type: "newsletter", optin: "YES", visible: true },
    { type: "survey", optin: "NO", visible: true },
  ];
  cart: Cart = aCart({ id: "cart-1", version: 1, lineItems: [] });

  /** All calls in order, and those of them that changed something, with their bodies. */
  asked: string[] = [];
  changes: { call: string; body: Body }[] = [];
  /** Replaces the response to a call: `PUT accounts-self/`. The function receives the usual response. */
  refusals = new Map<string, (answer: () => Response) => Response>();

  constructor() {
    const { availableQuantity: _stock, ...line } = aLine();
    const files = { invoiceId: "F1", withdrawableUntil: "2099-01-01" };
    this.order = anOrder({ ...files, lineItems: [line] });
  }

  get handlers(): HttpHandler[] {
    return [
      http.all(`${GATEWAY}/*`, ({ request }) => this.answer(request)),
      http.post(`${AUTH}/api/cookie-refresh-tokens`, () => new HttpResponse(null, { status: 401 })),
    ];
  }

  private async answer(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.slice(1);
    const call = `${request.method} ${name}`;
    const text = await request.text();
    const body = text === "" ? {} : (JSON.parse(text) as Body);
    this.asked.push(call);
    const known = Object.entries(this.answers).find(([pattern]) => matches(pattern, call));
    if (!known) throw new Error(`Nobody answers ${call}`);
    const respond = () => {
      if (request.method !== "GET") this.changes.push({ call, body });
      return known[1]({ id: name.split("/").at(-1) ?? "", body });
    };
    return this.refusals.get(call)?.(respond) ?? respond();
  }

  private readonly answers: Record<string, Answer> = {
    "GET accounts-self/": () => json(this.customer),
    "PUT accounts-self/": ({ body }) => json((this.customer = { ...this.customer, ...body })),
    "DELETE accounts-self/": () => ((this.customer.isDeleted = true), NONE()),
    "PUT accounts-self/password": NONE,
    "PUT accounts-self/reactivate/": () => ((this.customer.isDeleted = false), json(this.customer)),
    "GET customers-self/lastPurchaseDate": () => json({ value: null }),
    "GET customers-self/addresses/delivery": () => json({ values: this.addresses }),
    "POST customers-self/addresses/deliveries": ({ body }) => {
      const added = { ...(body as unknown as DeliveryAddress), id: "new" };
      this.addresses = [...this.addresses, added];
      return json(added, 201);
    },
    "PUT customers-self/addresses/delivery/*": ({ id, body }) => json({ id, ...body }),
    "DELETE customers-self/addresses/delivery/*": ({ id }) => {
      this.addresses = this.addresses.filter((each) => each.id !== id);
      return NONE();
    },
    "GET customers-self/addresses/billing": () => json(this.billing),
    "PUT customers-self/addresses/billing": ({ body }) => json(body),
    "GET customers-self/bankStatements": () => json(this.bank),
    "PUT customers-self/bankStatements": ({ body }) => json(body),
    "GET customers-self/gift-cards": () => json({ values: [] }),
    "GET customers-self/subscriptions": () => json({ values: this.subscriptions }),
    "PUT customers-self/subscriptions": ({ body }) => {
      const sent = body.values as typeof this.subscriptions;
      this.subscriptions = this.subscriptions.map((each) => ({
        ...each,
        ...sent.find((one) => one.type === each.type),
      }));
      return json({ values: this.subscriptions });
    },
    "GET customers-self/loyalty": () => json({ page: 1, size: 20, total: 0, balance: 720, values: [] }),
    "GET customers-self/loyalty/offers/*": () => json({ balance: 720, values: [] }),
    "GET customers-self/knowledges/wishlist/": () => json({ values: this.wishes }),
    "POST customers-self/knowledges/wishlist": ({ body }) => {
      this.wishes = [body as (typeof this.wishes)[number], ...this.wishes];
      return json({ values: this.wishes });
    },
    "DELETE customers-self/knowledges/wishlist/*": ({ id }) => {
      this.wishes = this.wishes.filter(({ productId }) => productId !== id);
      return json({ values: this.wishes });
    },
    "GET customers-self/knowledges/product-stock-alert": () => json({ values: this.alerts }),
    "POST customers-self/knowledges/product-stock-alert": () => json({ values: this.alerts }),
    "DELETE customers-self/knowledges/product-stock-alert/*": ({ id }) => {
      this.alerts = this.alerts.filter(({ sku }) => sku !== id);
      return json({ values: this.alerts });
    },
    "GET orders-self": () => json(anOrderList(12)),
    "GET orders-self/*": () => json(this.order),
    "POST orders-self/*/withdrawal": ({ body }) => {
      const withdrawal = {
        ...withdrawInputSchema.parse(body),
        reference: "R-1",
        receivedAt: "2026-11-23T20:15:00.000Z",
      };
      this.order = { ...this.order, withdrawals: [withdrawal], withdrawableUntil: null };
      return json(withdrawal);
    },
    "GET downloads-self": () => json({ page: 1, size: 20, total: 0, values: [] }),
    "GET downloads-self/*": () =>
      new HttpResponse("%PDF-1.7", {
        headers: { "Content-Type": "application/pdf", "Content-Disposition": 'attachment; filename="facture.pdf"' },
      }),
    "GET reservations-self": () =>
      json({ page: 1, size: 10, total: this.reservations.length, values: this.reservations }),
    "DELETE reservations-self/*": () => {
      this.reservations = this.reservations.map((each) => ({ ...each, status: "CANCELLED" }));
      return NONE();
    },
    "POST reservations-self/*/restore": () => {
      this.reservations = this.reservations.map((each) => ({ ...each, status: "PENDING" }));
      return json(this.reservations[0]!);
    },
    "GET ecommerce/v2/storelocator/stores/*": ({ id }) => json(aPlace({ storeId: id, kind: "store" })),
    "GET commercial-animations-self/offers": () => json({ personalOffers: [], collectiveOffers: [] }),
    "GET deliveries/shipping-methods": () => json({ shippingMethods: [] }),
    "GET ecommerce/v3/catalog/products": () => json({ products: [] }),
    "GET ecommerce/v3/catalog/products/*": () => refusal(404),
    "GET carts-self": () => json(this.cart),
    "POST carts": () => json(this.cart, 201),
    "POST carts/merge": () => json({ cart: this.cart, hasBeenMerged: false }),
    "GET carts/*": () => json(this.cart),
    "POST carts/*/products-list/": ({ body }) => {
      const lineItems = Object.values(body).map((sku) => aLine({ sku: String(sku) }));
      return json((this.cart = aCart({ ...this.cart, version: this.cart.version + 1, lineItems })));
    },
  };
}

/** `*` matches one segment of a path. */
function matches(pattern: string, call: string): boolean {
  const [wanted, given] = [pattern.split("/"), call.split("/")];
  return wanted.length === given.length && wanted.every((part, index) => part === "*" || part === given[index]);
}
