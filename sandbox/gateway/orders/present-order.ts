import { itemCount } from "#models/cart-rules";
import type { Order, OrderList } from "#models/order";
import type { Sandbox } from "../../service";
import { findArticle } from "../carts/article";
import type { Viewer } from "../carts/price-cart";
import { findInvoiceId } from "../downloads/document-store";
import { findPayment } from "../payments/payment-store";
import { SHIPPING_WORDS } from "../shipping/shipping-words";
import { findWithdrawal, withdrawableUntil } from "./withdrawals";
import { orderStatusAt, paymentStatusOf } from "./order-status";
import type { OrderDocument, StoredOrder } from "./order-store";

/** The order as it was placed, told in the viewer's language where the catalogue still knows the words. */
export function presentOrder(sandbox: Sandbox, viewer: Viewer, { orderNumber, document }: StoredOrder): Order {
  const { paymentId: _paymentId, fixedStatus: _status, fixedPaymentStatus: _paymentStatus, ...kept } = document;
  const { pointsSpent: _spent, giftCardNumbers: _numbers, ...order } = kept;
  const { shippingInfo } = document;
  const statuses = statusesOf(sandbox, document);
  const withdrawal = findWithdrawal(sandbox, orderNumber);
  return {
    ...order,
    orderNumber,
    invoiceId: findInvoiceId(sandbox, orderNumber),
    ...statuses,
    withdrawableUntil: withdrawal ? null : withdrawableUntil({ ...document, ...statuses }, sandbox.now()),
    withdrawal,
    shippingInfo: { ...shippingInfo, name: SHIPPING_WORDS[viewer.language][shippingInfo.shippingMethodKey].name },
    payments: document.payments,
    lineItems: document.lineItems.map((line) => localise(sandbox, viewer, line)),
  };
}

export function presentOrderSummary(
  sandbox: Sandbox,
  viewer: Viewer,
  { orderNumber, document }: StoredOrder,
): OrderList["values"][number] {
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

/** `settlePayments` first: a payment may have been decided meanwhile. */
function statusesOf(sandbox: Sandbox, document: OrderDocument): Pick<Order, "status" | "paymentStatus"> {
  const payment = document.paymentId === null ? null : findPayment(sandbox, document.paymentId);
  const paymentStatus = document.fixedPaymentStatus ?? paymentStatusOf(payment?.status ?? null);
  const { createdAt, shippingInfo } = document;
  const dated = { createdAt, paymentStatus, deliveryDate: shippingInfo.deliveryDate };
  return { status: document.fixedStatus ?? orderStatusAt(dated, sandbox.now()), paymentStatus };
}

function localise(sandbox: Sandbox, viewer: Viewer, line: Order["lineItems"][number]): Order["lineItems"][number] {
  const article = findArticle(sandbox, line.sku, viewer);
  if (!article) return line;
  const { name, color, size, categoryLabel, marketingLabels, picture } = article;
  return { ...line, name, color, size, categoryLabel, marketingLabels, picture };
}
