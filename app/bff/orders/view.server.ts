import { serverText } from "~/i18n/i18n.server";
import type { Text } from "~/i18n/use-text";
import type { CartAddress } from "~/models/address";
import { productSlug } from "~/models/entity-slug";
import type { Money } from "~/models/money";
import { formatMoney } from "~/models/money-format";
import type { Order, OrderList } from "~/models/order";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { dayOf, dayRange } from "../dates.server";
import { postalLines } from "../postal-lines.server";

/** An order as pages show it: amounts and dates in words, in the shopper's language. */

interface OrderHead {
  orderNumber: string;
  href: string;
  status: Order["status"];
  /** Left out when all is paid: there is nothing to say. */
  paymentStatus: Exclude<Order["paymentStatus"], "PAID"> | null;
  placedAt: { iso: string; text: string };
  total: string;
  nbProducts: number;
  pictures: { path: string; name: string }[];
}

export interface OrderTeaser extends OrderHead {
  /** `mardi 24 – jeudi 26 novembre`; only where the whole order is known. */
  deliveryDate: string | null;
}

export interface OrderView extends OrderTeaser {
  email: string;
  lines: OrderLine[];
  amounts: { items: string; extras: string | null; discounts: string | null; delivery: string | null };
  deliveryName: string;
  deliveryAddress: string[] | null;
  billingAddress: string[] | null;
  payments: { name: string; amount: string }[];
  voucher: { entity: string; reference: string; amount: string; until: string } | null;
}

export interface OrderLine {
  lineId: string;
  name: string;
  href: string;
  picture: string;
  color: string;
  size: string;
  quantity: number;
  isFree: boolean;
  /** Price of one, where there are several. */
  each: string | null;
  total: string;
}

const MAX_PICTURES = 3;

export function orderTeaser(context: RequestContext, order: OrderList["values"][number]): OrderTeaser {
  return { ...head(context, order), deliveryDate: null };
}

/** @throws never: what an order lacks is left out */
export async function orderView(context: RequestContext, order: Order): Promise<OrderView> {
  const { locale, site } = context;
  const t = await serverText(context.language, "account");
  const lines = order.lineItems;
  const pictures = lines.map(({ picture, name }) => ({ path: picture.path, name }));
  const nbProducts = lines.reduce((count, { quantity }) => count + quantity, 0);
  const postal = (address: CartAddress | null) =>
    address && postalLines(address, { country: site.country, locale: context.locale });
  const { shippingInfo, voucher } = order;
  return {
    ...head(context, { ...order, pictures, nbProducts }),
    deliveryDate: shippingInfo.deliveryDate && dayRange(shippingInfo.deliveryDate, locale),
    email: order.email,
    lines: lines.map((line) => lineView(context, line)),
    amounts: amounts(order, locale),
    deliveryName: shippingInfo.name,
    deliveryAddress: postal(order.shippingAddress),
    billingAddress: postal(order.billingAddress),
    payments: order.payments.map(({ paymentProduct, amountPlanned }) => ({
      name: paymentName(t, paymentProduct),
      amount: formatMoney(amountPlanned, locale),
    })),
    voucher: voucher && {
      entity: voucher.entity,
      reference: voucher.reference,
      amount: formatMoney(voucher.amount, locale),
      until: dayOf(voucher.expiresAt, { locale, country: site.country }),
    },
  };
}

function head(
  { locale, prefix, site }: RequestContext,
  order: Omit<OrderList["values"][number], "pictures"> & { pictures: OrderHead["pictures"] },
): OrderHead {
  const { orderNumber, createdAt, paymentStatus } = order;
  const pictures = new Map(order.pictures.map((picture) => [picture.path, picture]));
  return {
    orderNumber,
    href: paths.order(prefix, orderNumber),
    status: order.status,
    paymentStatus: paymentStatus === "PAID" ? null : paymentStatus,
    placedAt: { iso: createdAt, text: dayOf(createdAt, { locale, country: site.country }) },
    total: formatMoney(order.totalPrice, locale),
    nbProducts: order.nbProducts,
    pictures: [...pictures.values()].slice(0, MAX_PICTURES),
  };
}

function lineView({ locale, prefix }: RequestContext, line: Order["lineItems"][number]): OrderLine {
  return {
    lineId: line.lineId,
    name: line.name,
    href: paths.slug(prefix, productSlug(line, line)),
    picture: line.picture.path,
    color: line.color.name,
    size: line.size.label,
    quantity: line.quantity,
    isFree: line.isFree,
    each: line.quantity > 1 && !line.isFree ? formatMoney(line.price, locale) : null,
    total: formatMoney(line.totalPrice, locale),
  };
}

/** What is left between the lines and the total are discounts, or gift cards and donations beside the lines. */
function amounts({ lineItems, shippingInfo, totalPrice }: Order, locale: string): OrderView["amounts"] {
  const money = (centAmount: number): string => formatMoney({ ...totalPrice, centAmount } satisfies Money, locale);
  const items = lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0);
  const delivery = shippingInfo.price.centAmount;
  const rest = totalPrice.centAmount - delivery - items;
  return {
    items: money(items),
    extras: rest > 0 ? money(rest) : null,
    discounts: rest < 0 ? money(rest) : null,
    delivery: delivery > 0 ? money(delivery) : null,
  };
}

/** Names that are the same in every language. */
const BRANDS: Record<string, string> = {
  przelewy24: "Przelewy24",
  multibanco: "Multibanco",
  paypal: "PayPal",
  klarna: "Klarna",
  bancontact: "Bancontact",
  visa: "Visa",
  mastercard: "Mastercard",
  "american-express": "American Express",
  applepay: "Apple Pay",
};

function paymentName(t: Text<"account">, product: string): string {
  switch (product) {
    case "cb":
    case "mpp":
    case "free":
    case "giftcard":
      return t(`payment.${product}`);
    case "alma-3x":
    case "alma-4x":
      return t("payment.instalments", { times: product === "alma-3x" ? 3 : 4 });
    default:
      return BRANDS[product] ?? product;
  }
}
