import { randomInt } from "node:crypto";
import type { Cart } from "#models/cart.ts";
import { GIFT_CARD_SEGMENTATION } from "#models/cart-rules.ts";
import { formatDay } from "#models/day-format.ts";
import { formatMoney } from "#models/money-format.ts";
import { findAccount, updateAccount } from "../../customers/accounts";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { changeOptins } from "../customers/optins";
import { putGiftCard } from "../gift-cards/gift-card-store";
import { addMovement } from "../loyalty/loyalty-store";
import { sendMail } from "../mails/mail-store";
import { writeMail } from "../mails/mail-words";
import { leavingTime } from "./order-status";
import type { OrderDocument } from "./order-store";
import { localTime } from "../local-time";

/** What an order brings about beside itself. All of it belongs to the transaction that places the order. */

/** Points won and spent. */
export function bookPoints(
  sandbox: Sandbox,
  { cart, customerId, orderNumber, spent }: { cart: Cart; customerId: string; orderNumber: string; spent: number },
): void {
  const book = { customerId, orderNumber, at: sandbox.now() };
  addMovement(sandbox, { ...book, kind: "ORDER", points: cart.loyaltyPointsEarned });
  addMovement(sandbox, { ...book, kind: "BONUS", points: cart.loyaltyBonusPointsEarned });
  addMovement(sandbox, { ...book, kind: "OFFER", points: -spent });
}

/**
 * A customer who has bought is no longer new, who bought the loyalty card is a loyalty client, and who ticked surveys or
 * invitations finds them in the account.
 */
export function updateBuyer(
  sandbox: Sandbox,
  { country }: Pick<GatewayContext, "country">,
  { customer, loyaltyCard, subscriptions }: Pick<Cart, "customer" | "loyaltyCard" | "subscriptions">,
): void {
  const account = customer && findAccount(sandbox, customer.customerId);
  if (!account) return;
  const loyaltyCreationDate = localTime(country, sandbox.now()).day;
  const membership = { loyaltyType: "FID", loyaltyNumber: `29${digits(11)}`, loyaltyCreationDate } as const;
  updateAccount(sandbox, account.customerId, { newCustomer: false, ...(loyaltyCard ? membership : {}) });
  const types = { SURV: "survey", INVIT: "invitations" } as const;
  const wanted = subscriptions.map(({ type }) => ({ type: types[type], optin: "YES" as const }));
  if (wanted.length > 0) changeOptins(sandbox, account.customerId, wanted);
}

/** A loyalty card that was never paid for makes nobody a member. */
export function endMembership(sandbox: Sandbox, customerId: string): void {
  const none = { loyaltyType: undefined, loyaltyNumber: undefined, loyaltyCreationDate: undefined };
  updateAccount(sandbox, customerId, none);
}

/** How long a gift card pays, as its page and the small print say. */
export const GIFT_CARD_YEARS = 2;

/** The same day so many years later (ISO). `from` is milliseconds. */
function yearsFrom(from: number, years: number): string {
  const day = new Date(from);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

/** Gift cards bought become worth something; their numbers go to whom they are for, and nowhere else. */
export function issueGiftCards(sandbox: Sandbox, viewer: GatewayContext, cart: Cart): string[] {
  return [...cart.giftCards, ...giftCardLines(cart)].map(({ amount, recipientEmail, message, sendDate }) => {
    const number = `6006${digits(12)}`;
    putGiftCard(sandbox, { giftCardId: number, balance: amount, endDate: yearsFrom(sandbox.now(), GIFT_CARD_YEARS) });
    const words = writeMail(viewer.language, "giftCard", {
      number,
      amount: formatMoney(amount, viewer.locale),
      message: message ? `« ${message} » ` : "",
    });
    const recipient = (recipientEmail ?? cart.customer?.email ?? "").toLowerCase();
    const sentAt =
      sendDate === undefined ? sandbox.now() : Math.max(sandbox.now(), Date.parse(`${sendDate}T08:00:00Z`));
    sendMail(sandbox, { recipient, ...words, sentAt });
    return number;
  });
}

/** Gift cards that were bought as products: one each time, for the buyer at once. */
function giftCardLines({ lineItems }: Cart): Omit<Cart["giftCards"][number], "giftCardId">[] {
  return lineItems
    .filter(({ segmentationId, isFree }) => segmentationId === GIFT_CARD_SEGMENTATION && !isFree)
    .flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => ({ amount: price })));
}

/** A message at once, and one on the day on which the parcel leaves (as the help says). */
export function confirmByMail(
  sandbox: Sandbox,
  { language, locale }: GatewayContext,
  { email, totalPrice, shippingInfo }: Pick<OrderDocument, "email" | "totalPrice" | "shippingInfo">,
  number: string,
): void {
  const kind = shippingInfo.shippingMethodKey === "VI" ? "orderByMail" : "order";
  const words = writeMail(language, kind, { number, total: formatMoney(totalPrice, locale) });
  const recipient = email.toLowerCase();
  sendMail(sandbox, { recipient, ...words });
  const { deliveryDate } = shippingInfo;
  if (!deliveryDate) return;
  const shipped = writeMail(language, "shipped", { number, date: formatDay(deliveryDate.latest, locale) });
  sendMail(sandbox, { recipient, ...shipped, sentAt: leavingTime(deliveryDate) });
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, "0");
}
