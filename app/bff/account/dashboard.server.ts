import { serverText } from "#app/i18n/i18n.server.ts";
import type { Text } from "#app/i18n/use-text.tsx";
import { toCartAddress } from "#app/models/address-rules.ts";
import type { Barcode } from "#app/models/barcode.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { groupsOfFour } from "#app/models/number-format.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import type { Customer } from "#app/models/customer.ts";
import type { OfferView } from "#app/models/listing-view.ts";
import { isUnderWay } from "#app/models/order-status.ts";
import type { Reservation } from "#app/models/reservation.ts";
import { paths } from "#app/paths.ts";
import { nullIfUnavailable, optional } from "../http/error-responses.server";
import { findFavouriteAddress } from "./addresses.server";
import type { RequestContext } from "../context.server";
import { getCustomer } from "./customer.server";
import { listOffers } from "./offers.server";
import { findRewards, loyaltyCard, type RewardsAtAGlance } from "./loyalty.server";
import { getReservations, getStockAlerts, getWishlist } from "./customer-lists.server";
import { lastMoment } from "#app/i18n/dates.server.ts";
import { listLatestOrders } from "./orders.server";
import type { OrderTeaser } from "./order-view.server";
import { postalLines } from "./address-lines.server";
import { phoneText } from "./phone-number.server";
import { findTilesById } from "../catalogue/tiles.server";
import { cardId } from "./wishlist-page.server";

/**
 * The account at a glance. A part that cannot be read now is null; a part that was read but has nothing to show holds
 * null inside.
 */
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
  loyalty: LoyaltyGlance | null;
  /** Name of the Happy Shopping membership (HSP) and the customer's number in it. */
  membership: { name: string; number: string } | null;
  /** Current offers, the customer's personal ones first; empty where the site has none. */
  offers: Pick<OfferView, "id" | "title" | "text" | "until">[];
  /** Null where the site has no such list, or it cannot be read. */
  lists: { wishlist: { count: number; latest: WishGlance[] } | null; alerts: number | null };
}

export interface LoyaltyGlance {
  number: string;
  /** Bar code for the till, with its text alternative; null for a number that has no bar code. */
  code: { barcode: Barcode; label: string } | null;
  /** Null while they cannot be read. */
  points: RewardsAtAGlance | null;
}

export interface WishGlance {
  href: string;
  name: string;
  price: string;
  picture: string;
}

/** Something that needs the customer's attention, with what to do about it. */
export interface Attention {
  kind: "refused" | "late" | "reservation";
  text: string;
  href: string;
}

/** How many recent orders are checked: a late one still counts when there are newer ones. */
const LATEST_ORDERS = 5;
/**
 * How long a refused payment of an older order is mentioned, in milliseconds: by then a customer who wanted it has
 * ordered again.
 */
const REFUSED_TIME = 30 * 86_400_000;
const MOST_OFFERS = 2;
const MOST_WISHES = 3;

/**
 * Everything in one round of calls; the wishlist's products come from the catalogue, which is cached for everybody.
 * @throws UnauthorizedError when the session is over; ServiceUnavailableError when the account itself cannot be read
 */
export async function loadDashboard(context: RequestContext): Promise<DashboardView> {
  const { params } = context.site;
  const [t, account, customer, orders, address, rewards, reservations, wishlist, alerts, offers] = await Promise.all([
    serverText(context.language, "dashboard"),
    serverText(context.language, "account"),
    getCustomer(context),
    nullIfUnavailable(context, listLatestOrders(context, LATEST_ORDERS)),
    nullIfUnavailable(context, loadAddress(context)),
    optional(context, "the points are not known", null, () => findRewards(context)),
    optional(context, "the reservations are not known", [], () => listReadyReservations(context)),
    params.wishlist ? nullIfUnavailable(context, wishlistGlance(context)) : null,
    params.showProductAvailabilityAlert ? nullIfUnavailable(context, getStockAlerts(context)) : null,
    listOffers(context),
  ]);
  const last = orders && { order: orders[0] ?? null };
  return {
    firstName: formatPersonName(customer.firstName),
    name: formatPersonName(`${customer.firstName} ${customer.lastName}`),
    email: customer.email,
    phone: phoneText(customer, context.site.country) ?? null,
    news: newsOf(last?.order ?? null, t),
    attention: [
      ...(orders ?? []).flatMap((order, index) => orderAttention(order, { isLatest: index === 0 }, t)),
      ...reservations.map((each) =>
        reservationAttention(context, t, each, lastMoment(each.expiresAt, account, context)),
      ),
    ],
    last,
    address,
    loyalty: await loyaltyOf(customer, rewards, context),
    membership: await membershipOf(customer, context),
    offers: offers.slice(0, MOST_OFFERS).map(({ id, title, text, until }) => ({ id, title, text, until })),
    lists: { wishlist, alerts: alerts && alerts.length },
  };
}

/** Reservations that can be collected. */
async function listReadyReservations(context: RequestContext): Promise<Reservation[]> {
  if (!context.site.params.ereservation) return [];
  const { values } = await getReservations(context, { page: 1, size: 5 });
  return values.filter(({ status }) => status === "READY");
}

function orderAttention(order: OrderTeaser, { isLatest }: { isLatest: boolean }, t: Text<"dashboard">): Attention[] {
  const { orderNumber: number, href, paymentStatus, placedAt } = order;
  const isRecent = isLatest || Date.now() - Date.parse(placedAt.iso) < REFUSED_TIME;
  if (paymentStatus === "REFUSED")
    return isRecent ? [{ kind: "refused", text: t("attention.refused", { number }), href }] : [];
  return order.isLate ? [{ kind: "late", text: t("attention.late", { number }), href }] : [];
}

function reservationAttention(
  context: RequestContext,
  t: Text<"dashboard">,
  { reservationId, product, store }: Reservation,
  date: string,
): Attention {
  const text = t("attention.reservation", { product: product.name, shop: store.name, date });
  const href = `${paths.account(context.prefix, "reservations")}#reservation-${reservationId}`;
  return { kind: "reservation", text, href };
}

async function loadAddress(context: RequestContext): Promise<{ lines: string[] | null }> {
  const found = await findFavouriteAddress(context);
  return { lines: found && postalLines(toCartAddress(found), context) };
}

function newsOf(order: OrderTeaser | null, t: Text<"dashboard">): string {
  if (!order) return t("news.none");
  const { status, paymentStatus, deliveryDate, isLate } = order;
  // A promised day that has passed is not announced.
  if (isLate) return t("news.late");
  if (status === "ACCEPTED" && (paymentStatus === "TO_PAY" || paymentStatus === "CHECKING")) {
    return t(`news.${paymentStatus}`);
  }
  const news = t(`news.${status}`);
  return isUnderWay(status) && deliveryDate ? t("news.date", { news, date: deliveryDate }) : news;
}

/**
 * Number of wishes, and the latest ones that the catalogue still has; none of those while the catalogue does not
 * answer. Fails as `getWishlist` does.
 */
async function wishlistGlance(context: RequestContext): Promise<NonNullable<DashboardView["lists"]["wishlist"]>> {
  const wishes = await getWishlist(context);
  const ids = wishes.slice(0, MOST_WISHES).map(cardId);
  const tiles = await optional(context, "the wishes are not shown", null, () => findTilesById(context, ids));
  const latest = ids.flatMap((id) => {
    const tile = tiles?.[id];
    if (!tile) return [];
    const { slug, name, currency, now, picture } = tile;
    const price = formatMoney({ centAmount: now, currencyCode: currency }, context.locale);
    return { href: paths.slug(context.prefix, slug), name, price, picture };
  });
  return { count: wishes.length, latest };
}

/** The card of a loyalty client (FID); null on a site without a loyalty programme. */
async function loyaltyOf(
  customer: Customer,
  points: RewardsAtAGlance | null,
  context: RequestContext,
): Promise<LoyaltyGlance | null> {
  const { number, barcode } = loyaltyCard(context, customer);
  if (!context.site.params.loyalty || customer.loyaltyType !== "FID" || !number) return null;
  const t = await serverText(context.language, "loyalty");
  return { number, code: barcode && { barcode, label: t("code.label", { number }) }, points };
}

/** Membership of Happy Shopping, which has a number and no points; null for everybody else. */
async function membershipOf(
  { loyaltyType, loyaltyNumber }: Customer,
  { site, language }: RequestContext,
): Promise<DashboardView["membership"]> {
  if (!site.params.loyalty || loyaltyType !== "HSP" || !loyaltyNumber) return null;
  const t = await serverText(language, "loyalty");
  return { name: t("hsp.number"), number: groupsOfFour(loyaltyNumber) };
}
