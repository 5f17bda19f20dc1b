import type { GiftCard } from "./payment";

/** Rules for gift cards used as payment. Amounts are cents. */

/** The card's last day has passed (`today` is an ISO day). */
export function isEnded({ endDate }: Pick<GiftCard, "endDate">, today: string): boolean {
  return endDate !== null && endDate < today;
}

/** A card that is bought: without its day if that has passed (`today` is an ISO day), since it is sent at once then. */
export function withoutPastDay<T extends { sendDate?: string | undefined }>(card: T, today: string): T {
  return card.sendDate !== undefined && card.sendDate < today ? { ...card, sendDate: undefined } : card;
}

/** The only part of a card's number that is shown, since anybody who has the number can spend it: `•••• 0001` */
export function maskedNumber(giftCardId: string): string {
  return `•••• ${giftCardId.slice(-4)}`;
}

/** A number typed from a card or copied from a mail, without its separators; null for what cannot be a number. */
export function readCardNumber(typed: string): string | null {
  const number = typed.replace(/[\s.\-–·]/g, "");
  return /^\d{12,20}$/.test(number) ? number : null;
}
