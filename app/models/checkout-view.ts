import type { StepState } from "./checkout-steps";
import type { PriceLine } from "./price-breakdown";

/** Data of the checkout's pages: amounts and dates in words, made by the bff, shown by ui. */

export interface PriceLineView {
  id: string;
  kind: PriceLine["kind"];
  name: string;
  /** Colour and size of a product, or the receiver of a gift card; null where there is neither. */
  detail: string | null;
  /** 0 for a line that is no item: a rest of the total that the gateway does not name. */
  quantity: number;
  /** Price of one piece, when there are several. */
  each: string | null;
  amount: string;
  /** Page and picture of a product. */
  href: string | null;
  picture: string | null;
}

/** What is paid, line by line, in words: the same on overview, confirmation and order. */
export interface PriceBreakdownView {
  lines: PriceLineView[];
  count: number;
  /** Sum of the lines. */
  items: string;
  /** With their minus sign. */
  discounts: { label: string; value: string }[];
}

/** What every step shows around its form: progress above, the order beside. Amounts and dates are in words. */
export interface CheckoutShell {
  /** Title of the document, with the shop's name. */
  title: string;
  /** "Payment, step 3 of 4" */
  heading: string;
  /** Opened from the overview, to which the form leads back. */
  isChange: boolean;
  steps: StepView[];
  order: OrderSummaryView;
  /** The lines that are shown, which the form sends back (`diffLines`). */
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
  /** Amount left to pay, with delivery as far as it is known. */
  toPay: string;
}

/** View of an address form. */
export interface AddressFormView {
  values: AddressValues;
  countries: CountryView[];
  phone: "required" | "optional" | "none";
}

/** A delivery address of the account, as its page shows it. */
export interface DeliveryAddressForm {
  form: AddressFormView;
  isFavourite: boolean;
  /** It is the only address, so no other could be the favourite. */
  isOnly: boolean;
  /** The form holds what was typed before the customer was interrupted. */
  isRestored: boolean;
  /** False when the saved address could not be loaded. */
  isRead: boolean;
}

/** A country to choose, with how it writes addresses: the form adapts when the choice changes. */
export interface CountryView {
  /** 2-letter code */
  value: string;
  label: string;
  cityFirst: boolean;
  /** Example values for the fields' hints. */
  postcode: string;
  phone: string;
  /** `+33` */
  callingCode: string;
}

/** Contents of the fields, as typed. */
export type AddressValues = Partial<Record<AddressField, string>>;

/** Fields of an address form, in the order in which they are read and their mistakes are listed. */
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
