import type { GiftCard } from "./payment";

/** Rules about gift cards that pay. Amounts are cents. */

/** Its last day has passed (`today` is an ISO day). */
export function isEnded({ endDate }: Pick<GiftCard, "endDate">, today: string): boolean {
  return endDate !== null && endDate < today;
}

/** All that is shown of a card's number, as money: whoever has it can spend it. `•••• 0001` */
export function maskedNumber(giftCardId: string): string {
  return `•••• ${giftCardId.slice(-4)}`;
}

/** As it is typed from a card or copied from a mail, groups and all; null for what cannot be a number. */
export function readCardNumber(typed: string): string | null {
  const number = typed.replace(/[\s.\-–·]/g, "");
  return /^\d{12,20}$/.test(number) ? number : null;
}
