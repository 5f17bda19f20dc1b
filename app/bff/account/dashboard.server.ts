import { serverText } from "~/i18n/i18n.server";
import type { Text } from "~/i18n/use-text";
import { toCartAddress } from "~/models/address-rules";
import { formatPersonName } from "~/models/person-name";
import type { Customer } from "~/models/customer";
import { nullIfUnavailable } from "../http/error-responses.server";
import { findFavouriteAddress } from "./addresses.server";
import type { RequestContext } from "../context.server";
import { getCustomer } from "./customer.server";
import { monthOf } from "~/i18n/dates.server";
import { findLastOrder } from "./orders.server";
import { type OrderTeaser, orderView } from "./order-view.server";
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
  last: { order: OrderTeaser | null } | null;
  address: { lines: string[] | null } | null;
  loyalty: { number: string; since: string | null } | null;
}

/**
 * Account, last order and address, side by side.
 * @throws UnauthorizedError when the session is over; ServiceUnavailableError when the account itself cannot be read
 */
export async function loadDashboard(context: RequestContext): Promise<DashboardView> {
  const [t, customer, last, address] = await Promise.all([
    serverText(context.language, "account"),
    getCustomer(context),
    nullIfUnavailable(context, loadLastOrder(context)),
    nullIfUnavailable(context, loadAddress(context)),
  ]);
  return {
    firstName: formatPersonName(customer.firstName),
    name: formatPersonName(`${customer.firstName} ${customer.lastName}`),
    email: customer.email,
    phone: phoneText(customer, context.site.country) ?? null,
    news: newsOf(last?.order ?? null, t),
    last,
    address,
    loyalty: loyaltyOf(customer, context),
  };
}

async function loadLastOrder(context: RequestContext): Promise<{ order: OrderTeaser | null }> {
  const found = await findLastOrder(context);
  if (!found) return { order: null };
  const { orderNumber, href, status, paymentStatus, placedAt, total, nbProducts, pictures, deliveryDate } =
    await orderView(context, found);
  const order = { orderNumber, href, status, paymentStatus, placedAt, total, nbProducts, pictures, deliveryDate };
  return { order };
}

async function loadAddress(context: RequestContext): Promise<{ lines: string[] | null }> {
  const found = await findFavouriteAddress(context);
  const site = { country: context.site.country, locale: context.locale };
  return { lines: found && postalLines(toCartAddress(found), site) };
}

function newsOf(order: OrderTeaser | null, t: Text<"account">): string {
  if (!order) return t("news.none");
  const { status, paymentStatus, deliveryDate } = order;
  if (status === "ACCEPTED" && (paymentStatus === "TO_PAY" || paymentStatus === "CHECKING")) {
    return t(`news.${paymentStatus}`);
  }
  const news = t(`news.${status}`);
  const isComing = status === "ACCEPTED" || status === "PREPARING" || status === "SHIPPED";
  return isComing && deliveryDate ? t("news.date", { news, date: deliveryDate }) : news;
}

/** The card of a loyalty client (FID), its number in groups of four. */
function loyaltyOf(customer: Customer, { locale }: RequestContext): DashboardView["loyalty"] {
  const { loyaltyType, loyaltyNumber, loyaltyCreationDate } = customer;
  if (loyaltyType !== "FID" || !loyaltyNumber) return null;
  const number = loyaltyNumber.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
  return { number, since: loyaltyCreationDate ? monthOf(loyaltyCreationDate, locale) : null };
}
