import type { ExtrasView, GiftCardView } from "#app/bff/cart/extras-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatMoney } from "#app/models/money-format.ts";
import type { Money } from "#app/models/money.ts";
import { CartExtra } from "#app/ui/cart/cart-line.tsx";
import { Tool, Undo, withUndo } from "./line-form";

/**
 * Gift cards, donations, the loyalty card, as list items after the lines.
 *
 * @param isEmptied nothing is left in the cart
 */
export function extraRows({ giftCards, donations, loyaltyCard, undo }: ExtrasView, isEmptied: boolean) {
  const cards = giftCards.map((card) => <GiftCard key={card.giftCardId} card={card} />);
  const undoCards = undo
    .filter(({ kind }) => kind === "giftCard")
    .map(({ undoId, position }) => ({
      position,
      row: <ExtraUndo key={undoId} {...{ undoId, isEmptied }} kind="giftCard" />,
    }));
  const undoLoyalty = undo.find(({ kind }) => kind === "loyaltyCard");
  return (
    <>
      {withUndo(cards, undoCards)}
      {loyaltyCard && <LoyaltyCard price={loyaltyCard} />}
      {undoLoyalty && !loyaltyCard && (
        <ExtraUndo key={undoLoyalty.undoId} {...{ isEmptied }} undoId={undoLoyalty.undoId} kind="loyaltyCard" />
      )}
      {donations.map((donation) => (
        <Donation key={donation.id} {...donation} />
      ))}
    </>
  );
}

interface ExtraUndoProps {
  undoId: string;
  kind: ExtrasView["undo"][number]["kind"];
  isEmptied: boolean;
}

function ExtraUndo({ undoId, kind, isEmptied }: ExtraUndoProps) {
  const t = useText("cart");
  return (
    <Undo intent="undo-extra" {...{ undoId, isEmptied }}>
      {t(kind === "giftCard" ? "gift.removed" : "card.removed")}
    </Undo>
  );
}

function GiftCard({ card }: { card: GiftCardView }) {
  const { locale } = useLocale();
  const t = useText("cart");
  return (
    <CartExtra
      icon="gift"
      name={t("gift.title")}
      price={card.amount}
      details={[
        card.recipient && t("gift.for", { name: card.recipient }),
        card.sendDate ? t("gift.on", { date: card.sendDate }) : t("gift.now"),
        card.message,
      ]}
      tools={
        <Tool
          intent="remove-gift-card"
          name="giftCardId"
          value={card.giftCardId}
          label={t("remove")}
          of={`${t("gift.title")}, ${formatMoney(card.amount, locale)}`}
        />
      }
    />
  );
}

function LoyaltyCard({ price }: { price: Money }) {
  const t = useText("cart");
  return (
    <CartExtra
      icon="star"
      name={t("card.title")}
      price={price}
      tools={<Tool intent="remove-card" name="card" value="" label={t("remove")} of={t("card.title")} />}
    />
  );
}

function Donation({ id, amount }: ExtrasView["donations"][number]) {
  const { locale } = useLocale();
  const t = useText("cart");
  const of = `${t("donation.line")}, ${formatMoney(amount, locale)}`;
  return (
    <CartExtra
      icon="heart"
      name={t("donation.line")}
      price={amount}
      tools={<Tool intent="remove-donation" name="donationId" value={id} label={t("remove")} of={of} />}
    />
  );
}
