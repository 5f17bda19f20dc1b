import { isPaymentMethod, PAYMENT_PRODUCTS, type PaymentMethod } from "#app/models/payment-methods.ts";
import { type PriceLineView, type PriceBreakdownView } from "#app/models/checkout-view.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { Text } from "#app/i18n/use-text.tsx";
import type { CartAddress } from "#app/models/address.ts";
import { timeZoneOf, todayIn } from "#app/models/countries.ts";
import { isFreeCart, isTaxed } from "#app/models/cart-rules.ts";
import { maskedNumber } from "#app/models/gift-card-rules.ts";
import { linePicture } from "#app/models/picture-url.ts";
import { formatMoney } from "#app/models/money-format.ts";
import type { Order, OrderList, Withdrawal } from "#app/models/order.ts";
import { isUnderWay } from "#app/models/order-status.ts";
import { boughtLines } from "#app/models/cart-lines.ts";
import { priceBreakdown } from "#app/models/price-breakdown.ts";
import { isParcel } from "#app/models/shipping.ts";
import { withdrawnPieces } from "#app/models/withdrawal-rules.ts";
import { paths } from "#app/paths.ts";
import { findGone } from "../catalogue/tiles.server";
import type { RequestContext } from "../context.server";
import { dayOf, dayRange, lastMoment } from "#app/i18n/dates.server.ts";
import { asOneDay, formatDate, formatMoment } from "#app/models/day-format.ts";
import { parcelLines } from "./address-lines.server";
import { priceBreakdownView } from "./price-breakdown-view.server";

/** An order as pages show it: amounts and dates in words, in the shopper's language. */

interface OrderHead {
  orderNumber: string;
  href: string;
  status: Order["status"];
  /** Null when all is paid, and where it is not known: there is nothing to say. */
  paymentStatus: Exclude<Order["paymentStatus"], "PAID" | "OTHER"> | null;
  placedAt: { iso: string; text: string };
  total: string;
  nbProducts: number;
  pictures: { path: string; name: string }[];
}

export interface OrderTeaser extends OrderHead {
  /** `mardi 24 – jeudi 26 novembre` */
  deliveryDate: string | null;
  /** The promised day has passed, and it has not arrived. */
  isLate: boolean;
}

export interface OrderView extends OrderTeaser {
  email: string;
  lines: OrderLineView[];
  /** From the lines to the total; without a delivery price where it is free. */
  amounts: Pick<PriceBreakdownView, "items" | "discounts"> & { delivery: string | null };
  /** The total holds VAT. */
  isTaxed: boolean;
  deliveryName: string;
  isParcel: boolean;
  /** Null before the parcel has left; `href` null where the gateway names no page of the carrier's. */
  tracking: { carrier: string; number: string; href: string | null } | null;
  /** Day on which the order reached each state. */
  days: Partial<Record<Order["status"], { iso: string; text: string }>>;
  deliveryAddress: string[] | null;
  billingAddress: string[] | null;
  /** Empty also where the gateway does not say. */
  payments: { name: string; amount: string }[];
  /** Neither by the customer nor by a gift card: the total was 0, or one that the site lets go unpaid (C4). */
  hasNothingToPay: boolean;
  /** Address of the invoice file; null before there is one, and where the site offers no downloads. */
  invoice: string | null;
  /** Besides gifts, cards and donations: they may be put into the cart again, and its page takes them back. */
  hasProducts: boolean;
  /** Where the customer may withdraw from pieces that are left, and until when. */
  withdrawable: { href: string; until: string } | null;
  /** The oldest first; `href` is the acknowledgement. */
  withdrawn: { href: string; date: string; reference: string }[];
  /** What is still to be paid with a voucher. */
  voucher: { entity: string; reference: string; amount: string; until: string } | null;
}

interface OrderLineView extends PriceLineView {
  /** Pieces of it that were withdrawn from. */
  withdrawn: number;
  /** The article is no longer sold, so there is no page to lead to. */
  isGone: boolean;
}

/** An order as the gateway's list has it. */
type ListedOrder = OrderList["values"][number];

const MAX_PICTURES = 3;

export function orderTeaser(context: RequestContext, order: ListedOrder): OrderTeaser {
  const { deliveryDate } = order;
  return {
    ...head(context, order),
    deliveryDate: deliveryDate && dayRange(deliveryDate, context.locale),
    isLate: isLate(order, todayIn(context.site.country)),
  };
}

/** @throws never: what an order lacks is left out */
export async function orderView(context: RequestContext, order: Order): Promise<OrderView> {
  const { locale, site } = context;
  const t = await serverText(context.language, "account");
  const { lines, count: nbProducts, items, discounts } = await priceBreakdownView(context, priceBreakdown(order));
  const pictures = order.lineItems.map((line) => ({ path: linePicture(line), name: line.name }));
  const postal = (address: CartAddress | null) => address && parcelLines(address, context);
  const { shippingInfo, voucher, invoiceId, withdrawableUntil, withdrawals, orderNumber } = order;
  const href = paths.withdrawal(context.prefix, orderNumber);
  return {
    invoice: invoiceId !== null && site.params.myDownloads ? paths.invoice(context.prefix, invoiceId) : null,
    hasProducts: boughtLines(order.lineItems).length > 0,
    withdrawable: withdrawableUntil === null ? null : { href, until: formatDate(withdrawableUntil, locale) },
    withdrawn: withdrawals.map((each) => {
      const { reference } = each;
      const date = withdrawalDate(context, each);
      return { href: paths.acknowledgement(context.prefix, orderNumber, reference), date, reference };
    }),
    ...head(context, { ...order, pictures, nbProducts }),
    isLate: isLate({ ...order, deliveryDate: shippingInfo.deliveryDate }, todayIn(context.site.country)),
    deliveryDate: shippingInfo.deliveryDate && dayRange(shippingInfo.deliveryDate, locale),
    email: order.email,
    lines: lines.map((line) => ({ ...line, withdrawn: withdrawnPieces(withdrawals, line.id), isGone: false })),
    amounts: {
      items,
      discounts,
      delivery: shippingInfo.price.centAmount > 0 ? formatMoney(shippingInfo.price, locale) : null,
    },
    isTaxed: isTaxed(order),
    deliveryName: shippingInfo.name,
    isParcel: isParcel(shippingInfo),
    tracking: trackingView(shippingInfo.tracking),
    days: Object.fromEntries(
      (order.events ?? []).map(({ status, at }) => [status, { iso: at, text: shortDay(at, context) }]),
    ),
    deliveryAddress: postal(order.shippingAddress),
    billingAddress: postal(order.billingAddress),
    payments: order.payments.map(({ paymentProduct, amountPlanned, giftCardId }) => ({
      name: [paymentName(t, paymentProduct), giftCardId && maskedNumber(giftCardId)].filter(Boolean).join(" "),
      amount: formatMoney(amountPlanned, locale),
    })),
    hasNothingToPay:
      order.payments.length === 0 &&
      (order.totalPrice.centAmount === 0 || isFreeCart(order, context.site.params.freeCartCriteria)),
    voucher: order.paymentStatus === "TO_PAY" ? voucherView(context, t, voucher) : null,
  };
}

/** The gateway goes on naming a voucher that was paid, or whose time is over. */
function voucherView(context: RequestContext, t: Text<"account">, voucher: Order["voucher"]): OrderView["voucher"] {
  if (!voucher) return null;
  const { entity, reference, amount, expiresAt } = voucher;
  return { entity, reference, amount: formatMoney(amount, context.locale), until: lastMoment(expiresAt, t, context) };
}

/** As `orderView`, for an order that may be older than what is sold today. */
export async function pastOrderView(context: RequestContext, order: Order): Promise<OrderView> {
  const productIds = order.lineItems.map(({ productId }) => productId);
  const [view, gone] = await Promise.all([orderView(context, order), findGone(context, productIds)]);
  const goneLines = new Set(order.lineItems.filter(({ productId }) => gone.has(productId)).map(({ lineId }) => lineId));
  const lines = view.lines.map((line) => (goneLines.has(line.id) ? { ...line, href: null, isGone: true } : line));
  return { ...view, lines };
}

function head(
  context: RequestContext,
  order: Omit<ListedOrder, "pictures" | "deliveryDate"> & { pictures: OrderHead["pictures"] },
): OrderHead {
  const { locale, prefix } = context;
  const { orderNumber, createdAt, paymentStatus } = order;
  const pictures = new Map(order.pictures.map((picture) => [picture.path, picture]));
  return {
    orderNumber,
    href: paths.order(prefix, orderNumber),
    status: order.status,
    paymentStatus: paymentStatus === "PAID" || paymentStatus === "OTHER" ? null : paymentStatus,
    placedAt: { iso: createdAt, text: dayOf(createdAt, context) },
    total: formatMoney(order.totalPrice, locale),
    nbProducts: order.nbProducts,
    pictures: [...pictures.values()].slice(0, MAX_PICTURES),
  };
}

/** A page of the carrier's is linked to by https only. */
function trackingView(tracking: Order["shippingInfo"]["tracking"]): OrderView["tracking"] {
  if (!tracking) return null;
  const { carrier, number, url } = tracking;
  return { carrier, number, href: url && URL.canParse(url) && url.startsWith("https://") ? url : null };
}

/**
 * The promised day has passed and the order is still on its way. An unpaid order has not left yet. `today` is an ISO
 * day.
 */
function isLate(
  { status, paymentStatus, deliveryDate }: Pick<ListedOrder, "status" | "paymentStatus" | "deliveryDate">,
  today: string,
): boolean {
  if (!deliveryDate || paymentStatus !== "PAID" || !isUnderWay(status)) return false;
  return today > deliveryDate.latest;
}

/** `21 nov.`, by the country's clock. */
function shortDay(time: string, { locale, site }: RequestContext): string {
  const format = { day: "numeric", month: "short", timeZone: timeZoneOf(site.country) } as const;
  return asOneDay(new Intl.DateTimeFormat(locale, format).format(new Date(time)), locale);
}

/** When a withdrawal was received, to the minute, by the country's clock. */
export function withdrawalDate({ locale, site }: RequestContext, { receivedAt }: Withdrawal): string {
  return formatMoment(receivedAt, locale, timeZoneOf(site.country));
}

function paymentName(t: Text<"account">, product: string): string {
  if (product === "giftcard") return t("payment.giftcard");
  if (!isPaymentMethod(product)) return product;
  const facts = PAYMENT_PRODUCTS[product];
  if (facts.kind === "instalments") return t("payment.instalments", { times: facts.parts });
  return facts.name ?? t(`payment.${product as Unnamed}`);
}

/** Payment products without a name of their own: a new one does not compile until it has a text. */
type Unnamed = {
  [Method in PaymentMethod]: (typeof PAYMENT_PRODUCTS)[Method]["name"] extends null ? Method : never;
}[PaymentMethod];
