import type { Cart } from "#models/cart.ts";
import type { ORDER_PAYMENT_STATUSES, OrderEvent } from "#models/order.ts";
import type { PaymentMethod } from "#models/payment-methods.ts";
import { seeded } from "../../studio/random";
import type { Sandbox } from "../../service";
import { emptyCart, type CartState } from "../carts/cart-state";
import { presentCart } from "../carts/present-cart";
import type { Viewer } from "../carts/price-cart";
import { demoCustomer } from "../customers/demo-ids";
import { demoHome } from "../customers/seed-addresses";
import { listDemoSkus } from "../demo-products";
import { issueDocument } from "../downloads/document-store";
import { SEED_DOMAINS } from "../seed-domains";
import { deliveryDates } from "../shipping/delivery-dates";
import { insertOrder } from "./order-store";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Past {
  who: "fid" | "hsp" | "big";
  /** How many days before the seed's day it was placed. */
  days: number;
  skus: readonly string[];
  product?: PaymentMethod;
  status?: OrderEvent["status"];
  paymentStatus?: (typeof ORDER_PAYMENT_STATUSES)[number];
}

/** Orders of the demo customers: one in every state for the loyalty client, four hundred for the busiest. */
export function seedOrders(sandbox: Sandbox): void {
  const skus = listDemoSkus(sandbox, 120).map(({ sku }) => sku);
  if (skus.length === 0) return;
  const pick = (...positions: number[]): string[] =>
    positions.flatMap((position) => skus[position % skus.length] ?? []);
  const orders: Past[] = [
    { who: "fid", days: 412, skus: pick(0, 1), status: "DELIVERED" },
    { who: "fid", days: 230, skus: pick(2), status: "RETURNED" },
    { who: "fid", days: 96, skus: pick(3, 4, 5), product: "paypal", status: "CANCELLED", paymentStatus: "REFUSED" },
    { who: "fid", days: 20, skus: pick(6, 7, 6), product: "alma-3x", status: "DELIVERED" },
    { who: "fid", days: 3, skus: pick(8, 9), status: "SHIPPED" },
    { who: "fid", days: 1, skus: pick(10), product: "paypal", status: "ACCEPTED", paymentStatus: "CHECKING" },
    { who: "hsp", days: 61, skus: pick(11, 12), status: "DELIVERED" },
    { who: "hsp", days: 2, skus: pick(13), status: "PREPARING" },
    ...bigOrders(skus),
  ];
  // Numbers grow with time, whoever ordered.
  for (const past of orders.sort((a, b) => b.days - a.days)) insertPast(sandbox, past);
}

/** One about every ten days for eleven years. */
function bigOrders(skus: readonly string[]): Past[] {
  const random = seeded("orders");
  return Array.from({ length: 400 }, (_, index) => {
    const chosen = Array.from({ length: Math.ceil(random.between(0, 5)) }, () => random.pick(skus));
    const roll = random();
    const status = roll < 0.04 ? "CANCELLED" : roll < 0.12 ? "RETURNED" : "DELIVERED";
    return { who: "big", days: 12 + index * 10 + random.between(0, 8), skus: chosen, status };
  });
}

function insertPast(sandbox: Sandbox, past: Past): void {
  const { who, days, product = "cb", status, paymentStatus = "PAID" } = past;
  const { customerId, email } = demoCustomer(who);
  // Placed in the evening, as most orders are.
  const placedAt = sandbox.now() - Math.floor(days) * DAY - 4 * HOUR;
  const cartId = `seed-${who}-${Math.floor(days)}`;
  const viewer = france();
  const { storeId } = viewer;
  const state = pastCart(past, placedAt);
  const cart = presentCart(sandbox, viewer, { cartId, version: 1, customerId, storeId, state });
  if (!cart.shippingInfo) throw new Error("No shipping method");
  const orderNumber = insertOrder(sandbox, {
    customerId,
    visibleAt: placedAt,
    document: {
      cartId,
      createdAt: new Date(placedAt).toISOString(),
      email,
      currency: cart.totalPrice.currencyCode,
      totalPrice: cart.totalPrice,
      shippingInfo: {
        ...cart.shippingInfo,
        shippingMethodKey: "NO",
        deliveryDate: deliveryDates("NO", "FR", placedAt),
      },
      shippingAddress: cart.shippingAddress,
      billingAddress: cart.billingAddress,
      payments: [{ paymentProvider: "adyen", paymentProduct: product, amountPlanned: cart.totalPrice }],
      lineItems: cart.lineItems,
      giftCards: [],
      donations: [],
      loyaltyCard: null,
      discounts: [],
      loyaltyPoints: pastPoints(cart, status),
      pointsSpent: 0,
      giftCardNumbers: [],
      voucher: null,
      paymentId: null,
      fixedStatus: status,
      fixedPaymentStatus: paymentStatus,
    },
  });
  const paper = { customerId, orderNumber };
  if (paymentStatus === "PAID") issueDocument(sandbox, { ...paper, kind: "INVOICE", issuedAt: placedAt });
  if (status === "RETURNED") {
    issueDocument(sandbox, { ...paper, kind: "CREDIT_NOTE", issuedAt: Math.min(placedAt + 12 * DAY, sandbox.now()) });
  }
}

/** All of these customers are members; what was sent back wins nothing. */
function pastPoints({ totalPrice, shippingInfo }: Cart, status: Past["status"]): number {
  if (status === "CANCELLED" || status === "RETURNED") return 0;
  return Math.floor((totalPrice.centAmount - (shippingInfo?.price.centAmount ?? 0)) / 100);
}

function pastCart({ who, skus }: Past, placedAt: number): CartState {
  const { firstName, lastName, line1, line2, city, zipCode, country, phoneNumber, phoneNumberCountry } = demoHome(who);
  const address = {
    firstName: firstName.toUpperCase(),
    lastName: lastName.toUpperCase(),
    address1: line1.toUpperCase(),
    address2: line2?.toUpperCase(),
    city: city.toUpperCase(),
    zipCode,
    country,
    phone: phoneNumber,
    phoneNumberCountry,
  };
  const lines = [...new Set(skus)].map((sku, index) => ({
    lineId: `line-${index + 1}`,
    sku,
    quantity: skus.filter((one) => one === sku).length,
    lastModifiedAt: new Date(placedAt).toISOString(),
  }));
  return { ...emptyCart(null), lines, billingAddress: address, shippingAddress: address, shippingMethodKey: "NO" };
}

function france(): Viewer {
  const domain = SEED_DOMAINS.find(({ countryCodeISO2 }) => countryCodeISO2 === "FR");
  if (!domain) throw new Error("No French shop");
  return { storeId: domain.storeId, language: "fr", locale: "fr-FR", currency: "EUR", isPrivateSale: false };
}
