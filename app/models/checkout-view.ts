import type { StepState } from "./checkout-steps";
import type { PriceLine } from "./price-breakdown";

/** What the checkout's pages show: amounts and dates in words, made by the bff, shown by ui. */

export interface PriceLineView {
  id: string;
  kind: PriceLine["kind"];
  name: string;
  /** Colour and size of a product, for whom a gift card is. */
  detail: string | null;
  /** 0 for what is no item, a rest that the gateway names nowhere. */
  quantity: number;
  /** Price of one, where there are several. */
  each: string | null;
  amount: string;
  /** Of a product: its page and its picture. */
  href: string | null;
  picture: string | null;
}

/** What is paid, line by line, in words: the same on overview, confirmation and order. */
export interface PriceBreakdownView {
  lines: PriceLineView[];
  count: number;
  /** The lines together. */
  items: string;
  /** With their minus sign. */
  discounts: { label: string; value: string }[];
}

/** What every step shows around its form: progress above, the order beside. Amounts and dates are in words. */
export interface CheckoutShell {
  /** Of the document, shop's name included. */
  title: string;
  /** "Payment, step 3 of 4" */
  heading: string;
  /** Opened from the overview, where the form leads back to. */
  isChange: boolean;
  steps: StepView[];
  order: OrderSummaryView;
  /** The lines that are shown, for the form to say so (`diffLines`). */
  seen: string;
}

export interface StepView {
  label: string;
  state: StepState["state"];
  /** For done and open steps. */
  to?: string;
  /** What was chosen there. */
  summary?: string;
}

export interface OrderSummaryView extends OrderSums {
  count: number;
  lines: PriceLineView[];
}

/** From the items to what is left to pay. */
export interface OrderSums {
  rows: { label: string; note?: string; value: string; kind?: "free" | "discount" | "total" }[];
  /** What is left to pay, delivery included as far as it is known. */
  toPay: string;
}

/** An address form as it is shown. */
export interface AddressFormView {
  values: AddressValues;
  countries: CountryView[];
  phone: "required" | "optional" | "none";
}

/** A delivery address of the account, as its page shows it. */
export interface DeliveryAddressForm {
  form: AddressFormView;
  isFavourite: boolean;
  /** There is no other that could be the favourite. */
  isOnly: boolean;
  /** The form holds what was typed before the customer was interrupted. */
  isRestored: boolean;
}

/** A country that can be chosen, and how it writes its addresses: the choice changes while the form is open. */
export interface CountryView {
  /** 2-letter code */
  value: string;
  label: string;
  cityFirst: boolean;
  /** Examples. */
  postcode: string;
  phone: string;
  /** `+33` */
  callingCode: string;
}

/** What stands in the fields, as typed. */
export type AddressValues = Partial<Record<AddressField, string>>;

/** Fields of an address form, in the order in which they are read and their mistakes told. */
export const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "country",
  "line1",
  "line2",
  "line3",
  "line4",
  "zipCode",
  "city",
  "phone",
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
