import type { Country, Language } from "#models/locale.ts";
import { formatMoney } from "#models/money-format.ts";
import type { Offer } from "#models/offer.ts";
import type { Account } from "../../customers/accounts";
import { type Coupon, COUPON } from "../carts/promo-codes";
import { localTime, startOfDay } from "../local-time";
import { methodsOf, rateOf } from "../shipping/rates";
import { type Amounts, OFFER_TEXTS, type OfferId } from "./offer-words";
import { fill } from "../../words/words";

/** Where and in which words offers are told. */
export interface OfferViewer {
  country: Country;
  language: Language;
  /** For how amounts are written. */
  locale: string;
  currency: string;
}

interface OfferRule {
  id: OfferId;
  code: string | null;
  /** Families it holds for; none: all. */
  familyIds: readonly string[];
  /** Whole months it runs, counted from this one: 0 is this month, 1 the next. Null: always. */
  month: number | null;
  /** Null for everyone; else whom it is for. */
  isFor: ((account: Account, today: string) => boolean) | null;
  /** Only in countries that have the programme, the delivery, or stores (which is where one collects). */
  needs?: "loyalty" | "HSP" | "LM";
}

const OFFERS: readonly OfferRule[] = [
  { id: "delivery", code: null, familyIds: [], month: null, isFor: null },
  { id: "coupon", code: "MERCI", familyIds: [], month: 0, isFor: null },
  { id: "gift", code: "CADEAU", familyIds: ["w10100", "w10400"], month: 1, isFor: null },
  { id: "welcome", code: "BIENVENUE10", familyIds: [], month: null, isFor: ({ newCustomer }) => newCustomer },
  {
    id: "points",
    code: "POINTS",
    familyIds: [],
    month: 0,
    isFor: ({ loyaltyType }) => loyaltyType !== undefined,
    needs: "loyalty",
  },
  {
    id: "members",
    code: null,
    familyIds: [],
    month: null,
    isFor: ({ loyaltyType }) => loyaltyType === "FID",
    needs: "loyalty",
  },
  {
    id: "happy",
    code: null,
    familyIds: [],
    month: null,
    isFor: ({ loyaltyType }) => loyaltyType === "HSP",
    needs: "HSP",
  },
  { id: "birthday", code: null, familyIds: ["w10100", "w10200"], month: 0, isFor: hasBirthday, needs: "LM" },
];

/** Whether this is the month in which the customer was born. */
function hasBirthday({ birthday }: Account, today: string): boolean {
  return birthday?.slice(5, 7) === today.slice(5, 7);
}

export interface OfferSearch {
  /** Null: offers for everyone only. */
  account: Account | null;
  /** Those that have not begun yet as well. */
  all: boolean;
  /** Offers for one of these, or for all families; null: whichever. */
  familyIds: readonly string[] | null;
  loyalty: boolean;
  now: number;
}

/** Offers for everyone and, apart from them, those for this customer. */
export function findOffers(search: OfferSearch, viewer: OfferViewer): { personal: Offer[]; collective: Offer[] } {
  const { account, all, familyIds, loyalty, now } = search;
  const fits = ({ month, familyIds: own }: OfferRule): boolean =>
    (all || month === null || month === 0) &&
    (familyIds === null || own.length === 0 || own.some((id) => familyIds.includes(id)));
  const open = offersIn(viewer, loyalty).filter(fits);
  const present = (rule: OfferRule): Offer => presentOffer(rule, viewer, now);
  const today = localTime(viewer.country, now).day;
  return {
    personal: open.filter(({ isFor }) => account !== null && isFor?.(account, today)).map(present),
    collective: open.filter(({ isFor }) => isFor === null).map(present),
  };
}

function offersIn({ country }: OfferViewer, loyalty: boolean): OfferRule[] {
  const methods = methodsOf(country);
  return OFFERS.filter(({ needs }) => !needs || (needs === "loyalty" ? loyalty : methods.includes(needs)));
}

function presentOffer({ id, code, familyIds, month }: OfferRule, viewer: OfferViewer, now: number): Offer {
  const words = wordsOf(id, viewer);
  return {
    id: `${id}-${viewer.country}`,
    title: words.title,
    text: words.text,
    code,
    ...(month === null ? yearOf(viewer.country, now) : monthOf(viewer.country, now, month)),
    familyIds: [...familyIds],
    legalNotice: words.notice,
  };
}

/** The small print of every offer of a country, those for some customers included. */
export function offerNotices(viewer: OfferViewer, loyalty: boolean): { id: string; title: string; text: string }[] {
  return offersIn(viewer, loyalty).map(({ id }) => {
    const { title, notice } = wordsOf(id, viewer);
    return { id, title, text: notice };
  });
}

function wordsOf(id: OfferId, viewer: OfferViewer): { title: string; text: string; notice: string } {
  const { title, text, notice } = OFFER_TEXTS[viewer.language].offers[id];
  const values = { ...amounts(viewer) };
  return { title: fill(title, values), text: fill(text, values), notice: fill(notice, values) };
}

function amounts({ currency, locale }: OfferViewer): Amounts {
  const { freeAbove } = rateOf("NO", currency);
  const write = (centAmount: number): string =>
    formatMoney({ centAmount, currencyCode: currency }, locale, { whole: true });
  const { off, from } = new Map<string, Coupon>(Object.entries(COUPON)).get(currency) ?? COUPON.EUR;
  return { freeFrom: write((freeAbove?.centAmount ?? 0) + 1), coupon: write(off), couponFrom: write(from) };
}

/** From its first midnight to the last second before the next month's, by the clocks of the country. */
function monthOf(country: Country, now: number, later: number): { startDate: string; endDate: string } {
  const [year, month] = thisMonth(country, now);
  return between(country, firstOf(year, month + later), firstOf(year, month + later + 1));
}

function yearOf(country: Country, now: number): { startDate: string; endDate: string } {
  const [year] = thisMonth(country, now);
  return between(country, firstOf(year, 1), firstOf(year + 1, 1));
}

function thisMonth(country: Country, now: number): [year: number, month: number] {
  const [year, month] = localTime(country, now).day.split("-");
  return [Number(year), Number(month)];
}

/** The ISO day on which a month begins; the thirteenth is the next year's first. */
const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const between = (country: Country, first: string, next: string): { startDate: string; endDate: string } => ({
  startDate: new Date(startOfDay(country, first)).toISOString(),
  endDate: new Date(startOfDay(country, next) - 1_000).toISOString(),
});
