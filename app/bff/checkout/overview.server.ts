import { checkoutText, type CheckoutText } from "#app/i18n/i18n.server.ts";
import type { CartAddress } from "#app/models/address.ts";
import { isSameAddress, toCartAddress } from "#app/models/address-rules.ts";
import type { Cart } from "#app/models/cart.ts";
import { amountLeftToPay, skipsPayment } from "#app/models/cart-rules.ts";
import { maskedNumber } from "#app/models/gift-card-rules.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { isHomeMethod, isParcel } from "#app/models/shipping.ts";
import type { RequestContext } from "../context.server";
import { formatPhoneNumber } from "../account/phone-number.server";
import { parcelLines } from "../account/address-lines.server";
import { changePath, type Checkout } from "./access.server";
import { choicesMark } from "./choices-mark.server";
import { deliveryLabel } from "./checkout-shell.server";
import { giftCardPayments } from "./gift-cards.server";
import { type InstalmentSchedule, instalmentSchedule } from "./instalment-schedule.server";
import { type AmountChange, amountChange } from "./notice.server";

/** The overview: everything chosen, with links to change it, and the button that orders (PAY-20). */
export interface OverviewView {
  billing: { lines: string[]; change: string };
  delivery: {
    label: string;
    lines: string[];
    phone: string | null;
    /** Says that the account has another address now than the parcel goes to. */
    edited: string | null;
    change: string;
  };
  /** Null when nothing is left to pay. */
  payment: { title: string; schedule: InstalmentSchedule; change: string } | null;
  /** What gift cards pay; null when none does. */
  giftCards: { lines: string[]; change: string } | null;
  /** The amount above the button, in cents: what the shopper agrees to. */
  cents: number;
  /** What else the shopper agrees to, besides amount and lines, as the form carries it (`choicesMark`). */
  choices: string;
  /** The amount as a sentence; null when nothing is left to pay. */
  due: string | null;
  /** Only the words that the law prescribes (directive 2011/83/EU, article 8). */
  button: string;
  /** For the sentence beside the button (`agreement`). */
  note: string;
  isParcel: boolean;
  /** How the amount has changed since the shopper last saw it; null when it has not. */
  change: AmountChange | null;
}

export async function overviewView(context: RequestContext, checkout: Checkout): Promise<OverviewView> {
  const { cart, paymentMethod, funnel } = checkout;
  const t = await checkoutText(context.language);
  const isFree = skipsPayment(cart, funnel.freeCartCriteria);
  const due = amountLeftToPay(cart);
  const amount = formatMoney(due, context.locale);
  const giftCards = giftCardsRow(context, t, cart);
  const lines = (address: CartAddress | null) => (address ? parcelLines(address, context) : []);
  return {
    billing: { lines: lines(cart.billingAddress), change: changePath(context, "billing") },
    delivery: {
      label: deliveryLabel(context, checkout) ?? "",
      lines: lines(cart.shippingAddress),
      phone: phoneOf(cart.shippingAddress),
      edited: isEditedSince(checkout) ? t("overview.addressEdited") : null,
      change: changePath(context, "delivery"),
    },
    payment:
      isFree || !paymentMethod
        ? null
        : {
            // Beside a gift card each says how much it pays.
            title: [t(`method.${paymentMethod}`), giftCards && amount].filter(Boolean).join(", "),
            schedule: instalmentSchedule(context, t, { method: paymentMethod, amount: due }),
            change: changePath(context, "payment"),
          },
    giftCards,
    cents: isFree ? 0 : due.centAmount,
    choices: choicesMark(context, cart, paymentMethod),
    due: isFree ? null : t("overview.due", { amount }),
    button: t(isFree ? "overview.order" : payButton(context.site.country)),
    note: isFree
      ? t("overview.freeNote")
      : t(paymentMethod === "multibanco" ? "overview.voucherNote" : "overview.payNote"),
    isParcel: isParcel(cart.shippingInfo),
    change: amountChange(context),
  };
}

/** British law does not prescribe the button's words. */
const payButton = (country: string) => (country === "GB" ? "overview.payNow" : "overview.pay");

function giftCardsRow(context: RequestContext, t: CheckoutText, cart: Cart): OverviewView["giftCards"] {
  const lines = giftCardPayments(cart).map(({ giftCardId, centAmount }) => {
    const amount = formatMoney({ ...cart.totalPrice, centAmount }, context.locale);
    return `${t("summary.giftCard")} ${maskedNumber(giftCardId)}, ${amount}`;
  });
  return lines.length > 0 ? { lines, change: changePath(context, "payment") } : null;
}

/** Whether the saved address that the parcel goes to was changed in the account after it was chosen here. */
function isEditedSince({ cart: { shippingAddress, shippingInfo }, deliveryAddresses }: Checkout): boolean {
  const key = shippingInfo?.shippingMethodKey;
  if (!shippingAddress || !key || key === "OTHER" || !isHomeMethod(key)) return false;
  const saved = deliveryAddresses.find(({ id }) => id === shippingAddress.vitrineAddressId);
  return saved !== undefined && !isSameAddress(toCartAddress(saved), shippingAddress);
}

function phoneOf(address: CartAddress | null): string | null {
  if (!address?.phone) return null;
  const { phone: phoneNumber, phoneNumberCountry, country } = address;
  return formatPhoneNumber({ phoneNumber, phoneNumberCountry }, country);
}
