import { itemCount } from "#models/cart-rules.ts";
import type { Order, OrderEvent, OrderList } from "#models/order.ts";
import type { ShippingMethodKey } from "#models/shipping.ts";
import { leftLines } from "#models/withdrawal-rules.ts";
import type { Sandbox } from "../../service";
import { findArticle } from "../carts/article";
import type { Viewer } from "../carts/price-cart";
import type { GatewayContext } from "../context";
import { findInvoiceId } from "../downloads/document-store";
import { findPayment } from "../payments/payment-store";
import { deliveryDates } from "../shipping/delivery-dates";
import { SHIPPING_WORDS } from "../shipping/shipping-words";
import { listWithdrawals, withdrawableUntil } from "./withdrawals";
import { orderEvents, orderStatusAt, paymentStatusOf } from "./order-status";
import { movedBy, type OrderDocument, type StoredOrder } from "./order-store";

/** The order as it was placed, told in the viewer's language where the catalogue still knows the words. */
export function presentOrder(
  sandbox: Sandbox,
  viewer: Viewer & Pick<GatewayContext, "country">,
  { orderNumber, document: kept }: StoredOrder,
): Order {
  const document = movedToToday(sandbox, kept);
  const { paymentId: _paymentId, fixedStatus: _status, fixedPaymentStatus: _paymentStatus, ...rest } = document;
  const { pointsSpent: _spent, giftCardNumbers: _numbers, ...order } = rest;
  const { shippingInfo } = document;
  const statuses = statusesOf(sandbox, document);
  const withdrawals = listWithdrawals(sandbox, orderNumber);
  const lineItems = leftLines(document.lineItems, withdrawals);
  return {
    ...order,
    orderNumber,
    invoiceId: findInvoiceId(sandbox, orderNumber),
    ...statuses,
    events: orderEvents(datesOf(document, statuses.paymentStatus), statuses.status, sandbox.now()),
    withdrawableUntil: withdrawableUntil({ ...document, ...statuses, lineItems }, viewer.country, sandbox.now()),
    withdrawals,
    shippingInfo: {
      ...shippingInfo,
      name: SHIPPING_WORDS[viewer.language][shippingInfo.shippingMethodKey].name,
      tracking: trackingOf(orderNumber, shippingInfo.shippingMethodKey, statuses.status),
    },
    payments: document.payments,
    lineItems: document.lineItems.map((line) => localise(sandbox, viewer, line)),
  };
}

export function presentOrderSummary(
  sandbox: Sandbox,
  viewer: Viewer,
  { orderNumber, document: kept }: StoredOrder,
): OrderList["values"][number] {
  const document = movedToToday(sandbox, kept);
  const lines = document.lineItems.map((line) => localise(sandbox, viewer, line));
  return {
    orderNumber,
    createdAt: document.createdAt,
    ...statusesOf(sandbox, document),
    totalPrice: document.totalPrice,
    deliveryDate: document.shippingInfo.deliveryDate,
    nbProducts: itemCount(document),
    pictures: lines.map(({ picture, name }) => ({ path: picture.path, name })),
  };
}

/** Where the seed's orders go. */
const SEED_COUNTRY = "FR";

/** The order as it is shown today (`movedBy`). */
function movedToToday(sandbox: Sandbox, document: OrderDocument): OrderDocument {
  const later = movedBy(sandbox, { document });
  if (later === 0) return document;
  const { createdAt, shippingInfo } = document;
  const placed = Date.parse(createdAt) + later;
  // Another day of the week is followed by other working days.
  const deliveryDate = deliveryDates(shippingInfo.shippingMethodKey, SEED_COUNTRY, placed);
  return { ...document, createdAt: new Date(placed).toISOString(), shippingInfo: { ...shippingInfo, deliveryDate } };
}

/** `settlePayments` first: a payment may have been decided meanwhile. */
function statusesOf(
  sandbox: Sandbox,
  document: OrderDocument,
): Pick<Order, "paymentStatus"> & Pick<OrderEvent, "status"> {
  const payment = document.paymentId === null ? null : findPayment(sandbox, document.paymentId);
  const paymentStatus = document.fixedPaymentStatus ?? paymentStatusOf(payment?.status ?? null);
  const { fixedStatus } = document;
  return { status: fixedStatus ?? orderStatusAt(datesOf(document, paymentStatus), sandbox.now()), paymentStatus };
}

function datesOf({ createdAt, shippingInfo }: OrderDocument, paymentStatus: Order["paymentStatus"]) {
  return { createdAt, paymentStatus, deliveryDate: shippingInfo.deliveryDate };
}

const CARRIERS: Partial<Record<ShippingMethodKey, string>> = {
  NO: "Colis Express",
  EX: "Chrono Jour",
  PR: "Colis Express",
  LO: "Colis Express",
};

/** Once it has left; shops are served by the house's own van. */
function trackingOf(
  orderNumber: string,
  key: ShippingMethodKey,
  status: OrderEvent["status"],
): Order["shippingInfo"]["tracking"] {
  const carrier = CARRIERS[key];
  if (!carrier || !["SHIPPED", "DELIVERED", "RETURNED"].includes(status)) return undefined;
  const number = `CE${orderNumber}FR`;
  return { carrier, number, url: `https://suivi.transporteur.example/${number}` };
}

function localise(sandbox: Sandbox, viewer: Viewer, line: Order["lineItems"][number]): Order["lineItems"][number] {
  const article = findArticle(sandbox, line.sku, viewer);
  if (!article) return line;
  const { name, color, size, categoryLabel, marketingLabels, picture } = article;
  return { ...line, name, color, size, categoryLabel, marketingLabels, picture };
}
