import type { setupServer } from "msw/node";
import type { GiftCard } from "#models/payment.ts";
import type { PaymentView } from "#app/bff/checkout/payment-choice.server.ts";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import { translate } from "#app/i18n/translate.ts";
import { loader } from "#app/routes/$locale.checkout.payment/route.tsx";
import { aShopper, CheckoutWorld } from "./checkout-world";
import { answerOf, type FakeBrowser } from "./fake-browser";

/** The payment step of a customer with a gift card. */

export const PAYMENT_STEP = "/fr-fr/checkout/payment";
export const CARD = "6006000000000001";
/** The call of the gateway that pays with it. */
export const PAY_WITH_CARD = `POST carts-self/cart-1/gift-cards/${CARD}`;

export const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

/** A card that holds 20 euros. */
export function aGiftCard(card: Partial<GiftCard> = {}): GiftCard {
  return { giftCardId: CARD, balance: eur(2_000), endDate: null, ...card };
}

export async function aGiftCardPayer(
  server: ReturnType<typeof setupServer>,
): Promise<{ world: CheckoutWorld; browser: FakeBrowser }> {
  const world = new CheckoutWorld();
  world.giftCards = [aGiftCard()];
  return { world, browser: await aShopper(world, server) };
}

export async function openPaymentStep(browser: FakeBrowser): Promise<PaymentView> {
  const { result } = await browser.visit(loader, PAYMENT_STEP);
  return answerOf<{ payment: PaymentView }>(result).data.payment;
}

/** Cents of each payment with the card so far. */
export function paidWithCard(world: CheckoutWorld): number[] {
  return world.called(PAY_WITH_CARD).map(({ body }) => (body as { amount: { centAmount: number } }).amount.centAmount);
}

/** A French text about gift cards. */
export const said = (key: string, values = {}) => translate(MESSAGES.fr.storedValue, "fr-FR", key, values);
