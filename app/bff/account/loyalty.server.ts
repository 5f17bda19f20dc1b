import type { z } from "zod";
import { serverText } from "#app/i18n/i18n.server.ts";
import { dayOf, monthOf } from "#app/i18n/dates.server.ts";
import { type Barcode, barcodeOf } from "#app/models/barcode.ts";
import type { Customer } from "#app/models/customer.ts";
import { currencyDecimals, formatMoney } from "#app/models/money-format.ts";
import { type LOYALTY_MOVEMENTS, loyaltyHistorySchema, loyaltyOffersSchema } from "#app/models/offer.ts";
import { groupsOfFour } from "#app/models/number-format.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { getCustomer } from "./customer.server";
import type { PageQuery } from "./customer-lists.server";
import type { ListPage } from "./list-pages.server";

/**
 * The loyalty programme as customers see it (ACC-08): cardholders (FID), members of Happy Shopping (HSP), and everybody
 * else.
 */

export interface LoyaltyCard {
  name: string;
  /** In groups of four; null while the gateway gives none. */
  number: string | null;
  /** For the till; null for a number that has no bar code. */
  barcode: Barcode | null;
  /** Month and year, in words. */
  since: string | null;
}

export interface LoyaltyReward {
  id: string;
  label: string;
  /** What it costs. */
  points: number;
  /** How many points are missing; 0 when it can be had. */
  missing: number;
}

/** Key of its text. `_BACK` where an order was undone: points won are taken back, points spent are returned. */
type MovementKind = `kind.${(typeof LOYALTY_MOVEMENTS)[number] | "ORDER_BACK" | "BONUS_BACK" | "OFFER_BACK"}`;

export interface LoyaltyMovement {
  date: { iso: string; text: string };
  kind: MovementKind;
  /** Negative when spent. */
  points: number;
  order: { number: string; href: string } | null;
}

/** So many points for each `amount` that is spent. */
export interface EarningRate {
  count: number;
  amount: string;
}

/** A part that cannot be read now is null. */
export type LoyaltyView =
  | {
      type: "FID";
      card: LoyaltyCard;
      balance: number | null;
      rewards: LoyaltyReward[] | null;
      movements: LoyaltyMovement[] | null;
      rate: EarningRate | null;
    }
  | { type: "HSP"; card: LoyaltyCard }
  /** What the card would cost; null for nothing. */
  | { type: null; price: string | null; rate: EarningRate | null };

/** Latest movements on the card's page. */
const LATEST = 5;

/**
 * Customer, rewards and latest movements in one round of calls; the gateway refuses those that this customer does not
 * have. Fails as `getCustomer` does.
 */
export async function loadLoyalty(context: RequestContext): Promise<LoyaltyView> {
  const [customer, offers, history] = await Promise.all([
    getCustomer(context),
    forMembers(context, () => getLoyaltyOffers(context)),
    forMembers(context, () => getLoyalty(context, { page: 1, size: LATEST })),
  ]);
  const rate = earningRate(context);
  switch (customer.loyaltyType) {
    case "FID":
      return {
        type: "FID",
        card: loyaltyCard(context, customer),
        balance: offers?.balance ?? history?.balance ?? null,
        rewards: offers && rewardsOf(offers),
        movements: history && history.values.map((each) => movementOf(context, each)),
        rate,
      };
    case "HSP":
      // The membership number of Happy Shopping is not scanned at a till.
      return { type: "HSP", card: { ...loyaltyCard(context, customer), barcode: null } };
    case undefined:
      return { type: null, price: cardPrice(context), rate };
  }
}

export interface LoyaltyHistory extends ListPage {
  balance: number;
  movements: LoyaltyMovement[];
}

const PAGE_SIZE = 20;

/** One page, newest first, counted from 1; null when it cannot be read, and for customers who are no members. */
export async function loadHistory(context: RequestContext, page: number): Promise<LoyaltyHistory | null> {
  const history = await forMembers(context, () => getLoyalty(context, { page, size: PAGE_SIZE }));
  if (!history) return null;
  const { balance, total, values } = history;
  return {
    page,
    pageSize: PAGE_SIZE,
    total,
    balance,
    movements: values.map((each) => movementOf(context, each)),
  };
}

/** The page's title, by the customer's kind of membership. */
export async function loyaltyTitle(context: RequestContext, type: LoyaltyView["type"]): Promise<string> {
  if (type === "HSP") return (await serverText(context.language, "loyalty"))("hsp.title");
  return (await serverText(context.language, "account"))("loyalty.title");
}

/** Null when it cannot be read, which makes the page a 503, and for customers who are no loyalty clients. */
function forMembers<T>(context: RequestContext, ask: () => Promise<T>): Promise<T | null> {
  return nullIfUnavailable(context, ofLoyaltyClient(context, ask));
}

/**
 * What points pay for, and how many the member has. Fails as `personalCall` does: 403 for customers who are no members.
 */
export async function getLoyaltyOffers(context: RequestContext): Promise<z.infer<typeof loyaltyOffersSchema>> {
  const call = {
    path: path`customers-self/loyalty/offers/${context.site.storeId}`,
    schema: loyaltyOffersSchema,
  };
  return (await personalCall(context, call)).body;
}

/**
 * The points and a page of their movements, newest first. Fails as `personalCall` does: 403 for customers who are no
 * members.
 */
async function getLoyalty(context: RequestContext, query: PageQuery): Promise<z.infer<typeof loyaltyHistorySchema>> {
  return (await personalCall(context, { path: "customers-self/loyalty", query, schema: loyaltyHistorySchema })).body;
}

/** The same for a loyalty client (FID); null for everybody else, and where there is no programme. */
export async function findLoyalty(context: RequestContext, query: PageQuery) {
  return ofLoyaltyClient(context, () => getLoyalty(context, query));
}

/** Rewards that a loyalty client can have now or next. */
export interface RewardsAtAGlance {
  balance: number;
  /** The best reward that the points pay for. */
  ready: LoyaltyReward | null;
  /** The nearest reward that they do not pay for yet. */
  next: LoyaltyReward | null;
}

/** Null for everybody but a loyalty client (FID), and where there is no programme. Fails as `getLoyaltyOffers` does. */
export async function findRewards(context: RequestContext): Promise<RewardsAtAGlance | null> {
  const offers = await ofLoyaltyClient(context, () => getLoyaltyOffers(context));
  if (!offers) return null;
  const rewards = rewardsOf(offers);
  return {
    balance: offers.balance,
    ready: rewards.findLast(({ missing }) => missing === 0) ?? null,
    next: rewards.find(({ missing }) => missing > 0) ?? null,
  };
}

/** Asks in parallel with the customer: a refused call costs less than a second round. */
async function ofLoyaltyClient<T>(context: RequestContext, ask: () => Promise<T>): Promise<T | null> {
  if (!context.site.params.loyalty) return null;
  const [{ loyaltyType }, [asked]] = await Promise.all([getCustomer(context), Promise.allSettled([ask()])]);
  // A refusal for any other customer is expected.
  if (loyaltyType !== "FID") return null;
  if (asked.status === "rejected") throw asked.reason;
  return asked.value;
}

export function loyaltyCard({ locale }: RequestContext, customer: Customer): LoyaltyCard {
  const { firstName, lastName, loyaltyNumber, loyaltyCreationDate } = customer;
  const number = loyaltyNumber?.replace(/\s/g, "") ?? "";
  return {
    name: formatPersonName(`${firstName} ${lastName}`),
    number: number === "" ? null : groupsOfFour(number),
    barcode: barcodeOf(number),
    since: loyaltyCreationDate ? monthOf(loyaltyCreationDate, locale) : null,
  };
}

/** The cheapest first. */
function rewardsOf({ balance, values }: Awaited<ReturnType<typeof getLoyaltyOffers>>): LoyaltyReward[] {
  return values
    .map(({ id, label, points, isAffordable }) => ({
      id,
      label,
      points,
      missing: isAffordable ? 0 : Math.max(1, points - balance),
    }))
    .toSorted((a, b) => a.points - b.points);
}

type Movement = Awaited<ReturnType<typeof getLoyalty>>["values"][number];

function movementOf(context: RequestContext, movement: Movement): LoyaltyMovement {
  const { date, points, orderNumber } = movement;
  return {
    date: { iso: date, text: dayOf(date, context) },
    kind: kindOf(movement),
    points,
    order: orderNumber === null ? null : { number: orderNumber, href: paths.order(context.prefix, orderNumber) },
  };
}

function kindOf({ kind, points }: Movement): MovementKind {
  switch (kind) {
    case "ORDER":
    case "BONUS":
      return points < 0 ? `kind.${kind}_BACK` : `kind.${kind}`;
    case "OFFER":
      return points > 0 ? `kind.${kind}_BACK` : `kind.${kind}`;
    case "WELCOME":
      return `kind.${kind}`;
  }
}

/** Null where purchases earn nothing. */
function earningRate({ site, locale }: RequestContext): EarningRate | null {
  const { loyaltyScale } = site.params;
  if (loyaltyScale <= 0) return null;
  const unit = { centAmount: 10 ** currencyDecimals(site.currency), currencyCode: site.currency };
  return { count: loyaltyScale, amount: formatMoney(unit, locale, { whole: true }) };
}

function cardPrice({ site, locale }: RequestContext): string | null {
  const { loyaltyCardCentAmount: centAmount } = site.params;
  return centAmount > 0 ? formatMoney({ centAmount, currencyCode: site.currency }, locale, { whole: true }) : null;
}
