import type { Country, Language } from "../../../app/models/locale";
import { formatMoney } from "../../../app/models/money-format";
import type { Offer } from "../../../app/models/offer";
import type { Account } from "../../customers/accounts";
import { type Coupon, COUPON } from "../carts/promo-codes";
import { rateOf } from "../shipping/rates";
import type { Amounts, OfferId } from "./texts/offer-texts";
import { OFFER_TEXTS } from "./texts/texts";

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
  isFor: ((account: Account, now: number) => boolean) | null;
  /** Only in countries where there is such a thing. */
  needs?: "loyalty" | "points-of-carriers";
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
    needs: "points-of-carriers",
  },
  { id: "birthday", code: null, familyIds: ["w10100", "w10200"], month: 0, isFor: hasBirthday },
];

/** Whether this is the month in which the customer was born. */
function hasBirthday({ birthday }: Account, now: number): boolean {
  return birthday?.slice(5, 7) === new Date(now).toISOString().slice(5, 7);
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
  const fits = ({ month, needs, familyIds: own }: OfferRule): boolean =>
    (all || month === null || month === 0) &&
    (needs !== "loyalty" || loyalty) &&
    (needs !== "points-of-carriers" || viewer.country === "FR" || viewer.country === "CH" || viewer.country === "GB") &&
    (familyIds === null || own.length === 0 || own.some((id) => familyIds.includes(id)));
  const open = OFFERS.filter(fits);
  const present = (rule: OfferRule): Offer => presentOffer(rule, viewer, now);
  return {
    personal: open.filter(({ isFor }) => account !== null && isFor?.(account, now)).map(present),
    collective: open.filter(({ isFor }) => isFor === null).map(present),
  };
}

function presentOffer({ id, code, familyIds, month }: OfferRule, viewer: OfferViewer, now: number): Offer {
  const words = OFFER_TEXTS[viewer.language].offers(amounts(viewer))[id];
  return {
    id: `${id}-${viewer.country}`,
    title: words.title,
    text: words.text,
    code,
    ...(month === null ? yearOf(now) : monthOf(now, month)),
    familyIds: [...familyIds],
    legalNotice: words.notice,
  };
}

/** The small print of every offer of a country, those for some customers included. */
export function offerNotices(viewer: OfferViewer, loyalty: boolean): { id: string; title: string; text: string }[] {
  const words = OFFER_TEXTS[viewer.language].offers(amounts(viewer));
  return OFFERS.filter(({ needs }) => needs !== "loyalty" || loyalty).map(({ id }) => {
    return { id, title: words[id].title, text: words[id].notice };
  });
}

function amounts({ currency, locale }: OfferViewer): Amounts {
  const { freeAbove } = rateOf("NO", currency);
  const write = (centAmount: number): string =>
    formatMoney({ centAmount, currencyCode: currency }, locale, { whole: true });
  const { off, from } = new Map<string, Coupon>(Object.entries(COUPON)).get(currency) ?? COUPON.EUR;
  return { freeFrom: write((freeAbove?.centAmount ?? 0) + 1), coupon: write(off), couponFrom: write(from) };
}

function monthOf(now: number, month: number): { startDate: string; endDate: string } {
  const date = new Date(now);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month, 1);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month + 1, 1) - 1000;
  return { startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() };
}

function yearOf(now: number): { startDate: string; endDate: string } {
  const year = new Date(now).getUTCFullYear();
  return { startDate: `${year}-01-01T00:00:00.000Z`, endDate: `${year}-12-31T23:59:59.000Z` };
}
