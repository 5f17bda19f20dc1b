import { serverText } from "~/i18n/i18n.server";
import type { Text } from "~/i18n/use-text";
import { toCartAddress } from "~/models/address-rules";
import { groupsOfFour } from "~/models/number-format";
import { formatPersonName } from "~/models/person-name";
import type { Customer } from "~/models/customer";
import type { Reservation } from "~/models/reservation";
import { paths } from "~/paths";
import { nullIfUnanswered, optional } from "../http/error-responses.server";
import { findFavouriteAddress } from "./addresses.server";
import type { RequestContext } from "../context.server";
import { getCustomer } from "./customer.server";
import { findLoyalty } from "./loyalty.server";
import { getReservations, listStockAlerts, listWishlist } from "./customer-lists.server";
import { dayOf, monthOf } from "~/i18n/dates.server";
import { findLastOrder } from "./orders.server";
import type { OrderTeaser } from "./order-view.server";
import { postalLines } from "./postcode.server";
import { phoneText } from "./phone-number.server";

/** The account at a glance. A part that cannot be read now is null; what does not exist is null inside its part. */
export interface DashboardView {
  firstName: string;
  name: string;
  email: string;
  phone: string | null;
  /** What is new with the last order, in a sentence. */
  news: string;
  attention: Attention[];
  last: { order: OrderTeaser | null } | null;
  address: { lines: string[] | null } | null;
  loyalty: { number: string; since: string | null; points: number | null } | null;
  /** How many; null where the site has no such list, or it cannot be read. */
  lists: { wishlist: number | null; alerts: number | null };
}

/** Something that waits for the customer, with what to do about it. */
export interface Attention {
  kind: "refused" | "late" | "reservation";
  text: string;
  href: string;
}

/**
 * Everything in one round of calls.
 * @throws UnauthorizedError when the session is over; ServiceUnavailableError when the account itself cannot be read
 */
export async function loadDashboard(context: RequestContext): Promise<DashboardView> {
  const { params } = context.site;
  const [t, customer, last, address, history, reservations, wishlist, alerts] = await Promise.all([
    serverText(context.language, "account"),
    getCustomer(context),
    nullIfUnanswered(context, loadLastOrder(context)),
    nullIfUnanswered(context, loadAddress(context)),
    optional(context, "the points are not known", null, () => findLoyalty(context, { page: 1, size: 1 })),
    optional(context, "the reservations are not known", [], () => listReadyReservations(context)),
    params.wishlist ? listWishlist(context, { mandatory: true }) : null,
    params.showProductAvailabilityAlert ? listStockAlerts(context, { mandatory: true }) : null,
  ]);
  return {
    firstName: formatPersonName(customer.firstName),
    name: formatPersonName(`${customer.firstName} ${customer.lastName}`),
    email: customer.email,
    phone: phoneText(customer, context.site.country) ?? null,
    news: newsOf(last?.order ?? null, t),
    attention: [
      ...orderAttention(last?.order ?? null, t),
      ...reservations.map((each) => reservationAttention(context, t, each)),
    ],
    last,
    address,
    loyalty: loyaltyOf(customer, history?.balance ?? null, context),
    lists: { wishlist: wishlist && wishlist.length, alerts: alerts && alerts.length },
  };
}

async function loadLastOrder(context: RequestContext): Promise<{ order: OrderTeaser | null }> {
  return { order: await findLastOrder(context) };
}

/** What hangs at a till of a shop and waits to be tried on. */
async function listReadyReservations(context: RequestContext): Promise<Reservation[]> {
  if (!context.site.params.ereservation) return [];
  const { values } = await getReservations(context, { page: 1, size: 5 });
  return values.filter(({ status }) => status === "READY");
}

function orderAttention(order: OrderTeaser | null, t: Text<"account">): Attention[] {
  if (!order) return [];
  const { orderNumber: number, href } = order;
  if (order.paymentStatus === "REFUSED") return [{ kind: "refused", text: t("attention.refused", { number }), href }];
  return order.isLate ? [{ kind: "late", text: t("attention.late", { number }), href }] : [];
}

function reservationAttention(
  { prefix, locale, site }: RequestContext,
  t: Text<"account">,
  { product, store, expiresAt }: Reservation,
): Attention {
  const date = dayOf(expiresAt, { locale, country: site.country });
  const text = t("attention.reservation", { product: product.name, shop: store.name, date });
  return { kind: "reservation", text, href: paths.account(prefix, "reservations") };
}

async function loadAddress(context: RequestContext): Promise<{ lines: string[] | null }> {
  const found = await findFavouriteAddress(context);
  const site = { country: context.site.country, locale: context.locale };
  return { lines: found && postalLines(toCartAddress(found), site) };
}

function newsOf(order: OrderTeaser | null, t: Text<"account">): string {
  if (!order) return t("news.none");
  const { status, paymentStatus, deliveryDate, isLate } = order;
  // A day that has passed is no news.
  if (isLate) return t("news.late");
  if (status === "ACCEPTED" && (paymentStatus === "TO_PAY" || paymentStatus === "CHECKING")) {
    return t(`news.${paymentStatus}`);
  }
  const news = t(`news.${status}`);
  const isComing = status === "ACCEPTED" || status === "PREPARING" || status === "SHIPPED";
  return isComing && deliveryDate ? t("news.date", { news, date: deliveryDate }) : news;
}

/** The card of a loyalty client (FID), its number in groups of four; null on a site without a loyalty programme. */
function loyaltyOf(
  customer: Customer,
  points: number | null,
  { locale, site }: RequestContext,
): DashboardView["loyalty"] {
  const { loyaltyType, loyaltyNumber, loyaltyCreationDate } = customer;
  if (!site.params.loyalty || loyaltyType !== "FID" || !loyaltyNumber) return null;
  const number = groupsOfFour(loyaltyNumber.replace(/\s/g, ""));
  return { number, since: loyaltyCreationDate ? monthOf(loyaltyCreationDate, locale) : null, points };
}
